//! A feature's members as `CLayout` sees them.
//!
//! The hidden struct that the C struct is generated from has these as the types of its fields. They are there for any type, so
//! that one which cannot be a member is told once, by `CLayout`, on the field.

use core::marker::PhantomData;

use super::member::{FeatureInput, FeatureList, FeatureOutput, FeatureReport};
use crate::{CType, TypeFacts};

macro_rules! members {
    ($($(#[$doc:meta])* $name:ident: $trait:ident::$c:ident;)*) => {$(
        $(#[$doc])*
        #[doc(hidden)]
        pub struct $name<T>(PhantomData<T>);

        #[diagnostic::do_not_recommend]
        impl<T: $trait> CType for $name<T>
        where
            T::$c: CType<C = T::$c>,
        {
            type C = T::$c;
            const TYPE: TypeFacts = <T::$c as CType>::TYPE;
        }
    )*};
}

members! {
    /// What the device is told.
    Told: FeatureInput::C;
    /// What the device answers.
    Answered: FeatureOutput::C;
    /// What it may answer.
    Reported: FeatureReport::C;
    /// The pointer of a list.
    Listed: FeatureList::Pointer;
}
