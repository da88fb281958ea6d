//! Random builders: the description never leaves its own memory, and says what was added.

use std::mem::MaybeUninit;

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;
use proptest::prelude::*;

use super::com::Object;
use super::reported::{DXIL, range};
use super::walker::{described, walk};

#[derive(Clone, Debug)]
enum Step {
    Library(Vec<(usize, Option<usize>)>),
    HitGroup(usize, [Option<usize>; 3]),
    Collection(Vec<usize>),
    Local,
    Mask(u32),
    Config(u32, u32),
    Associate(usize, Vec<usize>),
    AssociateAll(usize),
    Dxil(usize, Vec<usize>),
}

fn step() -> impl Strategy<Value = Step> {
    let name = 0..12_usize;
    prop_oneof![
        prop::collection::vec((name.clone(), prop::option::of(name.clone())), 0..4).prop_map(Step::Library),
        (name.clone(), [(); 3].map(|()| prop::option::of(name.clone())))
            .prop_map(|(name, of)| Step::HitGroup(name, of)),
        prop::collection::vec(name.clone(), 0..3).prop_map(Step::Collection),
        Just(Step::Local),
        (1..9_u32).prop_map(Step::Mask),
        (0..64_u32, 0..64_u32).prop_map(|(a, b)| Step::Config(a, b)),
        (0..9_usize, prop::collection::vec(name.clone(), 0..4)).prop_map(|(at, names)| Step::Associate(at, names)),
        (0..9_usize).prop_map(Step::AssociateAll),
        (name.clone(), prop::collection::vec(name, 0..4)).prop_map(|(at, names)| Step::Dxil(at, names)),
    ]
}

/// Associates with one of the subobjects so far, of whichever type.
enum Any<'d> {
    Local(Handle<LocalRootSignature<'d>>),
    Mask(Handle<NodeMask>),
    Config(Handle<RaytracingShaderConfig>),
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pointers_stay_in_the_description(
        names in prop::collection::vec(prop_oneof!["[a-zA-Zäß€\u{1F600}]{0,6}", "[A-Za-z?]{8,17}"], 12),
        steps in prop::collection::vec(step(), 0..24),
    ) {
        let object = Object::default();
        let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
        let mut handles = Vec::new();
        let text = |index: &usize| names[*index].as_str();
        for step in &steps {
            match step {
                Step::Library(exports) => {
                    let library = exports.iter().fold(DxilLibrary::new(DXIL), |library, (name, from)| match from {
                        Some(from) => library.export_as(text(name), text(from)),
                        None => library.export(text(name)),
                    });
                    pipeline.add(library);
                }
                Step::HitGroup(name, imports) => {
                    let [any_hit, closest_hit, intersection] = imports.each_ref().map(|name| name.as_ref().map(text));
                    let group = HitGroup { any_hit, closest_hit, intersection, ..HitGroup::triangles(text(name)) };
                    pipeline.add(group);
                }
                Step::Collection(exports) => {
                    pipeline.add(ExistingCollection::new(object.borrow()).export_all(exports.iter().map(text)));
                }
                Step::Local => handles.push(Any::Local(pipeline.add(LocalRootSignature::new(object.borrow())))),
                Step::Mask(mask) => handles.push(Any::Mask(pipeline.add(NodeMask::new(*mask).unwrap()))),
                Step::Config(payload, attributes) => {
                    handles.push(Any::Config(pipeline.add(RaytracingShaderConfig::new(*payload, *attributes))));
                }
                // Reported by the builder alone: in C nothing is left of it.
                Step::Associate(_, exports) if exports.is_empty() => {}
                Step::Associate(at, exports) => match handles.get(*at) {
                    Some(Any::Local(handle)) => pipeline.associate(*handle, exports.iter().map(text)),
                    Some(Any::Mask(handle)) => pipeline.associate(*handle, exports.iter().map(text)),
                    Some(Any::Config(handle)) => pipeline.associate(*handle, exports.iter().map(text)),
                    None => {}
                },
                Step::AssociateAll(at) => match handles.get(*at) {
                    Some(Any::Local(handle)) => pipeline.associate_all(*handle),
                    Some(Any::Mask(handle)) => pipeline.associate_all(*handle),
                    Some(Any::Config(handle)) => pipeline.associate_all(*handle),
                    None => {}
                },
                Step::Dxil(name, exports) if exports.is_empty() => pipeline.associate_dxil_all(text(name)),
                Step::Dxil(name, exports) => pipeline.associate_dxil(text(name), exports.iter().map(text)),
            }
        }
        let lent = [range(DXIL), object.range()];
        let owned = pipeline.build_unchecked();
        let lines = walk(&owned, &lent);
        prop_assert_eq!(lines.len(), pipeline.len());
        let mut storage = vec![MaybeUninit::uninit(); pipeline.storage_size() + 1];
        let borrowed = pipeline.build_in(&mut storage[1..]).unwrap();
        prop_assert_eq!(&walk(&borrowed, &lent), &lines);
        // What the builder tells the judge is what the front door reads.
        let (told, read) = (pipeline.description(), described(&owned));
        let judge = clayout::d3d12::state::Judge::new();
        prop_assert_eq!(judge.judge(&told).to_string(), judge.judge(&read).to_string());
    }
}
