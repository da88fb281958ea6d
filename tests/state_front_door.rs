//! Raw descriptions: read within their bounds, whatever is in them.

#[path = "state/raw/arena.rs"]
mod arena;

use std::ffi::c_void;
use std::ptr::{null, null_mut};

use arena::{Arena, c};
use clayout::d3d12::Bool32;
use clayout::d3d12::state::raw::*;
use clayout::d3d12::state::{Associable, Diagnostic, Judge, Limits, Outcome, Report, Rule, describe};

/// Judges what an arena holds.
fn judge(object: &D3D12_STATE_OBJECT_DESC) -> Report {
    judge_within(object, Limits::default())
}

fn judge_within(object: &D3D12_STATE_OBJECT_DESC, limits: Limits) -> Report {
    // SAFETY: the tests keep their arenas alive, and what they write is right up to the limits.
    let description = unsafe { describe(object, limits) };
    Judge::new().judge(&description)
}

/// A pipeline: a library of three shaders, a hit group, two configurations, an association.
fn pipeline(arena: &mut Arena) -> Vec<D3D12_STATE_SUBOBJECT> {
    let exports = ["RayGen", "Miss", "Hit"].map(|name| c!(D3D12_EXPORT_DESC { Name: arena.name(name) }));
    let dxil = arena.bytes(b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0");
    let library = c!(D3D12_DXIL_LIBRARY_DESC {
        DXILLibrary: c!(D3D12_SHADER_BYTECODE {
            pShaderBytecode: dxil.cast(),
            BytecodeLength: 32,
        }),
        NumExports: 3,
        pExports: arena.slice(&exports),
    });
    let group = c!(D3D12_HIT_GROUP_DESC {
        HitGroupExport: arena.name("Hits"),
        ClosestHitShaderImport: arena.name("Hit"),
    });
    let config = c!(D3D12_RAYTRACING_SHADER_CONFIG {
        MaxPayloadSizeInBytes: 16,
        MaxAttributeSizeInBytes: 8,
    });
    vec![
        arena.subobject(5, library),
        arena.subobject(11, group),
        arena.subobject(9, config),
        arena.subobject(
            10,
            c!(D3D12_RAYTRACING_PIPELINE_CONFIG {
                MaxTraceRecursionDepth: 1,
            }),
        ),
    ]
}

#[test]
fn a_pipeline() {
    let mut arena = Arena::default();
    let mut subobjects = pipeline(&mut arena);
    subobjects.push(D3D12_STATE_SUBOBJECT::default());
    subobjects.push(arena.subobject(3, c!(D3D12_NODE_MASK { node_mask: 1 })));
    // The target is in the final array, so the association is written last.
    let names = [arena.name("Hits"), arena.name("Miss"), arena.name("RayGen")];
    let association = c!(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
        pSubobjectToAssociate: &raw const subobjects[2],
        NumExports: 3,
        pExports: arena.slice(&names),
    });
    subobjects[4] = arena.subobject(7, association);
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 3,
        NumSubobjects: 6,
        pSubobjects: subobjects.as_ptr(),
    });
    let report = judge(&object);
    assert!(report.is_clean(), "{report}");

    // SAFETY: everything outlives the description.
    let description = unsafe { describe(&raw const object, Limits::default()) };
    let resolution = Judge::new().resolve(&description);
    assert!(matches!(
        resolution.outcome("Hit", Associable::ShaderConfig),
        Some(Outcome::Settled { .. })
    ));
}

