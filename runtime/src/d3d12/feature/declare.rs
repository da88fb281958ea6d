//! How this module declares enumerations and sets of flags.

/// Enumerations that compare: tiers and versions, in ascending order.
macro_rules! tiers {
    ($(
        $(#[$attribute:meta])*
        $name:ident($c:literal: $repr:ident) {$($enumerators:tt)*}
    )*) => {
        crate::d3d12::enums::enumerations! {$(
            $(#[$attribute])*
            #[derive(PartialOrd, Ord)]
            $name($c: $repr) {$($enumerators)*}
        )*}
    };
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
