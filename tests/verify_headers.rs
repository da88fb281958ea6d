//! The program that the example `verify_headers` writes, compiled against a header of ours for the console's struct and against
//! the installed ones for the public structs: it passes, and does not where a member has moved.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use clayout::d3d12::SHIPPED;
use clayout_tests::compilers::{Compiler, TempDir, Wanted, find_or_skip, skip_or_fail};

#[path = "../runtime/examples/verify_headers/program.rs"]
mod program;

use program::Options;

const MSAA: &str = "D3D12XBOX_MSAA_PARAMETERS";

fn options(includes: &[&str], only: &[&str]) -> Options {
    let owned = |list: &[&str]| list.iter().map(|text| (*text).to_owned()).collect();
    Options {
        includes: owned(includes),
        only: owned(only),
        without: Vec::new(),
    }
}

fn headers() -> PathBuf {
    std::env::var_os("CLAYOUT_DIRECTX_HEADERS").map_or_else(|| "/usr/include".into(), PathBuf::from)
}

/// Compiles a program and runs it: what the compiler says against it, or whether it ran well and what it printed.
fn compile_and_run(
    compiler: &Compiler,
    options: &Options,
    language: &str,
    defines: &[&str],
) -> Result<(bool, String), String> {
    let folder = TempDir::new("verify");
    let name = if language.starts_with("-std=c++") {
        "verify.cpp"
    } else {
        "verify.c"
    };
    let source = folder.write(name, &program::write(options).expect("text"));
    let binary = folder.path().join("verify");
    let ours = Path::new(env!("CARGO_MANIFEST_DIR")).join("verify_headers");
    let includes = [ours, headers(), headers().join("wsl/stubs"), headers().join("directx")];
    let mut arguments: Vec<String> = includes.iter().map(|path| format!("-I{}", path.display())).collect();
    arguments.extend(defines.iter().map(|define| format!("-D{define}")));
    // `WCHAR` is `wchar_t`, which has two bytes where Direct3D is.
    arguments.extend(["-fshort-wchar", "-Wall", "-Werror=overflow", language, "-o"].map(str::to_owned));
    arguments.extend([&binary, &source].map(|path| path.display().to_string()));
    compiler.run(&arguments)?;
    let output = Command::new(&binary).output().expect("it runs");
    Ok((
        output.status.success(),
        String::from_utf8_lossy(&output.stdout).into_owned(),
    ))
}

#[test]
fn a_console_header_is_verified_in_c_and_cpp() {
    let options = options(&["console.h"], &[MSAA]);
    for (wanted, language) in [
        (Wanted::Gcc, "-std=c11"),
        (Wanted::Gxx, "-std=c++17"),
        (Wanted::Clang, "-std=c11"),
    ] {
        let Some(compiler) = find_or_skip(wanted) else { continue };
        let (is_well, text) = compile_and_run(&compiler, &options, language, &[]).expect("it compiles");
        assert!(is_well, "{text}");
        assert!(
            text.contains("structs: 1; bit-fields: 17, wrong: 0; left out, for they are of newer headers: 0"),
            "{text}"
        );
    }
}

#[test]
fn a_moved_member_is_found() {
    let Some(compiler) = find_or_skip(Wanted::Gcc) else {
        return;
    };
    let options = options(&["console.h"], &[MSAA]);
    let with = |define| compile_and_run(&compiler, &options, "-std=c11", &[define]);
    // Plain members and sizes: when it is compiled.
    assert!(
        with("LONGER")
            .unwrap_err()
            .contains("size of D3D12XBOX_MSAA_PARAMETERS")
    );
    assert!(with("MOVED_CONSOLE_WORDS").unwrap_err().contains("offset of Dword0"));
    // Bit-fields: when it runs.
    let (is_well, text) = with("MOVED_WIDTH").expect("it compiles");
    assert!(!is_well);
    let wrong: Vec<&str> = text.lines().filter(|line| line.contains(" should be ")).collect();
    assert_eq!(
        wrong,
        [
            "D3D12XBOX_MSAA_PARAMETERS.MaxSampleDistanceInSubpixels: 3 wide at bit 3 in this header, should be 4 wide at bit 3",
            "D3D12XBOX_MSAA_PARAMETERS.NumSamplesMsaaExposedToPSLog2: 4 wide at bit 6 in this header, should be 3 wide at bit 7",
        ]
    );
    let (is_well, text) = with("MOVED_RESERVED").expect("it compiles");
    assert!(
        !is_well && text.contains("Reserved2: ") && text.contains("should be 1 wide at bit 44"),
        "{text}"
    );
}

