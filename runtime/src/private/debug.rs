//! `Debug`, equality and hashing of a generated type, driven by its layout.

use core::fmt;
use core::hash::Hasher;

use super::access::wide;
use crate::describe::{MemberKind, MemberLayout};
use crate::number::Number;
use crate::traits::{CLayout, Values};

/// One run of bytes with bit-fields: a hole of the record.
type Run<'a> = &'a [u8];

/// Formats the members in C order: bit-fields decoded from `runs`, plain members from `plain`.
///
/// # Errors
///
/// When the formatter does.
pub fn debug_record<R: CLayout>(
    f: &mut fmt::Formatter<'_>,
    runs: &[Run<'_>],
    plain: &[&dyn fmt::Debug],
) -> fmt::Result {
    let mut output = f.debug_struct(R::LAYOUT.name);
    let mut plain_seen = 0;
    for member in R::LAYOUT.members {
        match member.kind {
            MemberKind::Plain => {
                if let Some(value) = plain.get(plain_seen) {
                    output.field(member.name, value);
                }
                plain_seen += 1;
            }
            MemberKind::BitField => {
                output.field(
                    member.name,
                    &Decoded {
                        member,
                        bits: wide::read(runs[plain_seen], member.site),
                    },
                );
            }
            MemberKind::OverlayWord | MemberKind::Reserved => {}
        }
    }
    output.finish()
}

/// Formats the bytes of a union, of which nobody knows what they mean.
///
/// # Errors
///
/// When the formatter does.
pub fn debug_union<R: CLayout>(f: &mut fmt::Formatter<'_>, bytes: &[u8]) -> fmt::Result {
    f.debug_struct(R::LAYOUT.name)
        .field("bytes", &format_args!("{bytes:02x?}"))
        .finish()
}

/// A bit-field's value, printed as its Rust type would be.
struct Decoded<'a> {
    member: &'a MemberLayout,
    bits: u128,
}

impl fmt::Debug for Decoded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = Number::from_bits(self.bits, self.member.site.signed);
        match self.member.value.map(|facts| facts.value.values) {
            Some(Values::Bool) => fmt::Debug::fmt(&(self.bits != 0), f),
            Some(Values::Enumerators(enumerators)) => {
                match enumerators.iter().find(|enumerator| enumerator.value() == number) {
                    Some(enumerator) => f.write_str(enumerator.name),
                    None => fmt::Debug::fmt(&number, f),
                }
            }
            _ => fmt::Debug::fmt(&number, f),
        }
    }
}

/// `a == b`, in a place where no lint about the type of a plain member (function pointers) can meet the user's crate.
#[inline]
#[must_use]
pub fn equal<T: PartialEq>(a: &T, b: &T) -> bool {
    a == b
}

/// Whether all bit-fields of `R` in hole `hole` are equal; other bits do not count.
#[must_use]
pub fn eq_bits<R: CLayout>(hole: usize, a: Run<'_>, b: Run<'_>) -> bool {
    fields::<R>(hole).all(|member| wide::read(a, member.site) == wide::read(b, member.site))
}

/// Hashes what [`eq_bits`] compares.
pub fn hash_bits<R: CLayout, H: Hasher>(hole: usize, run: Run<'_>, state: &mut H) {
    for member in fields::<R>(hole) {
        state.write_u128(wide::read(run, member.site));
    }
}

/// The bit-fields between the plain members before and after a hole.
fn fields<R: CLayout>(hole: usize) -> impl Iterator<Item = &'static MemberLayout> {
    let mut plain_seen = 0;
    R::LAYOUT.members.iter().filter(move |member| {
        if member.kind == MemberKind::Plain {
            plain_seen += 1;
        }
        member.kind == MemberKind::BitField && plain_seen == hole
    })
}
