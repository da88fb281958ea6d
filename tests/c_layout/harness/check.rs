//! What is compared of each record: the numbers, the table, each value of each member, the conversions.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "`Wide` is as wide as the target allows, and the values are small or cut on purpose"
)]

use core::ffi::CStr;
use std::fmt::Debug;

use clayout::{CLayout, MemberKind};

use super::object::Object;
use super::{CMember, Case, Conversions, Kind, Member, Valid, Values, Wide, hex, write_bits};

impl<R: CLayout + 'static> Case<R> {
    /// The members on both sides.
    pub(super) fn both(&self) -> impl Iterator<Item = (&'static Member<R>, &'static CMember)> {
        self.members.iter().zip(self.c.members())
    }

    /// What an object may be filled with to begin with.
    fn fills(&self) -> &'static [u8] {
        match self.valid {
            Valid::All => &[0x00, 0xff],
            Valid::Zeroed => &[0x00],
        }
    }

    /// Everything about the case that random values have no part in.
    pub(crate) fn check(&self) {
        self.check_numbers();
        self.check_table();
        for (member, in_c) in self.both() {
            for &fill in self.fills() {
                for value in member.candidates() {
                    self.check_value(member, in_c, fill, value);
                }
                self.check_refused(member, fill);
            }
        }
        if let Some(conversions) = &self.conversions {
            for &fill in self.fills() {
                for round in 0..8 {
                    self.check_conversions(conversions, fill, round);
                }
            }
        }
    }

    fn check_numbers(&self) {
        let layout = self.record.layout;
        assert_eq!(layout.size, self.c.size, "size by LAYOUT and C");
        assert_eq!(layout.align, self.c.align, "alignment by LAYOUT and C");
        assert_eq!(size_of::<R::C>(), self.c.size, "size in Rust and C");
        assert_eq!(align_of::<R::C>(), self.c.align, "alignment in Rust and C");
    }

    /// That the table of the case has every member, and each as C and the layout have it.
    fn check_table(&self) {
        assert_eq!(self.members.len(), self.c.count);
        for (member, in_c) in self.both() {
            // SAFETY: a literal in C.
            let path = unsafe { CStr::from_ptr(in_c.path) };
            assert_eq!(path.to_str(), Ok(member.path));
        }
        let layout = self.record.layout;
        for laid in layout.members {
            if laid.kind == MemberKind::Reserved || laid.bit_width == 0 {
                continue;
            }
            let is_in = |path: &str| {
                let rest = path.strip_prefix(laid.name);
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
            };
            assert!(
                self.members.iter().any(|member| is_in(member.path)),
                "the table of {} lacks {}",
                self.record.name,
                laid.name
            );
        }
        for member in self.members {
            let Some(laid) = layout.member(member.path).filter(|_| member.direct) else {
                assert!(!member.direct || member.path.contains('['), "{} in LAYOUT", member.path);
                continue;
            };
            let kind = match member.kind {
                Kind::Bits => MemberKind::BitField,
                Kind::Plain => MemberKind::Plain,
                Kind::Word => MemberKind::OverlayWord,
            };
            assert_eq!(laid.kind, kind, "{}", member.path);
            if let Some(range) = member.range {
                assert_eq!(laid.range(), range, "{}", member.path);
                assert_eq!(range.width, member.width as usize, "{}", member.path);
            }
        }
    }

    /// C writes and Rust reads; Rust writes the same bytes by each of its methods.
    fn check_value(&self, member: &Member<R>, in_c: &CMember, fill: u8, value: Wide) {
        let context = format!("{}.{} = {value} in bytes {fill:#04x}", self.record.name, member.path);
        let start = Object::<R::C>::filled(fill);
        let mut by_c = start;
        by_c.set(in_c, value);
        assert_eq!(by_c.get(in_c), value, "C reads what C wrote: {context}");
        assert_eq!((member.get)(&by_c.0), value, "Rust reads what C wrote: {context}");
        let mut by_rust = start;
        if !(member.set)(&mut by_rust.0, value) {
            assert!(matches!(member.values, Values::Enumerators(_)), "{context}");
            return;
        }
        assert_eq!(
            hex(by_rust.bytes()),
            hex(by_c.bytes()),
            "Rust writes what C writes: {context}"
        );
        assert_eq!(by_rust.get(in_c), value, "C reads what Rust wrote: {context}");
        if let Some(with) = member.with {
            let with = Object(with(start.0, value).expect("set took it"));
            assert_eq!(hex(with.bytes()), hex(by_c.bytes()), "with: {context}");
        }
        if let Some(set_checked) = member.set_checked {
            let mut checked = start;
            assert_eq!(set_checked(&mut checked.0, value), Some(Ok(())), "{context}");
            assert_eq!(hex(checked.bytes()), hex(by_c.bytes()), "set_checked: {context}");
        }
        if let Some(range) = member.range {
            let mut by_hand = start.bytes().to_vec();
            write_bits(&mut by_hand, range, value);
            assert_eq!(
                hex(&by_hand),
                hex(by_c.bytes()),
                "LAYOUT says where C writes: {context}"
            );
        }
    }

    /// Numbers just outside the field's, where the Rust type has them.
    fn check_refused(&self, member: &Member<R>, fill: u8) {
        let Some(set_checked) = member.set_checked else { return };
        if member.width >= Wide::BITS - 1 || !matches!(member.values, Values::Integers) {
            return;
        }
        let (min, max) = if member.signed {
            (-1 << (member.width - 1), !(-1 << (member.width - 1)))
        } else {
            (0, !(-1 << member.width))
        };
        let outside = [Some(max + 1), member.signed.then_some(min - 1)];
        for value in outside.into_iter().flatten() {
            let start = Object::<R::C>::filled(fill);
            let mut object = start;
            let Some(result) = set_checked(&mut object.0, value) else {
                continue;
            };
            let error = result.expect_err("a number outside the field's");
            assert_eq!(error.value(), value.into());
            assert_eq!(error.range(), (min.into(), max.into()));
            assert_eq!((error.record(), error.member()), (self.record.layout.name, member.path));
            assert_eq!(error.width(), member.width);
            assert_eq!(object.bytes(), start.bytes());
        }
    }

    /// The annotated type: as C wrote its members, it reads and writes them all at once.
    fn check_conversions(&self, conversions: &Conversions<R>, fill: u8, round: usize) {
        let mut by_c = Object::<R::C>::filled(fill);
        let mut values = Vec::new();
        for (index, (member, in_c)) in self.both().enumerate() {
            let value = member.known_value(round + index);
            values.push(value);
            if member.kind != Kind::Word {
                by_c.set(in_c, value);
            }
        }
        let context = format!("{} in bytes {fill:#04x}, round {round}", self.record.name);
        let rust = || valid((conversions.from_c)(&by_c.0));
        let to_c = |rust: &R| Object(valid((conversions.to_c)(rust)));
        let converted = to_c(&rust());
        if fill == 0 {
            assert_eq!(hex(converted.bytes()), hex(by_c.bytes()), "to_c: {context}");
        }
        let mut written = Object::<R::C>::filled(fill);
        valid((conversions.write_to)(&rust(), &mut written.0));
        assert_eq!(hex(written.bytes()), hex(by_c.bytes()), "write_to: {context}");
        for (index, (member, in_c)) in self.both().enumerate() {
            if member.kind != Kind::Word {
                assert_eq!(converted.get(in_c), values[index], "to_c, {}: {context}", member.path);
            }
            let Some(literal) = &member.literal else { continue };
            assert_eq!(
                (literal.get)(&rust()),
                values[index],
                "from_c, {}: {context}",
                member.path
            );
            let value = member.known_value(round + index + 1);
            let (mut changed, mut changed_by_c) = (rust(), converted);
            assert!((literal.set)(&mut changed, value));
            changed_by_c.set(in_c, value);
            let changed = to_c(&changed);
            assert_eq!(
                hex(changed.bytes()),
                hex(changed_by_c.bytes()),
                "to_c, {} = {value}: {context}",
                member.path
            );
        }
    }
}

fn valid<T, E: Debug>(result: Result<T, E>) -> T {
    result.expect("the value has been taken from those that are valid")
}
