//! The object and its subobjects.

#![allow(non_snake_case, reason = "members are filled from variables of their C names")]

use std::ptr::{copy_nonoverlapping, null, null_mut};

use clayout::d3d12::state::Limits;
use clayout::d3d12::state::raw::*;

use super::super::input::Input;
use super::arena::{Arena, c};
use super::parts::{Maker, wild};

/// Subobject types by how often they are wanted; the last are program state.
const TYPES: [u32; 48] = [
    5, 7, 11, 9, 10, 1, 2, 3, 6, 8, 12, 0, 5, 7, 11, 7, 13, 29, 31, 32, 33, 36, 7, 8, 11, 13, 29, 6, 1, 2, 3,
    9, //
    14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30,
];

/// A container of no parts; its fifth byte tells one library from another.
const DXIL: [u8; 32] = *b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

/// Makes an object of an input, in an arena.
pub(super) fn object(input: &mut Input<'_>, arena: &mut Arena, limits: Limits) -> *const D3D12_STATE_OBJECT_DESC {
    if input.byte() == u8::MAX {
        return null();
    }
    let object_type = match input.byte() {
        usual @ ..0xe0 => [3, 4, 0][usize::from(usual % 3)],
        _ => input.word(),
    };
    let len = usize::from(input.below(13));
    // Associations point into the array, so it is there before it is filled.
    arena.skew = usize::from(input.rarely(16));
    let room: *mut D3D12_STATE_SUBOBJECT = arena.reserve(len * size_of::<D3D12_STATE_SUBOBJECT>()).cast();
    let mut maker = Subobjects {
        maker: Maker { input, arena, limits },
        base: room,
    };
    let subobjects: Vec<D3D12_STATE_SUBOBJECT> = (0..len).map(|_| maker.subobject()).collect();
    // SAFETY: there is room for so many; as bytes, nothing needs to be aligned.
    unsafe {
        copy_nonoverlapping(
            subobjects.as_ptr().cast::<u8>(),
            room.cast(),
            size_of_val(&subobjects[..]),
        );
    };

    let Maker { input, .. } = &mut maker.maker;
    let (NumSubobjects, pSubobjects) = match input.byte() {
        ..0xf0 => (u32::try_from(len).unwrap_or(0), room.cast_const()),
        0xf0..0xf8 => (input.word(), null()),
        _ => (limits.list.saturating_add(1).max(input.word()), wild(input)),
    };
    let object = c!(D3D12_STATE_OBJECT_DESC {
        Type: object_type,
        NumSubobjects,
        pSubobjects,
    });
    maker.maker.keep(&[object])
}

/// Makes subobjects of one array.
pub(super) struct Subobjects<'a, 'i> {
    pub(super) maker: Maker<'a, 'i>,
    base: *const D3D12_STATE_SUBOBJECT,
}

impl Subobjects<'_, '_> {
    /// One that is kept, with its description.
    pub(super) fn of<T: Copy>(&mut self, number: u32, desc: T) -> D3D12_STATE_SUBOBJECT {
        c!(D3D12_STATE_SUBOBJECT {
            Type: number,
            pDesc: self.maker.keep(&[desc]).cast(),
        })
    }

