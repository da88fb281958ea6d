//! Tables of records and what compilers answered about them.

use crate::decl::{Body, CType, Decl, Field};
use clayout::abi::Abi;
use serde_json::Value;

/// A record and the answers about it.
pub struct Case {
    /// What it shows.
    pub name: String,
    /// The record.
    pub decl: Decl,
    /// The answers, each with those who gave it.
    pub answers: Vec<Expected>,
}

/// One answer.
pub struct Expected {
    /// Compilers and targets: `clang/x86_64-unknown-linux-gnu`.
    pub who: Vec<String>,
    /// The answer; `None` if the record is not valid there.
    pub layout: Option<ExpectedLayout>,
}

/// A layout as a compiler gave it, for the members of [`Decl::entries`] as far as it told.
pub struct ExpectedLayout {
    /// Size in bytes.
    pub size: u64,
    /// Alignment as a member, in bytes.
    pub align: u64,
    /// What the size is a multiple of, where that is something else.
    pub pointer_align: u64,
    /// Offsets in bits.
    pub offsets: Vec<Option<u64>>,
    /// The record's bytes in hexadecimal when all bits of a member are set and no others.
    pub ones: Vec<Option<String>>,
}

/// Reads a table.
///
/// # Panics
///
/// Panics if the table is not as expected.
#[must_use]
pub fn read(text: &str) -> Vec<Case> {
    let table: Value = serde_json::from_str(text).expect("the table is JSON");
    let cases = table.as_array().expect("a list of cases");
    cases
        .iter()
        .map(|case| Case {
            name: string(&case["name"]),
            decl: decl(&case["decl"]),
            answers: case["answers"]
                .as_array()
                .expect("a list of answers")
                .iter()
                .map(expected)
                .collect(),
        })
        .collect()
}

fn expected(answer: &Value) -> Expected {
    let layout = answer["size"].as_u64().map(|size| {
        let align = number(&answer["align"]);
        ExpectedLayout {
            size,
            align,
            pointer_align: answer["pointer_align"].as_u64().unwrap_or(align),
            offsets: list(&answer["offsets"]).iter().map(Value::as_u64).collect(),
            ones: list(&answer["ones"])
                .iter()
                .map(|ones| ones.as_str().map(str::to_owned))
                .collect(),
        }
    });
    Expected {
        who: string(&answer["for"]).split(' ').map(str::to_owned).collect(),
        layout,
    }
}

fn decl(value: &Value) -> Decl {
    Decl {
        tag: "T".to_owned(),
        union: value["kind"] == "union",
        pack: number(&value["pack"]),
        packed: value["packed"] == true,
        align: number(&value["aligned"]),
        hoisted: value["hoist"] == true,
        members: list(&value["members"]).iter().map(field).collect(),
    }
}

fn field(value: &Value) -> Field {
    let array = value["array"].as_u64();
    let body = if value["record"].is_object() {
        Body::Record(decl(&value["record"]), array)
    } else {
        let ty = c_type(value["type"].as_str().expect("a type"));
        match value["bits"].as_u64() {
            Some(width) => Body::Bits(ty, u32::try_from(width).expect("a small width")),
            None => Body::Plain(ty, array),
        }
    };
    Field {
        name: value["name"].as_str().map(str::to_owned),
        body,
        packed: value["packed"] == true,
        align: number(&value["aligned"]),
    }
}

fn c_type(name: &str) -> CType {
    match name {
        "bool" => CType::Bool,
        "char" | "schar" => CType::Char,
        "uchar" => CType::UChar,
        "short" => CType::Short,
        "ushort" => CType::UShort,
        "int" => CType::Int,
        "uint" => CType::UInt,
        "long" => CType::Long,
        "ulong" => CType::ULong,
        "llong" => CType::LLong,
        "ullong" => CType::ULLong,
        "i128" => CType::Int128,
        "u128" => CType::UInt128,
        "float" => CType::Float,
        "double" => CType::Double,
        "ptr" => CType::Pointer,
        "enum" => CType::Enum,
        "enum8" => CType::PackedEnum,
        other => panic!("no type {other}"),
    }
}

fn string(value: &Value) -> String {
    value.as_str().expect("a text").to_owned()
}

/// A number, or 0 where there is none.
fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or(0)
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// The ABI of a compiler in the tables: `clang/TRIPLE`, `cl/TRIPLE`, or a gcc by the short name it has there.
///
/// # Panics
///
/// Panics if it is not known.
#[must_use]
pub fn abi_of(who: &str) -> Abi {
    let (compiler, target) = who.split_once('/').expect("compiler and target");
    if compiler == "clang" {
        return clang_abi(target);
    }
    let triple = match target {
        "gcc-x86_64" => "x86_64-unknown-linux-gnu",
        "gcc-i686" => "i686-unknown-linux-gnu",
        "gcc-mingw64" => "x86_64-pc-windows-gnu",
        "gcc-mingw32" => "i686-pc-windows-gnu",
        "gcc-aarch64" => "aarch64-unknown-linux-gnu",
        "gcc-armhf" => "armv7-unknown-linux-gnueabihf",
        "gcc-s390x" => "s390x-unknown-linux-gnu",
        "gcc-ppc64" => "powerpc64-unknown-linux-gnu",
        "gcc-ppc" => "powerpc-unknown-linux-gnu",
        "gcc-mips" => "mips-unknown-linux-gnu",
        "gcc-riscv64" => "riscv64gc-unknown-linux-gnu",
        "gcc-sparc64" => "sparc64-unknown-linux-gnu",
        "gcc-x32" => "x86_64-unknown-linux-gnux32",
        "gcc-aarch64-be" => "aarch64_be-unknown-linux-gnu",
        "gcc-aarch64-ilp32" => "aarch64-unknown-linux-gnu_ilp32",
        "gcc-arm-be" => "armeb-unknown-linux-gnueabi",
        "gcc-riscv32" => "riscv32gc-unknown-linux-gnu",
        "gcc-ppc64le" => "powerpc64le-unknown-linux-gnu",
        "gcc-mipsel" => "mipsel-unknown-linux-gnu",
        "gcc-mips64" => "mips64-unknown-linux-gnuabi64",
        "gcc-sparc32" => "sparc-unknown-linux-gnu",
        "gcc-m68k" => "m68k-unknown-linux-gnu",
        "gcc-avr" => "avr-none",
        other => other,
    };
    Abi::from_triple(triple).unwrap_or_else(|| panic!("no ABI for {triple}"))
}

/// The ABI that clang has for a triple: the target's, with clang's side taken wherever it and gcc differ.
///
/// # Panics
///
/// Panics if the triple is not known.
#[must_use]
pub fn clang_abi(triple: &str) -> Abi {
    let mut abi = Abi::from_triple(triple).unwrap_or_else(|| panic!("no ABI for {triple}"));
    abi.gcc = false;
    // The engine follows gcc on these two; clang 19 takes the types of bit-fields into account, and on m68k their
    // usual alignments too.
    if triple.starts_with("m68k") {
        abi.max_align = 16;
        abi.type_align = true;
    } else if triple.starts_with("avr") {
        abi.type_align = true;
    }
    abi
}
