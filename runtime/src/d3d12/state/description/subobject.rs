//! One subobject.

use super::{List, Name};
use crate::d3d12::state::kinds::{AllowedIn, Associable, SubobjectType};

/// Which COM object a pointer means: its address, never dereferenced.
///
/// ```
/// use clayout::d3d12::state::Identity;
///
/// let object = 5_u32;
/// assert_eq!(Identity::of(&raw const object), Identity::of(&raw const object));
/// assert!(Identity::NULL.is_null());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identity(usize);

impl Identity {
    /// No object.
    pub const NULL: Self = Self(0);

    /// The object at this address.
    #[must_use]
    pub fn of<T>(pointer: *const T) -> Self {
        Self(pointer.addr())
    }

    /// The object with this address as a number.
    #[must_use]
    pub const fn new(address: usize) -> Self {
        Self(address)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }
}

/// An export of a library or collection.
///
/// ```
/// use clayout::d3d12::state::{Description, Export, StateObjectType};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// let (new, old) = (object.name("Hit"), object.name("ClosestHitMain"));
/// let export = Export::renamed(new, old);
/// assert_eq!((export.name, export.export_to_rename, export.flags), (Some(new), Some(old), 0));
/// assert_eq!(Export::new(new).export_to_rename, None);
/// ```
#[doc(alias = "D3D12_EXPORT_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    /// The name under which it is exported; null in C where `None`.
    #[doc(alias = "Name")]
    pub name: Option<Name>,
    /// The name inside, when that is another.
    #[doc(alias = "ExportToRename")]
    pub export_to_rename: Option<Name>,
    /// Flags; none are defined.
    #[doc(alias = "Flags")]
    pub flags: u32,
}

impl Export {
    /// An export under its own name.
    #[must_use]
    pub const fn new(name: Name) -> Self {
        Self {
            name: Some(name),
            export_to_rename: None,
            flags: 0,
        }
    }

    /// An export under another name.
    #[must_use]
    pub const fn renamed(name: Name, export_to_rename: Name) -> Self {
        Self {
            name: Some(name),
            export_to_rename: Some(export_to_rename),
            flags: 0,
        }
    }

    /// The name inside.
    pub(crate) const fn original(self) -> Option<Name> {
        match self.export_to_rename {
            Some(name) => Some(name),
            None => self.name,
        }
    }
}

/// What an association or a program points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// This element of the object's subobjects.
    Index(u32),
    /// Nothing: the pointer is null.
    Null,
    /// Something that is no element of the object's subobjects.
    Outside,
}

/// A hit group.
///
/// ```
/// use clayout::d3d12::state::{Description, HitGroup, StateObjectType};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// let [group, hit, sphere] = ["Spheres", "Hit", "Sphere"].map(|name| object.name(name));
/// let spheres = HitGroup::procedural(group, sphere).with_closest_hit(hit);
/// assert_eq!((spheres.group_type, spheres.intersection), (1, Some(sphere)));
/// assert_eq!(HitGroup::triangles(group).with_any_hit(hit).any_hit, Some(hit));
/// ```
#[doc(alias = "D3D12_HIT_GROUP_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HitGroup {
    /// Its own name.
    #[doc(alias = "HitGroupExport")]
    pub name: Option<Name>,
    /// 0 for triangles, 1 for procedural primitives.
    #[doc(alias = "Type")]
    pub group_type: u32,
    /// The any-hit shader.
    #[doc(alias = "AnyHitShaderImport")]
    pub any_hit: Option<Name>,
    /// The closest-hit shader.
    #[doc(alias = "ClosestHitShaderImport")]
    pub closest_hit: Option<Name>,
    /// The intersection shader.
    #[doc(alias = "IntersectionShaderImport")]
    pub intersection: Option<Name>,
}

impl HitGroup {
    /// A hit group of triangles.
    #[must_use]
    pub const fn triangles(name: Name) -> Self {
        Self {
            name: Some(name),
            group_type: 0,
            any_hit: None,
            closest_hit: None,
            intersection: None,
        }
    }

