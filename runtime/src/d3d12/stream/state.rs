//! State that only streams have: types 0, 10, 19 and 27.

use super::CanBeAbsent;
use crate::d3d12::{ComRef, ConservativeRasterizationMode, CullMode, FillMode, SerializedRootSignature};
use crate::{Open, Subobject};

/// The root signature: stream subobject type 0. Without one, the shaders carry it.
///
/// C: an `ID3D12RootSignature *`. No reference count is touched.
///
/// ```
/// use clayout::d3d12::ComRef;
/// use clayout::d3d12::stream::RootSignature;
///
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// // SAFETY: `pointer` is an `ID3D12RootSignature` that outlives the stream.
/// let root_signature = unsafe { ComRef::new(pointer) };
/// assert_eq!(RootSignature::new(root_signature).root_signature, root_signature);
/// ```
#[doc(alias(
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_ROOT_SIGNATURE",
    "CD3DX12_PIPELINE_STATE_STREAM_ROOT_SIGNATURE"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(stream = 0, no_new)]
pub struct RootSignature<'a> {
    /// The `ID3D12RootSignature`.
    #[subobject(name = "pRootSignature")]
    pub root_signature: ComRef<'a>,
}

impl<'a> RootSignature<'a> {
    /// Borrows a root signature; its reference count is not touched.
    #[must_use]
    pub fn new(root_signature: impl Into<ComRef<'a>>) -> Self {
        Self {
            root_signature: root_signature.into(),
        }
    }
}

impl CanBeAbsent for RootSignature<'_> {}
impl CanBeAbsent for SerializedRootSignature<'_> {}

/// A pipeline state that was compiled before: stream subobject type 19.
///
/// The bytes are what `GetCachedBlob` of an equal pipeline state gave. Where device or driver are others, creation fails with
/// `D3D12_ERROR_ADAPTER_NOT_FOUND` or `D3D12_ERROR_DRIVER_VERSION_MISMATCH`: try without then.
///
/// C: `D3D12_CACHED_PIPELINE_STATE` of `d3d12.h`, 16 bytes on 64 bits and 8 on 32.
///
/// ```
/// assert_eq!(clayout::d3d12::stream::CachedPso::new(&[1, 2]).blob, [1, 2]);
/// ```
#[doc(alias(
    "D3D12_CACHED_PIPELINE_STATE",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CACHED_PSO",
    "CD3DX12_PIPELINE_STATE_STREAM_CACHED_PSO",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(stream = 19, name = "D3D12_CACHED_PIPELINE_STATE")]
pub struct CachedPso<'a> {
    /// The blob.
    #[subobject(list(pCachedBlob, CachedBlobSizeInBytes: usize))]
    pub blob: &'a [u8],
}

impl CanBeAbsent for CachedPso<'_> {}

/// The first two versions of rasterizer state, which differ in the type of one member.
macro_rules! rasterizer {
    ($(#[$attribute:meta])* $name:ident: $bias:ident = $zero:literal) => {
        $(#[$attribute])*
        pub struct $name {
            /// Whether triangles are filled.
            pub fill_mode: Open<FillMode>,
            /// Which triangles are left out.
            pub cull_mode: Open<CullMode>,
            /// Whether the front of a triangle is where its vertices run counter-clockwise.
            pub front_counter_clockwise: bool,
            /// Added to each depth, in steps of the depth buffer: the least value above 0 of a format with UNORM, and for floats the
            /// last bit of the largest depth in the primitive. Positive is farther.
            pub depth_bias: $bias,
            /// The largest bias, as a depth, after the slope has been added; negative for the least one, 0 for no limit.
            pub depth_bias_clamp: f32,
            /// Multiplied with the largest slope of the depth (its change from pixel to pixel), and added.
            pub slope_scaled_depth_bias: f32,
            /// Whether what is nearer or farther than the depth range is cut off.
            pub depth_clip_enable: bool,
            /// Whether lines are drawn as quadrilaterals on render targets with several samples.
            pub multisample_enable: bool,
            /// Whether lines are anti-aliased, which they are only without `multisample_enable`.
            pub antialiased_line_enable: bool,
            /// How many samples the rasterizer takes, whatever the render targets have: 1, 4, 8, and 16 where devices can; 0 for not
            /// forced. Where it is forced no depth buffer is bound, and depth is not tested.
            pub forced_sample_count: u32,
            /// Whether every pixel is drawn that a triangle touches.
            pub conservative_raster: Open<ConservativeRasterizationMode>,
        }

        impl Default for $name {
            /// The API's default: filled, without backs, clockwise, with depth clip.
            fn default() -> Self {
                Self {
                    fill_mode: FillMode::Solid.into(),
                    cull_mode: CullMode::Back.into(),
                    front_counter_clockwise: false,
                    depth_bias: $zero,
                    depth_bias_clamp: 0.0,
                    slope_scaled_depth_bias: 0.0,
                    depth_clip_enable: true,
                    multisample_enable: false,
                    antialiased_line_enable: false,
                    forced_sample_count: 0,
                    conservative_raster: ConservativeRasterizationMode::Off.into(),
                }
            }
        }
    };
}

rasterizer! {
    /// Rasterizer state: stream subobject type 10. A stream has one of this, [`Rasterizer1`] and
    /// [`Rasterizer2`](crate::d3d12::Rasterizer).
    ///
    /// C: `D3D12_RASTERIZER_DESC` of `d3d12.h`, 44 bytes.
    ///
    /// ```
    /// use clayout::d3d12::CullMode;
    /// use clayout::d3d12::stream::Rasterizer;
    ///
    /// let both_sides = Rasterizer { cull_mode: CullMode::None.into(), ..Rasterizer::default() };
    /// assert!(both_sides.depth_clip_enable);
    /// ```
    #[doc(alias(
        "D3D12_RASTERIZER_DESC",
        "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER",
        "CD3DX12_PIPELINE_STATE_STREAM_RASTERIZER",
    ))]
    #[derive(Clone, Copy, Debug, PartialEq, Subobject)]
    #[subobject(stream = 10, name = "D3D12_RASTERIZER_DESC", rename_all = "PascalCase", no_new)]
    Rasterizer: i32 = 0
}

rasterizer! {
    /// [`Rasterizer`] whose depth bias is a fraction: stream subobject type 27.
    ///
    /// C: `D3D12_RASTERIZER_DESC1` of `d3d12.h`, 44 bytes.
    ///
    /// ```
    /// use clayout::d3d12::stream::Rasterizer1;
    ///
    /// let decals = Rasterizer1 { depth_bias: -0.5, ..Rasterizer1::default() };
    /// assert_eq!(decals.forced_sample_count, 0);
    /// ```
    #[doc(alias(
        "D3D12_RASTERIZER_DESC1",
        "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER1",
        "CD3DX12_PIPELINE_STATE_STREAM_RASTERIZER1",
    ))]
    #[derive(Clone, Copy, Debug, PartialEq, Subobject)]
    #[subobject(stream = 27, name = "D3D12_RASTERIZER_DESC1", rename_all = "PascalCase", no_new)]
    Rasterizer1: f32 = 0.0
}
