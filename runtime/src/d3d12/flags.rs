//! How this module declares C flags: a newtype with constants that `|` joins.

use core::fmt;

/// Writes a set of flags as C would spell it: the names of those that are set, then what has no name in hexadecimal. Where there is no
/// name the type goes around the number.
pub(super) fn fmt_flags(
    f: &mut fmt::Formatter<'_>,
    c_type: &str,
    bits: u64,
    names: &[(u64, &'static str)],
) -> fmt::Result {
    let (mut rest, mut between) = (bits, "");
    for (flag, name) in names {
        if rest & flag != 0 && bits & flag == *flag {
            write!(f, "{between}{name}")?;
            (rest, between) = (rest & !flag, " | ");
        }
    }
    match (rest, bits) {
        (0, 0) => write!(f, "{c_type}(0)"),
        (0, _) => Ok(()),
        _ if rest == bits => write!(f, "{c_type}({rest:#x})"),
        _ => write!(f, "{between}{rest:#x}"),
    }
}

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
        #[derive(Clone, Copy, Default, PartialEq, Eq, Hash, clayout::CEnum)]
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

        /// The C names of the flags that are set; what is unknown in hexadecimal.
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::d3d12::flags::fmt_flags(f, $c, self.0.into(), &[$(($value, $alias)),*])
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;

            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl crate::d3d12::ByValue for $name {
            type C = $repr;

            fn by_value(&self) -> $repr {
                self.0
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