    /// A hit group of procedural primitives.
    #[must_use]
    pub const fn procedural(name: Name, intersection: Name) -> Self {
        Self {
            group_type: 1,
            intersection: Some(intersection),
            ..Self::triangles(name)
        }
    }

    /// With this any-hit shader.
    #[must_use]
    pub const fn with_any_hit(mut self, shader: Name) -> Self {
        self.any_hit = Some(shader);
        self
    }

    /// With this closest-hit shader.
    #[must_use]
    pub const fn with_closest_hit(mut self, shader: Name) -> Self {
        self.closest_hit = Some(shader);
        self
    }
}

/// A state subobject that generic programs list, with what the rules need of it.
///
/// ```
/// use clayout::d3d12::state::{ProgramState, SubobjectType};
///
/// let targets = ProgramState::RenderTargetFormats { count: 2 };
/// assert_eq!(targets.subobject_type(), SubobjectType::RENDER_TARGET_FORMATS);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramState {
    /// Type 14.
    StreamOutput {
        /// `NumEntries`.
        entries: u32,
        /// `NumStrides`.
        strides: u32,
    },
    /// Type 15.
    Blend,
    /// Type 16.
    SampleMask,
    /// Type 17.
    Rasterizer,
    /// Type 18.
    DepthStencil,
    /// Type 19.
    InputLayout {
        /// `NumElements`.
        elements: u32,
    },
    /// Type 20.
    IbStripCutValue,
    /// Type 21: `D3D12_PRIMITIVE_TOPOLOGY_TYPE`, where 0 is undefined and 3 triangles.
    PrimitiveTopology(u32),
    /// Type 22.
    RenderTargetFormats {
        /// `NumRenderTargets`.
        count: u32,
    },
    /// Type 23.
    DepthStencilFormat,
    /// Type 24.
    SampleDesc {
        /// `Count`.
        count: u32,
    },
    /// Type 26.
    Flags,
    /// Type 27.
    DepthStencil1,
    /// Type 28.
    ViewInstancing {
        /// `ViewInstanceCount`.
        count: u32,
    },
    /// Type 30.
    DepthStencil2,
}

impl ProgramState {
    /// The type number.
    #[must_use]
    pub const fn subobject_type(self) -> SubobjectType {
        match self {
            Self::StreamOutput { .. } => SubobjectType::STREAM_OUTPUT,
            Self::Blend => SubobjectType::BLEND,
            Self::SampleMask => SubobjectType::SAMPLE_MASK,
            Self::Rasterizer => SubobjectType::RASTERIZER,
            Self::DepthStencil => SubobjectType::DEPTH_STENCIL,
            Self::InputLayout { .. } => SubobjectType::INPUT_LAYOUT,
            Self::IbStripCutValue => SubobjectType::IB_STRIP_CUT_VALUE,
            Self::PrimitiveTopology(_) => SubobjectType::PRIMITIVE_TOPOLOGY,
            Self::RenderTargetFormats { .. } => SubobjectType::RENDER_TARGET_FORMATS,
            Self::DepthStencilFormat => SubobjectType::DEPTH_STENCIL_FORMAT,
            Self::SampleDesc { .. } => SubobjectType::SAMPLE_DESC,
            Self::Flags => SubobjectType::FLAGS,
            Self::DepthStencil1 => SubobjectType::DEPTH_STENCIL1,
            Self::ViewInstancing { .. } => SubobjectType::VIEW_INSTANCING,
            Self::DepthStencil2 => SubobjectType::DEPTH_STENCIL2,
        }
    }
}

