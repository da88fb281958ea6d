//! One subobject.

use super::{Export, ForeignSubobject, HitGroup, Identity, List, Name, ProgramState, Target};
use crate::d3d12::state::kinds::{AllowedIn, SubobjectType};

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
}
