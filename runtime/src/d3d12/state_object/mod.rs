//! Building state objects: the builder, the flat description, and what subobjects are lowered by.

mod builder;
mod declared;
mod described;
mod flat;
mod kinds;
mod lowering;
mod member;
mod subobject;

pub use builder::{Handle, StateObjectBuilder, SubobjectRef};
#[doc(hidden)]
pub use declared::associate;
pub use declared::{Declared, StateObject};
pub use flat::{FlatDescription, StorageTooSmall};
pub use kinds::{AllowedIn, Associable, Collection, Executable, RaytracingPipeline, StateObjectKind};
pub use lowering::Lowering;
pub use member::{Counted, Member, Pointed};
pub use subobject::Subobject;
