//! Code and root signatures as bytes that are lent: parts of types 5, 31 and 32.

use crate::Subobject;

/// Compiled shader code; a part of type 5, and of the shaders of streams.
///
/// C: `D3D12_SHADER_BYTECODE` of `d3d12.h`: a pointer and a length in bytes.
///
/// ```
/// assert_eq!(clayout::d3d12::ShaderBytecode::new(b"DXBC").bytes, b"DXBC");
/// ```
#[doc(alias = "D3D12_SHADER_BYTECODE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, by_value, name = "D3D12_SHADER_BYTECODE")]
pub struct ShaderBytecode<'a> {
    /// A DXIL container. It is not copied.
    #[subobject(list(pShaderBytecode, BytecodeLength: usize))]
    pub bytes: &'a [u8],
}

/// A root signature in serialized form; a part of types 31 and 32. In a pipeline state stream it is subobject type 29, of
/// Agility SDK 618 and later.
///
/// C: `D3D12_SERIALIZED_ROOT_SIGNATURE_DESC` of `d3d12.h`: a pointer and a length in bytes.
///
/// ```
/// let root_signature = clayout::d3d12::SerializedRootSignature::new(b"DXBC");
/// assert_eq!(root_signature.blob.len(), 4);
/// ```
#[doc(alias(
    "D3D12_SERIALIZED_ROOT_SIGNATURE_DESC",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SERIALIZED_ROOT_SIGNATURE",
    "CD3DX12_PIPELINE_STATE_STREAM_SERIALIZED_ROOT_SIGNATURE",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, stream = 29, name = "D3D12_SERIALIZED_ROOT_SIGNATURE_DESC")]
pub struct SerializedRootSignature<'a> {
    /// What `D3D12SerializeVersionedRootSignature` returned.
    #[subobject(list(pSerializedBlob, SerializedBlobSizeInBytes: usize))]
    pub blob: &'a [u8],
}
