//! From what `cfg` knows about a target to its ABI: one table for the target being compiled and for any other.

use super::text::{one_of, same};
use super::{Abi, ByteOrder, Family};

/// The `cfg` values of a target that decide its C ABI: what `rustc --print cfg` prints, and what Cargo gives a build
/// script as `CARGO_CFG_TARGET_*`.
///
/// ```
/// use clayout::abi::{Abi, ByteOrder, TargetCfg};
///
/// let cfg = TargetCfg {
///     arch: "arm",
///     os: "none",
///     env: "",
///     vendor: "unknown",
///     abi: "eabi",
///     pointer_width: 32,
///     byte_order: ByteOrder::Little,
/// };
/// assert!(Abi::from_cfg(&cfg).unwrap().unnamed_align);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TargetCfg<'a> {
    /// `target_arch`.
    pub arch: &'a str,
    /// `target_os`.
    pub os: &'a str,
    /// `target_env`.
    pub env: &'a str,
    /// `target_vendor`.
    pub vendor: &'a str,
    /// `target_abi`.
    pub abi: &'a str,
    /// `target_pointer_width`, in bits.
    pub pointer_width: u32,
    /// `target_endian`.
    pub byte_order: ByteOrder,
}

/// The values of one `cfg` key that decide anything, and which of them the target being compiled has, or "".
macro_rules! values {
    ($list:ident, $target:ident, $key:ident: $($value:literal)*) => {
        const $list: &[&str] = &[$($value),*];
        const $target: &str = $( if cfg!($key = $value) { $value } else )* { "" };
    };
}

values!(ARCHITECTURES, TARGET_ARCH, target_arch:
    "aarch64" "amdgpu" "arm" "arm64ec" "avr" "bpf" "csky" "hexagon" "loongarch32" "loongarch64" "m68k" "mips"
    "mips32r6" "mips64" "mips64r6" "msp430" "nvptx64" "powerpc" "powerpc64" "riscv32" "riscv64" "s390x" "sparc"
    "sparc64" "wasm32" "wasm64" "x86" "x86_64" "xtensa");
values!(SYSTEMS, TARGET_OS, target_os:
    "aix" "amdhsa" "android" "cuda" "cygwin" "dragonfly" "emscripten" "freebsd" "fuchsia" "ios" "netbsd" "openbsd"
    "trusty" "uefi" "wasi" "windows");
values!(ENVIRONMENTS, TARGET_ENV, target_env: "msvc" "ohos");
values!(VENDORS, TARGET_VENDOR, target_vendor: "apple");
values!(VARIANTS, TARGET_ABI, target_abi: "llvm");

/// Operating systems and architectures whose usual C compiler is clang.
#[rustfmt::skip]
const CLANG_SYSTEMS: &[&str] = &[
    "amdhsa", "android", "cuda", "dragonfly", "emscripten", "freebsd", "fuchsia", "netbsd", "openbsd", "trusty", "wasi",
];
const CLANG_ARCHITECTURES: &[&str] = &["amdgpu", "bpf", "hexagon", "nvptx64", "wasm32", "wasm64"];

/// The target being compiled.
const TARGET: TargetCfg<'static> = TargetCfg {
    arch: TARGET_ARCH,
    os: TARGET_OS,
    env: TARGET_ENV,
    vendor: TARGET_VENDOR,
    abi: TARGET_ABI,
    pointer_width: usize::BITS,
    byte_order: if cfg!(target_endian = "big") {
        ByteOrder::Big
    } else {
        ByteOrder::Little
    },
};

#[cfg(target_os = "aix")]
compile_error!("clayout does not know the C record layout of AIX");

// A target that is not known stops the build here, whether or not its ABI is used.
const _: Abi = Abi::TARGET;

impl TargetCfg<'_> {
    /// Only what the table decides by. What this hides from it for a foreign target is also what `cfg` does not tell it
    /// about the target being compiled.
    const fn deciding(&self) -> Self {
        Self {
            arch: known(self.arch, ARCHITECTURES),
            os: known(self.os, SYSTEMS),
            env: known(self.env, ENVIRONMENTS),
            vendor: known(self.vendor, VENDORS),
            abi: known(self.abi, VARIANTS),
            pointer_width: self.pointer_width,
            byte_order: self.byte_order,
        }
    }
}

/// The text if it is in the list, or "".
const fn known<'a>(text: &'a str, list: &[&str]) -> &'a str {
    if one_of(text, list) { text } else { "" }
}

impl Abi {
    /// The C ABI of the target being compiled.
    ///
    /// Not known, and then a compile error: AIX, and architectures without a C ABI that this crate knows.
    ///
    /// ```
    /// use clayout::abi::{Abi, Scalar};
    ///
    /// let pointer = Abi::TARGET.scalar(Scalar::Pointer).unwrap();
    /// assert_eq!(pointer.size, size_of::<*const u8>() as u64);
    /// ```
    pub const TARGET: Self = match Self::from_cfg(&TARGET) {
        Some(abi) => abi,
        None => panic!("clayout does not know the C record layout of this target"),
    };

