// The sample:

/// Multi-sampling.
#[derive(Clone, Copy, CLayout)]
#[clayout(name = "MSAA_PARAMETERS", rename_all = "PascalCase", overlay(Dword0:u32))]
pub struct MsaaParameters {
    /// The logarithm.
    #[bits(3, in = Dword0)]
    pub num_samples_log2: u8,
    #[bits(2, in = Dword0)]
    pub mode: Mode,
    #[bits(27, in = Dword0)]
    reserved: (),
}

// Its expansion:

///The C struct `MSAA_PARAMETERS`, laid out as the C compiler does: generated from [`MsaaParameters`].
#[allow(
    deprecated,
    clippy::field_scoped_visibility_modifiers,
    clippy::partial_pub_fields
)]
#[repr(C)]
pub struct MSAA_PARAMETERS {
    __align: ::clayout::__private::Marker<
        { <MsaaParameters as ::clayout::__private::LaidOut>::ALIGN },
    >,
    __hole0: [::core::primitive::u8; <MsaaParameters as ::clayout::__private::LaidOut>::SIZE],
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl __rt::Declared for MsaaParameters {
        type Count = __rt::N4;
        const HEAD: __rt::Head = __rt::Head::new("MSAA_PARAMETERS");
        const FACTS: <__rt::N4 as __rt::Count>::Facts = [
            __rt::Fact(
                "Dword0",
                __rt::Role::Overlay(3, <u32 as __rt::BitField>::__FACTS),
                0,
                false,
            ),
            __rt::Fact(
                "NumSamplesLog2",
                __rt::Role::Bits(
                    3,
                    <u8 as __rt::BitField>::__FACTS,
                    <u32 as __rt::BitField>::__FACTS,
                ),
                0,
                false,
            ),
            __rt::Fact(
                "Mode",
                __rt::Role::Bits(
                    2,
                    <Mode as __rt::BitField>::__FACTS,
                    <u32 as __rt::BitField>::__FACTS,
                ),
                0,
                false,
            ),
            __rt::Fact(
                "Reserved",
                __rt::Role::Reserved(27, <u32 as __rt::BitField>::__FACTS),
                0,
                false,
            ),
        ];
    }
    const _: () = __rt::check(&<MsaaParameters as __rt::Declared>::FACTS[2usize]);
    #[automatically_derived]
    impl __rt::Known for MsaaParameters {
        type Layout = [(); <MsaaParameters as __rt::LaidOut>::SIZE];
    }
    #[automatically_derived]
    impl __rt::CLayout for MsaaParameters {
        type C = MSAA_PARAMETERS;
    }
    #[automatically_derived]
    impl __rt::CLayout for MSAA_PARAMETERS {
        type C = MSAA_PARAMETERS;
        const LAYOUT: &'static __rt::StructLayout = __rt::layout::<MsaaParameters>();
    }
    #[automatically_derived]
    impl MsaaParameters {
        /// Where every member of the C type lies.
        pub const LAYOUT: &'static __rt::StructLayout = __rt::layout_of::<Self>();
        /// The C type with these values; reserved bits and padding are zero.
        ///
        /// # Errors
        ///
        /// When a value does not fit its bit-field; the error names the member and keeps the value.
        pub fn to_c(&self) -> ::core::result::Result<MSAA_PARAMETERS, __rt::OutOfRange> {
            __rt::Convert::convert_to(self)
        }
        /// Writes these values into an existing C value; its reserved bits and its padding stay.
        ///
        /// # Errors
        ///
        /// When a value does not fit its bit-field; then nothing is written.
        pub fn write_to(
            &self,
            record: &mut MSAA_PARAMETERS,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::write_to(self, record)
        }
        /// The values of a C value.
        ///
        /// # Errors
        ///
        /// When a member holds a value that its Rust type does not have; the error names the member and keeps the value.
        pub fn from_c(
            record: &MSAA_PARAMETERS,
        ) -> ::core::result::Result<Self, __rt::InvalidMember> {
            __rt::from_c(record)
        }
    }
    #[automatically_derived]
    impl __rt::Convert for MsaaParameters {
        fn convert_to(
            &self,
        ) -> ::core::result::Result<MSAA_PARAMETERS, __rt::OutOfRange> {
            let mut __c = MSAA_PARAMETERS {
                __align: [],
                __hole0: [0; _],
            };
            __rt::Convert::convert_over(self, &mut __c)?;
            ::core::result::Result::Ok(__c)
        }
        fn convert_over(
            &self,
            __c: &mut MSAA_PARAMETERS,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            let mut __error = ::core::option::Option::None;
            __rt::put::<
                <Self as __rt::CLayout>::C,
                u8,
                __rt::N1,
                _,
            >(&mut __c.__hole0, self.num_samples_log2, &mut __error);
            __rt::put::<
                <Self as __rt::CLayout>::C,
                __rt::Value<Mode, MsaaParameters>,
                __rt::N2,
                _,
            >(&mut __c.__hole0, self.mode, &mut __error);
            let () = self.reserved;
            __rt::written(__error)
        }
        fn convert_from(
            __c: &MSAA_PARAMETERS,
        ) -> ::core::result::Result<Self, __rt::Invalid> {
            let _ = &__c;
            ::core::result::Result::Ok(Self {
                num_samples_log2: __rt::get::<
                    <Self as __rt::CLayout>::C,
                    u8,
                    __rt::N1,
                    _,
                >(&__c.__hole0),
                mode: __rt::take::<
                    <Self as __rt::CLayout>::C,
                    __rt::Value<Mode, MsaaParameters>,
                    __rt::N2,
                    _,
                >(&__c.__hole0)?,
                reserved: (),
            })
        }
    }
    #[automatically_derived]
    impl ::core::convert::TryFrom<MsaaParameters> for MSAA_PARAMETERS {
        type Error = __rt::OutOfRange;
        fn try_from(
            __value: MsaaParameters,
        ) -> ::core::result::Result<Self, __rt::OutOfRange> {
            __value.to_c()
        }
    }
    #[automatically_derived]
    impl ::core::convert::TryFrom<MSAA_PARAMETERS> for MsaaParameters {
        type Error = __rt::InvalidMember;
        fn try_from(
            __c: MSAA_PARAMETERS,
        ) -> ::core::result::Result<Self, __rt::InvalidMember> {
            Self::from_c(&__c)
        }
    }
    type __Bytes = [::core::primitive::u8; <MsaaParameters as __rt::LaidOut>::SIZE];
    #[automatically_derived]
    impl MSAA_PARAMETERS {
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
        pub const fn to_bytes(&self) -> __Bytes {
            __rt::to_bytes(self)
        }
        /// The value whose bytes C has in memory.
        #[inline]
        #[must_use]
        pub const fn from_bytes(raw: __Bytes) -> Self {
            __rt::from_bytes(raw)
        }
        /// The value whose bytes C has in memory.
        ///
        /// # Errors
        ///
        /// When there are more or fewer bytes than the type has.
        pub fn from_slice(
            raw: &[::core::primitive::u8],
        ) -> ::core::result::Result<Self, __rt::WrongLength> {
            __rt::from_slice(raw)
        }
        /// `Dword0`: the word that its bit-fields share.
        #[doc(alias = "Dword0")]
        #[inline]
        #[must_use]
        pub const fn dword0(&self) -> u32 {
            __rt::get_word::<Self, u32, __rt::N0, _>(&self.__hole0)
        }
        /// Sets `Dword0`, and with it all its bit-fields.
        #[inline]
        pub const fn set_dword0(&mut self, new_value: u32) {
            __rt::set::<Self, u32, __rt::N0, _>(&mut self.__hole0, new_value);
        }
        /// With `Dword0` set, and with it all its bit-fields.
        #[inline]
        #[must_use]
        pub const fn with_dword0(mut self, new_value: u32) -> Self {
            self.set_dword0(new_value);
            self
        }
        /// The logarithm.
        #[doc(alias = "NumSamplesLog2")]
        ///
        ///`NumSamplesLog2`: 3 bits of `u32`.
        #[inline]
        #[must_use]
        pub const fn num_samples_log2(&self) -> u8 {
            __rt::get::<Self, u8, __rt::N1, _>(&self.__hole0)
        }
        /**Sets `NumSamplesLog2`.

# Panics

When the value does not fit.*/
        #[inline]
        #[track_caller]
        pub const fn set_num_samples_log2(&mut self, new_value: u8) {
            __rt::set::<Self, u8, __rt::N1, _>(&mut self.__hole0, new_value);
        }
        /**With `NumSamplesLog2` set.

# Panics

When the value does not fit.*/
        #[inline]
        #[must_use]
        #[track_caller]
        pub const fn with_num_samples_log2(mut self, new_value: u8) -> Self {
            self.set_num_samples_log2(new_value);
            self
        }
        /**Sets `NumSamplesLog2`.

# Errors

When the value does not fit.*/
        #[inline]
        pub const fn set_num_samples_log2_checked(
            &mut self,
            new_value: u8,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::set_checked::<Self, u8, __rt::N1, _>(&mut self.__hole0, new_value)
        }
        ///The bits of `NumSamplesLog2`.
        pub const NUM_SAMPLES_LOG2_RANGE: __rt::BitRange = __rt::range_of::<
            Self,
            __rt::N1,
        >();
        ///`Mode`: 2 bits of `u32`.
        #[doc(alias = "Mode")]
        #[inline]
        #[must_use]
        pub const fn mode(&self) -> __rt::Get<Mode, MsaaParameters> {
            __rt::get::<
                Self,
                __rt::Value<Mode, MsaaParameters>,
                __rt::N2,
                _,
            >(&self.__hole0)
        }
        /**Sets `Mode`.

# Panics

When the value does not fit.*/
        #[inline]
        #[track_caller]
        pub const fn set_mode(&mut self, new_value: Mode) {
            __rt::set::<
                Self,
                __rt::Value<Mode, MsaaParameters>,
                __rt::N2,
                _,
            >(&mut self.__hole0, new_value);
        }
        /**With `Mode` set.

# Panics

When the value does not fit.*/
        #[inline]
        #[must_use]
        #[track_caller]
        pub const fn with_mode(mut self, new_value: Mode) -> Self {
            self.set_mode(new_value);
            self
        }
        /**Sets `Mode`.

# Errors

When the value does not fit.*/
        #[inline]
        pub const fn set_mode_checked(
            &mut self,
            new_value: Mode,
        ) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::set_checked::<
                Self,
                __rt::Value<Mode, MsaaParameters>,
                __rt::N2,
                _,
            >(&mut self.__hole0, new_value)
        }
        ///The bits of `Mode`.
        pub const MODE_RANGE: __rt::BitRange = __rt::range_of::<Self, __rt::N2>();
    }
    #[automatically_derived]
    unsafe impl __rt::AnyBits for MSAA_PARAMETERS {}
    #[automatically_derived]
    unsafe impl __rt::PlainBytes for MSAA_PARAMETERS {}
    #[automatically_derived]
    unsafe impl __rt::Zeroed for MSAA_PARAMETERS {}
    #[automatically_derived]
    impl ::core::clone::Clone for MSAA_PARAMETERS {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    #[automatically_derived]
    impl ::core::marker::Copy for MSAA_PARAMETERS {}
    #[automatically_derived]
    impl ::core::default::Default for MSAA_PARAMETERS {
        #[inline]
        fn default() -> Self {
            __rt::zeroed()
        }
    }
    #[automatically_derived]
    impl ::core::fmt::Debug for MSAA_PARAMETERS {
        fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            __rt::debug_record::<Self>(__f, &[&self.__hole0], &[])
        }
    }
    #[automatically_derived]
    impl ::core::cmp::PartialEq for MSAA_PARAMETERS {
        fn eq(&self, __other: &Self) -> ::core::primitive::bool {
            let _ = __other;
            true && __rt::eq_bits::<Self>(0, &self.__hole0, &__other.__hole0)
        }
    }
    #[automatically_derived]
    impl ::core::cmp::Eq for MSAA_PARAMETERS {}
    #[automatically_derived]
    impl ::core::hash::Hash for MSAA_PARAMETERS {
        fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {
            let _ = &__state;
            __rt::hash_bits::<Self, __H>(0, &self.__hole0, __state);
        }
    }
    const _: () = __rt::size_must_be::<MsaaParameters, MSAA_PARAMETERS>();
};
