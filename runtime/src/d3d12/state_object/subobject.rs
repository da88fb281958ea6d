//! What a subobject is.

use super::lowering::Lowering;
use crate::d3d12::state::{ForeignSubobject, SubobjectType};

/// A subobject of a state object: implemented by [`#[derive(Subobject)]`](derive@crate::Subobject).
///
/// `'d` is how long the description lives that is built of it.
///
/// ```
/// use clayout::d3d12::state::SubobjectType;
/// use clayout::d3d12::{HitGroup, Subobject};
///
/// assert_eq!(<HitGroup<'_> as Subobject<'_>>::TYPE, SubobjectType::HIT_GROUP);
/// assert_eq!(<HitGroup<'_> as Subobject<'_>>::ABOUT.name, "D3D12_HIT_GROUP_DESC");
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no subobject of a state object",
    label = "not a subobject",
    note = "put `#[derive(clayout::Subobject)]` and `#[subobject(type = ..., in(...))]` on the struct"
)]
pub trait Subobject<'d>: Send + Sync {
    /// The C struct that `pDesc` points to.
    type C: Copy;

    /// The number of the type.
    const TYPE: SubobjectType;

    /// The C name, where the subobject may stand, and whether it can be associated.
    const ABOUT: &'static ForeignSubobject;

    /// Writes the C struct at an offset where there is room for it.
    fn lower(&self, at: usize, to: &mut Lowering<'d>);
}
