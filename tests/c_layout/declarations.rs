//! What `LAYOUT` prints as C, compiled by every C compiler that is found, and the hand-written C with the assertions alone.
//!
//! All records go into one program, each into a scope of its own, for several have the same names. The program of the
//! printed declarations is run: it says which bytes change when a bit-field is set to all ones, which no assertion can.

use std::fmt::Write as _;

use clayout::{MemberKind, StructLayout};
use clayout_tests::compilers::{Compiler, TempDir, Wanted, find_or_skip, skip_or_fail};

use crate::generated::{LEFT_OUT, RECORDS};
use crate::harness::{Record, hex, write_bits};
use crate::windows_rules;

#[test]
fn the_table_is_complete() {
    let members: usize = RECORDS.iter().map(|record| record.members).sum();
    println!("{} records with {members} members are compared with C", RECORDS.len());
    for (name, lack) in LEFT_OUT {
        let text = format!("{name}: the C compiler of this binary lacks {lack}");
        if *lack == "gcc" {
            // What another compiler does in its own way it does not lack.
            println!("{text}");
        } else {
            skip_or_fail(&text);
        }
    }
    assert!(RECORDS.len() + LEFT_OUT.len() >= 100);
}

/// What the compiler gets to see in front of all functions.
const HEAD: &str = "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n";

/// The records that a compiler can lay out.
fn records(clang: bool) -> impl Iterator<Item = &'static Record> {
    RECORDS.iter().filter(move |record| !(clang && record.gcc))
}

/// What is printed: the layouts of the table, and of the types that the crate ships.
fn layouts(clang: bool) -> impl Iterator<Item = (&'static str, &'static StructLayout)> {
    let table = records(clang).map(|record| (record.name, record.layout));
    table.chain(SHIPPED.map(|layout| (layout.name, layout)))
}

const SHIPPED: [&StructLayout; 7] = [
    clayout::d3d12::D3D12_FEATURE_DATA_ARCHITECTURE1::LAYOUT,
    clayout::d3d12::D3D12_FEATURE_DATA_CROSS_NODE::LAYOUT,
    clayout::d3d12::D3D12_GLOBAL_ROOT_SIGNATURE::LAYOUT,
    clayout::d3d12::D3D12_NODE_MASK::LAYOUT,
    clayout::d3d12::D3D12_RAYTRACING_INSTANCE_DESC::LAYOUT,
    clayout::d3d12::D3D12_RAYTRACING_OPACITY_MICROMAP_DESC::LAYOUT,
    clayout::d3d12::xbox::D3D12XBOX_MSAA_PARAMETERS::LAYOUT,
];

/// A program that prints, for each bit-field of each record, its bytes with that field all ones and the others zero.
fn program(layouts: impl Iterator<Item = (&'static str, &'static StructLayout)>, scope: Scope) -> String {
    let mut text = format!(
        "{HEAD}#include <stdio.h>\n#include <string.h>\n\
         static void show(const void *object, size_t size) {{\n\
         const unsigned char *bytes = (const unsigned char *)object;\n\
         for (size_t i = 0; i < size; i++) printf(\"%02x \", bytes[i]);\nprintf(\"\\n\");\n}}\n"
    );
    let mut calls = String::new();
    for (index, (name, layout)) in layouts.enumerate() {
        let declaration = format!("#line 1 \"{name}\"\n{}", layout.c_declaration());
        let mut statements = String::new();
        for field in bit_fields(layout) {
            let record = layout.name;
            let _ = writeln!(
                statements,
                "{{ {record} object; memset(&object, 0, sizeof object); object.{field} = -1; show(&object, sizeof object); }}"
            );
        }
        let _ = match scope {
            Scope::Function => writeln!(text, "static void show_{index}(void) {{\n{declaration}{statements}}}"),
            Scope::Namespace => writeln!(
                text,
                "namespace record_{index} {{\n{declaration}void show_all(void) {{\n{statements}}}\n}}"
            ),
        };
        let _ = match scope {
            Scope::Function => writeln!(calls, "show_{index}();"),
            Scope::Namespace => writeln!(calls, "record_{index}::show_all();"),
        };
    }
    let _ = writeln!(text, "int main(void) {{\n{calls}return 0;\n}}");
    text
}

