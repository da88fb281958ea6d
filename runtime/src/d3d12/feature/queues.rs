//! Queues and what they can do.

use clayout::{FeatureData, Open};

use super::tiers;

/// Whether queues of a type can have a priority.
///
/// C: `D3D12_FEATURE_DATA_COMMAND_QUEUE_PRIORITY` of `d3d12.h`, 12 bytes, alignment 4; feature 20.
///
/// ```
/// use clayout::d3d12::{CommandListType, CommandQueuePriority, QueuePriority};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = CommandQueuePriority::query(&device, CommandListType::Compute, QueuePriority::High)?; // from a device that reports nothing
/// assert!(!answer.priority_for_type_is_supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_COMMAND_QUEUE_PRIORITY", "D3D12_FEATURE_COMMAND_QUEUE_PRIORITY"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(
    feature = 20,
    name = "D3D12_FEATURE_DATA_COMMAND_QUEUE_PRIORITY",
    rename_all = "PascalCase"
)]
pub struct CommandQueuePriority {
    /// `D3D12_COMMAND_LIST_TYPE CommandListType`, in: the type of the queue.
    #[feature_data(input)]
    #[doc(alias = "CommandListType")]
    pub command_list_type: Open<CommandListType>,
    /// `UINT Priority`, in: the priority, which need not be one that has a name.
    #[feature_data(input)]
    #[doc(alias = "Priority")]
    pub priority: Open<QueuePriority>,
    /// `BOOL PriorityForTypeIsSupported`, out: they can.
    #[doc(alias = "PriorityForTypeIsSupported")]
    pub priority_for_type_is_supported: bool,
}

