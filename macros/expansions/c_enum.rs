// The sample:

/// How much of a feature there is.
#[derive(Clone, Copy, CEnum)]
#[clayout(
    name = "D3D12_TIER",
    prefix = "D3D12_TIER_",
    rename_all = "SCREAMING_SNAKE_CASE"
)]
#[repr(u32)]
pub enum Tier {
    NotSupported,
    #[clayout(name = "D3D12_TIER_1_1")]
    OneOne = 11,
}

// Its expansion:

#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl Tier {
        /// The enumerator with this number.
        ///
        /// # Errors
        ///
        /// When no enumerator has it; the error keeps the number.
        #[inline]
        pub const fn from_repr(
            repr: ::core::primitive::u32,
        ) -> ::core::result::Result<Self, __rt::UnknownValue<Self>> {
            __rt::enumerator_of(repr)
        }
        /// The enumerator's number.
        #[inline]
        #[must_use]
        pub const fn into_repr(self) -> ::core::primitive::u32 {
            self as ::core::primitive::u32
        }
    }
    #[automatically_derived]
    unsafe impl __rt::CEnum for Tier {
        type Repr = ::core::primitive::u32;
        const C_NAME: &'static ::core::primitive::str = "D3D12_TIER";
        const ENUMERATORS: &'static [__rt::Enumerator] = &[
            __rt::enumerator(
                "NotSupported",
                "D3D12_TIER_NOT_SUPPORTED",
                Self::NotSupported as ::core::primitive::u32 as ::core::primitive::u128,
                false,
            ),
            __rt::enumerator(
                "OneOne",
                "D3D12_TIER_1_1",
                Self::OneOne as ::core::primitive::u32 as ::core::primitive::u128,
                false,
            ),
        ];
    }
    #[automatically_derived]
    unsafe impl __rt::BitField for Tier
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
    {
        type Get = ::core::result::Result<Self, __rt::UnknownValue<Self>>;
        type Unknown = __rt::UnknownValue<Self>;
        const BITS: __rt::BitType = __rt::enum_bits::<Self>("Tier");
        const IN_C: ::core::option::Option<__rt::BitsInC> = __rt::enum_in_c::<Self>();
    }
    #[automatically_derived]
    impl __rt::CType for Tier {
        type C = __rt::Open<Self>;
        const TYPE: __rt::TypeFacts = <__rt::Open<Self> as __rt::CType>::TYPE;
    }
    #[automatically_derived]
    impl __rt::Convert for Tier {
        fn convert_to(
            &self,
        ) -> ::core::result::Result<__rt::Open<Self>, __rt::OutOfRange> {
            __rt::convert_enum(self)
        }
        fn convert_from(
            __c: &__rt::Open<Self>,
        ) -> ::core::result::Result<Self, __rt::Invalid> {
            __rt::convert_enum_back(*__c, "Tier")
        }
    }
    #[automatically_derived]
    impl ::core::convert::TryFrom<::core::primitive::u32> for Tier {
        type Error = __rt::UnknownValue<Self>;
        #[inline]
        fn try_from(
            repr: ::core::primitive::u32,
        ) -> ::core::result::Result<Self, __rt::UnknownValue<Self>> {
            __rt::enumerator_of(repr)
        }
    }
    #[automatically_derived]
    impl ::core::convert::From<Tier> for ::core::primitive::u32 {
        #[inline]
        fn from(__value: Tier) -> Self {
            __value as Self
        }
    }
    __rt::enum_is_its_integer::<Tier, ::core::primitive::u32>();
};
