//! Lists of names, as users have them.

use alloc::string::String;
use alloc::vec::Vec;

/// A list of names that is lent to a description: what [`associate`](super::StateObjectBuilder::associate) takes.
///
/// It is everything that iterates over `&str`, and a borrowed slice, array or `Vec` of `&str` or `String`. Names that a
/// struct holds, or another collection, are one `map` away. `Form` only tells these impls apart, and is always inferred.
///
/// ```
/// use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder};
///
/// struct Material {
///     shader: String,
/// }
///
/// let misses: Vec<String> = (0..4).map(|ray| format!("Miss{ray}")).collect();
/// let materials = [Material { shader: String::from("Glass") }];
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// let mask = pipeline.add(NodeMask::node(0));
/// pipeline.associate(mask, ["RayGen", "Shadow"]);
/// pipeline.associate(mask, &misses);
/// pipeline.associate(mask, &misses[1..]);
/// pipeline.associate(mask, materials.iter().map(|material| material.shader.as_str()));
/// assert_eq!(pipeline.len(), 5);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no list of names that a description could be lent",
    label = "not a list of `&str`",
    note = "keep the names in a variable, and write `&names` for a slice or `Vec` of `String` or `&str`",
    note = "of anything else give an iterator: `names.iter().map(|name| name.as_str())`"
)]
pub trait ExportNames<'d, Form> {
    /// The names in their order.
    fn names(self) -> impl Iterator<Item = &'d str>;
}

/// All that iterates over names.
#[allow(missing_debug_implementations, reason = "there is no value of it")]
pub enum Iterated {}

/// A borrowed list, which iterates over references to names.
#[allow(missing_debug_implementations, reason = "there is no value of it")]
pub enum Borrowed {}

impl<'d, I: IntoIterator<Item = &'d str>> ExportNames<'d, Iterated> for I {
    #[inline]
    fn names(self) -> impl Iterator<Item = &'d str> {
        self.into_iter()
    }
}

macro_rules! borrowed {
    ($([$($generics:tt)*] $ty:ty: $name:expr;)*) => {$(
        impl<'d, $($generics)*> ExportNames<'d, Borrowed> for $ty {
            #[inline]
            fn names(self) -> impl Iterator<Item = &'d str> {
                self.iter().map($name)
            }
        }
    )*};
}
borrowed! {
    [] &'d [String]: String::as_str;
    [] &'d Vec<String>: String::as_str;
    [const N: usize] &'d [String; N]: String::as_str;
    ['n: 'd] &[&'n str]: |name| *name;
    ['n: 'd] &Vec<&'n str>: |name| *name;
    ['n: 'd, const N: usize] &[&'n str; N]: |name| *name;
}
