//! Types, flags, lists, names and bytes.

use clayout::d3d12::state::{Export, Identity, Purpose, Rule, StateObjectType, Subobject, SubobjectType};

use crate::state::case::{Case, check};
use crate::state::trial::{Trial, dxil};

#[test]
fn shape() {
    check(TABLE);
}

fn collection() -> Trial {
    Trial::empty(StateObjectType::Collection)
}

/// A library with an export that `change` changes.
fn export(trial: &mut Trial, change: impl FnOnce(&mut Export)) {
    let mut export = Export::new(trial.name("Gen"));
    change(&mut export);
    let exports = trial.object.exports([export]);
    trial.push(Subobject::DxilLibrary {
        bytecode: dxil(0),
        exports,
    });
}

fn bytecode(trial: &mut Trial, bytecode: &'static [u8]) {
    let exports = trial.object.exports([]);
    trial.push(Subobject::DxilLibrary { bytecode, exports });
}

pub(crate) const TABLE: &[Case] = &[
    Case {
        rule: Rule::NullSubobject,
        start: collection,
        breaks: |trial| _ = trial.push(Subobject::Undescribed(SubobjectType::NODE_MASK)),
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[null-subobject]: the subobject has no description
  --> subobject 0 (NODE_MASK), pDesc
   = note: pDesc points to the struct of the subobject's type
   = help: let pDesc point to it, or remove the element",
    },
    Case {
        rule: Rule::UnknownSubobjectType,
        start: collection,
        breaks: |trial| _ = trial.push(Subobject::Unknown(SubobjectType::new(4))),
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[unknown-subobject-type]: there is no subobject of type 4, 0x4
  --> subobject 0 (type 4), Type
   = note: the headers leave the number out: 5 follows 3, and 26 follows 24
   = help: correct Type; numbers are not positions in a table",
    },
    Case {
        rule: Rule::UnknownSubobjectType,
        start: collection,
        breaks: |trial| _ = trial.push(Subobject::Unknown(SubobjectType::new(0xcccc_cccc))),
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[unknown-subobject-type]: there is no subobject of type 3435973836, 0xcccccccc
  --> subobject 0 (type 3435973836), Type
   = note: the number is what debug heaps fill memory with: the element was never written
   = help: let NumSubobjects be the number of elements written",
    },
    Case {
        rule: Rule::UnknownSubobjectType,
        start: collection,
        breaks: |trial| _ = trial.push(Subobject::Unknown(SubobjectType::new(37))),
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[unknown-subobject-type]: there is no subobject of type 37, 0x25
  --> subobject 0 (type 37), Type
   = note: public types end at 36
   = help: correct Type; numbers are not positions in a table",
    },
    Case {
        rule: Rule::TypeNewerThanTarget,
        start: Trial::executable,
        breaks: |trial| {
            trial.sdk = Some(611);
            trial.graph("Graph", |_, _| {});
        },
        keeps: |trial| {
            trial.sdk = Some(612);
            trial.graph("Graph", |_, _| {});
        },
        message: "\
error[type-newer-than-target]: WORK_GRAPH is newer than SDK 611
  --> subobject 0 (WORK_GRAPH), Type
   = note: the runtime knows it from SDK 612 on
   = help: ship version 612 or later of the Agility SDK, or do without it",
    },
    Case {
        rule: Rule::UnknownObjectType,
        start: || {
            let mut trial = Trial::executable();
            trial.object = clayout::d3d12::state::Description::with_type_number(1);
            trial
        },
        breaks: |_| {},
        keeps: |trial| *trial = collection(),
        message: "\
error[unknown-object-type]: there is no state object of type 1
  --> the state object, Type
   = note: types are 0 COLLECTION, 3 RAYTRACING_PIPELINE and 4 EXECUTABLE
   = help: write one of those; 0 is a collection",
    },
    Case {
        rule: Rule::TypeNotAllowedHere,
        start: collection,
        breaks: |trial| {
            trial.library(["Miss"]);
            trial.unknown_collection();
            trial.shader_config(8, 8);
            trial.pipeline_config(1);
        },
        keeps: |trial| {
            *trial = Trial::empty(StateObjectType::RaytracingPipeline);
            trial.library(["Miss"]);
            trial.unknown_collection();
            trial.shader_config(8, 8);
            trial.pipeline_config(1);
        },
        message: "\
error[type-not-allowed-here]: a COLLECTION state object cannot have EXISTING_COLLECTION
  --> subobject 1 (EXISTING_COLLECTION), Type
   = note: a collection is not made out of other collections; pipelines and executables include them
   = help: include both collections in the pipeline",
    },
    Case {
        rule: Rule::TypeNotAllowedHere,
        start: Trial::executable,
        breaks: |trial| _ = trial.pipeline_config(1),
        keeps: |trial| _ = trial.mask(1),
        message: "\
error[type-not-allowed-here]: a EXECUTABLE state object cannot have RAYTRACING_PIPELINE_CONFIG
  --> subobject 0 (RAYTRACING_PIPELINE_CONFIG), Type
   = note: ray tracing pipelines are not part of EXECUTABLE objects; RayQuery needs no configuration
   = help: create an object of type RAYTRACING_PIPELINE for it",
    },
    Case {
        rule: Rule::TypeNotAllowedHere,
        start: collection,
        breaks: |trial| _ = trial.graph("Graph", |_, _| {}),
        keeps: |trial| {
            *trial = Trial::executable();
            trial.graph("Graph", |_, _| {});
        },
        message: "\
error[type-not-allowed-here]: a COLLECTION state object cannot have WORK_GRAPH
  --> subobject 0 (WORK_GRAPH), Type
   = note: programs are defined in EXECUTABLE objects
   = help: create an object of type EXECUTABLE for it",
    },
    Case {
        rule: Rule::TypeNotForCall,
        start: Trial::pipeline,
        breaks: |trial| {
            let exports = trial.object.exports([]);
            trial.push(Subobject::CompilerExistingCollection {
                collection: Identity::new(1),
                exports,
            });
        },
        keeps: |trial| {
            trial.purpose = Purpose::Compile;
            let exports = trial.object.exports([]);
            trial.push(Subobject::CompilerExistingCollection {
                collection: Identity::new(1),
                exports,
            });
        },
        message: "\
error[type-not-for-call]: CreateStateObject takes no COMPILER_EXISTING_COLLECTION
  --> subobject 4 (COMPILER_EXISTING_COLLECTION), Type
   = note: its collections are objects of the offline compiler
   = help: use EXISTING_COLLECTION, with a collection of the device",
    },
    Case {
        rule: Rule::TypeNotForCall,
        start: Trial::pipeline,
        breaks: |trial| {
            let exports = trial.object.exports([]);
            trial.push(Subobject::ExistingCollectionByKey { key: b"key", exports });
        },
        keeps: |trial| {
            trial.purpose = Purpose::Store;
            let exports = trial.object.exports([]);
            trial.push(Subobject::ExistingCollectionByKey { key: b"key", exports });
        },
        message: "\
error[type-not-for-call]: neither CreateStateObject nor the compiler takes EXISTING_COLLECTION_BY_KEY
  --> subobject 4 (EXISTING_COLLECTION_BY_KEY), Type
   = note: only descriptions in a state object database name collections by key
   = help: look the collection up, and use EXISTING_COLLECTION",
    },
    Case {
        rule: Rule::UnknownFlags,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.flags(0x44),
        keeps: |trial| _ = trial.flags(4),
        message: "\
error[unknown-flags]: the flags 0x44 have unknown bits, 0x40
  --> subobject 4 (STATE_OBJECT_CONFIG), Flags
   = note: known are ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS 1, ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS 2 and ALLOW_STATE_OBJECT_ADDITIONS 4
   = help: clear the other bits",
    },
    Case {
        rule: Rule::UnknownFlags,
        start: collection,
        breaks: |trial| export(trial, |export| export.flags = 1),
        keeps: |trial| export(trial, |_| {}),
        message: "\
error[unknown-flags]: the flags 0x1 have unknown bits, 0x1
  --> subobject 0 (DXIL_LIBRARY), Flags
   = note: known are none for exports
   = help: clear the other bits",
    },
    Case {
        rule: Rule::CollectionFlagIgnored,
        start: Trial::pipeline,
        breaks: |trial| _ = trial.flags(5),
        keeps: |trial| _ = trial.flags(4),
        message: "\
warning[collection-flag-ignored]: flags 0x1 mean something in collections only
  --> subobject 4 (STATE_OBJECT_CONFIG), Flags
   = note: the runtime ignores them in other objects
   = help: remove them here, or set them where the collection is built",
    },
    Case {
        rule: Rule::MalformedListOrName,
        start: collection,
        breaks: |trial| export(trial, |export| export.name = None),
        keeps: |trial| export(trial, |_| {}),
        message: "\
error[malformed-list-or-name]: a name is null
  --> subobject 0 (DXIL_LIBRARY), pExports[].Name
   = note: names are UTF-16 that ends with a zero, and have at least one character
   = help: give the name",
    },
    Case {
        rule: Rule::MalformedListOrName,
        start: collection,
        breaks: |trial| _ = trial.library([""]),
        keeps: |trial| _ = trial.library(["x"]),
        message: "\
error[malformed-list-or-name]: a name is empty
  --> subobject 0 (DXIL_LIBRARY), pExports[].Name
   = note: names are UTF-16 that ends with a zero, and have at least one character
   = help: give the name",
    },
    Case {
        rule: Rule::MalformedListOrName,
        start: collection,
        breaks: |trial| _ = trial.library(["Ge\0n"]),
        keeps: |trial| _ = trial.library(["Gen"]),
        message: "\
error[malformed-list-or-name]: the name `Ge\\0n` contains a NUL
  --> subobject 0 (DXIL_LIBRARY), pExports[].Name
   = note: names are UTF-16 that ends with a zero, and have at least one character
   = help: end the name there, or remove it",
    },
    Case {
        rule: Rule::NullCollection,
        start: Trial::pipeline,
        breaks: |trial| {
            let exports = trial.object.exports([]);
            trial.push(Subobject::ExistingCollection {
                collection: Identity::NULL,
                exports,
            });
        },
        keeps: |trial| {
            // A root signature may be null.
            trial.push(Subobject::GlobalRootSignature(Identity::NULL));
        },
        message: "\
error[null-collection]: the collection is null
  --> subobject 4 (EXISTING_COLLECTION), pExistingCollection
   = note: a root signature may be null, a collection may not
   = help: give the collection, or remove the subobject",
    },
    Case {
        rule: Rule::MalformedBytecode,
        start: collection,
        breaks: |trial| bytecode(trial, b""),
        keeps: |trial| bytecode(trial, dxil(0)),
        message: "\
error[malformed-bytecode]: the bytecode is empty
  --> subobject 0 (DXIL_LIBRARY), DXILLibrary
   = note: a library is a DXIL container: 32 bytes of header that hold its size, and parts
   = help: give the compiler's output",
    },
    Case {
        rule: Rule::MalformedBytecode,
        start: collection,
        breaks: |trial| bytecode(trial, b"BC\xc0\xde, which is bare LLVM bitcode"),
        keeps: |trial| bytecode(trial, dxil(0)),
        message: "\
error[malformed-bytecode]: the bytecode does not start with `DXBC`
  --> subobject 0 (DXIL_LIBRARY), DXILLibrary
   = note: a library is a DXIL container: 32 bytes of header that hold its size, and parts
   = help: give the container that the compiler writes, not bare DXIL, text or a PDB",
    },
    Case {
        rule: Rule::MalformedBytecode,
        start: collection,
        breaks: |trial| bytecode(trial, b"DXBC................\x01\0\0\0\x21\0\0\0\0\0\0\0"),
        keeps: |trial| {
            bytecode(
                trial,
                b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0, and more behind its end",
            );
        },
        message: "\
error[malformed-bytecode]: the container says it has 33 bytes, and BytecodeLength is 32
  --> subobject 0 (DXIL_LIBRARY), DXILLibrary
   = note: a library is a DXIL container: 32 bytes of header that hold its size, and parts
   = help: give the whole file and its length",
    },
    Case {
        rule: Rule::MalformedBytecode,
        start: collection,
        breaks: |trial| bytecode(trial, b"DXBC....."),
        keeps: |trial| bytecode(trial, dxil(0)),
        message: "\
error[malformed-bytecode]: the bytecode has 9 bytes, less than the header of a container
  --> subobject 0 (DXIL_LIBRARY), DXILLibrary
   = note: a library is a DXIL container: 32 bytes of header that hold its size, and parts
   = help: give the whole file and its length",
    },
    Case {
        rule: Rule::MixedSignatureForms,
        start: Trial::pipeline,
        breaks: |trial| {
            let one = trial.local(1);
            trial.associate(one, ["RayGen"]);
            trial.push(Subobject::LocalSerializedRootSignature(b"serialized"));
        },
        keeps: |trial| {
            trial.global(1);
            trial.push(Subobject::LocalSerializedRootSignature(b"serialized"));
        },
        message: "\
error[mixed-signature-forms]: there are local root signatures as objects and serialized ones
  --> subobject 6 (LOCAL_SERIALIZED_ROOT_SIGNATURE)
  ::: subobject 4 (LOCAL_ROOT_SIGNATURE): one as an object
   = note: a state object has the one form or the other, for each kind
   = help: use the same form for all",
    },
];
