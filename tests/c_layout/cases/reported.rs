//! Records that other tools were reported to lay out wrongly, with other names.

cases! {
    // A run of bits begins in the unit of an earlier plain byte.
    notice_cfg = NoticeCfg as "struct notice_cfg" {
        #[accessors]
        c r"
            struct notice_cfg {
                union {
                    unsigned int word;
                    struct {
                        union {
                            unsigned char all;
                            struct {
                                unsigned char spare : 1;
                                unsigned char hot : 1;
                                unsigned char worn : 1;
                                unsigned char ro : 1;
                                unsigned char cache : 1;
                                unsigned char : 3;
                            } one;
                        } alarm;
                        unsigned int space_changed : 1;
                        unsigned int fw_pending : 1;
                        unsigned int log_ready : 1;
                        unsigned int rest : 21;
                    } bits;
                } raw_or_bits;
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(bits = u8)]
            pub struct Alarms {
                #[bits(1)]
                pub spare: bool,
                #[bits(1)]
                pub hot: bool,
                #[bits(1)]
                pub worn: bool,
                #[bits(1)]
                pub ro: bool,
                #[bits(1)]
                pub cache: bool,
                #[bits(3, u8, unnamed)]
                pub rest: (),
            }

            #[derive(Clone, Copy, CLayout)]
            pub union Alarm {
                pub all: u8,
                pub one: Alarms,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(bits = u32)]
            pub struct Notices {
                pub alarm: Alarm,
                #[bits(1)]
                pub space_changed: bool,
                #[bits(1)]
                pub fw_pending: bool,
                #[bits(1)]
                pub log_ready: bool,
                #[bits(21)]
                pub rest: u32,
            }

            #[derive(Clone, Copy, CLayout)]
            pub union RawOrBits {
                pub word: u32,
                pub bits: Notices,
            }

            #[derive(CLayout)]
            #[clayout(name = "notice_cfg")]
            pub struct NoticeCfg {
                pub raw_or_bits: RawOrBits,
            }
        }
        members {
            member word in [raw_or_bits]: u32;
            member all "raw_or_bits.bits.alarm.all" in [raw_or_bits, bits(), alarm]: u8;
            bits spare "raw_or_bits.bits.alarm.one.spare" in [raw_or_bits, bits(), alarm, one()],
                 hot "raw_or_bits.bits.alarm.one.hot" in [raw_or_bits, bits(), alarm, one()],
                 worn "raw_or_bits.bits.alarm.one.worn" in [raw_or_bits, bits(), alarm, one()],
                 ro "raw_or_bits.bits.alarm.one.ro" in [raw_or_bits, bits(), alarm, one()],
                 cache "raw_or_bits.bits.alarm.one.cache" in [raw_or_bits, bits(), alarm, one()],
                 space_changed in [raw_or_bits, bits()],
                 fw_pending in [raw_or_bits, bits()],
                 log_ready in [raw_or_bits, bits()]: bool = 1;
            bits rest in [raw_or_bits, bits()]: u32 = 21;
        }
    }

    // A plain byte behind 45 bits of a 64-bit unit.
    ledger_row = LedgerRow as "struct ledger_row" {
        c r"
            struct ledger_row {
                unsigned long long amount : 45;
                unsigned char tag;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "ledger_row")]
            pub struct LedgerRow {
                #[bits(45)]
                pub amount: u64,
                pub tag: u8,
            }
        }
        members {
            bits amount: u64 = 45;
            field tag: u8;
        }
    }

    // Packed to three bytes across the declared units.
    stamp3 = Stamp3 as "struct stamp3" {
        c r"
            struct stamp3 {
                unsigned char dd : 5;
                unsigned char mm : 4;
                short yy : 15;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "stamp3", packed)]
            pub struct Stamp3 {
                #[bits(5)]
                pub dd: u8,
                #[bits(4)]
                pub mm: u8,
                #[bits(15)]
                pub yy: i16,
            }
        }
        members {
            bits dd: u8 = 5;
            bits mm: u8 = 4;
            bits yy: i16 = 15;
        }
    }

    // Packed: 63 bits from bit 2 on touch nine bytes.
    wide_cross = WideCross as "struct wide_cross" {
        c r"
            struct wide_cross {
                unsigned long long lead : 2;
                unsigned long long body : 63;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "wide_cross", packed, bits = u64)]
            pub struct WideCross {
                #[bits(2)]
                pub lead: u8,
                #[bits(63)]
                pub body: u64,
            }
        }
        members {
            bits lead: u8 = 2;
            bits body: u64 = 63;
        }
    }

    // pack(2) around a union with a run of 32 bits.
    serial_port_cfg = SerialPortCfg as "struct serial_port_cfg" {
        #[accessors]
        c r"
            #pragma pack(push, 2)
            struct serial_port_cfg {
                unsigned short rate;
                unsigned short div;
                unsigned short high;
                unsigned short parity;
                unsigned short stops;
                unsigned char flow;
                unsigned char spare;
                union {
                    unsigned int all;
                    struct {
                        unsigned int inv_tx : 1;
                        unsigned int inv_rx : 1;
                        unsigned int half : 1;
                        unsigned int gap : 13;
                        unsigned int gap2 : 16;
                    } bit;
                } opt;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(bits = u32, pack = 2)]
            pub struct OptionBits {
                #[bits(1)]
                pub inv_tx: bool,
                #[bits(1)]
                pub inv_rx: bool,
                #[bits(1)]
                pub half: bool,
                #[bits(13)]
                pub gap: (),
                #[bits(16)]
                pub gap2: (),
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(pack = 2)]
            pub union Options {
                pub all: u32,
                pub bit: OptionBits,
            }

            #[derive(CLayout)]
            #[clayout(name = "serial_port_cfg", pack = 2)]
            pub struct SerialPortCfg {
                pub rate: u16,
                pub div: u16,
                pub high: u16,
                pub parity: u16,
                pub stops: u16,
                pub flow: u8,
                pub spare: u8,
                pub opt: Options,
            }
        }
        members {
            field rate, div, high, parity, stops: u16;
            field flow, spare: u8;
            member all in [opt]: u32;
            bits inv_tx in [opt, bit()], inv_rx in [opt, bit()], half in [opt, bit()]: bool = 1;
        }
    }

    // A bool beside a short: one unit by GNU rules, two by Microsoft's.
    list_item = ListItem as "struct list_item" {
        c r"
            struct list_item {
                unsigned int bytes;
                unsigned short sort;
                _Bool gone : 1;
                unsigned short fill : 15;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "list_item")]
            pub struct ListItem {
                pub bytes: u32,
                pub sort: u16,
                #[bits(1)]
                pub gone: bool,
                #[bits(15)]
                pub fill: u16,
            }
        }
        members {
            field bytes: u32;
            field sort: u16;
            bits gone: bool = 1;
            bits fill: u16 = 15;
        }
    }

    // Four declared types in a row.
    packed_sample = PackedSample as "struct packed_sample" {
        c r"
            struct packed_sample {
                float d;
                long long wide : 16;
                int mid : 8;
                short low : 7;
                _Bool on : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "packed_sample")]
            pub struct PackedSample {
                pub d: f32,
                #[bits(16)]
                pub wide: i64,
                #[bits(8)]
                pub mid: c_int,
                #[bits(7)]
                pub low: i16,
                #[bits(1)]
                pub on: bool,
            }
        }
        members {
            field(float) d: f32;
            bits wide: i64 = 16;
            bits mid: c_int = 8;
            bits low: i16 = 7;
            bits on: bool = 1;
        }
    }

    // Types of one size and different signs share a unit everywhere.
    same_size_signs = SameSizeSigns as "struct same_size_signs" {
        c r"
            struct same_size_signs {
                int neg : 3;
                unsigned int pos : 5;
                int flag : 1;
                unsigned int rest : 23;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "same_size_signs")]
            pub struct SameSizeSigns {
                #[bits(3, c_int)]
                pub neg: i8,
                #[bits(5, c_uint)]
                pub pos: u8,
                #[bits(1, c_int)]
                pub flag: i8,
                #[bits(23, c_uint)]
                pub rest: u32,
            }
        }
        members {
            bits neg: i8 = 3;
            bits pos: u8 = 5;
            bits flag: i8 = 1;
            bits rest: u32 = 23;
        }
    }

    // A separator of a larger type between bits of chars.
    zero_break = ZeroBreak as "struct zero_break" {
        c r"
            struct zero_break {
                unsigned char head : 1;
                unsigned int : 0;
                unsigned char two : 2;
                unsigned char five : 5;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "zero_break")]
            pub struct ZeroBreak {
                #[bits(1)]
                pub head: u8,
                #[bits(0, u32, unnamed)]
                pub next: (),
                #[bits(2)]
                pub two: u8,
                #[bits(5)]
                pub five: u8,
            }
        }
        members {
            bits head: u8 = 1;
            bits two: u8 = 2;
            bits five: u8 = 5;
        }
    }

    // Separators at the start, behind a plain member and behind bits.
    zero_after_plain = ZeroAfterPlain as "struct zero_after_plain" {
        c r"
            struct zero_after_plain {
                int : 0;
                char a;
                int : 0;
                char c;
                unsigned char d : 3;
                int : 0;
                char e;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "zero_after_plain")]
            pub struct ZeroAfterPlain {
                #[bits(0, i32, unnamed)]
                pub first: (),
                pub a: c_char,
                #[bits(0, i32, unnamed)]
                pub second: (),
                pub c: c_char,
                #[bits(3)]
                pub d: u8,
                #[bits(0, i32, unnamed)]
                pub third: (),
                pub e: c_char,
            }
        }
        members {
            field a, c, e: c_char;
            bits d: u8 = 3;
        }
    }

    // An unnamed field takes space; whether it aligns the record depends on the target.
    unnamed_wide = UnnamedWide as "struct unnamed_wide" {
        c r"
            struct unnamed_wide {
                long long : 1;
                short a;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "unnamed_wide")]
            pub struct UnnamedWide {
                #[bits(1, c_longlong, unnamed)]
                pub spare: (),
                pub a: i16,
            }
        }
        members {
            field a: i16;
        }
    }

    // Bools around a char.
    four_flags = FourFlags as "struct four_flags" {
        c r"
            struct four_flags {
                _Bool a : 1;
                _Bool b : 1;
                unsigned char mid : 6;
                _Bool c : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "four_flags")]
            pub struct FourFlags {
                #[bits(1)]
                pub a: bool,
                #[bits(1)]
                pub b: bool,
                #[bits(6)]
                pub mid: u8,
                #[bits(1)]
                pub c: bool,
            }
        }
        members {
            bits a, b, c: bool = 1;
            bits mid: u8 = 6;
        }
    }

    // An enumeration and 62 bits of a long long in one word.
    tagged_ptr = TaggedPtr as "struct tagged_ptr" {
        c r"
            enum tag { ONE, TWO, THREE, FOUR };
            struct tagged_ptr {
                enum tag tag : 2;
                long long ptr : 62;
            };
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "tag", rename_all = "UPPERCASE")]
            #[repr(u32)]
            pub enum Tag {
                One,
                Two,
                Three,
                Four,
            }

            #[derive(CLayout)]
            #[clayout(name = "tagged_ptr")]
            pub struct TaggedPtr {
                #[bits(2)]
                pub tag: Tag,
                #[bits(62)]
                pub ptr: i64,
            }
        }
        members {
            bits(enum) tag: Tag = 2;
            bits ptr: i64 = 62;
        }
    }

    // Signed fields among unsigned ones.
    rssi_word = RssiWord as "struct rssi_word" {
        c r"
            struct rssi_word {
                unsigned int rate : 5;
                unsigned int : 1;
                unsigned int sgi : 2;
                int rssi : 8;
                unsigned int chan : 4;
                unsigned int sec : 4;
                int noise : 8;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "rssi_word", bits = u32)]
            pub struct RssiWord {
                #[bits(5)]
                pub rate: u8,
                #[bits(1, u32, unnamed)]
                pub spare: (),
                #[bits(2)]
                pub sgi: u8,
                #[bits(8, i32)]
                pub rssi: i8,
                #[bits(4)]
                pub chan: u8,
                #[bits(4)]
                pub sec: u8,
                #[bits(8, i32)]
                pub noise: i8,
            }
        }
        members {
            bits rate: u8 = 5;
            bits sgi: u8 = 2;
            bits rssi, noise: i8 = 8;
            bits chan, sec: u8 = 4;
        }
    }

    // Bit-fields right in a union.
    union_mix = UnionMix as "union union_mix" {
        #[accessors]
        c r"
            union union_mix {
                unsigned char whole;
                unsigned int part : 3;
                short s : 9;
                unsigned char raw[5];
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "union_mix")]
            pub union UnionMix {
                pub whole: u8,
                #[bits(3)]
                pub part: u32,
                #[bits(9)]
                pub s: i16,
                pub raw: [u8; 5],
            }
        }
        members {
            member whole: u8;
            bits part: u32 = 3;
            bits s: i16 = 9;
            member raw[0], raw[4]: u8;
        }
    }

    // 17-bit fields that do not straddle, among many others.
    video_frame_info = VideoFrameInfo as "struct video_frame_info" {
        c r"
            struct video_frame_info {
                unsigned int vic : 8;
                unsigned int rep : 5;
                unsigned int space : 3;
                unsigned int metry : 3;
                unsigned int ext : 4;
                unsigned int rgbq : 3;
                unsigned int yccq : 3;
                unsigned int it : 2;
                unsigned int ctype : 3;
                unsigned int scan : 3;
                unsigned int afp : 2;
                unsigned int afar : 5;
                unsigned int par : 3;
                unsigned int scale : 3;
                unsigned int bar : 3;
                unsigned int top : 17;
                unsigned int bottom : 17;
                unsigned int left : 17;
                unsigned int right : 17;
                unsigned int f17 : 2;
                unsigned int f47 : 2;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "video_frame_info", bits = u32)]
            pub struct VideoFrameInfo {
                #[bits(8)]
                pub vic: u8,
                #[bits(5)]
                pub rep: u8,
                #[bits(3)]
                pub space: u8,
                #[bits(3)]
                pub metry: u8,
                #[bits(4)]
                pub ext: u8,
                #[bits(3)]
                pub rgbq: u8,
                #[bits(3)]
                pub yccq: u8,
                #[bits(2)]
                pub it: u8,
                #[bits(3)]
                pub ctype: u8,
                #[bits(3)]
                pub scan: u8,
                #[bits(2)]
                pub afp: u8,
                #[bits(5)]
                pub afar: u8,
                #[bits(3)]
                pub par: u8,
                #[bits(3)]
                pub scale: u8,
                #[bits(3)]
                pub bar: u8,
                #[bits(17)]
                pub top: u32,
                #[bits(17)]
                pub bottom: u32,
                #[bits(17)]
                pub left: u32,
                #[bits(17)]
                pub right: u32,
                #[bits(2)]
                pub f17: u8,
                #[bits(2)]
                pub f47: u8,
            }
        }
        members {
            bits vic: u8 = 8;
            bits rep, afar: u8 = 5;
            bits space, metry, rgbq, yccq, ctype, scan, par, scale, bar: u8 = 3;
            bits ext: u8 = 4;
            bits it, afp, f17, f47: u8 = 2;
            bits top, bottom, left, right: u32 = 17;
        }
    }

    // 64-bit units behind an int.
    int_then_u64_bits = IntThenU64Bits as "struct int_then_u64_bits" {
        c r"
            struct int_then_u64_bits {
                int head;
                unsigned long long first : 1;
                unsigned long long second : 63;
                unsigned char tail;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "int_then_u64_bits")]
            pub struct IntThenU64Bits {
                pub head: i32,
                #[bits(1, u64)]
                pub first: bool,
                #[bits(63)]
                pub second: u64,
                pub tail: u8,
            }
        }
        members {
            field head: i32;
            bits first: bool = 1;
            bits second: u64 = 63;
            field tail: u8;
        }
    }

    // Fields that cross bytes, numbered from the other end on big-endian targets.
    mips_like_insn = MipsLikeInsn as "struct mips_like_insn" {
        c r"
            struct mips_like_insn {
                unsigned int op : 6;
                unsigned int rs : 5;
                unsigned int rt : 5;
                unsigned int imm : 16;
                unsigned short fn : 11;
                unsigned short sh : 5;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "mips_like_insn", bits = u32)]
            pub struct MipsLikeInsn {
                #[bits(6)]
                pub op: u8,
                #[bits(5)]
                pub rs: u8,
                #[bits(5)]
                pub rt: u8,
                #[bits(16)]
                pub imm: u16,
                #[bits(11, u16)]
                pub r#fn: u16,
                #[bits(5, u16)]
                pub sh: u8,
            }
        }
        members {
            bits op: u8 = 6;
            bits rs, rt, sh: u8 = 5;
            bits imm: u16 = 16;
            bits r#fn "fn": u16 = 11;
        }
    }

    // Bits behind a plain member, in its unit.
    tail_23 = Tail23 as "struct tail_23" {
        c r"
            struct tail_23 {
                char g;
                unsigned int h : 23;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "tail_23")]
            pub struct Tail23 {
                pub g: c_char,
                #[bits(23)]
                pub h: u32,
            }
        }
        members {
            field g: c_char;
            bits h: u32 = 23;
        }
    }

    // The third field does not fit behind the second.
    c2r_base = C2rBase as "struct c2r_base" {
        c r"
            struct c2r_base {
                unsigned int f0 : 4;
                int f1 : 4;
                unsigned int f2 : 31;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "c2r_base")]
            pub struct C2rBase {
                #[bits(4, u32)]
                pub f0: u8,
                #[bits(4, i32)]
                pub f1: i8,
                #[bits(31)]
                pub f2: u32,
            }
        }
        members {
            bits f0: u8 = 4;
            bits f1: i8 = 4;
            bits f2: u32 = 31;
        }
    }

    // An aligned record of 32 bits and a double.
    aligned8_bits_double = Aligned8BitsDouble as "struct aligned8_bits_double" {
        c r"
            struct __attribute__((aligned(8))) aligned8_bits_double {
                unsigned int bits : 32;
                double d;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "aligned8_bits_double", align = 8)]
            pub struct Aligned8BitsDouble {
                #[bits(32)]
                pub bits: u32,
                pub d: f64,
            }
        }
        members {
            bits bits: u32 = 32;
            field(double) d: f64;
        }
    }

    // unsigned long has 32 or 64 bits.
    long_bits = LongBits as "struct long_bits" {
        c r"
            struct long_bits {
                unsigned long a : 20;
                unsigned long b : 20;
                unsigned char c;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "long_bits", bits = c_ulong)]
            pub struct LongBits {
                #[bits(20)]
                pub a: u32,
                #[bits(20)]
                pub b: u32,
                pub c: u8,
            }
        }
        members {
            bits a, b: u32 = 20;
            field c: u8;
        }
    }

    // Sixteen bits behind a short, or in a new int.
    quad_float_bits = QuadFloatBits as "struct quad_float_bits" {
        c r"
            struct quad_float_bits {
                unsigned long long bottom;
                unsigned int middle;
                unsigned short top;
                unsigned int exponent : 15;
                unsigned int sign : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "quad_float_bits", bits = u32)]
            pub struct QuadFloatBits {
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

    // A field of a larger type starts in the byte of a smaller one.
    six_then_18 = SixThen18 as "struct six_then_18" {
        c r"
            struct six_then_18 {
                unsigned char a : 6;
                unsigned int b : 18;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "six_then_18")]
            pub struct SixThen18 {
                #[bits(6)]
                pub a: u8,
                #[bits(18)]
                pub b: u32,
            }
        }
        members {
            bits a: u8 = 6;
            bits b: u32 = 18;
        }
    }

    // Three runs with bytes between them.
    codec_regs = CodecRegs as "struct codec_regs" {
        c r"
            struct codec_regs {
                unsigned short a : 10;
                unsigned short b : 2;
                unsigned short c : 2;
                unsigned short d : 2;
                unsigned char e;
                unsigned char g;
                unsigned short h : 10;
                unsigned short i : 4;
                unsigned short j : 2;
                unsigned char k : 4;
                unsigned char m : 3;
                unsigned char n : 1;
                unsigned char tail;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "codec_regs", bits = u16)]
            pub struct CodecRegs {
                #[bits(10)]
                pub a: u16,
                #[bits(2)]
                pub b: u8,
                #[bits(2)]
                pub c: u8,
                #[bits(2)]
                pub d: u8,
                pub e: u8,
                pub g: u8,
                #[bits(10)]
                pub h: u16,
                #[bits(4)]
                pub i: u8,
                #[bits(2)]
                pub j: u8,
                #[bits(4, u8)]
                pub k: u8,
                #[bits(3, u8)]
                pub m: u8,
                #[bits(1, u8)]
                pub n: bool,
                pub tail: u8,
            }
        }
        members {
            bits a, h: u16 = 10;
            bits b, c, d, j: u8 = 2;
            field e, g, tail: u8;
            bits i, k: u8 = 4;
            bits m: u8 = 3;
            bits n: bool = 1;
        }
    }

    // A plain bool between bits of bools: it cannot hold any bits but 0 and 1.
    bool_wide = BoolWide as "struct bool_wide" {
        #[zeroed]
        c r"
            struct bool_wide {
                _Bool v : 1;
                _Bool plain;
                _Bool w : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "bool_wide")]
            pub struct BoolWide {
                #[bits(1)]
                pub v: bool,
                pub plain: bool,
                #[bits(1)]
                pub w: bool,
            }
        }
        members {
            bits v, w: bool = 1;
            field plain: bool;
        }
    }

    // pack(8) lowers no alignment here and moves bits by GNU rules.
    pack8_moves_bits = Pack8MovesBits as "struct pack8_moves_bits" {
        c r"
            #pragma pack(push, 8)
            struct pack8_moves_bits {
                unsigned char op;
                unsigned int key : 30;
                unsigned int way : 5;
                unsigned short end;
            };
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "pack8_moves_bits", pack = 8)]
            pub struct Pack8MovesBits {
                pub op: u8,
                #[bits(30)]
                pub key: u32,
                #[bits(5, u32)]
                pub way: u8,
                pub end: u16,
            }
        }
        members {
            field op: u8;
            bits key: u32 = 30;
            bits way: u8 = 5;
            field end: u16;
        }
    }

    // Only the inner record is packed.
    packed_inner_only = PackedInnerOnly as "struct packed_inner_only" {
        c r"
            struct packed_inner_only {
                unsigned char lead : 3;
                struct __attribute__((packed)) {
                    unsigned int a : 9;
                    unsigned int b : 15;
                } in;
                unsigned char after : 4;
                unsigned int w;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(packed, bits = u32)]
            pub struct Inner {
                #[bits(9)]
                pub a: u16,
                #[bits(15)]
                pub b: u16,
            }

            #[derive(CLayout)]
            #[clayout(name = "packed_inner_only")]
            pub struct PackedInnerOnly {
                #[bits(3)]
                pub lead: u8,
                pub r#in: Inner,
                #[bits(4)]
                pub after: u8,
                pub w: u32,
            }
        }
        members {
            bits lead: u8 = 3;
            bits a "in.a" in [r#in]: u16 = 9;
            bits b "in.b" in [r#in]: u16 = 15;
            bits after: u8 = 4;
            field w: u32;
        }
    }

    // An array of records of bits.
    array_of_bits = ArrayOfBits as "struct array_of_bits" {
        c r"
            struct array_of_bits {
                struct {
                    unsigned short a : 5;
                    unsigned short b : 6;
                    unsigned short c : 5;
                } slot[3];
                unsigned int n : 12;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(bits = u16)]
            pub struct Slot {
                #[bits(5)]
                pub a: u8,
                #[bits(6)]
                pub b: u8,
                #[bits(5)]
                pub c: u8,
            }

            #[derive(CLayout)]
            #[clayout(name = "array_of_bits")]
            pub struct ArrayOfBits {
                pub slot: [Slot; 3],
                #[bits(12)]
                pub n: u32,
            }
        }
        members {
            bits a in [slot[0]], c in [slot[0]], a in [slot[1]], c in [slot[2]]: u8 = 5;
            bits b in [slot[0]], b in [slot[1]], b in [slot[2]]: u8 = 6;
            bits n: u32 = 12;
        }
    }

    // Starts with a separator.
    lone_zero_start = LoneZeroStart as "struct lone_zero_start" {
        c r"
            struct lone_zero_start {
                long long : 0;
                unsigned char a : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "lone_zero_start")]
            pub struct LoneZeroStart {
                #[bits(0, i64, unnamed)]
                pub start: (),
                #[bits(1)]
                pub a: u8,
            }
        }
        members {
            bits a: u8 = 1;
        }
    }

    // set_x beside x: the accessors would meet, so one of the fields has another name in Rust.
    set_x_beside_x = SetXBesideX as "struct set_x_beside_x" {
        c r"
            struct set_x_beside_x {
                unsigned char set_x : 1;
                unsigned char x : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "set_x_beside_x", bits = u8)]
            pub struct SetXBesideX {
                #[bits(1)]
                #[clayout(name = "set_x")]
                pub x_is_set: bool,
                #[bits(1)]
                pub x: bool,
            }
        }
        members {
            bits x_is_set "set_x", x: bool = 1;
        }
    }
}
