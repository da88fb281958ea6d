//! How this module declares enumerations and sets of flags.

/// Enumerations: Rust name, C name and integer; enumerators with number and C name, in ascending order.
macro_rules! tiers {
    ($(
        $(#[$attribute:meta])*
        $name:ident($c:literal: $repr:ident) {
            $($(#[$of_enumerator:meta])* $enumerator:ident = $value:literal $alias:literal,)*
        }
    )*) => {$(
        $(#[$attribute])*
        #[doc(alias = $c)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, clayout::CEnum)]
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
pub(super) use tiers;

/// Sets of flags: Rust name and C name; flags with number and C name.
macro_rules! sets {
    ($(
        $(#[$attribute:meta])*
        $name:ident($c:literal) {$($flags:tt)*}
    )*) => {$(
        crate::d3d12::flags::flags! {
            $(#[$attribute])*
            $name($c: u32) {$($flags)*}
        }

        impl $name {
            /// Whether all of `flags` are set.
            ///
            #[doc = concat!("```\nuse clayout::d3d12::", stringify!($name), ";\n")]
            #[doc = concat!("assert!(", stringify!($name), "::from_repr(3).contains(", stringify!($name), "::from_repr(1)));")]
            #[doc = concat!("assert!(!", stringify!($name), "::NONE.contains(", stringify!($name), "::from_repr(1)));\n```")]
            #[must_use]
            pub const fn contains(self, flags: Self) -> bool {
                self.0 & flags.0 == flags.0
            }
        }
    )*};
}
pub(super) use sets;