#[test]
fn targets_by_their_address() {
    let mut arena = Arena::default();
    let mut subobjects = pipeline(&mut arena);
    let base = subobjects.as_ptr();
    let inside = base.wrapping_add(2);
    let targets = [
        (inside, None),
        (null(), Some(Rule::NullAssociation)),
        (base.wrapping_sub(1), Some(Rule::TargetOutsideArray)),
        (base.wrapping_add(5), Some(Rule::TargetOutsideArray)),
        (inside.wrapping_byte_add(4), Some(Rule::TargetOutsideArray)),
        // The hit group cannot be associated.
        (base.wrapping_add(1), Some(Rule::TargetNotAssociable)),
    ];
    subobjects.push(D3D12_STATE_SUBOBJECT::default());
    let moved = subobjects.as_ptr();
    for (target, rule) in targets {
        // The array may have moved when it grew.
        let target = if target.is_null() {
            target
        } else {
            moved.wrapping_byte_add(target.addr().wrapping_sub(base.addr()))
        };
        let names = [arena.name("Miss")];
        let association = c!(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
            pSubobjectToAssociate: target,
            NumExports: 1,
            pExports: arena.slice(&names),
        });
        subobjects[4] = arena.subobject(7, association);
        let object = c!(D3D12_STATE_OBJECT_DESC {
            Type: 3,
            NumSubobjects: 5,
            pSubobjects: subobjects.as_ptr(),
        });
        let report = judge(&object);
        let found: Vec<Rule> = report.diagnostics().iter().map(Diagnostic::rule).collect();
        assert_eq!(found, rule.into_iter().collect::<Vec<_>>(), "{report}");
    }
}

#[test]
fn null_descriptions() {
    // SAFETY: null is allowed.
    let description = unsafe { describe(null(), Limits::default()) };
    let report = Judge::new().judge(&description);
    assert_eq!(
        report.diagnostics()[0].to_string(),
        "\
error[null-description]: the description of the state object is null
  --> the state object, pDesc
   = note: a state object is described by an array of subobjects
   = help: pass the address of the description, and let pSubobjects point to NumSubobjects elements"
    );

    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 3,
        NumSubobjects: 2,
        pSubobjects: null(),
    });
    let report = judge(&object);
    assert_eq!(
        report
            .of(Rule::NullDescription)
            .next()
            .map(ToString::to_string)
            .as_deref(),
        Some(
            "\
error[null-description]: the object has 2 subobjects, and pSubobjects is null
  --> the state object, pSubobjects
   = note: a state object is described by an array of subobjects
   = help: pass the address of the description, and let pSubobjects point to NumSubobjects elements"
        )
    );

    // No subobjects need no array.
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 0,
        NumSubobjects: 0,
        pSubobjects: null(),
    });
    assert!(judge(&object).is_clean());
}

#[test]
fn null_subobjects_of_every_type() {
    for number in (0..=36).filter(|number| !matches!(number, 4 | 25 | 34 | 35)) {
        let subobject = c!(D3D12_STATE_SUBOBJECT {
            Type: number,
            pDesc: null(),
        });
        let object = c!(D3D12_STATE_OBJECT_DESC {
            Type: 4,
            NumSubobjects: 1,
            pSubobjects: &raw const subobject,
        });
        let report = judge(&object);
        assert_eq!(report.of(Rule::NullSubobject).count(), 1, "type {number}: {report}");
    }
}

#[test]
fn unknown_types_are_not_followed() {
    let wild = null::<u8>().wrapping_add(1).cast();
    for number in [4, 25, 34, 35, 37, 0xcccc_cccc] {
        let subobject = c!(D3D12_STATE_SUBOBJECT {
            Type: number,
            pDesc: wild,
        });
        let object = c!(D3D12_STATE_OBJECT_DESC {
            Type: 3,
            NumSubobjects: 1,
            pSubobjects: &raw const subobject,
        });
        assert_eq!(judge(&object).of(Rule::UnknownSubobjectType).count(), 1);
    }
}

#[test]
fn zeroed_structs_of_every_type() {
    // What a struct that was only zeroed says is judged, and nothing in it is followed.
    let zeroes = [0_u64; 64];
    for number in 0..=36 {
        let subobject = c!(D3D12_STATE_SUBOBJECT {
            Type: number,
            pDesc: zeroes.as_ptr().cast(),
        });
        let object = c!(D3D12_STATE_OBJECT_DESC {
            Type: 4,
            NumSubobjects: 1,
            pSubobjects: &raw const subobject,
        });
        let report = judge(&object);
        assert_eq!(report.of(Rule::NullSubobject).count(), 0, "type {number}: {report}");
    }
}

