//! What a struct is written with: fragments of macros, attributes, lifetimes.

/// Structs that a macro writes: types, widths and names come through fragments, which are groups to a derive.
mod written_by_macros {
    macro_rules! bits {
        (
            $(#[$attribute:meta])* $vis:vis struct $name:ident = $c:literal: $word:ty {
                $($field:ident: $ty:ty = $width:expr,)*
            }
            $plain:ident: $plain_ty:ty, $reserved:ident: $unit:ty = $rest:literal
        ) => {
            $(#[$attribute])*
            #[derive(Clone, Copy, ::clayout::CLayout)]
            #[clayout(name = $c, bits = $word)]
            $vis struct $name {
                $(#[bits($width)] $vis $field: $ty,)*
                #[bits($rest)]
                $vis $reserved: $unit,
                $vis $plain: $plain_ty,
            }
        };
    }

    const ONE: u32 = 1;

    bits! {
        /// With documentation.
        #[derive(PartialEq, Debug)]
        pub(super) struct Written = "WRITTEN": u32 {
            level: u8 = 3,
            ready: bool = ONE,
            count: u16 = 2 + ONE,
        }
        plain: u32, reserved: () = 25
    }

    macro_rules! local {
        ($ty:ident) => {{
            #[derive(Clone, Copy, ::clayout::CLayout)]
            struct $ty {
                #[bits(3, u32)]
                hidden: u8,
                plain: [u8; 4],
            }
            let c = $ty {
                hidden: 3,
                plain: [1; 4],
            }
            .to_c()
            .expect("3 fits");
            (c.hidden(), c.plain)
        }};
    }

    #[test]
    fn they_work() {
        assert_eq!(local!(Hidden), (3, [1; 4]));
        let written = Written {
            level: 1,
            ready: true,
            count: 3,
            reserved: (),
            plain: 5,
        };
        let c = written.to_c().expect("all fit");
        assert_eq!((c.level(), c.ready(), c.count(), c.plain), (1, true, 3, 5));
        assert_eq!(
            c.to_bytes().len(),
            8,
            "the types are known by their spelling, groups or not"
        );
        assert_eq!(Written::from_c(&c), Ok(written));
    }
}

/// Attributes that take a field away, or add something to it.
mod attributes {
    #![allow(deprecated, reason = "fields that one should not use any more")]
    #![allow(clippy::non_minimal_cfg, reason = "a condition that always holds")]

    #[derive(Clone, Copy, PartialEq, Debug, ::clayout::CLayout)]
    pub(super) struct Configured {
        #[bits(3, u8)]
        pub(super) low: u8,
        #[cfg(any())]
        #[bits(99, u8)]
        pub(super) absent: Unknown,
        #[expect(clippy::non_minimal_cfg, reason = "one that holds")]
        #[cfg(all())]
        #[bits(5, u8)]
        pub(super) high: u8,
        #[cfg_attr(all(), bits(8, u8))]
        pub(super) next: u8,
        #[cfg(any())]
        pub(super) plain: Unknown,
        /// Documentation.
        #[deprecated = "use `high`"]
        #[allow(dead_code, reason = "a lint level")]
        #[doc(alias = "older")]
        pub(super) old: u16,
        #[deprecated]
        #[bits(8, u8)]
        pub(super) older: u8,
    }
}

/// Lifetimes with bounds, `'static` fields, `Self`, a `where` clause.
mod lifetimes {
    #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
    pub(super) struct Inner<'a> {
        #[bits(3, u32)]
        pub(super) low: u8,
        pub(super) value: &'a u32,
    }

    #[derive(Clone, Copy, Debug, PartialEq, ::clayout::CLayout)]
    pub(super) struct Outer<'long: 'short, 'short>
    where
        'long: 'static,
        Self: Sized,
    {
        pub(super) inner: Inner<'short>,
        pub(super) array: [Inner<'long>; 2],
        pub(super) fixed: &'static u32,
        pub(super) next: Option<&'short Self>,
        pub(super) raw: *const Self,
        #[bits(Self::WIDTH, u32)]
        pub(super) low: u8,
    }

    impl Outer<'_, '_> {
        const WIDTH: u32 = 3;
    }

    /// A shorter lifetime does for a generated type as it does for the annotated one.
    pub(super) fn shorten<'a>(c: CInner<'static>, _: &'a u32) -> CInner<'a> {
        c
    }
}

#[test]
#[allow(deprecated, reason = "fields that one should not use any more")]
fn an_absent_field_changes_the_layout() {
    let layout = attributes::Configured::LAYOUT;
    let names: Vec<&str> = layout.members.iter().map(|member| member.name).collect();
    assert_eq!(names, ["low", "high", "next", "old", "older"]);
    assert_eq!((layout.members[1].bit_offset, layout.size), (3, 6));
    let configured = attributes::Configured {
        low: 1,
        high: 2,
        next: 3,
        old: 4,
        older: 5,
    };
    assert_eq!(
        configured.to_c().map(|c| attributes::Configured::from_c(&c)),
        Ok(Ok(configured))
    );
}

#[test]
fn lifetimes_are_those_of_the_annotated_struct() {
    let value = 3;
    let inner = lifetimes::Inner { low: 1, value: &value };
    let fixed = lifetimes::Inner { low: 2, value: &7 };
    let outer = lifetimes::Outer {
        inner,
        array: [fixed; 2],
        fixed: &5,
        next: None,
        raw: ::core::ptr::null(),
        low: 3,
    };
    let c = outer.to_c().expect("all fit");
    assert_eq!(
        (c.inner.low(), *c.inner.value, *c.array[0].value, *c.fixed),
        (1, 3, 7, 5)
    );
    assert_eq!(lifetimes::Outer::from_c(&c), Ok(outer));
    assert_eq!(*lifetimes::shorten(c.array[0], &value).value, 7);
}
