//! Where bit-fields go: units, separators, pack and the attributes, one rule to a record.

cases! {
    // The second field would straddle a unit's end and moves to the next.
    straddle = Straddle as "struct straddle" {
        c r"
            struct straddle {
                uint32_t a : 20;
                uint32_t b : 20;
                uint32_t c : 12;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "straddle", bits = u32)]
            pub struct Straddle {
                #[bits(20)]
                pub a: u32,
                #[bits(20)]
                pub b: u32,
                #[bits(12)]
                pub c: u16,
            }
        }
        members {
            bits a, b: u32 = 20;
            bits c: u16 = 12;
        }
    }

    // Every integer type in a row, each as wide as it gets before the next one.
    mixed_types = MixedTypes as "struct mixed_types" {
        c r"
            struct mixed_types {
                uint8_t a : 3;
                uint16_t b : 9;
                uint32_t c : 21;
                uint64_t d : 41;
                uint32_t e : 5;
                uint16_t f : 2;
                uint8_t g : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mixed_types")]
            pub struct MixedTypes {
                #[bits(3)]
                pub a: u8,
                #[bits(9)]
                pub b: u16,
                #[bits(21)]
                pub c: u32,
                #[bits(41)]
                pub d: u64,
                #[bits(5, u32)]
                pub e: u8,
                #[bits(2, u16)]
                pub f: u8,
                #[bits(1)]
                pub g: u8,
            }
        }
        members {
            bits a: u8 = 3;
            bits b: u16 = 9;
            bits c: u32 = 21;
            bits d: u64 = 41;
            bits e: u8 = 5;
            bits f: u8 = 2;
            bits g: u8 = 1;
        }
    }

    // Plain members between runs, in the units of the bits.
    plain_between = PlainBetween as "struct plain_between" {
        c r"
            struct plain_between {
                uint32_t a : 5;
                uint8_t x;
                uint32_t b : 7;
                uint16_t y;
                uint32_t c : 30;
                uint8_t z;
                uint32_t d : 8;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "plain_between", bits = u32)]
            pub struct PlainBetween {
                #[bits(5)]
                pub a: u8,
                pub x: u8,
                #[bits(7)]
                pub b: u8,
                pub y: u16,
                #[bits(30)]
                pub c: u32,
                pub z: u8,
                #[bits(8)]
                pub d: u8,
            }
        }
        members {
            bits a: u8 = 5;
            bits b: u8 = 7;
            bits c: u32 = 30;
            bits d: u8 = 8;
            field x, z: u8;
            field y: u16;
        }
    }

    // Fields as wide as their types: masks of (1 << width) - 1 overflow.
    full_width = FullWidth as "struct full_width" {
        c r"
            struct full_width {
                uint8_t a : 8;
                uint16_t b : 16;
                uint32_t c : 32;
                uint64_t d : 64;
                int8_t e : 8;
                int16_t f : 16;
                int32_t g : 32;
                int64_t h : 64;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "full_width")]
            pub struct FullWidth {
                #[bits(8)]
                pub a: u8,
                #[bits(16)]
                pub b: u16,
                #[bits(32)]
                pub c: u32,
                #[bits(64)]
                pub d: u64,
                #[bits(8)]
                pub e: i8,
                #[bits(16)]
                pub f: i16,
                #[bits(32)]
                pub g: i32,
                #[bits(64)]
                pub h: i64,
            }
        }
        members {
            bits a: u8 = 8;
            bits b: u16 = 16;
            bits c: u32 = 32;
            bits d: u64 = 64;
            bits e: i8 = 8;
            bits f: i16 = 16;
            bits g: i32 = 32;
            bits h: i64 = 64;
        }
    }

    // Separators of every type, one behind the other, and one at the end.
    separators = Separators as "struct separators" {
        c r"
            struct separators {
                uint8_t a : 3;
                uint16_t : 0;
                uint8_t b : 3;
                uint32_t : 0;
                uint64_t : 0;
                uint8_t c : 3;
                uint8_t : 0;
                uint32_t d : 3;
                uint32_t : 0;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "separators")]
            pub struct Separators {
                #[bits(3)]
                pub a: u8,
                #[bits(0, u16, unnamed)]
                pub behind_a: (),
                #[bits(3)]
                pub b: u8,
                #[bits(0, u32, unnamed)]
                pub behind_b: (),
                #[bits(0, u64, unnamed)]
                pub behind_b_too: (),
                #[bits(3)]
                pub c: u8,
                #[bits(0, u8, unnamed)]
                pub behind_c: (),
                #[bits(3)]
                pub d: u32,
                #[bits(0, u32, unnamed)]
                pub behind_d: (),
            }
        }
        members {
            bits a, b, c: u8 = 3;
            bits d: u32 = 3;
        }
    }

    // Unnamed and reserved fields in all places.
    unnamed = Unnamed as "struct unnamed" {
        c r"
            struct unnamed {
                uint16_t : 2;
                uint16_t a : 7;
                uint16_t : 4;
                uint16_t reserved : 3;
                uint16_t b : 11;
                uint32_t : 17;
                uint8_t c : 5;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "unnamed", bits = u16)]
            pub struct Unnamed {
                #[bits(2, u16, unnamed)]
                pub first: (),
                #[bits(7)]
                pub a: u8,
                #[bits(4, u16, unnamed)]
                pub second: (),
                #[bits(3)]
                pub reserved: (),
                #[bits(11)]
                pub b: u16,
                #[bits(17, u32, unnamed)]
                pub third: (),
                #[bits(5, u8)]
                pub c: u8,
            }
        }
        members {
            bits a: u8 = 7;
            bits b: u16 = 11;
            bits c: u8 = 5;
        }
    }

    // Nothing but reserved bits.
    only_reserved = OnlyReserved as "struct only_reserved" {
        c r"
            struct only_reserved {
                uint32_t reserved : 9;
                uint32_t : 3;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "only_reserved", bits = u32)]
            pub struct OnlyReserved {
                #[bits(9)]
                pub reserved: (),
                #[bits(3, u32, unnamed)]
                pub rest: (),
            }
        }
        members {}
    }

    // Widths that are constant expressions, and members with other names in Rust.
    const_widths = ConstWidths as "struct const_widths" {
        c r"
            #define TAG_BITS 5
            struct const_widths {
                uint32_t camelTag : TAG_BITS;
                uint32_t other : 2 * TAG_BITS;
                uint32_t rest : 32 - 3 * TAG_BITS;
                uint16_t camelPlain;
            };
        "
        rust {
            pub const TAG_BITS: u32 = 5;

            pub type Word = u32;

            #[derive(CLayout)]
            #[clayout(name = "const_widths", rename_all = "camelCase", bits = Word)]
            pub struct ConstWidths {
                #[bits(TAG_BITS)]
                pub camel_tag: u8,
                #[bits({ 2 * TAG_BITS })]
                #[clayout(name = "other")]
                pub second_tag: u16,
                #[bits({ Word::BITS - 3 * TAG_BITS })]
                pub rest: Word,
                pub camel_plain: u16,
            }
        }
        members {
            bits camel_tag "camelTag": u8 = 5;
            bits second_tag "other": u16 = 10;
            bits rest: Word = 17;
            field camel_plain "camelPlain": u16;
        }
    }

    // Any pack lets fields straddle by GNU rules; pack(1) leaves no padding.
    pack1 = Pack1 as "struct pack1" {
        c r"
            #pragma pack(push, 1)
            struct pack1 {
                uint32_t a : 20;
                uint32_t b : 20;
                uint64_t c : 50;
                uint8_t d;
                uint64_t e;
                uint16_t f : 11;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "pack1", pack = 1)]
            pub struct Pack1 {
                #[bits(20)]
                pub a: u32,
                #[bits(20)]
                pub b: u32,
                #[bits(50)]
                pub c: u64,
                pub d: u8,
                pub e: u64,
                #[bits(11)]
                pub f: u16,
            }
        }
        members {
            bits a, b: u32 = 20;
            bits c: u64 = 50;
            field d: u8;
            field e: u64;
            bits f: u16 = 11;
        }
    }

    // pack(2)
    pack2 = Pack2 as "struct pack2" {
        c r"
            #pragma pack(push, 2)
            struct pack2 {
                uint8_t a;
                uint32_t b : 9;
                uint32_t c;
                uint32_t d : 31;
                uint64_t e;
                uint8_t f : 1;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "pack2", pack = 2)]
            pub struct Pack2 {
                pub a: u8,
                #[bits(9)]
                pub b: u32,
                pub c: u32,
                #[bits(31)]
                pub d: u32,
                pub e: u64,
                #[bits(1)]
                pub f: u8,
            }
        }
        members {
            field a: u8;
            bits b: u32 = 9;
            field c: u32;
            bits d: u32 = 31;
            field e: u64;
            bits f: u8 = 1;
        }
    }

    // pack(4) lowers what has 8.
    pack4 = Pack4 as "struct pack4" {
        c r"
            #pragma pack(push, 4)
            struct pack4 {
                uint8_t a : 4;
                uint64_t b;
                double c;
                uint64_t d : 33;
                uint64_t e : 33;
                uint16_t : 0;
                uint8_t f : 2;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "pack4", pack = 4)]
            pub struct Pack4 {
                #[bits(4)]
                pub a: u8,
                pub b: u64,
                pub c: f64,
                #[bits(33)]
                pub d: u64,
                #[bits(33)]
                pub e: u64,
                #[bits(0, u16, unnamed)]
                pub separator: (),
                #[bits(2)]
                pub f: u8,
            }
        }
        members {
            bits a: u8 = 4;
            field b: u64;
            field(double) c: f64;
            bits d, e: u64 = 33;
            bits f: u8 = 2;
        }
    }

    // pack(16) lowers nothing, yet GNU fields may straddle under it.
    pack16 = Pack16 as "struct pack16" {
        c r"
            #pragma pack(push, 16)
            struct pack16 {
                uint32_t a : 20;
                uint32_t b : 20;
                uint64_t c;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "pack16", pack = 16)]
            pub struct Pack16 {
                #[bits(20)]
                pub a: u32,
                #[bits(20)]
                pub b: u32,
                pub c: u64,
            }
        }
        members {
            bits a, b: u32 = 20;
            field c: u64;
        }
    }

    // The packed attribute, with separators that it does not reach.
    packed = Packed as "struct packed" {
        c r"
            struct packed {
                uint16_t a : 9;
                uint32_t : 0;
                uint8_t b : 2;
                int16_t c;
                int64_t d : 40;
                uint64_t e;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed", packed)]
            pub struct Packed {
                #[bits(9)]
                pub a: u16,
                #[bits(0, u32, unnamed)]
                pub separator: (),
                #[bits(2)]
                pub b: u8,
                pub c: i16,
                #[bits(40)]
                pub d: i64,
                pub e: u64,
            }
        }
        members {
            bits a: u16 = 9;
            bits b: u8 = 2;
            field c: i16;
            bits d: i64 = 40;
            field e: u64;
        }
    }

    // packed and pack at once: bits align the record, and Rust's own packed would not.
    packed_under_pack = PackedUnderPack as "struct packed_under_pack" {
        c r"
            #pragma pack(push, 4)
            struct packed_under_pack {
                uint8_t a;
                uint32_t b : 20;
                uint64_t c;
                uint16_t d : 3;
            } __attribute__((packed));
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed_under_pack", pack = 4, packed)]
            pub struct PackedUnderPack {
                pub a: u8,
                #[bits(20)]
                pub b: u32,
                pub c: u64,
                #[bits(3)]
                pub d: u16,
            }
        }
        members {
            member a: u8;
            bits b: u32 = 20;
            member c: u64;
            bits d: u16 = 3;
        }
    }

    // Packed fields of 64 bits at each bit of a byte: nine bytes to read.
    nine_bytes = NineBytes as "struct nine_bytes" {
        c r"
            struct nine_bytes {
                uint64_t a : 1;
                uint64_t b : 64;
                int64_t c : 63;
                uint64_t d : 5;
                int64_t e : 64;
                uint64_t f : 61;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "nine_bytes", packed)]
            pub struct NineBytes {
                #[bits(1, u64)]
                pub a: bool,
                #[bits(64)]
                pub b: u64,
                #[bits(63)]
                pub c: i64,
                #[bits(5)]
                pub d: u64,
                #[bits(64)]
                pub e: i64,
                #[bits(61)]
                pub f: u64,
            }
        }
        members {
            bits a: bool = 1;
            bits b: u64 = 64;
            bits c: i64 = 63;
            bits d: u64 = 5;
            bits e: i64 = 64;
            bits f: u64 = 61;
        }
    }

    // 128-bit fields.
    int128 = Int128 as "struct int128" {
        #[int128]
        c r"
            struct int128 {
                uint64_t a : 60;
                unsigned __int128 b : 70;
                unsigned __int128 c : 1;
                __int128 d : 127;
                unsigned __int128 e : 128;
                __int128 f;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "int128")]
            pub struct Int128 {
                #[bits(60)]
                pub a: u64,
                #[bits(70)]
                pub b: u128,
                #[bits(1, u128)]
                pub c: bool,
                #[bits(127)]
                pub d: i128,
                #[bits(128)]
                pub e: u128,
                pub f: i128,
            }
        }
        members {
            bits a: u64 = 60;
            bits b: u128 = 70;
            bits c: bool = 1;
            bits d: i128 = 127;
            bits e: u128 = 128;
            field f: i128;
        }
    }

    // Packed fields of 128 bits: seventeen bytes to read.
    seventeen_bytes = SeventeenBytes as "struct seventeen_bytes" {
        #[int128]
        c r"
            struct seventeen_bytes {
                unsigned __int128 a : 3;
                unsigned __int128 b : 128;
                __int128 c : 127;
                __int128 d : 128;
                unsigned __int128 e : 30;
                unsigned __int128 f : 20;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "seventeen_bytes", packed)]
            pub struct SeventeenBytes {
                #[bits(3)]
                pub a: u128,
                #[bits(128)]
                pub b: u128,
                #[bits(127)]
                pub c: i128,
                #[bits(128)]
                pub d: i128,
                #[bits(30, u128)]
                pub e: u32,
                #[bits(20)]
                pub f: u128,
            }
        }
        members {
            bits a: u128 = 3;
            bits b: u128 = 128;
            bits c: i128 = 127;
            bits d: i128 = 128;
            bits e: u32 = 30;
            bits f: u128 = 20;
        }
    }

    // An aligned record ends in padding.
    aligned_record = AlignedRecord as "struct aligned_record" {
        c r"
            struct __attribute__((aligned(32))) aligned_record {
                uint8_t a : 3;
                uint16_t b;
                uint8_t c : 7;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_record", align = 32)]
            pub struct AlignedRecord {
                #[bits(3)]
                pub a: u8,
                pub b: u16,
                #[bits(7)]
                pub c: u8,
            }
        }
        members {
            bits a: u8 = 3;
            field b: u16;
            bits c: u8 = 7;
        }
    }

    // An aligned plain member and an aligned bit-field.
    aligned_members = AlignedMembers as "struct aligned_members" {
        c r"
            struct aligned_members {
                uint32_t a : 3;
                __attribute__((aligned(8))) uint32_t b : 3;
                uint32_t c : 3;
                __attribute__((aligned(16))) uint8_t d;
                uint8_t e : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_members")]
            pub struct AlignedMembers {
                #[bits(3)]
                pub a: u32,
                #[bits(3)]
                #[clayout(align = 8)]
                pub b: u32,
                #[bits(3)]
                pub c: u32,
                #[clayout(align = 16)]
                pub d: u8,
                #[bits(1)]
                pub e: u8,
            }
        }
        members {
            bits a, b, c: u32 = 3;
            field d: u8;
            bits e: u8 = 1;
        }
    }

    // Packed members: read and written by accessors, for Rust cannot place them.
    packed_members = PackedMembers as "struct packed_members" {
        c r"
            struct packed_members {
                uint8_t a;
                __attribute__((packed)) uint32_t b;
                uint32_t c : 20;
                __attribute__((packed)) uint32_t d : 20;
                uint32_t e : 20;
                uint16_t f;
                __attribute__((packed)) double g;
                __attribute__((packed)) uint16_t h[3];
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed_members")]
            pub struct PackedMembers {
                pub a: u8,
                #[clayout(packed)]
                pub b: u32,
                #[bits(20)]
                pub c: u32,
                #[bits(20)]
                #[clayout(packed)]
                pub d: u32,
                #[bits(20)]
                pub e: u32,
                pub f: u16,
                #[clayout(packed)]
                pub g: f64,
                #[clayout(packed)]
                pub h: [u16; 3],
            }
        }
        members {
            member a: u8;
            member b: u32;
            bits c, d, e: u32 = 20;
            member f, h[0], h[2]: u16;
            member(double) g: f64;
        }
    }

    // Packed and aligned at once, which Rust refuses on one type.
    packed_and_aligned = PackedAndAligned as "struct packed_and_aligned" {
        c r"
            struct packed_and_aligned {
                uint8_t a;
                uint64_t b;
                uint32_t c : 13;
                int32_t d : 30;
                void *e;
            } __attribute__((packed, aligned(4)));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed_and_aligned", packed, align = 4)]
            pub struct PackedAndAligned {
                pub a: u8,
                pub b: u64,
                #[bits(13)]
                pub c: u32,
                #[bits(30)]
                pub d: i32,
                pub e: *mut c_void,
            }
        }
        members {
            member a: u8;
            member b: u64;
            bits c: u32 = 13;
            bits d: i32 = 30;
            member(pointer) e: *mut c_void;
        }
    }

    // An aligned member under pack: pack wins by GNU rules.
    aligned_under_pack = AlignedUnderPack as "struct aligned_under_pack" {
        c r"
            #pragma pack(push, 2)
            struct aligned_under_pack {
                uint8_t a;
                __attribute__((aligned(8))) uint32_t b;
                uint8_t c : 4;
                uint32_t d;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_under_pack", pack = 2)]
            pub struct AlignedUnderPack {
                pub a: u8,
                #[clayout(align = 8)]
                pub b: u32,
                #[bits(4)]
                pub c: u8,
                pub d: u32,
            }
        }
        members {
            member a: u8;
            member b, d: u32;
            bits c: u8 = 4;
        }
    }

    // An aligned record under pack.
    aligned_record_under_pack = AlignedRecordUnderPack as "struct aligned_record_under_pack" {
        c r"
            #pragma pack(push, 1)
            struct __attribute__((aligned(8))) aligned_record_under_pack {
                uint8_t a : 3;
                uint32_t b;
                uint32_t c : 25;
                uint16_t d;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_record_under_pack", pack = 1, align = 8)]
            pub struct AlignedRecordUnderPack {
                #[bits(3)]
                pub a: u8,
                pub b: u32,
                #[bits(25)]
                pub c: u32,
                pub d: u16,
            }
        }
        members {
            bits a: u8 = 3;
            member b: u32;
            bits c: u32 = 25;
            member d: u16;
        }
    }

    // gcc moves an aligned field as far as pack allows; clang does not move it at all.
    aligned_bits_under_pack = AlignedBitsUnderPack as "struct aligned_bits_under_pack" {
        #[gcc]
        c r"
            #pragma pack(push, 1)
            struct aligned_bits_under_pack {
                uint32_t a : 3;
                __attribute__((aligned(4))) uint32_t b : 3;
                uint32_t c : 3;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_bits_under_pack", pack = 1, bits = u32)]
            pub struct AlignedBitsUnderPack {
                #[bits(3)]
                pub a: u8,
                #[bits(3)]
                #[clayout(align = 4)]
                pub b: u8,
                #[bits(3)]
                pub c: u8,
            }
        }
        members {
            bits a, b, c: u8 = 3;
        }
    }

    // Arrays without elements align and take no space.
    zero_arrays = ZeroArrays as "struct zero_arrays" {
        c r"
            struct zero_arrays {
                uint8_t a : 3;
                uint32_t z[0];
                uint8_t b : 3;
                uint16_t c;
                uint64_t end[0];
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "zero_arrays")]
            pub struct ZeroArrays {
                #[bits(3)]
                pub a: u8,
                pub z: [u32; 0],
                #[bits(3)]
                pub b: u8,
                pub c: u16,
                pub end: [u64; 0],
            }
        }
        members {
            bits a, b: u8 = 3;
            field c: u16;
        }
    }
}
