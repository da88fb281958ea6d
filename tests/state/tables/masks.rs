//! Node masks, state object configurations, flags of collections, portability.

use clayout::d3d12::state::{
    Associable, ContentExport, DeviceFacts, ExportKind, Portability, Rule, ShaderKind, StateObjectContents,
    StateObjectType, Subobject, Value,
};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, contents};

#[test]
fn masks() {
    check(TABLE);
}

/// A collection whose miss shader has a node mask or none.
fn masked(mask: Option<u32>) -> StateObjectContents {
    let mut contents = contents(0, []);
    let mut miss = ContentExport::new("Shadow", ExportKind::Function(ShaderKind::Miss));
    if let Some(mask) = mask {
        miss = miss.with(Associable::NodeMask, contents.add_value(Value::NodeMask(mask)));
    }
    contents.exports.push(miss);
    contents
}

/// A collection of a hit group whose shader has the mask 2.
fn masked_group() -> StateObjectContents {
    let mut contents = contents(0, []);
    let mask = contents.add_value(Value::NodeMask(2));
    let hit = ContentExport::new("Shadow", ExportKind::Function(ShaderKind::ClosestHit));
    contents.exports.push(hit.with(Associable::NodeMask, mask));
    let mut hits = ContentExport::new("Shadows", ExportKind::HitGroup);
    hits.imports[1] = Some("Shadow".into());
    contents.exports.push(hits);
    contents
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::NodeMaskZero,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.mask(0),
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[node-mask-zero]: the node mask is 0
  --> subobject 4 (NODE_MASK), NodeMask
   = note: 0 ought to mean the first node, but some versions of the runtime mishandle it: creation succeeds, and using the object fails
   = help: write 1 for the first node, or leave the node mask out to mean all nodes",
    },
    Case {
        rule: Rule::NodeMaskBeyondNodes,
        start: || {
            let mut trial = Trial::pipeline();
            trial.device = DeviceFacts {
                node_count: Some(2),
                ..trial.device
            };
            trial
        },
        breaks: |trial| _ = trial.mask(0b101),
        keeps: |trial| _ = trial.mask(0b11),
        message: "\
error[node-mask-beyond-nodes]: the node mask 0x5 names node 2, counted from 0, and the device has 2
  --> subobject 4 (NODE_MASK), NodeMask
   = note: each bit is one GPU node of the device
   = help: name only nodes below GetNodeCount, or leave the node mask out to mean all nodes",
    },
    Case {
        rule: Rule::NodeMaskNotEverywhere,
        start: || {
            let mut trial = Trial::pipeline();
            trial.mask(1);
            trial
        },
        breaks: |trial| _ = trial.associate(4, ["RayGen", "Hits"]),
        keeps: |trial| _ = trial.associate(4, ["RayGen", "Hits", "Miss"]),
        message: "\
error[node-mask-not-everywhere]: `Miss` has no node mask, and `RayGen` has one
  --> subobject 0 (DXIL_LIBRARY)
   = note: where one export has one, all have an equal one, in included collections too
   = help: take the node mask out of the associations with lists: unassociated, or associated with an empty list, it is everyone's",
    },
    Case {
        rule: Rule::NodeMaskNotEverywhere,
        start: || {
            let mut trial = Trial::pipeline();
            let one = trial.mask(1);
            trial.associate(one, ["RayGen", "Hits"]);
            trial
        },
        breaks: |trial| {
            let other = trial.mask(2);
            trial.associate(other, ["Miss"]);
        },
        keeps: |trial| {
            let other = trial.mask(1);
            trial.associate(other, ["Miss"]);
        },
        message: "\
error[node-mask-not-everywhere]: `RayGen` and `Miss` have different node masks
  --> subobject 6 (NODE_MASK)
  ::: subobject 4 (NODE_MASK): the other one
   = note: where one export has one, all have an equal one: mask 0x1 and mask 0x2
   = help: use one for the whole object",
    },
    Case {
        rule: Rule::NodeMaskNotEverywhere,
        start: || {
            let mut trial = Trial::pipeline();
            trial.collection(masked(Some(1)));
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[node-mask-not-everywhere]: `RayGen`, like 2 more exports, has no node mask, and `Shadow` has one
  --> subobject 0 (DXIL_LIBRARY)
   = note: where one export has one, all have an equal one, in included collections too
   = help: add an equal node mask to this object: unassociated, it is everyone's",
    },
    Case {
        rule: Rule::NodeMaskNotEverywhere,
        start: || {
            let mut trial = Trial::pipeline();
            trial.mask(1);
            trial
        },
        breaks: |trial| _ = trial.collection(masked(Some(2))),
        // A default reaches the exports of a collection that have none.
        keeps: |trial| _ = trial.collection(masked(None)),
        message: "\
error[node-mask-not-everywhere]: `RayGen` and `Shadow` have different node masks
  --> subobject 5 (EXISTING_COLLECTION)
  ::: subobject 4 (NODE_MASK): the other one
   = note: where one export has one, all have an equal one: mask 0x1 and mask 0x2
   = help: use one for the whole object",
    },
    Case {
        // A hit group without a note of its own has what its shader has, which does not have to be listed.
        rule: Rule::NodeMaskNotEverywhere,
        start: Trial::pipeline,
        breaks: |trial| {
            trial.mask(1);
            trial.collection_list(masked_group(), [("Shadows", "Shadows")]);
        },
        keeps: |trial| {
            trial.mask(2);
            trial.collection_list(masked_group(), [("Shadows", "Shadows")]);
        },
        message: "\
error[node-mask-not-everywhere]: `RayGen` and `Shadows` have different node masks
  --> subobject 5 (EXISTING_COLLECTION)
  ::: subobject 4 (NODE_MASK): the other one
   = note: where one export has one, all have an equal one: mask 0x1 and mask 0x2
   = help: use one for the whole object",
    },
    Case {
        // `config` may be a subobject of the library and no export that needs a mask.
        rule: Rule::NodeMaskNotEverywhere,
        start: || {
            let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.library(["RayGen", "config"]);
            trial.mask(1);
            trial
        },
        breaks: |trial| _ = trial.associate(1, ["RayGen"]),
        keeps: |trial| _ = trial.associate(1, []),
        message: "\
warning[node-mask-not-everywhere]: `config` has no node mask, and `RayGen` has one
  --> subobject 0 (DXIL_LIBRARY)
   = note: where one export has one, all have an equal one, in included collections too
   = help: take the node mask out of the associations with lists: unassociated, or associated with an empty list, it is everyone's",
    },
    Case {
        // The library may declare one for `Miss`.
        rule: Rule::StateConfigNotEverywhere,
        start: || {
            let mut trial = Trial::pipeline();
            let config = trial.flags(4);
            trial.associate(config, ["RayGen", "Hits"]);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.associate(4, ["Miss"]),
        message: "\
warning[state-config-not-everywhere]: `Miss` has no state object configuration, and `RayGen` has one
  --> subobject 0 (DXIL_LIBRARY)
   = note: where one export has one, all have an equal one
   = help: take the state object configuration out of the associations with lists: unassociated, or associated with an empty list, it is everyone's",
    },
    Case {
        rule: Rule::StateConfigNotEverywhere,
        start: || {
            let mut trial = Trial::pipeline();
            trial.flags(4);
            trial
        },
        breaks: |trial| _ = trial.flags(0),
        keeps: |trial| _ = trial.flags(4),
        message: "\
error[state-config-not-everywhere]: two different state object configurations are unassociated, so that neither is the default and `RayGen` has none
  --> subobject 5 (STATE_OBJECT_CONFIG)
  ::: subobject 4 (STATE_OBJECT_CONFIG): the other is here
   = note: all exports have an equal one: flags 0x4 or flags 0x0
   = help: remove one of the two",
    },
    Case {
        // No export has one, so that the object is for all nodes: legal, and hardly meant.
        rule: Rule::DefaultsDiffer,
        start: || {
            let mut trial = Trial::pipeline();
            trial.mask(1);
            trial
        },
        breaks: |trial| _ = trial.mask(2),
        keeps: |trial| _ = trial.mask(1),
        message: "\
warning[defaults-differ]: two different node masks are unassociated
  --> subobject 5 (NODE_MASK)
  ::: subobject 4 (NODE_MASK): the other is here
   = note: one that no association names is the default; of two that differ, neither is
   = help: remove one of the two: all exports have to have an equal one",
    },
    Case {
        rule: Rule::StateConfigNotEverywhere,
        start: || {
            let mut trial = Trial::known_pipeline();
            let config = trial.flags(4);
            trial.associate(config, ["RayGen", "Hits"]);
            trial
        },
        breaks: |_| {},
        keeps: |trial| _ = trial.associate(4, ["Miss"]),
        message: "\
error[state-config-not-everywhere]: `Miss` has no state object configuration, and `RayGen` has one
  --> subobject 0 (DXIL_LIBRARY)
   = note: where one export has one, all have an equal one
   = help: take the state object configuration out of the associations with lists: unassociated, or associated with an empty list, it is everyone's",
    },
    Case {
        rule: Rule::CollectionWithoutAdditions,
        start: || {
            let mut trial = Trial::pipeline();
            trial.flags(4);
            trial
        },
        breaks: |trial| _ = trial.collection(contents(0, [])),
        keeps: |trial| _ = trial.collection(contents(4, [])),
        message: "\
error[collection-without-additions]: the object allows additions and includes a collection that does not
  --> subobject 5 (EXISTING_COLLECTION), pExistingCollection
   = note: a collection without the flag goes only into objects without it
   = help: build the collection with ALLOW_STATE_OBJECT_ADDITIONS too",
    },
    Case {
        rule: Rule::RefusedByVkd3dProton,
        start: || {
            let mut trial = Trial::pipeline();
            trial.portability = Portability::Vkd3dProton;
            trial.flags(4);
            trial
        },
        breaks: |trial| _ = trial.associate(4, []),
        keeps: |trial| _ = trial.associate(2, []),
        message: "\
error[refused-by-vkd3d-proton]: vkd3d-proton takes no association of STATE_OBJECT_CONFIG
  --> subobject 5 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pSubobjectToAssociate
  ::: subobject 4 (STATE_OBJECT_CONFIG): the target
   = note: it answers E_INVALIDARG
   = help: remove the association: unassociated, the target is the default",
    },
    Case {
        rule: Rule::RefusedByVkd3dProton,
        start: || {
            let mut trial = Trial::executable();
            trial.portability = Portability::Vkd3dProton;
            trial.library(["Main"]);
            trial
        },
        breaks: |trial| {
            let state = clayout::d3d12::state::StateObjectType::Executable;
            assert_eq!(trial.object.object_type(), Some(state));
            trial.flags(0);
        },
        keeps: |trial| _ = trial.global(1),
        message: "\
error[refused-by-vkd3d-proton]: vkd3d-proton takes no STATE_OBJECT_CONFIG in EXECUTABLE objects
  --> subobject 1 (STATE_OBJECT_CONFIG)
   = note: there it takes work graphs, root signatures, libraries and associations by name, and answers E_NOTIMPL to the rest
   = help: leave it out; a configuration without flags and an association with a default are not needed",
    },
    Case {
        rule: Rule::RefusedByVkd3dProton,
        start: || {
            let mut trial = Trial::pipeline();
            trial.portability = Portability::Vkd3dProton;
            trial
        },
        breaks: |trial| _ = trial.push(Subobject::GlobalSerializedRootSignature(b"serialized")),
        keeps: |trial| _ = trial.global(1),
        message: "\
error[refused-by-vkd3d-proton]: vkd3d-proton knows no GLOBAL_SERIALIZED_ROOT_SIGNATURE in ray tracing objects
  --> subobject 4 (GLOBAL_SERIALIZED_ROOT_SIGNATURE)
   = note: it answers E_INVALIDARG to types that it does not know
   = help: use the older type of the same meaning where there is one",
    },
    Case {
        rule: Rule::RefusedByVkd3dProton,
        start: || {
            let mut trial = Trial::pipeline();
            trial.portability = Portability::Vkd3dProton;
            trial
        },
        breaks: |trial| _ = trial.mask(1),
        keeps: |_| {},
        message: "\
warning[refused-by-vkd3d-proton]: vkd3d-proton ignores the node mask
  --> subobject 4 (NODE_MASK)
   = note: it has one node
   = help: nothing needs to be done if the object is used on the first node",
    },
    Case {
        rule: Rule::RefusedByWine,
        start: Trial::pipeline,
        breaks: |trial| trial.portability = Portability::Wine,
        keeps: |trial| trial.portability = Portability::Native,
        message: "\
error[refused-by-wine]: no state object can be created
   = note: in upstream vkd3d CreateStateObject and AddToStateObject always fail
   = help: do without state objects there, or require vkd3d-proton",
    },
];
