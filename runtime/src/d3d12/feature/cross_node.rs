//! Sharing of resources between the GPU nodes of one device.

use clayout::{CEnum, FeatureData, Open};

/// What may be done across the GPU nodes of one device: with a resource of one node, by another.
///
/// The tiers are ordered, each allows what the lower ones do. **Tier n is not the value n**: there is a tier 1 that the driver
/// emulates, so tier 2 is 3. Compare enumerators, or ask the questions below.
///
/// A driver may know a tier that this crate does not; feature structs hold an [`Open`] tier therefore, which has the same
/// questions and compares with the enumerators. An unknown higher tier answers like the highest known one.
///
/// On which node a heap or a resource lies is in its `D3D12_HEAP_DESC`, also for one that was opened. Where two devices number
/// the nodes differently, the runtime translates.
///
/// C: `D3D12_CROSS_NODE_SHARING_TIER` of `d3d12.h`, member of [`Options`](super::Options) and of [`CrossNode`].
///
/// ```
/// use clayout::Open;
/// use clayout::d3d12::CrossNodeSharingTier;
///
/// let reported = Open::<CrossNodeSharingTier>::from_repr(3);
/// assert_eq!(reported, CrossNodeSharingTier::Tier2);
/// assert!(reported > CrossNodeSharingTier::Tier1 && reported.allows_shader_access());
///
/// let newer = Open::<CrossNodeSharingTier>::from_repr(5);
/// assert!(newer > CrossNodeSharingTier::Tier3 && newer.allows_shader_atomics());
/// ```
#[doc(alias = "D3D12_CROSS_NODE_SHARING_TIER")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, CEnum)]
#[clayout(name = "D3D12_CROSS_NODE_SHARING_TIER")]
#[repr(u32)]
pub enum CrossNodeSharingTier {
    /// The adapter has one node: there is nothing to share.
    #[default]
    #[clayout(name = "D3D12_CROSS_NODE_SHARING_TIER_NOT_SUPPORTED")]
    #[doc(alias = "D3D12_CROSS_NODE_SHARING_TIER_NOT_SUPPORTED")]
    NotSupported = 0,
    /// As tier 1, but the driver stages every copy in system memory of its own: a copy costs time on both GPUs.
    #[clayout(name = "D3D12_CROSS_NODE_SHARING_TIER_1_EMULATED")]
    #[doc(alias = "D3D12_CROSS_NODE_SHARING_TIER_1_EMULATED")]
    Tier1Emulated = 1,
    /// Copies only: `CopyBufferRegion`, `CopyTextureRegion`, `CopyResource`, and the resource of the other node has to be the
    /// destination.
    #[clayout(name = "D3D12_CROSS_NODE_SHARING_TIER_1")]
    #[doc(alias = "D3D12_CROSS_NODE_SHARING_TIER_1")]
    Tier1 = 2,
    /// Everything but render target views, depth stencil views and atomics on unordered access views. A shader may use such
    /// atomics, as between CPU and GPU, but nothing says that they are atomic across adapters.
    #[clayout(name = "D3D12_CROSS_NODE_SHARING_TIER_2")]
    #[doc(alias = "D3D12_CROSS_NODE_SHARING_TIER_2")]
    Tier2 = 3,
    /// Heaps that several nodes see may also have `D3D12_HEAP_FLAG_ALLOW_SHADER_ATOMICS`.
    #[clayout(name = "D3D12_CROSS_NODE_SHARING_TIER_3")]
    #[doc(alias = "D3D12_CROSS_NODE_SHARING_TIER_3")]
    Tier3 = 4,
}

/// Whether `tier` is at least `least`.
const fn at_least(tier: Open<CrossNodeSharingTier>, least: CrossNodeSharingTier) -> bool {
    tier.into_repr() >= least.into_repr()
}

