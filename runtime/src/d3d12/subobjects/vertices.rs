//! Vertices: types 14, 19, 20 and 21.

use core::ffi::CStr;

#[cfg(feature = "alloc")]
use crate::d3d12::{D3D12_INPUT_LAYOUT_DESC, D3D12_STREAM_OUTPUT_DESC};
use crate::d3d12::{DxgiFormat, InputClassification, PrimitiveTopologyType, StripCut};
use crate::{Open, Subobject};

/// One output of a stream; a part of type 14.
///
/// C: `D3D12_SO_DECLARATION_ENTRY` of `d3d12.h`.
///
/// ```
/// let entry = clayout::d3d12::SoDeclarationEntry::new(c"POSITION", 4);
/// assert_eq!(entry.output_slot, 0);
/// ```
#[doc(alias = "D3D12_SO_DECLARATION_ENTRY")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, by_value, name = "D3D12_SO_DECLARATION_ENTRY", rename_all = "PascalCase")]
pub struct SoDeclarationEntry<'a> {
    /// Which stream: 0 to 3.
    #[subobject(optional)]
    pub stream: u32,
    /// The output's semantic.
    pub semantic_name: &'a CStr,
    /// The semantic's index.
    #[subobject(optional)]
    pub semantic_index: u32,
    /// The first component: 0 to 3.
    #[subobject(optional)]
    pub start_component: u8,
    /// How many components: 1 to 4.
    pub component_count: u8,
    /// Which buffer: 0 to 3.
    #[subobject(optional)]
    pub output_slot: u8,
}

/// Stream output: state subobject type 14, of generic programs. Without one there is none.
///
/// C: `D3D12_STREAM_OUTPUT_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{SoDeclarationEntry, StreamOutput};
///
/// let entries = [SoDeclarationEntry::new(c"POSITION", 4)];
/// assert_eq!(StreamOutput::new(&entries, &[16]).rasterized_stream, 0);
/// ```
#[cfg(feature = "alloc")]
#[doc(alias = "D3D12_STREAM_OUTPUT_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 14, c = D3D12_STREAM_OUTPUT_DESC, in(Executable))]
pub struct StreamOutput<'a> {
    /// What is written.
    #[subobject(list(pSODeclaration, NumEntries: u32))]
    pub declaration: &'a [SoDeclarationEntry<'a>],
    /// Bytes for each vertex, of each buffer: 4 buffers at most.
    #[subobject(list(pBufferStrides, NumStrides: u32))]
    pub buffer_strides: &'a [u32],
    /// Which stream is drawn.
    #[subobject(name = "RasterizedStream", optional)]
    pub rasterized_stream: u32,
}

/// One element of a vertex; a part of type 19.
///
/// C: `D3D12_INPUT_ELEMENT_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, InputElement};
///
/// let position = InputElement::new(c"POSITION", DxgiFormat::R32G32B32_FLOAT); // the first of its buffer: at 0
/// let color = InputElement::new(c"COLOR", DxgiFormat::R8G8B8A8_UNORM); // right behind it: at 12
/// assert_eq!(color.aligned_byte_offset, InputElement::APPEND_ALIGNED);
/// let at_16 = color.aligned_byte_offset(16);
/// assert_eq!(at_16.aligned_byte_offset, 16);
/// ```
#[doc(alias = "D3D12_INPUT_ELEMENT_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, by_value, name = "D3D12_INPUT_ELEMENT_DESC", rename_all = "PascalCase", no_new)]
pub struct InputElement<'a> {
    /// The input's semantic.
    pub semantic_name: &'a CStr,
    /// The semantic's index.
    #[subobject(optional)]
    pub semantic_index: u32,
    /// The format.
    pub format: DxgiFormat,
    /// Which vertex buffer: 0 to 31.
    #[subobject(optional)]
    pub input_slot: u32,
    /// Where it starts, in bytes; [`APPEND_ALIGNED`](Self::APPEND_ALIGNED) right behind the element before.
    #[subobject(optional)]
    pub aligned_byte_offset: u32,
    /// What it is read for.
    #[subobject(optional)]
    pub input_slot_class: Open<InputClassification>,
    /// After how many instances the next is read; 0 for vertices.
    #[subobject(optional)]
    pub instance_data_step_rate: u32,
}

impl<'a> InputElement<'a> {
    /// `D3D12_APPEND_ALIGNED_ELEMENT`: right behind the element before in the same buffer, as far as its format asks to be
    /// aligned; the first at 0.
    #[doc(alias = "D3D12_APPEND_ALIGNED_ELEMENT")]
    pub const APPEND_ALIGNED: u32 = 0xFFFF_FFFF;

    /// An element of this semantic, of vertex buffer 0, behind the elements before: index 0, not per instance.
    #[must_use]
    pub const fn new(semantic_name: &'a CStr, format: DxgiFormat) -> Self {
        Self {
            semantic_name,
            semantic_index: 0,
            format,
            input_slot: 0,
            aligned_byte_offset: Self::APPEND_ALIGNED,
            input_slot_class: Open::new(InputClassification::PerVertexData),
            instance_data_step_rate: 0,
        }
    }
}

/// What vertex buffers hold: state subobject type 19, of generic programs. Without one nothing is read.
///
/// C: `D3D12_INPUT_LAYOUT_DESC` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, InputElement, InputLayout};
///
/// let elements = [InputElement::new(c"POSITION", DxgiFormat::R32G32B32_FLOAT)];
/// assert_eq!(InputLayout::new(&elements).elements.len(), 1);
/// ```
#[cfg(feature = "alloc")]
#[doc(alias = "D3D12_INPUT_LAYOUT_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 19, c = D3D12_INPUT_LAYOUT_DESC, in(Executable))]
pub struct InputLayout<'a> {
    /// The elements.
    #[subobject(list(pInputElementDescs, NumElements: u32))]
    pub elements: &'a [InputElement<'a>],
}

/// Which index starts a new strip: state subobject type 20, of generic programs; stream subobject type 13. Without one,
/// none does.
///
/// C: a `D3D12_INDEX_BUFFER_STRIP_CUT_VALUE`.
///
/// ```
/// use clayout::d3d12::{IbStripCutValue, StripCut};
///
/// assert_eq!(IbStripCutValue::new(StripCut::Ffff).value, StripCut::Ffff);
/// ```
#[doc(alias(
    "D3D12_STATE_SUBOBJECT_TYPE_IB_STRIP_CUT_VALUE",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_IB_STRIP_CUT_VALUE",
    "CD3DX12_PIPELINE_STATE_STREAM_IB_STRIP_CUT_VALUE",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 20, stream = 13, in(Executable))]
pub struct IbStripCutValue {
    /// The index.
    pub value: Open<StripCut>,
}

/// What vertices make up: state subobject type 21, of generic programs; stream subobject type 14. A program with a
/// vertex shader lists one.
///
/// C: a `D3D12_PRIMITIVE_TOPOLOGY_TYPE`.
///
/// ```
/// use clayout::d3d12::{PrimitiveTopology, PrimitiveTopologyType};
///
/// assert_eq!(PrimitiveTopology::new(PrimitiveTopologyType::Line).topology, PrimitiveTopologyType::Line);
/// ```
#[doc(alias(
    "D3D12_STATE_SUBOBJECT_TYPE_PRIMITIVE_TOPOLOGY",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_PRIMITIVE_TOPOLOGY",
    "CD3DX12_PIPELINE_STATE_STREAM_PRIMITIVE_TOPOLOGY",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 21, stream = 14, in(Executable))]
pub struct PrimitiveTopology {
    /// What they make up.
    pub topology: Open<PrimitiveTopologyType>,
}
