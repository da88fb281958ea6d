//! Anonymous unions of bit-fields and a word: `overlay(...)`.

cases! {
    // In the middle of a record, behind a byte.
    overlay_in_the_middle = OverlayInTheMiddle as "struct overlay_in_the_middle" {
        c r"
            struct overlay_in_the_middle {
                uint8_t before;
                union {
                    struct {
                        uint32_t low : 7;
                        uint32_t middle : 20;
                        uint32_t high : 5;
                    };
                    uint32_t word;
                };
                uint8_t after;
                uint8_t bits : 3;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "overlay_in_the_middle", overlay(word: u32))]
            pub struct OverlayInTheMiddle {
                pub before: u8,
                #[bits(7, in = word)]
                pub low: u8,
                #[bits(20, in = word)]
                pub middle: u32,
                #[bits(5, in = word)]
                pub high: u8,
                pub after: u8,
                #[bits(3)]
                pub bits: u8,
            }
        }
        members {
            field before, after: u8;
            bits low: u8 = 7;
            bits middle: u32 = 20;
            bits high: u8 = 5;
            word word: u32;
            bits bits: u8 = 3;
        }
    }

    // Under pack, which holds for the anonymous union and struct too.
    overlay_under_pack = OverlayUnderPack as "struct overlay_under_pack" {
        c r"
            #pragma pack(push, 1)
            struct overlay_under_pack {
                uint8_t before;
                union {
                    struct {
                        uint32_t a : 20;
                        uint32_t b : 20;
                        uint64_t c : 24;
                    };
                    uint64_t All;
                };
                uint16_t after;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "overlay_under_pack", pack = 1, overlay(All: u64))]
            pub struct OverlayUnderPack {
                pub before: u8,
                #[bits(20, u32, in = All)]
                pub a: u32,
                #[bits(20, u32, in = All)]
                pub b: u32,
                #[bits(24, in = All)]
                pub c: u32,
                pub after: u16,
            }
        }
        members {
            field before: u8;
            bits a, b: u32 = 20;
            bits c: u32 = 24;
            word all "All": u64;
            field after: u16;
        }
    }

    // In a packed record: the attribute does not reach the anonymous struct.
    overlay_in_packed = OverlayInPacked as "struct overlay_in_packed" {
        c r"
            struct overlay_in_packed {
                uint8_t before;
                union {
                    struct {
                        uint16_t a : 12;
                        uint16_t b : 12;
                    };
                    uint32_t word;
                };
                uint8_t behind : 4;
                uint32_t after;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "overlay_in_packed", packed, overlay(word: u32))]
            pub struct OverlayInPacked {
                pub before: u8,
                #[bits(12, u16, in = word)]
                pub a: u16,
                #[bits(12, u16, in = word)]
                pub b: u16,
                #[bits(4)]
                pub behind: u8,
                pub after: u32,
            }
        }
        members {
            field before: u8;
            bits a, b: u16 = 12;
            word word: u32;
            bits behind: u8 = 4;
            field after: u32;
        }
    }

    // Signed words and members, a word wider than its members, separators inside.
    overlay_of_all_sorts = OverlayOfAllSorts as "struct overlay_of_all_sorts" {
        c r"
            struct overlay_of_all_sorts {
                union {
                    struct {
                        int16_t a : 5;
                        uint16_t : 0;
                        uint16_t b : 4;
                        bool c : 1;
                    };
                    int64_t First;
                };
                union {
                    struct {
                        int32_t d : 31;
                        int32_t e : 1;
                    };
                    int32_t SecondWord;
                };
                uint8_t tail : 2;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "overlay_of_all_sorts", overlay(First: i64, SecondWord: i32))]
            pub struct OverlayOfAllSorts {
                #[bits(5, i16, in = First)]
                pub a: i8,
                #[bits(0, u16, unnamed, in = First)]
                pub separator: (),
                #[bits(4, u16, in = First)]
                pub b: u8,
                #[bits(1, bool, in = First)]
                pub c: bool,
                #[bits(31, in = SecondWord)]
                pub d: i32,
                #[bits(1, in = SecondWord)]
                pub e: i8,
                #[bits(2)]
                pub tail: u8,
            }
        }
        members {
            bits a: i8 = 5;
            bits b: u8 = 4;
            bits c: bool = 1;
            word first "First": i64;
            bits d: i32 = 31;
            bits e: i8 = 1;
            word second_word "SecondWord": i32;
            bits tail: u8 = 2;
        }
    }
}
