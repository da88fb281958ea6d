//! How the memory of an adapter is built, and what that means for heaps.

use clayout::CLayout;

use super::Bool32;

/// How an adapter's memory and renderer are built: the question and the answer of `CheckFeatureSupport` for
/// `D3D12_FEATURE_ARCHITECTURE1` (16).
///
/// Windows 10 1703 and later know it; before that there was `D3D12_FEATURE_ARCHITECTURE` (1), without the last member.
/// The question is `node_index`, all other members are the answer; [`heap_advice`](Self::heap_advice) says what to make of it.
///
/// C: `D3D12_FEATURE_DATA_ARCHITECTURE1` of `d3d12.h`, 20 bytes, alignment 4.
///
/// ```
/// use clayout::d3d12::{FeatureDataArchitecture1, HeapAdvice};
///
/// let mut c = FeatureDataArchitecture1 { node_index: 0, ..Default::default() }.to_c()?;
/// // unsafe { device.CheckFeatureSupport(D3D12_FEATURE_ARCHITECTURE1, (&raw mut c).cast(), size_of_val(&c) as u32)? };
/// # c.uma = true.into();
/// assert_eq!(c.heap_advice(), HeapAdvice::OneBudgetWriteCombine);
/// assert!(!FeatureDataArchitecture1::from_c(&c)?.cache_coherent_uma.get());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "D3D12_FEATURE_DATA_ARCHITECTURE1")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CLayout)]
#[clayout(name = "D3D12_FEATURE_DATA_ARCHITECTURE1", rename_all = "PascalCase")]
pub struct FeatureDataArchitecture1 {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `BOOL TileBasedRenderer`, out: hardware and driver render in tiles.
    #[doc(alias = "TileBasedRenderer")]
    pub tile_based_renderer: Bool32,
    /// `BOOL UMA`, out: CPU and GPU share one memory. That does not mean that the CPU can reach all memory of the GPU.
    #[clayout(name = "UMA")]
    #[doc(alias = "UMA")]
    pub uma: Bool32,
    /// `BOOL CacheCoherentUMA`, out: the memory is shared, and so are most levels of the caches.
    #[clayout(name = "CacheCoherentUMA")]
    #[doc(alias = "CacheCoherentUMA")]
    pub cache_coherent_uma: Bool32,
    /// `BOOL IsolatedMMU`, out: the GPU heeds what the CPU's page tables say, such as `MEM_WRITE_WATCH` and `PAGE_READONLY`.
    ///
    /// Where it does, keep memory with such properties away from the GPU: it may write in larger pieces than meant, and make
    /// watched pages look written to. Upload and readback heaps do work on watched pages, with false alarms that do no harm.
    #[clayout(name = "IsolatedMMU")]
    #[doc(alias = "IsolatedMMU")]
    pub isolated_mmu: Bool32,
}

impl FeatureDataArchitecture1 {
    /// What the answer means for heaps.
    ///
    /// ```
    /// use clayout::d3d12::{FeatureDataArchitecture1, HeapAdvice};
    ///
    /// let discrete = FeatureDataArchitecture1::default();
    /// assert_eq!(discrete.heap_advice(), HeapAdvice::TwoBudgets);
    /// ```
    #[must_use]
    pub const fn heap_advice(&self) -> HeapAdvice {
        HeapAdvice::new(self.uma.get(), self.cache_coherent_uma.get())
    }
}

impl D3D12_FEATURE_DATA_ARCHITECTURE1 {
    /// What the answer means for heaps.
    ///
    /// See [`FeatureDataArchitecture1`] for an example.
    #[must_use]
    pub const fn heap_advice(&self) -> HeapAdvice {
        HeapAdvice::new(self.uma.get(), self.cache_coherent_uma.get())
    }
}

/// How heaps are best used on an adapter.
///
/// An application that uses one adapter can do without: it writes upload heaps in the order of their addresses and reads
/// nothing from them, which is good everywhere. One that moves data between adapters needs the details, which
/// `GetCustomHeapProperties` has.
///
/// ```
/// use clayout::d3d12::HeapAdvice;
///
/// let advice = HeapAdvice::new(true, true);
/// assert_eq!(advice, HeapAdvice::OneBudgetWriteBack);
/// assert_eq!(advice.residency_budgets(), 1);
/// assert!(advice.prefers_zero_copy() && !advice.upload_write_combines());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeapAdvice {
    /// No unified memory: system memory and video memory have a residency budget each.
    TwoBudgets,
    /// Unified memory: one budget. Default, upload and readback heaps are still worth telling apart, and upload heaps still
    /// combine writes.
    OneBudgetWriteCombine,
    /// Unified memory and caches: one budget. A custom heap that equals an upload heap can be used for everything: upload
    /// heaps are write-back, combining writes does harm, and copies are better left out (`WriteToSubresource`).
    OneBudgetWriteBack,
}

impl HeapAdvice {
    /// The advice for an adapter that reports these as `UMA` and `CacheCoherentUMA`. The second counts only with the first.
    ///
    /// ```
    /// use clayout::d3d12::HeapAdvice;
    ///
    /// assert_eq!(HeapAdvice::new(true, false), HeapAdvice::OneBudgetWriteCombine);
    /// assert_eq!(HeapAdvice::new(false, false), HeapAdvice::TwoBudgets);
    /// ```
    #[must_use]
    pub const fn new(uma: bool, cache_coherent_uma: bool) -> Self {
        match (uma, cache_coherent_uma) {
            (false, _) => Self::TwoBudgets,
            (true, false) => Self::OneBudgetWriteCombine,
            (true, true) => Self::OneBudgetWriteBack,
        }
    }

    /// How many residency budgets there are: 1, or 2 where system and video memory have one each.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::HeapAdvice::TwoBudgets.residency_budgets(), 2);
    /// ```
    #[must_use]
    pub const fn residency_budgets(self) -> u32 {
        match self {
            Self::TwoBudgets => 2,
            Self::OneBudgetWriteCombine | Self::OneBudgetWriteBack => 1,
        }
    }

    /// Whether upload heaps combine writes, so that one writes them in order and never reads them.
    ///
    /// ```
    /// use clayout::d3d12::HeapAdvice;
    ///
    /// assert!(HeapAdvice::OneBudgetWriteCombine.upload_write_combines());
    /// assert!(!HeapAdvice::OneBudgetWriteBack.upload_write_combines());
    /// ```
    #[must_use]
    pub const fn upload_write_combines(self) -> bool {
        !matches!(self, Self::OneBudgetWriteBack)
    }

    /// Whether to write resources where they are used (`WriteToSubresource`, a custom heap that equals an upload heap) and
    /// leave the copy out.
    ///
    /// ```
    /// use clayout::d3d12::HeapAdvice;
    ///
    /// assert!(HeapAdvice::OneBudgetWriteBack.prefers_zero_copy());
    /// assert!(!HeapAdvice::TwoBudgets.prefers_zero_copy());
    /// ```
    #[must_use]
    pub const fn prefers_zero_copy(self) -> bool {
        matches!(self, Self::OneBudgetWriteBack)
    }
}