    fn subobject(&mut self) -> D3D12_STATE_SUBOBJECT {
        let input = &mut *self.maker.input;
        let Type = match input.byte() {
            usual @ ..0xf0 => TYPES[usize::from(usual) % TYPES.len()],
            _ => input.word(),
        };
        if input.rarely(32) {
            return c!(D3D12_STATE_SUBOBJECT { Type, pDesc: null() });
        }
        match Type {
            0 | 3 | 9 | 10 | 12 => {
                let words = [(); 2].map(|()| self.maker.input.word());
                if matches!(Type, 9 | 12) {
                    self.of(Type, words)
                } else {
                    self.of(Type, words[0])
                }
            }
            1 | 2 => {
                let signature = self.identity::<u8>();
                self.of(Type, signature)
            }
            5 => self.library(),
            6 | 33 => {
                let pExistingCollection = self.identity();
                let (NumExports, pExports) = self.exports();
                let desc = c!(D3D12_EXISTING_COLLECTION_DESC {
                    pExistingCollection,
                    NumExports,
                    pExports,
                });
                self.of(Type, desc)
            }
            7 => {
                let pSubobjectToAssociate = self.target();
                let (NumExports, pExports) = self.names();
                let desc = c!(D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
                    pSubobjectToAssociate,
                    NumExports,
                    pExports,
                });
                self.of(Type, desc)
            }
            8 => {
                let SubobjectToAssociate = self.maker.name();
                let (NumExports, pExports) = self.names();
                let desc = c!(D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION {
                    SubobjectToAssociate,
                    NumExports,
                    pExports,
                });
                self.of(Type, desc)
            }
            11 => {
                let desc = c!(D3D12_HIT_GROUP_DESC {
                    HitGroupExport: self.maker.name(),
                    Type: self.maker.input.word(),
                    AnyHitShaderImport: self.import(),
                    ClosestHitShaderImport: self.import(),
                    IntersectionShaderImport: self.import(),
                });
                self.of(Type, desc)
            }
            13 => {
                let graph = self.maker.graph();
                self.of(Type, graph)
            }
            31 | 32 => {
                let (blob, len) = self.blob();
                let desc = c!(D3D12_SERIALIZED_ROOT_SIGNATURE_DESC {
                    pSerializedBlob: blob.cast(),
                    SerializedBlobSizeInBytes: len as usize,
                });
                self.of(Type, desc)
            }
            36 => {
                let (pKey, KeySize) = self.blob();
                let (NumExports, pExports) = self.exports();
                let desc = c!(D3D12_EXISTING_COLLECTION_BY_KEY_DESC {
                    pKey: pKey.cast(),
                    KeySize,
                    NumExports,
                    pExports,
                });
                self.of(Type, desc)
            }
            _ => self.program_part(Type),
        }
    }

    /// A COM object that is compared and never followed.
    fn identity<T>(&mut self) -> *mut T {
        null_mut::<T>().wrapping_byte_add(usize::from(self.maker.input.below(4)))
    }

    fn library(&mut self) -> D3D12_STATE_SUBOBJECT {
        let mut code = DXIL;
        code[4] = self.maker.input.below(4);
        let code = match self.maker.input.byte() {
            ..0xe0 => code.to_vec(),
            0xe0..0xf0 => code[..usize::from(self.maker.input.below(32))].to_vec(),
            _ => self.maker.input.list(40, Input::byte),
        };
        let (pointer, len) = self.maker.bytes(&code);
        let (NumExports, pExports) = self.exports();
        let DXILLibrary = c!(D3D12_SHADER_BYTECODE {
            pShaderBytecode: pointer.cast(),
            BytecodeLength: len as usize,
        });
        let desc = c!(D3D12_DXIL_LIBRARY_DESC {
            DXILLibrary,
            NumExports,
            pExports,
        });
        self.of(5, desc)
    }

    fn blob(&mut self) -> (*const u8, u32) {
        let blob = self.maker.input.list(3, Input::byte);
        self.maker.bytes(&blob)
    }

    /// A name that may be left out.
    fn import(&mut self) -> *const u16 {
        if self.maker.input.byte() & 1 == 0 {
            return null();
        }
        self.maker.name()
    }

    fn exports(&mut self) -> (u32, *const D3D12_EXPORT_DESC) {
        let exports = self.maker.list(4, |maker| {
            c!(D3D12_EXPORT_DESC {
                Name: maker.name(),
                ExportToRename: match maker.input.byte() & 1 {
                    0 => null(),
                    _ => maker.name(),
                },
                Flags: u32::from(maker.input.rarely(8)),
            })
        });
        self.maker.counted(&exports)
    }

    pub(super) fn names(&mut self) -> (u32, *const *const u16) {
        let names = self.maker.list(4, Maker::name);
        self.maker.counted(&names)
    }

    /// A pointer into the array, to its end, between two elements, or to somewhere else. Nothing follows it.
    pub(super) fn target(&mut self) -> *const D3D12_STATE_SUBOBJECT {
        let input = &mut *self.maker.input;
        match input.byte() {
            inside @ ..0xe0 => self.base.wrapping_add(usize::from(inside % 13)),
            0xe0..0xe8 => null(),
            0xe8..0xf0 => self.base.wrapping_byte_add(usize::from(input.byte())),
            0xf0..0xf8 => self.base.wrapping_sub(1),
            _ => wild(input),
        }
    }
}
