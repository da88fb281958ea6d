//! Building state objects: the builder, the flat description, and what subobjects are lowered by.

mod builder;
mod built;
mod declared;
mod described;
mod export_names;
mod few;
mod flat;
mod handle;
mod judged;
mod kinds;
mod lowering;
mod member;
mod plan;
mod subobject;

pub use builder::StateObjectBuilder;
#[doc(hidden)]
pub use declared::associate;
pub use declared::{Declared, StateObject};
pub use export_names::ExportNames;
pub use flat::{FlatDescription, StorageTooSmall};
pub use handle::{Handle, SubobjectRef};
pub use kinds::{AllowedIn, Associable, Collection, Executable, RaytracingPipeline, StateObjectKind};
pub use lowering::Lowering;
pub use member::{Counted, Member, Pointed};
pub use subobject::Subobject;
#[doc(hidden)]
pub use subobject::check_type;
