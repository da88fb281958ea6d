//! Compares a type that the derive generated with the C compiler's: size, alignment, and every member in both directions.

mod check;
mod object;
mod random;
mod values;

use core::ffi::c_char;

use clayout::{AnyBits, BitRange, CLayout, Enumerator, InvalidMember, OutOfRange, StructLayout};

pub(crate) use object::{hex, write_bits};
pub(crate) use values::{CALLBACK, TARGET};

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
#[expect(clippy::extra_unused_type_parameters, reason = "it has to have the trait")]
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
    pub(crate) with: Option<With<R::C>>,
    pub(crate) set_checked: Option<SetChecked<R::C>>,
    pub(crate) range: Option<BitRange>,
    pub(crate) literal: Option<Literal<R>>,
}

type With<C> = fn(C, Wide) -> Option<C>;
type SetChecked<C> = fn(&mut C, Wide) -> Option<Result<(), OutOfRange>>;

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
    /// Null, and [`CALLBACK`].
    Callback,
}
