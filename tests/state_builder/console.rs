//! Subobjects that this crate does not ship, derived by a user.

use clayout::d3d12::state::{AllowedIn as Places, StateObjectType};
use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder, Subobject as _};
use clayout::{CEnum, Open, Subobject};

#[derive(Clone, Copy, CEnum)]
#[repr(u16)]
enum Mode {
    Wide = 7,
}

/// What a tile covers.
#[derive(Subobject)]
#[subobject(part, name = "XBOX_TILE", rename_all = "PascalCase")]
struct Tile<'a> {
    first: u16,
    mode: Mode,
    owner: Option<&'a str>,
}

#[derive(Subobject)]
#[subobject(type = 0x4001, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
struct Tuning<'a, 'b> {
    #[subobject(name = "Label")]
    label: &'a str,
    #[subobject(list(pTiles, NumTiles: u16))]
    tiles: &'b [Tile<'a>],
    #[subobject(name = "Exact")]
    exact: bool,
    #[subobject(name = "pBudget", pointer, optional)]
    budget: Option<u64>,
    #[subobject(list(NumBytes: usize, pBytes), optional)]
    bytes: &'b [u8],
}

#[test]
fn an_invented_subobject_is_lowered() {
    let label = String::from("fast");
    let tiles = [Tile::new(1, Mode::Wide, None), Tile::new(2, Mode::Wide, Some("fast"))];
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(NodeMask::node(0));
    let bytes = [9_u8; 5];
    let tuning = pipeline.add(Tuning::new(&label, &tiles, true).budget(1 << 40).bytes(&bytes));
    pipeline.associate(tuning, ["RayGen"]);
    let desc = pipeline.build_unchecked();

    // SAFETY: the description has three subobjects, the second of which is ours.
    let (head, tuning) = unsafe {
        let head = *desc.as_ptr();
        (head, *head.pSubobjects.add(1))
    };
    assert_eq!((head.NumSubobjects, tuning.Type), (3, 0x4001));
    // SAFETY: `pDesc` is of the type's struct, and all pointers in it are right.
    unsafe {
        let raw = *tuning.pDesc.cast::<XBOX_TUNING>();
        assert_eq!((raw.Exact.get(), raw.NumTiles), (true, 2));
        assert_eq!(*raw.pBudget, 1 << 40);
        assert_eq!((raw.pBytes, raw.NumBytes), (bytes.as_ptr(), 5));
        let tiles = std::slice::from_raw_parts(raw.pTiles, 2);
        assert_eq!((tiles[0].First, tiles[1].First, tiles[1].Mode), (1, 2, 7));
        assert!(tiles[0].Owner.is_null());
        assert_eq!(tiles[1].Owner, raw.Label, "equal names are stored once");
        assert_eq!(std::slice::from_raw_parts(raw.Label, 5), [0x66, 0x61, 0x73, 0x74, 0]);
    }
}

#[test]
fn its_layout_and_its_facts_are_known() {
    assert_eq!(Tuning::TYPE.number(), 0x4001);
    assert_eq!(Tuning::ABOUT.name, "XBOX_TUNING");
    assert_eq!(
        Tuning::ABOUT.allowed_in,
        Places::of(&[StateObjectType::RaytracingPipeline])
    );
    assert!(Tuning::ABOUT.associable);
    let names: Vec<&str> = XBOX_TUNING::LAYOUT.members.iter().map(|member| member.name).collect();
    assert_eq!(
        names,
        ["Label", "pTiles", "NumTiles", "Exact", "pBudget", "NumBytes", "pBytes"]
    );
}

/// The judge neither refuses a type that it does not know nor lets it pass in silence where the facts say otherwise.
#[test]
fn the_judge_takes_it_as_foreign() {
    let tiles = [];
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let tuning = pipeline.add(Tuning::new("fast", &tiles, false));
    pipeline.associate_all(tuning);
    let report = pipeline.judge();
    assert!(!report.to_string().contains("XBOX_TUNING"), "{report}");
}

#[derive(Clone, Copy, CEnum)]
#[repr(u8)]
enum Narrow {
    Last = 0xFE,
}

#[derive(Clone, Copy, CEnum)]
#[repr(i64)]
enum Wide {
    Low = -2,
    High = 0x0102_0304_0506_0708,
}

#[derive(Subobject)]
#[subobject(type = 0x4002, name = "XBOX_WIDTHS", in(RaytracingPipeline))]
struct Widths {
    narrow: Narrow,
    low: Wide,
    high: Open<Wide>,
    all: [Mode; 2],
}

#[test]
fn enumerations_have_their_width() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(Widths::new(Narrow::Last, Wide::Low, Wide::High, [Mode::Wide; 2]));
    let desc = pipeline.build_unchecked();
    // SAFETY: the description has one subobject, whose `pDesc` is of the type's struct.
    let raw = unsafe { *(*(*desc.as_ptr()).pSubobjects).pDesc.cast::<XBOX_WIDTHS>() };
    assert_eq!((raw.narrow, raw.low, raw.high), (0xFE, -2, 0x0102_0304_0506_0708));
    assert_eq!(raw.all, [7, 7]);
}

/// A part that holds a list of itself.
#[derive(Subobject)]
#[subobject(part, name = "XBOX_TREE")]
struct Tree<'a> {
    #[subobject(list(NumBranches: u32, pBranches))]
    branches: &'a [Tree<'a>],
    leaf: u32,
}

#[derive(Subobject)]
#[subobject(type = 0x4003, name = "XBOX_FOREST", in(RaytracingPipeline))]
struct Forest<'a> {
    tree: Tree<'a>,
}

#[test]
fn a_part_may_hold_itself() {
    let branches = [Tree::new(&[], 1), Tree::new(&[], 2)];
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(Forest::new(Tree::new(&branches, 0)));
    let desc = pipeline.build_unchecked();
    // SAFETY: the description has one subobject, whose `pDesc` is of the type's struct, and it points to two branches.
    let leaves = unsafe {
        let raw = *(*(*desc.as_ptr()).pSubobjects).pDesc.cast::<XBOX_FOREST>();
        let branches = std::slice::from_raw_parts(raw.tree.pBranches, raw.tree.NumBranches as usize);
        [raw.tree.leaf, branches[0].leaf, branches[1].leaf]
    };
    assert_eq!(leaves, [0, 1, 2]);
}
