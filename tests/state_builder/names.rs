//! Lists of names in the forms in which users have them.

use std::collections::BTreeSet;

use clayout::Subobject;
use clayout::d3d12::state::raw::{D3D12_DXIL_LIBRARY_DESC, D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION};
use clayout::d3d12::{DxilLibrary, Lowering, Member, NodeMask, RaytracingPipeline, StateObjectBuilder};
use proptest::prelude::*;

use super::reported::DXIL;
use super::walker::walk;

type Pipeline<'d> = StateObjectBuilder<'d, RaytracingPipeline>;

/// What the description says of one association.
fn told<'d>(associate: impl FnOnce(&mut Pipeline<'d>)) -> String {
    let mut pipeline = Pipeline::new();
    associate(&mut pipeline);
    let desc = pipeline.build_unchecked();
    walk(&desc, &[]).pop().expect("there is an association")
}

#[test]
fn every_list_of_names_can_be_associated() {
    let owned = vec![String::from("Hit0"), String::from("Hit1")];
    let array = [String::from("Hit0"), String::from("Hit1")];
    let lent = vec!["Hit0", "Hit1"];
    let expected = told(|pipeline| {
        let mask = pipeline.add(NodeMask::node(0));
        pipeline.associate(mask, ["Hit0", "Hit1"]);
    });
    assert_eq!(expected, "associate #0 [Hit0 Hit1]");
    macro_rules! same {
        ($($names:expr),* $(,)?) => {$(
            let form = stringify!($names);
            let by_address = told(|pipeline| {
                let mask = pipeline.add(NodeMask::node(0));
                pipeline.associate(mask, $names);
            });
            assert_eq!(by_address, expected, "{form}");
            let by_name = told(|pipeline| pipeline.associate_dxil("Mask", $names));
            assert_eq!(by_name, expected.replace("#0", "Mask"), "{form}");
        )*};
    }
    same!(
        &owned,
        &owned[..],
        &array,
        &lent,
        &lent[..],
        &["Hit0", "Hit1"],
        lent.clone(),
        lent.iter().copied(),
        owned.iter().map(String::as_str),
        owned.iter().map(AsRef::as_ref).chain([]),
    );
}

#[test]
fn every_list_of_names_can_be_exported() {
    let owned = vec![String::from("Hit0"), String::from("Hit1")];
    let lent = vec!["Hit0", "Hit1"];
    let expected = DxilLibrary::new(b"DXBC").export("Hit0").export("Hit1");
    let library = || DxilLibrary::new(b"DXBC");
    assert_eq!(library().export_all(["Hit0", "Hit1"]), expected);
    assert_eq!(library().export_all(&owned), expected);
    assert_eq!(library().export_all(&owned[..]), expected);
    assert_eq!(library().export_all(&lent), expected);
    assert_eq!(library().export_all(lent), expected);
}

/// The element type of an empty list is known from nothing but the method.
#[test]
fn no_names_need_no_type() {
    let mut pipeline = Pipeline::new();
    let mask = pipeline.add(NodeMask::node(0));
    pipeline.associate(mask, []);
    pipeline.associate(mask, None);
    pipeline.associate_dxil("Mask", []);
    assert_eq!(pipeline.len(), 1);
}

