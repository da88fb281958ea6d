//! The engine against C compilers, on random records.

use clayout::abi::{Abi, Family};
use clayout_tests::cases::clang_abi;
use clayout_tests::clang;
use clayout_tests::compilers::{Compiler, Wanted, find_cross, find_or_skip};
use clayout_tests::decl::{Answer, Body, CType, Decl, Field, answer, c_text};
use clayout_tests::gcc;
use clayout_tests::random::Generator;

/// Records for each of clang's targets.
const CLANG_RECORDS: usize = 4000;

/// Records for each gcc.
const GCC_RECORDS: usize = 2000;

/// clang's targets: each family, each set of parameters, both byte orders, 16, 32 and 64 bits.
const CLANG_TARGETS: [&str; 24] = [
    "x86_64-unknown-linux-gnu",
    "i686-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "i686-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "x86_64-pc-windows-gnu",
    "i686-pc-windows-gnu",
    "aarch64-unknown-linux-gnu",
    "arm64-apple-macosx",
    "armv7-unknown-linux-gnueabihf",
    "riscv64-unknown-linux-gnu",
    "s390x-unknown-linux-gnu",
    "powerpc64-unknown-linux-gnu",
    "mips-unknown-linux-gnu",
    "wasm32-unknown-unknown",
    "loongarch64-unknown-linux-gnu",
    "sparc64-unknown-linux-gnu",
    "x86_64-unknown-linux-gnux32",
    "arm64_32-apple-watchos",
    "armv7k-apple-watchos",
    "armv7s-apple-ios",
    "thumbv7a-pc-windows-msvc",
    "m68k-unknown-linux-gnu",
    "msp430-none-elf",
];

#[test]
fn clang_record_dumps() {
    let Some(compiler) = find_or_skip(Wanted::Clang) else {
        return;
    };
    std::thread::scope(|scope| {
        let (left, right) = CLANG_TARGETS.split_at(CLANG_TARGETS.len() / 2);
        for targets in [left, right] {
            scope.spawn(|| targets.iter().for_each(|triple| compare_with_clang(&compiler, triple)));
        }
    });
}

fn compare_with_clang(compiler: &Compiler, triple: &str) {
    let abi = clang_abi(triple);
    let excluded: &[Excluded] = if abi.family == Family::Msvc {
        &NOT_MICROSOFT
    } else {
        &[]
    };
    let (records, left_out) = records(0xc1a0_0000, &abi, CLANG_RECORDS, excluded);
    let dumps = clang::layouts(compiler, triple, &records);
    let mut faults = 0;
    for (record, dumped) in records.iter().zip(&dumps) {
        let got = engine(record, &abi);
        let same =
            (got.layout.size, got.layout.field_align, &got.offsets) == (dumped.size, dumped.align, &dumped.offsets);
        faults += usize::from(!same);
        if !same && faults < 4 {
            println!("{triple}\n{}engine: {got:?}\nclang: {dumped:?}\n", c_text(record));
        }
    }
    println!(
        "{}, {triple}: {} records, {left_out} left out, {faults} different",
        compiler.name,
        records.len()
    );
    assert_eq!(faults, 0, "{triple}");
}

#[test]
fn gcc_linux() {
    compare_with_gcc(Wanted::Gcc, &[], "x86_64-unknown-linux-gnu", Family::Gnu);
}

#[test]
fn gcc_linux_32_bit() {
    compare_with_gcc(Wanted::Gcc32, &[], "i686-unknown-linux-gnu", Family::Gnu);
}

#[test]
fn gcc_windows() {
    compare_with_gcc(Wanted::Mingw64, &[], "x86_64-pc-windows-gnu", Family::Mingw);
}

#[test]
fn gcc_windows_32_bit() {
    compare_with_gcc(Wanted::Mingw32, &[], "i686-pc-windows-gnu", Family::Mingw);
}