#[test]
fn the_installed_headers_are_verified() {
    let Some(compiler) = find_or_skip(Wanted::Gxx) else {
        return;
    };
    if !headers().join("directx/d3d12.h").exists() {
        return skip_or_fail("no directx/d3d12.h: it is in Debian's directx-headers-dev");
    }
    let mut options = options(&["wsl/winadapter.h", "directx/d3d12.h", "console.h"], &[]);
    options.without = vec!["D3D12_COMPILER_EXISTING_COLLECTION_DESC".to_owned()];
    let (is_well, text) = compile_and_run(&compiler, &options, "-std=c++17", &[]).expect("it compiles");
    assert!(is_well, "{text}");
    println!("{text}");
}

#[test]
fn unknown_names_are_refused() {
    let mut options = options(&["console.h"], &[MSAA, "D3D12_NODE_MASKS"]);
    assert_eq!(options.unknown_name(), Some("D3D12_NODE_MASKS"));
    options.only.pop();
    assert_eq!(options.unknown_name(), None);
}

/// A program that looks at nothing would say that all is well.
#[test]
fn nothing_to_look_at_is_told() {
    let mut options = options(&["console.h"], &[MSAA]);
    assert!(!options.is_empty());
    options.without.push(MSAA.to_owned());
    assert!(options.is_empty());
}

#[test]
fn headers_are_included_as_they_are_written() {
    let text = program::write(&options(&["a.h", "<b.h>", "\"c.h\""], &[MSAA])).expect("text");
    assert!(
        text.contains("#include <a.h>\n#include <b.h>\n#include \"c.h\"\n"),
        "{text}"
    );
}

/// Whatever struct a source file declares under a name of a header is in the list.
#[test]
fn all_structs_are_in_the_list() {
    let listed: BTreeSet<&str> = SHIPPED.iter().map(|shipped| shipped.layout.name).collect();
    assert_eq!(listed.len(), SHIPPED.len(), "one is listed twice");
    let mut files = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../runtime/src/d3d12")];
    let mut declared = BTreeSet::new();
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(std::fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        declared.extend(structs(&std::fs::read_to_string(path).unwrap()));
    }
    let missing: Vec<&String> = declared.iter().filter(|name| !listed.contains(name.as_str())).collect();
    assert!(
        missing.is_empty(),
        "not in `SHIPPED` of runtime/src/d3d12/shipped.rs: {missing:?}"
    );
    assert!(declared.len() > 40);
}

/// The names that a source gives to structs by `name = "..."`, as the derives read it.
fn structs(source: &str) -> Vec<String> {
    let mut parts = source.split("name = \"D");
    parts.next();
    let names = parts.filter_map(|part| {
        let (name, rest) = part.split_once('"')?;
        // The item that the attribute is on: an enumeration, one of its values, a newtype and a struct all end differently.
        let end = rest.find(['{', ';']).unwrap_or(rest.len());
        let item = &rest[..end];
        let is_other = ["enum ", " = ", "struct "].map(|word| item.rfind(word));
        let is_newtype = item.contains("struct ") && item.contains('(') && rest[end..].starts_with(';');
        let is_value = is_other[2].is_none() && is_other[1].is_some();
        let is_struct = is_other[0].is_none() && !is_newtype && !is_value;
        (is_struct
            && name
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter == '_' || letter.is_ascii_digit()))
        .then(|| format!("D{name}"))
    });
    names.collect()
}
