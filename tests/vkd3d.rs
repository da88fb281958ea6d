//! Feature queries answered by a real device: vkd3d, which is Direct3D 12 over Vulkan, here on the CPU.
//!
//! Debian: `libvkd3d-utils1 mesa-vulkan-drivers`. Without them the test says so and passes, unless `CI` is set.

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[path = "vkd3d/queries.rs"]
mod queries;

/// Elsewhere the library has another calling convention, or there is none.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
#[test]
fn only_on_64_bit_x86_linux() {
    clayout_tests::compilers::skip_or_fail("vkd3d is asked on 64-bit x86 Linux only");
}
