//! Judges what a derive states about a record, and what the compiler made of it. Each function fails to compile with the
//! span of its caller, which is the field at fault; `lay_out` itself never fails.

use super::facts::{Declared, Fact, Role};
use super::laid_out::LaidOut;
use super::place::At;
use super::placing::{shared, to_usize};
use crate::abi::Family;
use crate::describe::CName;
use crate::message::Text;
use crate::number::Number;
use crate::traits::{BitFacts, BitType, BitsInC, Values};

/// Fails to compile where the width, the C type and the Rust type of a bit-field do not go together.
#[track_caller]
pub const fn check(fact: &Fact) {
    let (width, value, c) = match fact.1 {
        Role::Bits(width, value, c) => (width, Some(value), c),
        Role::Reserved(width, c) => (width, None, c),
        Role::Plain(_) | Role::Overlay(..) => return,
    };
    let Some(c) = &c.c else {
        panic!("a bit-field's type has to be one of C's: write it in `#[bits(WIDTH, type)]`")
    };
    check_width(width, !fact.0.is_empty(), c);
    if let Some(facts) = value {
        check_value(width, c, &facts.value);
    }
}

#[track_caller]
const fn check_width(width: u32, named: bool, c: &BitsInC) {
    if width > c.bits {
        let text = Text::new().push_number(number(width)).push(" bits are more than `");
        let text = text.push(c_name(c)).push("` has in C, which is ").push_bits(c.bits);
        panic!("{}", text.as_str())
    }
    assert!(
        width > 0 || !named,
        "a named bit-field has at least 1 bit: C's separator is `#[bits(0, type, unnamed)]` on a `()` field"
    );
}

#[track_caller]
const fn check_value(width: u32, c: &BitsInC, value: &BitType) {
    match value.values {
        Values::Bool if width != 1 => {
            let text = Text::new().push("a `bool` bit-field is 1 bit wide, not ");
            panic!(
                "{}",
                text.push_number(number(width)).push(": use an integer type").as_str()
            )
        }
        Values::Bool if c.signed => {
            let text = Text::new().push("a `bool` needs an unsigned C type: one bit of `");
            panic!("{}", text.push(c_name(c)).push("` holds 0 and -1").as_str())
        }
        Values::Bool => {}
        Values::Enumerators(_) => check_enumerators(width, c, value),
        Values::All | Values::Width(_) => check_integer(width, c, value),
    }
}

#[track_caller]
const fn check_enumerators(width: u32, c: &BitsInC, value: &BitType) {
    let Values::Enumerators(enumerators) = value.values else {
        return;
    };
    let (min, max) = crate::error::range(width, c.signed);
    let mut i = 0;
    while i < enumerators.len() {
        let number = enumerators[i].value();
        if !holds(min, number, max) {
            let text = Text::new()
                .push("`")
                .push(value.name)
                .push("::")
                .push(enumerators[i].name);
            let text = text.push("` is ").push_number(number).push(", but ").push_bits(width);
            let text = text
                .push(" of `")
                .push(c_name(c))
                .push(if width == 1 { "` holds " } else { "` hold " });
            let text = text.push_number(min).push(" to ").push_number(max);
            panic!("{}", text.push(": use a wider bit-field or another type").as_str())
        }
        i += 1;
    }
}

#[track_caller]
const fn check_integer(width: u32, c: &BitsInC, value: &BitType) {
    if value.signed != c.signed {
        let text = Text::new()
            .push("`")
            .push(value.name)
            .push("` is ")
            .push(sign(value.signed));
        let text = text
            .push(", but the C type `")
            .push(c_name(c))
            .push("` is ")
            .push(sign(c.signed));
        let text = text.push(": use an integer of the same sign, or write another C type in `#[bits(WIDTH, type)]`");
        panic!("{}", text.as_str())
    }
    let bits = match value.values {
        Values::Width(bits) => bits,
        // A `BitField` has at most 16 bytes.
        #[expect(clippy::cast_possible_truncation, reason = "at most 128")]
        _ => value.size as u32 * 8,
    };
    if bits < width {
        let text = Text::new().push("`").push(value.name).push("` has ").push_bits(bits);
        let text = text.push(", but the bit-field has ").push_number(number(width));
        panic!("{}", text.push(": use a wider integer").as_str())
    }
}