    /// The C ABI of the target with these `cfg` values; `None` where it is not known, or out of scope (AIX).
    ///
    /// ```
    /// use clayout::abi::{Abi, ByteOrder, TargetCfg};
    ///
    /// let mut cfg = TargetCfg {
    ///     arch: "x86_64",
    ///     os: "windows",
    ///     env: "msvc",
    ///     vendor: "pc",
    ///     abi: "",
    ///     pointer_width: 64,
    ///     byte_order: ByteOrder::Little,
    /// };
    /// assert_eq!(Abi::from_cfg(&cfg), Abi::from_triple("x86_64-pc-windows-msvc"));
    /// cfg.arch = "pdp11";
    /// assert_eq!(Abi::from_cfg(&cfg), None);
    /// ```
    #[must_use]
    pub const fn from_cfg(cfg: &TargetCfg<'_>) -> Option<Self> {
        let cfg = &cfg.deciding();
        let pointer_size = match cfg.pointer_width {
            16 => 2,
            32 => 4,
            64 => 8,
            _ => return None,
        };
        if same(cfg.arch, "") || same(cfg.os, "aix") {
            return None;
        }
        let abi = Self::plain(pointer_size, cfg.byte_order).of_system(cfg);
        Some(if same(cfg.vendor, "apple") {
            abi.of_apple(cfg)
        } else {
            abi.of_architecture(cfg)
        })
    }

    /// Family, `long` and compiler, which the operating system decides.
    const fn of_system(mut self, cfg: &TargetCfg<'_>) -> Self {
        let windows = same(cfg.os, "windows");
        let uefi = same(cfg.os, "uefi");
        if windows || uefi {
            self.long_size = 4;
        }
        let msvc = windows && same(cfg.env, "msvc");
        if msvc || (uefi && !same(cfg.arch, "x86")) {
            self.family = Family::Msvc;
        } else if windows || uefi || same(cfg.os, "cygwin") {
            self.family = Family::Mingw;
        }
        let clang = msvc
            || (windows && same(cfg.abi, "llvm"))
            || same(cfg.vendor, "apple")
            || same(cfg.env, "ohos")
            || one_of(cfg.os, CLANG_SYSTEMS)
            || one_of(cfg.arch, CLANG_ARCHITECTURES);
        self.gcc = !clang;
        self
    }

    /// Apple's own ABIs: arm64 places as x86-64 does, the 32-bit ones ignore the types of bit-fields.
    const fn of_apple(mut self, cfg: &TargetCfg<'_>) -> Self {
        if same(cfg.arch, "x86") {
            self.wide_align = 4;
            self.max_pack = 4;
        }
        if one_of(cfg.arch, &["arm", "aarch64"]) {
            self.default_pack = 8;
            if self.pointer_size == 4 {
                self.type_align = false;
                self.unnamed_align = true;
                self.zero_min = 32;
                if same(cfg.os, "ios") {
                    self.wide_align = 4;
                }
            }
            if same(cfg.arch, "aarch64") {
                self.int128_align = 16;
            } else {
                self.max_pack = 16;
            }
        }
        self
    }

    /// What the architecture's own ABI document changes.
    const fn of_architecture(mut self, cfg: &TargetCfg<'_>) -> Self {
        let arch = cfg.arch;
        if same(arch, "arm") {
            self.unnamed_align = true;
            self.default_pack = 8;
            self.max_pack = 16;
        } else if same(arch, "aarch64") {
            self.unnamed_align = true;
            self.default_pack = 8;
            self.int128_align = 16;
        } else if same(arch, "arm64ec") {
            self.unnamed_align = true;
        } else if one_of(arch, &["x86_64", "wasm32", "mips64", "mips64r6"]) {
            self.int128_align = 16;
        } else if same(arch, "s390x") {
            self.int128_align = 8;
        } else if same(arch, "csky") {
            self.unnamed_align = true;
            self.wide_align = 4;
        } else if same(arch, "xtensa") {
            self.unnamed_align = true;
        } else if same(arch, "x86") {
            self.max_pack = 4;
            if !one_of(cfg.os, &["windows", "uefi", "cygwin"]) {
                self.wide_align = 4;
                self.filled_align = 64;
            }
        } else {
            return self.of_small_architecture(arch);
        }
        self
    }

    /// Architectures without the usual alignments.
    const fn of_small_architecture(mut self, arch: &str) -> Self {
        if same(arch, "m68k") {
            self.max_align = 2;
            self.type_align = false;
            self.zero_min = 16;
            self.filled_align = 16;
        } else if same(arch, "avr") {
            self.int_size = 2;
            self.double_size = 4;
            self.max_align = 1;
            self.type_align = false;
            self.zero_min = 8;
            self.filled_align = 8;
        } else if same(arch, "msp430") {
            self.int_size = 2;
            self.max_align = 2;
        }
        self
    }
}