#[test]
fn gcc_linux_with_the_rules_of_windows() {
    compare_with_gcc(
        Wanted::Gcc,
        &["-mms-bitfields"],
        "x86_64-unknown-linux-gnu",
        Family::Mingw,
    );
}

#[test]
fn gcc_windows_with_the_rules_of_linux() {
    compare_with_gcc(
        Wanted::Mingw64,
        &["-mno-ms-bitfields"],
        "x86_64-pc-windows-gnu",
        Family::Gnu,
    );
    compare_with_gcc(
        Wanted::Mingw32,
        &["-mno-ms-bitfields"],
        "i686-pc-windows-gnu",
        Family::Gnu,
    );
}

/// More gccs, by their Debian names: tested where they are installed, and nowhere required.
const CROSS_GCCS: [(&str, &str); 14] = [
    ("aarch64-linux-gnu-gcc", "aarch64-unknown-linux-gnu"),
    ("arm-linux-gnueabihf-gcc", "armv7-unknown-linux-gnueabihf"),
    ("avr-gcc", "avr-none"),
    ("m68k-linux-gnu-gcc", "m68k-unknown-linux-gnu"),
    ("mips-linux-gnu-gcc", "mips-unknown-linux-gnu"),
    ("mips64-linux-gnuabi64-gcc", "mips64-unknown-linux-gnuabi64"),
    ("msp430-elf-gcc", "msp430-none-elf"),
    ("powerpc-linux-gnu-gcc", "powerpc-unknown-linux-gnu"),
    ("powerpc64-linux-gnu-gcc", "powerpc64-unknown-linux-gnu"),
    ("powerpc64le-linux-gnu-gcc", "powerpc64le-unknown-linux-gnu"),
    ("riscv64-linux-gnu-gcc", "riscv64gc-unknown-linux-gnu"),
    ("s390x-linux-gnu-gcc", "s390x-unknown-linux-gnu"),
    ("sparc64-linux-gnu-gcc", "sparc64-unknown-linux-gnu"),
    ("x86_64-linux-gnux32-gcc", "x86_64-unknown-linux-gnux32"),
];

#[test]
fn gcc_cross_compilers() {
    let mut missing = 0;
    for (program, triple) in CROSS_GCCS {
        match find_cross(program) {
            Some(compiler) => compare_with(&compiler, triple, Family::Gnu),
            None => missing += 1,
        }
    }
    println!(
        "{missing} of {} optional cross compilers are not installed",
        CROSS_GCCS.len()
    );
}

fn compare_with_gcc(wanted: Wanted, options: &[&str], triple: &str, family: Family) {
    if let Some(compiler) = find_or_skip(wanted) {
        compare_with(&compiler.with(options), triple, family);
    }
}

fn compare_with(compiler: &Compiler, triple: &str, family: Family) {
    let abi = Abi::from_triple(triple).unwrap().with_family(family);
    assert!(abi.gcc);
    let (records, left_out) = records(0x9cc0_0000, &abi, GCC_RECORDS, &[]);
    let mut faults = 0;
    let answers = records
        .chunks(1000)
        .flat_map(|part| gcc::layouts(compiler, abi.byte_order, part));
    for (record, compiled) in records.iter().zip(answers) {
        let got = engine(record, &abi);
        let offsets = compiled.offsets.iter().zip(&got.offsets);
        let same = (got.layout.size, got.layout.field_align) == (compiled.size, compiled.align)
            && offsets
                .into_iter()
                .all(|(compiled, got)| compiled.is_none_or(|compiled| compiled == *got));
        faults += usize::from(!same);
        if !same && faults < 4 {
            println!("{triple}\n{}engine: {got:?}\ngcc: {compiled:?}\n", c_text(record));
        }
    }
    println!(
        "{}, {triple}: {} records, {left_out} left out, {faults} different",
        compiler.name,
        records.len()
    );
    assert_eq!(faults, 0, "{triple}");
}

