//! `#[derive(CLayout)]` as a guest.

mod names;
mod places;
mod written;