/// What is declared about a subobject type that this crate does not have.
///
/// ```
/// use clayout::d3d12::state::{AllowedIn, Description, ForeignSubobject, Judge, StateObjectType, Subobject, SubobjectType};
///
/// static TILING: ForeignSubobject =
///     ForeignSubobject { name: "TILING", allowed_in: AllowedIn::of(&[StateObjectType::Executable]), associable: false };
///
/// let mut object = Description::new(StateObjectType::Collection);
/// object.push(Subobject::Foreign { subobject_type: SubobjectType::new(1001), about: &TILING });
/// assert!(Judge::new().judge(&object).to_string().contains("TILING"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignSubobject {
    /// The C name without its prefix.
    pub name: &'static str,
    /// Where it may appear.
    pub allowed_in: AllowedIn,
    /// Whether it can be associated with exports.
    pub associable: bool,
}

/// One element of a state object's array.
///
/// ```
/// use clayout::d3d12::state::{Subobject, SubobjectType};
///
/// let mask = Subobject::NodeMask(1);
/// assert_eq!(mask.subobject_type(), SubobjectType::NODE_MASK);
/// ```
#[doc(alias = "D3D12_STATE_SUBOBJECT")]
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Subobject<'a> {
    /// Type 0.
    #[doc(alias = "D3D12_STATE_OBJECT_CONFIG")]
    StateObjectConfig {
        /// `Flags`.
        flags: u32,
    },
    /// Type 1; may be null.
    #[doc(alias = "D3D12_GLOBAL_ROOT_SIGNATURE")]
    GlobalRootSignature(Identity),
    /// Type 2; may be null.
    #[doc(alias = "D3D12_LOCAL_ROOT_SIGNATURE")]
    LocalRootSignature(Identity),
    /// Type 3.
    #[doc(alias = "D3D12_NODE_MASK")]
    NodeMask(u32),
    /// Type 5.
    #[doc(alias = "D3D12_DXIL_LIBRARY_DESC")]
    DxilLibrary {
        /// The container.
        bytecode: &'a [u8],
        /// What is exported; everything when empty.
        exports: List<Export>,
    },
    /// Type 6.
    #[doc(alias = "D3D12_EXISTING_COLLECTION_DESC")]
    ExistingCollection {
        /// The collection.
        collection: Identity,
        /// What is exported; everything when empty.
        exports: List<Export>,
    },
    /// Type 7.
    #[doc(alias = "D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION")]
    Association {
        /// The subobject.
        target: Target,
        /// The exports; all that have no other when empty.
        exports: List<Option<Name>>,
    },
    /// Type 8.
    #[doc(alias = "D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION")]
    DxilAssociation {
        /// The name of the subobject in its library.
        subobject: Option<Name>,
        /// The exports; all that have no other when empty.
        exports: List<Option<Name>>,
    },
    /// Type 9.
    #[doc(alias = "D3D12_RAYTRACING_SHADER_CONFIG")]
    RaytracingShaderConfig {
        /// `MaxPayloadSizeInBytes`.
        max_payload_size: u32,
        /// `MaxAttributeSizeInBytes`.
        max_attribute_size: u32,
    },
    /// Type 10.
    #[doc(alias = "D3D12_RAYTRACING_PIPELINE_CONFIG")]
    RaytracingPipelineConfig {
        /// `MaxTraceRecursionDepth`.
        max_trace_recursion_depth: u32,
    },
    /// Type 11.
    HitGroup(HitGroup),
    /// Type 12.
    #[doc(alias = "D3D12_RAYTRACING_PIPELINE_CONFIG1")]
    RaytracingPipelineConfig1 {
        /// `MaxTraceRecursionDepth`.
        max_trace_recursion_depth: u32,
        /// `Flags`.
        flags: u32,
    },
    /// Type 13: see [`Description::push_work_graph`](super::Description::push_work_graph).
    #[doc(alias = "D3D12_WORK_GRAPH_DESC")]
    WorkGraph(u32),
    /// Types 14 to 30 without 29.
    ProgramState(ProgramState),
    /// Type 29.
    #[doc(alias = "D3D12_GENERIC_PROGRAM_DESC")]
    GenericProgram {
        /// `ProgramName`; may be null.
        name: Option<Name>,
        /// The shaders.
        exports: List<Option<Name>>,
        /// The state subobjects.
        states: List<Target>,
    },
    /// Type 31.
    #[doc(alias = "D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE")]
    GlobalSerializedRootSignature(&'a [u8]),
    /// Type 32.
    #[doc(alias = "D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE")]
    LocalSerializedRootSignature(&'a [u8]),
    /// Type 33.
    #[doc(alias = "D3D12_COMPILER_EXISTING_COLLECTION_DESC")]
    CompilerExistingCollection {
        /// The collection.
        collection: Identity,
        /// What is exported; everything when empty.
        exports: List<Export>,
    },
    /// Type 36.
    #[doc(alias = "D3D12_EXISTING_COLLECTION_BY_KEY_DESC")]
    ExistingCollectionByKey {
        /// The key.
        key: &'a [u8],
        /// What is exported; everything when empty.
        exports: List<Export>,
    },
    /// A type that somebody else declared.
    Foreign {
        /// Its number.
        subobject_type: SubobjectType,
        /// What is known about it.
        about: &'static ForeignSubobject,
    },
    /// A number that is reserved or unknown.
    Unknown(SubobjectType),
    /// A subobject whose description is null or was not read.
    Undescribed(SubobjectType),
}

impl Subobject<'_> {
    /// The type number.
    #[must_use]
    pub const fn subobject_type(&self) -> SubobjectType {
        match self {
            Self::StateObjectConfig { .. } => SubobjectType::STATE_OBJECT_CONFIG,
            Self::GlobalRootSignature(_) => SubobjectType::GLOBAL_ROOT_SIGNATURE,
            Self::LocalRootSignature(_) => SubobjectType::LOCAL_ROOT_SIGNATURE,
            Self::NodeMask(_) => SubobjectType::NODE_MASK,
            Self::DxilLibrary { .. } => SubobjectType::DXIL_LIBRARY,
            Self::ExistingCollection { .. } => SubobjectType::EXISTING_COLLECTION,
            Self::Association { .. } => SubobjectType::SUBOBJECT_TO_EXPORTS_ASSOCIATION,
            Self::DxilAssociation { .. } => SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION,
            Self::RaytracingShaderConfig { .. } => SubobjectType::RAYTRACING_SHADER_CONFIG,
            Self::RaytracingPipelineConfig { .. } => SubobjectType::RAYTRACING_PIPELINE_CONFIG,
            Self::HitGroup(_) => SubobjectType::HIT_GROUP,
            Self::RaytracingPipelineConfig1 { .. } => SubobjectType::RAYTRACING_PIPELINE_CONFIG1,
            Self::WorkGraph(_) => SubobjectType::WORK_GRAPH,
            Self::ProgramState(state) => state.subobject_type(),
            Self::GenericProgram { .. } => SubobjectType::GENERIC_PROGRAM,
            Self::GlobalSerializedRootSignature(_) => SubobjectType::GLOBAL_SERIALIZED_ROOT_SIGNATURE,
            Self::LocalSerializedRootSignature(_) => SubobjectType::LOCAL_SERIALIZED_ROOT_SIGNATURE,
            Self::CompilerExistingCollection { .. } => SubobjectType::COMPILER_EXISTING_COLLECTION,
            Self::ExistingCollectionByKey { .. } => SubobjectType::EXISTING_COLLECTION_BY_KEY,
            Self::Foreign { subobject_type, .. }
            | Self::Unknown(subobject_type)
            | Self::Undescribed(subobject_type) => *subobject_type,
        }
    }

    /// Where it may appear.
    pub(crate) const fn allowed_in(&self) -> AllowedIn {
        match self {
            Self::Foreign { about, .. } => about.allowed_in,
            _ => self.subobject_type().allowed_in(),
        }
    }

    /// As what it is associated with exports, for the kinds that this crate resolves.
    pub(crate) const fn associable(&self) -> Option<Associable> {
        match self {
            Self::Foreign { .. } | Self::Unknown(_) | Self::Undescribed(_) => None,
            _ => self.subobject_type().associable(),
        }
    }
}
