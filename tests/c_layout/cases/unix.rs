//! Records of Linux, of Unix libraries and of network protocols, as their headers declare them.

cases! {
    // <linux/ip.h> on little-endian hosts.
    iphdr = IpHdr as "struct iphdr" {
        c r"
            struct iphdr {
                uint8_t  ihl : 4,
                         version : 4;
                uint8_t  tos;
                uint16_t tot_len;
                uint16_t id;
                uint16_t frag_off;
                uint8_t  ttl;
                uint8_t  protocol;
                uint16_t check;
                uint32_t saddr;
                uint32_t daddr;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "iphdr")]
            pub struct IpHdr {
                #[bits(4)]
                pub ihl: u8,
                #[bits(4)]
                pub version: u8,
                pub tos: u8,
                pub tot_len: u16,
                pub id: u16,
                pub frag_off: u16,
                pub ttl: u8,
                pub protocol: u8,
                pub check: u16,
                pub saddr: u32,
                pub daddr: u32,
            }
        }
        members {
            bits ihl, version: u8 = 4;
            field tos, ttl, protocol: u8;
            field tot_len, id, frag_off, check: u16;
            field saddr, daddr: u32;
        }
    }

    // The same header on big-endian hosts: only the first two members trade places.
    iphdr_big_endian = IpHdrBigEndian as "struct iphdr" {
        c r"
            struct iphdr {
                uint8_t  version : 4,
                         ihl : 4;
                uint8_t  tos;
                uint16_t tot_len, id, frag_off;
                uint8_t  ttl, protocol;
                uint16_t check;
                uint32_t saddr, daddr;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "iphdr")]
            pub struct IpHdrBigEndian {
                #[bits(4)]
                pub version: u8,
                #[bits(4)]
                pub ihl: u8,
                pub tos: u8,
                pub tot_len: u16,
                pub id: u16,
                pub frag_off: u16,
                pub ttl: u8,
                pub protocol: u8,
                pub check: u16,
                pub saddr: u32,
                pub daddr: u32,
            }
        }
        members {
            bits ihl, version: u8 = 4;
            field tos, ttl, protocol: u8;
            field tot_len, id, frag_off, check: u16;
            field saddr, daddr: u32;
        }
    }

    // <linux/tcp.h>
    tcphdr = TcpHdr as "struct tcphdr" {
        c r"
            struct tcphdr {
                uint16_t source;
                uint16_t dest;
                uint32_t seq;
                uint32_t ack_seq;
                uint16_t ae : 1, res1 : 3, doff : 4, fin : 1, syn : 1, rst : 1, psh : 1,
                         ack : 1, urg : 1, ece : 1, cwr : 1;
                uint16_t window;
                uint16_t check;
                uint16_t urg_ptr;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "tcphdr", bits = u16)]
            pub struct TcpHdr {
                pub source: u16,
                pub dest: u16,
                pub seq: u32,
                pub ack_seq: u32,
                #[bits(1)]
                pub ae: bool,
                #[bits(3)]
                pub res1: (),
                #[bits(4)]
                pub doff: u8,
                #[bits(1)]
                pub fin: bool,
                #[bits(1)]
                pub syn: bool,
                #[bits(1)]
                pub rst: bool,
                #[bits(1)]
                pub psh: bool,
                #[bits(1)]
                pub ack: bool,
                #[bits(1)]
                pub urg: bool,
                #[bits(1)]
                pub ece: bool,
                #[bits(1)]
                pub cwr: bool,
                pub window: u16,
                pub check: u16,
                pub urg_ptr: u16,
            }
        }
        members {
            field source, dest, window, check, urg_ptr: u16;
            field seq, ack_seq: u32;
            bits doff: u8 = 4;
            bits ae, fin, syn, rst, psh, ack, urg, ece, cwr: bool = 1;
        }
    }

    // <linux/perf_event.h>. An anonymous union is a member with the name of one of its own.
    perf_event_attr = PerfEventAttr as "struct perf_event_attr" {
        #[accessors]
        c r"
            struct perf_event_attr {
                uint32_t type;
                uint32_t size;
                uint64_t config;
                union {
                    uint64_t sample_period;
                    uint64_t sample_freq;
                };
                uint64_t sample_type;
                uint64_t read_format;
                uint64_t disabled : 1, inherit : 1, pinned : 1, exclusive : 1,
                         exclude_user : 1, exclude_kernel : 1, exclude_hv : 1, exclude_idle : 1,
                         mmap : 1, comm : 1, freq : 1, inherit_stat : 1,
                         enable_on_exec : 1, task : 1, watermark : 1,
                         precise_ip : 2,
                         mmap_data : 1, sample_id_all : 1, exclude_host : 1, exclude_guest : 1,
                         exclude_callchain_kernel : 1, exclude_callchain_user : 1,
                         mmap2 : 1, comm_exec : 1, use_clockid : 1, context_switch : 1,
                         write_backward : 1, namespaces : 1, ksymbol : 1, bpf_event : 1,
                         aux_output : 1, cgroup : 1, text_poke : 1, build_id : 1,
                         inherit_thread : 1, remove_on_exec : 1, sigtrap : 1,
                         __reserved_1 : 26;
                union {
                    uint32_t wakeup_events;
                    uint32_t wakeup_watermark;
                };
                uint32_t bp_type;
                union {
                    uint64_t bp_addr;
                    uint64_t kprobe_func;
                    uint64_t uprobe_path;
                    uint64_t config1;
                };
                union {
                    uint64_t bp_len;
                    uint64_t kprobe_addr;
                    uint64_t probe_offset;
                    uint64_t config2;
                };
                uint64_t branch_sample_type;
                uint64_t sample_regs_user;
                uint32_t sample_stack_user;
                int32_t  clockid;
                uint64_t sample_regs_intr;
                uint32_t aux_watermark;
                uint16_t sample_max_stack;
                uint16_t __reserved_2;
                uint32_t aux_sample_size;
                uint32_t __reserved_3;
                uint64_t sig_data;
            };
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            pub union SamplePeriod {
                pub sample_period: u64,
                pub sample_freq: u64,
            }

            #[derive(Clone, Copy, CLayout)]
            pub union Wakeup {
                pub wakeup_events: u32,
                pub wakeup_watermark: u32,
            }

            #[derive(Clone, Copy, CLayout)]
            pub union Address {
                pub bp_addr: u64,
                pub kprobe_func: u64,
                pub uprobe_path: u64,
                pub config1: u64,
            }

            #[derive(Clone, Copy, CLayout)]
            pub union Length {
                pub bp_len: u64,
                pub kprobe_addr: u64,
                pub probe_offset: u64,
                pub config2: u64,
            }

            #[derive(CLayout)]
            #[clayout(name = "perf_event_attr", bits = u64)]
            pub struct PerfEventAttr {
                pub r#type: u32,
                pub size: u32,
                pub config: u64,
                #[clayout(name = "sample_period")]
                pub sample: SamplePeriod,
                pub sample_type: u64,
                pub read_format: u64,
                #[bits(1)]
                pub disabled: bool,
                #[bits(1)]
                pub inherit: bool,
                #[bits(1)]
                pub pinned: bool,
                #[bits(1)]
                pub exclusive: bool,
                #[bits(1)]
                pub exclude_user: bool,
                #[bits(1)]
                pub exclude_kernel: bool,
                #[bits(1)]
                pub exclude_hv: bool,
                #[bits(1)]
                pub exclude_idle: bool,
                #[bits(1)]
                pub mmap: bool,
                #[bits(1)]
                pub comm: bool,
                #[bits(1)]
                pub freq: bool,
                #[bits(1)]
                pub inherit_stat: bool,
                #[bits(1)]
                pub enable_on_exec: bool,
                #[bits(1)]
                pub task: bool,
                #[bits(1)]
                pub watermark: bool,
                #[bits(2)]
                pub precise_ip: u8,
                #[bits(1)]
                pub mmap_data: bool,
                #[bits(1)]
                pub sample_id_all: bool,
                #[bits(1)]
                pub exclude_host: bool,
                #[bits(1)]
                pub exclude_guest: bool,
                #[bits(1)]
                pub exclude_callchain_kernel: bool,
                #[bits(1)]
                pub exclude_callchain_user: bool,
                #[bits(1)]
                pub mmap2: bool,
                #[bits(1)]
                pub comm_exec: bool,
                #[bits(1)]
                pub use_clockid: bool,
                #[bits(1)]
                pub context_switch: bool,
                #[bits(1)]
                pub write_backward: bool,
                #[bits(1)]
                pub namespaces: bool,
                #[bits(1)]
                pub ksymbol: bool,
                #[bits(1)]
                pub bpf_event: bool,
                #[bits(1)]
                pub aux_output: bool,
                #[bits(1)]
                pub cgroup: bool,
                #[bits(1)]
                pub text_poke: bool,
                #[bits(1)]
                pub build_id: bool,
                #[bits(1)]
                pub inherit_thread: bool,
                #[bits(1)]
                pub remove_on_exec: bool,
                #[bits(1)]
                pub sigtrap: bool,
                #[bits(26)]
                pub __reserved_1: (),
                #[clayout(name = "wakeup_events")]
                pub wakeup: Wakeup,
                pub bp_type: u32,
                #[clayout(name = "bp_addr")]
                pub address: Address,
                #[clayout(name = "bp_len")]
                pub length: Length,
                pub branch_sample_type: u64,
                pub sample_regs_user: u64,
                pub sample_stack_user: u32,
                pub clockid: i32,
                pub sample_regs_intr: u64,
                pub aux_watermark: u32,
                pub sample_max_stack: u16,
                pub __reserved_2: u16,
                pub aux_sample_size: u32,
                pub __reserved_3: u32,
                pub sig_data: u64,
            }
        }
        members {
            field r#type "type", size, bp_type, sample_stack_user, aux_watermark, aux_sample_size, __reserved_3: u32;
            field config, sample_type, read_format, branch_sample_type, sample_regs_user, sample_regs_intr, sig_data: u64;
            member sample_period "sample_period" in [sample], sample_freq "sample_freq" in [sample]: u64;
            bits disabled, inherit, pinned, exclusive, exclude_user, exclude_kernel, exclude_hv, exclude_idle, mmap,
                 comm, freq, inherit_stat, enable_on_exec, task, watermark, mmap_data, sample_id_all, exclude_host,
                 exclude_guest, exclude_callchain_kernel, exclude_callchain_user, mmap2, comm_exec, use_clockid,
                 context_switch, write_backward, namespaces, ksymbol, bpf_event, aux_output, cgroup, text_poke, build_id,
                 inherit_thread, remove_on_exec, sigtrap: bool = 1;
            bits precise_ip: u8 = 2;
            member wakeup_events "wakeup_events" in [wakeup], wakeup_watermark "wakeup_watermark" in [wakeup]: u32;
            member bp_addr "bp_addr" in [address], kprobe_func "kprobe_func" in [address],
                   uprobe_path "uprobe_path" in [address], config1 "config1" in [address]: u64;
            member bp_len "bp_len" in [length], kprobe_addr "kprobe_addr" in [length],
                   probe_offset "probe_offset" in [length], config2 "config2" in [length]: u64;
            field clockid: i32;
            field sample_max_stack, __reserved_2: u16;
        }
    }

    // <sys/timex.h>: eleven unnamed bit-fields at the end.
    timex = Timex as "struct timex" {
        c r"
            struct timex_timeval {
                long tv_sec;
                long tv_usec;
            };
            struct timex {
                unsigned int modes;
                long offset, freq, maxerror, esterror;
                int status;
                long constant, precision, tolerance;
                struct timex_timeval time;
                long tick, ppsfreq, jitter;
                int shift;
                long stabil, jitcnt, calcnt, errcnt, stbcnt;
                int tai;
                int : 32; int : 32; int : 32; int : 32;
                int : 32; int : 32; int : 32; int : 32;
                int : 32; int : 32; int : 32;
            };
        "
        rust {
            #[derive(CLayout)]
            pub struct TimeVal {
                pub tv_sec: c_long,
                pub tv_usec: c_long,
            }

            #[derive(CLayout)]
            #[clayout(name = "timex", bits = c_int)]
            pub struct Timex {
                pub modes: c_uint,
                pub offset: c_long,
                pub freq: c_long,
                pub maxerror: c_long,
                pub esterror: c_long,
                pub status: c_int,
                pub constant: c_long,
                pub precision: c_long,
                pub tolerance: c_long,
                pub time: TimeVal,
                pub tick: c_long,
                pub ppsfreq: c_long,
                pub jitter: c_long,
                pub shift: c_int,
                pub stabil: c_long,
                pub jitcnt: c_long,
                pub calcnt: c_long,
                pub errcnt: c_long,
                pub stbcnt: c_long,
                pub tai: c_int,
                #[bits(32, c_int, unnamed)]
                pub spare1: (),
                #[bits(32, c_int, unnamed)]
                pub spare2: (),
                #[bits(32, c_int, unnamed)]
                pub spare3: (),
                #[bits(32, c_int, unnamed)]
                pub spare4: (),
                #[bits(32, c_int, unnamed)]
                pub spare5: (),
                #[bits(32, c_int, unnamed)]
                pub spare6: (),
                #[bits(32, c_int, unnamed)]
                pub spare7: (),
                #[bits(32, c_int, unnamed)]
                pub spare8: (),
                #[bits(32, c_int, unnamed)]
                pub spare9: (),
                #[bits(32, c_int, unnamed)]
                pub spare10: (),
                #[bits(32, c_int, unnamed)]
                pub spare11: (),
            }
        }
        members {
            field modes: c_uint;
            field offset, freq, maxerror, esterror, constant, precision, tolerance, tick, ppsfreq, jitter,
                  stabil, jitcnt, calcnt, errcnt, stbcnt: c_long;
            field status, shift, tai: c_int;
            field tv_sec in [time], tv_usec in [time]: c_long;
        }
    }

    // <printf.h> of glibc.
    printf_info = PrintfInfo as "struct printf_info" {
        c r"
            struct printf_info {
                int prec;
                int width;
                wchar_t spec;
                unsigned int is_long_double : 1;
                unsigned int is_short : 1;
                unsigned int is_long : 1;
                unsigned int alt : 1;
                unsigned int space : 1;
                unsigned int left : 1;
                unsigned int showsign : 1;
                unsigned int group : 1;
                unsigned int extra : 1;
                unsigned int is_char : 1;
                unsigned int wide : 1;
                unsigned int i18n : 1;
                unsigned int is_binary128 : 1;
                unsigned int __pad : 3;
                unsigned short int user;
                wchar_t pad;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "printf_info", bits = c_uint)]
            pub struct PrintfInfo {
                pub prec: c_int,
                pub width: c_int,
                pub spec: i32,
                #[bits(1)]
                pub is_long_double: bool,
                #[bits(1)]
                pub is_short: bool,
                #[bits(1)]
                pub is_long: bool,
                #[bits(1)]
                pub alt: bool,
                #[bits(1)]
                pub space: bool,
                #[bits(1)]
                pub left: bool,
                #[bits(1)]
                pub showsign: bool,
                #[bits(1)]
                pub group: bool,
                #[bits(1)]
                pub extra: bool,
                #[bits(1)]
                pub is_char: bool,
                #[bits(1)]
                pub wide: bool,
                #[bits(1)]
                pub i18n: bool,
                #[bits(1)]
                pub is_binary128: bool,
                #[bits(3)]
                pub __pad: (),
                pub user: c_ushort,
                pub pad: i32,
            }
        }
        members {
            field prec, width: c_int;
            field spec, pad: i32;
            bits is_long_double, is_short, is_long, alt, space, left, showsign, group, extra, is_char, wide, i18n,
                 is_binary128: bool = 1;
            field user: c_ushort;
        }
    }

    // <asm/alternative.h> of Linux: the record is packed, the anonymous struct in it is not.
    alt_instr = AltInstr as "struct alt_instr" {
        c r"
            struct alt_instr {
                int32_t instr_offset;
                int32_t repl_offset;
                union {
                    struct {
                        uint32_t cpuid : 16;
                        uint32_t flags : 16;
                    };
                    uint32_t ft_flags;
                };
                uint8_t instrlen;
                uint8_t replacementlen;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "alt_instr", packed, overlay(ft_flags: u32))]
            pub struct AltInstr {
                pub instr_offset: i32,
                pub repl_offset: i32,
                #[bits(16, in = ft_flags)]
                pub cpuid: u16,
                #[bits(16, in = ft_flags)]
                pub flags: u16,
                pub instrlen: u8,
                pub replacementlen: u8,
            }
        }
        members {
            field instr_offset, repl_offset: i32;
            bits cpuid, flags: u16 = 16;
            word ft_flags: u32;
            field instrlen, replacementlen: u8;
        }
    }

    // <asm/desc_defs.h> of Linux: a named struct of bit-fields inside a packed one.
    gate_struct = GateStruct as "struct gate_struct" {
        c r"
            struct idt_bits {
                uint16_t ist  : 3,
                         zero : 5,
                         type : 5,
                         dpl  : 2,
                         p    : 1;
            } __attribute__((packed));

            struct gate_struct {
                uint16_t offset_low;
                uint16_t segment;
                struct idt_bits bits;
                uint16_t offset_middle;
                uint32_t offset_high;
                uint32_t reserved;
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "idt_bits", packed, bits = u16)]
            pub struct IdtBits {
                #[bits(3)]
                pub ist: u8,
                #[bits(5)]
                pub zero: (),
                #[bits(5)]
                #[clayout(name = "type")]
                pub kind: u8,
                #[bits(2)]
                pub dpl: u8,
                #[bits(1)]
                pub p: bool,
            }

            #[derive(CLayout)]
            #[clayout(name = "gate_struct", packed)]
            pub struct GateStruct {
                pub offset_low: u16,
                pub segment: u16,
                pub bits: IdtBits,
                pub offset_middle: u16,
                pub offset_high: u32,
                pub reserved: u32,
            }
        }
        members {
            field offset_low, segment, offset_middle: u16;
            field offset_high, reserved: u32;
            bits ist in [bits]: u8 = 3;
            bits kind "bits.type" in [bits]: u8 = 5;
            bits dpl in [bits]: u8 = 2;
            bits p in [bits]: bool = 1;
        }
    }

    // <asm/ldt.h> of Linux.
    user_desc = UserDesc as "struct user_desc" {
        c r"
            struct user_desc {
                unsigned int entry_number;
                unsigned int base_addr;
                unsigned int limit;
                unsigned int seg_32bit : 1;
                unsigned int contents : 2;
                unsigned int read_exec_only : 1;
                unsigned int limit_in_pages : 1;
                unsigned int seg_not_present : 1;
                unsigned int useable : 1;
                unsigned int lm : 1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "user_desc", bits = c_uint)]
            pub struct UserDesc {
                pub entry_number: c_uint,
                pub base_addr: c_uint,
                pub limit: c_uint,
                #[bits(1)]
                pub seg_32bit: bool,
                #[bits(2)]
                pub contents: u8,
                #[bits(1)]
                pub read_exec_only: bool,
                #[bits(1)]
                pub limit_in_pages: bool,
                #[bits(1)]
                pub seg_not_present: bool,
                #[bits(1)]
                pub useable: bool,
                #[bits(1)]
                pub lm: bool,
            }
        }
        members {
            field entry_number, base_addr, limit: c_uint;
            bits seg_32bit, read_exec_only, limit_in_pages, seg_not_present, useable, lm: bool = 1;
            bits contents: u8 = 2;
        }
    }

    // <sound/pcm_params.h> and <sound/asound.h> of Linux.
    snd_interval = SndInterval as "struct snd_interval" {
        c r"
            struct snd_interval {
                unsigned int min, max;
                unsigned int openmin:1,
                             openmax:1,
                             integer:1,
                             empty:1;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "snd_interval")]
            pub struct SndInterval {
                pub min: c_uint,
                pub max: c_uint,
                #[bits(1, c_uint)]
                pub openmin: bool,
                #[bits(1, c_uint)]
                pub openmax: bool,
                #[bits(1, c_uint)]
                pub integer: bool,
                #[bits(1, c_uint)]
                pub empty: bool,
            }
        }
        members {
            field min, max: c_uint;
            bits openmin, openmax, integer, empty: bool = 1;
        }
    }

    // <linux/ioam6.h> on little-endian hosts: packed, unnamed fields, and an array without elements at the end.
    ioam6_trace_hdr = Ioam6TraceHdr as "struct ioam6_trace_hdr" {
        #[accessors]
        c r"
            struct ioam6_trace_hdr {
                uint16_t namespace_id;
                uint8_t  :1,
                         :1,
                         overflow:1,
                         nodelen:5;
                uint8_t  remlen:7,
                         :1;
                union {
                    uint32_t type_be32;
                    struct {
                        uint32_t bit7:1, bit6:1, bit5:1, bit4:1, bit3:1, bit2:1, bit1:1, bit0:1,
                                 bit15:1, bit14:1, bit13:1, bit12:1, bit11:1, bit10:1, bit9:1, bit8:1,
                                 bit23:1, bit22:1, bit21:1, bit20:1, bit19:1, bit18:1, bit17:1, bit16:1,
                                 :8;
                    } type;
                };
                uint8_t data[0];
            } __attribute__((packed));
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "ioam6_trace_type", bits = u32)]
            pub struct Ioam6TraceType {
                #[bits(1)]
                pub bit7: bool,
                #[bits(1)]
                pub bit6: bool,
                #[bits(1)]
                pub bit5: bool,
                #[bits(1)]
                pub bit4: bool,
                #[bits(1)]
                pub bit3: bool,
                #[bits(1)]
                pub bit2: bool,
                #[bits(1)]
                pub bit1: bool,
                #[bits(1)]
                pub bit0: bool,
                #[bits(1)]
                pub bit15: bool,
                #[bits(1)]
                pub bit14: bool,
                #[bits(1)]
                pub bit13: bool,
                #[bits(1)]
                pub bit12: bool,
                #[bits(1)]
                pub bit11: bool,
                #[bits(1)]
                pub bit10: bool,
                #[bits(1)]
                pub bit9: bool,
                #[bits(1)]
                pub bit8: bool,
                #[bits(1)]
                pub bit23: bool,
                #[bits(1)]
                pub bit22: bool,
                #[bits(1)]
                pub bit21: bool,
                #[bits(1)]
                pub bit20: bool,
                #[bits(1)]
                pub bit19: bool,
                #[bits(1)]
                pub bit18: bool,
                #[bits(1)]
                pub bit17: bool,
                #[bits(1)]
                pub bit16: bool,
                #[bits(8, u32, unnamed)]
                pub rest: (),
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "ioam6_trace_types")]
            pub union Ioam6TraceTypes {
                pub type_be32: u32,
                #[clayout(name = "type")]
                pub bits: ioam6_trace_type,
            }

            #[derive(CLayout)]
            #[clayout(name = "ioam6_trace_hdr", packed, bits = u8)]
            pub struct Ioam6TraceHdr {
                pub namespace_id: u16,
                #[bits(1, u8, unnamed)]
                pub spare1: (),
                #[bits(1, u8, unnamed)]
                pub spare2: (),
                #[bits(1)]
                pub overflow: bool,
                #[bits(5)]
                pub nodelen: u8,
                #[bits(7)]
                pub remlen: u8,
                #[bits(1, u8, unnamed)]
                pub spare3: (),
                #[clayout(name = "type_be32")]
                pub types: Ioam6TraceTypes,
                pub data: [u8; 0],
            }
        }
        members {
            field namespace_id: u16;
            bits overflow: bool = 1;
            bits nodelen: u8 = 5;
            bits remlen: u8 = 7;
            member type_be32 "type_be32" in [types]: u32;
            bits bit0 "type.bit0" in [types, bits()], bit7 "type.bit7" in [types, bits()],
                 bit8 "type.bit8" in [types, bits()], bit15 "type.bit15" in [types, bits()],
                 bit16 "type.bit16" in [types, bits()], bit23 "type.bit23" in [types, bits()]: bool = 1;
        }
    }

    // <glib.h>
    gdate = GDate as "struct _GDate" {
        c r"
            struct _GDate {
                unsigned int julian_days : 32;

                unsigned int julian : 1;
                unsigned int dmy    : 1;

                unsigned int day    : 6;
                unsigned int month  : 4;
                unsigned int year   : 16;
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "_GDate", bits = c_uint)]
            pub struct GDate {
                #[bits(32)]
                pub julian_days: u32,
                #[bits(1)]
                pub julian: bool,
                #[bits(1)]
                pub dmy: bool,
                #[bits(6)]
                pub day: u8,
                #[bits(4)]
                pub month: u8,
                #[bits(16)]
                pub year: u16,
            }
        }
        members {
            bits julian_days: u32 = 32;
            bits julian, dmy: bool = 1;
            bits day: u8 = 6;
            bits month: u8 = 4;
            bits year: u16 = 16;
        }
    }

    // <libavformat/avformat.h>
    av_index_entry = AvIndexEntry as "AVIndexEntry" {
        c r"
            typedef struct AVIndexEntry {
                int64_t pos;
                int64_t timestamp;
                int flags:2;
                int size:30;
                int min_distance;
            } AVIndexEntry;
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "AVIndexEntry")]
            pub struct AvIndexEntry {
                pub pos: i64,
                pub timestamp: i64,
                #[bits(2)]
                pub flags: c_int,
                #[bits(30)]
                pub size: c_int,
                pub min_distance: c_int,
            }
        }
        members {
            field pos, timestamp: i64;
            bits flags: c_int = 2;
            bits size: c_int = 30;
            field min_distance: c_int;
        }
    }

    // <spdk/nvme_spec.h>
    spdk_nvme_power_state = NvmePowerState as "struct spdk_nvme_power_state" {
        c r"
            struct spdk_nvme_power_state {
                uint16_t mp;
                uint8_t  reserved1;
                uint8_t  mps       : 1;
                uint8_t  nops      : 1;
                uint8_t  reserved2 : 6;
                uint32_t enlat;
                uint32_t exlat;
                uint8_t  rrt       : 5;
                uint8_t  reserved3 : 3;
                uint8_t  rrl       : 5;
                uint8_t  reserved4 : 3;
                uint8_t  rwt       : 5;
                uint8_t  reserved5 : 3;
                uint8_t  rwl       : 5;
                uint8_t  reserved6 : 3;
                uint8_t  reserved7[16];
            };
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "spdk_nvme_power_state", bits = u8)]
            pub struct NvmePowerState {
                pub mp: u16,
                pub reserved1: u8,
                #[bits(1)]
                pub mps: bool,
                #[bits(1)]
                pub nops: bool,
                #[bits(6)]
                pub reserved2: (),
                pub enlat: u32,
                pub exlat: u32,
                #[bits(5)]
                pub rrt: u8,
                #[bits(3)]
                pub reserved3: (),
                #[bits(5)]
                pub rrl: u8,
                #[bits(3)]
                pub reserved4: (),
                #[bits(5)]
                pub rwt: u8,
                #[bits(3)]
                pub reserved5: (),
                #[bits(5)]
                pub rwl: u8,
                #[bits(3)]
                pub reserved6: (),
                pub reserved7: [u8; 16],
            }
        }
        members {
            field mp: u16;
            field reserved1, reserved7[0], reserved7[15]: u8;
            bits mps, nops: bool = 1;
            field enlat, exlat: u32;
            bits rrt, rrl, rwt, rwl: u8 = 5;
        }
    }
}
