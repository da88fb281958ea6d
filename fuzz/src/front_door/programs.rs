//! Generic programs and the state that they list.

#![allow(non_snake_case, reason = "members are filled from variables of their C names")]

use std::ptr::null;

use clayout::d3d12::state::raw::*;

use super::arena::c;
use super::object::Subobjects;
use super::parts::wild;

impl Subobjects<'_, '_> {
    /// What is left of the types: programs, their state, and what nobody knows.
    pub(super) fn program_part(&mut self, number: u32) -> D3D12_STATE_SUBOBJECT {
        match number {
            14 => {
                let (NumEntries, pSODeclaration) = self.zeros::<D3D12_SO_DECLARATION_ENTRY>();
                let (NumStrides, pBufferStrides) = self.zeros::<u32>();
                let desc = c!(D3D12_STREAM_OUTPUT_DESC {
                    pSODeclaration,
                    NumEntries,
                    pBufferStrides,
                    NumStrides,
                    RasterizedStream: self.maker.input.word(),
                });
                self.of(number, desc)
            }
            15 => self.of(number, D3D12_BLEND_DESC::default()),
            17 => self.of(number, D3D12_RASTERIZER_DESC2::default()),
            18 => self.of(number, D3D12_DEPTH_STENCIL_DESC::default()),
            19 => {
                let (NumElements, pInputElementDescs) = self.zeros::<D3D12_INPUT_ELEMENT_DESC>();
                let desc = c!(D3D12_INPUT_LAYOUT_DESC {
                    pInputElementDescs,
                    NumElements,
                });
                self.of(number, desc)
            }
            16 | 20 | 21 | 23 | 26 => {
                let word = self.maker.input.word();
                self.of(number, word)
            }
            22 => {
                let desc = c!(D3D12_RT_FORMAT_ARRAY {
                    NumRenderTargets: self.maker.input.word(),
                });
                self.of(number, desc)
            }
            24 => {
                let [Count, Quality] = [(); 2].map(|()| self.maker.input.word());
                self.of(number, c!(DXGI_SAMPLE_DESC { Count, Quality }))
            }
            27 => self.of(number, D3D12_DEPTH_STENCIL_DESC1::default()),
            28 => {
                let (ViewInstanceCount, pViewInstanceLocations) = self.zeros::<D3D12_VIEW_INSTANCE_LOCATION>();
                let desc = c!(D3D12_VIEW_INSTANCING_DESC {
                    ViewInstanceCount,
                    pViewInstanceLocations,
                    Flags: self.maker.input.word(),
                });
                self.of(number, desc)
            }
            29 => self.program(),
            30 => self.of(number, D3D12_DEPTH_STENCIL_DESC2::default()),
            unknown => c!(D3D12_STATE_SUBOBJECT {
                Type: unknown,
                pDesc: wild::<u8>(self.maker.input).cast(),
            }),
        }
    }

    /// An array that is as long as it says: up to more than any of them may have.
    fn zeros<T: Copy + Default>(&mut self) -> (u32, *const T) {
        let len = match self.maker.input.byte() {
            few @ ..0xf0 => few % 8,
            many => many - 0xc0,
        };
        let values = vec![T::default(); usize::from(len)];
        self.maker.counted(&values)
    }

    fn program(&mut self) -> D3D12_STATE_SUBOBJECT {
        let ProgramName = match self.maker.input.byte() & 1 {
            0 => null(),
            _ => self.maker.name(),
        };
        let (NumExports, pExports) = self.names();
        // Among them the program itself, and other programs that list it.
        let count = self.maker.input.below(6);
        let listed: Vec<_> = (0..count).map(|_| self.target()).collect();
        let (NumSubobjects, ppSubobjects) = self.maker.counted(&listed);
        let desc = c!(D3D12_GENERIC_PROGRAM_DESC {
            ProgramName,
            NumExports,
            pExports,
            NumSubobjects,
            ppSubobjects,
        });
        self.of(29, desc)
    }
}
