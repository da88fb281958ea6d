//! Depth and stencil: types 18, 23, 27 and 30. An object's program lists one of 18, 27 and 30.

use crate::d3d12::{ComparisonFunc, DxgiFormat, StencilOp};
use crate::{Open, Subobject};

/// Stencil operations of one face; a part of types 18 and 27.
///
/// C: `D3D12_DEPTH_STENCILOP_DESC` of `d3d12.h`, 16 bytes.
///
/// ```
/// use clayout::d3d12::{ComparisonFunc, DepthStencilOp};
///
/// assert_eq!(DepthStencilOp::default().func, ComparisonFunc::Always);
/// ```
#[doc(alias = "D3D12_DEPTH_STENCILOP_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, by_value, name = "D3D12_DEPTH_STENCILOP_DESC")]
pub struct DepthStencilOp {
    /// Where the stencil test fails.
    #[subobject(name = "StencilFailOp")]
    pub fail_op: Open<StencilOp>,
    /// Where only the depth test fails.
    #[subobject(name = "StencilDepthFailOp")]
    pub depth_fail_op: Open<StencilOp>,
    /// Where both pass.
    #[subobject(name = "StencilPassOp")]
    pub pass_op: Open<StencilOp>,
    /// The stencil test.
    #[subobject(name = "StencilFunc")]
    pub func: Open<ComparisonFunc>,
}

impl Default for DepthStencilOp {
    /// Keeps every value; the test always passes.
    fn default() -> Self {
        Self::new(
            StencilOp::Keep,
            StencilOp::Keep,
            StencilOp::Keep,
            ComparisonFunc::Always,
        )
    }
}

/// [`DepthStencilOp`] with masks of its own; a part of type 30.
///
/// C: `D3D12_DEPTH_STENCILOP_DESC1` of `d3d12.h`, 20 bytes.
///
/// ```
/// assert_eq!(clayout::d3d12::DepthStencilOp1::default().read_mask, 0xFF);
/// ```
#[doc(alias = "D3D12_DEPTH_STENCILOP_DESC1")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(part, by_value, name = "D3D12_DEPTH_STENCILOP_DESC1")]
pub struct DepthStencilOp1 {
    /// Where the stencil test fails.
    #[subobject(name = "StencilFailOp")]
    pub fail_op: Open<StencilOp>,
    /// Where only the depth test fails.
    #[subobject(name = "StencilDepthFailOp")]
    pub depth_fail_op: Open<StencilOp>,
    /// Where both pass.
    #[subobject(name = "StencilPassOp")]
    pub pass_op: Open<StencilOp>,
    /// The stencil test.
    #[subobject(name = "StencilFunc")]
    pub func: Open<ComparisonFunc>,
    /// Which bits are read.
    #[subobject(name = "StencilReadMask")]
    pub read_mask: u8,
    /// Which bits are written.
    #[subobject(name = "StencilWriteMask")]
    pub write_mask: u8,
}

impl Default for DepthStencilOp1 {
    /// Keeps every value; the test always passes; all bits.
    fn default() -> Self {
        let keep = StencilOp::Keep;
        Self::new(keep, keep, keep, ComparisonFunc::Always, 0xFF, 0xFF)
    }
}

