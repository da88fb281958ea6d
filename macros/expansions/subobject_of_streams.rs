// The sample:

/// How the console runs it.
#[derive(Subobject)]
#[subobject(type = 0x4000, stream = 0x4001, name = "XBOX_TUNING", in(Executable))]
pub struct Tuning<'a> {
    /// Its budgets.
    #[subobject(list(NumBudgets:u32, pBudgets))]
    pub budgets: &'a [u32],
    #[subobject(name = "Exact")]
    pub exact: bool,
}

// Its expansion:

#[doc(hidden)]
///The members of [`Tuning`] in their C form.
#[allow(non_snake_case)]
#[derive(::clayout::CLayout)]
#[clayout(name = "XBOX_TUNING", crate = "::clayout")]
pub struct TuningMembers {
    pub NumBudgets: u32,
    /// Its budgets.
    pub pBudgets: *const ::clayout::__private::LentOf<&'static [u32], Tuning<'static>>,
    pub Exact: ::clayout::__private::Valued<bool, Tuning<'static>>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'a> __rt::Checked for Tuning<'a> {
        type Members = [(); [
            (),
            <u32 as __rt::ListCount>::__IS,
            <&'static [u32] as __rt::Lent>::__IS,
            <bool as __rt::ByValue>::__IS,
        ]
            .len()];
    }
    #[automatically_derived]
    impl<'a> __rt::ByValue for Tuning<'a> {
        type C = XBOX_TUNING;
        fn by_value(&self) -> XBOX_TUNING {
            let mut __c = <XBOX_TUNING>::new();
            __c.pBudgets = <__rt::Same<
                &'a [u32],
                Tuning<'static>,
            > as __rt::Lent>::pointer(&self.budgets);
            __c.NumBudgets = __rt::count::<
                __rt::Same<u32, Tuning<'static>>,
            >(
                <__rt::Same<
                    &'a [u32],
                    Tuning<'static>,
                > as __rt::Lent>::count(&self.budgets),
            );
            __c.Exact = <__rt::Same<
                bool,
                Tuning<'static>,
            > as __rt::ByValue>::by_value(&self.exact);
            __c
        }
    }
    #[automatically_derived]
    impl<'a> __rt::StreamSubobject for Tuning<'a> {
        const STREAM_TYPE: __rt::StreamType = __rt::StreamType::new(0x4001);
    }
    __rt::with_alloc! {
        #[automatically_derived] impl < 'a > __rt::Checked < __rt::InStateObjects > for
        Tuning < 'a > { type Members = [(); [(), < __rt::Same < & 'static [u32], Tuning <
        'static > > as __rt::Counted < 'static > > ::__IS, < __rt::Same < bool, Tuning <
        'static > > as __rt::Member < 'static > > ::__IS,].len()]; }
        #[automatically_derived] impl < '__d, 'a, > __rt::Subobject < '__d > for Tuning <
        'a > where 'a : '__d, { type C = XBOX_TUNING; const TYPE : __rt::SubobjectType =
        __rt::SubobjectType::new(0x4000); const ABOUT : & 'static __rt::ForeignSubobject
        = & __rt::ForeignSubobject { name : "XBOX_TUNING", allowed_in :
        __rt::Places::of(& [< __rt::Executable as __rt::StateObjectKind > ::TYPE]),
        associable : false, }; #[inline] fn lower(& self, __at :
        ::core::primitive::usize, __to : & mut __rt::Lowering < '__d >) { let __count = <
        __rt::Same < & 'a[u32], Tuning < 'static >, __rt::InStateObjects > as
        __rt::Counted < '__d >> ::lower_list(& self.budgets, __at +
        ::core::mem::offset_of!(XBOX_TUNING, pBudgets), __to); __to.put_count(__at +
        ::core::mem::offset_of!(XBOX_TUNING, NumBudgets), ::core::mem::size_of:: <
        __rt::Same < u32, Tuning < 'static >, __rt::InStateObjects >> (), __count,); <
        __rt::Same < bool, Tuning < 'static >, __rt::InStateObjects > as __rt::Member <
        '__d >> ::lower(& self.exact, __at + ::core::mem::offset_of!(XBOX_TUNING, Exact),
        __to); } } impl __rt::AllowedIn < __rt::Executable > for Tuning < '_ > {}
    }
    #[automatically_derived]
    impl<'a> Tuning<'a> {
        ///A `Tuning` with what it must have.
        #[must_use]
        #[inline]
        pub fn new(budgets: &'a [u32], exact: bool) -> Self {
            Self { budgets, exact }
        }
    }
};
