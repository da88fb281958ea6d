//! Random raw descriptions whose pointers are good: the judge and the resolver take anything.

#![allow(non_snake_case, reason = "members are filled from variables of their C names")]

use std::ptr::null;

use clayout::d3d12::state::raw::*;
use clayout::d3d12::state::{Judge, Limits, Portability, ResolvedExport, describe};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use super::arena::{Arena, c};

/// Names that are likely to meet, with odd ones among them.
const NAMES: [&str; 12] = [
    "A",
    "B",
    "C",
    "Hit",
    "\x01?A@@YAXXZ",
    "\x01?A@n@@YAXXZ",
    "?",
    "\x01?",
    "*",
    "",
    "Ü",
    "🦀",
];

/// A list that a raw pointer is going to point to: `None` for a null pointer with a count of 1.
type Names = Option<Vec<Option<usize>>>;

/// What a random subobject is made of; each type takes what it needs.
#[derive(Clone, Debug)]
struct Parts {
    number: u32,
    is_null: bool,
    name: Option<usize>,
    imports: [Option<usize>; 3],
    names: Names,
    targets: Vec<Option<usize>>,
    words: [u32; 4],
    bytes: usize,
}

fn name() -> impl Strategy<Value = Option<usize>> {
    prop::option::weighted(0.9, 0..NAMES.len())
}

fn parts() -> impl Strategy<Value = Parts> {
    let number = prop_oneof![6 => select(vec![5_u32, 6, 7, 7, 7, 8, 9, 10, 11, 11, 3, 1, 2, 0]), 3 => 0..=40_u32, 1 => any::<u32>()];
    let word = prop_oneof![
        0..4_u32,
        select(vec![4_u32, 8, 31, 32, 33, 0x100, u32::MAX]),
        any::<u32>()
    ];
    let lists = (
        prop::option::weighted(0.9, vec(name(), 0..5)),
        vec(prop::option::weighted(0.9, 0..12_usize), 0..5),
    );
    let imports = [
        prop::option::of(0..NAMES.len()),
        prop::option::of(0..NAMES.len()),
        prop::option::of(0..NAMES.len()),
    ];
    (
        number,
        prop::bool::weighted(0.05),
        name(),
        imports,
        lists,
        [word.clone(), word.clone(), word.clone(), word],
        0..40_usize,
    )
        .prop_map(
            |(number, is_null, name, imports, (names, targets), words, bytes)| Parts {
                number,
                is_null,
                name,
                imports,
                names,
                targets,
                words,
                bytes,
            },
        )
}

/// The array that is being filled, and where its parts are kept.
struct Maker<'a> {
    arena: &'a mut Arena,
    base: *const D3D12_STATE_SUBOBJECT,
}

