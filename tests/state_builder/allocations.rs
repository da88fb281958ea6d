//! How often the builder allocates: counted, not guessed.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::mem::MaybeUninit;

use clayout::d3d12::{
    DxilLibrary, HitGroup, NodeMask, RaytracingPipeline, RaytracingPipelineConfig, RaytracingShaderConfig,
    StateObjectBuilder,
};

/// The smallest thing that is a container, and says that it has 32 bytes.
const CONTAINER: &[u8; 32] = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
    static ALIVE: Cell<isize> = const { Cell::new(0) };
    static BYTES: Cell<usize> = const { Cell::new(0) };
}

fn count(allocations: usize, alive: isize, bytes: usize) {
    // Not while a thread ends.
    let _ = BYTES.try_with(|counter| counter.set(counter.get() + bytes));
    let _ = ALLOCATIONS.try_with(|counter| counter.set(counter.get() + allocations));
    let _ = ALIVE.try_with(|counter| counter.set(counter.get() + alive));
}

// SAFETY: the system's allocator does it all.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(1, 1, layout.size());
        // SAFETY: passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(0, -1, 0);
        // SAFETY: passed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(1, 0, size);
        // SAFETY: passed on.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn counted<T>(run: impl FnOnce() -> T) -> (T, usize) {
    let before = ALLOCATIONS.get();
    let result = run();
    (result, ALLOCATIONS.get() - before)
}

fn pipeline<'d>(names: &'d [(String, String)], dxil: &'d [u8]) -> StateObjectBuilder<'d, RaytracingPipeline> {
    let mut pipeline = StateObjectBuilder::new();
    pipeline.add(DxilLibrary::new(dxil).export_all(names.iter().map(|(shader, _)| shader.as_str())));
    let config = pipeline.add(RaytracingShaderConfig {
        max_payload_size: 16,
        max_attribute_size: 8,
    });
    pipeline.add(RaytracingPipelineConfig::new(1));
    for (shader, group) in names {
        pipeline.add(HitGroup::triangles(group).closest_hit(shader));
        pipeline.associate(config, [group.as_str()]);
    }
    pipeline
}

fn names(count: usize) -> Vec<(String, String)> {
    (0..count)
        .map(|index| (format!("ClosestHit{index}"), format!("HitGroup{index}")))
        .collect()
}

#[test]
fn flattening_allocates_once() {
    for count in [0, 1, 1_000] {
        let names = names(count);
        let pipeline = pipeline(&names, b"DXBC");
        let (desc, allocations) = counted(|| pipeline.build_unchecked());
        assert_eq!(allocations, 1, "{count} hit groups");
        let ((), allocations) = counted(|| drop(desc));
        assert_eq!(allocations, 0);
    }
}

#[test]
fn lent_storage_takes_none() {
    let (names, dxil) = (names(100), b"DXBC");
    let pipeline = pipeline(&names, dxil);
    let mut storage = vec![MaybeUninit::uninit(); pipeline.storage_size() + 3];
    let lent = dxil.as_ptr().addr()..dxil.as_ptr().addr() + dxil.len();
    // However the storage is aligned.
    for skip in 0..4 {
        let storage = &mut storage[skip..];
        let (desc, allocations) = counted(|| pipeline.build_in(storage).unwrap());
        assert_eq!(allocations, 0);
        assert_eq!(super::walker::walk(&desc, std::slice::from_ref(&lent)).len(), 203);
    }
}

/// Adding allocates for what grows, not for each subobject.
#[test]
fn adding_allocates_seldom() {
    for (count, most) in [(1, 6), (10, 6), (1_000, 11), (10_000, 11)] {
        let names = names(count);
        let (pipeline, allocations) = counted(|| pipeline(&names, b"DXBC"));
        assert!(allocations <= most, "{allocations} allocations for {count} hit groups");
        assert_eq!(pipeline.len(), 2 * count + 3);
    }
}

/// A list without names makes no room for names.
#[test]
fn lists_of_numbers_take_their_own_room() {
    #[derive(clayout::Subobject)]
    #[subobject(type = 0x4003, name = "XBOX_CURVE", in(RaytracingPipeline))]
    struct Curve<'a> {
        #[subobject(list(pPoints, NumPoints: u32))]
        points: &'a [f32],
    }

    let points = vec![0.5; 100_000];
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let before = BYTES.get();
    pipeline.add(Curve::new(&points));
    let bytes = BYTES.get() - before;
    assert!(bytes < 1_000_000, "{bytes} bytes for 400,000");
}

/// Judging allocates for each table, whose sizes are known before, and not for what is in them.
#[test]
fn judging_allocates_for_tables() {
    for count in [1, 10, 1_000, 10_000] {
        let names = names(count);
        let pipeline = pipeline(&names, CONTAINER);
        let (desc, allocations) = counted(|| pipeline.build().unwrap());
        assert!(allocations <= 10, "{allocations} allocations for {count} hit groups");
        assert_eq!(desc.report().diagnostics().len(), 0);
    }
}

#[test]
fn too_small_a_storage_is_told() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(NodeMask::node(0));
    let needed = pipeline.storage_size();
    let mut storage = vec![MaybeUninit::uninit(); 8];
    let error = pipeline.build_in(&mut storage).unwrap_err();
    assert_eq!((error.needed, error.given), (needed, 8));
    let text = format!("the state object's description takes {needed} bytes, and the storage has 8");
    assert_eq!(error.to_string(), text);
}

#[test]
fn nothing_leaks() {
    let before = ALIVE.get();
    {
        let names = names(50);
        let pipeline = pipeline(&names, b"DXBC");
        let boxed = Box::new(pipeline.build_unchecked());
        let many = vec![pipeline.build_unchecked(), *boxed];
        drop(many);
        let _ = pipeline.build();
    }
    assert_eq!(ALIVE.get(), before);
}
