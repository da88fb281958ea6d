//! Feature queries: `ID3D12Device::CheckFeatureSupport` with a type for each feature.
//!
//! A feature is a struct with `#[derive(FeatureData)]`: its number and its C struct are one declaration, so that no query can
//! mix them up. What the device is told are the parameters of `query`, what it answers are the members of the result.

#![expect(clippy::struct_excessive_bools, reason = "the members are the header's")]

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
mod list;
mod member;
mod memory;
mod older;
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
pub use data::{AllNodes, FeatureData};
pub use device::CheckFeatureSupport;
pub use error::{FeatureError, FeatureFault};
pub use flags::*;
pub use formats::*;
pub use heap_advice::HeapAdvice;
pub use levels::*;
pub use list::{FeatureElement, FeatureList};
pub use member::{FeatureInput, FeatureOutput, FeatureReport};
pub use memory::*;
pub use options_to_7::*;
pub use options_to_16::*;
pub use options_to_22::*;
pub use protected::*;
pub use queues::*;
pub use shaders::*;
pub use tiers::*;

/// What generated code names besides.
pub(crate) mod generated {
    pub use super::data::About;
    pub use super::error::{Asked, Inner};
    pub use super::hresult::none;
    pub use super::list::{ListCount, put_list};
    pub use super::member::{NodeIndex, node_index, put_input};
    pub use super::older::{Older, check_appended};
}
