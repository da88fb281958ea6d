//! What calls of methods that make an object have in common.

use core::ffi::c_void;

use windows::core::{GUID, HRESULT, Interface};

/// `E_POINTER`, for a call that succeeds and returns nothing.
const NO_OBJECT: HRESULT = HRESULT(0x8000_4003_u32.cast_signed());

/// For the traits of devices: a method can be added to one without that anybody's device lacks it.
pub(super) mod sealed {
    pub trait Sealed {}
    impl Sealed for windows::Win32::Graphics::Direct3D12::ID3D12Device {}
}

/// What a method returns that was given the interface's identifier and a place for a pointer.
///
/// # Safety
///
/// Where it succeeds it has written null or a pointer to that interface, with a reference for whom it is written to.
pub(super) unsafe fn returned<I: Interface>(
    call: impl FnOnce(&GUID, &mut *mut c_void) -> HRESULT,
) -> Result<I, HRESULT> {
    let mut object = core::ptr::null_mut();
    let hresult = call(&I::IID, &mut object);
    if hresult.is_err() {
        Err(hresult)
    } else if object.is_null() {
        Err(NO_OBJECT)
    } else {
        // SAFETY: the caller promises that the reference is ours.
        Ok(unsafe { I::from_raw(object) })
    }
}
