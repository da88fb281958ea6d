//! Shaders: types 1 to 6, 24 and 25.

use super::CanBeAbsent;
use crate::Subobject;
use crate::d3d12::{D3D12_SHADER_BYTECODE, ShaderBytecode};

macro_rules! shaders {
    ($($(#[$attribute:meta])* $name:ident = $number:literal $alias:literal $helper:literal;)*) => {$(
        $(#[$attribute])*
        ///
        /// C: a `D3D12_SHADER_BYTECODE` of `d3d12.h`, 16 bytes on 64 bits and 8 on 32. The code is borrowed.
        #[doc(alias($alias, $helper))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
        #[subobject(stream = $number, c = D3D12_SHADER_BYTECODE, no_new)]
        pub struct $name<'a> {
            #[subobject(list(pShaderBytecode, BytecodeLength: usize))]
            bytes: &'a [u8],
        }

        impl<'a> $name<'a> {
            /// A shader.
            ///
            /// # Panics
            ///
            /// When there are no bytes, which would stand for no shader.
            #[must_use]
            #[track_caller]
            pub const fn new(bytecode: &'a [u8]) -> Self {
                assert!(!bytecode.is_empty(), "a shader without bytes is none: leave it out, or make its field an `Option`");
                Self { bytes: bytecode }
            }

            /// The code.
            #[must_use]
            pub const fn bytecode(&self) -> ShaderBytecode<'a> {
                ShaderBytecode { bytes: self.bytes }
            }
        }
    )*};
}

shaders! {
    /// A vertex shader, which makes the pipeline one for graphics: stream subobject type 1.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::VertexShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    VertexShader = 1 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_VS" "CD3DX12_PIPELINE_STATE_STREAM_VS";
    /// A pixel shader, behind a vertex or a mesh shader: stream subobject type 2.
    ///
    /// ```
    /// const PIXEL: clayout::d3d12::stream::PixelShader = clayout::d3d12::stream::PixelShader::new(b"DXBC");
    /// assert_eq!(PIXEL.bytecode().bytes, b"DXBC");
    /// ```
    PixelShader = 2 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_PS" "CD3DX12_PIPELINE_STATE_STREAM_PS";
    /// A domain shader, together with a hull shader: stream subobject type 3.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::DomainShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    DomainShader = 3 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DS" "CD3DX12_PIPELINE_STATE_STREAM_DS";
    /// A hull shader, together with a domain shader; what vertices make up is patches then: stream subobject type 4.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::HullShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    HullShader = 4 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_HS" "CD3DX12_PIPELINE_STATE_STREAM_HS";
    /// A geometry shader: stream subobject type 5.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::GeometryShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    GeometryShader = 5 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_GS" "CD3DX12_PIPELINE_STATE_STREAM_GS";
    /// A compute shader, which makes the pipeline one for compute: stream subobject type 6.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::ComputeShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    ComputeShader = 6 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CS" "CD3DX12_PIPELINE_STATE_STREAM_CS";
    /// An amplification shader, in front of a mesh shader: stream subobject type 24.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::AmplificationShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    AmplificationShader = 24 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_AS" "CD3DX12_PIPELINE_STATE_STREAM_AS";
    /// A mesh shader, which makes the pipeline one for meshes: stream subobject type 25.
    ///
    /// ```
    /// let shader = clayout::d3d12::stream::MeshShader::new(b"DXBC");
    /// assert_eq!(shader.bytecode().bytes, b"DXBC");
    /// ```
    MeshShader = 25 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_MS" "CD3DX12_PIPELINE_STATE_STREAM_MS";
}

impl CanBeAbsent for PixelShader<'_> {}
impl CanBeAbsent for DomainShader<'_> {}
impl CanBeAbsent for HullShader<'_> {}
impl CanBeAbsent for GeometryShader<'_> {}
impl CanBeAbsent for AmplificationShader<'_> {}
