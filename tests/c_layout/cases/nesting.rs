//! Records in records: structs, unions, arrays of them, and what pack and alignment do across the border.

cases! {
    // The tail of an inner record is not reused, and bits do not continue into it.
    inner_struct = InnerStruct as "struct inner_struct" {
        c r"
            struct inner { uint32_t a : 9; int8_t b; uint32_t c : 3; };
            struct inner_struct {
                uint8_t lead : 5;
                struct inner one;
                uint8_t middle : 7;
                struct inner grid[2][3];
                uint8_t tail : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "inner", bits = u32)]
            pub struct Inner {
                #[bits(9)]
                pub a: u16,
                pub b: i8,
                #[bits(3)]
                pub c: u8,
            }

            #[derive(CLayout)]
            #[clayout(name = "inner_struct")]
            pub struct InnerStruct {
                #[bits(5)]
                pub lead: u8,
                pub one: Inner,
                #[bits(7)]
                pub middle: u8,
                pub grid: [[Inner; 3]; 2],
                #[bits(1)]
                pub tail: u8,
            }
        }
        members {
            bits lead: u8 = 5;
            bits a in [one], a in [grid[0][0]], a in [grid[0][2]], a in [grid[1][1]]: u16 = 9;
            field b in [one], b in [grid[1][2]]: i8;
            bits c in [one], c in [grid[0][1]], c in [grid[1][2]]: u8 = 3;
            bits middle: u8 = 7;
            bits tail: u8 = 1;
        }
    }

    // An aligned record at an odd place of a packed one.
    aligned_in_packed = AlignedInPacked as "struct aligned_in_packed" {
        c r"
            struct __attribute__((aligned(8))) aligned_inner { uint32_t x : 3; };
            #pragma pack(push, 1)
            struct aligned_in_packed {
                uint8_t a;
                struct aligned_inner s;
                uint8_t b;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_inner", align = 8)]
            pub struct AlignedInner {
                #[bits(3)]
                pub x: u32,
            }

            #[derive(CLayout)]
            #[clayout(name = "aligned_in_packed", pack = 1)]
            pub struct AlignedInPacked {
                pub a: u8,
                pub s: AlignedInner,
                pub b: u8,
            }
        }
        members {
            field a, b: u8;
            bits x in [s]: u32 = 3;
        }
    }

    // A packed record in one that is not.
    packed_in_natural = PackedInNatural as "struct packed_in_natural" {
        c r"
            #pragma pack(push, 1)
            struct packed_inner { uint8_t a; uint64_t b; uint16_t c : 10; };
            #pragma pack(pop)
            struct packed_in_natural {
                uint8_t before : 2;
                struct packed_inner p[2];
                uint32_t after : 6;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed_inner", pack = 1)]
            pub struct PackedInner {
                pub a: u8,
                pub b: u64,
                #[bits(10)]
                pub c: u16,
            }

            #[derive(CLayout)]
            #[clayout(name = "packed_in_natural")]
            pub struct PackedInNatural {
                #[bits(2)]
                pub before: u8,
                pub p: [PackedInner; 2],
                #[bits(6)]
                pub after: u32,
            }
        }
        members {
            bits before: u8 = 2;
            field a in [p[0]], a in [p[1]]: u8;
            field b in [p[0]], b in [p[1]]: u64;
            bits c in [p[0]], c in [p[1]]: u16 = 10;
            bits after: u32 = 6;
        }
    }

    // A record whose members Rust cannot place, inside another, and in an array.
    unaligned_inside = UnalignedInside as "struct unaligned_inside" {
        c r"
            struct unaligned { uint8_t a; uint32_t b; uint8_t c : 3; } __attribute__((packed, aligned(2)));
            struct unaligned_inside {
                uint8_t before;
                struct unaligned one;
                struct unaligned list[2];
                uint8_t after : 2;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "unaligned", packed, align = 2)]
            pub struct Unaligned {
                pub a: u8,
                pub b: u32,
                #[bits(3)]
                pub c: u8,
            }

            #[derive(CLayout)]
            #[clayout(name = "unaligned_inside")]
            pub struct UnalignedInside {
                pub before: u8,
                pub one: Unaligned,
                pub list: [Unaligned; 2],
                #[bits(2)]
                pub after: u8,
            }
        }
        members {
            field before: u8;
            member a in [one], a in [list[0]], a in [list[1]]: u8;
            member b in [one], b in [list[1]]: u32;
            bits c in [one], c in [list[0]], c in [list[1]]: u8 = 3;
            bits after: u8 = 2;
        }
    }

    // A union of everything.
    union_of_all = UnionOfAll as "union union_of_all" {
        #[accessors]
        c r"
            union union_of_all {
                uint8_t first : 1;
                int32_t number;
                float real;
                struct { uint16_t low : 9; uint16_t high : 7; } pair;
                struct { uint16_t low : 9; uint16_t high : 7; } pairs[3];
                void *pointer;
                uint64_t wide : 61;
                int8_t : 4;
                int8_t sign : 4;
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(bits = u16)]
            pub struct Pair {
                #[bits(9)]
                pub low: u16,
                #[bits(7)]
                pub high: u8,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "union_of_all")]
            pub union UnionOfAll {
                #[bits(1)]
                pub first: u8,
                pub number: i32,
                pub real: f32,
                pub pair: Pair,
                pub pairs: [Pair; 3],
                pub pointer: *mut c_void,
                #[bits(61)]
                pub wide: u64,
                #[bits(4, i8, unnamed)]
                pub spare: (),
                #[bits(4)]
                pub sign: i8,
            }
        }
        members {
            bits first: u8 = 1;
            member number: i32;
            member(float) real: f32;
            bits low in [pair()]: u16 = 9;
            bits high in [pair()]: u8 = 7;
            bits low in [pairs()[2]]: u16 = 9;
            bits high in [pairs()[0]]: u8 = 7;
            member(pointer) pointer: *mut c_void;
            bits wide: u64 = 61;
            bits sign: i8 = 4;
        }
    }

    // Unions under pack and with the packed attribute.
    packed_unions = PackedUnions as "struct packed_unions" {
        #[accessors]
        c r"
            #pragma pack(push, 1)
            union packed_word { uint32_t a : 3; uint32_t b : 17; uint16_t c; };
            #pragma pack(pop)
            union packed_bytes { uint64_t d : 33; uint16_t e; } __attribute__((packed));
            struct packed_unions {
                uint8_t before;
                union packed_word word;
                union packed_bytes bytes;
                uint8_t after : 1;
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "packed_word", pack = 1)]
            pub union PackedWord {
                #[bits(3)]
                pub a: u32,
                #[bits(17)]
                pub b: u32,
                pub c: u16,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "packed_bytes", packed)]
            pub union PackedBytes {
                #[bits(33)]
                pub d: u64,
                pub e: u16,
            }

            #[derive(CLayout)]
            #[clayout(name = "packed_unions")]
            pub struct PackedUnions {
                pub before: u8,
                pub word: PackedWord,
                pub bytes: PackedBytes,
                #[bits(1)]
                pub after: u8,
            }
        }
        members {
            field before: u8;
            bits a in [word]: u32 = 3;
            bits b in [word]: u32 = 17;
            member c in [word]: u16;
            bits d in [bytes]: u64 = 33;
            member e in [bytes]: u16;
            bits after: u8 = 1;
        }
    }

    // A pointer that shares its bits with a tag.
    tagged_pointer = TaggedPointer as "union tagged_pointer" {
        #[accessors]
        c r"
            union tagged_pointer {
                void *pointer;
                uintptr_t tag : 3;
                struct { uintptr_t low : 3; uintptr_t rest : 29; } parts;
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(bits = usize)]
            pub struct Parts {
                #[bits(3)]
                pub low: u8,
                #[bits(29)]
                pub rest: u32,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "tagged_pointer")]
            pub union TaggedPointer {
                pub pointer: *mut c_void,
                #[bits(3)]
                pub tag: usize,
                pub parts: Parts,
            }
        }
        members {
            member(pointer) pointer: *mut c_void;
            bits tag: usize = 3;
            bits low in [parts()]: u8 = 3;
            bits rest in [parts()]: u32 = 29;
        }
    }
}
