//! Bytes as a series of decisions: what any fuzzer starts from.

/// The bytes that are left. After their end everything is zero, and zero is always the plainest choice.
pub struct Input<'a> {
    rest: &'a [u8],
}

/// Numbers at which something is likely to change.
const EDGES: [u32; 16] = [
    32,
    33,
    64,
    0xff,
    0x100,
    0x1000,
    0x7fff,
    0xffff,
    0x1_0000,
    0x10_0000,
    0x10_0001,
    0x00ff_ffff,
    0x7fff_ffff,
    0x8000_0000,
    u32::MAX - 1,
    u32::MAX,
];

impl<'a> Input<'a> {
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.rest.split_first() else {
            return 0;
        };
        self.rest = rest;
        *first
    }

    /// So many bytes of any value.
    pub fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.byte())
    }

    /// A number below `end`, which is not 0.
    pub fn below(&mut self, end: u8) -> u8 {
        self.byte() % end
    }

    /// Something that happens to one byte of `odds`, and never to a zero.
    pub fn rarely(&mut self, odds: u8) -> bool {
        self.byte() % odds == odds - 1
    }

    /// One of several.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[usize::from(self.byte()) % from.len()]
    }

    /// A number: mostly small, sometimes at an edge, sometimes any.
    pub fn word(&mut self) -> u32 {
        match self.byte() {
            small @ ..0xd0 => u32::from(small % 36),
            edge @ ..0xf0 => EDGES[usize::from(edge % 16)],
            _ => u32::from_le_bytes(self.bytes()),
        }
    }

    /// Up to `most` of something.
    pub fn list<T>(&mut self, most: u8, mut one: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| one(self)).collect()
    }

    /// Something or nothing.
    pub fn option<T>(&mut self, one: impl FnOnce(&mut Self) -> T) -> Option<T> {
        (self.byte() & 1 == 1).then(|| one(self))
    }
}
