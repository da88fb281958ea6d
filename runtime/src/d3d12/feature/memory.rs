//! Addresses, heaps and what can be placed in them.

use clayout::{CLayout, FeatureData, Open};

use super::{HeapSerializationTier, SharedResourceCompatibilityTier, TightAlignmentTier, tiers};
use crate::d3d12::DxgiFormat;

/// How wide addresses are for the GPU.
///
/// C: `D3D12_FEATURE_DATA_GPU_VIRTUAL_ADDRESS_SUPPORT` of `d3d12.h`, 8 bytes, alignment 4; feature 6.
///
/// ```
/// use clayout::d3d12::GpuVirtualAddressSupport;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = GpuVirtualAddressSupport::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.max_bits_per_process, None);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_GPU_VIRTUAL_ADDRESS_SUPPORT",
    "D3D12_FEATURE_GPU_VIRTUAL_ADDRESS_SUPPORT"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 6, name = "D3D12_FEATURE_DATA_GPU_VIRTUAL_ADDRESS_SUPPORT")]
pub struct GpuVirtualAddressSupport {
    /// `UINT MaxGPUVirtualAddressBitsPerResource`, out: how many bits the addresses within one resource have.
    #[feature_data(nonzero, name = "MaxGPUVirtualAddressBitsPerResource")]
    #[doc(alias = "MaxGPUVirtualAddressBitsPerResource")]
    pub max_bits_per_resource: Option<u32>,
    /// `UINT MaxGPUVirtualAddressBitsPerProcess`, out: how many bits the addresses of one process have.
    #[feature_data(nonzero, name = "MaxGPUVirtualAddressBitsPerProcess")]
    #[doc(alias = "MaxGPUVirtualAddressBitsPerProcess")]
    pub max_bits_per_process: Option<u32>,
}