/// The names of a library's exports as the description has them, and how many places they lie at.
fn exported(names: &[String]) -> (Vec<String>, usize) {
    let mut pipeline = Pipeline::new();
    pipeline.add(DxilLibrary::new(DXIL).export_all(names));
    // Once more, in their order and against it.
    pipeline.associate_dxil("Mask", names);
    pipeline.associate_dxil("Mask", names.iter().rev().map(String::as_str));
    let desc = pipeline.build_unchecked();
    // SAFETY: the description is alive, and its first subobject is the library.
    let exports = unsafe {
        let subobjects = (*desc.as_ptr()).pSubobjects;
        let library = *(*subobjects).pDesc.cast::<D3D12_DXIL_LIBRARY_DESC>();
        slice(library.pExports, library.NumExports)
    };
    let starts: Vec<*const u16> = exports.iter().map(|export| export.Name).collect();
    let count = starts.iter().collect::<BTreeSet<_>>().len();
    for (at, reversed) in [(1, false), (2, true)] {
        // SAFETY: as above; these two are associations by name.
        let mut listed = unsafe {
            let subobject = *(*desc.as_ptr()).pSubobjects.add(at);
            let association = *subobject.pDesc.cast::<D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>();
            slice(association.pExports, association.NumExports).to_vec()
        };
        if reversed {
            listed.reverse();
        }
        assert_eq!(listed, starts, "equal names are stored once");
    }
    let text = |start: &*const u16| {
        let mut units = Vec::new();
        loop {
            // SAFETY: a name of the description, which ends with a zero.
            match unsafe { *start.add(units.len()) } {
                0 => return String::from_utf16(&units).unwrap(),
                unit => units.push(unit),
            }
        }
    };
    (starts.iter().map(text).collect(), count)
}

/// # Safety
///
/// Where `count` is not zero there are as many, which live as long.
unsafe fn slice<'s, T>(start: *const T, count: u32) -> &'s [T] {
    if count == 0 {
        return &[];
    }
    // SAFETY: the caller promises it.
    unsafe { std::slice::from_raw_parts(start, count as usize) }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    /// Short and long, plain and not, often again from another place.
    #[test]
    fn names_come_back(
        names in prop::collection::vec(
            prop_oneof!["[a-zA-Z_0-9]{0,7}", "[A-Za-z]{8,16}", "[ab]{8}", "[?*A-Za-z0-9\u{1}]{8,17}", "[a-z]{0,3}Hit[0-9]{6,30}", "[a-zß€\u{1F600}]{1,20}"],
            1..80,
        ),
        again in prop::collection::vec(0..80_usize, 0..80),
    ) {
        let mut names = names;
        let copies: Vec<String> = again.iter().map(|index| names[index % names.len()].clone()).collect();
        names.extend(copies);
        let different: BTreeSet<&String> = names.iter().collect();
        let (found, count) = exported(&names);
        prop_assert_eq!(count, different.len());
        prop_assert_eq!(&found, &names);
    }
}

/// So many that some have equal hashes of 27 bits: about forty pairs.
#[test]
fn many_names_are_told_apart() {
    let names: Vec<String> = (0..100_000).map(|number| format!("Shader{number:06}")).collect();
    let (found, count) = exported(&names);
    assert_eq!(count, names.len());
    assert!(found == names);
}

/// In C a pointer to a name: what is written there last.
struct Latest<'a>(&'a str, &'a str);

impl<'d, 'a: 'd> Member<'d> for Latest<'a> {
    type C = [*const u16; 2];

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        const SLOT: usize = size_of::<usize>();
        // One place twice, and one that a number is written over.
        to.name(at, self.0);
        to.name(at, self.1);
        to.name(at + SLOT, self.0);
        to.put(at + SLOT, 5_usize.to_ne_bytes());
    }
}

#[derive(Subobject)]
#[subobject(type = 0x4002, name = "XBOX_LATEST", in(RaytracingPipeline))]
struct Last<'a> {
    #[subobject(name = "Names")]
    names: Latest<'a>,
}

#[test]
fn what_is_written_last_counts() {
    let mut pipeline = Pipeline::new();
    pipeline.add(Last::new(Latest("First", "Second")));
    let desc = pipeline.build_unchecked();
    // SAFETY: the description has this subobject alone.
    let raw = unsafe { *(*(*desc.as_ptr()).pSubobjects).pDesc.cast::<XBOX_LATEST>() };
    let [name, number] = raw.Names;
    assert_eq!(number.addr(), 5);
    // SAFETY: a name of the description.
    let name = unsafe { std::slice::from_raw_parts(name, 7) };
    assert_eq!(String::from_utf16(name).unwrap(), "Second\0");
}