/// Each question, for a tier that this crate may not know and for one that it does.
macro_rules! questions {
    ($($(#[doc = $doc:literal])* $question:ident($tier:ident) = $answer:expr;)*) => {
        impl Open<CrossNodeSharingTier> {$(
            $(#[doc = $doc])*
            #[must_use]
            pub const fn $question(self) -> bool {
                let $tier = self;
                $answer
            }
        )*}

        impl CrossNodeSharingTier {$(
            $(#[doc = $doc])*
            #[must_use]
            pub const fn $question(self) -> bool {
                Open::new(self).$question()
            }
        )*}
    };
}

questions! {
    /// Whether nodes can share resources at all.
    ///
    /// ```
    /// use clayout::d3d12::CrossNodeSharingTier;
    ///
    /// assert!(CrossNodeSharingTier::Tier1Emulated.is_supported());
    /// assert!(!CrossNodeSharingTier::NotSupported.is_supported());
    /// ```
    is_supported(tier) = at_least(tier, CrossNodeSharingTier::Tier1Emulated);

    /// Whether the driver stages copies in system memory: they cost time on both GPUs, so fewer and larger ones are better.
    ///
    /// ```
    /// use clayout::d3d12::CrossNodeSharingTier;
    ///
    /// assert!(CrossNodeSharingTier::Tier1Emulated.is_emulated());
    /// assert!(!CrossNodeSharingTier::Tier1.is_emulated());
    /// ```
    is_emulated(tier) = matches!(tier.known(), Ok(CrossNodeSharingTier::Tier1Emulated));

    /// Whether copies are all that is allowed: `CopyBufferRegion`, `CopyTextureRegion`, `CopyResource`, with the resource of the
    /// other node as the destination.
    ///
    /// ```
    /// use clayout::d3d12::CrossNodeSharingTier;
    ///
    /// assert!(CrossNodeSharingTier::Tier1Emulated.copies_only() && CrossNodeSharingTier::Tier1.copies_only());
    /// assert!(!CrossNodeSharingTier::Tier2.copies_only() && !CrossNodeSharingTier::NotSupported.copies_only());
    /// ```
    copies_only(tier) = tier.is_supported() && !tier.allows_shader_access();

    /// Whether commands may read from resources of the other node and shaders may use them: everything but render target
    /// views, depth stencil views and atomics on unordered access views.
    ///
    /// ```
    /// use clayout::d3d12::CrossNodeSharingTier;
    ///
    /// assert!(CrossNodeSharingTier::Tier2.allows_shader_access());
    /// assert!(!CrossNodeSharingTier::Tier1.allows_shader_access());
    /// ```
    allows_shader_access(tier) = at_least(tier, CrossNodeSharingTier::Tier2);

    /// Whether heaps that several nodes see may have `D3D12_HEAP_FLAG_ALLOW_SHADER_ATOMICS`.
    ///
    /// ```
    /// use clayout::d3d12::CrossNodeSharingTier;
    ///
    /// assert!(CrossNodeSharingTier::Tier3.allows_shader_atomics());
    /// assert!(!CrossNodeSharingTier::Tier2.allows_shader_atomics());
    /// ```
    allows_shader_atomics(tier) = at_least(tier, CrossNodeSharingTier::Tier3);
}

/// What a device can do across its nodes.
///
/// C: `D3D12_FEATURE_DATA_CROSS_NODE` of `d3d12.h`, 8 bytes, alignment 4; feature 25.
///
/// ```
/// use clayout::d3d12::CrossNode;
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = CrossNode::query(&device)?; // from a device that reports nothing
/// assert!(!answer.sharing_tier.is_supported());
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_CROSS_NODE", "D3D12_FEATURE_CROSS_NODE"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 25, name = "D3D12_FEATURE_DATA_CROSS_NODE", rename_all = "PascalCase")]
pub struct CrossNode {
    /// `D3D12_CROSS_NODE_SHARING_TIER SharingTier`, out: what may be done across nodes.
    #[doc(alias = "SharingTier")]
    pub sharing_tier: Open<CrossNodeSharingTier>,
    /// `BOOL AtomicShaderInstructions`, out: shader instructions are atomic across nodes.
    #[doc(alias = "AtomicShaderInstructions")]
    pub atomic_shader_instructions: bool,
}
