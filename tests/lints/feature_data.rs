//! Features with everything that the derive reads.
#![allow(
    clippy::partial_pub_fields,
    reason = "fires on the C struct, whose padding is private, when another derive has asked for it"
)]

use clayout::Open;

/// A level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
#[repr(u32)]
pub enum Level {
    /// The first.
    First,
}

/// What a node's caches are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::FeatureData)]
#[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_NODE", rename_all = "PascalCase")]
pub struct Node {
    /// Which node.
    #[feature_data(node_index)]
    pub node_index: u32,
    /// How much they hold.
    #[feature_data(nonzero)]
    pub size: Option<u64>,
}

/// What the caches of some levels are.
#[derive(Debug, PartialEq, Eq, clayout::FeatureData)]
#[feature_data(feature = 0x4001, name = "XBOX_FEATURE_DATA_CACHE", none = -1, align = 8)]
pub struct Cache<'levels> {
    /// Told.
    #[feature_data(input)]
    pub exclusive: bool,
    /// Told, then answered.
    #[feature_data(in_out)]
    pub highest: Open<Level>,
    /// Which levels.
    #[feature_data(list(NumLevels: u32, pLevels))]
    pub levels: &'levels [Level],
    /// Room.
    #[feature_data(list(pRoom, RoomSize: usize))]
    pub room: &'levels mut [u32],
    /// Answered.
    pub shared: bool,
    /// Newer.
    #[deprecated]
    #[feature_data(appended, nonzero)]
    pub lines: Option<u32>,
}

// Nobody asks for it.
#[derive(clayout::FeatureData)]
#[feature_data(feature = 0x4002)]
struct Unused {
    ways: u32,
}
