// The sample:

#[derive(Clone, Copy, CLayout)]
#[clayout(name = "VALUE")]
pub union Value {
    pub number: u32,
    pub inner: Inner,
    #[bits(3, u32)]
    pub low: u8,
}

// Its expansion:

///The C union `VALUE`, laid out as the C compiler does: generated from [`Value`].
#[allow(
    deprecated,
    clippy::field_scoped_visibility_modifiers,
    clippy::partial_pub_fields
)]
#[repr(C)]
pub struct VALUE {
    __align: ::clayout::__private::Marker<
        { <Value as ::clayout::__private::LaidOut>::ALIGN },
    >,
    __bytes: ::clayout::__private::Storage<
        { <Value as ::clayout::__private::LaidOut>::SIZE },
    >,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl __rt::Declared for Value {
        type Count = __rt::N3;
        const HEAD: __rt::Head = __rt::Head::union("VALUE");
        const FACTS: <__rt::N3 as __rt::Count>::Facts = [
            __rt::Fact(
                "number",
                __rt::Role::Plain(<u32 as __rt::PrimitiveInteger>::FACTS),
                0,
                false,
            ),
            __rt::Fact(
                "inner",
                __rt::Role::Plain(<Inner as __rt::CType>::TYPE),
                0,
                false,
            ),
            __rt::Fact(
                "low",
                __rt::Role::Bits(
                    3,
                    <u8 as __rt::BitField>::__FACTS,
                    <u32 as __rt::BitField>::__FACTS,
                ),
                0,
                false,
            ),
        ];
    }
    #[automatically_derived]
    impl __rt::Known for Value {
        type Layout = [(); <Value as __rt::LaidOut>::SIZE];
    }
    #[automatically_derived]
    impl __rt::CLayout for Value {
        type C = VALUE;
    }
    #[automatically_derived]
    impl __rt::CLayout for VALUE {
        type C = VALUE;
        const LAYOUT: &'static __rt::StructLayout = __rt::layout::<Value>();
    }
    const _: &[::core::primitive::usize] = &[
        ::core::mem::offset_of!(Value, number),
        ::core::mem::offset_of!(Value, inner),
        ::core::mem::offset_of!(Value, low),
    ];
    type __Bytes = [::core::primitive::u8; <Value as __rt::LaidOut>::SIZE];
    #[automatically_derived]
    impl VALUE {
        /// Where every member lies.
        pub const LAYOUT: &'static __rt::StructLayout = __rt::layout_of::<Self>();
        /// All bits zero.
        #[inline]
        #[must_use]
        pub const fn new() -> Self {
            __rt::zeroed()
        }
        /// The bytes as C has them in memory.
        #[inline]
        #[must_use]
        pub const fn to_bytes(&self) -> __Bytes
        where
            for<'__any> __rt::If<'__any, Self>: __rt::PlainBytes,
        {
            __rt::to_bytes(self)
        }
        /// The value whose bytes C has in memory.
        #[inline]
        #[must_use]
        pub const fn from_bytes(raw: __Bytes) -> Self
        where
            for<'__any> __rt::If<'__any, Self>: __rt::PlainBytes,
        {
            __rt::from_bytes(raw)
        }
        /// The value whose bytes C has in memory.
        ///
        /// # Errors
        ///
        /// When there are more or fewer bytes than the type has.
        pub fn from_slice(
            raw: &[::core::primitive::u8],
        ) -> ::core::result::Result<Self, __rt::WrongLength>
        where
            for<'__any> __rt::If<'__any, Self>: __rt::PlainBytes,
        {
            __rt::from_slice(raw)
        }
        ///Member `number`.
        #[inline]
        #[must_use]
        pub const fn number(&self) -> u32 {
            self.__bytes.read(Self::LAYOUT.members[0].byte_offset())
        }
        /// Sets `number`.
        #[inline]
        pub const fn set_number(&mut self, new_value: u32) {
            self.__bytes.write(Self::LAYOUT.members[0].byte_offset(), new_value);
        }
        /// With `number` set.
        #[inline]
        #[must_use]
        pub const fn with_number(mut self, new_value: u32) -> Self {
            self.set_number(new_value);
            self
        }
        ///Member `inner`.
        #[inline]
        #[must_use]
        pub const fn inner(&self) -> __rt::C<Inner, Value>
        where
            for<'__any> __rt::If<'__any, __rt::C<Inner, Value>>: __rt::AnyBits,
        {
            self.__bytes.read(Self::LAYOUT.members[1].byte_offset())
        }
        /// Sets `inner`.
        #[inline]
        pub const fn set_inner(&mut self, new_value: __rt::C<Inner, Value>)
        where
            for<'__any> __rt::If<'__any, __rt::C<Inner, Value>>: __rt::AnyBits,
        {
            self.__bytes.write(Self::LAYOUT.members[1].byte_offset(), new_value);
        }
        /// With `inner` set.
        #[inline]
        #[must_use]
        pub const fn with_inner(mut self, new_value: __rt::C<Inner, Value>) -> Self
        where
            for<'__any> __rt::If<'__any, __rt::C<Inner, Value>>: __rt::AnyBits,
        {
            self.set_inner(new_value);
            self
        }
        ///`low`: 3 bits of `u32`.
        #[inline]
        #[must_use]
        pub const fn low(&self) -> u8 {
            __rt::get::<Self, u8, __rt::N2, _>(self.__bytes.bits())
        }
        /**Sets `low`.

# Panics

When the value does not fit.*/
        #[inline]
        #[track_caller]
        pub const fn set_low(&mut self, new_value: u8) {
            __rt::set::<Self, u8, __rt::N2, _>(self.__bytes.bits_mut(), new_value);
        }
        /**With `low` set.

# Panics

When the value does not fit.*/
        #[inline]
        #[must_use]
        #[track_caller]
        pub const fn with_low(mut self, new_value: u8) -> Self {
            self.set_low(new_value);
            self
        }
        /**Sets `low`.

# Errors

When the value does not fit.*/
        #[inline]
        pub const fn set_low_checked(
            &mut self,
            new_value: u8,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::set_checked::<
                Self,
                u8,
                __rt::N2,
                _,
            >(self.__bytes.bits_mut(), new_value)
        }
        ///The bits of `low`.
        pub const LOW_RANGE: __rt::BitRange = __rt::range_of::<Self, __rt::N2>();
    }
    #[automatically_derived]
    unsafe impl __rt::AnyBits for VALUE {}
    #[automatically_derived]
    unsafe impl __rt::PlainBytes for VALUE
    where
        for<'__any> __rt::If<
            '__any,
            __rt::C<Inner, Value>,
        >: __rt::PlainBytes + __rt::AnyBits,
    {}
    #[automatically_derived]
    unsafe impl __rt::Zeroed for VALUE {}
    #[automatically_derived]
    impl ::core::clone::Clone for VALUE {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl ::core::marker::Copy for VALUE {}
    #[automatically_derived]
    impl ::core::default::Default for VALUE {
        #[inline]
        fn default() -> Self {
            __rt::zeroed()
        }
    }
    #[automatically_derived]
    impl ::core::fmt::Debug for VALUE {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __rt::debug_union::<Self>(__f, self.__bytes.bits())
        }
    }
    const _: () = __rt::size_must_be::<Value, VALUE>();
    const _: () = {
        __rt::same_family::<Value, _>(1usize);
    };
};