/// Where a declaration stands. (C++ has namespaces, and g++ takes some declarations for wrong in a function.)
#[derive(Clone, Copy)]
enum Scope {
    Function,
    Namespace,
}

fn bit_fields(layout: &'static StructLayout) -> impl Iterator<Item = &'static str> {
    let members = layout.members.iter();
    let named = members.filter(|member| !member.name.is_empty());
    named
        .filter(|member| matches!(member.kind, MemberKind::BitField | MemberKind::Reserved))
        .map(|member| member.name)
}

/// What the program prints if C puts the bits where `LAYOUT` says.
fn expected(layouts: impl Iterator<Item = &'static StructLayout>) -> String {
    let mut text = String::new();
    for layout in layouts {
        for field in bit_fields(layout) {
            let mut bytes = vec![0; layout.size];
            write_bits(&mut bytes, layout.member(field).expect("its own name").range(), -1);
            let _ = writeln!(text, "{}", hex(&bytes));
        }
    }
    text
}

/// Compiles the program as a language and compares what it prints.
fn check_printed(wanted: Wanted, arguments: &[&str], scope: Scope) {
    let Some(compiler) = find_or_skip(wanted) else { return };
    let compiler = compiler.with(arguments);
    let layouts = || layouts(wanted == Wanted::Clang);
    let folder = TempDir::new("declarations");
    let source = folder.write("printed.c", &program(layouts(), scope));
    let program = folder.path().join("printed");
    let arguments = ["-w".as_ref(), "-o".as_ref(), program.as_os_str(), source.as_os_str()];
    compile(&compiler, arguments);
    let output = std::process::Command::new(program).output().expect("the program runs");
    let printed = String::from_utf8(output.stdout).expect("hexadecimal digits");
    let expected = expected(layouts().map(|(_, layout)| layout));
    let names = layouts().flat_map(|(name, layout)| bit_fields(layout).map(move |field| (name, field)));
    assert_eq!(printed.lines().count(), expected.lines().count());
    for (name, (printed, expected)) in names.zip(printed.lines().zip(expected.lines())) {
        assert_eq!(printed, expected, "{}: {name:?}", compiler.name);
    }
    println!(
        "{}: {} declarations, the bits of {} fields",
        compiler.name,
        layouts().count(),
        expected.lines().count()
    );
}

fn compile<I: AsRef<std::ffi::OsStr>>(compiler: &Compiler, arguments: impl IntoIterator<Item = I>) {
    if let Err(error) = compiler.run(arguments) {
        panic!("{}:\n{error}", compiler.name);
    }
}

#[test]
fn gcc_takes_the_printed_declarations() {
    check_printed(Wanted::Gcc, &["-std=gnu11"], Scope::Function);
}

#[test]
fn clang_takes_the_printed_declarations() {
    check_printed(Wanted::Clang, &["-std=gnu11"], Scope::Function);
}

#[test]
fn gcc_takes_the_printed_declarations_as_cpp() {
    check_printed(Wanted::Gxx, &["-x", "c++", "-std=gnu++17"], Scope::Namespace);
}

#[test]
fn clang_takes_the_printed_declarations_as_cpp() {
    check_printed(Wanted::Clang, &["-x", "c++", "-std=gnu++17"], Scope::Namespace);
}

/// The hand-written declarations with the assertions of `LAYOUT`.
fn check_asserts(wanted: Wanted) {
    let Some(compiler) = find_or_skip(wanted) else { return };
    let mut text = HEAD.to_owned();
    let mut count = 0;
    for record in records(wanted == Wanted::Clang) {
        let asserts = record.layout.c_asserts(record.spelling);
        let _ = write!(
            text,
            "void record_{count}(void) {{\n#line 1 \"{}\"\n{}{asserts}}}\n",
            record.name, record.c
        );
        count += 1;
    }
    let folder = TempDir::new("asserts");
    let source = folder.write("by_hand.c", &text);
    compile(
        &compiler,
        [
            "-w".as_ref(),
            "-std=gnu11".as_ref(),
            "-fsyntax-only".as_ref(),
            source.as_os_str(),
        ],
    );
    println!("{}: the assertions of {count} records", compiler.name);
}

#[test]
fn gcc_takes_the_assertions_with_the_declarations_by_hand() {
    check_asserts(Wanted::Gcc);
}

#[test]
fn clang_takes_the_assertions_with_the_declarations_by_hand() {
    check_asserts(Wanted::Clang);
}

/// An assertion that does not hold is an error: the tests above can fail.
#[test]
fn a_wrong_declaration_is_refused() {
    for wanted in [Wanted::Gcc, Wanted::Clang] {
        let Some(compiler) = find_or_skip(wanted) else { continue };
        let iphdr = RECORDS
            .iter()
            .find(|record| record.name == "iphdr")
            .expect("in the table");
        let asserts = iphdr.layout.c_asserts("struct iphdr");
        let text = format!("{HEAD}struct iphdr {{ uint8_t ihl : 4, version : 4; uint32_t tos, rest[4]; }};\n{asserts}");
        let folder = TempDir::new("wrong");
        let source = folder.write("wrong.c", &text);
        let error = compiler
            .run(["-w".as_ref(), "-fsyntax-only".as_ref(), source.as_os_str()])
            .unwrap_err();
        assert!(error.contains("offset of tos of struct iphdr"), "{error}");
    }
}

/// Printed declarations of records by other rules than the host's, for compilers that have these.
fn check_foreign(wanted: Wanted, arguments: &[&str], layouts: &[&'static StructLayout]) {
    let Some(compiler) = find_or_skip(wanted) else { return };
    let compiler = compiler.with(arguments);
    let mut text = HEAD.to_owned();
    for (index, layout) in layouts.iter().enumerate() {
        let declaration = layout.c_declaration();
        let _ = write!(
            text,
            "void record_{index}(void) {{\n#line 1 \"{}\"\n{declaration}}}\n",
            layout.name
        );
    }
    let folder = TempDir::new("foreign");
    let source = folder.write("printed.c", &text);
    compile(
        &compiler,
        [
            "-w".as_ref(),
            "-std=gnu11".as_ref(),
            "-ffreestanding".as_ref(),
            "-fsyntax-only".as_ref(),
            source.as_os_str(),
        ],
    );
    println!("{}: {} declarations", compiler.name, layouts.len());
}

#[test]
#[cfg_attr(
    not(target_pointer_width = "64"),
    ignore = "the compiler's target has pointers of 64 bits"
)]
fn compilers_for_windows_take_printed_declarations() {
    let mingw = RECORDS
        .iter()
        .filter(|record| record.ms_struct)
        .map(|record| record.layout);
    let mingw: Vec<_> = mingw.chain(windows_rules::mingw::LAYOUTS).collect();
    check_foreign(Wanted::Mingw64, &[], &mingw);
    check_foreign(Wanted::Gcc, &[], &mingw);
    let msvc: Vec<_> = windows_rules::msvc::LAYOUTS
        .into_iter()
        .chain(windows_rules::ONLY_MSVC)
        .collect();
    check_foreign(Wanted::Clang, &["--target=x86_64-pc-windows-msvc"], &msvc);
    // gcc's ms_struct is what it takes for Microsoft's rules.
    check_foreign(Wanted::Gcc, &[], &windows_rules::msvc::LAYOUTS);
}
