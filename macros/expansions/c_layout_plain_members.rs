// The sample:

#[derive(CLayout)]
pub(crate) struct Packet<'a> {
    #[bits(WIDTH, u16)]
    pub kind: u16,
    pub length: u32,
    #[bits(4, i8)]
    level: i8,
    pub inner: Inner,
    pub next: Option<&'a u8>,
}

// Its expansion:

///The C struct `Packet`, laid out as the C compiler does: generated from [`Packet`].
#[doc(alias = "Packet")]
#[allow(
    deprecated,
    clippy::field_scoped_visibility_modifiers,
    clippy::partial_pub_fields
)]
#[repr(C)]
pub(crate) struct CPacket<'a> {
    __align: ::clayout::__private::Marker<
        { <Packet<'static> as ::clayout::__private::LaidOut>::ALIGN },
    >,
    __hole0: [::core::primitive::u8; <Packet<
        'static,
    > as ::clayout::__private::LaidOut>::HOLES[0usize]],
    ///Member `length`.
    pub length: u32,
    __hole1: [::core::primitive::u8; <Packet<
        'static,
    > as ::clayout::__private::LaidOut>::HOLES[1usize]],
    ///Member `inner`.
    pub inner: ::clayout::C<Inner, Packet<'static>>,
    __hole2: [::core::primitive::u8; <Packet<
        'static,
    > as ::clayout::__private::LaidOut>::HOLES[2usize]],
    ///Member `next`.
    pub next: ::clayout::C<Option<&'a u8>, Packet<'static>>,
    __hole3: [::core::primitive::u8; <Packet<
        'static,
    > as ::clayout::__private::LaidOut>::TAIL],
    __lifetimes: ::core::marker::PhantomData<(&'a (),)>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'a> __rt::Declared for Packet<'a> {
        type Count = __rt::N5;
        const HEAD: __rt::Head = __rt::Head::new("Packet");
        const FACTS: <__rt::N5 as __rt::Count>::Facts = [
            __rt::Fact(
                "kind",
                __rt::Role::Bits(
                    { WIDTH },
                    <u16 as __rt::BitField>::__FACTS,
                    <u16 as __rt::BitField>::__FACTS,
                ),
                0,
                false,
            ),
            __rt::Fact(
                "length",
                __rt::Role::Plain(<u32 as __rt::PrimitiveInteger>::FACTS),
                0,
                false,
            ),
            __rt::Fact(
                "level",
                __rt::Role::Bits(
                    4,
                    <i8 as __rt::BitField>::__FACTS,
                    <i8 as __rt::BitField>::__FACTS,
                ),
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
                "next",
                __rt::Role::Plain(<Option<&'static u8> as __rt::CType>::TYPE),
                0,
                false,
            ),
        ];
    }
    const _: () = __rt::check(&<Packet<'static> as __rt::Declared>::FACTS[0usize]);
    #[automatically_derived]
    impl<'a> __rt::Known for Packet<'a> {
        type Layout = [(); <Packet<'static> as __rt::LaidOut>::SIZE];
    }
    #[automatically_derived]
    impl<'a> __rt::CLayout for Packet<'a> {
        type C = CPacket<'a>;
    }
    #[automatically_derived]
    impl<'a> __rt::CLayout for CPacket<'a> {
        type C = CPacket<'a>;
        const LAYOUT: &'static __rt::StructLayout = __rt::layout::<Packet<'static>>();
    }
    #[automatically_derived]
    impl<'a> Packet<'a> {
        /// Where every member of the C type lies.
        pub(crate) const LAYOUT: &'static __rt::StructLayout = __rt::layout_of::<Self>();
        /// The C type with these values; reserved bits and padding are zero.
        ///
        /// # Errors
        ///
        /// When a value does not fit its bit-field; the error names the member and keeps the value.
        pub(crate) fn to_c(
            &self,
        ) -> ::core::result::Result<CPacket<'a>, __rt::OutOfRange>
        where
            for<'__any> __rt::If<
                '__any,
                __rt::Own<Inner, Packet<'static>>,
            >: __rt::Convert,
            for<'__any> __rt::If<
                '__any,
                __rt::Own<Option<&'a u8>, Packet<'static>>,
            >: __rt::Convert,
        {
            __rt::Convert::convert_to(self)
        }
        /// Writes these values into an existing C value; its reserved bits and its padding stay.
        ///
        /// # Errors
        ///
        /// When a value does not fit its bit-field; then nothing is written.
        pub(crate) fn write_to(
            &self,
            record: &mut CPacket<'a>,
        ) -> ::core::result::Result<(), __rt::OutOfRange>
        where
            for<'__any> __rt::If<
                '__any,
                __rt::Own<Inner, Packet<'static>>,
            >: __rt::Convert,
            for<'__any> __rt::If<
                '__any,
                __rt::Own<Option<&'a u8>, Packet<'static>>,
            >: __rt::Convert,
        {
            __rt::write_to(self, record)
        }
        /// The values of a C value.
        ///
        /// # Errors
        ///
        /// When a member holds a value that its Rust type does not have; the error names the member and keeps the value.
        pub(crate) fn from_c(
            record: &CPacket<'a>,
        ) -> ::core::result::Result<Self, __rt::InvalidMember>
        where
            for<'__any> __rt::If<
                '__any,
                __rt::Own<Inner, Packet<'static>>,
            >: __rt::Convert,
            for<'__any> __rt::If<
                '__any,
                __rt::Own<Option<&'a u8>, Packet<'static>>,
            >: __rt::Convert,
        {
            __rt::from_c(record)
        }
    }
    #[automatically_derived]
    impl<'a> __rt::Convert for Packet<'a>
    where
        for<'__any> __rt::If<'__any, __rt::Own<Inner, Packet<'static>>>: __rt::Convert,
        for<'__any> __rt::If<
            '__any,
            __rt::Own<Option<&'a u8>, Packet<'static>>,
        >: __rt::Convert,
    {
        fn convert_to(&self) -> ::core::result::Result<CPacket<'a>, __rt::OutOfRange> {
            let mut __c = CPacket {
                __align: [],
                length: self.length,
                inner: __rt::Convert::convert_to(&self.inner)?,
                next: __rt::Convert::convert_to(&self.next)?,
                __hole0: [0; _],
                __hole1: [0; _],
                __hole2: [0; _],
                __hole3: [0; _],
                __lifetimes: ::core::marker::PhantomData,
            };
            __rt::Convert::convert_over(self, &mut __c)?;
            ::core::result::Result::Ok(__c)
        }
        fn convert_over(
            &self,
            __c: &mut CPacket<'a>,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            let mut __error = ::core::option::Option::None;
            __rt::put::<
                <Self as __rt::CLayout>::C,
                u16,
                __rt::N0,
                _,
            >(&mut __c.__hole0, self.kind, &mut __error);
            __c.length = self.length;
            __rt::put::<
                <Self as __rt::CLayout>::C,
                i8,
                __rt::N2,
                _,
            >(&mut __c.__hole1, self.level, &mut __error);
            __c.inner = {
                let mut __value = __c.inner;
                __rt::put_plain(&self.inner, &mut __value, &mut __error);
                __value
            };
            __c.next = {
                let mut __value = __c.next;
                __rt::put_plain(&self.next, &mut __value, &mut __error);
                __value
            };
            __rt::written(__error)
        }
        fn convert_from(
            __c: &CPacket<'a>,
        ) -> ::core::result::Result<Self, __rt::Invalid> {
            let _ = &__c;
            ::core::result::Result::Ok(Self {
                kind: __rt::get::<
                    <Self as __rt::CLayout>::C,
                    u16,
                    __rt::N0,
                    _,
                >(&__c.__hole0),
                length: __c.length,
                level: __rt::get::<
                    <Self as __rt::CLayout>::C,
                    i8,
                    __rt::N2,
                    _,
                >(&__c.__hole1),
                inner: __rt::convert_plain_back::<
                    <Self as __rt::CLayout>::C,
                    _,
                >(&{ __c.inner }, 3)?,
                next: __rt::convert_plain_back::<
                    <Self as __rt::CLayout>::C,
                    _,
                >(&{ __c.next }, 4)?,
            })
        }
    }
    #[automatically_derived]
    impl<'a> ::core::convert::TryFrom<Packet<'a>> for CPacket<'a>
    where
        for<'__any> __rt::If<'__any, __rt::Own<Inner, Packet<'static>>>: __rt::Convert,
        for<'__any> __rt::If<
            '__any,
            __rt::Own<Option<&'a u8>, Packet<'static>>,
        >: __rt::Convert,
    {
        type Error = __rt::OutOfRange;
        fn try_from(
            __value: Packet<'a>,
        ) -> ::core::result::Result<Self, __rt::OutOfRange> {
            __value.to_c()
        }
    }
    #[automatically_derived]
    impl<'a> ::core::convert::TryFrom<CPacket<'a>> for Packet<'a>
    where
        for<'__any> __rt::If<'__any, __rt::Own<Inner, Packet<'static>>>: __rt::Convert,
        for<'__any> __rt::If<
            '__any,
            __rt::Own<Option<&'a u8>, Packet<'static>>,
        >: __rt::Convert,
    {
        type Error = __rt::InvalidMember;
        fn try_from(
            __c: CPacket<'a>,
        ) -> ::core::result::Result<Self, __rt::InvalidMember> {
            Self::from_c(&__c)
        }
    }
    type __Bytes = [::core::primitive::u8; <Packet<'static> as __rt::LaidOut>::SIZE];
    #[automatically_derived]
    impl<'a> CPacket<'a> {
        /// Where every member lies.
        pub(crate) const LAYOUT: &'static __rt::StructLayout = __rt::layout_of::<Self>();
        /// All bits zero.
        #[inline]
        #[must_use]
        pub(crate) const fn new() -> Self
        where
            for<'__any> __rt::If<'__any, Self>: __rt::Zeroed,
        {
            __rt::zeroed()
        }
        /// The bytes as C has them in memory.
        #[inline]
        #[must_use]
        pub(crate) const fn to_bytes(&self) -> __Bytes
        where
            for<'__any> __rt::If<'__any, Self>: __rt::PlainBytes,
        {
            __rt::to_bytes(self)
        }
        /// The value whose bytes C has in memory.
        #[inline]
        #[must_use]
        pub(crate) const fn from_bytes(raw: __Bytes) -> Self
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
        pub(crate) fn from_slice(
            raw: &[::core::primitive::u8],
        ) -> ::core::result::Result<Self, __rt::WrongLength>
        where
            for<'__any> __rt::If<'__any, Self>: __rt::PlainBytes,
        {
            __rt::from_slice(raw)
        }
        ///`kind`: WIDTH bits of `u16`.
        #[inline]
        #[must_use]
        pub const fn kind(&self) -> u16 {
            __rt::get::<Self, u16, __rt::N0, _>(&self.__hole0)
        }
        /**Sets `kind`.

# Panics

When the value does not fit.*/
        #[inline]
        #[track_caller]
        pub const fn set_kind(&mut self, new_value: u16) {
            __rt::set::<Self, u16, __rt::N0, _>(&mut self.__hole0, new_value);
        }
        /**With `kind` set.

# Panics

When the value does not fit.*/
        #[inline]
        #[must_use]
        #[track_caller]
        pub const fn with_kind(mut self, new_value: u16) -> Self {
            self.set_kind(new_value);
            self
        }
        /**Sets `kind`.

# Errors

When the value does not fit.*/
        #[inline]
        pub const fn set_kind_checked(
            &mut self,
            new_value: u16,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::set_checked::<Self, u16, __rt::N0, _>(&mut self.__hole0, new_value)
        }
        ///The bits of `kind`.
        pub const KIND_RANGE: __rt::BitRange = __rt::range_of::<Self, __rt::N0>();
        ///`level`: 4 bits of `i8`.
        #[inline]
        #[must_use]
        const fn level(&self) -> i8 {
            __rt::get::<Self, i8, __rt::N2, _>(&self.__hole1)
        }
        /**Sets `level`.

# Panics

When the value does not fit.*/
        #[inline]
        #[track_caller]
        const fn set_level(&mut self, new_value: i8) {
            __rt::set::<Self, i8, __rt::N2, _>(&mut self.__hole1, new_value);
        }
        /**With `level` set.

# Panics

When the value does not fit.*/
        #[inline]
        #[must_use]
        #[track_caller]
        const fn with_level(mut self, new_value: i8) -> Self {
            self.set_level(new_value);
            self
        }
        /**Sets `level`.

# Errors

When the value does not fit.*/
        #[inline]
        const fn set_level_checked(
            &mut self,
            new_value: i8,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::set_checked::<Self, i8, __rt::N2, _>(&mut self.__hole1, new_value)
        }
        ///The bits of `level`.
        const LEVEL_RANGE: __rt::BitRange = __rt::range_of::<Self, __rt::N2>();
    }
    #[automatically_derived]
    unsafe impl<'a> __rt::AnyBits for CPacket<'a>
    where
        for<'__any> __rt::If<'__any, __rt::C<Inner, Packet<'static>>>: __rt::AnyBits,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: __rt::AnyBits,
    {}
    #[automatically_derived]
    unsafe impl<'a> __rt::PlainBytes for CPacket<'a>
    where
        for<'__any> __rt::If<'__any, __rt::C<Inner, Packet<'static>>>: __rt::PlainBytes,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: __rt::PlainBytes,
    {}
    #[automatically_derived]
    unsafe impl<'a> __rt::Zeroed for CPacket<'a>
    where
        for<'__any> __rt::If<'__any, __rt::C<Inner, Packet<'static>>>: __rt::Zeroed,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: __rt::Zeroed,
    {}
    #[automatically_derived]
    impl<'a> ::core::clone::Clone for CPacket<'a> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl<'a> ::core::marker::Copy for CPacket<'a> {}
    #[automatically_derived]
    impl<'a> ::core::default::Default for CPacket<'a>
    where
        for<'__any> __rt::If<'__any, __rt::C<Inner, Packet<'static>>>: __rt::Zeroed,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: __rt::Zeroed,
    {
        #[inline]
        fn default() -> Self {
            __rt::zeroed()
        }
    }
    #[automatically_derived]
    impl<'a> ::core::fmt::Debug for CPacket<'a>
    where
        for<'__any> __rt::If<
            '__any,
            __rt::C<Inner, Packet<'static>>,
        >: ::core::fmt::Debug,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: ::core::fmt::Debug,
    {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __rt::debug_record::<
                Self,
            >(
                __f,
                &[&self.__hole0, &self.__hole1, &self.__hole2, &self.__hole3],
                &[&{ self.length }, &{ self.inner }, &{ self.next }],
            )
        }
    }
    #[automatically_derived]
    impl<'a> ::core::cmp::PartialEq for CPacket<'a>
    where
        for<'__any> __rt::If<
            '__any,
            __rt::C<Inner, Packet<'static>>,
        >: ::core::cmp::PartialEq,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: ::core::cmp::PartialEq,
    {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            let _ = __other;
            true && __rt::equal(&{ self.length }, &{ __other.length })
                && __rt::equal(&{ self.inner }, &{ __other.inner })
                && __rt::equal(&{ self.next }, &{ __other.next })
                && __rt::eq_bits::<Self>(0, &self.__hole0, &__other.__hole0)
                && __rt::eq_bits::<Self>(1, &self.__hole1, &__other.__hole1)
        }
    }
    #[automatically_derived]
    impl<'a> ::core::cmp::Eq for CPacket<'a>
    where
        for<'__any> __rt::If<'__any, __rt::C<Inner, Packet<'static>>>: ::core::cmp::Eq,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<'a> ::core::hash::Hash for CPacket<'a>
    where
        for<'__any> __rt::If<
            '__any,
            __rt::C<Inner, Packet<'static>>,
        >: ::core::hash::Hash,
        for<'__any> __rt::If<
            '__any,
            __rt::C<Option<&'a u8>, Packet<'static>>,
        >: ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {
            let _ = &__state;
            ::core::hash::Hash::hash(&{ self.length }, __state);
            ::core::hash::Hash::hash(&{ self.inner }, __state);
            ::core::hash::Hash::hash(&{ self.next }, __state);
            __rt::hash_bits::<Self, __H>(0, &self.__hole0, __state);
            __rt::hash_bits::<Self, __H>(1, &self.__hole1, __state);
        }
    }
    const _: () = __rt::size_must_be::<Packet<'static>, CPacket<'static>>();
    const _: () = {
        __rt::offset_must_be::<
            Packet<'static>,
            _,
        >(1usize, ::core::mem::offset_of!(CPacket < 'static >, length));
    };
    const _: () = {
        __rt::same_family::<Packet<'static>, _>(3usize);
        __rt::offset_must_be::<
            Packet<'static>,
            _,
        >(3usize, ::core::mem::offset_of!(CPacket < 'static >, inner));
    };
    const _: () = {
        __rt::same_family::<Packet<'static>, _>(4usize);
        __rt::offset_must_be::<
            Packet<'static>,
            _,
        >(4usize, ::core::mem::offset_of!(CPacket < 'static >, next));
    };
};
