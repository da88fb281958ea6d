//! Kinds of state objects and of subobjects: numbers, names, where each may appear.

use core::fmt;

/// What a state object is for.
///
/// ```
/// use clayout::d3d12::state::StateObjectType;
///
/// assert_eq!(StateObjectType::from_number(3), Some(StateObjectType::RaytracingPipeline));
/// assert_eq!(StateObjectType::from_number(1), None);
/// assert_eq!(StateObjectType::Executable.number(), 4);
/// assert_eq!(StateObjectType::Collection.to_string(), "COLLECTION");
/// ```
#[doc(alias = "D3D12_STATE_OBJECT_TYPE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub enum StateObjectType {
    /// A part of other state objects, compiled ahead.
    #[doc(alias = "D3D12_STATE_OBJECT_TYPE_COLLECTION")]
    Collection = 0,
    /// A ray tracing pipeline.
    #[doc(alias = "D3D12_STATE_OBJECT_TYPE_RAYTRACING_PIPELINE")]
    RaytracingPipeline = 3,
    /// Work graphs and generic programs.
    #[doc(alias = "D3D12_STATE_OBJECT_TYPE_EXECUTABLE")]
    Executable = 4,
}

impl StateObjectType {
    /// The type with this number; 1 and 2 were never made public.
    #[must_use]
    pub const fn from_number(number: u32) -> Option<Self> {
        match number {
            0 => Some(Self::Collection),
            3 => Some(Self::RaytracingPipeline),
            4 => Some(Self::Executable),
            _ => None,
        }
    }

    /// The number in the C headers.
    #[must_use]
    pub const fn number(self) -> u32 {
        self as u32
    }

    const fn bit(self) -> u8 {
        match self {
            Self::Collection => 1,
            Self::RaytracingPipeline => 2,
            Self::Executable => 4,
        }
    }
}

impl fmt::Display for StateObjectType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Collection => "COLLECTION",
            Self::RaytracingPipeline => "RAYTRACING_PIPELINE",
            Self::Executable => "EXECUTABLE",
        })
    }
}

/// In which state objects a subobject may appear.
///
/// ```
/// use clayout::d3d12::state::{AllowedIn, StateObjectType, SubobjectType};
///
/// let places = SubobjectType::EXISTING_COLLECTION.allowed_in();
/// assert!(!places.contains(StateObjectType::Collection));
/// assert_eq!(places, AllowedIn::of(&[StateObjectType::RaytracingPipeline, StateObjectType::Executable]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AllowedIn(u8);

impl AllowedIn {
    /// Every state object.
    pub const ANY: Self = Self(7);
    const RAYTRACING: Self = Self(3);
    const PIPELINES: Self = Self(6);
    const EXECUTABLE: Self = Self(4);

    /// These state objects.
    #[must_use]
    pub const fn of(types: &[StateObjectType]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < types.len() {
            bits |= types[i].bit();
            i += 1;
        }
        Self(bits)
    }

    /// Whether that state object is one of them.
    #[must_use]
    pub const fn contains(self, object: StateObjectType) -> bool {
        self.0 & object.bit() != 0
    }
}

/// The six kinds of subobjects that are associated with exports.
///
/// Several subobject types can be of one kind: a root signature is one whether it is an object or serialized, a pipeline
/// configuration with flags takes the place of one without.
///
/// ```
/// use clayout::d3d12::state::{Associable, SubobjectType};
///
/// assert_eq!(SubobjectType::RAYTRACING_PIPELINE_CONFIG1.associable(), Some(Associable::PipelineConfig));
/// assert_eq!(SubobjectType::HIT_GROUP.associable(), None);
/// assert_eq!(Associable::NodeMask.to_string(), "node mask");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Associable {
    /// Flags of the object: type 0.
    StateObjectConfig = 0,
    /// What the command list sets: types 1 and 31.
    GlobalRootSignature = 1,
    /// What a shader record holds: types 2 and 32.
    LocalRootSignature = 2,
    /// GPU nodes: type 3.
    NodeMask = 3,
    /// Payload and attribute sizes: type 9.
    ShaderConfig = 4,
    /// Recursion depth: types 10 and 12.
    PipelineConfig = 5,
}

