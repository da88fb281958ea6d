//! Uses the derives and the shipped types with nothing but `core`. The panic handler is what proves it: there can be one
//! only, and std has one, so that this is an error (E0152) as soon as any crate here links std.
#![no_std]

use clayout::d3d12::xbox::D3D12XBOX_MSAA_PARAMETERS;
use clayout::d3d12::{Architecture1, CheckFeatureSupport};
use clayout::{CEnum, CLayout, FeatureData, Open};

/// How far something is on.
#[derive(Clone, Copy, CEnum)]
#[repr(u32)]
pub enum Mode {
    /// Not at all.
    Off,
    /// Wholly.
    On,
}

/// A word of bits and a plain member.
#[derive(Clone, Copy, CLayout)]
#[clayout(bits = u32)]
pub struct Device {
    #[bits(3)]
    level: u8,
    #[bits(2)]
    mode: Open<Mode>,
    next: u64,
}

/// The level of a device, for C.
#[unsafe(no_mangle)]
pub extern "C" fn device_level(device: &CDevice) -> u8 {
    match Device::from_c(device) {
        Ok(device) => device.level,
        Err(_) => 0,
    }
}

/// Sets the first word, for C.
#[unsafe(no_mangle)]
pub extern "C" fn set_parameters(parameters: &mut D3D12XBOX_MSAA_PARAMETERS, word: u32) -> usize {
    parameters.set_dword0(word);
    D3D12XBOX_MSAA_PARAMETERS::LAYOUT.size
}

/// A feature of a user's own.
#[derive(FeatureData)]
#[feature_data(feature = 0x4000)]
pub struct Cache {
    #[feature_data(input)]
    level: u32,
    mode: Open<Mode>,
}

/// Asks a device, for Rust.
pub fn is_on(device: &impl CheckFeatureSupport) -> bool {
    let architecture = Architecture1::query(device, 0);
    architecture.is_ok_and(|answer| answer.uma)
        && Cache::query(device, 1).is_ok_and(|cache| cache.level == 1 && cache.mode == Mode::On)
}

/// Gives out nothing: it only has to be there.
#[cfg(feature = "alloc")]
struct NoMemory;

#[cfg(feature = "alloc")]
#[global_allocator]
static NO_MEMORY: NoMemory = NoMemory;

// SAFETY: null is the answer of an allocator that has no memory, and so nothing is ever given back.
#[cfg(feature = "alloc")]
unsafe impl core::alloc::GlobalAlloc for NoMemory {
    unsafe fn alloc(&self, _: core::alloc::Layout) -> *mut u8 {
        core::ptr::null_mut()
    }

    unsafe fn dealloc(&self, _: *mut u8, _: core::alloc::Layout) {}
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
