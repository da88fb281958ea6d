//! Two records, declared with the derive and written by hand with masks: what the bench times and what
//! `scripts/instructions.sh` counts. `scripts/instructions/records.c` has them in C.
#![expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "what one writes by hand, and without optimisation the functions for it are calls"
)]
#![expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "the accessors of the generated types take a reference too"
)]

use clayout::CLayout;

/// Six bit-fields in two words: one signed, one `bool`, one signed and two that cross bytes.
#[derive(CLayout)]
#[clayout(name = "Words", bits = u32)]
pub(crate) struct WordsInC {
    #[bits(3)]
    pub(crate) level: u8,
    #[bits(5, i32)]
    pub(crate) tilt: i8,
    #[bits(1)]
    pub(crate) ready: bool,
    #[bits(13)]
    pub(crate) count: u16,
    #[bits(10, i32)]
    pub(crate) delta: i16,
    #[bits(24)]
    pub(crate) index: u32,
}

/// Bit-fields in five packed bytes, in which no unit of C's type is aligned.
#[derive(CLayout)]
#[clayout(name = "Packed", packed, bits = u32)]
pub(crate) struct PackedInC {
    #[bits(4)]
    pub(crate) kind: u8,
    #[bits(13)]
    pub(crate) code: u16,
    #[bits(20, i32)]
    pub(crate) offset: i32,
}

/// Three bytes behind a plain member, which no load takes at once.
#[derive(CLayout)]
#[clayout(name = "Tail")]
pub(crate) struct TailInC {
    pub(crate) tag: u8,
    #[bits(24)]
    pub(crate) rest: u32,
}

/// [`Words`] by hand.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct WordMasks {
    low: u32,
    high: u32,
}

/// An accessor pair for an unsigned field.
macro_rules! unsigned {
    ($get:ident $set:ident $ty:ty, $word:ident $shift:literal $width:literal) => {
        #[inline]
        pub(crate) const fn $get(&self) -> $ty {
            (self.$word >> $shift & const { (1 << $width) - 1 }) as $ty
        }

        #[inline]
        #[track_caller]
        pub(crate) const fn $set(&mut self, value: $ty) {
            assert!(value < const { 1 << $width }, "out of range");
            self.$word = self.$word & const { !(((1 << $width) - 1) << $shift) } | (value as u32) << $shift;
        }
    };
}

/// An accessor pair for a signed field.
macro_rules! signed {
    ($get:ident $set:ident $ty:ty, $word:ident $shift:literal $width:literal) => {
        #[inline]
        pub(crate) const fn $get(&self) -> $ty {
            ((self.$word << const { 32 - $shift - $width }) as i32 >> const { 32 - $width }) as $ty
        }

        #[inline]
        #[track_caller]
        pub(crate) const fn $set(&mut self, value: $ty) {
            assert!(
                value >= const { -1 << ($width - 1) } && value < const { 1 << ($width - 1) },
                "out of range"
            );
            let bits = value as u32 & const { (1 << $width) - 1 };
            self.$word = self.$word & const { !(((1 << $width) - 1) << $shift) } | bits << $shift;
        }
    };
}

impl WordMasks {
    pub(crate) const fn new() -> Self {
        Self { low: 0, high: 0 }
    }

    unsigned!(level set_level u8, low 0 3);
    signed!(tilt set_tilt i8, low 3 5);
    unsigned!(count set_count u16, low 9 13);
    signed!(delta set_delta i16, low 22 10);
    unsigned!(index set_index u32, high 0 24);

    #[inline]
    pub(crate) const fn ready(&self) -> bool {
        self.low >> 8 & 1 != 0
    }

    #[inline]
    pub(crate) const fn set_ready(&mut self, value: bool) {
        self.low = self.low & !(1 << 8) | (value as u32) << 8;
    }
}

/// [`Packed`] by hand.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct PackedMasks {
    bytes: [u8; 5],
}

impl PackedMasks {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; 5] }
    }

    #[inline]
    const fn low(&mut self) -> &mut [u8; 4] {
        self.bytes.first_chunk_mut().expect("4 of 5 bytes")
    }

    #[inline]
    const fn high(&mut self) -> &mut [u8; 4] {
        self.bytes.last_chunk_mut().expect("4 of 5 bytes")
    }

    #[inline]
    pub(crate) const fn code(&self) -> u16 {
        let low = *self.bytes.first_chunk().expect("4 of 5 bytes");
        (u32::from_le_bytes(low) >> 4 & 0x1FFF) as u16
    }

    #[inline]
    #[track_caller]
    pub(crate) const fn set_code(&mut self, value: u16) {
        assert!(value < 1 << 13, "out of range");
        let low = self.low();
        *low = (u32::from_le_bytes(*low) & !(0x1FFF << 4) | (value as u32) << 4).to_le_bytes();
    }

    #[inline]
    pub(crate) const fn offset(&self) -> i32 {
        let high = *self.bytes.last_chunk().expect("4 of 5 bytes");
        (u32::from_le_bytes(high) << 3) as i32 >> 12
    }

    #[inline]
    #[track_caller]
    pub(crate) const fn set_offset(&mut self, value: i32) {
        assert!(value >= -(1 << 19) && value < 1 << 19, "out of range");
        let bits = value as u32 & 0xF_FFFF;
        let high = self.high();
        *high = (u32::from_le_bytes(*high) & !(0xF_FFFF << 9) | bits << 9).to_le_bytes();
    }
}

/// [`Tail`] by hand.
#[derive(Clone, Copy)]
#[repr(C)]
pub(crate) struct TailMasks {
    tag: u8,
    rest: [u8; 3],
}

impl TailMasks {
    pub(crate) const fn new() -> Self {
        Self { tag: 0, rest: [0; 3] }
    }

    #[inline]
    pub(crate) const fn rest(&self) -> u32 {
        let [a, b, c] = self.rest;
        u32::from_le_bytes([a, b, c, 0])
    }

    #[inline]
    #[track_caller]
    pub(crate) const fn set_rest(&mut self, value: u32) {
        assert!(value < 1 << 24, "out of range");
        let [a, b, c, _] = value.to_le_bytes();
        self.rest = [a, b, c];
    }
}
