//! Compares a type that the derive generated with the C compiler's: size, alignment, and every member in both directions.

use core::ffi::{CStr, c_char, c_int};
use std::fmt::Debug;
use std::mem::MaybeUninit;

use clayout::{AnyBits, BitRange, CLayout, Enumerator, InvalidMember, MemberKind, OutOfRange, StructLayout};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, TestRunner};

/// A number that holds the values of every member: C's `clayout_wide`.
#[cfg(target_pointer_width = "64")]
pub(crate) type Wide = i128;
#[cfg(not(target_pointer_width = "64"))]
pub(crate) type Wide = i64;

/// A member on the C side.
#[repr(C)]
struct CMember {
    path: *const c_char,
    get: unsafe extern "C" fn(*const u8, *mut Wide),
    set: unsafe extern "C" fn(*mut u8, *const Wide),
}

/// A record on the C side.
#[repr(C)]
pub(crate) struct CCase {
    size: usize,
    align: usize,
    count: usize,
    members: *const CMember,
}

// SAFETY: it is a constant with pointers to constants.
unsafe impl Sync for CCase {}

impl CCase {
    fn members(&self) -> &[CMember] {
        // SAFETY: the C file has written them with their count.
        unsafe { std::slice::from_raw_parts(self.members, self.count) }
    }
}

/// A case as the tests of declarations see it.
pub(crate) struct Record {
    pub(crate) name: &'static str,
    /// How the hand-written C spells the type.
    pub(crate) spelling: &'static str,
    /// The hand-written C.
    pub(crate) c: &'static str,
    pub(crate) layout: &'static StructLayout,
    pub(crate) ms_struct: bool,
    pub(crate) gcc: bool,
    pub(crate) members: usize,
}

/// A case as its own test sees it.
pub(crate) struct Case<R: CLayout + 'static> {
    pub(crate) record: &'static Record,
    pub(crate) c: &'static CCase,
    pub(crate) members: &'static [Member<R>],
    pub(crate) valid: Valid,
    pub(crate) conversions: Option<Conversions<R>>,
}

/// Which bytes may be the type before something is written to it.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Valid {
    All,
    Zeroed,
}

/// All bytes may be a `C`, which the compiler knows.
pub(crate) const fn any_bits<C: AnyBits>() -> Valid {
    Valid::All
}

/// The methods of the annotated type.
pub(crate) struct Conversions<R: CLayout> {
    pub(crate) from_c: fn(&R::C) -> Result<R, InvalidMember>,
    pub(crate) to_c: fn(&R) -> Result<R::C, OutOfRange>,
    pub(crate) write_to: fn(&R, &mut R::C) -> Result<(), OutOfRange>,
}

/// A member on the Rust side. What sets something answers whether the Rust type has the number.
pub(crate) struct Member<R: CLayout> {
    /// As C writes it behind `object.`.
    pub(crate) path: &'static str,
    pub(crate) kind: Kind,
    pub(crate) width: u32,
    pub(crate) signed: bool,
    pub(crate) values: Values,
    /// Not in a member of the record.
    pub(crate) direct: bool,
    pub(crate) get: fn(&R::C) -> Wide,
    pub(crate) set: fn(&mut R::C, Wide) -> bool,
    pub(crate) with: Option<fn(R::C, Wide) -> Option<R::C>>,
    pub(crate) set_checked: Option<fn(&mut R::C, Wide) -> Option<Result<(), OutOfRange>>>,
    pub(crate) range: Option<BitRange>,
    pub(crate) literal: Option<Literal<R>>,
}

