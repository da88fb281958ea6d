// The sample:

/// How the console runs it.
#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
pub struct Tuning<'a> {
    /// The shaders that it is for.
    #[subobject(list(NumShaders:u32, pShaders))]
    pub shaders: &'a [&'a str],
    /// How waves are spread.
    #[subobject(name = "Mode")]
    pub mode: Open<Mode>,
    /// How many waves run at once.
    #[subobject(name = "pOccupancy", pointer, optional)]
    pub occupancy: Option<u32>,
}

// Its expansion:

#[doc(hidden)]
///The members of [`Tuning`] in their C form.
#[allow(non_snake_case)]
#[derive(::clayout::CLayout)]
#[clayout(name = "XBOX_TUNING", crate = "::clayout")]
pub struct TuningMembers {
    pub NumShaders: u32,
    /// The shaders that it is for.
    pub pShaders: *const ::clayout::__private::CountedOf<
        &'static [&'static str],
        Tuning<'static>,
    >,
    /// How waves are spread.
    pub Mode: ::clayout::__private::Lowered<Open<Mode>, Tuning<'static>>,
    /// How many waves run at once.
    pub pOccupancy: *const ::clayout::__private::PointedOf<Option<u32>, Tuning<'static>>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'a> __rt::Checked for Tuning<'a> {
        type Members = [(); [
            (),
            <u32 as __rt::ListCount>::__IS,
            <&'static [&'static str] as __rt::Counted<'static>>::__IS,
            <Open<Mode> as __rt::Member<'static>>::__IS,
            <Option<u32> as __rt::Pointed<'static>>::__IS,
        ]
            .len()];
    }
    #[automatically_derived]
    impl<'__d, 'a> __rt::Subobject<'__d> for Tuning<'a>
    where
        'a: '__d,
    {
        type C = XBOX_TUNING;
        const TYPE: __rt::SubobjectType = __rt::SubobjectType::new(0x4000);
        const ABOUT: &'static __rt::ForeignSubobject = &__rt::ForeignSubobject {
            name: "XBOX_TUNING",
            allowed_in: __rt::Places::of(
                &[<__rt::RaytracingPipeline as __rt::StateObjectKind>::TYPE],
            ),
            associable: true,
        };
        #[inline]
        fn lower(
            &self,
            __at: ::core::primitive::usize,
            __to: &mut __rt::Lowering<'__d>,
        ) {
            let __count = <__rt::Same<
                &'a [&'a str],
                Tuning<'static>,
            > as __rt::Counted<
                '__d,
            >>::lower_list(
                &self.shaders,
                __at + ::core::mem::offset_of!(XBOX_TUNING, pShaders),
                __to,
            );
            __to.put_count(
                __at + ::core::mem::offset_of!(XBOX_TUNING, NumShaders),
                ::core::mem::size_of::<__rt::Same<u32, Tuning<'static>>>(),
                __count,
            );
            <__rt::Same<
                Open<Mode>,
                Tuning<'static>,
            > as __rt::Member<
                '__d,
            >>::lower(
                &self.mode,
                __at + ::core::mem::offset_of!(XBOX_TUNING, Mode),
                __to,
            );
            <__rt::Same<
                Option<u32>,
                Tuning<'static>,
            > as __rt::Pointed<
                '__d,
            >>::lower_pointed(
                &self.occupancy,
                __at + ::core::mem::offset_of!(XBOX_TUNING, pOccupancy),
                __to,
            );
        }
    }
    impl __rt::AllowedIn<__rt::RaytracingPipeline> for Tuning<'_> {}
    impl __rt::Associable for Tuning<'_> {}
    #[automatically_derived]
    impl<'a> Tuning<'a> {
        ///A `Tuning` with what it must have.
        #[must_use]
        #[inline]
        pub fn new(
            shaders: &'a [&'a str],
            mode: impl ::core::convert::Into<Open<Mode>>,
        ) -> Self {
            Self {
                shaders,
                mode: ::core::convert::Into::into(mode),
                occupancy: ::core::default::Default::default(),
            }
        }
        /// How many waves run at once.
        #[must_use]
        #[inline]
        pub fn occupancy(mut self, occupancy: u32) -> Self {
            self.occupancy = ::core::option::Option::Some(occupancy);
            self
        }
    }
};
