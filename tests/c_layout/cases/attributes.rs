//! `packed`, `aligned` and pack, in the combinations that are seldom written and still C.

cases! {
    // An aligned union.
    aligned_union = AlignedUnion as "union aligned_union" {
        #[accessors]
        c r"
            union __attribute__((aligned(16))) aligned_union {
                uint32_t a : 5;
                uint8_t b[3];
                int64_t c : 40;
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "aligned_union", align = 16)]
            pub union AlignedUnion {
                #[bits(5)]
                pub a: u32,
                pub b: [u8; 3],
                #[bits(40)]
                pub c: i64,
            }
        }
        members {
            bits a: u32 = 5;
            member b[0], b[2]: u8;
            bits c: i64 = 40;
        }
    }

    // A packed and aligned union, with members that have attributes of their own.
    packed_aligned_union = PackedAlignedUnion as "union packed_aligned_union" {
        #[accessors]
        c r"
            union packed_aligned_union {
                uint64_t a : 33;
                uint16_t b;
                __attribute__((packed)) uint32_t c;
                void *d;
            } __attribute__((packed, aligned(2)));
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "packed_aligned_union", packed, align = 2)]
            pub union PackedAlignedUnion {
                #[bits(33)]
                pub a: u64,
                pub b: u16,
                #[clayout(packed)]
                pub c: u32,
                pub d: *mut c_void,
            }
        }
        members {
            bits a: u64 = 33;
            member b: u16;
            member c: u32;
            member(pointer) d: *mut c_void;
        }
    }

    // Members that are packed and aligned at once: as aligned as they say.
    packed_and_aligned_members = PackedAndAlignedMembers as "struct packed_and_aligned_members" {
        c r"
            struct packed_and_aligned_members {
                uint8_t a;
                __attribute__((packed, aligned(2))) uint32_t b;
                uint8_t c : 3;
                __attribute__((packed, aligned(4))) uint64_t d;
                __attribute__((aligned(1))) uint32_t e;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed_and_aligned_members")]
            pub struct PackedAndAlignedMembers {
                pub a: u8,
                #[clayout(packed, align = 2)]
                pub b: u32,
                #[bits(3)]
                pub c: u8,
                #[clayout(packed, align = 4)]
                pub d: u64,
                #[clayout(align = 1)]
                pub e: u32,
            }
        }
        members {
            member a: u8;
            member b, e: u32;
            bits c: u8 = 3;
            member d: u64;
        }
    }

    // An aligned member in a packed record.
    aligned_in_packed_record = AlignedInPackedRecord as "struct aligned_in_packed_record" {
        c r"
            struct aligned_in_packed_record {
                uint8_t a;
                __attribute__((aligned(4))) uint16_t b;
                uint32_t c : 11;
                uint64_t d;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_in_packed_record", packed)]
            pub struct AlignedInPackedRecord {
                pub a: u8,
                #[clayout(align = 4)]
                pub b: u16,
                #[bits(11)]
                pub c: u32,
                pub d: u64,
            }
        }
        members {
            member a: u8;
            member b: u16;
            bits c: u32 = 11;
            member d: u64;
        }
    }

    // Records of large alignments inside one whose members Rust cannot place: they keep their alignment as types.
    aligned_records_unaligned = AlignedRecordsUnaligned as "struct aligned_records_unaligned" {
        c r"
            struct __attribute__((aligned(32))) aligned_block { uint16_t x : 11; uint8_t y; };
            struct aligned_records_unaligned {
                uint8_t a : 2;
                struct aligned_block s;
                __attribute__((packed)) uint32_t b;
                struct aligned_block list[2];
                uint8_t c : 2;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_block", align = 32)]
            pub struct AlignedBlock {
                #[bits(11)]
                pub x: u16,
                pub y: u8,
            }

            #[derive(CLayout)]
            #[clayout(name = "aligned_records_unaligned")]
            pub struct AlignedRecordsUnaligned {
                #[bits(2)]
                pub a: u8,
                pub s: AlignedBlock,
                #[clayout(packed)]
                pub b: u32,
                pub list: [AlignedBlock; 2],
                #[bits(2)]
                pub c: u8,
            }
        }
        members {
            bits a, c: u8 = 2;
            bits x "s.x" in [s()], x "list[1].x" in [list()[1]]: u16 = 11;
            field y "s.y" in [s()], y "list[0].y" in [list()[0]]: u8;
            member b: u32;
        }
    }

    // pack and aligned and an overlay.
    overlay_with_attributes = OverlayWithAttributes as "struct overlay_with_attributes" {
        c r"
            #pragma pack(push, 2)
            struct __attribute__((aligned(4))) overlay_with_attributes {
                uint8_t a;
                union {
                    struct {
                        uint32_t low : 17;
                        uint32_t high : 15;
                    };
                    uint32_t word;
                };
                uint8_t b : 5;
                uint32_t c;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "overlay_with_attributes", pack = 2, align = 4, overlay(word: u32))]
            pub struct OverlayWithAttributes {
                pub a: u8,
                #[bits(17, in = word)]
                pub low: u32,
                #[bits(15, in = word)]
                pub high: u16,
                #[bits(5)]
                pub b: u8,
                pub c: u32,
            }
        }
        members {
            member a: u8;
            bits low: u32 = 17;
            bits high: u16 = 15;
            word word: u32;
            bits b: u8 = 5;
            member c: u32;
        }
    }

    // 16-byte integers under pack and behind bits.
    int128_under_pack = Int128UnderPack as "struct int128_under_pack" {
        #[int128]
        c r"
            #pragma pack(push, 4)
            struct int128_under_pack {
                uint8_t a : 5;
                __int128 b;
                unsigned __int128 c : 121;
                int32_t d : 30;
                unsigned __int128 e;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "int128_under_pack", pack = 4)]
            pub struct Int128UnderPack {
                #[bits(5)]
                pub a: u8,
                pub b: i128,
                #[bits(121)]
                pub c: u128,
                #[bits(30)]
                pub d: i32,
                pub e: u128,
            }
        }
        members {
            bits a: u8 = 5;
            field b: i128;
            bits c: u128 = 121;
            bits d: i32 = 30;
            field e: u128;
        }
    }

    // Small things of large alignments.
    aligned_4096 = Aligned4096 as "struct aligned_4096" {
        c r"
            struct __attribute__((aligned(4096))) aligned_4096 {
                uint8_t a : 1;
                __attribute__((aligned(256))) uint8_t b;
                uint8_t c : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned_4096", align = 4096)]
            pub struct Aligned4096 {
                #[bits(1)]
                pub a: u8,
                #[clayout(align = 256)]
                pub b: u8,
                #[bits(1)]
                pub c: u8,
            }
        }
        members {
            bits a, c: u8 = 1;
            field b: u8;
        }
    }
}