impl Associable {
    /// All six.
    pub const ALL: [Self; 6] = [
        Self::StateObjectConfig,
        Self::GlobalRootSignature,
        Self::LocalRootSignature,
        Self::NodeMask,
        Self::ShaderConfig,
        Self::PipelineConfig,
    ];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// The words for it in messages.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::state::Associable::ShaderConfig.name(), "shader configuration");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::StateObjectConfig => "state object configuration",
            Self::GlobalRootSignature => "global root signature",
            Self::LocalRootSignature => "local root signature",
            Self::NodeMask => "node mask",
            Self::ShaderConfig => "shader configuration",
            Self::PipelineConfig => "pipeline configuration",
        }
    }

    /// Whether HLSL can declare a subobject of this kind, so that a library can bring one.
    pub(crate) const fn in_libraries(self) -> bool {
        !matches!(self, Self::NodeMask)
    }

    /// Whether exports may have different ones: of the other kinds all have to have an equal one.
    pub(crate) const fn is_signature(self) -> bool {
        matches!(self, Self::GlobalRootSignature | Self::LocalRootSignature)
    }
}

impl fmt::Display for Associable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The number that says what a subobject is, known to this crate or not.
///
/// ```
/// use clayout::d3d12::state::SubobjectType;
///
/// assert_eq!(SubobjectType::HIT_GROUP.number(), 11);
/// assert_eq!(SubobjectType::new(11).name(), Some("HIT_GROUP"));
/// assert_eq!(SubobjectType::new(25).to_string(), "type 25");
/// ```
#[doc(alias = "D3D12_STATE_SUBOBJECT_TYPE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SubobjectType(u32);

/// What is known about one subobject type.
struct Known {
    name: &'static str,
    allowed_in: AllowedIn,
    associable: Option<Associable>,
}

macro_rules! subobject_types {
    ($($number:literal $name:ident $alias:literal $allowed:ident $($associable:ident)?;)*) => {
        impl SubobjectType {
            $(
                #[doc = concat!("`", $alias, "`.")]
                #[doc(alias = $alias)]
                pub const $name: Self = Self($number);
            )*

            const fn known(self) -> Option<&'static Known> {
                match self.0 {
                    $($number => Some(&Known {
                        name: stringify!($name),
                        allowed_in: AllowedIn::$allowed,
                        associable: subobject_types!(@ $($associable)?),
                    }),)*
                    _ => None,
                }
            }
        }
    };
    (@ $associable:ident) => { Some(Associable::$associable) };
    (@) => { None };
}

