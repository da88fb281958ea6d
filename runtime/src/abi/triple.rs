//! Reads target triples, Rust's and clang's, into the `cfg` values that [`Abi::from_cfg`] judges.

use super::ByteOrder::{self, Big, Little};
use super::text::{ends, one_of, same, split_dash, starts, starts_with_one_of};
use super::{Abi, TargetCfg};

impl Abi {
    /// The C ABI of a target triple: any of Rust's, or one as clang spells it (`x86_64-w64-windows-gnu`,
    /// `arm64-apple-macosx`); `None` where it is not known or out of scope (AIX, z/OS, `PlayStation` 4 and 5).
    ///
    /// ```
    /// use clayout::abi::{Abi, Family};
    ///
    /// // An Xbox, seen from any host.
    /// const XBOX: Abi = Abi::from_triple("x86_64-pc-windows-msvc").unwrap();
    /// assert_eq!(XBOX.family, Family::Msvc);
    /// assert_eq!(Abi::from_triple("powerpc64-ibm-aix"), None);
    /// ```
    #[must_use]
    pub const fn from_triple(triple: &str) -> Option<Self> {
        let (arch, rest) = split_dash(triple);
        let Some(mut cfg) = machine(arch) else { return None };
        let Some(rest) = rest else { return None };
        let (first, after) = split_dash(rest);
        let (os, mut environment) = match after {
            Some(after) if system(first).is_none() => {
                cfg.vendor = first;
                split_dash(after)
            }
            _ => (first, after),
        };
        if one_of(cfg.vendor, &["scei", "sie"]) {
            return None;
        }
        cfg.os = match system(os) {
            Some(os) => os,
            None if same(os, "unknown") => "",
            None => return None,
        };
        cfg.env = default_env(os);
        while let Some(text) = environment {
            let (word, more) = split_dash(text);
            if !add_environment(&mut cfg, word) {
                return None;
            }
            environment = more;
        }
        Self::from_cfg(&cfg)
    }
}

/// The environment that an operating system's name stands for on its own.
const fn default_env(os: &str) -> &'static str {
    if starts(os, "mingw") {
        "gnu"
    } else if starts(os, "win") {
        "msvc"
    } else {
        ""
    }
}

/// Adds what one word behind the operating system says; false if it is not known.
const fn add_environment(cfg: &mut TargetCfg<'_>, word: &str) -> bool {
    if starts(word, "android") {
        cfg.os = "android";
    } else if same(cfg.os, "windows") && same(word, "cygnus") {
        cfg.os = "cygwin";
        cfg.env = "gnu";
    } else if starts(word, "msvc") {
        cfg.env = "msvc";
    } else if starts(word, "gnu") {
        cfg.env = "gnu";
    } else if same(word, "ohos") {
        cfg.env = "ohos";
    } else if same(cfg.os, "windows") || !changes_nothing(word) {
        return false;
    }
    if same(word, "gnullvm") {
        cfg.abi = "llvm";
    } else if ends(word, "_ilp32") || ends(word, "x32") || ends(word, "abin32") {
        cfg.pointer_width = 32;
    }
    true
}

/// Whether a word behind the operating system is known and says nothing about layout.
const fn changes_nothing(word: &str) -> bool {
    one_of(
        word,
        &[
            "freestanding",
            "macabi",
            "none",
            "sgx",
            "sim",
            "simulator",
            "softfloat",
            "spe",
            "threads",
        ],
    ) || starts_with_one_of(word, &["eabi", "elf", "mlibc", "musl", "newlib", "qnx", "uclibc"])
}

/// `target_os` for the name of an operating system in a triple, which may have a version behind it.
const fn system(name: &str) -> Option<&'static str> {
    let mut i = 0;
    while i < SYSTEMS.len() {
        let (known, os) = SYSTEMS[i];
        if starts(name, known) && is_version(name, known.len()) {
            return Some(os);
        }
        i += 1;
    }
    None
}

/// Operating systems as triples name them, and their `target_os` as far as it matters for layout: "" stands for all
/// those that change nothing.
const SYSTEMS: &[(&str, &str)] = &[
    ("3ds", ""),
    ("aix", "aix"),
    ("amdhsa", "amdhsa"),
    ("cuda", "cuda"),
    ("cygwin", "cygwin"),
    ("darwin", ""),
    ("dragonfly", "dragonfly"),
    ("eabi", ""),
    ("eabihf", ""),
    ("elf", ""),
    ("emscripten", "emscripten"),
    ("espidf", ""),
    ("freebsd", "freebsd"),
    ("fuchsia", "fuchsia"),
    ("haiku", ""),
    ("helenos", ""),
    ("hermit", ""),
    ("hurd", ""),
    ("illumos", ""),
    ("ios", "ios"),
    ("l4re", ""),
    ("linux", "linux"),
    ("lynxos", ""),
    ("macos", ""),
    ("macosx", ""),
    ("managarm", ""),
    ("mingw", "windows"),
    ("motor", ""),
    ("netbsd", "netbsd"),
    ("none", ""),
    ("nto", ""),
    ("nuttx", ""),
    ("openbsd", "openbsd"),
    ("psp", ""),
    ("psx", ""),
    ("qurt", ""),
    ("redox", ""),
    ("rtems", ""),
    ("solaris", ""),
    ("solid_asp", ""),
    ("switch", ""),
    ("teeos", ""),
    ("trusty", "trusty"),
    ("tvos", ""),
    ("uefi", "uefi"),
    ("v5", ""),
    ("visionos", ""),
    ("vita", ""),
    ("vxworks", ""),
    ("wasi", "wasi"),
    ("wasip", "wasi"),
    ("watchos", ""),
    ("win32", "windows"),
    ("windows", "windows"),
    ("xous", ""),
    ("xros", ""),
    ("zkvm", ""),
];

