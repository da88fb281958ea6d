//! Feature queries: what a device is asked, what is made of its answers, and the figures of the headers.

#[path = "feature/device.rs"]
mod device;
#[path = "feature/faults.rs"]
mod faults;
#[path = "feature/header.rs"]
mod header;
#[path = "feature/layouts.rs"]
mod layouts;
#[path = "feature/own.rs"]
mod own;
#[path = "feature/queries.rs"]
mod queries;
#[path = "feature/reported.rs"]
mod reported;
#[path = "feature/sizes.rs"]
mod sizes;