subobject_types! {
    0 STATE_OBJECT_CONFIG "D3D12_STATE_SUBOBJECT_TYPE_STATE_OBJECT_CONFIG" ANY StateObjectConfig;
    1 GLOBAL_ROOT_SIGNATURE "D3D12_STATE_SUBOBJECT_TYPE_GLOBAL_ROOT_SIGNATURE" ANY GlobalRootSignature;
    2 LOCAL_ROOT_SIGNATURE "D3D12_STATE_SUBOBJECT_TYPE_LOCAL_ROOT_SIGNATURE" ANY LocalRootSignature;
    3 NODE_MASK "D3D12_STATE_SUBOBJECT_TYPE_NODE_MASK" ANY NodeMask;
    5 DXIL_LIBRARY "D3D12_STATE_SUBOBJECT_TYPE_DXIL_LIBRARY" ANY;
    6 EXISTING_COLLECTION "D3D12_STATE_SUBOBJECT_TYPE_EXISTING_COLLECTION" PIPELINES;
    7 SUBOBJECT_TO_EXPORTS_ASSOCIATION "D3D12_STATE_SUBOBJECT_TYPE_SUBOBJECT_TO_EXPORTS_ASSOCIATION" ANY;
    8 DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION "D3D12_STATE_SUBOBJECT_TYPE_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION" ANY;
    9 RAYTRACING_SHADER_CONFIG "D3D12_STATE_SUBOBJECT_TYPE_RAYTRACING_SHADER_CONFIG" RAYTRACING ShaderConfig;
    10 RAYTRACING_PIPELINE_CONFIG "D3D12_STATE_SUBOBJECT_TYPE_RAYTRACING_PIPELINE_CONFIG" RAYTRACING PipelineConfig;
    11 HIT_GROUP "D3D12_STATE_SUBOBJECT_TYPE_HIT_GROUP" RAYTRACING;
    12 RAYTRACING_PIPELINE_CONFIG1 "D3D12_STATE_SUBOBJECT_TYPE_RAYTRACING_PIPELINE_CONFIG1" RAYTRACING PipelineConfig;
    13 WORK_GRAPH "D3D12_STATE_SUBOBJECT_TYPE_WORK_GRAPH" EXECUTABLE;
    14 STREAM_OUTPUT "D3D12_STATE_SUBOBJECT_TYPE_STREAM_OUTPUT" EXECUTABLE;
    15 BLEND "D3D12_STATE_SUBOBJECT_TYPE_BLEND" EXECUTABLE;
    16 SAMPLE_MASK "D3D12_STATE_SUBOBJECT_TYPE_SAMPLE_MASK" EXECUTABLE;
    17 RASTERIZER "D3D12_STATE_SUBOBJECT_TYPE_RASTERIZER" EXECUTABLE;
    18 DEPTH_STENCIL "D3D12_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL" EXECUTABLE;
    19 INPUT_LAYOUT "D3D12_STATE_SUBOBJECT_TYPE_INPUT_LAYOUT" EXECUTABLE;
    20 IB_STRIP_CUT_VALUE "D3D12_STATE_SUBOBJECT_TYPE_IB_STRIP_CUT_VALUE" EXECUTABLE;
    21 PRIMITIVE_TOPOLOGY "D3D12_STATE_SUBOBJECT_TYPE_PRIMITIVE_TOPOLOGY" EXECUTABLE;
    22 RENDER_TARGET_FORMATS "D3D12_STATE_SUBOBJECT_TYPE_RENDER_TARGET_FORMATS" EXECUTABLE;
    23 DEPTH_STENCIL_FORMAT "D3D12_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL_FORMAT" EXECUTABLE;
    24 SAMPLE_DESC "D3D12_STATE_SUBOBJECT_TYPE_SAMPLE_DESC" EXECUTABLE;
    26 FLAGS "D3D12_STATE_SUBOBJECT_TYPE_FLAGS" EXECUTABLE;
    27 DEPTH_STENCIL1 "D3D12_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL1" EXECUTABLE;
    28 VIEW_INSTANCING "D3D12_STATE_SUBOBJECT_TYPE_VIEW_INSTANCING" EXECUTABLE;
    29 GENERIC_PROGRAM "D3D12_STATE_SUBOBJECT_TYPE_GENERIC_PROGRAM" EXECUTABLE;
    30 DEPTH_STENCIL2 "D3D12_STATE_SUBOBJECT_TYPE_DEPTH_STENCIL2" EXECUTABLE;
    31 GLOBAL_SERIALIZED_ROOT_SIGNATURE "D3D12_STATE_SUBOBJECT_TYPE_GLOBAL_SERIALIZED_ROOT_SIGNATURE" ANY GlobalRootSignature;
    32 LOCAL_SERIALIZED_ROOT_SIGNATURE "D3D12_STATE_SUBOBJECT_TYPE_LOCAL_SERIALIZED_ROOT_SIGNATURE" ANY LocalRootSignature;
    33 COMPILER_EXISTING_COLLECTION "D3D12_STATE_SUBOBJECT_TYPE_COMPILER_EXISTING_COLLECTION" PIPELINES;
    36 EXISTING_COLLECTION_BY_KEY "D3D12_STATE_SUBOBJECT_TYPE_EXISTING_COLLECTION_BY_KEY" PIPELINES;
}

impl SubobjectType {
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

    /// The C name without `D3D12_STATE_SUBOBJECT_TYPE_`; `None` for a number that is reserved or not known here.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self.known() {
            Some(known) => Some(known.name),
            None => None,
        }
    }

    /// Where the type may appear; everywhere for one that is not known here.
    #[must_use]
    pub const fn allowed_in(self) -> AllowedIn {
        match self.known() {
            Some(known) => known.allowed_in,
            None => AllowedIn::ANY,
        }
    }

    /// As what it can be associated with exports.
    #[must_use]
    pub const fn associable(self) -> Option<Associable> {
        match self.known() {
            Some(known) => known.associable,
            None => None,
        }
    }

    /// Whether generic programs list it: types 14 to 30 but 29.
    ///
    /// ```
    /// use clayout::d3d12::state::SubobjectType;
    ///
    /// assert!(SubobjectType::BLEND.is_program_state());
    /// assert!(!SubobjectType::GENERIC_PROGRAM.is_program_state());
    /// ```
    #[must_use]
    pub const fn is_program_state(self) -> bool {
        matches!(self.0, 14..=24 | 26..=28 | 30)
    }

    /// The first SDK whose headers have the type.
    pub(crate) const fn first_sdk(self) -> u32 {
        match self.0 {
            0..=12 => 0,
            13..=30 => 612,
            _ => 618,
        }
    }
}

impl fmt::Display for SubobjectType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.write_str(name),
            None => write!(f, "type {}", self.0),
        }
    }
}
