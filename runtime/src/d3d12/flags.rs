//! How this module declares C flags: a newtype with constants that `|` joins.

/// Flags of a C enumeration whose enumerators are bits, or of a byte that holds some of them.
macro_rules! flags {
    (
        $(#[$attribute:meta])*
        $name:ident($c:literal: $repr:ident) {
            $($(#[$of_flag:meta])* $flag:ident = $value:literal $alias:literal,)*
        }
    ) => {
        $(#[$attribute])*
        #[doc(alias = $c)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, clayout::CEnum)]
        #[clayout(name = $c)]
        #[repr(transparent)]
        pub struct $name($repr);

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

        #[cfg(feature = "alloc")]
        impl<'d> crate::d3d12::Member<'d> for $name {
            type C = $repr;

            fn lower(&self, at: usize, to: &mut crate::d3d12::Lowering<'d>) {
                self.0.lower(at, to);
            }
        }
    };
}
pub(super) use flags;
