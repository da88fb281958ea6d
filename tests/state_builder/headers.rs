//! Enumerators, formats and layouts against a C++ compiler and the real headers, as far as the installed ones go: an older SDK
//! lacks some names.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::Path;

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;
use clayout::{CEnum, Open};
use clayout_tests::compilers::{TempDir, Wanted, find_or_skip, skip_or_fail};

/// Debian's `directx-headers-dev`, and what stands in for Windows' own headers there.
const HEADERS: &str = "/usr/include/directx";
const STUBS: [&str; 2] = ["-I/usr/include/wsl/stubs", "-I/usr/include"];

/// The C names of an enumeration with their numbers.
fn enumerators<E: CEnum<Repr = u32>>() -> impl Iterator<Item = (String, u32)> {
    let known = (0..100).map(Open::<E>::from_repr).filter(|value| value.is_known());
    known.map(|value| (value.to_string(), value.into_repr()))
}

fn numbers() -> Vec<(String, u32)> {
    let mut all = Vec::new();
    all.extend(enumerators::<BlendFactor>());
    all.extend(enumerators::<BlendOp>());
    all.extend(enumerators::<LogicOp>());
    all.extend(enumerators::<ComparisonFunc>());
    all.extend(enumerators::<StencilOp>());
    all.extend(enumerators::<FillMode>());
    all.extend(enumerators::<CullMode>());
    all.extend(enumerators::<LineRasterizationMode>());
    all.extend(enumerators::<ConservativeRasterizationMode>());
    all.extend(enumerators::<InputClassification>());
    all.extend(enumerators::<StripCut>());
    all.extend(enumerators::<PrimitiveTopologyType>());
    all.extend(enumerators::<HitGroupType>());
    let formats = (0..1000).filter_map(|number| Some((DxgiFormat::from_repr(number).c_name()?.to_owned(), number)));
    all.extend(formats);
    all
}

#[test]
fn numbers_and_layouts_are_those_of_the_installed_headers() {
    let numbers = numbers();
    assert_eq!(numbers.len(), 80 + 122, "each enumerator and each format");
    let Some(compiler) = find_or_skip(Wanted::Gxx) else {
        return;
    };
    let Some(header) = read("d3d12.h").zip(read("dxgiformat.h")).map(|(a, b)| a + &b) else {
        skip_or_fail("no Direct3D 12 headers (directx-headers-dev)");
        return;
    };
    let is_other = |c: char| !c.is_alphanumeric() && c != '_';
    let words: HashSet<&str> = header.split(is_other).collect();
    let known = |name: &str| words.contains(name);
    let mut source = String::from(
        "#define _Static_assert static_assert\n#define _Alignof alignof\n#include <stddef.h>\n#include <wsl/winadapter.h>\n#include <directx/d3d12.h>\n",
    );
    let mut checked = 0;
    for (name, number) in numbers.iter().filter(|(name, _)| known(name)) {
        let _ = writeln!(source, "static_assert({name} == {number}, \"{name}\");");
        checked += 1;
    }
    for layout in super::layouts::shipped()
        .into_iter()
        .filter(|layout| known(layout.name))
    {
        // A bit-field has no offset in C, and opaque pointers are not looked into.
        let _ = writeln!(source, "{}", layout.c_asserts(layout.name));
        checked += 1;
    }
    println!(
        "{checked} of {} checked",
        numbers.len() + super::layouts::shipped().len()
    );
    assert!(checked > 200, "the headers lack most names");
    let folder = TempDir::new("headers");
    let file = folder.write("headers.cpp", &source);
    let arguments = ["-std=c++17", "-fsyntax-only"]
        .into_iter()
        .chain(STUBS)
        .map(std::ffi::OsString::from);
    if let Err(errors) = compiler.run(arguments.chain([file.into_os_string()])) {
        panic!("{errors}");
    }
}

fn read(name: &str) -> Option<String> {
    std::fs::read_to_string(Path::new(HEADERS).join(name)).ok()
}
