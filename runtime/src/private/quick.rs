//! The layout of records without attributes, in one pass.
//!
//! `const` evaluation pays for every call and every copy, and each struct of a user's crate is laid out in it whenever that
//! crate is checked. Most have no attribute on anything: for those this gives what [`crate::layout::place`] gives (a test
//! compares the two) for a small part of the cost. It answers `None` for all others.

use super::facts::{Fact, Role};
use crate::abi::{Abi, Family};

/// What a record takes before it is rounded to its alignment, in bits.
pub(super) struct Quick {
    pub(super) end: u64,
    pub(super) align: u64,
}

/// What the members so far have taken, in bits.
struct Taken {
    /// GNU: the next free bit. Microsoft: the end of the last storage unit or plain member.
    end: u64,
    align: u64,
    /// Microsoft: the type's size and the bits left of the open storage unit.
    unit: u64,
    left: u64,
}

/// Writes the offset of each fact; nothing where the record needs the general algorithms.
pub(super) const fn place<const N: usize>(abi: &Abi, facts: &[Fact; N], offsets: &mut [u64; N]) -> Option<Quick> {
    let gnu = matches!(abi.family, Family::Gnu);
    if gnu && !abi.type_align {
        return None;
    }
    let mut taken = Taken {
        end: 0,
        align: 8,
        unit: 0,
        left: 0,
    };
    // Where the overlay ends that the next members are in, and the alignment that its word has.
    let (mut overlaid, mut word_end, mut word_align) = (0, 0, 0);
    let mut i = 0;
    while i < N {
        let Fact(name, role, aligned, packed) = &facts[i];
        let ty = match role {
            Role::Bits(_, _, c) | Role::Reserved(_, c) | Role::Overlay(_, c) => &c.facts.layout,
            Role::Plain(facts) => &facts.layout,
        };
        let (size, align) = (ty.size * 8, ty.align * 8);
        // Above 8 bytes a default pack value can matter, and 2^32 bits keep all sums small.
        if *packed || *aligned != 0 || ty.required != 0 || align > 64 || size >= 1 << 32 {
            return None;
        }
        let at = match role {
            Role::Bits(width, _, c) | Role::Reserved(width, c) => {
                if *width == 0 || *width > c.most || name.is_empty() || (overlaid > 0 && align > word_align) {
                    return None;
                }
                let width = *width as u64;
                if gnu {
                    let mut at = taken.end;
                    if at % align + width > size {
                        at = (at + (align - 1)) & !(align - 1);
                    }
                    taken.end = at + width;
                    at
                } else if taken.unit == size && width <= taken.left {
                    let at = taken.end - taken.left;
                    taken.left -= width;
                    at
                } else {
                    let at = (taken.end + (align - 1)) & !(align - 1);
                    taken.end = at + size;
                    taken.unit = size;
                    taken.left = size - width;
                    at
                }
            }
            Role::Plain(_) | Role::Overlay(..) => {
                taken.unit = 0;
                let from = (taken.end + 7) & !7;
                let at = (from + (align - 1)) & !(align - 1);
                taken.end = at + size;
                if let Role::Overlay(members, _) = role {
                    overlaid = *members + 1;
                    (word_end, word_align) = (taken.end, align);
                    taken.end = at;
                }
                at
            }
        };
        offsets[i] = at;
        if align > taken.align {
            taken.align = align;
        }
        if overlaid > 0 {
            overlaid -= 1;
            if overlaid == 0 {
                // Bit-fields that need more than the word are not for here.
                if taken.end > word_end {
                    return None;
                }
                taken.end = word_end;
                taken.unit = 0;
            }
        }
        i += 1;
    }
    if taken.end == 0 {
        return None;
    }
    Some(Quick {
        end: (taken.end + 7) & !7,
        align: taken.align,
    })
}

#[cfg(test)]
mod tests {
    use crate::abi::Family;
    use crate::private::facts::{Fact, Head, Role};
    use crate::private::placing::laid_both_ways;
    use crate::traits::{BitField, CType};

    /// A generator of which only the sequence matters: xorshift.
    struct Random(u64);

    impl Random {
        fn below(&mut self, limit: u64) -> u64 {
            self.0 ^= self.0 << 13;
            self.0 ^= self.0 >> 7;
            self.0 ^= self.0 << 17;
            self.0 % limit
        }

        fn bits<T: BitField + CType>(&mut self) -> Fact {
            let bits = size_of::<T>() as u64 * 8;
            let width = u32::try_from(1 + self.below(bits)).unwrap();
            Fact("b", Role::Bits(width, T::__FACTS, T::__FACTS), 0, false)
        }

        fn any_bits(&mut self) -> Fact {
            match self.below(4) {
                0 => self.bits::<u8>(),
                1 => self.bits::<i16>(),
                2 => self.bits::<u32>(),
                _ => self.bits::<u64>(),
            }
        }

        fn fact(&mut self, left: usize) -> Fact {
            match self.below(8) {
                0 => Fact("p", Role::Plain(<u8 as CType>::TYPE), 0, false),
                1 => Fact("p", Role::Plain(<[u16; 3] as CType>::TYPE), 0, false),
                2 => Fact("p", Role::Plain(<f64 as CType>::TYPE), 0, false),
                3 if left > 2 => {
                    let members = usize::try_from(1 + self.below(2)).unwrap();
                    Fact("w", Role::Overlay(members, <u32 as BitField>::__FACTS), 0, false)
                }
                _ => self.any_bits(),
            }
        }
    }

    #[test]
    fn the_quick_way_and_the_general_one_agree() {
        let mut random = Random(0x2545_F491_4F6C_DD1D);
        for family in [Family::Gnu, Family::Msvc, Family::Mingw] {
            let mut quick = 0;
            for _ in 0..20_000 {
                let mut overlaid = 0;
                let facts: [Fact; 8] = core::array::from_fn(|i| {
                    if overlaid > 0 {
                        overlaid -= 1;
                        return random.any_bits();
                    }
                    let fact = random.fact(8 - i);
                    overlaid = fact.members_of_overlay();
                    fact
                });
                if let Some([a, b]) = laid_both_ways(Head::new("R").family(family), &facts) {
                    assert_eq!(a, b, "{family:?}");
                    quick += 1;
                }
            }
            assert!(
                quick > 10_000,
                "{family:?}: only {quick} of 20,000 records took the quick way"
            );
        }
    }
}
