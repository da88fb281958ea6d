//! Feature queries: `ID3D12Device::CheckFeatureSupport` with a type for each feature.
//!
//! A feature is a struct with `#[derive(FeatureData)]`: its number and its C struct are one declaration, so that no query can
//! mix them up. What the device is told are the parameters of `query`, what it answers are the members of the result.

mod architecture;
mod cross_node;
mod data;
mod declare;
mod device;
mod error;
mod flags;
mod formats;
mod heap_advice;
mod hresult;
mod levels;
mod member;
mod memory;
mod options_to_16;
mod options_to_22;
mod options_to_7;
mod protected;
mod queues;
mod shaders;
mod tiers;

use declare::{sets, tiers};

pub use architecture::*;
pub use cross_node::*;
#[doc(hidden)]
pub use data::About;
pub use data::{AllNodes, FeatureData};
pub use device::CheckFeatureSupport;
#[doc(hidden)]
pub use error::{Asked, Inner};
pub use error::{FeatureError, FeatureFault};
pub use flags::*;
pub use formats::*;
pub use heap_advice::HeapAdvice;
pub use levels::*;
pub use member::{FeatureElement, FeatureInput, FeatureList, FeatureOutput, FeatureReport, ListCount};
#[doc(hidden)]
pub use member::{InCall, node_index, put_input, put_list};
pub use memory::*;
pub use options_to_7::*;
pub use options_to_16::*;
pub use options_to_22::*;
pub use protected::*;
pub use queues::*;
pub use shaders::*;
pub use tiers::*;
