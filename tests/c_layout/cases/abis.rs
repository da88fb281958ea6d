//! Records with rules of their own: `abi = "gnu"`, and `abi = "mingw"`, which gcc calls `ms_struct`.

cases! {
    // The System V rules by name.
    gnu_by_name = GnuByName as "struct gnu_by_name" {
        c r"
            struct gnu_by_name {
                uint8_t a : 3;
                uint32_t b : 20;
                uint64_t c : 33;
                uint16_t d;
            } GCC_STRUCT;
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "gnu_by_name", abi = "gnu")]
            pub struct GnuByName {
                #[bits(3)]
                pub a: u8,
                #[bits(20)]
                pub b: u32,
                #[bits(33)]
                pub c: u64,
                pub d: u16,
            }
        }
        members {
            bits a: u8 = 3;
            bits b: u32 = 20;
            bits c: u64 = 33;
            field d: u16;
        }
    }

    // Each change of the type's size opens a unit.
    mingw_mixed = MingwMixed as "struct mingw_mixed" {
        #[ms_struct]
        c r"
            struct mingw_mixed {
                uint32_t bytes;
                uint16_t sort;
                bool gone : 1;
                uint16_t fill : 15;
                uint8_t a : 6;
                uint32_t b : 18;
                int32_t c : 14;
                uint64_t d : 10;
                int8_t e : 4;
            } __attribute__((ms_struct));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mingw_mixed", abi = "mingw")]
            pub struct MingwMixed {
                pub bytes: u32,
                pub sort: u16,
                #[bits(1)]
                pub gone: bool,
                #[bits(15)]
                pub fill: u16,
                #[bits(6)]
                pub a: u8,
                #[bits(18)]
                pub b: u32,
                #[bits(14)]
                pub c: i32,
                #[bits(10)]
                pub d: u64,
                #[bits(4)]
                pub e: i8,
            }
        }
        members {
            field bytes: u32;
            field sort: u16;
            bits gone: bool = 1;
            bits fill: u16 = 15;
            bits a: u8 = 6;
            bits b: u32 = 18;
            bits c: i32 = 14;
            bits d: u64 = 10;
            bits e: i8 = 4;
        }
    }

    // Sixteen bits that move to a new int.
    mingw_quad_float = MingwQuadFloat as "struct mingw_quad_float" {
        #[ms_struct]
        c r"
            struct mingw_quad_float {
                unsigned long long bottom;
                unsigned int middle;
                unsigned short top;
                unsigned int exponent : 15;
                unsigned int sign : 1;
            } __attribute__((ms_struct));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mingw_quad_float", abi = "mingw", bits = u32)]
            pub struct MingwQuadFloat {
                pub bottom: u64,
                pub middle: u32,
                pub top: u16,
                #[bits(15)]
                pub exponent: u16,
                #[bits(1)]
                pub sign: bool,
            }
        }
        members {
            field bottom: u64;
            field middle: u32;
            field top: u16;
            bits exponent: u16 = 15;
            bits sign: bool = 1;
        }
    }

    // Separators count only behind bits.
    mingw_separators = MingwSeparators as "struct mingw_separators" {
        #[ms_struct]
        c r"
            struct mingw_separators {
                int32_t : 0;
                int8_t a;
                int32_t : 0;
                int8_t c;
                uint8_t d : 3;
                int32_t : 0;
                uint16_t : 0;
                int8_t e;
                uint32_t f : 9;
                uint8_t : 0;
                uint32_t g : 9;
            } __attribute__((ms_struct));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mingw_separators", abi = "mingw")]
            pub struct MingwSeparators {
                #[bits(0, i32, unnamed)]
                pub first: (),
                pub a: i8,
                #[bits(0, i32, unnamed)]
                pub second: (),
                pub c: i8,
                #[bits(3)]
                pub d: u8,
                #[bits(0, i32, unnamed)]
                pub third: (),
                #[bits(0, u16, unnamed)]
                pub fourth: (),
                pub e: i8,
                #[bits(9)]
                pub f: u32,
                #[bits(0, u8, unnamed)]
                pub fifth: (),
                #[bits(9)]
                pub g: u32,
            }
        }
        members {
            field a, c, e: i8;
            bits d: u8 = 3;
            bits f, g: u32 = 9;
        }
    }

    // Units under pack stay whole and move.
    mingw_pack = MingwPack as "struct mingw_pack" {
        #[ms_struct]
        c r"
            #pragma pack(push, 2)
            struct mingw_pack {
                uint8_t op;
                uint32_t key : 30;
                uint32_t way : 5;
                uint64_t big : 40;
                uint16_t end;
            } __attribute__((ms_struct));
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mingw_pack", abi = "mingw", pack = 2)]
            pub struct MingwPack {
                pub op: u8,
                #[bits(30)]
                pub key: u32,
                #[bits(5, u32)]
                pub way: u8,
                #[bits(40)]
                pub big: u64,
                pub end: u16,
            }
        }
        members {
            field op: u8;
            bits key: u32 = 30;
            bits way: u8 = 5;
            bits big: u64 = 40;
            field end: u16;
        }
    }

    // A packed record keeps its units, at any byte.
    mingw_packed = MingwPacked as "struct mingw_packed" {
        #[ms_struct]
        #[gcc]
        c r"
            struct mingw_packed {
                uint8_t op;
                uint32_t key : 30;
                uint16_t way : 5;
                uint64_t end;
                int16_t last : 9;
            } __attribute__((ms_struct, packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mingw_packed", abi = "mingw", packed)]
            pub struct MingwPacked {
                pub op: u8,
                #[bits(30)]
                pub key: u32,
                #[bits(5, u16)]
                pub way: u8,
                pub end: u64,
                #[bits(9)]
                pub last: i16,
            }
        }
        members {
            field op: u8;
            bits key: u32 = 30;
            bits way: u8 = 5;
            field end: u64;
            bits last: i16 = 9;
        }
    }

    // Bit-fields right in a union take only their bytes.
    mingw_union = MingwUnion as "union mingw_union" {
        #[ms_struct]
        #[gcc]
        #[accessors]
        c r"
            union mingw_union {
                uint8_t whole;
                uint32_t part : 3;
                int16_t s : 9;
                uint8_t raw[5];
            } __attribute__((ms_struct));
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "mingw_union", abi = "mingw")]
            pub union MingwUnion {
                pub whole: u8,
                #[bits(3)]
                pub part: u32,
                #[bits(9)]
                pub s: i16,
                pub raw: [u8; 5],
            }
        }
        members {
            member whole, raw[4]: u8;
            bits part: u32 = 3;
            bits s: i16 = 9;
        }
    }

    // A nested record and an overlay, all by the same rules.
    mingw_nested = MingwNested as "struct mingw_nested" {
        #[ms_struct]
        c r"
            struct mingw_inner { uint8_t a : 3; uint16_t b : 9; } __attribute__((ms_struct));
            struct mingw_nested {
                uint8_t before : 1;
                struct mingw_inner inner[2];
                union {
                    struct {
                        uint16_t low : 12;
                        uint32_t high : 20;
                    } __attribute__((ms_struct));
                    uint64_t word;
                } __attribute__((ms_struct));
                uint8_t after : 1;
            } __attribute__((ms_struct));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mingw_inner", abi = "mingw")]
            pub struct MingwInner {
                #[bits(3)]
                pub a: u8,
                #[bits(9)]
                pub b: u16,
            }

            #[derive(CLayout)]
            #[clayout(name = "mingw_nested", abi = "mingw", overlay(word: u64))]
            pub struct MingwNested {
                #[bits(1)]
                pub before: u8,
                pub inner: [MingwInner; 2],
                #[bits(12, u16, in = word)]
                pub low: u16,
                #[bits(20, u32, in = word)]
                pub high: u32,
                #[bits(1)]
                pub after: u8,
            }
        }
        members {
            bits before, after: u8 = 1;
            bits a in [inner[0]], a in [inner[1]]: u8 = 3;
            bits b in [inner[0]], b in [inner[1]]: u16 = 9;
            bits low: u16 = 12;
            bits high: u32 = 20;
            word word: u64;
        }
    }
}
