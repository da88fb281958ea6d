//! What people reported about the accessors that other tools generate, told in `reported/accessor` as A01 to A15.

use clayout::abi::Abi;
use clayout::layout::{Member, Record, TypeLayout, place};
use clayout::{CLayout, OutOfRange};
use std::collections::HashSet;

/// A01: bit-fields `set_x` and `x` would make two methods called `set_x`; a field's name in Rust is free.
#[derive(CLayout)]
#[clayout(name = "SET_X_BESIDE_X", bits = u8)]
struct SetXBesideX {
    #[bits(1)]
    #[clayout(name = "set_x")]
    x_is_set: bool,
    #[bits(1)]
    x: bool,
}

#[test]
fn a01_set_x_beside_x() {
    let mut c = SET_X_BESIDE_X::new();
    c.set_x(true);
    assert_eq!((c.x_is_set(), c.x()), (false, true));
    assert_eq!(SetXBesideX::LAYOUT.members[0].name, "set_x");
}

#[derive(CLayout)]
#[clayout(name = "SIGNED_READS")]
struct SignedReads {
    #[bits(1, i32)]
    on: i8,
    #[bits(4)]
    level: i32,
}

/// A03: a one-bit int holds 0 or -1.
#[test]
fn a03_signed_reads() {
    #[cfg(target_endian = "little")]
    {
        let c = SIGNED_READS::from_bytes([0x11, 0, 0, 0]);
        assert_eq!((c.on(), c.level()), (-1, -8));
    }
    let mut c = SIGNED_READS::new();
    for level in [-8, 7] {
        c.set_level(level);
        assert_eq!(c.level(), level);
    }
    assert!(c.set_level_checked(8).is_err() && c.set_level_checked(-9).is_err());
    assert!(c.set_on_checked(1).is_err());
    assert_eq!((c.on(), c.level()), (0, 7));
}

#[derive(CLayout)]
#[clayout(name = "TOO_BIG", bits = u32)]
struct TooBig {
    #[bits(3)]
    a: u32,
    #[bits(5)]
    b: u32,
}

/// A05: a value that is too big is refused, in every profile, and the neighbour stays.
#[test]
fn a05_too_big_value() {
    let mut c = TOO_BIG::new().with_b(21);
    let refused = std::panic::catch_unwind(move || c.with_a(9));
    assert!(refused.is_err());
    let error: OutOfRange = c.set_a_checked(9).unwrap_err();
    assert_eq!((error.member(), error.width()), ("a", 3));
    assert_eq!((c.a(), c.b()), (0, 21));
}

#[derive(CLayout)]
#[clayout(name = "ON_PACKED", packed)]
struct OnPacked {
    a: i16,
    #[bits(7)]
    b: i32,
    #[bits(20)]
    c: i32,
}

/// A07: the common traits on a packed struct, without references to its members.
#[test]
fn a07_derives_on_packed() {
    let value = OnPacked { a: -2, b: 63, c: -1 }.to_c().unwrap();
    let copy = value;
    #[expect(clippy::clone_on_copy, reason = "`Clone` is what is asked for")]
    let clone = value.clone();
    assert_eq!(copy, clone);
    assert_eq!(HashSet::from([value, copy]).len(), 1);
    assert_eq!(ON_PACKED::default().c(), 0);
    assert_eq!(format!("{value:?}"), "ON_PACKED { a: -2, b: 63, c: -1 }");
    assert_eq!(align_of::<ON_PACKED>(), 1);
}

#[derive(CLayout)]
#[clayout(name = "INSTANCE", rename_all = "PascalCase", bits = u32)]
struct Instance {
    transform: [[f32; 4]; 3],
    #[bits(24)]
    id: u32,
    #[bits(8)]
    mask: u8,
    #[bits(24)]
    contribution: u32,
    #[bits(8)]
    flags: u8,
    acceleration_structure: u64,
}

/// A09: a 24-bit field is written without its 8-bit neighbour.
#[test]
fn a09_neighbour_kept() {
    let mut c = INSTANCE::new();
    c.set_mask(0xff);
    c.set_id(0x00ab_cdef);
    assert_eq!((c.id(), c.mask()), (0x00ab_cdef, 0xff));
    #[cfg(target_endian = "little")]
    assert_eq!(c.to_bytes()[48..52], [0xef, 0xcd, 0xab, 0xff]);
}

#[derive(CLayout)]
#[clayout(name = "FULL_WIDTH")]
struct FullWidth {
    #[bits(32)]
    a: u32,
    #[bits(64)]
    b: u64,
}

/// A11: the mask of a field as wide as its type.
#[test]
fn a11_full_width_mask() {
    let c = FullWidth {
        a: u32::MAX,
        b: u64::MAX,
    };
    let c = c.to_c().unwrap();
    assert_eq!((c.a(), c.b()), (u32::MAX, u64::MAX));
    assert_eq!((c.with_a(0).a(), c.with_a(0).b()), (0, u64::MAX));
}

#[derive(CLayout)]
#[clayout(bits = core::ffi::c_ulong)]
struct LongBits {
    #[bits(20)]
    a: u32,
    #[bits(20)]
    b: u32,
    c: u8,
}

/// A13: the target decides, not the machine that compiles. The engine gives any target's numbers, and the derive this one's.
#[test]
fn a13_host_is_not_target() {
    let lay_out = |abi: &Abi, long: u64| {
        let long = TypeLayout::new(long, long);
        let members = [
            Member::bits(long, 20),
            Member::bits(long, 20),
            Member::plain(TypeLayout::new(1, 1)),
        ];
        let mut offsets = [0; 3];
        let layout = place(abi, &Record::structure(&members), &mut offsets).unwrap();
        (layout.size, layout.align, offsets)
    };
    for (triple, long, expected) in [
        ("x86_64-unknown-linux-gnu", 8, (8, 8, [0, 20, 40])),
        ("i686-pc-windows-msvc", 4, (12, 4, [0, 32, 64])),
        ("s390x-unknown-linux-gnu", 8, (8, 8, [0, 20, 40])),
        ("aarch64-apple-darwin", 8, (8, 8, [0, 20, 40])),
    ] {
        assert_eq!(lay_out(&Abi::from_triple(triple).unwrap(), long), expected, "{triple}");
    }
    let (size, align, offsets) = lay_out(&Abi::TARGET, size_of::<core::ffi::c_ulong>() as u64);
    assert_eq!(
        (LongBits::LAYOUT.size as u64, LongBits::LAYOUT.align as u64),
        (size, align)
    );
    assert_eq!(
        LongBits::LAYOUT
            .members
            .iter()
            .map(|member| member.bit_offset as u64)
            .collect::<Vec<_>>(),
        offsets
    );
}

mod elsewhere {
    /// A15: what is generated beside the members is private, and nobody has to write it.
    #[derive(clayout::CLayout)]
    #[clayout(name = "HELPERS", bits = u8)]
    pub(super) struct Helpers {
        pub(super) id: [u8; 16],
        #[bits(1)]
        pub(super) bit1: bool,
        #[bits(1)]
        pub(super) bit2: bool,
        #[bits(6)]
        pub(super) bits: u8,
    }
}

#[test]
fn a15_public_helper_fields() {
    use elsewhere::{HELPERS, Helpers};
    let literal = Helpers {
        id: [7; 16],
        bit1: true,
        bit2: false,
        bits: 63,
    };
    let mut made = HELPERS::new().with_bit1(true).with_bits(63);
    made.id = [7; 16];
    assert_eq!(literal.to_c().unwrap(), made);
    assert_eq!(HELPERS::default(), HELPERS::new());
}
