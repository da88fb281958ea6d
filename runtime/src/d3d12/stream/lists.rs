//! What has lists: types 7, 12 and 22. A stream copies nothing, so that the elements come in their C form.

use core::ffi::CStr;
use core::marker::PhantomData;

use super::CanBeAbsent;
use crate::Subobject;
use crate::d3d12::{
    D3D12_INPUT_ELEMENT_DESC, D3D12_SO_DECLARATION_ENTRY, D3D12_VIEW_INSTANCE_LOCATION, InPlace, InputElement,
    SoDeclarationEntry, ViewInstancingFlags,
};

/// An element in its C form, with the lifetime of its name.
macro_rules! lent {
    ($($(#[$attribute:meta])* $name:ident of $element:ident in $c:ident { $($member:ident $(. $into_repr:ident)? = $c_member:ident,)* })*) => {$(
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug)]
        #[repr(transparent)]
        pub struct $name<'a> {
            c: $c,
            name: PhantomData<&'a CStr>,
        }

        // SAFETY: the only pointer leads to a text that is borrowed.
        unsafe impl Send for $name<'_> {}
        // SAFETY: as above.
        unsafe impl Sync for $name<'_> {}

        // SAFETY: transparent.
        unsafe impl InPlace for $name<'_> {
            type C = $c;
        }

        impl<'a> $name<'a> {
            /// The C form; constants and statics can have it too.
            ///
            /// See the type for an example.
            #[must_use]
            pub const fn new(element: &$element<'a>) -> Self {
                let mut c = $c::new();
                c.SemanticName = element.semantic_name.as_ptr();
                $(c.$c_member = element.$member $(.$into_repr())?;)*
                Self { c, name: PhantomData }
            }
        }

        impl<'a> From<$element<'a>> for $name<'a> {
            fn from(element: $element<'a>) -> Self {
                Self::new(&element)
            }
        }
    )*};
}

lent! {
    /// An [`InputElement`] in its C form, as an [`InputLayout`] lends it.
    ///
    /// C: `D3D12_INPUT_ELEMENT_DESC` of `d3d12.h`, 32 bytes on 64 bits and 28 on 32.
    ///
    /// ```
    /// use clayout::d3d12::stream::{InputLayout, LentInputElement};
    /// use clayout::d3d12::{DxgiFormat, InputElement};
    ///
    /// static POSITION: [LentInputElement; 1] =
    ///     [LentInputElement::new(&InputElement::new(c"POSITION", DxgiFormat::R32G32B32_FLOAT))];
    /// assert_eq!(InputLayout::new(&POSITION).elements.len(), 1);
    /// ```
    LentInputElement of InputElement in D3D12_INPUT_ELEMENT_DESC {
        semantic_index = SemanticIndex,
        format.into_repr = Format,
        input_slot = InputSlot,
        aligned_byte_offset = AlignedByteOffset,
        input_slot_class.into_repr = InputSlotClass,
        instance_data_step_rate = InstanceDataStepRate,
    }

    /// A [`SoDeclarationEntry`] in its C form, as a [`StreamOutput`] lends it.
    ///
    /// C: `D3D12_SO_DECLARATION_ENTRY` of `d3d12.h`, 24 bytes on 64 bits and 16 on 32.
    ///
    /// ```
    /// use clayout::d3d12::SoDeclarationEntry;
    /// use clayout::d3d12::stream::{LentSoDeclarationEntry, StreamOutput};
    ///
    /// let entries = [SoDeclarationEntry::new(c"POSITION", 4).into()];
    /// assert_eq!(StreamOutput::new(&entries, &[16]).declaration.len(), 1);
    /// ```
    LentSoDeclarationEntry of SoDeclarationEntry in D3D12_SO_DECLARATION_ENTRY {
        stream = Stream,
        semantic_index = SemanticIndex,
        start_component = StartComponent,
        component_count = ComponentCount,
        output_slot = OutputSlot,
    }
}

