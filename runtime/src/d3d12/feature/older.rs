//! What a feature's struct was before a header appended members to it.

use crate::CLayout;
use crate::message::Text;

/// The struct of an older header: the first of the members that there are now.
#[derive(Clone, Copy, Debug)]
pub struct Older {
    /// How many C members it had.
    pub(super) members: usize,
    /// Its `sizeof`.
    pub(super) size: usize,
}

impl Older {
    /// The struct before the member behind these, which are given by their alignments.
    ///
    /// Its size is where its last member ended, rounded up to its own alignment: both can be less than those of the struct of
    /// now, whose member may start behind a gap.
    #[must_use]
    pub const fn before<C: CLayout>(aligns: &[u64]) -> Self {
        // What the declaration asks for is asked for in all headers.
        let mut align = if C::LAYOUT.aligned == 0 { 1 } else { C::LAYOUT.aligned };
        let (mut end, mut i) = (0, 0);
        while i < aligns.len() {
            let member = &C::LAYOUT.members[i];
            end = (member.bit_offset + member.bit_width).div_ceil(8);
            if aligns[i] > align {
                align = aligns[i];
            }
            i += 1;
        }
        Self {
            members: aligns.len(),
            #[expect(clippy::cast_possible_truncation, reason = "the alignment of a type of this target")]
            size: end.next_multiple_of(align as usize),
        }
    }
}

/// Looks whether an appended member made the struct larger. The caller's span is the member.
///
/// # Panics
///
/// When the struct has one size with and without it: no device tells by that which of them it knows, and what it has left alone
/// would pass for an answer. Then the declaration does not compile.
#[track_caller]
pub const fn check_appended<C: CLayout>(older: &[Older], index: usize, name: &str) {
    let with = if index + 1 < older.len() {
        older[index + 1].size
    } else {
        C::LAYOUT.size
    };
    if older[index].size == with {
        let text = Text::new()
            .push("`")
            .push(name)
            .push("` lies in the padding of the older struct, so that both have one size and no device tells them apart: ")
            .push("write `nonzero` with `appended` where 0 is no answer, or no `appended`");
        panic!("{}", text.as_str())
    }
}