#[test]
#[allow(clippy::too_many_lines, reason = "a table")]
fn counts_without_an_array() {
    let mut arena = Arena::default();
    let association = c!(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION { NumExports: 3 });
    let graph = c!(D3D12_WORK_GRAPH_DESC {
        NumEntrypoints: 1,
        NumExplicitlyDefinedNodes: 1,
    });
    let program = c!(D3D12_GENERIC_PROGRAM_DESC {
        NumExports: 1,
        NumSubobjects: 1,
    });
    let library = c!(D3D12_DXIL_LIBRARY_DESC {
        DXILLibrary: c!(D3D12_SHADER_BYTECODE {
            pShaderBytecode: null(),
            BytecodeLength: 64,
        }),
        NumExports: 1,
        pExports: null(),
    });
    let subobjects = [
        (
            arena.subobject(7, association),
            vec!["NumExports is 3, and the array is null"],
        ),
        (
            arena.subobject(8, c!(D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION { NumExports: 1 })),
            vec!["NumExports is 1, and the array is null", "a name is null"],
        ),
        (
            arena.subobject(5, library),
            vec![
                "64 bytes are announced, and the pointer to them is null",
                "NumExports is 1, and the array is null",
            ],
        ),
        (
            arena.subobject(6, c!(D3D12_EXISTING_COLLECTION_DESC { NumExports: 1 })),
            vec!["NumExports is 1, and the array is null"],
        ),
        (
            arena.subobject(13, graph),
            vec![
                "NumEntrypoints is 1, and the array is null",
                "NumExplicitlyDefinedNodes is 1, and the array is null",
                "a name is null",
            ],
        ),
        (
            arena.subobject(29, program),
            vec![
                "NumExports is 1, and the array is null",
                "NumSubobjects is 1, and the array is null",
            ],
        ),
        (
            arena.subobject(
                14,
                c!(D3D12_STREAM_OUTPUT_DESC {
                    NumEntries: 1,
                    NumStrides: 2,
                }),
            ),
            vec![
                "NumEntries is 1, and the array is null",
                "NumStrides is 2, and the array is null",
            ],
        ),
        (
            arena.subobject(19, c!(D3D12_INPUT_LAYOUT_DESC { NumElements: 1 })),
            vec!["NumElements is 1, and the array is null"],
        ),
        (
            arena.subobject(28, c!(D3D12_VIEW_INSTANCING_DESC { ViewInstanceCount: 1 })),
            vec!["ViewInstanceCount is 1, and the array is null"],
        ),
        (
            arena.subobject(11, D3D12_HIT_GROUP_DESC::default()),
            vec!["a name is null"],
        ),
        (
            arena.subobject(36, c!(D3D12_EXISTING_COLLECTION_BY_KEY_DESC { KeySize: 4 })),
            vec![
                "4 bytes are announced, and the pointer to them is null",
                "the key is empty",
            ],
        ),
    ];
    for (subobject, expected) in subobjects {
        let object = c!(D3D12_STATE_OBJECT_DESC {
            Type: 4,
            NumSubobjects: 1,
            pSubobjects: &raw const subobject,
        });
        let report = judge(&object);
        let found: Vec<&str> = report.of(Rule::MalformedListOrName).map(Diagnostic::what).collect();
        assert_eq!(found, expected, "type {}: {report}", subobject.Type);
    }
}

#[test]
fn names_without_an_end() {
    let mut arena = Arena::default();
    let limits = Limits {
        name_units: 4,
        ..Limits::default()
    };
    // Five units are read at most: the array is no longer.
    for (units, is_endless) in [(vec![0x41; 5], true), (vec![0x41, 0x41, 0x41, 0x41, 0], false)] {
        let group = c!(D3D12_HIT_GROUP_DESC {
            HitGroupExport: arena.slice(&units),
        });
        let subobject = arena.subobject(11, group);
        let object = c!(D3D12_STATE_OBJECT_DESC {
            Type: 0,
            NumSubobjects: 1,
            pSubobjects: &raw const subobject,
        });
        let report = judge_within(&object, limits);
        let found = report.of(Rule::MalformedListOrName).next().map(ToString::to_string);
        let expected = "\
error[malformed-list-or-name]: a name has no terminating zero within 4 units
  --> subobject 0 (HIT_GROUP), HitGroupExport
   = note: names are UTF-16 that ends with a zero
   = help: end the name with a zero, and keep it alive until the call returns";
        assert_eq!(found.as_deref(), is_endless.then_some(expected), "{report}");
    }
}

