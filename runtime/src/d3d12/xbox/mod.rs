//! What only consoles have: types of `d3d12_xs.h`, the header for the Xbox Series.
//!
//! The header and its library come with a GDK, so that nothing here is linked against them. `cargo run --example verify_headers`
//! writes a program that includes your header and proves that it declares what is declared here; [`MsaaCommandList`] is the
//! trait to implement for your command list.

mod command_list;
mod faults;
mod msaa;

pub use command_list::MsaaCommandList;
pub use faults::{MsaaFault, MsaaFaults};
pub use msaa::{D3D12XBOX_MSAA_PARAMETERS, DetailToExposedMode, MsaaParameters};
