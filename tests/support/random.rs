//! Random declarations, the same ones for the same seed. They are valid C for the ABI that they are made for.

use crate::decl::{Body, CType, Decl, Field};
use clayout::abi::Abi;

/// Numbers that look random (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Starts a sequence.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `end`.
    pub const fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// True in `percent` of 100 cases.
    pub const fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of a list.
    pub const fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        // The remainder is below the length.
        #[allow(clippy::cast_possible_truncation)]
        list[self.below(list.len() as u64) as usize]
    }
}

/// Makes declarations without end.
#[derive(Clone, Debug)]
pub struct Generator {
    random: Random,
    abi: Abi,
    types: Vec<CType>,
    bit_types: Vec<CType>,
    made: u32,
    /// Members named so far in the record being made.
    names: u32,
}

impl Iterator for Generator {
    type Item = Decl;

    fn next(&mut self) -> Option<Decl> {
        self.names = 0;
        let mut decl = self.record(0, true);
        decl.tag = format!("T{}", self.made);
        self.made += 1;
        Some(decl)
    }
}

const PACKS: [u64; 5] = [1, 2, 4, 8, 16];
const ALIGNS: [u64; 6] = [1, 2, 4, 8, 16, 32];
const DEPTH: u32 = 3;

impl Generator {
    /// Starts a sequence for an ABI.
    #[must_use]
    pub fn new(seed: u64, abi: Abi) -> Self {
        use CType::{
            Bool, Char, Double, Enum, Float, Int, Int128, LLong, Long, PackedEnum, Pointer, Short, UChar, UInt,
            UInt128, ULLong, ULong, UShort,
        };
        let available = |types: &[CType]| types.iter().copied().filter(|ty| ty.layout(&abi).is_some()).collect();
        let bit_types = [
            Bool, Char, UChar, UChar, Short, UShort, UShort, Int, Int, UInt, UInt, UInt, Long, ULong, LLong, ULLong,
            Int128, UInt128, Enum, PackedEnum,
        ];
        let types = [
            Bool, Char, UChar, Short, UShort, Int, UInt, Long, LLong, Int128, Float, Double, Pointer, Enum,
        ];
        Self {
            random: Random::new(seed),
            abi,
            types: available(&types),
            bit_types: available(&bit_types),
            made: 0,
            names: 0,
        }
    }

    /// A record; one of its own rather than written inside another has its own pack.
    fn record(&mut self, depth: u32, own: bool) -> Decl {
        let pack = if own && self.random.chance(30) {
            self.random.pick(&PACKS)
        } else {
            0
        };
        let packed = self.random.chance(10);
        let align = if self.random.chance(10) {
            self.random.pick(&ALIGNS)
        } else {
            0
        };
        let union = self.random.chance(if depth == 0 { 15 } else { 30 });
        let most = if depth == 0 { 8 } else { 4 };
        let count = if self.random.chance(3) {
            0
        } else {
            1 + self.random.below(most)
        };
        let members = (0..count).map(|_| self.field(depth)).collect();
        Decl {
            tag: String::new(),
            union,
            pack,
            packed,
            align,
            hoisted: depth > 0 && own,
            members,
        }
    }

    fn field(&mut self, depth: u32) -> Field {
        let packed = self.random.chance(7);
        let align = if self.random.chance(9) {
            self.random.pick(&ALIGNS)
        } else {
            0
        };
        let (name, body) = match self.random.below(100) {
            0..70 => self.bits(),
            70..88 => (Some(self.name()), self.plain()),
            _ if depth == DEPTH => (Some(self.name()), self.plain()),
            _ => self.nested(depth + 1),
        };
        Field {
            name,
            body,
            packed,
            align,
        }
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("m{}", self.names)
    }

    fn bits(&mut self) -> (Option<String>, Body) {
        let ty = self.random.pick(&self.bit_types);
        if self.random.chance(12) {
            return (None, Body::Bits(ty, 0));
        }
        let width = self.width(ty);
        let name = self.random.chance(85).then(|| self.name());
        (name, Body::Bits(ty, width))
    }

    /// A width that the type allows; small, full and nearly full ones are more frequent.
    fn width(&mut self, ty: CType) -> u32 {
        let full = match ty {
            CType::Bool => 1,
            _ => ty.layout(&self.abi).expect("a type of this ABI").size * 8,
        };
        let width = match self.random.below(10) {
            0..4 => 1 + self.random.below(full.min(8)),
            4..8 => 1 + self.random.below(full),
            8 => full,
            _ => full - self.random.below(full.min(3)),
        };
        u32::try_from(width).expect("no type has so many bits")
    }

    fn plain(&mut self) -> Body {
        let ty = self.random.pick(&self.types);
        let array = if self.random.chance(12) {
            Some(self.random.below(4))
        } else {
            None
        };
        Body::Plain(ty, array)
    }

    fn nested(&mut self, depth: u32) -> (Option<String>, Body) {
        let own = self.random.chance(40);
        let record = self.record(depth, own);
        let anonymous = !own && self.random.chance(40);
        let array = if !anonymous && self.random.chance(15) {
            Some(self.random.below(4))
        } else {
            None
        };
        let name = (!anonymous).then(|| self.name());
        (name, Body::Record(record, array))
    }
}