/// The member as a field of the annotated type.
pub(crate) struct Literal<R> {
    pub(crate) get: fn(&R) -> Wide,
    pub(crate) set: fn(&mut R, Wide) -> bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Kind {
    Bits,
    Plain,
    Word,
}

/// Which values a member is tried with.
#[derive(Clone, Copy)]
pub(crate) enum Values {
    Integers,
    Bool,
    /// The numbers of an integer, and these.
    Enumerators(&'static [Enumerator]),
    Floats,
    Doubles,
    Addresses,
    /// Null, and [`TARGET`].
    Reference,
    /// Null, and [`callback`].
    Callback,
}

/// What references refer to.
pub(crate) static TARGET: u32 = 0x1234_5678;

/// What function pointers point to.
pub(crate) extern "C" fn callback(number: c_int) -> c_int {
    number + 1
}

/// `value` cut to `width` bits and extended by the sign.
fn extended(value: Wide, width: u32, signed: bool) -> Wide {
    let unused = Wide::BITS - width;
    if signed {
        (value << unused) >> unused
    } else {
        ((value << unused).cast_unsigned() >> unused).cast_signed()
    }
}

/// A pattern of bits that goes on and on.
fn repeated(byte: u8) -> Wide {
    Wide::from_ne_bytes([byte; size_of::<Wide>()])
}

impl<R: CLayout> Member<R> {
    fn extended(&self, value: Wide) -> Wide {
        extended(value, self.width, self.signed)
    }

    /// Zero, one, all ones, the smallest, the largest, alternating bits.
    fn integers(&self) -> Vec<Wide> {
        let highest: Wide = 1 << (self.width - 1);
        [0, 1, -1, highest, highest - 1, repeated(0x55), repeated(0xaa)]
            .map(|value| self.extended(value))
            .to_vec()
    }

    fn candidates(&self) -> Vec<Wide> {
        match self.values {
            Values::Integers => self.integers(),
            Values::Bool => vec![0, 1],
            Values::Enumerators(enumerators) => {
                let numbers = enumerators.iter().map(|enumerator| enumerator.value());
                let known = numbers.map(|number| i128::try_from(number).expect("128 bits") as Wide);
                self.integers().into_iter().chain(known).collect()
            }
            Values::Floats => [0.0, 1.0, -1.0, f32::MAX, f32::MIN_POSITIVE, f32::INFINITY, 0.1]
                .map(|value| Wide::from(value.to_bits()))
                .to_vec(),
            Values::Doubles => [0.0, 1.0, -1.0, f64::MAX, f64::MIN_POSITIVE, f64::INFINITY, 0.1]
                .map(|value| value.to_bits() as Wide)
                .to_vec(),
            Values::Addresses => [0, 1, usize::MAX, usize::MAX / 3, usize::MAX / 3 * 2]
                .map(|value| value as Wide)
                .to_vec(),
            Values::Reference => vec![0, (&raw const TARGET).addr() as Wide],
            Values::Callback => vec![0, (callback as extern "C" fn(c_int) -> c_int as usize) as Wide],
        }
    }

    /// A value made of random bits.
    fn random(&self, bits: Wide) -> Wide {
        match self.values {
            Values::Integers => self.extended(bits),
            _ => {
                let candidates = self.candidates();
                candidates[(bits.cast_unsigned() % candidates.len() as u128) as usize]
            }
        }
    }
}

/// A value of the generated type that C has access to.
#[derive(Clone, Copy)]
struct Object<C>(C);

impl<C: Copy> Object<C> {
    /// Of these bytes, which the caller knows to be valid.
    fn of(bytes: &[u8]) -> Self {
        let mut object = MaybeUninit::<C>::uninit();
        assert_eq!(bytes.len(), size_of::<C>());
        // SAFETY: the sizes are equal, and all bytes are written; they are valid as the case's `valid` says.
        unsafe {
            object
                .as_mut_ptr()
                .cast::<u8>()
                .copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            Self(object.assume_init())
        }
    }

    fn filled(byte: u8) -> Self {
        Self::of(&vec![byte; size_of::<C>()])
    }

    /// What C has in memory.
    fn bytes(&self) -> &[u8] {
        // SAFETY: the generated types have no padding that is not a member, so that all bytes are initialised.
        unsafe { std::slice::from_raw_parts((&raw const self.0).cast(), size_of::<C>()) }
    }

