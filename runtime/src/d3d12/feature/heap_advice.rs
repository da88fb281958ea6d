//! What the architecture of an adapter means for heaps.

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
