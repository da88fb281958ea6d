// The sample:

#[derive(Subobject)]
#[subobject(part, name = "XBOX_TILE", rename_all = "PascalCase")]
struct Tile {
    first: u32,
}

// Its expansion:

#[doc(hidden)]
///The members of [`Tile`] in their C form.
#[allow(non_snake_case)]
#[derive(::clayout::CLayout)]
#[clayout(name = "XBOX_TILE", crate = "::clayout")]
struct TileMembers {
    First: ::clayout::__private::Lowered<u32, Tile>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl __rt::Checked for Tile {
        type Members = [(); [(), <u32 as __rt::Member<'static>>::__IS].len()];
    }
    #[automatically_derived]
    impl<'__d> __rt::Member<'__d> for Tile {
        type C = XBOX_TILE;
        #[inline]
        fn lower(
            &self,
            __at: ::core::primitive::usize,
            __to: &mut __rt::Lowering<'__d>,
        ) {
            <__rt::Same<
                u32,
                Tile,
            > as __rt::Member<
                '__d,
            >>::lower(
                &self.first,
                __at + ::core::mem::offset_of!(XBOX_TILE, First),
                __to,
            );
        }
    }
    #[automatically_derived]
    impl Tile {
        ///A `Tile` with what it must have.
        #[must_use]
        #[inline]
        fn new(first: u32) -> Self {
            Self { first }
        }
    }
};
