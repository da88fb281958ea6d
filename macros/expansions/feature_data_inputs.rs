// The sample:

#[derive(FeatureData)]
#[feature_data(feature = CACHES, name = "XBOX_FEATURE_DATA_CACHES", none = E_FAIL)]
pub(crate) struct Caches<'a> {
    #[feature_data(list(NumLevels:u32, pLevels))]
    levels: &'a [Level],
    #[feature_data(in_out)]
    highest: Open<Level>,
    #[feature_data(input)]
    exclusive: bool,
    #[feature_data(appended)]
    lines: Option<u32>,
}

// Its expansion:

#[doc(hidden)]
///The members of [`Caches`] in their C form.
#[allow(non_snake_case)]
#[derive(::clayout::CLayout)]
#[clayout(name = "XBOX_FEATURE_DATA_CACHES", crate = "::clayout")]
pub(crate) struct CachesMembers {
    #[clayout(name = "NumLevels")]
    levels_count: u32,
    #[clayout(name = "pLevels")]
    levels: ::clayout::__private::Listed<&'static [Level], Caches<'static>>,
    highest: ::clayout::__private::Answered<Open<Level>, Caches<'static>>,
    exclusive: ::clayout::__private::Told<bool, Caches<'static>>,
    lines: ::clayout::__private::Reported<Option<u32>, Caches<'static>>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'a> __rt::Checked for Caches<'a> {
        type Members = [(); [
            (),
            <u32 as __rt::ListCount>::__IS,
            <&'static [Level] as __rt::FeatureList>::__IS,
            <Open<Level> as __rt::FeatureInput>::__IS,
            <Open<Level> as __rt::FeatureOutput>::__IS,
            <bool as __rt::FeatureInput>::__IS,
            <Option<u32> as __rt::FeatureReport>::__IS,
        ]
            .len()];
    }
    const __OLDER: &[__rt::Older] = &[
        __rt::Older::before::<
            XBOX_FEATURE_DATA_CACHES,
        >(
            &[
                <u32 as __rt::CType>::TYPE.layout.align,
                <__rt::Listed<&'static [Level], Caches<'static>> as __rt::CType>::TYPE
                    .layout
                    .align,
                <__rt::Answered<Open<Level>, Caches<'static>> as __rt::CType>::TYPE
                    .layout
                    .align,
                <__rt::Told<bool, Caches<'static>> as __rt::CType>::TYPE.layout.align,
            ],
        ),
    ];
    const _: () = __rt::check_appended::<XBOX_FEATURE_DATA_CACHES>(__OLDER, 0, "lines");
    #[automatically_derived]
    unsafe impl<'a> __rt::FeatureData for Caches<'a> {
        type C = XBOX_FEATURE_DATA_CACHES;
        type Inputs = (&'a [Level], Open<Level>, bool);
        const FEATURE: ::core::primitive::u32 = CACHES;
        const ABOUT: &'static __rt::About = &__rt::About::new::<
            XBOX_FEATURE_DATA_CACHES,
        >(Self::FEATURE, &[0, 2, 3], __OLDER, __rt::none(E_FAIL));
        #[inline]
        fn put(
            __inputs: &mut Self::Inputs,
            __c: &mut Self::C,
            __asked: &mut __rt::Asked,
        ) -> ::core::result::Result<(), __rt::Inner> {
            __rt::put_list::<
                __rt::Same<&'a [Level], Caches<'static>>,
                __rt::Same<u32, Caches<'static>>,
            >(&mut __inputs.0, &mut __c.levels_count, &mut __c.levels, __asked)?;
            __rt::put_input::<
                __rt::Same<Open<Level>, Caches<'static>>,
            >(&__inputs.1, &mut __c.highest, __asked)?;
            __rt::put_input::<
                __rt::Same<bool, Caches<'static>>,
            >(&__inputs.2, &mut __c.exclusive, __asked)?;
            ::core::result::Result::Ok(())
        }
        #[inline]
        fn take(
            __inputs: Self::Inputs,
            __c: &Self::C,
            __known: ::core::primitive::usize,
        ) -> Self {
            Self {
                levels: __inputs.0,
                highest: <__rt::Same<
                    Open<Level>,
                    Caches<'static>,
                > as __rt::FeatureOutput>::from_output(__c.highest),
                exclusive: __inputs.2,
                lines: <__rt::Same<
                    Option<u32>,
                    Caches<'static>,
                > as __rt::FeatureReport>::from_report(__c.lines, __known > 4, false),
            }
        }
        #[inline]
        fn read(&self) {
            let _ = (&self.levels, &self.highest, &self.exclusive, &self.lines);
        }
    }
    #[automatically_derived]
    impl<'a> Caches<'a> {
        /**Asks a device for `XBOX_FEATURE_DATA_CACHES`, feature CACHES.

# Errors

What the device answers, unless that is `S_OK`.*/
        #[inline]
        pub(crate) fn query<
            __Device: __rt::CheckFeatureSupport + ?::core::marker::Sized,
            __Input1: ::core::convert::Into<Open<Level>>,
        >(
            device: &__Device,
            levels: &'a [Level],
            highest: __Input1,
            exclusive: bool,
        ) -> ::core::result::Result<Self, __rt::FeatureError> {
            <Self as __rt::FeatureData>::ask(
                device,
                (levels, ::core::convert::Into::into(highest), exclusive),
            )
        }
    }
};