#[test]
fn counts_over_the_limits() {
    let mut arena = Arena::default();
    let mut subobjects = pipeline(&mut arena);
    // A count that was never written; nothing behind the pointer is read.
    let wild = null::<u8>().wrapping_add(8).cast();
    let association = c!(D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
        NumExports: 0xcccc_cccc,
        pExports: wild,
    });
    subobjects.push(arena.subobject(8, association));
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 3,
        NumSubobjects: 5,
        pSubobjects: subobjects.as_ptr(),
    });
    let report = judge(&object);
    let found = report.of(Rule::MalformedListOrName).next().map(ToString::to_string);
    assert_eq!(
        found.as_deref(),
        Some(
            "\
warning[malformed-list-or-name]: NumExports is 3435973836, and the limit for reading is 1048576
  --> subobject 4 (DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION), NumExports
   = note: the array was not read, so that nothing was judged that it holds
   = help: correct the count, or raise the limits if the object really is that large"
        )
    );

    // So it is with the subobjects, of one list and of all.
    for limits in [
        Limits {
            list: 4,
            ..Limits::default()
        },
        Limits {
            elements: 4,
            ..Limits::default()
        },
    ] {
        let report = judge_within(&object, limits);
        assert_eq!(report.of(Rule::MalformedListOrName).count(), 1, "{report}");
        assert!(!report.is_wrong(), "what was not read makes nothing wrong: {report}");
    }
}

#[test]
#[allow(clippy::cast_ptr_alignment, reason = "that is what is tested")]
fn misaligned_pointers() {
    let mut arena = Arena::default();
    let mut bytes = vec![0_u8; 4096];
    let mut used = 1;
    let mut unaligned = |value: &[u8]| {
        let at = used;
        bytes[at..at + value.len()].copy_from_slice(value);
        used += value.len().div_ceil(8) * 8;
        bytes.as_ptr().wrapping_add(at)
    };
    let name: Vec<u8> = "Hits\0".encode_utf16().flat_map(u16::to_ne_bytes).collect();
    let name = unaligned(&name).cast::<u16>();
    assert!(!name.is_aligned());
    let group = c!(D3D12_HIT_GROUP_DESC { HitGroupExport: name });
    let group = unaligned(arena::bytes_of(&group));
    let subobject = c!(D3D12_STATE_SUBOBJECT {
        Type: 11,
        pDesc: group.cast(),
    });
    let subobject = unaligned(arena::bytes_of(&subobject));
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 0,
        NumSubobjects: 1,
        pSubobjects: subobject.cast(),
    });
    let object = unaligned(arena::bytes_of(&object));
    // SAFETY: the bytes outlive the description, and hold what the pointers say.
    let description = unsafe { describe(object.cast(), Limits::default()) };
    let resolution = Judge::new().resolve(&description);
    assert_eq!(resolution.exports()[0].name(), "Hits");
    let _ = arena.bytes(b"");
}

#[test]
fn collections_and_root_signatures_are_not_followed() {
    let mut arena = Arena::default();
    let wild: *mut c_void = null_mut::<u8>().wrapping_add(3).cast();
    let subobjects = [
        arena.subobject(
            1, // Not as the struct, whose member is no wild pointer.
            wild,
        ),
        arena.subobject(
            2,
            c!(D3D12_LOCAL_ROOT_SIGNATURE {
                pLocalRootSignature: wild,
            }),
        ),
        arena.subobject(
            6,
            c!(D3D12_EXISTING_COLLECTION_DESC {
                pExistingCollection: wild,
            }),
        ),
    ];
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 3,
        NumSubobjects: 3,
        pSubobjects: subobjects.as_ptr(),
    });
    let report = judge(&object);
    assert!(report.is_clean(), "{report}");
}

