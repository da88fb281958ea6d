//! Types in a feature whose tokens do not tell whether they can be there.
//!
//! A type that lacks its trait is reported where `Checked::Members` is stated, on the field. All else that names the member's C
//! form goes through these aliases: where a check has failed there is no `Members`, and with that no type which a second error
//! could be about, neither in the C struct nor in the impls.

use super::list::FeatureList;
use super::member::{FeatureInput, FeatureOutput, FeatureReport};

/// A feature; `Members` is a type only if all members can be there.
pub trait Checked {
    /// Any type.
    type Members;
}

macro_rules! gates {
    ($($(#[$doc:meta])* $alias:ident $gate:ident: $trait:ident::$c:ident;)*) => {$(
        $(#[$doc])*
        pub type $alias<T, F> = <T as $gate<<F as Checked>::Members>>::C;

        #[doc = concat!("[`", stringify!($alias), "`] of a feature whose `Checked::Members` is `M`.")]
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
    Told ToldIn: FeatureInput::C;
    /// What the device answers, in C.
    Answered AnsweredIn: FeatureOutput::C;
    /// What it may answer, in C.
    Reported ReportedIn: FeatureReport::C;
    /// The pointer of a list.
    Listed ListedIn: FeatureList::Pointer;
}

/// The type itself.
pub type Same<T, F> = <T as crate::private::In<<F as Checked>::Members>>::Own;
