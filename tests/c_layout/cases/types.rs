//! What a member can be: signed and unsigned integers, bools, enumerations, newtypes, floats, pointers, callbacks.

cases! {
    // Signed fields of every size.
    signed = Signed as "struct signed_fields" {
        c r"
            struct signed_fields {
                int8_t a : 3;
                int16_t b : 9;
                int32_t c : 17;
                int64_t d : 33;
                int32_t e : 1;
                int8_t f : 8;
                int64_t g : 2;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "signed_fields")]
            pub struct Signed {
                #[bits(3)]
                pub a: i8,
                #[bits(9)]
                pub b: i16,
                #[bits(17)]
                pub c: i32,
                #[bits(33)]
                pub d: i64,
                #[bits(1)]
                pub e: i32,
                #[bits(8)]
                pub f: i8,
                #[bits(2, i64)]
                pub g: i8,
            }
        }
        members {
            bits a: i8 = 3;
            bits b: i16 = 9;
            bits c: i32 = 17;
            bits d: i64 = 33;
            bits e: i32 = 1;
            bits f: i8 = 8;
            bits g: i8 = 2;
        }
    }

    // The types of C by their names.
    c_types = CTypes as "struct c_types" {
        c r"
            struct c_types {
                signed char a : 3;
                unsigned char b : 3;
                short c : 5;
                unsigned short d : 5;
                int e : 7;
                unsigned f : 7;
                long g : 9;
                unsigned long h : 9;
                long long i : 11;
                unsigned long long j : 11;
                size_t k;
                ptrdiff_t l;
                char m;
                long n;
                size_t o : 13;
                intptr_t p : 13;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "c_types")]
            pub struct CTypes {
                #[bits(3)]
                pub a: c_schar,
                #[bits(3)]
                pub b: c_uchar,
                #[bits(5)]
                pub c: c_short,
                #[bits(5)]
                pub d: c_ushort,
                #[bits(7)]
                pub e: c_int,
                #[bits(7)]
                pub f: c_uint,
                #[bits(9)]
                pub g: c_long,
                #[bits(9)]
                pub h: c_ulong,
                #[bits(11)]
                pub i: c_longlong,
                #[bits(11)]
                pub j: c_ulonglong,
                pub k: usize,
                pub l: isize,
                pub m: c_char,
                pub n: c_long,
                #[bits(13)]
                pub o: usize,
                #[bits(13)]
                pub p: isize,
            }
        }
        members {
            bits a: c_schar = 3;
            bits b: c_uchar = 3;
            bits c: c_short = 5;
            bits d: c_ushort = 5;
            bits e: c_int = 7;
            bits f: c_uint = 7;
            bits g: c_long = 9;
            bits h: c_ulong = 9;
            bits i: c_longlong = 11;
            bits j: c_ulonglong = 11;
            field k: usize;
            field l: isize;
            field m: c_char;
            field n: c_long;
            bits o: usize = 13;
            bits p: isize = 13;
        }
    }

    // Enumerations as bit-fields: dense and sparse, signed and unsigned, closed and open.
    enum_bits = EnumBits as "struct enum_bits" {
        c r"
            enum dense { DENSE_A, DENSE_B, DENSE_C };
            enum sparse { SPARSE_ZERO = 0, SPARSE_NINE = 9, SPARSE_LAST = 200 };
            enum sign { MINUS = -1, NONE = 0, PLUS = 1, LOW = -8 };
            struct enum_bits {
                enum dense a : 2;
                enum dense b : 7;
                enum sparse c : 8;
                enum sparse d : 15;
                enum sign e : 4;
                enum sign f : 20;
                uint8_t g : 2;
                int16_t h : 5;
            };
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "dense")]
            #[repr(u32)]
            pub enum Dense {
                A,
                B,
                C,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "sparse")]
            #[repr(u32)]
            pub enum Sparse {
                Zero = 0,
                Nine = 9,
                Last = 200,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "sign")]
            #[repr(i32)]
            pub enum Sign {
                Minus = -1,
                None = 0,
                Plus = 1,
                Low = -8,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(u8)]
            pub enum Small {
                One = 1,
                Three = 3,
            }

            #[derive(CLayout)]
            #[clayout(name = "enum_bits")]
            pub struct EnumBits {
                #[bits(2)]
                pub a: Dense,
                #[bits(7)]
                pub b: Open<Dense>,
                #[bits(8)]
                pub c: Sparse,
                #[bits(15)]
                pub d: Sparse,
                #[bits(4)]
                pub e: Sign,
                #[bits(20)]
                pub f: Open<Sign>,
                #[bits(2)]
                pub g: Small,
                #[bits(5, i16)]
                pub h: Sign,
            }
        }
        members {
            bits(enum) a: Dense = 2;
            bits(open) b: Dense = 7;
            bits(enum) c: Sparse = 8;
            bits(enum) d: Sparse = 15;
            bits(enum) e: Sign = 4;
            bits(open) f: Sign = 20;
            bits(enum) g: Small = 2;
            bits(enum) h: Sign = 5;
        }
    }

    // Enumerations and newtypes as plain members: unknown values are kept.
    enum_members = EnumMembers as "struct enum_members" {
        c r"
            enum mode { MODE_OFF, MODE_ON = 4, MODE_AUTO = 0x12345678 };
            struct enum_members {
                enum mode mode;
                uint8_t before : 3;
                enum mode open;
                enum mode list[2];
                int8_t small;
                uint16_t caps;
                uint16_t more : 9;
                int64_t stamp;
            };
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "mode")]
            #[repr(u32)]
            pub enum Mode {
                Off,
                On = 4,
                Auto = 0x1234_5678,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(i8)]
            pub enum Small {
                Low = -3,
                Zero = 0,
                High = 85,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "caps")]
            #[repr(transparent)]
            pub struct Caps(u16);

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(transparent)]
            pub struct Stamp(i64);

            #[derive(CLayout)]
            #[clayout(name = "enum_members")]
            pub struct EnumMembers {
                pub mode: Mode,
                #[bits(3)]
                pub before: u8,
                pub open: Open<Mode>,
                pub list: [Mode; 2],
                pub small: Small,
                pub caps: Caps,
                #[bits(9)]
                pub more: Caps,
                pub stamp: Stamp,
            }
        }
        members {
            field(enum) mode, list[0], list[1]: Mode;
            bits before: u8 = 3;
            field(open) open: Mode;
            field(enum) small: Small;
            field(flags) caps: Caps;
            bits(flags) more: Caps = 9;
            field(flags) stamp: Stamp;
        }
    }

    // Pointers of all kinds beside bits.
    pointers = Pointers<'static> as "struct pointers" {
        #[zeroed]
        c r"
            struct pointers {
                const uint32_t *a;
                unsigned flags : 3;
                void *b;
                const uint8_t *c;
                struct pointers *d;
                unsigned more : 9;
                const uint32_t *list[2];
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "pointers", bits = c_uint)]
            pub struct Pointers<'a> {
                pub a: Option<&'a u32>,
                #[bits(3)]
                pub flags: u8,
                pub b: *mut c_void,
                pub c: *const u8,
                pub d: *mut c_void,
                #[bits(9)]
                pub more: u16,
                pub list: [*const u32; 2],
            }
        }
        members {
            field(reference) a: u32;
            bits flags: u8 = 3;
            field(pointer) b, d: *mut c_void;
            field(pointer) c: *const u8;
            bits more: u16 = 9;
            field(pointer) list[0], list[1]: *const u32;
        }
    }

    // Floats before, between and behind bits.
    floats = Floats as "struct floats" {
        c r"
            struct floats {
                float a;
                uint32_t x : 1;
                double b;
                uint8_t y : 5;
                float c[2];
                uint16_t z : 16;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "floats")]
            pub struct Floats {
                pub a: f32,
                #[bits(1, u32)]
                pub x: bool,
                pub b: f64,
                #[bits(5)]
                pub y: u8,
                pub c: [f32; 2],
                #[bits(16)]
                pub z: u16,
            }
        }
        members {
            field(float) a, c[0], c[1]: f32;
            bits x: bool = 1;
            field(double) b: f64;
            bits y: u8 = 5;
            bits z: u16 = 16;
        }
    }

    // Members of all sorts where Rust cannot place them.
    unaligned_sorts = UnalignedSorts<'static> as "struct unaligned_sorts" {
        #[zeroed]
        c r"
            enum power { POWER_OFF, POWER_ON = 3 };
            struct unaligned_pair { int8_t a; uint32_t b : 5; };
            struct unaligned_sorts {
                bool on;
                enum power power;
                float real;
                const uint32_t *reference;
                uint8_t bits : 3;
                int (*call)(int);
                struct unaligned_pair pair;
                enum power list[2];
                uint16_t open : 9;
                bool off;
                double last;
            } __attribute__((packed, aligned(2)));
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[clayout(name = "power")]
            #[repr(u32)]
            pub enum Power {
                Off,
                On = 3,
            }

            #[derive(CLayout)]
            #[clayout(name = "unaligned_pair")]
            pub struct UnalignedPair {
                pub a: i8,
                #[bits(5)]
                pub b: u32,
            }

            #[derive(CLayout)]
            #[clayout(name = "unaligned_sorts", packed, align = 2)]
            pub struct UnalignedSorts<'a> {
                pub on: bool,
                pub power: Power,
                pub real: f32,
                pub reference: Option<&'a u32>,
                #[bits(3)]
                pub bits: u8,
                #[clayout(foreign)]
                pub call: Option<extern "C" fn(c_int) -> c_int>,
                pub pair: UnalignedPair,
                pub list: [Power; 2],
                #[bits(9)]
                pub open: u16,
                pub off: bool,
                pub last: f64,
            }
        }
        members {
            member on, off: bool;
            member(enum) power, list[0], list[1]: Power;
            member(float) real: f32;
            member(reference) reference: u32;
            bits bits: u8 = 3;
            member(callback) call: extern "C" fn(c_int) -> c_int;
            field a "pair.a" in [pair()]: i8;
            bits b "pair.b" in [pair()]: u32 = 5;
            bits open: u16 = 9;
            member(double) last: f64;
        }
    }

    // Foreign types of large alignments.
    foreign_aligned = ForeignAligned as "struct foreign_aligned" {
        #[zeroed]
        c r"
            struct __attribute__((aligned(64))) line { uint8_t bytes[64]; };
            struct __attribute__((aligned(16))) vector { float lanes[4]; };
            struct __attribute__((aligned(2))) pair { uint8_t first, second; };
            struct foreign_aligned {
                uint8_t a : 1;
                struct vector v;
                uint8_t b : 2;
                struct pair p;
                uint8_t c : 3;
                struct line l;
                uint8_t d : 4;
            };
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[repr(C, align(64))]
            pub struct Line {
                pub bytes: [u8; 64],
            }

            #[derive(Clone, Copy, Debug, PartialEq)]
            #[repr(C, align(16))]
            pub struct Vector {
                pub lanes: [f32; 4],
            }

            #[derive(Clone, Copy, Debug, PartialEq)]
            #[repr(C, align(2))]
            pub struct Pair {
                pub first: u8,
                pub second: u8,
            }

            #[derive(CLayout)]
            #[clayout(name = "foreign_aligned", bits = u8)]
            pub struct ForeignAligned {
                #[bits(1)]
                pub a: u8,
                #[clayout(foreign)]
                pub v: Vector,
                #[bits(2)]
                pub b: u8,
                #[clayout(foreign)]
                pub p: Pair,
                #[bits(3)]
                pub c: u8,
                #[clayout(foreign)]
                pub l: Line,
                #[bits(4)]
                pub d: u8,
            }
        }
        members {
            bits a: u8 = 1;
            field(float) lanes[0] "v.lanes[0]" in [v], lanes[3] "v.lanes[3]" in [v]: f32;
            bits b: u8 = 2;
            field first in [p], second in [p]: u8;
            bits c: u8 = 3;
            field bytes[0] "l.bytes[0]" in [l], bytes[63] "l.bytes[63]" in [l]: u8;
            bits d: u8 = 4;
        }
    }

    // A plug-in's callbacks, and another library's type taken as it is.
    callbacks = Callbacks as "struct callbacks" {
        #[zeroed]
        c r"
            struct foreign_rect { short left, top, right, bottom; };
            struct callbacks {
                uint32_t version : 12;
                uint32_t optional : 1;
                int (*open)(int);
                uint8_t state : 4;
                int (*close)(int);
                struct foreign_rect area;
                uint8_t last : 7;
            };
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #[repr(C)]
            pub struct ForeignRect {
                pub left: c_short,
                pub top: c_short,
                pub right: c_short,
                pub bottom: c_short,
            }

            #[derive(CLayout)]
            #[clayout(name = "callbacks")]
            pub struct Callbacks {
                #[bits(12)]
                pub version: u32,
                #[bits(1, u32)]
                pub optional: bool,
                #[clayout(foreign)]
                pub open: Option<extern "C" fn(c_int) -> c_int>,
                #[bits(4)]
                pub state: u8,
                #[clayout(foreign)]
                pub close: Option<extern "C" fn(c_int) -> c_int>,
                #[clayout(foreign)]
                pub area: ForeignRect,
                #[bits(7)]
                pub last: u8,
            }
        }
        members {
            bits version: u32 = 12;
            bits optional: bool = 1;
            field(callback) open, close: extern "C" fn(c_int) -> c_int;
            bits state: u8 = 4;
            field left in [area], top in [area], right in [area], bottom in [area]: c_short;
            bits last: u8 = 7;
        }
    }
}