#[test]
fn work_graphs() {
    let mut arena = Arena::default();
    let grid = [65_536_u32, 1, 1];
    let (records, shared, index) = (4_u32, 0_u32, 7_u32);
    let entry = Bool32::TRUE;
    let id = c!(D3D12_NODE_ID {
        Name: arena.name("Renamed"),
        ArrayIndex: 2,
    });
    let output = c!(D3D12_NODE_OUTPUT_OVERRIDES {
        OutputIndex: 1,
        pMaxRecords: &raw const records,
        pMaxRecordsSharedWithOutputIndex: &raw const shared,
    });
    let overrides = c!(D3D12_BROADCASTING_LAUNCH_OVERRIDES {
        pLocalRootArgumentsTableIndex: &raw const index,
        pProgramEntry: &raw const entry,
        pNewName: &raw const id,
        pDispatchGrid: &raw const grid,
        NumOutputOverrides: 1,
        pOutputOverrides: &raw const output,
    });
    let wild = null::<u8>().wrapping_add(5).cast();
    let node = |overrides_type, overrides| {
        c!(D3D12_NODE {
            NodeType: 0,
            Shader: c!(D3D12_SHADER_NODE {
                Shader: id.Name,
                OverridesType: overrides_type,
                pBroadcastingLaunchOverrides: overrides,
            }),
        })
    };
    let nodes = [
        node(1, (&raw const overrides).cast()),
        node(4, null()),
        // Not followed: the type says that there are none, or is unknown.
        node(0, wild),
        node(9, wild),
    ];
    let graph = c!(D3D12_WORK_GRAPH_DESC {
        ProgramName: arena.name("Graph"),
        NumEntrypoints: 1,
        pEntrypoints: &raw const id,
        NumExplicitlyDefinedNodes: 4,
        pExplicitlyDefinedNodes: nodes.as_ptr(),
    });
    let subobject = arena.subobject(13, graph);
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 4,
        NumSubobjects: 1,
        pSubobjects: &raw const subobject,
    });
    let report = judge(&object);
    assert_eq!(report.of(Rule::DispatchGridOverLimit).count(), 1, "{report}");
    assert_eq!(report.of(Rule::OutputBudgetSetTwice).count(), 1, "{report}");
    assert_eq!(report.of(Rule::OverridesTypeDiffers).count(), 3, "{report}");
}

#[test]
fn generic_programs() {
    let mut arena = Arena::default();
    let names = [arena.name("VS"), arena.name("PS")];
    let formats = c!(D3D12_RT_FORMAT_ARRAY { NumRenderTargets: 9 });
    let mut subobjects = [
        arena.subobject(22, formats),
        arena.subobject(24, DXGI_SAMPLE_DESC::default()),
        arena.subobject(21, 3_u32),
        D3D12_STATE_SUBOBJECT::default(),
    ];
    let base = subobjects.as_ptr();
    let listed = [
        base,
        base.wrapping_add(1),
        base.wrapping_add(2),
        base.wrapping_add(9),
        null(),
    ];
    let program = c!(D3D12_GENERIC_PROGRAM_DESC {
        ProgramName: arena.name("Program"),
        NumExports: 2,
        pExports: arena.slice(&names),
        NumSubobjects: 5,
        ppSubobjects: arena.slice(&listed),
    });
    subobjects[3] = arena.subobject(29, program);
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: 4,
        NumSubobjects: 4,
        pSubobjects: subobjects.as_ptr(),
    });
    let report = judge(&object);
    assert_eq!(report.of(Rule::CountOverLimit).count(), 1, "{report}");
    assert_eq!(report.of(Rule::SampleCountZero).count(), 1, "{report}");
    assert_eq!(report.of(Rule::ProgramStateNotListed).count(), 2, "{report}");
}
