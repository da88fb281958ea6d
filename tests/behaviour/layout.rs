//! `LAYOUT`: where everything lies, as data.

use clayout::{BitRange, CLayout, CName, MemberKind, StructLayout};

#[derive(CLayout)]
#[clayout(name = "D3D12XBOX_SAMPLE", rename_all = "PascalCase", overlay(Dword0: u32))]
struct Sample {
    before: u8,
    #[bits(3, in = Dword0)]
    count_log2: u8,
    #[bits(4, in = Dword0)]
    max_distance: u8,
    #[bits(25, in = Dword0)]
    reserved1: (),
    #[bits(5)]
    after: u16,
    #[bits(3, u16, unnamed)]
    spare: (),
    list: [u16; 3],
}

const SIZE: usize = Sample::LAYOUT.size;

#[test]
fn both_types_have_the_layout() {
    fn of<T: CLayout>() -> &'static StructLayout {
        T::LAYOUT
    }
    let text = format!("{:?}", Sample::LAYOUT);
    for layout in [D3D12XBOX_SAMPLE::LAYOUT, of::<Sample>(), of::<D3D12XBOX_SAMPLE>()] {
        assert_eq!(format!("{layout:?}"), text);
    }
    assert_eq!((SIZE, Sample::LAYOUT.align), (size_of::<D3D12XBOX_SAMPLE>(), 4));
    assert_eq!(align_of::<D3D12XBOX_SAMPLE>(), 4);
    assert_eq!(Sample::LAYOUT.name, "D3D12XBOX_SAMPLE");
}

#[test]
fn members_come_in_c_order_the_word_before_its_bits() {
    let seen: Vec<_> = Sample::LAYOUT
        .members
        .iter()
        .map(|member| (member.name, member.kind, member.bit_offset, member.bit_width))
        .collect();
    assert_eq!(
        seen,
        [
            ("Before", MemberKind::Plain, 0, 8),
            ("Dword0", MemberKind::OverlayWord, 32, 32),
            ("CountLog2", MemberKind::BitField, 32, 3),
            ("MaxDistance", MemberKind::BitField, 35, 4),
            ("Reserved1", MemberKind::Reserved, 39, 25),
            ("After", MemberKind::BitField, 64, 5),
            ("", MemberKind::Reserved, 69, 3),
            ("List", MemberKind::Plain, 80, 48),
        ]
    );
}

#[test]
fn members_are_found_by_their_c_names() {
    let member = |name| Sample::LAYOUT.member(name);
    assert_eq!(
        member("MaxDistance").unwrap().range(),
        D3D12XBOX_SAMPLE::MAX_DISTANCE_RANGE
    );
    assert_eq!(member("List").unwrap().byte_offset(), 10);
    assert!(matches!(member("Dword0").unwrap().c_type, CName::Basic("uint32_t")));
    assert!(matches!(
        member("List").unwrap().c_type,
        CName::Array(CName::Basic("uint16_t"), 3)
    ));
    assert!(member("max_distance").is_none());
}

#[test]
fn ranges_are_constants() {
    const RANGE: BitRange = D3D12XBOX_SAMPLE::AFTER_RANGE;
    assert_eq!((RANGE.offset, RANGE.width), (64, 5));
}

#[test]
fn a_table_shows_the_holes() {
    assert_eq!(
        Sample::LAYOUT.to_string(),
        "\
struct D3D12XBOX_SAMPLE: 16 bytes, alignment 4
  byte:bit  width  C type       member
     0:0        8  uint8_t      Before
     1:0       24               (hole)
     4:0       32  uint32_t     Dword0
     4:0        3  uint32_t     . CountLog2
     4:3        4  uint32_t     . MaxDistance
     4:7       25  uint32_t     . Reserved1 (reserved)
     8:0        5  uint16_t     After
     8:5        3  uint16_t     (unnamed)
     9:0        8               (hole)
    10:0       48  uint16_t[3]  List
"
    );
}

mod visible {
    #[derive(clayout::CLayout)]
    #[clayout(name = "ONLY_SOME")]
    pub(super) struct OnlySome {
        #[bits(2)]
        pub(super) shown: u8,
        #[bits(6)]
        hidden: u8,
    }

    pub(super) fn hidden(c: ONLY_SOME) -> (u8, usize) {
        (c.hidden(), ONLY_SOME::HIDDEN_RANGE.width)
    }
}

#[test]
fn accessors_are_as_visible_as_their_fields() {
    let c = visible::ONLY_SOME::new().with_shown(2);
    assert_eq!((c.shown(), visible::ONLY_SOME::SHOWN_RANGE.width), (2, 2));
    assert_eq!(visible::hidden(c), (0, 6));
}

/// Functions of C that take records of any alignment: rustc warns where a type in them is none of C's. Nothing calls them.
#[deny(improper_ctypes)]
#[expect(dead_code, reason = "declared for the compiler to look at")]
mod foreign_functions {
    use clayout::CLayout;

    #[derive(Clone, Copy, CLayout)]
    #[clayout(align = 16)]
    pub(crate) struct Sixteen {
        pub(crate) value: u32,
    }

    #[derive(Clone, Copy, CLayout)]
    #[clayout(packed, align = 4096)]
    pub(crate) struct PackedAndAligned {
        pub(crate) value: u32,
        #[bits(3, u16)]
        pub(crate) bits: u8,
    }

    #[derive(Clone, Copy, CLayout)]
    pub(crate) struct Wide {
        #[bits(100, u128)]
        pub(crate) bits: u128,
    }

    #[derive(Clone, Copy, CLayout)]
    pub(crate) union Either {
        pub(crate) word: u32,
        pub(crate) address: *const u8,
    }

    #[derive(Clone, Copy, CLayout)]
    pub(crate) struct Borrows<'a> {
        pub(crate) name: Option<&'a u8>,
        pub(crate) many: [Sixteen; 2],
    }

    unsafe extern "C" {
        pub(crate) fn clayout_lint_sixteen(value: *mut CSixteen) -> *const CPackedAndAligned;
        pub(crate) fn clayout_lint_wide(value: *mut CWide, either: *mut CEither, borrows: *const CBorrows<'_>);
    }
}

#[test]
fn a_table_writes_the_dimensions_of_an_array_as_c_does() {
    #[derive(Clone, Copy, CLayout)]
    #[clayout(name = "MATRIX")]
    struct Matrix {
        rows: [[f32; 4]; 3],
    }

    let matrix = Matrix { rows: [[0.0; 4]; 3] }.to_c().unwrap();
    assert_eq!(size_of_val(&matrix), 48);
    assert!(
        MATRIX::LAYOUT.to_string().contains("float[3][4]  rows"),
        "{}",
        MATRIX::LAYOUT
    );
    assert!(MATRIX::LAYOUT.c_declaration().to_string().contains("float rows[3][4];"));
}
