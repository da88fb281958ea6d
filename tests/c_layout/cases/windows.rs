//! Records of Windows, Direct3D and UEFI, as their headers declare them, laid out by the target's own rules.

cases! {
    // The Xbox GDK's parameters of a render target, the example that this crate's documentation opens with.
    msaa_parameters = MsaaParameters as "D3D12XBOX_MSAA_PARAMETERS" {
        c r"
            typedef enum {
                D3D12XBOX_MASK_UPPER_OR_FALL_BACK = 0,
                D3D12XBOX_MASK_UPPER = 1,
                D3D12XBOX_OR_UPPER = 2
            } D3D12XBOX_DETAIL_TO_EXPOSED_MODE;

            typedef struct {
                union {
                    struct {
                        UINT NumSamplesMsaaLog2 : 3;
                        UINT MaxSampleDistanceInSubpixels : 4;
                        UINT DetailToExposedMode : 2;
                        UINT ApplyMaskAfterCentroid : 1;
                        UINT Reserved1 : 22;
                    };
                    UINT Dword0;
                };
                union {
                    struct {
                        UINT CoverageBias : 31;
                        UINT Reserved2 : 1;
                    };
                    UINT Dword1;
                };
            } D3D12XBOX_MSAA_PARAMETERS;
        "
        rust {
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, CEnum)]
            #[repr(u32)]
            pub enum DetailToExposedMode {
                #[default]
                MaskUpperOrFallBack = 0,
                MaskUpper = 1,
                OrUpper = 2,
            }

            #[derive(CLayout)]
            #[clayout(name = "D3D12XBOX_MSAA_PARAMETERS", rename_all = "PascalCase", overlay(Dword0: u32, Dword1: u32))]
            pub struct MsaaParameters {
                #[bits(3, in = Dword0)]
                pub num_samples_msaa_log2: u8,
                #[bits(4, in = Dword0)]
                pub max_sample_distance_in_subpixels: u8,
                #[bits(2, in = Dword0)]
                pub detail_to_exposed_mode: DetailToExposedMode,
                #[bits(1, in = Dword0)]
                pub apply_mask_after_centroid: bool,
                #[bits(22, in = Dword0)]
                pub reserved1: (),
                #[bits(31, in = Dword1)]
                pub coverage_bias: u32,
                #[bits(1, in = Dword1)]
                pub reserved2: (),
            }
        }
        members {
            bits num_samples_msaa_log2 "NumSamplesMsaaLog2": u8 = 3;
            bits max_sample_distance_in_subpixels "MaxSampleDistanceInSubpixels": u8 = 4;
            bits(enum) detail_to_exposed_mode "DetailToExposedMode": DetailToExposedMode = 2;
            bits apply_mask_after_centroid "ApplyMaskAfterCentroid": bool = 1;
            bits coverage_bias "CoverageBias": u32 = 31;
            word dword0 "Dword0", dword1 "Dword1": u32;
        }
    }

    // <d3d12.h>: the 24-bit member and its 8-bit neighbour.
    raytracing_instance_desc = InstanceDesc as "D3D12_RAYTRACING_INSTANCE_DESC" {
        c r"
            typedef struct D3D12_RAYTRACING_INSTANCE_DESC {
                FLOAT Transform[3][4];
                UINT InstanceID : 24;
                UINT InstanceMask : 8;
                UINT InstanceContributionToHitGroupIndex : 24;
                UINT Flags : 8;
                UINT64 AccelerationStructure;
            } D3D12_RAYTRACING_INSTANCE_DESC;
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(transparent)]
            pub struct InstanceFlags(u32);

            #[derive(CLayout)]
            #[clayout(name = "D3D12_RAYTRACING_INSTANCE_DESC", rename_all = "PascalCase", bits = u32)]
            pub struct InstanceDesc {
                pub transform: [[f32; 4]; 3],
                #[bits(24)]
                #[clayout(name = "InstanceID")]
                pub instance_id: u32,
                #[bits(8)]
                pub instance_mask: u8,
                #[bits(24)]
                pub instance_contribution_to_hit_group_index: u32,
                #[bits(8)]
                pub flags: InstanceFlags,
                pub acceleration_structure: u64,
            }
        }
        members {
            field(float) transform[0][0] "Transform[0][0]", transform[1][2] "Transform[1][2]",
                         transform[2][3] "Transform[2][3]": f32;
            bits instance_id "InstanceID": u32 = 24;
            bits instance_mask "InstanceMask": u8 = 8;
            bits instance_contribution_to_hit_group_index "InstanceContributionToHitGroupIndex": u32 = 24;
            bits(flags) flags "Flags": InstanceFlags = 8;
            field acceleration_structure "AccelerationStructure": u64;
        }
    }

    // <winbase.h>
    dcb = Dcb as "DCB" {
        c r"
            typedef struct _DCB {
                DWORD DCBlength;
                DWORD BaudRate;
                DWORD fBinary: 1;
                DWORD fParity: 1;
                DWORD fOutxCtsFlow:1;
                DWORD fOutxDsrFlow:1;
                DWORD fDtrControl:2;
                DWORD fDsrSensitivity:1;
                DWORD fTXContinueOnXoff: 1;
                DWORD fOutX: 1;
                DWORD fInX: 1;
                DWORD fErrorChar: 1;
                DWORD fNull: 1;
                DWORD fRtsControl:2;
                DWORD fAbortOnError:1;
                DWORD fDummy2:17;
                WORD wReserved;
                WORD XonLim;
                WORD XoffLim;
                BYTE ByteSize;
                BYTE Parity;
                BYTE StopBits;
                char XonChar;
                char XoffChar;
                char ErrorChar;
                char EofChar;
                char EvtChar;
                WORD wReserved1;
            } DCB, *LPDCB;
        "
        rust {
            /// How the DTR line is driven.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(u32)]
            pub enum DtrControl {
                Disable = 0,
                Enable = 1,
                Handshake = 2,
            }

            /// How the RTS line is driven.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(u32)]
            pub enum RtsControl {
                Disable,
                Enable,
                Handshake,
                Toggle,
            }

            #[derive(CLayout)]
            #[clayout(name = "DCB", bits = u32)]
            pub struct Dcb {
                #[clayout(name = "DCBlength")]
                pub length: u32,
                #[clayout(name = "BaudRate")]
                pub baud_rate: u32,
                #[bits(1)]
                #[clayout(name = "fBinary")]
                pub binary: bool,
                #[bits(1)]
                #[clayout(name = "fParity")]
                pub check_parity: bool,
                #[bits(1)]
                #[clayout(name = "fOutxCtsFlow")]
                pub out_cts_flow: bool,
                #[bits(1)]
                #[clayout(name = "fOutxDsrFlow")]
                pub out_dsr_flow: bool,
                #[bits(2)]
                #[clayout(name = "fDtrControl")]
                pub dtr_control: DtrControl,
                #[bits(1)]
                #[clayout(name = "fDsrSensitivity")]
                pub dsr_sensitivity: bool,
                #[bits(1)]
                #[clayout(name = "fTXContinueOnXoff")]
                pub continue_on_xoff: bool,
                #[bits(1)]
                #[clayout(name = "fOutX")]
                pub out_x: bool,
                #[bits(1)]
                #[clayout(name = "fInX")]
                pub in_x: bool,
                #[bits(1)]
                #[clayout(name = "fErrorChar")]
                pub replace_errors: bool,
                #[bits(1)]
                #[clayout(name = "fNull")]
                pub discard_null: bool,
                #[bits(2)]
                #[clayout(name = "fRtsControl")]
                pub rts_control: Open<RtsControl>,
                #[bits(1)]
                #[clayout(name = "fAbortOnError")]
                pub abort_on_error: bool,
                #[bits(17)]
                #[clayout(name = "fDummy2")]
                pub dummy2: (),
                #[clayout(name = "wReserved")]
                pub reserved: u16,
                #[clayout(name = "XonLim")]
                pub xon_lim: u16,
                #[clayout(name = "XoffLim")]
                pub xoff_lim: u16,
                #[clayout(name = "ByteSize")]
                pub byte_size: u8,
                #[clayout(name = "Parity")]
                pub parity: u8,
                #[clayout(name = "StopBits")]
                pub stop_bits: u8,
                #[clayout(name = "XonChar")]
                pub xon_char: c_char,
                #[clayout(name = "XoffChar")]
                pub xoff_char: c_char,
                #[clayout(name = "ErrorChar")]
                pub error_char: c_char,
                #[clayout(name = "EofChar")]
                pub eof_char: c_char,
                #[clayout(name = "EvtChar")]
                pub evt_char: c_char,
                #[clayout(name = "wReserved1")]
                pub reserved1: u16,
            }
        }
        members {
            field length "DCBlength", baud_rate "BaudRate": u32;
            bits binary "fBinary", check_parity "fParity", out_cts_flow "fOutxCtsFlow", out_dsr_flow "fOutxDsrFlow",
                 dsr_sensitivity "fDsrSensitivity", continue_on_xoff "fTXContinueOnXoff", out_x "fOutX", in_x "fInX",
                 replace_errors "fErrorChar", discard_null "fNull", abort_on_error "fAbortOnError": bool = 1;
            bits(enum) dtr_control "fDtrControl": DtrControl = 2;
            bits(open) rts_control "fRtsControl": RtsControl = 2;
            field reserved "wReserved", xon_lim "XonLim", xoff_lim "XoffLim", reserved1 "wReserved1": u16;
            field byte_size "ByteSize", parity "Parity", stop_bits "StopBits": u8;
            field xon_char "XonChar", xoff_char "XoffChar", error_char "ErrorChar", eof_char "EofChar",
                  evt_char "EvtChar": c_char;
        }
    }

    // <winnt.h>: two named structs in a union.
    ldt_entry = LdtEntry as "LDT_ENTRY" {
        #[accessors]
        c r"
            typedef struct _LDT_ENTRY {
                WORD LimitLow;
                WORD BaseLow;
                union {
                    struct {
                        BYTE BaseMid;
                        BYTE Flags1;
                        BYTE Flags2;
                        BYTE BaseHi;
                    } Bytes;
                    struct {
                        DWORD BaseMid : 8;
                        DWORD Type : 5;
                        DWORD Dpl : 2;
                        DWORD Pres : 1;
                        DWORD LimitHi : 4;
                        DWORD Sys : 1;
                        DWORD Reserved_0 : 1;
                        DWORD Default_Big : 1;
                        DWORD Granularity : 1;
                        DWORD BaseHi : 8;
                    } Bits;
                } HighWord;
            } LDT_ENTRY, *PLDT_ENTRY;
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(rename_all = "PascalCase")]
            pub struct LdtBytes {
                pub base_mid: u8,
                pub flags1: u8,
                pub flags2: u8,
                pub base_hi: u8,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(rename_all = "PascalCase", bits = u32)]
            pub struct LdtBits {
                #[bits(8)]
                pub base_mid: u8,
                #[bits(5)]
                pub r#type: u8,
                #[bits(2)]
                pub dpl: u8,
                #[bits(1)]
                pub pres: bool,
                #[bits(4)]
                pub limit_hi: u8,
                #[bits(1)]
                pub sys: bool,
                #[bits(1)]
                #[clayout(name = "Reserved_0")]
                pub reserved_0: (),
                #[bits(1)]
                #[clayout(name = "Default_Big")]
                pub default_big: bool,
                #[bits(1)]
                pub granularity: bool,
                #[bits(8)]
                pub base_hi: u8,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(rename_all = "PascalCase")]
            pub union HighWord {
                pub bytes: LdtBytes,
                pub bits: LdtBits,
            }

            #[derive(CLayout)]
            #[clayout(name = "LDT_ENTRY", rename_all = "PascalCase")]
            pub struct LdtEntry {
                pub limit_low: u16,
                pub base_low: u16,
                pub high_word: HighWord,
            }
        }
        members {
            field limit_low "LimitLow", base_low "BaseLow": u16;
            field base_mid "HighWord.Bytes.BaseMid" in [high_word, bytes()],
                  flags1 "HighWord.Bytes.Flags1" in [high_word, bytes()],
                  flags2 "HighWord.Bytes.Flags2" in [high_word, bytes()],
                  base_hi "HighWord.Bytes.BaseHi" in [high_word, bytes()]: u8;
            bits base_mid "HighWord.Bits.BaseMid" in [high_word, bits()],
                 base_hi "HighWord.Bits.BaseHi" in [high_word, bits()]: u8 = 8;
            bits r#type "HighWord.Bits.Type" in [high_word, bits()]: u8 = 5;
            bits dpl "HighWord.Bits.Dpl" in [high_word, bits()]: u8 = 2;
            bits limit_hi "HighWord.Bits.LimitHi" in [high_word, bits()]: u8 = 4;
            bits pres "HighWord.Bits.Pres" in [high_word, bits()],
                 sys "HighWord.Bits.Sys" in [high_word, bits()],
                 default_big "HighWord.Bits.Default_Big" in [high_word, bits()],
                 granularity "HighWord.Bits.Granularity" in [high_word, bits()]: bool = 1;
        }
    }

    // <shlobj.h>: a BOOL is an int, so one bit of it holds 0 or -1.
    shellflagstate = ShellFlagState as "SHELLFLAGSTATE" {
        c r"
            #pragma pack(push, 1)
            typedef struct {
                BOOL fShowAllObjects : 1;
                BOOL fShowExtensions : 1;
                BOOL fNoConfirmRecycle : 1;
                BOOL fShowSysFiles : 1;
                BOOL fShowCompColor : 1;
                BOOL fDoubleClickInWebView : 1;
                BOOL fDesktopHTML : 1;
                BOOL fWin95Classic : 1;
                BOOL fDontPrettyPath : 1;
                BOOL fShowAttribCol : 1;
                BOOL fMapNetDrvBtn : 1;
                BOOL fShowInfoTip : 1;
                BOOL fHideIcons : 1;
                BOOL fAutoCheckSelect : 1;
                BOOL fIconsOnly : 1;
                UINT fRestFlags : 1;
            } SHELLFLAGSTATE, *LPSHELLFLAGSTATE;
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "SHELLFLAGSTATE", pack = 1, bits = c_int)]
            pub struct ShellFlagState {
                #[bits(1)]
                #[clayout(name = "fShowAllObjects")]
                pub show_all_objects: i8,
                #[bits(1)]
                #[clayout(name = "fShowExtensions")]
                pub show_extensions: i8,
                #[bits(1)]
                #[clayout(name = "fNoConfirmRecycle")]
                pub no_confirm_recycle: i8,
                #[bits(1)]
                #[clayout(name = "fShowSysFiles")]
                pub show_sys_files: i8,
                #[bits(1)]
                #[clayout(name = "fShowCompColor")]
                pub show_comp_color: i8,
                #[bits(1)]
                #[clayout(name = "fDoubleClickInWebView")]
                pub double_click_in_web_view: i8,
                #[bits(1)]
                #[clayout(name = "fDesktopHTML")]
                pub desktop_html: i8,
                #[bits(1)]
                #[clayout(name = "fWin95Classic")]
                pub win95_classic: i8,
                #[bits(1)]
                #[clayout(name = "fDontPrettyPath")]
                pub dont_pretty_path: i16,
                #[bits(1)]
                #[clayout(name = "fShowAttribCol")]
                pub show_attrib_col: i16,
                #[bits(1)]
                #[clayout(name = "fMapNetDrvBtn")]
                pub map_net_drv_btn: i32,
                #[bits(1)]
                #[clayout(name = "fShowInfoTip")]
                pub show_info_tip: i32,
                #[bits(1)]
                #[clayout(name = "fHideIcons")]
                pub hide_icons: c_int,
                #[bits(1)]
                #[clayout(name = "fAutoCheckSelect")]
                pub auto_check_select: i64,
                #[bits(1)]
                #[clayout(name = "fIconsOnly")]
                pub icons_only: i128,
                #[bits(1, c_uint)]
                #[clayout(name = "fRestFlags")]
                pub rest_flags: u8,
            }
        }
        members {
            bits show_all_objects "fShowAllObjects", show_extensions "fShowExtensions",
                 no_confirm_recycle "fNoConfirmRecycle", show_sys_files "fShowSysFiles",
                 show_comp_color "fShowCompColor", double_click_in_web_view "fDoubleClickInWebView",
                 desktop_html "fDesktopHTML", win95_classic "fWin95Classic": i8 = 1;
            bits dont_pretty_path "fDontPrettyPath", show_attrib_col "fShowAttribCol": i16 = 1;
            bits map_net_drv_btn "fMapNetDrvBtn", show_info_tip "fShowInfoTip": i32 = 1;
            bits hide_icons "fHideIcons": c_int = 1;
            bits auto_check_select "fAutoCheckSelect": i64 = 1;
            bits icons_only "fIconsOnly": i128 = 1;
            bits rest_flags "fRestFlags": u8 = 1;
        }
    }

    // <tabflicks.h>: enumerations, BOOL and INT in one word.
    flick_data = FlickData as "FLICK_DATA" {
        c r"
            typedef enum FLICKACTION_COMMANDCODE {
                FLICKACTION_COMMANDCODE_NULL = 0,
                FLICKACTION_COMMANDCODE_APPCOMMAND = 1,
                FLICKACTION_COMMANDCODE_CUSTOMKEY = 2,
                FLICKACTION_COMMANDCODE_KEYMODIFIER = 3
            } FLICKACTION_COMMANDCODE;
            typedef enum FLICKDIRECTION {
                FLICKDIRECTION_MIN = 0,
                FLICKDIRECTION_RIGHT = 0,
                FLICKDIRECTION_UPRIGHT = 1,
                FLICKDIRECTION_UP = 2,
                FLICKDIRECTION_DOWNRIGHT = 7
            } FLICKDIRECTION;
            typedef struct FLICK_DATA {
                FLICKACTION_COMMANDCODE iFlickActionCommandCode : 5;
                FLICKDIRECTION iFlickDirection : 3;
                BOOL fControlModifier : 1;
                BOOL fMenuModifier : 1;
                BOOL fAltGRModifier : 1;
                BOOL fWinModifier : 1;
                BOOL fShiftModifier : 1;
                INT iReserved : 2;
                BOOL fOnInkingSurface : 1;
                INT iActionArgument : 16;
            } FLICK_DATA;
        "
        rust {
            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(u32)]
            pub enum CommandCode {
                Null = 0,
                AppCommand = 1,
                CustomKey = 2,
                KeyModifier = 3,
            }

            #[derive(Clone, Copy, Debug, PartialEq, Eq, CEnum)]
            #[repr(u32)]
            pub enum Direction {
                Right = 0,
                UpRight = 1,
                Up = 2,
                DownRight = 7,
            }

            #[derive(CLayout)]
            #[clayout(name = "FLICK_DATA")]
            pub struct FlickData {
                #[bits(5)]
                #[clayout(name = "iFlickActionCommandCode")]
                pub command_code: CommandCode,
                #[bits(3)]
                #[clayout(name = "iFlickDirection")]
                pub direction: Direction,
                #[bits(1)]
                #[clayout(name = "fControlModifier")]
                pub control: i32,
                #[bits(1)]
                #[clayout(name = "fMenuModifier")]
                pub menu: i32,
                #[bits(1)]
                #[clayout(name = "fAltGRModifier")]
                pub alt_gr: i32,
                #[bits(1)]
                #[clayout(name = "fWinModifier")]
                pub win: i32,
                #[bits(1)]
                #[clayout(name = "fShiftModifier")]
                pub shift: i32,
                #[bits(2, i32)]
                #[clayout(name = "iReserved")]
                pub reserved: (),
                #[bits(1)]
                #[clayout(name = "fOnInkingSurface")]
                pub on_inking_surface: i32,
                #[bits(16, i32)]
                #[clayout(name = "iActionArgument")]
                pub action_argument: i16,
            }
        }
        members {
            bits(enum) command_code "iFlickActionCommandCode": CommandCode = 5;
            bits(enum) direction "iFlickDirection": Direction = 3;
            bits control "fControlModifier", menu "fMenuModifier", alt_gr "fAltGRModifier", win "fWinModifier",
                 shift "fShiftModifier", on_inking_surface "fOnInkingSurface": i32 = 1;
            bits action_argument "iActionArgument": i16 = 16;
        }
    }

    // <winnt.h>: an 8-byte integer under pack(4) and an anonymous union of bit-fields behind it.
    image_tls_directory64 = ImageTlsDirectory64 as "IMAGE_TLS_DIRECTORY64" {
        c r"
            #pragma pack(push, 4)
            typedef struct _IMAGE_TLS_DIRECTORY64 {
                ULONGLONG StartAddressOfRawData;
                ULONGLONG EndAddressOfRawData;
                ULONGLONG AddressOfIndex;
                ULONGLONG AddressOfCallBacks;
                DWORD SizeOfZeroFill;
                union {
                    DWORD Characteristics;
                    struct {
                        DWORD Reserved0 : 20;
                        DWORD Alignment : 4;
                        DWORD Reserved1 : 8;
                    };
                };
            } IMAGE_TLS_DIRECTORY64;
            #pragma pack(pop)
        "
        rust {
            #[derive(CLayout)]
            #[clayout(
                name = "IMAGE_TLS_DIRECTORY64", rename_all = "PascalCase", pack = 4, overlay(Characteristics: u32)
            )]
            pub struct ImageTlsDirectory64 {
                pub start_address_of_raw_data: u64,
                pub end_address_of_raw_data: u64,
                pub address_of_index: u64,
                pub address_of_call_backs: u64,
                pub size_of_zero_fill: u32,
                #[bits(20, in = Characteristics)]
                pub reserved0: (),
                #[bits(4, in = Characteristics)]
                pub alignment: u8,
                #[bits(8, in = Characteristics)]
                pub reserved1: (),
            }
        }
        members {
            field start_address_of_raw_data "StartAddressOfRawData", end_address_of_raw_data "EndAddressOfRawData",
                  address_of_index "AddressOfIndex", address_of_call_backs "AddressOfCallBacks": u64;
            field size_of_zero_fill "SizeOfZeroFill": u32;
            bits alignment "Alignment": u8 = 4;
            word characteristics "Characteristics": u32;
        }
    }

    // <winnt.h>: nothing but an anonymous union.
    image_load_policy = ImageLoadPolicy as "PROCESS_MITIGATION_IMAGE_LOAD_POLICY" {
        c r"
            typedef struct _PROCESS_MITIGATION_IMAGE_LOAD_POLICY {
                union {
                    DWORD Flags;
                    struct {
                        DWORD NoRemoteImages : 1;
                        DWORD NoLowMandatoryLabelImages : 1;
                        DWORD PreferSystem32Images : 1;
                        DWORD AuditNoRemoteImages : 1;
                        DWORD AuditNoLowMandatoryLabelImages : 1;
                        DWORD ReservedFlags : 27;
                    };
                };
            } PROCESS_MITIGATION_IMAGE_LOAD_POLICY;
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "PROCESS_MITIGATION_IMAGE_LOAD_POLICY", rename_all = "PascalCase", overlay(Flags: u32))]
            pub struct ImageLoadPolicy {
                #[bits(1, in = Flags)]
                pub no_remote_images: bool,
                #[bits(1, in = Flags)]
                pub no_low_mandatory_label_images: bool,
                #[bits(1, in = Flags)]
                pub prefer_system32_images: bool,
                #[bits(1, in = Flags)]
                pub audit_no_remote_images: bool,
                #[bits(1, in = Flags)]
                pub audit_no_low_mandatory_label_images: bool,
                #[bits(27, in = Flags)]
                pub reserved_flags: (),
            }
        }
        members {
            bits no_remote_images "NoRemoteImages", no_low_mandatory_label_images "NoLowMandatoryLabelImages",
                 prefer_system32_images "PreferSystem32Images", audit_no_remote_images "AuditNoRemoteImages",
                 audit_no_low_mandatory_label_images "AuditNoLowMandatoryLabelImages": bool = 1;
            word flags "Flags": u32;
        }
    }

    // <wingdi.h>: the anonymous union's struct has a member of the name that the union's word has.
    video_signal_info = VideoSignalInfo as "DISPLAYCONFIG_VIDEO_SIGNAL_INFO" {
        #[accessors]
        c r"
            typedef struct { UINT32 Numerator, Denominator; } DISPLAYCONFIG_RATIONAL;
            typedef struct { UINT32 cx, cy; } DISPLAYCONFIG_2DREGION;
            typedef struct DISPLAYCONFIG_VIDEO_SIGNAL_INFO {
                UINT64 pixelRate;
                DISPLAYCONFIG_RATIONAL hSyncFreq;
                DISPLAYCONFIG_RATIONAL vSyncFreq;
                DISPLAYCONFIG_2DREGION activeSize;
                DISPLAYCONFIG_2DREGION totalSize;
                union {
                    struct {
                        UINT32 videoStandard : 16;
                        UINT32 vSyncFreqDivider : 6;
                        UINT32 reserved : 10;
                    } AdditionalSignalInfo;
                    UINT32 videoStandard;
                };
                UINT32 scanLineOrdering;
            } DISPLAYCONFIG_VIDEO_SIGNAL_INFO;
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "DISPLAYCONFIG_RATIONAL", rename_all = "PascalCase")]
            pub struct Rational {
                pub numerator: u32,
                pub denominator: u32,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "DISPLAYCONFIG_2DREGION")]
            pub struct Region {
                pub cx: u32,
                pub cy: u32,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(rename_all = "camelCase", bits = u32)]
            pub struct AdditionalSignalInfo {
                #[bits(16)]
                pub video_standard: u16,
                #[bits(6)]
                pub v_sync_freq_divider: u8,
                #[bits(10)]
                pub reserved: (),
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(rename_all = "camelCase")]
            pub union SignalStandard {
                #[clayout(name = "AdditionalSignalInfo")]
                pub additional_signal_info: AdditionalSignalInfo,
                pub video_standard: u32,
            }

            #[derive(CLayout)]
            #[clayout(name = "DISPLAYCONFIG_VIDEO_SIGNAL_INFO", rename_all = "camelCase")]
            pub struct VideoSignalInfo {
                pub pixel_rate: u64,
                pub h_sync_freq: Rational,
                pub v_sync_freq: Rational,
                pub active_size: Region,
                pub total_size: Region,
                #[clayout(name = "videoStandard")]
                pub standard: SignalStandard,
                pub scan_line_ordering: u32,
            }
        }
        members {
            field pixel_rate "pixelRate": u64;
            field numerator "hSyncFreq.Numerator" in [h_sync_freq], denominator "hSyncFreq.Denominator" in [h_sync_freq],
                  numerator "vSyncFreq.Numerator" in [v_sync_freq], denominator "vSyncFreq.Denominator" in [v_sync_freq],
                  cx "activeSize.cx" in [active_size], cy "activeSize.cy" in [active_size],
                  cx "totalSize.cx" in [total_size], cy "totalSize.cy" in [total_size]: u32;
            bits video_standard "AdditionalSignalInfo.videoStandard" in [standard, additional_signal_info()]: u16 = 16;
            bits v_sync_freq_divider "AdditionalSignalInfo.vSyncFreqDivider"
                in [standard, additional_signal_info()]: u8 = 6;
            member video_standard "videoStandard" in [standard]: u32;
            field scan_line_ordering "scanLineOrdering": u32;
        }
    }

    // x64 exception data as Microsoft documents it.
    unwind_info = UnwindInfo as "UNWIND_INFO" {
        #[accessors]
        c r"
            typedef union _UNWIND_CODE {
                struct {
                    UCHAR CodeOffset;
                    UCHAR UnwindOp : 4;
                    UCHAR OpInfo : 4;
                };
                USHORT FrameOffset;
            } UNWIND_CODE;
            typedef struct _UNWIND_INFO {
                UCHAR Version : 3;
                UCHAR Flags : 5;
                UCHAR SizeOfProlog;
                UCHAR CountOfCodes;
                UCHAR FrameRegister : 4;
                UCHAR FrameOffset : 4;
                UNWIND_CODE UnwindCode[1];
            } UNWIND_INFO;
        "
        rust {
            #[derive(Clone, Copy, CLayout)]
            #[clayout(rename_all = "PascalCase")]
            pub struct UnwindOperation {
                pub code_offset: u8,
                #[bits(4)]
                pub unwind_op: u8,
                #[bits(4)]
                pub op_info: u8,
            }

            #[derive(Clone, Copy, CLayout)]
            #[clayout(name = "UNWIND_CODE", rename_all = "PascalCase")]
            pub union UnwindCode {
                pub operation: UnwindOperation,
                pub frame_offset: u16,
            }

            #[derive(CLayout)]
            #[clayout(name = "UNWIND_INFO", rename_all = "PascalCase", bits = u8)]
            pub struct UnwindInfo {
                #[bits(3)]
                pub version: u8,
                #[bits(5)]
                pub flags: u8,
                pub size_of_prolog: u8,
                pub count_of_codes: u8,
                #[bits(4)]
                pub frame_register: u8,
                #[bits(4)]
                pub frame_offset: u8,
                pub unwind_code: [UnwindCode; 1],
            }
        }
        members {
            bits version "Version": u8 = 3;
            bits flags "Flags": u8 = 5;
            field size_of_prolog "SizeOfProlog", count_of_codes "CountOfCodes": u8;
            bits frame_register "FrameRegister", frame_offset "FrameOffset": u8 = 4;
            field code_offset "UnwindCode[0].CodeOffset" in [unwind_code[0], operation()]: u8;
            bits unwind_op "UnwindCode[0].UnwindOp" in [unwind_code[0], operation()],
                 op_info "UnwindCode[0].OpInfo" in [unwind_code[0], operation()]: u8 = 4;
            member frame_offset "UnwindCode[0].FrameOffset" in [unwind_code[0]]: u16;
        }
    }

    // <nvme.h>: a union of an anonymous struct and its word is a struct with one overlay.
    nvme_command_status = NvmeCommandStatus as "NVME_COMMAND_STATUS" {
        c r"
            typedef union {
                struct {
                    USHORT P           : 1;
                    USHORT SC          : 8;
                    USHORT SCT         : 3;
                    USHORT Reserved    : 2;
                    USHORT M           : 1;
                    USHORT DNR         : 1;
                } DUMMYSTRUCTNAME;
                USHORT AsUshort;
            } NVME_COMMAND_STATUS, *PNVME_COMMAND_STATUS;
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "NVME_COMMAND_STATUS", rename_all = "UPPERCASE", overlay(AsUshort: u16))]
            pub struct NvmeCommandStatus {
                #[bits(1, in = AsUshort)]
                pub p: bool,
                #[bits(8, in = AsUshort)]
                pub sc: u8,
                #[bits(3, in = AsUshort)]
                pub sct: u8,
                #[bits(2, in = AsUshort)]
                #[clayout(name = "Reserved")]
                pub reserved: (),
                #[bits(1, in = AsUshort)]
                pub m: bool,
                #[bits(1, in = AsUshort)]
                pub dnr: bool,
            }
        }
        members {
            bits p "P", m "M", dnr "DNR": bool = 1;
            bits sc "SC": u8 = 8;
            bits sct "SCT": u8 = 3;
            word as_ushort "AsUshort": u16;
        }
    }

    // <Uefi/UefiInternalFormRepresentation.h>
    efi_ifr_op_header = EfiIfrOpHeader as "EFI_IFR_OP_HEADER" {
        c r"
            #pragma pack(1)
            typedef struct _EFI_IFR_OP_HEADER {
                uint8_t OpCode;
                uint8_t Length : 7;
                uint8_t Scope : 1;
            } EFI_IFR_OP_HEADER;
            #pragma pack()
        "
        rust {
            #[derive(CLayout)]
            #[clayout(name = "EFI_IFR_OP_HEADER", rename_all = "PascalCase", pack = 1)]
            pub struct EfiIfrOpHeader {
                pub op_code: u8,
                #[bits(7)]
                pub length: u8,
                #[bits(1, u8)]
                pub scope: bool,
            }
        }
        members {
            field op_code "OpCode": u8;
            bits length "Length": u8 = 7;
            bits scope "Scope": bool = 1;
        }
    }
}
