//! Records by the rules of Windows, for its compilers to see from any host.

use clayout::{CEnum, CLayout};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(i32)]
pub enum Direction {
    Left = -1,
    Right = 1,
}

/// As the rules of the Microsoft family go; gcc and Microsoft's compiler agree on all of it.
macro_rules! records {
    ($($module:ident $abi:literal)*) => {$(
        pub mod $module {
            use super::{CLayout, Direction};

            #[derive(CLayout)]
            #[clayout(name = "mixed", abi = $abi)]
            pub struct Mixed {
                pub bytes: u32,
                pub sort: u16,
                #[bits(1)]
                pub gone: bool,
                #[bits(15)]
                pub fill: u16,
                #[bits(6)]
                pub a: u8,
                #[bits(2)]
                pub direction: Direction,
                #[bits(18)]
                pub b: u32,
                #[bits(0, u16, unnamed)]
                pub separator: (),
                #[bits(40)]
                pub c: i64,
            }

            #[derive(CLayout)]
            #[clayout(name = "packed_units", abi = $abi, pack = 2)]
            pub struct PackedUnits {
                pub op: u8,
                #[bits(30)]
                pub key: u32,
                #[bits(5, u32)]
                pub way: u8,
                pub end: u64,
            }

            #[derive(CLayout)]
            #[clayout(name = "inner", abi = $abi)]
            pub struct Inner {
                #[bits(3)]
                pub a: u8,
                #[bits(9)]
                pub b: u16,
            }

            #[derive(CLayout)]
            #[clayout(name = "nested", abi = $abi, overlay(Word: u64))]
            pub struct Nested {
                #[bits(1)]
                pub before: u8,
                pub inner: [Inner; 3],
                #[bits(12, u16, in = Word)]
                pub low: u16,
                #[bits(20, u32, in = Word)]
                pub high: u32,
                pub pointer: *const Inner,
                #[bits(1)]
                pub after: u8,
            }

            pub const LAYOUTS: [&clayout::StructLayout; 3] = [Mixed::LAYOUT, PackedUnits::LAYOUT, Nested::LAYOUT];
        }
    )*};
}

records! { msvc "msvc" mingw "mingw" }

/// What only Microsoft's compiler does so.
#[derive(CLayout)]
#[clayout(name = "declspec", abi = "msvc", pack = 1, align = 16)]
pub struct DeclSpec {
    pub first: u8,
    #[clayout(align = 8)]
    pub second: u32,
    #[bits(7)]
    pub third: u16,
}

#[derive(Clone, Copy, CLayout)]
#[clayout(name = "union_of_bits", abi = "msvc")]
pub union UnionOfBits {
    #[bits(3)]
    pub a: u32,
    pub b: [u8; 5],
    #[bits(1)]
    pub c: u64,
}

pub const ONLY_MSVC: [&clayout::StructLayout; 2] = [DeclSpec::LAYOUT, UnionOfBits::LAYOUT];
