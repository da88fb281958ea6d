//! What a subobject is.

use super::lowering::Lowering;
use crate::d3d12::state::{ForeignSubobject, SubobjectType};

/// A subobject of a state object: implemented by [`#[derive(Subobject)]`](derive@crate::Subobject).
///
/// A subobject is judged by the number of its type. So a public number is for the public C struct alone; the derive does not
/// take one for another, and whoever implements the trait by hand answers for it.
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
    ///
    /// # Panics
    ///
    /// When a list is longer than the C member that counts its elements can tell: at the place that adds the subobject.
    #[track_caller]
    fn lower(&self, at: usize, to: &mut Lowering<'d>);
}

/// For generated code in a module: whether the number of a type is its declarer's to give. The compiler says where it is not:
/// a subobject is judged by its number, so that a public number means the public C struct.
#[doc(hidden)]
#[track_caller]
pub const fn check_type(of: SubobjectType, module: &str) {
    const OURS: &[u8] = b"clayout::";
    let module = module.as_bytes();
    let mut at = 0;
    while at < OURS.len() {
        if at == module.len() || module[at] != OURS[at] {
            assert!(
                of.name().is_none(),
                "the number is that of a public subobject type, which `clayout::d3d12` has: use that, or give the number that your headers give"
            );
            return;
        }
        at += 1;
    }
}
