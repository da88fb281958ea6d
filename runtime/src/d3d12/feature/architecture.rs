//! How the memory of an adapter is built.

use clayout::FeatureData;

use super::{CheckFeatureSupport, FeatureError, HeapAdvice};

/// How the memory and the renderer of an adapter are built, as runtimes before Windows 10 1703 know it. Newer ones know
/// [`Architecture1`].
///
/// C: `D3D12_FEATURE_DATA_ARCHITECTURE` of `d3d12.h`, 16 bytes, alignment 4; feature 1.
///
/// ```
/// use clayout::d3d12::{Architecture, HeapAdvice};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Architecture::query(&device, 0)?; // from a device that reports nothing
/// assert_eq!(answer.heap_advice(), HeapAdvice::TwoBudgets);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_ARCHITECTURE", "D3D12_FEATURE_ARCHITECTURE"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 1, name = "D3D12_FEATURE_DATA_ARCHITECTURE", rename_all = "PascalCase")]
pub struct Architecture {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[feature_data(node_index)]
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `BOOL TileBasedRenderer`, out: hardware and driver render in tiles.
    #[doc(alias = "TileBasedRenderer")]
    pub tile_based_renderer: bool,
    /// `BOOL UMA`, out: CPU and GPU share one memory. That does not mean that the CPU can reach all memory of the GPU.
    #[feature_data(name = "UMA")]
    #[doc(alias = "UMA")]
    pub uma: bool,
    /// `BOOL CacheCoherentUMA`, out: the memory is shared, and so are most levels of the caches.
    #[feature_data(name = "CacheCoherentUMA")]
    #[doc(alias = "CacheCoherentUMA")]
    pub cache_coherent_uma: bool,
}

