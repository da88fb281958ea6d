//! The derives in a crate of an older edition that has no standard library; `hygiene` calls it.
#![no_std]
#![forbid(unsafe_code)]
#![deny(
    warnings,
    future_incompatible,
    let_underscore_drop,
    missing_docs,
    nonstandard_style,
    rust_2018_idioms,
    single_use_lifetimes,
    unreachable_pub,
    unused,
    unused_qualifications
)]

use clayout::{CEnum, CLayout, FeatureData, Open};

/// How far something is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(u8)]
pub enum Mode {
    /// Not at all.
    Off,
    /// Wholly.
    On = 2,
}

/// A word of bits in front of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, CLayout)]
#[clayout(name = "DEVICE", overlay(Word: u32))]
pub struct Device<'a> {
    /// A level.
    #[bits(3, in = Word)]
    pub level: u8,
    /// A mode.
    #[bits(2, in = Word)]
    pub mode: Mode,
    /// A name that is a keyword in the next edition.
    #[bits(3, in = Word)]
    pub gen: u8,
    /// Borrowed.
    pub next: Option<&'a u32>,
}

// Nobody makes one.
#[derive(CLayout)]
struct Unused {
    #[bits(3, u8)]
    level: u8,
    device: UnusedInside,
}

#[derive(CLayout)]
struct UnusedInside {
    mode: Mode,
    either: Either,
}

/// A number, or its bytes.
#[derive(Clone, Copy, CLayout)]
pub union Either {
    /// The number.
    pub number: u32,
    /// Its bytes.
    pub bytes: [u8; 4],
}

/// A feature, with a name that is a keyword in the next edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FeatureData)]
#[feature_data(feature = 0x4000, name = "FEATURE_DATA_GENERATION")]
pub struct Generation {
    /// Which node.
    #[feature_data(node_index)]
    pub node: u32,
    /// Told, then answered.
    #[feature_data(in_out)]
    pub gen: Open<Mode>,
    /// Answered.
    #[feature_data(nonzero)]
    pub count: Option<u32>,
}

/// The word of a device with these members.
///
/// # Panics
///
/// When one of them does not fit.
#[must_use]
pub fn word(level: u8, mode: Mode, gen: u8) -> u32 {
    let device = Device {
        level,
        mode,
        gen,
        next: None,
    };
    match device.to_c() {
        Ok(c) => c.word(),
        Err(error) => panic!("{error}"),
    }
}
