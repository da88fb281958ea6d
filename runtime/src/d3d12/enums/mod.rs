//! The small C enumerations of pipeline state, and its flags.
//!
//! Members of structs hold an enumeration as [`Open`](clayout::Open), so that a header newer than this crate can be followed:
//! `BlendFactor::SrcAlpha.into()`, or `Open::from_repr(22)`. Constructors and setters take either.

mod blending;
mod depth;
mod drawing;

pub use blending::*;
pub use depth::*;
pub use drawing::*;

/// Enumerations: Rust name, C name and integer; enumerators with number and C name.
macro_rules! enumerations {
    ($(
        $(#[$attribute:meta])*
        $name:ident($c:literal: $repr:ident) {
            $($(#[$of_enumerator:meta])* $enumerator:ident = $value:literal $alias:literal,)*
        }
    )*) => {$(
        $(#[$attribute])*
        #[doc(alias = $c)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, clayout::CEnum)]
        #[clayout(name = $c)]
        #[repr($repr)]
        pub enum $name {
            $(
                $(#[$of_enumerator])*
                #[doc(alias = $alias)]
                #[clayout(name = $alias)]
                $enumerator = $value,
            )*
        }
    )*};
}
pub(super) use enumerations;