/// Heaps over memory that there is already (`OpenExistingHeapFromAddress`).
///
/// C: `D3D12_FEATURE_DATA_EXISTING_HEAPS` of `d3d12.h`, 4 bytes, alignment 4; feature 22.
///
/// ```
/// use clayout::d3d12::ExistingHeaps;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = ExistingHeaps::query(&device)?; // from a device that reports nothing
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_EXISTING_HEAPS", "D3D12_FEATURE_EXISTING_HEAPS"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 22, name = "D3D12_FEATURE_DATA_EXISTING_HEAPS", rename_all = "PascalCase")]
pub struct ExistingHeaps {
    /// `BOOL Supported`, out: there are such.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

/// Whether the memory of heaps can be saved.
///
/// C: `D3D12_FEATURE_DATA_SERIALIZATION` of `d3d12.h`, 8 bytes, alignment 4; feature 24.
///
/// ```
/// use clayout::d3d12::{HeapSerializationTier, Serialization};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Serialization::query(&device, 0)?; // from a device that reports nothing
/// assert_eq!(answer.heap_serialization_tier, HeapSerializationTier::Tier0);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_SERIALIZATION", "D3D12_FEATURE_SERIALIZATION"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 24, name = "D3D12_FEATURE_DATA_SERIALIZATION", rename_all = "PascalCase")]
pub struct Serialization {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[feature_data(node_index)]
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `D3D12_HEAP_SERIALIZATION_TIER HeapSerializationTier`, out: whether it can.
    #[doc(alias = "HeapSerializationTier")]
    pub heap_serialization_tier: Open<HeapSerializationTier>,
}

/// Textures that can be displayed.
///
/// C: `D3D12_FEATURE_DATA_DISPLAYABLE` of `d3d12.h`, 8 bytes, alignment 4; feature 28.
///
/// ```
/// use clayout::d3d12::Displayable;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Displayable::query(&device)?; // from a device that reports nothing
/// assert!(!answer.displayable_texture);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_DISPLAYABLE", "D3D12_FEATURE_DISPLAYABLE"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 28, name = "D3D12_FEATURE_DATA_DISPLAYABLE", rename_all = "PascalCase")]
pub struct Displayable {
    /// `BOOL DisplayableTexture`, out: there are such.
    #[doc(alias = "DisplayableTexture")]
    pub displayable_texture: bool,
    /// `D3D12_SHARED_RESOURCE_COMPATIBILITY_TIER SharedResourceCompatibilityTier`, out: which resources can be shared.
    #[doc(alias = "SharedResourceCompatibilityTier")]
    pub shared_resource_compatibility_tier: Open<SharedResourceCompatibilityTier>,
}

/// Whether a kind of resource can be placed in a kind of heap.
///
/// C: `D3D12_FEATURE_DATA_PLACED_RESOURCE_SUPPORT_INFO` of `d3d12.h`, 32 bytes, alignment 4; feature 51.
///
/// ```
/// use clayout::d3d12::{DxgiFormat, HeapProperties, HeapType, PlacedResourceSupportInfo, ResourceDimension};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let heap = HeapProperties::new(HeapType::GpuUpload);
/// let format = DxgiFormat::R8G8B8A8_UNORM;
/// let answer = PlacedResourceSupportInfo::query(&device, format, ResourceDimension::Texture2D, heap)?;
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias(
    "D3D12_FEATURE_DATA_PLACED_RESOURCE_SUPPORT_INFO",
    "D3D12_FEATURE_PLACED_RESOURCE_SUPPORT_INFO"
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 51,
    name = "D3D12_FEATURE_DATA_PLACED_RESOURCE_SUPPORT_INFO",
    rename_all = "PascalCase"
)]
pub struct PlacedResourceSupportInfo {
    /// `DXGI_FORMAT Format`, in: the format of the resource.
    #[feature_data(input)]
    #[doc(alias = "Format")]
    pub format: DxgiFormat,
    /// `D3D12_RESOURCE_DIMENSION Dimension`, in: what the resource is.
    #[feature_data(input)]
    #[doc(alias = "Dimension")]
    pub dimension: Open<ResourceDimension>,
    /// `D3D12_HEAP_PROPERTIES DestHeapProperties`, in: what the heap is.
    #[feature_data(input)]
    #[doc(alias = "DestHeapProperties")]
    pub dest_heap_properties: HeapProperties,
    /// `BOOL Supported`, out: it can.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

/// Which resources can be placed with little alignment.
///
/// C: `D3D12_FEATURE_DATA_TIGHT_ALIGNMENT` of `d3d12.h`, 4 bytes, alignment 4; feature 54.
///
/// ```
/// use clayout::d3d12::{TightAlignment, TightAlignmentTier};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = TightAlignment::query(&device)?; // from a device that reports nothing
/// assert_eq!(answer.support_tier, TightAlignmentTier::NotSupported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_TIGHT_ALIGNMENT", "D3D12_FEATURE_D3D12_TIGHT_ALIGNMENT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 54, name = "D3D12_FEATURE_DATA_TIGHT_ALIGNMENT", rename_all = "PascalCase")]
pub struct TightAlignment {
    /// `D3D12_TIGHT_ALIGNMENT_TIER SupportTier`, out: which.
    #[doc(alias = "SupportTier")]
    pub support_tier: Open<TightAlignmentTier>,
}

/// What a heap is: who reaches it, and which memory it is in.
///
/// C: `D3D12_HEAP_PROPERTIES` of `d3d12.h`, 20 bytes, alignment 4.
///
/// ```
/// use clayout::d3d12::{HeapProperties, HeapType};
///
/// let upload = HeapProperties::new(HeapType::Upload);
/// assert_eq!((upload.creation_node_mask, upload.visible_node_mask), (1, 1));
/// ```
#[doc(alias = "D3D12_HEAP_PROPERTIES")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, CLayout)]
#[clayout(name = "D3D12_HEAP_PROPERTIES", rename_all = "PascalCase")]
pub struct HeapProperties {
    /// `D3D12_HEAP_TYPE Type`: who reaches it.
    #[clayout(name = "Type")]
    #[doc(alias = "Type")]
    pub heap_type: Open<HeapType>,
    /// `D3D12_CPU_PAGE_PROPERTY CPUPageProperty`: how the CPU sees it; of custom heaps only.
    #[clayout(name = "CPUPageProperty")]
    #[doc(alias = "CPUPageProperty")]
    pub cpu_page_property: Open<CpuPageProperty>,
    /// `D3D12_MEMORY_POOL MemoryPoolPreference`: which memory it is in; of custom heaps only.
    #[doc(alias = "MemoryPoolPreference")]
    pub memory_pool_preference: Open<MemoryPool>,
    /// `UINT CreationNodeMask`: one bit for the node whose memory it is.
    #[doc(alias = "CreationNodeMask")]
    pub creation_node_mask: u32,
    /// `UINT VisibleNodeMask`: one bit for each node that sees it.
    #[doc(alias = "VisibleNodeMask")]
    pub visible_node_mask: u32,
}

impl HeapProperties {
    /// A heap of this type, of the first node and seen by it alone.
    ///
    /// ```
    /// use clayout::d3d12::{HeapProperties, HeapType, MemoryPool};
    ///
    /// let heap = HeapProperties::new(HeapType::Default);
    /// assert_eq!(heap.memory_pool_preference, MemoryPool::Unknown);
    /// ```
    #[must_use]
    pub const fn new(heap_type: HeapType) -> Self {
        Self {
            heap_type: Open::new(heap_type),
            cpu_page_property: Open::new(CpuPageProperty::Unknown),
            memory_pool_preference: Open::new(MemoryPool::Unknown),
            creation_node_mask: 1,
            visible_node_mask: 1,
        }
    }
}

tiers! {
    /// What a resource is.
    ///
    /// C: `D3D12_RESOURCE_DIMENSION`.
    ///
    /// ```
    /// use clayout::d3d12::ResourceDimension;
    ///
    /// assert_eq!(ResourceDimension::Buffer.into_repr(), 1);
    /// ```
    ResourceDimension("D3D12_RESOURCE_DIMENSION": u32) {
        /// Not said.
        Unknown = 0 "D3D12_RESOURCE_DIMENSION_UNKNOWN",
        /// A buffer.
        Buffer = 1 "D3D12_RESOURCE_DIMENSION_BUFFER",
        /// A texture of one dimension.
        Texture1D = 2 "D3D12_RESOURCE_DIMENSION_TEXTURE1D",
        /// A texture of two dimensions.
        Texture2D = 3 "D3D12_RESOURCE_DIMENSION_TEXTURE2D",
        /// A texture of three dimensions.
        Texture3D = 4 "D3D12_RESOURCE_DIMENSION_TEXTURE3D",
    }

    /// Who reaches the memory of a heap. There is no value 0.
    ///
    /// C: `D3D12_HEAP_TYPE`.
    ///
    /// ```
    /// use clayout::d3d12::HeapType;
    ///
    /// assert_eq!(HeapType::Upload.into_repr(), 2);
    /// ```
    HeapType("D3D12_HEAP_TYPE": u32) {
        /// The GPU.
        Default = 1 "D3D12_HEAP_TYPE_DEFAULT",
        /// The CPU writes, the GPU reads.
        Upload = 2 "D3D12_HEAP_TYPE_UPLOAD",
        /// The GPU writes, the CPU reads.
        Readback = 3 "D3D12_HEAP_TYPE_READBACK",
        /// As the other properties say.
        Custom = 4 "D3D12_HEAP_TYPE_CUSTOM",
        /// The CPU writes into memory of the GPU.
        GpuUpload = 5 "D3D12_HEAP_TYPE_GPU_UPLOAD",
    }

    /// How the CPU sees the memory of a custom heap.
    ///
    /// C: `D3D12_CPU_PAGE_PROPERTY`.
    ///
    /// ```
    /// use clayout::d3d12::CpuPageProperty;
    ///
    /// assert_eq!(CpuPageProperty::WriteBack.into_repr(), 3);
    /// ```
    CpuPageProperty("D3D12_CPU_PAGE_PROPERTY": u32) {
        /// Left to the type of the heap.
        Unknown = 0 "D3D12_CPU_PAGE_PROPERTY_UNKNOWN",
        /// Not at all.
        NotAvailable = 1 "D3D12_CPU_PAGE_PROPERTY_NOT_AVAILABLE",
        /// Writes are combined.
        WriteCombine = 2 "D3D12_CPU_PAGE_PROPERTY_WRITE_COMBINE",
        /// Through its caches.
        WriteBack = 3 "D3D12_CPU_PAGE_PROPERTY_WRITE_BACK",
    }

    /// Which memory a custom heap is in.
    ///
    /// C: `D3D12_MEMORY_POOL`.
    ///
    /// ```
    /// use clayout::d3d12::MemoryPool;
    ///
    /// assert_eq!(MemoryPool::L0.into_repr(), 1);
    /// ```
    MemoryPool("D3D12_MEMORY_POOL": u32) {
        /// Left to the type of the heap.
        Unknown = 0 "D3D12_MEMORY_POOL_UNKNOWN",
        /// System memory: the most bandwidth for the CPU.
        L0 = 1 "D3D12_MEMORY_POOL_L0",
        /// Video memory: more bandwidth for the GPU. Not there with unified memory.
        L1 = 2 "D3D12_MEMORY_POOL_L1",
    }
}
