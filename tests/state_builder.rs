//! Building state objects: what the flat description holds, what it costs, and what is refused.

#[path = "state_builder/allocations.rs"]
mod allocations;
#[path = "state_builder/cases.rs"]
mod cases;
#[path = "state_builder/collections.rs"]
mod collections;
#[path = "state_builder/com.rs"]
mod com;
#[path = "state_builder/console.rs"]
mod console;
#[path = "state_builder/declared.rs"]
mod declared;
#[path = "state_builder/design.rs"]
mod design;
#[path = "state_builder/headers.rs"]
mod headers;
#[path = "state_builder/layouts.rs"]
mod layouts;
#[path = "state_builder/lowering.rs"]
mod lowering;
#[path = "state_builder/mistakes.rs"]
mod mistakes;
#[path = "state_builder/names.rs"]
mod names;
#[path = "state_builder/random.rs"]
mod random;
#[path = "state_builder/reported.rs"]
mod reported;
#[path = "state_builder/walker.rs"]
mod walker;
