//! How the types behave that `#[derive(CLayout)]` generates: what can be told without a C compiler.

#[path = "behaviour/accessors.rs"]
mod accessors;
#[path = "behaviour/conversions.rs"]
mod conversions;
#[path = "behaviour/layout.rs"]
mod layout;
#[path = "behaviour/out_of_range.rs"]
mod out_of_range;
#[path = "behaviour/reported.rs"]
mod reported;
#[path = "behaviour/unions.rs"]
mod unions;
#[path = "behaviour/whole_values.rs"]
mod whole_values;
