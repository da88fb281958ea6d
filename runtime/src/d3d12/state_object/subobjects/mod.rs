//! The public subobjects, written with `#[derive(Subobject)]` as a user would.

mod common;
mod depth;
mod exports;
mod programs;
mod raytracing;
mod vertices;
mod work_graphs;

pub use common::*;
pub use depth::*;
pub use exports::*;
pub use programs::*;
pub use raytracing::*;
pub use vertices::*;
pub use work_graphs::*;

/// Flags: a newtype with constants that `|` joins.
macro_rules! flags {
    (
        $(#[$attribute:meta])*
        $name:ident($c:literal) {
            $($(#[$of_flag:meta])* $flag:ident = $value:literal $alias:literal,)*
        }
    ) => {
        $(#[$attribute])*
        #[doc(alias = $c)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, clayout::CEnum)]
        #[clayout(name = $c)]
        #[repr(transparent)]
        pub struct $name(u32);

        impl $name {
            /// None of them.
            pub const NONE: Self = Self(0);
            $(
                $(#[$of_flag])*
                #[doc(alias = $alias)]
                pub const $flag: Self = Self($value);
            )*
        }

        impl core::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl<'d> crate::d3d12::Member<'d> for $name {
            type C = u32;

            fn lower(&self, at: usize, to: &mut crate::d3d12::Lowering<'d>) {
                self.0.lower(at, to);
            }
        }
    };
}
use flags;
