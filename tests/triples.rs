//! Target triples: what [`Abi::from_triple`] reads out of a name is what the compiler's `cfg` says about the target.

use clayout::abi::{Abi, ByteOrder, TargetCfg};
use clayout_tests::rustc;

/// The value of a key in the output of `rustc --print cfg`.
fn value<'a>(printed: &'a str, key: &str) -> &'a str {
    let line = printed
        .lines()
        .find_map(|line| line.strip_prefix(key)?.strip_prefix("=\""));
    line.map_or("", |rest| rest.trim_end_matches('"'))
}

fn from_cfg(printed: &str) -> Option<Abi> {
    Abi::from_cfg(&TargetCfg {
        arch: value(printed, "target_arch"),
        os: value(printed, "target_os"),
        env: value(printed, "target_env"),
        vendor: value(printed, "target_vendor"),
        abi: value(printed, "target_abi"),
        pointer_width: value(printed, "target_pointer_width").parse().unwrap(),
        byte_order: if value(printed, "target_endian") == "big" {
            ByteOrder::Big
        } else {
            ByteOrder::Little
        },
    })
}

#[test]
fn this_target() {
    let version = rustc(&["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    assert_eq!(Abi::from_triple(host), Some(Abi::TARGET), "{host}");
    assert_eq!(from_cfg(&rustc(&["--print", "cfg"])), Some(Abi::TARGET), "{host}");
}

#[test]
fn every_target_of_rust() {
    let list = rustc(&["--print", "target-list"]);
    let targets: Vec<&str> = list.lines().collect();
    let unknown: Vec<&str> = std::thread::scope(|scope| {
        let half = targets.len() / 2;
        let halves = [&targets[..half], &targets[half..]]
            .map(|part| scope.spawn(|| part.iter().filter(|t| !agrees(t)).copied().collect::<Vec<_>>()));
        halves.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    });
    println!("{} targets, {} out of scope: {unknown:?}", targets.len(), unknown.len());
    assert_eq!(unknown, ["powerpc64-ibm-aix"]);
}

/// Checks one target; false if it is out of scope.
fn agrees(triple: &str) -> bool {
    let by_cfg = from_cfg(&rustc(&["--print", "cfg", "--target", triple]));
    assert_eq!(Abi::from_triple(triple), by_cfg, "{triple}");
    by_cfg.is_some()
}

#[test]
fn spellings_of_clang() {
    for (clang, rust) in [
        ("x86_64-w64-windows-gnu", "x86_64-pc-windows-gnu"),
        ("x86_64-w64-mingw32", "x86_64-pc-windows-gnu"),
        ("i686-pc-win32", "i686-pc-windows-msvc"),
        ("i686-pc-windows-msvc19.33.0", "i686-pc-windows-msvc"),
        ("x86_64-linux-gnu", "x86_64-unknown-linux-gnu"),
        ("x86_64-pc-linux-gnu", "x86_64-unknown-linux-gnu"),
        ("x86_64-redhat-linux", "x86_64-unknown-linux-gnu"),
        ("arm64-apple-macosx", "aarch64-apple-darwin"),
        ("arm64-apple-macosx14.0.0", "aarch64-apple-darwin"),
        ("aarch64-apple-darwin23.1", "aarch64-apple-darwin"),
        ("armv7-linux-gnueabihf", "armv7-unknown-linux-gnueabihf"),
        ("aarch64-linux-android34", "aarch64-linux-android"),
        ("s390x-linux-gnu", "s390x-unknown-linux-gnu"),
        ("avr-unknown-unknown", "avr-none"),
        ("wasm32-unknown-wasi", "wasm32-wasip1"),
        ("mips64-unknown-linux-gnuabi64", "mips64-unknown-linux-muslabi64"),
        ("x86_64-unknown-freebsd14.1", "x86_64-unknown-freebsd"),
        ("x86_64-pc-windows-cygnus", "x86_64-pc-cygwin"),
        ("arm-none-eabi", "thumbv7m-none-eabi"),
    ] {
        assert!(Abi::from_triple(rust).is_some(), "{rust}");
        assert_eq!(Abi::from_triple(clang), Abi::from_triple(rust), "{clang}");
    }
}

#[test]
fn not_known() {
    for triple in [
        "",
        "x86_64",
        "-",
        "--",
        "linux",
        "x86_64-",
        "x86_64-linux-",
        "x86_64-unknown-",
        "x86_65-unknown-linux-gnu",
        "x86_64-unknown-linus-gnu",
        "x86_64-unknown-linux-gmu",
        "x86_64-pc-windows-musl",
        "x86_64-pc-windows-itanium",
        "powerpc-ibm-aix",
        "s390x-ibm-zos",
        "x86_64-scei-ps4",
        "x86_64-sie-ps5",
        "riscv32",
    ] {
        assert_eq!(Abi::from_triple(triple), None, "{triple}");
    }
}

/// What is compared from the end may begin inside of a character.
#[test]
fn characters_of_several_bytes() {
    assert_eq!(Abi::from_triple("x86_64-unknown-linux-éé"), None);
    assert_eq!(
        Abi::from_triple("x86_64-unknown-linux-gnuéé"),
        Abi::from_triple("x86_64-unknown-linux-gnu")
    );
}