impl Maker<'_> {
    fn name(&mut self, name: Option<usize>) -> *const u16 {
        name.map_or(null(), |name| self.arena.name(NAMES[name]))
    }

    fn names(&mut self, names: &Names) -> (u32, *const *const u16) {
        let Some(names) = names else { return (1, null()) };
        let pointers: Vec<*const u16> = names.iter().map(|name| self.name(*name)).collect();
        (u32::try_from(pointers.len()).unwrap_or(0), self.arena.slice(&pointers))
    }

    fn exports(&mut self, parts: &Parts) -> (u32, *const D3D12_EXPORT_DESC) {
        let Some(names) = &parts.names else { return (1, null()) };
        let exports: Vec<D3D12_EXPORT_DESC> = names
            .iter()
            .enumerate()
            .map(|(at, name)| {
                c!(D3D12_EXPORT_DESC {
                    Name: self.name(*name),
                    ExportToRename: if at % 2 == 0 {
                        null()
                    } else {
                        self.name(parts.imports[at % 3])
                    },
                    Flags: parts.words[3] & 1,
                })
            })
            .collect();
        (u32::try_from(exports.len()).unwrap_or(0), self.arena.slice(&exports))
    }

    /// A pointer that may lead into the array, and is never followed.
    fn target(&self, target: Option<usize>) -> *const D3D12_STATE_SUBOBJECT {
        target.map_or(null(), |target| self.base.wrapping_add(target))
    }

    fn bytes(&mut self, len: usize) -> *const u8 {
        let mut bytes = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0".to_vec();
        bytes.truncate(len);
        self.arena.bytes(&bytes)
    }

    fn node(&mut self, parts: &Parts) -> D3D12_NODE {
        let [x, y, z, _] = parts.words;
        let grid = self.arena.slice(&[[x, y, z]]);
        let id = self.node_id(parts);
        let id = self.arena.slice(&[id]);
        let output = c!(D3D12_NODE_OUTPUT_OVERRIDES {
            pNewName: id,
            pMaxRecords: grid.cast(),
        });
        let overrides = c!(D3D12_BROADCASTING_LAUNCH_OVERRIDES {
            pNewName: id,
            pShareInputOf: id,
            pDispatchGrid: grid,
            pMaxDispatchGrid: grid,
            NumOutputOverrides: 1,
            pOutputOverrides: self.arena.slice(&[output]),
        });
        let common = c!(D3D12_COMMON_COMPUTE_NODE_OVERRIDES {
            pNewName: id,
            pShareInputOf: id,
        });
        let overrides_type = parts.words[1] % 6;
        let pointer = match overrides_type {
            1 => self.arena.slice(&[overrides]).cast(),
            2..=4 => self.arena.slice(&[common]).cast(),
            _ => null::<u8>().wrapping_add(1).cast(),
        };
        c!(D3D12_NODE {
            NodeType: parts.words[2] & 1,
            Shader: c!(D3D12_SHADER_NODE {
                Shader: self.name(parts.imports[0]),
                OverridesType: overrides_type,
                pBroadcastingLaunchOverrides: pointer,
            }),
        })
    }

    fn node_id(&mut self, parts: &Parts) -> D3D12_NODE_ID {
        c!(D3D12_NODE_ID {
            Name: self.name(parts.imports[1]),
            ArrayIndex: parts.words[0],
        })
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each type")]
    fn subobject(&mut self, parts: &Parts) -> D3D12_STATE_SUBOBJECT {
        let number = parts.number;
        if parts.is_null {
            return c!(D3D12_STATE_SUBOBJECT {
                Type: number,
                pDesc: null(),
            });
        }
        let words = parts.words;
        match number {
            1 | 2 => self.arena.subobject(number, words[0] as usize),
            5 => {
                let (NumExports, pExports) = self.exports(parts);
                let code = self.bytes(parts.bytes).cast();
                let DXILLibrary = c!(D3D12_SHADER_BYTECODE {
                    pShaderBytecode: code,
                    BytecodeLength: parts.bytes,
                });
                self.arena.subobject(
                    number,
                    c!(D3D12_DXIL_LIBRARY_DESC {
                        DXILLibrary,
                        NumExports,
                        pExports,
                    }),
                )
            }
            6 | 33 => {
                let (NumExports, pExports) = self.exports(parts);
                let pExistingCollection = std::ptr::null_mut::<u8>().wrapping_add(words[0] as usize).cast();
                let desc = c!(D3D12_EXISTING_COLLECTION_DESC {
                    pExistingCollection,
                    NumExports,
                    pExports,
                });
                self.arena.subobject(number, desc)
            }
            7 => {
                let (NumExports, pExports) = self.names(&parts.names);
                let pSubobjectToAssociate = self.target(parts.targets.first().copied().flatten());
                let desc = c!(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
                    pSubobjectToAssociate,
                    NumExports,
                    pExports,
                });
                self.arena.subobject(number, desc)
            }
            8 => {
                let (NumExports, pExports) = self.names(&parts.names);
                let SubobjectToAssociate = self.name(parts.name);
                let desc = c!(D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
                    SubobjectToAssociate,
                    NumExports,
                    pExports,
                });
                self.arena.subobject(number, desc)
            }
            11 => {
                let desc = c!(D3D12_HIT_GROUP_DESC {
                    HitGroupExport: self.name(parts.name),
                    Type: words[0],
                    AnyHitShaderImport: self.name(parts.imports[0]),
                    ClosestHitShaderImport: self.name(parts.imports[1]),
                    IntersectionShaderImport: self.name(parts.imports[2]),
                });
                self.arena.subobject(number, desc)
            }
            13 => {
                let id = self.node_id(parts);
                let node = self.node(parts);
                let desc = c!(D3D12_WORK_GRAPH_DESC {
                    ProgramName: self.name(parts.name),
                    Flags: words[3],
                    NumEntrypoints: 1,
                    pEntrypoints: self.arena.slice(&[id]),
                    NumExplicitlyDefinedNodes: 2,
                    pExplicitlyDefinedNodes: self.arena.slice(&[node, node]),
                });
                self.arena.subobject(number, desc)
            }
            29 => {
                let (NumExports, pExports) = self.names(&parts.names);
                let targets: Vec<_> = parts.targets.iter().map(|target| self.target(*target)).collect();
                let desc = c!(D3D12_GENERIC_PROGRAM_DESC {
                    ProgramName: self.name(parts.name),
                    NumExports,
                    pExports,
                    NumSubobjects: u32::try_from(targets.len()).unwrap_or(0),
                    ppSubobjects: self.arena.slice(&targets),
                });
                self.arena.subobject(number, desc)
            }
            31 | 32 => {
                let blob = self.bytes(parts.bytes).cast();
                let desc = c!(D3D12_SERIALIZED_ROOT_SIGNATURE_DESC {
                    pSerializedBlob: blob,
                    SerializedBlobSizeInBytes: parts.bytes,
                });
                self.arena.subobject(number, desc)
            }
            36 => {
                let (NumExports, pExports) = self.exports(parts);
                let pKey = self.bytes(parts.bytes).cast();
                let KeySize = u32::try_from(parts.bytes).unwrap_or(0);
                self.arena.subobject(
                    number,
                    c!(D3D12_EXISTING_COLLECTION_BY_KEY_DESC {
                        pKey,
                        KeySize,
                        NumExports,
                        pExports,
                    }),
                )
            }
            // Types 14, 19 and 28 have arrays of which only the count is judged: they are not read. The largest of the rest
            // is a blend description.
            _ => self.arena.subobject(number, [words; 21]),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn anything_is_judged(
        object_type in prop_oneof![select(vec![0_u32, 3, 3, 4]), any::<u32>()],
        parts in vec(parts(), 0..12),
        limits in prop_oneof![
            4 => Just(Limits::default()),
            1 => (0..8_u32, 0..4_u32, 0..20_u32).prop_map(|(list, name_units, elements)| Limits { list, name_units, elements })
        ],
        portability in select(vec![Portability::Native, Portability::Vkd3dProton, Portability::Wine]),
    ) {
        let mut arena = Arena::default();
        let mut subobjects = vec![D3D12_STATE_SUBOBJECT::default(); parts.len()];
        let base = subobjects.as_ptr();
        for (subobject, parts) in subobjects.iter_mut().zip(&parts) {
            *subobject = Maker { arena: &mut arena, base }.subobject(parts);
        }
        let count = u32::try_from(subobjects.len()).unwrap_or(0);
        let object = c!(D3D12_STATE_OBJECT_DESC { Type: object_type, NumSubobjects: count, pSubobjects: subobjects.as_ptr() });
        // SAFETY: the arena and the array outlive the description, and hold what the pointers say.
        let description = unsafe { describe(&raw const object, limits) };

        let judge = Judge::new().portability(portability);
        let report = judge.judge(&description);
        prop_assert_eq!(report.to_string(), judge.judge(&description).to_string());
        let resolution = judge.resolve(&description);
        prop_assert!(resolution.to_string().len() >= resolution.exports().len());
        let names: Vec<&str> = resolution.exports().iter().map(ResolvedExport::name).collect();
        let _ = resolution.global_root_signature_of(names);

        // What is recorded can be included, and added to.
        let contents = judge.contents(&description);
        let collection = clayout::d3d12::state::Identity::new(1);
        let outer = judge.clone().collection(collection, &contents);
        let _ = outer.judge(&description);
        let _ = outer.judge_addition(&description, &contents).to_string();
    }
}