    fn get(&self, member: &CMember) -> Wide {
        let mut value = 0;
        // SAFETY: the object is C's type, as the case's first assertions say as far as can be told.
        unsafe { (member.get)((&raw const self.0).cast(), &raw mut value) };
        value
    }

    fn set(&mut self, member: &CMember, value: Wide) {
        // SAFETY: as for `get`; C writes only valid values.
        unsafe { (member.set)((&raw mut self.0).cast(), &raw const value) };
    }
}

impl<R: CLayout + 'static> Case<R> {
    /// The members on both sides.
    fn both(&self) -> impl Iterator<Item = (&'static Member<R>, &'static CMember)> {
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
            let value = self.known_value(member, round + index);
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
            let value = self.known_value(member, round + index + 1);
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

    /// One of the member's values that its Rust type has.
    fn known_value(&self, member: &Member<R>, number: usize) -> Wide {
        let mut object = Object::<R::C>::filled(0);
        let candidates = member.candidates();
        let known = candidates
            .into_iter()
            .filter(|value| (member.set)(&mut object.0, *value));
        let known: Vec<Wide> = known.collect();
        known[number % known.len()]
    }

    /// C and Rust write random values to random members of random bytes, side by side.
    pub(crate) fn check_random(&self) {
        if self.members.is_empty() {
            return;
        }
        let config = Config {
            cases: 24,
            failure_persistence: None,
            ..Config::default()
        };
        let start = vec(any::<u8>(), size_of::<R::C>());
        let writes = vec((0..self.members.len(), any::<i128>()), 1..16);
        let result = TestRunner::new(config).run(&(start, writes), |(start, writes)| {
            let start = match self.valid {
                Valid::All => start,
                Valid::Zeroed => vec![0; size_of::<R::C>()],
            };
            self.check_writes(&start, &writes);
            Ok(())
        });
        if let Err(error) = result {
            panic!("{}: {error}", self.record.name);
        }
    }

    fn check_writes(&self, start: &[u8], writes: &[(usize, i128)]) {
        let (mut by_c, mut by_rust) = (Object::<R::C>::of(start), Object::<R::C>::of(start));
        let mut by_hand = start.to_vec();
        for &(index, bits) in writes {
            let (member, in_c) = (&self.members[index], &self.c.members()[index]);
            let value = member.random(bits as Wide);
            if !(member.set)(&mut by_rust.0, value) {
                continue;
            }
            by_c.set(in_c, value);
            match member.range {
                Some(range) => write_bits(&mut by_hand, range, value),
                None => by_hand.copy_from_slice(by_c.bytes()),
            }
            assert_eq!(hex(by_rust.bytes()), hex(by_c.bytes()), "{} = {value}", member.path);
            assert_eq!(hex(by_rust.bytes()), hex(&by_hand), "{} = {value}", member.path);
        }
        for (member, in_c) in self.both() {
            assert_eq!((member.get)(&by_rust.0), by_c.get(in_c), "{}", member.path);
        }
    }
}

fn valid<T, E: Debug>(result: Result<T, E>) -> T {
    result.expect("the value has been taken from those that are valid")
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x} ")).collect()
}

/// Writes a field bit by bit, in the numbering of `LAYOUT`.
pub(crate) fn write_bits(bytes: &mut [u8], range: BitRange, value: Wide) {
    for bit in 0..range.width {
        let (at, mask) = if cfg!(target_endian = "big") {
            let at = range.offset + range.width - 1 - bit;
            (at / 8, 0x80 >> (at % 8))
        } else {
            let at = range.offset + bit;
            (at / 8, 1 << (at % 8))
        };
        if value >> bit & 1 == 1 {
            bytes[at] |= mask;
        } else {
            bytes[at] &= !mask;
        }
    }
}