/// What vertex buffers hold: stream subobject type 12. Without one nothing is read.
///
/// C: `D3D12_INPUT_LAYOUT_DESC` of `d3d12.h`, 16 bytes on 64 bits and 8 on 32.
///
/// ```
/// use clayout::d3d12::stream::InputLayout;
/// use clayout::d3d12::{DxgiFormat, InputElement};
///
/// let elements = [
///     InputElement::new(c"POSITION", DxgiFormat::R32G32B32_FLOAT).into(),
///     InputElement::new(c"COLOR", DxgiFormat::R8G8B8A8_UNORM).into(), // right behind
/// ];
/// assert_eq!(InputLayout::new(&elements).elements.len(), 2);
/// ```
#[doc(alias(
    "D3D12_INPUT_LAYOUT_DESC",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_INPUT_LAYOUT",
    "CD3DX12_PIPELINE_STATE_STREAM_INPUT_LAYOUT",
))]
#[derive(Clone, Copy, Debug, Subobject)]
#[subobject(stream = 12, name = "D3D12_INPUT_LAYOUT_DESC")]
pub struct InputLayout<'a> {
    /// The elements.
    #[subobject(list(pInputElementDescs, NumElements: u32))]
    pub elements: &'a [LentInputElement<'a>],
}

impl CanBeAbsent for InputLayout<'_> {}

/// Stream output: stream subobject type 7. Without one there is none.
///
/// C: `D3D12_STREAM_OUTPUT_DESC` of `d3d12.h`, 32 bytes on 64 bits and 20 on 32.
///
/// ```
/// use clayout::d3d12::SoDeclarationEntry;
/// use clayout::d3d12::stream::StreamOutput;
///
/// let entries = [SoDeclarationEntry::new(c"POSITION", 4).into()];
/// assert_eq!(StreamOutput::new(&entries, &[16]).rasterized_stream(1).rasterized_stream, 1);
/// ```
#[doc(alias(
    "D3D12_STREAM_OUTPUT_DESC",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_STREAM_OUTPUT",
    "CD3DX12_PIPELINE_STATE_STREAM_STREAM_OUTPUT",
))]
#[derive(Clone, Copy, Debug, Subobject)]
#[subobject(stream = 7, name = "D3D12_STREAM_OUTPUT_DESC")]
pub struct StreamOutput<'a> {
    /// What is written.
    #[subobject(list(pSODeclaration, NumEntries: u32))]
    pub declaration: &'a [LentSoDeclarationEntry<'a>],
    /// Bytes for each vertex, of each buffer: 4 buffers at most.
    #[subobject(list(pBufferStrides, NumStrides: u32), at_most = 4)]
    pub buffer_strides: &'a [u32],
    /// Which stream is drawn.
    #[subobject(name = "RasterizedStream", optional)]
    pub rasterized_stream: u32,
}

impl CanBeAbsent for StreamOutput<'_> {}

/// View instancing: stream subobject type 22. Without one there is one view.
///
/// C: `D3D12_VIEW_INSTANCING_DESC` of `d3d12.h`, 24 bytes on 64 bits and 12 on 32.
///
/// ```
/// use clayout::d3d12::stream::ViewInstancing;
/// use clayout::d3d12::{ByValue, ViewInstanceLocation};
///
/// let eyes = [ViewInstanceLocation::new(0, 0), ViewInstanceLocation::new(0, 1)].by_value();
/// assert_eq!(ViewInstancing::new(&eyes).view_instance_locations.len(), 2);
/// ```
#[doc(alias(
    "D3D12_VIEW_INSTANCING_DESC",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_VIEW_INSTANCING",
    "CD3DX12_PIPELINE_STATE_STREAM_VIEW_INSTANCING",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(stream = 22, name = "D3D12_VIEW_INSTANCING_DESC", rename_all = "PascalCase")]
pub struct ViewInstancing<'a> {
    /// The views: 4 at most.
    #[subobject(list(ViewInstanceCount: u32, pViewInstanceLocations), at_most = 4)]
    pub view_instance_locations: &'a [D3D12_VIEW_INSTANCE_LOCATION],
    /// Flags.
    #[subobject(optional)]
    pub flags: ViewInstancingFlags,
}

impl CanBeAbsent for ViewInstancing<'_> {}
