//! The numbers of stream subobjects, and the kinds of pipelines.

use core::fmt;

/// The number that says what a stream subobject is, known to this crate or not.
///
/// They are not the numbers of state objects' subobjects: blending is 8 here and 15 there.
///
/// C: `D3D12_PIPELINE_STATE_SUBOBJECT_TYPE` of `d3d12.h`, 4 bytes.
///
/// ```
/// use clayout::d3d12::Blend;
/// use clayout::d3d12::stream::{StreamSubobject, StreamType};
///
/// assert_eq!(Blend::STREAM_TYPE, StreamType::BLEND);
/// assert_eq!(StreamType::BLEND.number(), 8);
/// assert_eq!(StreamType::new(25).to_string(), "MS");
/// assert_eq!(StreamType::new(23).to_string(), "type 23");
/// ```
#[doc(alias = "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(transparent)]
pub struct StreamType(u32);

/// What a pipeline state is for: which of a vertex, mesh and compute shader its stream has.
///
/// ```
/// use clayout::d3d12::stream::{PipelineKind, StreamType};
///
/// assert!(PipelineKind::Graphics.reads(StreamType::INPUT_LAYOUT));
/// assert!(!PipelineKind::Mesh.reads(StreamType::INPUT_LAYOUT));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PipelineKind {
    /// A vertex shader.
    Graphics,
    /// A mesh shader.
    Mesh,
    /// A compute shader.
    Compute,
}

/// Which kinds read a type: `g`, `m` and `c`.
macro_rules! stream_types {
    ($($number:literal $name:ident $alias:literal $readers:literal;)*) => {
        impl StreamType {
            $(
                #[doc = concat!("`", $alias, "`, ", stringify!($number), ".")]
                #[doc(alias = $alias)]
                pub const $name: Self = Self($number);
            )*

            /// The name without its prefix, if the type is a known one.
            ///
            /// ```
            /// use clayout::d3d12::stream::StreamType;
            ///
            /// assert_eq!(StreamType::CACHED_PSO.name(), Some("CACHED_PSO"));
            /// ```
            #[must_use]
            pub const fn name(self) -> Option<&'static str> {
                match self.0 {
                    $($number => Some(stringify!($name)),)*
                    _ => None,
                }
            }

            const fn readers(self) -> &'static str {
                match self.0 {
                    $($number => $readers,)*
                    // Nobody knows: not said to be left out.
                    _ => "gmc",
                }
            }
        }
    };
}

stream_types! {
    0 ROOT_SIGNATURE "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_ROOT_SIGNATURE" "gmc";
    1 VS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_VS" "g";
    2 PS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_PS" "gm";
    3 DS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DS" "g";
    4 HS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_HS" "g";
    5 GS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_GS" "g";
    6 CS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CS" "c";
    7 STREAM_OUTPUT "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_STREAM_OUTPUT" "g";
    8 BLEND "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_BLEND" "gm";
    9 SAMPLE_MASK "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_MASK" "gm";
    10 RASTERIZER "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER" "gm";
    11 DEPTH_STENCIL "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL" "gm";
    12 INPUT_LAYOUT "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_INPUT_LAYOUT" "g";
    13 IB_STRIP_CUT_VALUE "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_IB_STRIP_CUT_VALUE" "g";
    14 PRIMITIVE_TOPOLOGY "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_PRIMITIVE_TOPOLOGY" "gm";
    15 RENDER_TARGET_FORMATS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RENDER_TARGET_FORMATS" "gm";
    16 DEPTH_STENCIL_FORMAT "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL_FORMAT" "gm";
    17 SAMPLE_DESC "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_DESC" "gm";
    18 NODE_MASK "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_NODE_MASK" "gmc";
    19 CACHED_PSO "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CACHED_PSO" "gmc";
    20 FLAGS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_FLAGS" "gmc";
    21 DEPTH_STENCIL1 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL1" "gm";
    22 VIEW_INSTANCING "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_VIEW_INSTANCING" "gm";
    24 AS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_AS" "m";
    25 MS "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_MS" "m";
    26 DEPTH_STENCIL2 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL2" "gm";
    27 RASTERIZER1 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER1" "gm";
    28 RASTERIZER2 "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_RASTERIZER2" "gm";
    29 SERIALIZED_ROOT_SIGNATURE "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SERIALIZED_ROOT_SIGNATURE" "gmc";
}

impl StreamType {
    /// The type with this number.
    #[must_use]
    pub const fn new(number: u32) -> Self {
        Self(number)
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// The first version of what the type is a version of; the type itself where there is one only. A stream has one of them.
    ///
    /// ```
    /// use clayout::d3d12::stream::StreamType;
    ///
    /// assert_eq!(StreamType::RASTERIZER2.first_version(), StreamType::RASTERIZER);
    /// assert_eq!(StreamType::BLEND.first_version(), StreamType::BLEND);
    /// ```
    #[must_use]
    pub const fn first_version(self) -> Self {
        match self {
            Self::DEPTH_STENCIL1 | Self::DEPTH_STENCIL2 => Self::DEPTH_STENCIL,
            Self::RASTERIZER1 | Self::RASTERIZER2 => Self::RASTERIZER,
            other => other,
        }
    }

    /// What a pipeline is for that has this shader; none for what does not decide it.
    ///
    /// ```
    /// use clayout::d3d12::stream::{PipelineKind, StreamType};
    ///
    /// assert_eq!(StreamType::MS.decides(), Some(PipelineKind::Mesh));
    /// assert_eq!(StreamType::PS.decides(), None);
    /// ```
    #[must_use]
    pub const fn decides(self) -> Option<PipelineKind> {
        match self {
            Self::VS => Some(PipelineKind::Graphics),
            Self::MS => Some(PipelineKind::Mesh),
            Self::CS => Some(PipelineKind::Compute),
            _ => None,
        }
    }

    pub(super) const fn is_root_signature(self) -> bool {
        matches!(self, Self::ROOT_SIGNATURE | Self::SERIALIZED_ROOT_SIGNATURE)
    }
}

impl PipelineKind {
    /// Whether the runtime looks at subobjects of a type; what it does not look at is legal, and has no effect. Types that
    /// this crate does not know are taken as read.
    #[must_use]
    pub const fn reads(self, ty: StreamType) -> bool {
        let letter = match self {
            Self::Graphics => b'g',
            Self::Mesh => b'm',
            Self::Compute => b'c',
        };
        let readers = ty.readers().as_bytes();
        let mut i = 0;
        while i < readers.len() {
            if readers[i] == letter {
                return true;
            }
            i += 1;
        }
        false
    }
}

/// The name, or `type` and the number.
impl fmt::Display for StreamType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "type {}", self.0),
        }
    }
}
