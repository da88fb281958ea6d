//! What only consoles have: types of `d3d12_xs.h`, the header for the Xbox Series.

mod faults;
mod msaa;

pub use faults::{MsaaFault, MsaaFaults};
pub use msaa::{D3D12XBOX_MSAA_PARAMETERS, DetailToExposedMode, MsaaParameters};
