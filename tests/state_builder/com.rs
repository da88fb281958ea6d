//! COM objects that count who calls them: building a description calls nobody.

use std::ffi::c_void;
use std::ops::Range;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU32, Ordering};

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::reported::DXIL;

/// The first three methods of every interface, as C calls them.
#[repr(C)]
struct Vtable {
    query_interface: unsafe extern "system" fn(*const Object, *const [u8; 16], *mut *mut c_void) -> i32,
    add_ref: unsafe extern "system" fn(*const Object) -> u32,
    release: unsafe extern "system" fn(*const Object) -> u32,
}

static VTABLE: Vtable = Vtable {
    query_interface,
    add_ref,
    release,
};

/// A COM object on the test's own stack, with one reference from the start.
#[repr(C)]
pub(crate) struct Object {
    vtable: &'static Vtable,
    references: AtomicU32,
    calls: AtomicU32,
}

impl Default for Object {
    fn default() -> Self {
        Self {
            vtable: &VTABLE,
            references: AtomicU32::new(1),
            calls: AtomicU32::new(0),
        }
    }
}

/// # Safety
///
/// `object` is an `Object`; `out` is writable.
unsafe extern "system" fn query_interface(object: *const Object, _: *const [u8; 16], out: *mut *mut c_void) -> i32 {
    // SAFETY: the caller promises it.
    unsafe {
        add_ref(object);
        out.write(object.cast_mut().cast());
    }
    0
}

/// # Safety
///
/// `object` is an `Object`.
unsafe extern "system" fn add_ref(object: *const Object) -> u32 {
    // SAFETY: the caller promises it.
    let object = unsafe { &*object };
    object.calls.fetch_add(1, Ordering::Relaxed);
    object.references.fetch_add(1, Ordering::Relaxed) + 1
}

/// # Safety
///
/// `object` is an `Object`.
unsafe extern "system" fn release(object: *const Object) -> u32 {
    // SAFETY: the caller promises it.
    let object = unsafe { &*object };
    object.calls.fetch_add(1, Ordering::Relaxed);
    object.references.fetch_sub(1, Ordering::Relaxed) - 1
}

impl Object {
    pub(crate) fn borrow(&self) -> ComRef<'_> {
        // SAFETY: the object has the methods of `IUnknown`, and atomic members only.
        unsafe { ComRef::new(NonNull::from(self).cast()) }
    }

    pub(crate) fn range(&self) -> Range<usize> {
        let start = std::ptr::from_ref(self).addr();
        start..start + 1
    }

    /// The references that there are, and how many calls have changed them.
    pub(crate) fn counts(&self) -> (u32, u32) {
        (
            self.references.load(Ordering::Relaxed),
            self.calls.load(Ordering::Relaxed),
        )
    }
}

/// An interface as bindings declare it: one pointer that is never null, and a reference of its own.
#[repr(transparent)]
struct RootSignature(NonNull<Object>);

impl RootSignature {
    fn of(object: &Object) -> Self {
        // SAFETY: an object, called as C does.
        unsafe { (object.vtable.add_ref)(object) };
        Self(NonNull::from(object))
    }
}

impl Clone for RootSignature {
    fn clone(&self) -> Self {
        let mut out = std::ptr::null_mut();
        // SAFETY: the object is alive, for we have a reference.
        unsafe { (self.0.as_ref().vtable.query_interface)(self.0.as_ptr(), &[0; 16], &raw mut out) };
        Self(NonNull::new(out.cast()).unwrap())
    }
}

impl Drop for RootSignature {
    fn drop(&mut self) {
        // SAFETY: as above.
        unsafe { (self.0.as_ref().vtable.release)(self.0.as_ptr()) };
    }
}

impl<'a> From<&'a RootSignature> for ComRef<'a> {
    fn from(root_signature: &'a RootSignature) -> Self {
        // SAFETY: one interface pointer, to an object with atomic members.
        unsafe { Self::from_wrapper(root_signature) }
    }
}

#[derive(clayout::StateObject)]
#[state_object(RaytracingPipeline)]
struct Declared<'a> {
    library: DxilLibrary<'a>,
    root: GlobalRootSignature<'a>,
    #[associate]
    local: LocalRootSignature<'a>,
    inner: Option<ExistingCollection<'a>>,
}

/// S19: neither what is built nor how, nor what is done with it, adds or releases a reference.
#[test]
fn s19_no_reference_is_added_or_released() {
    let [root, local, inner] = [(); 3].map(|()| Object::default());
    let (global, other) = (
        GlobalRootSignature::new(root.borrow()),
        LocalRootSignature::new(local.borrow()),
    );
    let contents = StateObjectBuilder::<Collection>::new().contents();
    {
        let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
        pipeline.add(DxilLibrary::new(DXIL));
        let (a, b) = (pipeline.add(global), pipeline.add(other));
        pipeline.add(ExistingCollection::new(inner.borrow()).containing(&contents));
        pipeline.associate(a, ["RayGen"]);
        pipeline.associate_all(b);
        let copy = pipeline.clone();
        let _ = (
            pipeline.judge(),
            pipeline.resolve(),
            pipeline.contents(),
            pipeline.description(),
        );
        drop(pipeline.build().unwrap());
        let kept = vec![pipeline.build_unchecked(), copy.build_unchecked()];
        let mut storage = vec![std::mem::MaybeUninit::uninit(); pipeline.storage_size()];
        let _ = pipeline.build_in(&mut storage).unwrap();
        drop(pipeline);
        drop(kept);
    }
    let declared = || Declared {
        library: DxilLibrary::new(DXIL),
        root: global,
        local: other,
        inner: Some(ExistingCollection::new(inner.borrow())),
    };
    drop(declared().build().unwrap());
    drop(declared().build_unchecked());
    drop(declared().into_builder());
    assert_eq!([root.counts(), local.counts(), inner.counts()], [(1, 0); 3]);
}

/// The same through an interface type of some binding, whose own references are its own affair; and the object does count.
#[test]
fn a_bindings_interface_keeps_its_one_reference() {
    let object = Object::default();
    {
        let root_signature = RootSignature::of(&object);
        assert_eq!(object.counts(), (2, 1));
        let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
        pipeline.add(DxilLibrary::new(DXIL));
        pipeline.add(GlobalRootSignature::new(&root_signature));
        let desc = pipeline.build().unwrap();
        assert_eq!(object.counts(), (2, 1));
        let second = root_signature.clone();
        assert_eq!(object.counts(), (3, 2));
        drop((desc, pipeline, second));
    }
    assert_eq!(object.counts(), (1, 4));
}