/// Whether nothing but a version number follows in `name` after `start` bytes, as in `freebsd14.1`.
const fn is_version(name: &str, start: usize) -> bool {
    let bytes = name.as_bytes();
    let mut i = start;
    while i < bytes.len() {
        if !(bytes[i].is_ascii_digit() || bytes[i] == b'.') {
            return false;
        }
        i += 1;
    }
    true
}

/// What the first component of a triple says; `None` for an architecture that is not known.
const fn machine(name: &str) -> Option<TargetCfg<'static>> {
    let mut i = 0;
    while i < MACHINES.len() {
        let (known, arch, width, byte_order) = MACHINES[i];
        if same(name, known) {
            return Some(cfg(arch, width, byte_order));
        }
        i += 1;
    }
    // Architectures with a version or a list of extensions behind the name.
    if starts_with_one_of(name, &["armeb", "thumbeb"]) {
        Some(cfg("arm", 32, Big))
    } else if starts_with_one_of(name, &["armv", "thumbv"]) {
        Some(cfg("arm", 32, Little))
    } else if starts(name, "aarch64v") {
        Some(cfg("aarch64", 64, Little))
    } else if starts(name, "riscv32") {
        Some(cfg("riscv32", 32, Little))
    } else if starts(name, "riscv64") {
        Some(cfg("riscv64", 64, Little))
    } else {
        None
    }
}

const fn cfg(arch: &'static str, pointer_width: u32, byte_order: ByteOrder) -> TargetCfg<'static> {
    TargetCfg {
        arch,
        os: "",
        env: "",
        vendor: "",
        abi: "",
        pointer_width,
        byte_order,
    }
}

/// Architectures as triples name them: `target_arch`, pointer width in bits, byte order.
const MACHINES: &[(&str, &str, u32, ByteOrder)] = &[
    ("aarch64", "aarch64", 64, Little),
    ("aarch64_32", "aarch64", 32, Little),
    ("aarch64_be", "aarch64", 64, Big),
    ("amd64", "x86_64", 64, Little),
    ("amdgcn", "amdgpu", 64, Little),
    ("arm", "arm", 32, Little),
    ("arm64", "aarch64", 64, Little),
    ("arm64_32", "aarch64", 32, Little),
    ("arm64e", "aarch64", 64, Little),
    ("arm64ec", "arm64ec", 64, Little),
    ("avr", "avr", 16, Little),
    ("bpf", "bpf", 64, Little),
    ("bpfeb", "bpf", 64, Big),
    ("bpfel", "bpf", 64, Little),
    ("csky", "csky", 32, Little),
    ("hexagon", "hexagon", 32, Little),
    ("i386", "x86", 32, Little),
    ("i486", "x86", 32, Little),
    ("i586", "x86", 32, Little),
    ("i686", "x86", 32, Little),
    ("loongarch32", "loongarch32", 32, Little),
    ("loongarch64", "loongarch64", 64, Little),
    ("m68k", "m68k", 32, Big),
    ("mips", "mips", 32, Big),
    ("mips64", "mips64", 64, Big),
    ("mips64el", "mips64", 64, Little),
    ("mipsel", "mips", 32, Little),
    ("mipsisa32r6", "mips32r6", 32, Big),
    ("mipsisa32r6el", "mips32r6", 32, Little),
    ("mipsisa64r6", "mips64r6", 64, Big),
    ("mipsisa64r6el", "mips64r6", 64, Little),
    ("msp430", "msp430", 16, Little),
    ("nvptx64", "nvptx64", 64, Little),
    ("powerpc", "powerpc", 32, Big),
    ("powerpc64", "powerpc64", 64, Big),
    ("powerpc64le", "powerpc64", 64, Little),
    ("ppc", "powerpc", 32, Big),
    ("ppc64", "powerpc64", 64, Big),
    ("ppc64le", "powerpc64", 64, Little),
    ("s390x", "s390x", 64, Big),
    ("sparc", "sparc", 32, Big),
    ("sparc64", "sparc64", 64, Big),
    ("sparcv9", "sparc64", 64, Big),
    ("wasm32", "wasm32", 32, Little),
    ("wasm32v1", "wasm32", 32, Little),
    ("wasm64", "wasm64", 64, Little),
    ("x86_64", "x86_64", 64, Little),
    ("x86_64h", "x86_64", 64, Little),
    ("xtensa", "xtensa", 32, Little),
];