fn engine(record: &Decl, abi: &Abi) -> Answer {
    match answer(record, abi) {
        Some(Ok(answer)) => answer,
        other => panic!("{other:?} for\n{}", c_text(record)),
    }
}

/// A reason to leave a record out.
type Excluded = fn(&Decl, &Abi) -> bool;

/// Random records without those that are left out, and how many these were.
fn records(seed: u64, abi: &Abi, count: usize, excluded: &[Excluded]) -> (Vec<Decl>, usize) {
    let mut left_out = 0;
    let mut keep = |record: &Decl| {
        let excluded = excluded.iter().any(|excluded| excluded(record, abi));
        left_out += usize::from(excluded);
        !excluded
    };
    let valid = Generator::new(seed, *abi).filter(|record| !elements_off_their_alignment(record, abi));
    let kept = valid.filter(&mut keep).take(count).collect();
    (kept, left_out)
}

/// Where clang in C mode does not do what Microsoft's compiler does, which the engine follows.
const NOT_MICROSOFT: [Excluded; 4] = [
    field_aligned_above_pack,
    record_aligned_below_members,
    union_without_bytes,
    int128_without_bytes,
];

/// clang rounds the size of the record up to the field's alignment, Microsoft's compiler no further than to pack.
fn field_aligned_above_pack(record: &Decl, abi: &Abi) -> bool {
    record.any(&mut |record, pack| {
        let pack = if record.packed {
            1
        } else if pack == 0 {
            abi.default_pack
        } else {
            pack
        };
        let limit = if pack == 0 || pack > abi.max_pack {
            u64::MAX
        } else {
            pack
        };
        record
            .members
            .iter()
            .any(|field| field.is_bits() && field.align > limit)
    })
}

/// clang lets no outer pack lower the alignment of such a record, Microsoft's compiler keeps only the attribute.
fn record_aligned_below_members(record: &Decl, abi: &Abi) -> bool {
    record.any(&mut |record, pack| {
        let natural = Decl {
            align: 0,
            pack,
            ..record.clone()
        };
        record.align != 0 && engine(&natural, abi).layout.field_align > record.align
    })
}

/// A union of arrays without elements has 4 bytes for clang, and its alignment for Microsoft's compiler.
fn union_without_bytes(record: &Decl, _: &Abi) -> bool {
    let empty = |field: &Field| matches!(field.body, Body::Plain(_, Some(0)) | Body::Record(_, Some(0)));
    let separator = |field: &Field| matches!(field.body, Body::Bits(_, 0));
    record.any(&mut |record, _| {
        let members = &record.members;
        record.union && members.iter().any(empty) && members.iter().all(|field| empty(field) || separator(field))
    })
}

/// A struct of nothing but an empty array of a type that Microsoft's compiler does not have: on ARM its alignment counts
/// for clang, and is lowered by the engine.
fn int128_without_bytes(record: &Decl, abi: &Abi) -> bool {
    let int128 = |field: &Field| matches!(field.body, Body::Plain(CType::Int128 | CType::UInt128, _));
    abi.default_pack != 0
        && record.any_field(&mut |field| match &field.body {
            Body::Plain(_, Some(0)) => int128(field),
            Body::Record(inner, Some(0)) => inner.any_field(&mut { int128 }),
            _ => false,
        })
}

/// Not valid C: elements of an array whose size is no multiple of their alignment.
fn elements_off_their_alignment(record: &Decl, abi: &Abi) -> bool {
    record.any(&mut |record, pack| {
        record.members.iter().any(|field| {
            let Body::Record(element, Some(_)) = &field.body else {
                return false;
            };
            let pack = if element.hoisted { element.pack } else { pack };
            let layout = engine(
                &Decl {
                    pack,
                    ..element.clone()
                },
                abi,
            )
            .layout;
            !layout.size.is_multiple_of(layout.field_align)
        })
    })
}
