// The sample:

#[derive(Clone, Copy, CEnum)]
#[clayout(name = "D3D12_FLAGS", crate = "elsewhere::clayout")]
#[repr(transparent)]
pub(crate) struct Flags(u32);

// Its expansion:

#[allow(deprecated)]
const _: () = {
    use elsewhere::clayout::__private as __rt;
    #[automatically_derived]
    impl Flags {
        /// The value of this number.
        #[inline]
        #[must_use]
        pub(crate) const fn from_repr(repr: u32) -> Self {
            Self { 0: repr }
        }
        /// The value's number.
        #[inline]
        #[must_use]
        pub(crate) const fn into_repr(self) -> u32 {
            self.0
        }
    }
    #[automatically_derived]
    unsafe impl __rt::BitField for Flags
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
        for<'any> __rt::If<'any, u32>: __rt::BitField,
    {
        type Get = Self;
        type Unknown = Self;
        const BITS: __rt::BitType = __rt::newtype_bits::<u32>("Flags");
        const IN_C: ::core::option::Option<__rt::BitsInC> = __rt::newtype_in_c::<
            u32,
        >("D3D12_FLAGS");
    }
    #[automatically_derived]
    impl __rt::CType for Flags
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
        for<'any> __rt::If<'any, u32>: __rt::CType,
    {
        type C = Self;
        const TYPE: __rt::TypeFacts = __rt::newtype_facts(
            <u32 as __rt::CType>::TYPE,
            "D3D12_FLAGS",
        );
    }
    #[automatically_derived]
    impl __rt::Convert for Flags
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
        for<'any> __rt::If<'any, u32>: __rt::CType,
    {
        fn convert_to(&self) -> ::core::result::Result<Self, __rt::OutOfRange> {
            ::core::result::Result::Ok(Self { 0: self.0 })
        }
        fn convert_from(__c: &Self) -> ::core::result::Result<Self, __rt::Invalid> {
            ::core::result::Result::Ok(Self { 0: __c.0 })
        }
    }
    #[automatically_derived]
    unsafe impl __rt::AnyBits for Flags
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
        for<'any> __rt::If<'any, u32>: __rt::AnyBits,
    {}
    #[automatically_derived]
    unsafe impl __rt::PlainBytes for Flags
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
        for<'any> __rt::If<'any, u32>: __rt::PlainBytes,
    {}
    #[automatically_derived]
    unsafe impl __rt::Zeroed for Flags
    where
        for<'any> __rt::If<'any, Self>: ::core::marker::Copy,
        for<'any> __rt::If<'any, u32>: __rt::Zeroed,
    {}
    #[automatically_derived]
    impl ::core::convert::From<u32> for Flags {
        #[inline]
        fn from(repr: u32) -> Self {
            Self { 0: repr }
        }
    }
    #[automatically_derived]
    impl ::core::convert::From<Flags> for u32 {
        #[inline]
        fn from(__value: Flags) -> Self {
            __value.0
        }
    }
    __rt::newtype_is_copy::<Flags>();
    __rt::newtype_has_every_value::<u32>();
};
