//! Compiles the C++ side where Microsoft's headers are: Debian has them in `directx-headers-dev`.

use std::path::Path;

/// Where that package has `d3dx12.h` and what it needs of Windows.
const HEADERS: [&str; 2] = ["/usr/include/wsl/stubs", "/usr/include/directx"];

fn main() {
    println!("cargo::rustc-check-cfg=cfg(cd3dx12)");
    println!("cargo::rerun-if-changed=cd3dx12.cpp");
    for folder in HEADERS {
        println!("cargo::rerun-if-changed={folder}");
    }
    if !HEADERS.iter().all(|folder| Path::new(folder).is_dir()) {
        return;
    }
    let mut build = cc::Build::new();
    // Optimised as a release is, whatever the profile of the Rust side.
    build.cpp(true).std("c++17").opt_level(2).includes(HEADERS);
    // Of the headers, not ours.
    build.warnings(false);
    build.file("cd3dx12.cpp").compile("cd3dx12");
    println!("cargo::rustc-cfg=cd3dx12");
}
