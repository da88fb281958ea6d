//! What `#[derive(CLayout)]` writes.

/// Public types, so that lints on a public API apply.
pub mod records {
    /// A type of a bit-field.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CEnum)]
    #[repr(u8)]
    pub enum Mode {
        /// Not at all.
        Off,
        /// Wholly.
        On = 2,
    }

    /// With every kind of member.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CLayout)]
    #[clayout(name = "INNER", rename_all = "PascalCase", overlay(Word0: u32))]
    pub struct Inner {
        /// A number.
        #[bits(3, in = Word0)]
        pub level: u8,
        /// An enumeration.
        #[bits(2, in = Word0)]
        pub mode: Mode,
        /// A flag.
        #[bits(1, in = Word0)]
        pub ready: bool,
        /// For later.
        #[bits(26, in = Word0)]
        pub reserved: (),
        /// A signed number.
        #[bits(7, i32)]
        pub offset: i8,
        /// Nothing.
        #[bits(0, i32, unnamed)]
        pub separator: (),
        /// What one should not use any more.
        #[deprecated = "use `level`"]
        #[bits(8, i32)]
        pub old: i8,
        /// Nor this.
        #[deprecated = "use `level`"]
        pub older: u16,
    }

    /// A union.
    #[expect(missing_debug_implementations, reason = "a union has none")]
    #[derive(Clone, Copy, clayout::CLayout)]
    #[clayout(name = "EITHER")]
    pub union Either {
        /// As a number.
        pub number: u32,
        /// As bytes.
        pub bytes: [u8; 4],
        /// Nor this.
        #[deprecated = "use `number`"]
        pub old: u32,
        /// Some of its bits.
        #[bits(3, u32)]
        pub low: u8,
    }

    /// Members that are not their own C form, and a lifetime.
    #[expect(missing_debug_implementations, reason = "a union has none")]
    #[derive(Clone, Copy, clayout::CLayout)]
    pub struct Outer<'next> {
        /// A record.
        pub inner: Inner,
        /// Records.
        pub array: [Inner; 2],
        /// A union.
        pub either: Either,
        /// An enumeration.
        pub mode: Mode,
        /// A number that no `Eq` compares.
        pub ratio: f32,
        /// Borrowed.
        pub next: Option<&'next u32>,
        /// Borrowed too.
        pub always: &'next u32,
        /// Called.
        #[clayout(foreign)]
        pub callback: Option<extern "C" fn(u32) -> u32>,
    }

    /// Documentation that is linted where it stands, and not where it is repeated.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CLayout)]
    pub struct Documented {
        /// Bits of DEVICE_DESC.
        #[expect(clippy::doc_markdown, reason = "what is tested")]
        #[bits(3, u8)]
        pub level: u8,
        /// A member of DEVICE_DESC.
        #[expect(clippy::doc_markdown, reason = "what is tested")]
        pub plain: u8,
    }

    /// What Rust cannot lay out.
    #[derive(Clone, Copy, Debug, clayout::CLayout)]
    #[clayout(packed, align = 4)]
    pub struct Packed {
        /// A byte.
        pub tag: u8,
        /// A number at an odd address.
        pub word: u32,
        /// A record at an odd address.
        pub inner: Inner,
        /// Bits.
        #[bits(3, u8)]
        pub level: u8,
    }

    /// What Rust lays out packed.
    #[derive(Clone, Copy, Debug, clayout::CLayout)]
    #[clayout(pack = 1, derive(PartialOrd))]
    pub struct Tight {
        /// A byte.
        pub tag: u8,
        /// A number at an odd address.
        pub word: u32,
        /// Numbers.
        pub words: [u16; 3],
    }

    /// A struct that one should not use any more.
    #[deprecated = "use `Inner`"]
    #[derive(clayout::CLayout)]
    #[expect(
        missing_copy_implementations,
        missing_debug_implementations,
        reason = "the standard derives warn"
    )]
    pub struct Old {
        /// Bits.
        #[bits(3, u8)]
        pub level: u8,
        /// A member of a deprecated type.
        #[expect(deprecated, reason = "a member of its own age")]
        pub older: Older,
    }

    /// A struct that one should not use any more.
    #[deprecated = "use `Inner`"]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CLayout)]
    pub struct Older {
        /// Bits.
        #[bits(3, u8)]
        pub level: u8,
    }

    /// Names of a style that is not Rust's are linted once, where the user wrote them.
    #[expect(non_camel_case_types, non_snake_case, reason = "C's spelling")]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, clayout::CLayout)]
    #[clayout(name = "device_desc_tag", overlay(dwWord: u32))]
    pub struct DEVICE_DESC {
        /// Bits.
        #[bits(3, in = dwWord)]
        pub dwLevel: u8,
        /// A member.
        pub dwPlain: u32,
    }
}

/// Only ever declarations: their type checks, their `LAYOUT` and nothing else is of use.
mod declarations {
    #[derive(Clone, Copy, clayout::CEnum)]
    #[repr(u8)]
    enum Mode {
        Off,
        On,
    }

    #[derive(clayout::CLayout)]
    struct Unused {
        #[bits(3, u8)]
        level: u8,
        #[bits(2, u8)]
        mode: Mode,
        plain: u32,
        nested: Nested,
        #[bits(3, u32)]
        reserved: (),
    }

    #[derive(clayout::CLayout)]
    struct Nested {
        #[bits(3, u8)]
        level: u8,
        either: Either,
    }

    #[derive(Clone, Copy, clayout::CLayout)]
    union Either {
        number: u32,
        bytes: [u8; 4],
        #[bits(3, u32)]
        low: u8,
    }

    #[derive(clayout::CLayout)]
    #[clayout(packed, align = 4)]
    struct Packed {
        tag: u8,
        word: u32,
    }

    pub(crate) mod inner {
        #[derive(clayout::CLayout)]
        pub(crate) struct Unused {
            #[bits(3, u8)]
            pub(crate) level: u8,
            pub(super) plain: u32,
        }

        #[derive(Clone, Copy, clayout::CLayout)]
        pub(crate) union Either {
            pub(crate) number: u32,
            pub(super) bytes: [u8; 4],
        }
    }
}

/// The methods can be called without a warning.
#[test]
fn methods() {
    use records::{EITHER, INNER, Inner, Mode};

    let mut c = INNER::new().with_level(1).with_mode(Mode::On);
    c.set_ready(true);
    c.set_word0(c.word0() | 64);
    assert_eq!(c.set_level_checked(2), Ok(()), "a number");
    assert_eq!((c.level(), c.mode(), c.offset()), (2, Ok(Mode::On), 0), "values");
    assert_eq!(INNER::LEVEL_RANGE.width, 3, "bits");
    assert_eq!(Inner::from_c(&c).map(|inner| inner.to_c()), Ok(Ok(c)), "there and back");
    assert_eq!(EITHER::new().with_number(7).bytes().len(), 4, "a union");
}

/// Deprecation reaches whoever uses a member.
#[test]
fn deprecated_accessors() {
    use records::INNER;

    #[expect(deprecated, reason = "a deprecated bit-field")]
    let bits = INNER::new().old();
    #[expect(deprecated, reason = "a deprecated member")]
    let plain = INNER::new().older;
    assert_eq!((bits, plain), (0, 0), "values");
}
