//! Unions: read and written safely, member by member.

use clayout::{C, CEnum, CLayout, Open};

#[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
#[repr(u32)]
enum Tag {
    Zero = 0,
    One = 1,
}

#[derive(Clone, Copy, CLayout)]
#[clayout(name = "HALVES", bits = u32)]
struct Halves {
    #[bits(12)]
    low: u16,
    #[bits(20)]
    high: u32,
}

#[derive(Clone, Copy, CLayout)]
#[clayout(name = "EVERYTHING")]
union Everything {
    word: u64,
    real: f64,
    #[bits(5)]
    bits: u32,
    #[bits(3)]
    offset: i8,
    halves: Halves,
    bytes: [u8; 8],
    tag: Tag,
    tags: [Open<Tag>; 2],
}

#[test]
fn members_share_their_bytes() {
    let mut c = EVERYTHING::new().with_word(0x0102_0304_0506_0708);
    assert_eq!(c.bytes(), 0x0102_0304_0506_0708_u64.to_ne_bytes());
    c.set_real(1.5);
    assert_eq!(c.word(), 1.5_f64.to_bits());
    c.set_bytes([0xff; 8]);
    assert_eq!((c.bits(), c.offset(), c.word()), (31, -1, u64::MAX));
    c.set_bits(0);
    assert_eq!(c.word().count_ones(), 59);
    c.set_halves(HALVES::new().with_high(3));
    assert_eq!((c.halves().low(), c.halves().high()), (0, 3));
    assert_eq!(c.tags()[1], Open::from_repr(u32::MAX));
    c.set_tag(Tag::One.into());
    assert_eq!((c.tag(), c.tags()[0]), (Open::new(Tag::One), Open::new(Tag::One)));
}

#[test]
fn a_smaller_member_keeps_the_other_bytes() {
    let c = EVERYTHING::new().with_word(u64::MAX).with_tag(Open::from_repr(0));
    assert_eq!(c.bytes(), [0, 0, 0, 0, 255, 255, 255, 255]);
}

const IN_CONST: u64 = EVERYTHING::new().with_word(7).word();

#[test]
fn a_union_is_its_bytes() {
    assert_eq!(IN_CONST, 7);
    let c = EVERYTHING::from_bytes([1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(
        (c.bytes(), c.to_bytes()),
        ([1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8])
    );
    assert_eq!(EVERYTHING::default().to_bytes(), [0; 8]);
    assert_eq!(
        format!("{c:?}"),
        "EVERYTHING { bytes: [01, 02, 03, 04, 05, 06, 07, 08] }"
    );
    assert_eq!(EVERYTHING::from_slice(&[0; 9]).unwrap_err().expected(), 8);
}

#[derive(Clone, Copy, CLayout)]
#[clayout(name = "TAGGED")]
union Tagged {
    pointer: *mut u32,
    #[bits(2)]
    tag: usize,
}

#[derive(CLayout)]
#[clayout(name = "NODE")]
struct Node {
    #[bits(4, u8)]
    kind: u8,
    target: Tagged,
    next: *const NODE,
}

#[test]
fn pointers_keep_what_they_point_to() {
    let mut number = 41;
    let mut node = NODE::new().with_kind(3);
    node.target = TAGGED::new().with_pointer(&raw mut number);
    let copy = node;
    // SAFETY: the pointer is that of `number`, which nothing else uses meanwhile.
    unsafe { *copy.target.pointer() += 1 };
    assert_eq!(number, 42);
    assert_eq!(node.target.tag(), 0);
    let list = [node; 2];
    let mut first = NODE::new();
    first.next = &raw const list[1];
    // SAFETY: the pointer is that of an element of `list`, which is still there.
    let second = unsafe { *first.next };
    assert_eq!(second.kind(), 3);
    // SAFETY: as above.
    assert_eq!(unsafe { *second.target.pointer() }, 42);
}

#[test]
fn a_struct_that_holds_a_union_is_made_of_its_c_type() {
    let target: C<Tagged> = TAGGED::new();
    let mut node = NODE::new().with_kind(15);
    node.target = target;
    assert_eq!((node.kind(), Node::LAYOUT.size), (15, size_of::<NODE>()));
}