/// Fails to compile where fact `word` is an overlay whose word cannot be one, or is smaller than its members.
#[track_caller]
pub const fn check_overlay<T: Declared<Count = At<N>>, const N: usize>(word: usize) {
    let (head, facts) = (&T::HEAD, &T::FACTS);
    let Role::Overlay(members, BitFacts { value, c, .. }) = facts[word].1 else {
        return;
    };
    let name = facts[word].0;
    let takes_any = matches!(value.values, Values::All) && !value.fallible;
    let Some(c) = c else {
        panic!("the word of an overlay has to be an integer of C")
    };
    if !takes_any {
        let text = Text::new()
            .push("the word of overlay `")
            .push(name)
            .push("` has to be an integer: `");
        panic!("{}", text.push(value.name).push("` does not take any bits").as_str())
    }
    let size = shared(&head.abi(), head, facts, word, members, &mut [0; N]).size;
    if size > c.facts.layout.size {
        let text = Text::new().push("the members of overlay `").push(name).push("` take ");
        let text = text
            .push_number(Number::from_bits(size as u128, false))
            .push(" bytes, its word has ");
        let word = Number::from_bits(c.facts.layout.size as u128, false);
        panic!(
            "{}",
            text.push_number(word)
                .push(": declare a wider word, or a second overlay")
                .as_str()
        )
    }
}

const fn c_name(c: &BitsInC) -> &'static str {
    match c.facts.name {
        CName::Basic(name) | CName::Enumeration { name, .. } => name,
        _ => "?",
    }
}

const fn sign(signed: bool) -> &'static str {
    if signed { "signed" } else { "unsigned" }
}

const fn number(value: u32) -> Number {
    Number::from_bits(value as u128, false)
}

const fn holds(min: Number, value: Number, max: Number) -> bool {
    if value.is_negative() {
        min.is_negative() && value.magnitude() <= min.magnitude()
    } else {
        value.magnitude() <= max.magnitude()
    }
}

impl Text {
    const fn push_bits(self, count: u32) -> Self {
        self.push_number(number(count))
            .push(if count == 1 { " bit" } else { " bits" })
    }
}

/// Fails to compile where the compiler has laid out the generated type in another way than C does.
#[track_caller]
pub const fn size_must_be<T, C>()
where
    T: Declared + LaidOut,
{
    if size_of::<C>() != T::SIZE {
        differs("size", T::HEAD.name, T::SIZE, size_of::<C>());
    }
    if align_of::<C>() != T::ALIGN {
        differs("alignment", T::HEAD.name, T::ALIGN, align_of::<C>());
    }
}

/// Fails to compile where the compiler has put a plain member elsewhere than C does.
#[track_caller]
pub const fn offset_must_be<T: Declared<Count = At<N>> + LaidOut, const N: usize>(member: usize, offset: usize) {
    if T::PLACED.offsets[member] != offset as u64 * 8 {
        differs(
            "offset",
            T::FACTS[member].0,
            to_usize(T::PLACED.offsets[member] / 8),
            offset,
        );
    }
}

/// Fails to compile where a nested record follows other rules than the one around it.
#[track_caller]
pub const fn same_family<T: Declared<Count = At<N>>, const N: usize>(member: usize) {
    let member = &T::FACTS[member];
    // A record that its derive has refused has no name, and no family either.
    if let CName::Record(record) = member.c().name.innermost()
        && !record.name.is_empty()
        && record.family as u8 != T::HEAD.abi().family as u8
    {
        let text = Text::new()
            .push("`")
            .push(record.name)
            .push("` is laid out as ")
            .push(abi(record.family));
        let text = text.push(" does it, but `").push(T::HEAD.name).push("` around it as ");
        let text = text.push(abi(T::HEAD.abi().family)).push(": give both the same `abi`");
        panic!("{}", text.as_str())
    }
}

const fn abi(family: Family) -> &'static str {
    match family {
        Family::Gnu => "gnu",
        Family::Msvc => "msvc",
        Family::Mingw => "mingw",
    }
}

#[track_caller]
const fn differs(what: &str, name: &str, c: usize, rust: usize) -> ! {
    let text = Text::new()
        .push("the ")
        .push(what)
        .push(" of `")
        .push(name)
        .push("` is ");
    let text = text.push_number(Number::from_bits(c as u128, false));
    let text = text.push(" in C, but Rust's own alignment makes it ");
    let text = text.push_number(Number::from_bits(rust as u128, false));
    panic!("{}", text.push(": hold the member as an array of bytes").as_str())
}