/// Types 18 and 27 but for the last member.
macro_rules! depth_stencil {
    (
        $(#[$attribute:meta])*
        $name:ident $op:ident { $($(#[$of_mask:meta])* $mask:ident = $default:literal)* }
        { $($(#[$of_bounds:meta])* $bounds:ident)? }
    ) => {
        $(#[$attribute])*
        pub struct $name {
            /// Whether there is a depth test.
            pub depth_enable: bool,
            /// Whether depth is written: `D3D12_DEPTH_WRITE_MASK` is 1 where it is.
            #[subobject(name = "DepthWriteMask")]
            pub depth_write: bool,
            /// The depth test.
            pub depth_func: Open<ComparisonFunc>,
            /// Whether there is a stencil test.
            pub stencil_enable: bool,
            $($(#[$of_mask])* pub $mask: u8,)*
            /// Stencil operations where a triangle's front is seen.
            pub front_face: $op,
            /// Stencil operations where its back is seen.
            pub back_face: $op,
            $($(#[$of_bounds])* pub $bounds: bool,)?
        }

        impl Default for $name {
            /// What a program has that lists none: depth is tested by `LESS` and written, no stencil.
            fn default() -> Self {
                Self {
                    depth_enable: true,
                    depth_write: true,
                    depth_func: ComparisonFunc::Less.into(),
                    stencil_enable: false,
                    $($mask: $default,)*
                    front_face: $op::default(),
                    back_face: $op::default(),
                    $($bounds: false,)?
                }
            }
        }
    };
}

depth_stencil! {
    /// Depth and stencil: state subobject type 18, of generic programs; stream subobject type 11.
    ///
    /// C: `D3D12_DEPTH_STENCIL_DESC` of `d3d12.h`, 52 bytes.
    ///
    /// ```
    /// let off = clayout::d3d12::DepthStencil { depth_enable: false, ..Default::default() };
    /// assert_eq!(off.stencil_read_mask, 0xFF);
    /// ```
    #[doc(alias(
        "D3D12_DEPTH_STENCIL_DESC",
        "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL",
        "CD3DX12_PIPELINE_STATE_STREAM_DEPTH_STENCIL",
    ))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
    #[subobject(type = 18, stream = 11, name = "D3D12_DEPTH_STENCIL_DESC", rename_all = "PascalCase", in(Executable), no_new)]
    DepthStencil DepthStencilOp {
        /// Which bits of the stencil are read.
        stencil_read_mask = 0xFF
        /// Which bits of the stencil are written.
        stencil_write_mask = 0xFF
    } {}
}

depth_stencil! {
    /// [`DepthStencil`] with a depth-bounds test: state subobject type 27, of generic programs; stream subobject type 21.
    ///
    /// C: `D3D12_DEPTH_STENCIL_DESC1` of `d3d12.h`, 56 bytes.
    ///
    /// ```
    /// let state = clayout::d3d12::DepthStencil1 { depth_bounds_test_enable: true, ..Default::default() };
    /// assert!(state.depth_enable);
    /// ```
    #[doc(alias(
        "D3D12_DEPTH_STENCIL_DESC1",
        "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL1",
        "CD3DX12_PIPELINE_STATE_STREAM_DEPTH_STENCIL1",
    ))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
    #[subobject(type = 27, stream = 21, name = "D3D12_DEPTH_STENCIL_DESC1", rename_all = "PascalCase", in(Executable), no_new)]
    DepthStencil1 DepthStencilOp {
        /// Which bits of the stencil are read.
        stencil_read_mask = 0xFF
        /// Which bits of the stencil are written.
        stencil_write_mask = 0xFF
    } {
        /// Whether the depth that is there is tested against bounds.
        depth_bounds_test_enable
    }
}

depth_stencil! {
    /// [`DepthStencil1`] with masks for each face: state subobject type 30, of generic programs; stream subobject type 26.
    ///
    /// C: `D3D12_DEPTH_STENCIL_DESC2` of `d3d12.h`, 60 bytes.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::DepthStencil2::default().front_face.write_mask, 0xFF);
    /// ```
    #[doc(alias(
        "D3D12_DEPTH_STENCIL_DESC2",
        "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL2",
        "CD3DX12_PIPELINE_STATE_STREAM_DEPTH_STENCIL2",
    ))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
    #[subobject(type = 30, stream = 26, name = "D3D12_DEPTH_STENCIL_DESC2", rename_all = "PascalCase", in(Executable), no_new)]
    DepthStencil2 DepthStencilOp1 {} {
        /// Whether the depth that is there is tested against bounds.
        depth_bounds_test_enable
    }
}

/// The format of the depth buffer: state subobject type 23, of generic programs; stream subobject type 16. Without one
/// there is none.
///
/// C: a `DXGI_FORMAT`.
///
/// ```
/// use clayout::d3d12::{DepthStencilFormat, DxgiFormat};
///
/// let depth = DepthStencilFormat::new(DxgiFormat::D32_FLOAT);
/// assert_eq!(depth.format.into_repr(), 40);
/// ```
#[doc(alias(
    "D3D12_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL_FORMAT",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL_FORMAT",
    "CD3DX12_PIPELINE_STATE_STREAM_DEPTH_STENCIL_FORMAT",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(type = 23, stream = 16, in(Executable))]
pub struct DepthStencilFormat {
    /// The format.
    pub format: DxgiFormat,
}
