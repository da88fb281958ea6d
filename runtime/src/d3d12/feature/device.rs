//! Whom feature queries ask.

use core::ffi::c_void;

/// A Direct3D 12 device, as far as feature queries need one: `ID3D12Device::CheckFeatureSupport`, and how many nodes it has.
///
/// A closure is a device, so that any binding will do; with a number beside it, it is one whose count of nodes is known. For a
/// type of your own the trait takes two methods.
///
/// ```
/// use core::ffi::c_void;
/// use clayout::d3d12::CheckFeatureSupport;
///
/// // With the `windows` crate, whose method returns a `Result`:
/// // match unsafe { device.CheckFeatureSupport(D3D12_FEATURE(feature as i32), data, size) } {
/// //     Ok(()) => 0,
/// //     Err(error) => error.code().0,
/// // }
/// let device = |_feature: u32, _data: *mut c_void, _size: u32| 0;
/// assert_eq!(device.node_count(), None);
///
/// let linked = (device, 2); // unsafe { device.GetNodeCount() }
/// assert_eq!(linked.node_count(), Some(2));
/// ```
#[doc(alias("ID3D12Device", "CD3DX12FeatureSupport"))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no device that can be asked for features",
    label = "does not implement `CheckFeatureSupport`",
    note = "a closure `|feature: u32, data: *mut c_void, size: u32| -> i32` is a device, and so is `(closure, node_count)`",
    note = "a query takes the device by one reference"
)]
pub trait CheckFeatureSupport {
    /// Calls `ID3D12Device::CheckFeatureSupport` and returns its `HRESULT`: `S_OK` is 0.
    ///
    /// # Safety
    ///
    /// `data` points to `size` bytes that may be read and written, and that hold the struct of `feature`, a `D3D12_FEATURE`, as
    /// far as the device knows that feature. Pointers in the struct are valid for what the feature does with them.
    #[doc(alias = "CheckFeatureSupport")]
    unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32;

    /// How many nodes (physical adapters) the device has, where that is known: `ID3D12Device::GetNodeCount`.
    #[doc(alias = "GetNodeCount")]
    fn node_count(&self) -> Option<u32> {
        None
    }
}

/// Any function with the arguments of `CheckFeatureSupport`. Its count of nodes is not known; put it beside it to tell.
impl<F: Fn(u32, *mut c_void, u32) -> i32> CheckFeatureSupport for F {
    unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32 {
        self(feature, data, size)
    }
}

/// A device and its count of nodes.
impl<D: CheckFeatureSupport> CheckFeatureSupport for (D, u32) {
    unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32 {
        // SAFETY: what the caller promises is what the device asks for.
        unsafe { self.0.check_feature_support(feature, data, size) }
    }

    fn node_count(&self) -> Option<u32> {
        Some(self.1)
    }
}