/// Whether queues of a type know a layout of enhanced barriers.
///
/// C: `D3D12_FEATURE_DATA_BARRIER_LAYOUT` of `d3d12.h`, 12 bytes, alignment 4; feature 64.
///
/// ```
/// use clayout::d3d12::{BarrierLayout, BarrierLayoutSupport, CommandListType};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = BarrierLayoutSupport::query(&device, CommandListType::CopyOnly, BarrierLayout::CopyDest)?; // from a device that reports nothing
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_BARRIER_LAYOUT", "D3D12_FEATURE_BARRIER_LAYOUT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 64, name = "D3D12_FEATURE_DATA_BARRIER_LAYOUT", rename_all = "PascalCase")]
pub struct BarrierLayoutSupport {
    /// `D3D12_COMMAND_LIST_TYPE CommandListType`, in: the type of the queue.
    #[feature_data(input)]
    #[doc(alias = "CommandListType")]
    pub command_list_type: Open<CommandListType>,
    /// `D3D12_BARRIER_LAYOUT Layout`, in: the layout.
    #[feature_data(input)]
    #[doc(alias = "Layout")]
    pub layout: Open<BarrierLayout>,
    /// `BOOL Supported`, out: they do.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

/// Whether commands can depend on a value in a buffer (`SetPredication`).
///
/// C: `D3D12_FEATURE_DATA_PREDICATION` of `d3d12.h`, 4 bytes, alignment 4; feature 50.
///
/// ```
/// use clayout::d3d12::Predication;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Predication::query(&device)?; // from a device that reports nothing
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_PREDICATION", "D3D12_FEATURE_PREDICATION"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 50, name = "D3D12_FEATURE_DATA_PREDICATION", rename_all = "PascalCase")]
pub struct Predication {
    /// `BOOL Supported`, out: they can.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

/// Whether the hardware copies by itself.
///
/// C: `D3D12_FEATURE_DATA_HARDWARE_COPY` of `d3d12.h`, 4 bytes, alignment 4; feature 52.
///
/// ```
/// use clayout::d3d12::HardwareCopy;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = HardwareCopy::query(&device)?; // from a device that reports nothing
/// assert!(!answer.supported);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_HARDWARE_COPY", "D3D12_FEATURE_HARDWARE_COPY"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 52, name = "D3D12_FEATURE_DATA_HARDWARE_COPY", rename_all = "PascalCase")]
pub struct HardwareCopy {
    /// `BOOL Supported`, out: it does.
    #[doc(alias = "Supported")]
    pub supported: bool,
}

tiers! {
    /// What a command list, and the queue that runs it, is for.
    ///
    /// C: `D3D12_COMMAND_LIST_TYPE`.
    ///
    /// ```
    /// use clayout::d3d12::CommandListType;
    ///
    /// assert_eq!(CommandListType::CopyOnly.into_repr(), 3);
    /// ```
    CommandListType("D3D12_COMMAND_LIST_TYPE": i32) {
        /// No queue at all.
        None = -1 "D3D12_COMMAND_LIST_TYPE_NONE",
        /// Everything.
        Direct = 0 "D3D12_COMMAND_LIST_TYPE_DIRECT",
        /// Commands for direct lists, recorded before.
        Bundle = 1 "D3D12_COMMAND_LIST_TYPE_BUNDLE",
        /// Compute and copies.
        Compute = 2 "D3D12_COMMAND_LIST_TYPE_COMPUTE",
        /// Copies. Not named `Copy`: that would make every error of the compiler's that is about the trait longer.
        CopyOnly = 3 "D3D12_COMMAND_LIST_TYPE_COPY",
        /// Decoding video.
        VideoDecode = 4 "D3D12_COMMAND_LIST_TYPE_VIDEO_DECODE",
        /// Processing video.
        VideoProcess = 5 "D3D12_COMMAND_LIST_TYPE_VIDEO_PROCESS",
        /// Encoding video.
        VideoEncode = 6 "D3D12_COMMAND_LIST_TYPE_VIDEO_ENCODE",
    }

    /// How the texels of a texture lie in memory, and what may use them so.
    ///
    /// C: `D3D12_BARRIER_LAYOUT`.
    ///
    /// ```
    /// use clayout::d3d12::BarrierLayout;
    ///
    /// assert_eq!(BarrierLayout::PRESENT, BarrierLayout::Common);
    /// ```
    BarrierLayout("D3D12_BARRIER_LAYOUT": u32) {
        /// Any layout: the contents are lost.
        Undefined = 0xffff_ffff "D3D12_BARRIER_LAYOUT_UNDEFINED",
        /// All queues can use it; also what is presented ([`PRESENT`](Self::PRESENT)).
        Common = 0 "D3D12_BARRIER_LAYOUT_COMMON",
        /// Any reads.
        GenericRead = 1 "D3D12_BARRIER_LAYOUT_GENERIC_READ",
        /// A render target.
        RenderTarget = 2 "D3D12_BARRIER_LAYOUT_RENDER_TARGET",
        /// Unordered access.
        UnorderedAccess = 3 "D3D12_BARRIER_LAYOUT_UNORDERED_ACCESS",
        /// Depth and stencil, written.
        DepthStencilWrite = 4 "D3D12_BARRIER_LAYOUT_DEPTH_STENCIL_WRITE",
        /// Depth and stencil, read.
        DepthStencilRead = 5 "D3D12_BARRIER_LAYOUT_DEPTH_STENCIL_READ",
        /// Read by shaders.
        ShaderResource = 6 "D3D12_BARRIER_LAYOUT_SHADER_RESOURCE",
        /// The source of copies.
        CopySource = 7 "D3D12_BARRIER_LAYOUT_COPY_SOURCE",
        /// The destination of copies.
        CopyDest = 8 "D3D12_BARRIER_LAYOUT_COPY_DEST",
        /// The source of a resolve.
        ResolveSource = 9 "D3D12_BARRIER_LAYOUT_RESOLVE_SOURCE",
        /// The destination of a resolve.
        ResolveDest = 10 "D3D12_BARRIER_LAYOUT_RESOLVE_DEST",
        /// An image of shading rates.
        ShadingRateSource = 11 "D3D12_BARRIER_LAYOUT_SHADING_RATE_SOURCE",
        /// Read by a video decoder.
        VideoDecodeRead = 12 "D3D12_BARRIER_LAYOUT_VIDEO_DECODE_READ",
        /// Written by a video decoder.
        VideoDecodeWrite = 13 "D3D12_BARRIER_LAYOUT_VIDEO_DECODE_WRITE",
        /// Read by a video processor.
        VideoProcessRead = 14 "D3D12_BARRIER_LAYOUT_VIDEO_PROCESS_READ",
        /// Written by a video processor.
        VideoProcessWrite = 15 "D3D12_BARRIER_LAYOUT_VIDEO_PROCESS_WRITE",
        /// Read by a video encoder.
        VideoEncodeRead = 16 "D3D12_BARRIER_LAYOUT_VIDEO_ENCODE_READ",
        /// Written by a video encoder.
        VideoEncodeWrite = 17 "D3D12_BARRIER_LAYOUT_VIDEO_ENCODE_WRITE",
        /// As `Common`, for direct queues.
        DirectQueueCommon = 18 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_COMMON",
        /// Any reads of direct queues.
        DirectQueueGenericRead = 19 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_GENERIC_READ",
        /// Unordered access of direct queues.
        DirectQueueUnorderedAccess = 20 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_UNORDERED_ACCESS",
        /// Read by shaders of direct queues.
        DirectQueueShaderResource = 21 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_SHADER_RESOURCE",
        /// The source of copies of direct queues.
        DirectQueueCopySource = 22 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_COPY_SOURCE",
        /// The destination of copies of direct queues.
        DirectQueueCopyDest = 23 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_COPY_DEST",
        /// As `Common`, for compute queues.
        ComputeQueueCommon = 24 "D3D12_BARRIER_LAYOUT_COMPUTE_QUEUE_COMMON",
        /// Any reads of compute queues.
        ComputeQueueGenericRead = 25 "D3D12_BARRIER_LAYOUT_COMPUTE_QUEUE_GENERIC_READ",
        /// Unordered access of compute queues.
        ComputeQueueUnorderedAccess = 26 "D3D12_BARRIER_LAYOUT_COMPUTE_QUEUE_UNORDERED_ACCESS",
        /// Read by shaders of compute queues.
        ComputeQueueShaderResource = 27 "D3D12_BARRIER_LAYOUT_COMPUTE_QUEUE_SHADER_RESOURCE",
        /// The source of copies of compute queues.
        ComputeQueueCopySource = 28 "D3D12_BARRIER_LAYOUT_COMPUTE_QUEUE_COPY_SOURCE",
        /// The destination of copies of compute queues.
        ComputeQueueCopyDest = 29 "D3D12_BARRIER_LAYOUT_COMPUTE_QUEUE_COPY_DEST",
        /// Any reads of direct queues, of which compute queues can do theirs.
        DirectQueueGenericReadComputeQueueAccessible = 31 "D3D12_BARRIER_LAYOUT_DIRECT_QUEUE_GENERIC_READ_COMPUTE_QUEUE_ACCESSIBLE",
    }

    /// The priorities of command queues that have a name.
    ///
    /// C: `D3D12_COMMAND_QUEUE_PRIORITY`.
    ///
    /// ```
    /// use clayout::d3d12::QueuePriority;
    ///
    /// assert_eq!(QueuePriority::High.into_repr(), 100);
    /// ```
    QueuePriority("D3D12_COMMAND_QUEUE_PRIORITY": u32) {
        /// That of most.
        Normal = 0 "D3D12_COMMAND_QUEUE_PRIORITY_NORMAL",
        /// Before those.
        High = 100 "D3D12_COMMAND_QUEUE_PRIORITY_HIGH",
        /// Before those of all processes; asks for a privilege.
        GlobalRealtime = 10_000 "D3D12_COMMAND_QUEUE_PRIORITY_GLOBAL_REALTIME",
    }
}

impl BarrierLayout {
    /// The layout of what is presented, which is [`Common`](Self::Common).
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::BarrierLayout::PRESENT.into_repr(), 0);
    /// ```
    #[doc(alias = "D3D12_BARRIER_LAYOUT_PRESENT")]
    pub const PRESENT: Self = Self::Common;
}
