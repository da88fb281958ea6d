//! Types of members whose tokens do not tell whether they can be there.
//!
//! A type that lacks its trait is reported where `Checked::Members` is stated, on the field. All else that names the member's C
//! form goes through these aliases: where a check has failed there is no `Members`, and with that no type which a second error
//! could be about, neither in the C struct nor in the impls.

use super::feature::{FeatureInput, FeatureList, FeatureOutput, FeatureReport};
use super::{ByValue, Lent};
#[cfg(feature = "alloc")]
use super::{Counted, Member, Pointed};

/// A struct under a derive; `Members` is a type only if all members can be there. `Check` tells two checks of one struct apart.
pub trait Checked<Check = ()> {
    /// Any type.
    type Members;
}

macro_rules! gates {
    ($($(#[$attribute:meta])* $alias:ident $gate:ident: $trait:path => $c:ident;)*) => {$(
        $(#[$attribute])*
        pub type $alias<T, F> = <T as $gate<<F as Checked>::Members>>::C;

        #[doc = concat!("[`", stringify!($alias), "`] of a struct whose `Checked::Members` is `M`.")]
        pub trait $gate<M> {
            /// The C form.
            type C;
        }

        impl<T: $trait, M> $gate<M> for T {
            type C = T::$c;
        }
    )*};
}

gates! {
    /// What the device is told, in C.
    Told ToldIn: FeatureInput => C;
    /// What the device answers, in C.
    Answered AnsweredIn: FeatureOutput => C;
    /// What it may answer, in C.
    Reported ReportedIn: FeatureReport => C;
    /// The pointer of a list that the device reads or fills.
    Listed ListedIn: FeatureList => Pointer;
    /// A member that is a value by itself, in C.
    Valued ValuedIn: ByValue => C;
    /// What the pointer of a lent list leads to.
    LentOf LentIn: Lent => Element;
}

#[cfg(feature = "alloc")]
gates! {
    /// A member of a subobject, in C.
    Lowered LoweredIn: Member<'static> => C;
    /// What the pointer to a member leads to.
    PointedOf PointedIn: Pointed<'static> => Target;
    /// What the pointer of a list leads to.
    CountedOf CountedIn: Counted<'static> => Element;
}

/// The second check of a struct that is a value by itself: that it can stand in state objects too.
#[allow(missing_debug_implementations, reason = "only generated code names it")]
pub struct InStateObjects;

/// The type itself.
pub type Same<T, F, Check = ()> = <T as crate::private::In<<F as Checked<Check>>::Members>>::Own;
