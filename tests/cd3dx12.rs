//! State objects against Microsoft's own builder: each is built twice, in Rust by this crate and in C++ with
//! `CD3DX12_STATE_OBJECT_DESC`, and C++ walks over both descriptions and compares every member.
//!
//! Both builders keep the order in which subobjects are added, associations included, and neither adds or joins any; a
//! declared state object has its fields in their order, then the associations. So the two arrays are compared element by
//! element as they are, with no mapping between them, and an association's target and the list of a generic program as
//! indices into the array. What may differ is where things lie (CD3DX12 allocates each list and name, and copies keys) and how
//! wide a character is: `WCHAR` has 4 bytes in these headers on Linux. `cd3dx12/cpp/walk.hpp` says how each is compared.
//!
//! The C++ side is compiled against the headers that are installed (on Debian `directx-headers-dev`), or those in the folder
//! that the environment variable `CLAYOUT_DIRECTX_HEADERS` names, with its `directx` and `wsl`. Debian 12 has those of SDK 606.
//! They know the structs of types 14, 15, 16, 18 to 24, 26 to 28 and 30, but no builder for them: there C++ puts the array
//! together by hand. They know neither structs nor builder of
//!
//! * type 13, `WORK_GRAPH`, with its nodes and overrides; type 17, `RASTERIZER`, with `D3D12_RASTERIZER_DESC2`; and type 29,
//!   `GENERIC_PROGRAM`: SDK 612;
//! * types 31, `GLOBAL_SERIALIZED_ROOT_SIGNATURE`, 32, `LOCAL_SERIALIZED_ROOT_SIGNATURE`, and 36,
//!   `EXISTING_COLLECTION_BY_KEY`: SDK 618.
//!
//! With older headers those objects are skipped, and said so. No headers have a builder for type 33,
//! `COMPILER_EXISTING_COLLECTION`, and 4, 25, 34 and 35 are no public types.

// Where the headers' types have the layout and the calling convention of C on this machine, and a library is loaded as here.
#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

#[path = "cd3dx12/changes/mod.rs"]
mod changes;
#[path = "cd3dx12/collections.rs"]
mod collections;
#[path = "cd3dx12/names.rs"]
mod names;
#[path = "cd3dx12/pipelines.rs"]
mod pipelines;
#[path = "cd3dx12/programs.rs"]
mod programs;
#[path = "cd3dx12/same.rs"]
mod same;
#[path = "cd3dx12/states.rs"]
mod states;
#[path = "cd3dx12/theirs.rs"]
mod theirs;