/// How the memory and the renderer of an adapter are built.
///
/// Windows 10 1703 and later know it. [`query_or_architecture`](Self::query_or_architecture) falls back to what was there
/// before, [`all_nodes`](Self::all_nodes) asks about every adapter of a linked device, and
/// [`heap_advice`](Self::heap_advice) says what to make of the answer.
///
/// C: `D3D12_FEATURE_DATA_ARCHITECTURE1` of `d3d12.h`, 20 bytes, alignment 4; feature 16.
///
/// ```
/// use clayout::d3d12::{Architecture1, HeapAdvice};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let answer = Architecture1::query(&device, 0)?; // from a device that reports nothing
/// assert_eq!((answer.node_index, answer.uma), (0, false));
/// assert_eq!(answer.heap_advice(), HeapAdvice::TwoBudgets);
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[doc(alias("D3D12_FEATURE_DATA_ARCHITECTURE1", "D3D12_FEATURE_ARCHITECTURE1"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, FeatureData)]
#[feature_data(feature = 16, name = "D3D12_FEATURE_DATA_ARCHITECTURE1", rename_all = "PascalCase")]
pub struct Architecture1 {
    /// `UINT NodeIndex`, in: which physical adapter of a linked device is asked about, from 0.
    #[feature_data(node_index)]
    #[doc(alias = "NodeIndex")]
    pub node_index: u32,
    /// `BOOL TileBasedRenderer`, out: hardware and driver render in tiles.
    #[doc(alias = "TileBasedRenderer")]
    pub tile_based_renderer: bool,
    /// `BOOL UMA`, out: CPU and GPU share one memory. That does not mean that the CPU can reach all memory of the GPU.
    #[feature_data(name = "UMA")]
    #[doc(alias = "UMA")]
    pub uma: bool,
    /// `BOOL CacheCoherentUMA`, out: the memory is shared, and so are most levels of the caches.
    #[feature_data(name = "CacheCoherentUMA")]
    #[doc(alias = "CacheCoherentUMA")]
    pub cache_coherent_uma: bool,
    /// `BOOL IsolatedMMU`, out: the GPU heeds what the CPU's page tables say, such as `MEM_WRITE_WATCH` and `PAGE_READONLY`.
    ///
    /// Where it does, keep memory with such properties away from the GPU: it may write in larger pieces than meant, and make
    /// watched pages look written to. Upload and readback heaps do work on watched pages, with false alarms that do no harm.
    #[feature_data(name = "IsolatedMMU")]
    #[doc(alias = "IsolatedMMU")]
    pub isolated_mmu: bool,
}

impl Architecture1 {
    /// Asks about a node, and where the runtime does not know [`Architecture1`], asks for [`Architecture`], which tells all but
    /// the last member.
    ///
    /// ```
    /// use clayout::d3d12::Architecture1;
    ///
    /// # use core::ffi::c_void;
    /// const E_INVALIDARG: i32 = 0x8007_0057_u32.cast_signed();
    /// let old = |feature: u32, _data: *mut c_void, _size: u32| if feature == 1 { 0 } else { E_INVALIDARG };
    ///
    /// assert!(Architecture1::query(&old, 0).is_err());
    /// let answer = Architecture1::query_or_architecture(&old, 0)?;
    /// assert_eq!((answer.uma, answer.isolated_mmu), (false, None));
    /// # Ok::<(), clayout::d3d12::FeatureError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// That of the first query, if both are refused in the same way, as for a node that there is not; else that of the one that
    /// decides.
    pub fn query_or_architecture(
        device: &(impl CheckFeatureSupport + ?Sized),
        node_index: u32,
    ) -> Result<AnyArchitecture, FeatureError> {
        let first = match Self::query(device, node_index) {
            Ok(answer) => return Ok(answer.into()),
            Err(error) if error.is_not_supported() => error,
            Err(error) => return Err(error),
        };
        match Architecture::query(device, node_index) {
            Ok(answer) => Ok(answer.into()),
            Err(error) if error.is_not_supported() => Err(first),
            Err(error) => Err(error),
        }
    }
}

/// The answer to [`Architecture1`] or to [`Architecture`].
///
/// ```
/// use clayout::d3d12::{AnyArchitecture, Architecture, HeapAdvice};
///
/// # let device = |_: u32, _: *mut core::ffi::c_void, _: u32| 0;
/// let old = AnyArchitecture::from(Architecture::query(&device, 0)?);
/// assert_eq!((old.isolated_mmu, old.heap_advice()), (None, HeapAdvice::TwoBudgets));
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyArchitecture {
    /// See [`Architecture1::node_index`].
    pub node_index: u32,
    /// See [`Architecture1::tile_based_renderer`].
    pub tile_based_renderer: bool,
    /// See [`Architecture1::uma`].
    pub uma: bool,
    /// See [`Architecture1::cache_coherent_uma`].
    pub cache_coherent_uma: bool,
    /// See [`Architecture1::isolated_mmu`]; `None` where the runtime cannot tell.
    pub isolated_mmu: Option<bool>,
}

impl From<Architecture1> for AnyArchitecture {
    fn from(answer: Architecture1) -> Self {
        Self {
            node_index: answer.node_index,
            tile_based_renderer: answer.tile_based_renderer,
            uma: answer.uma,
            cache_coherent_uma: answer.cache_coherent_uma,
            isolated_mmu: Some(answer.isolated_mmu),
        }
    }
}

impl From<Architecture> for AnyArchitecture {
    fn from(answer: Architecture) -> Self {
        Self {
            node_index: answer.node_index,
            tile_based_renderer: answer.tile_based_renderer,
            uma: answer.uma,
            cache_coherent_uma: answer.cache_coherent_uma,
            isolated_mmu: None,
        }
    }
}

macro_rules! heap_advice {
    ($($answer:ident)*) => {$(
        impl $answer {
            /// What the answer means for heaps.
            ///
            /// ```
            #[doc = concat!("use clayout::d3d12::{", stringify!($answer), ", HeapAdvice};\n")]
            #[doc = concat!("let advice: fn(&", stringify!($answer), ") -> HeapAdvice = ", stringify!($answer), "::heap_advice;")]
            /// ```
            #[must_use]
            pub const fn heap_advice(&self) -> HeapAdvice {
                HeapAdvice::new(self.uma, self.cache_coherent_uma)
            }
        }
    )*};
}
heap_advice! { Architecture Architecture1 AnyArchitecture }
