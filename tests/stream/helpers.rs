//! Microsoft's `CD3DX12_PIPELINE_STATE_STREAM` types, compiled from `reference.cpp`: sizes, defaults, filled streams, and what
//! their parser reads in ours.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use clayout::d3d12::stream::{PipelineKind, PipelineStateStream};
use clayout_tests::compilers::{TempDir, Wanted, find_or_skip, skip_or_fail};

use crate::filled::{Lent, compute, graphics, mesh};
use crate::memory::{members, members_of_type, stream_bytes, without_padding};
use crate::types::{TYPES, Type};
use crate::walker::walk;

/// The compiled program, with the folder that it is in.
struct Reference {
    program: PathBuf,
    folder: TempDir,
}

/// Where Debian's `directx-headers-dev` puts them; `CLAYOUT_DIRECTX_HEADERS` names a newer `include`.
fn headers() -> PathBuf {
    std::env::var_os("CLAYOUT_DIRECTX_HEADERS").map_or_else(|| "/usr/include".into(), PathBuf::from)
}

impl Reference {
    fn compile() -> Option<Self> {
        let compiler = find_or_skip(Wanted::Gxx)?;
        let headers = headers();
        if !headers.join("directx/d3dx12.h").exists() {
            skip_or_fail("no directx/d3dx12.h: it is in Debian's directx-headers-dev");
            return None;
        }
        let folder = TempDir::new("stream");
        let program = folder.path().join("reference");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("stream/reference.cpp");
        let include = |under: &str| format!("-I{}", headers.join(under).display());
        let arguments = [
            "-std=c++17",
            "-w",
            &include(""),
            &include("wsl/stubs"),
            &include("directx"),
            "-o",
        ];
        let arguments = arguments.map(PathBuf::from).into_iter();
        let output = compiler.run(arguments.chain([program.clone(), source]));
        output.unwrap_or_else(|errors| panic!("{errors}"));
        Some(Self { program, folder })
    }

    fn run(&self, arguments: &[String]) -> Vec<Vec<String>> {
        let output = Command::new(&self.program).args(arguments).output().expect("it runs");
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).expect("text");
        let words = |line: &str| line.split(' ').map(str::to_owned).collect();
        text.lines().map(words).collect()
    }

    fn describe(&self, lent: &Lent) -> Vec<Vec<String>> {
        self.run(&lent.addresses())
    }

    /// What the parser calls back, and its result.
    fn parse(&self, stream: &[u8]) -> (Vec<(String, Vec<u8>)>, String) {
        let path = self.folder.path().join("stream");
        std::fs::write(&path, stream).expect("a temporary file");
        let mut lines = self.run(&[path.display().to_string()]);
        let result = lines.pop().expect("a result")[1].clone();
        let seen = lines.iter().map(|line| (line[1].clone(), bytes(&line[2]))).collect();
        (seen, result)
    }
}

fn bytes(hex: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal");
    (0..hex.len()).step_by(2).map(byte).collect()
}

fn type_of_name(name: &str) -> &'static Type {
    TYPES.iter().find(|ty| ty.name == name).expect("a known name")
}

/// One test, for the headers take seconds to compile.
#[test]
fn microsofts_helpers_agree() {
    let Some(reference) = Reference::compile() else { return };
    elements_have_their_sizes_and_defaults(&reference);
    filled_streams_are_theirs(&reference);
    their_parser_reads_our_streams(&reference);
}

fn elements_have_their_sizes_and_defaults(reference: &Reference) {
    let lines = reference.describe(&Lent::new());
    let mut elements = 0;
    for line in lines.iter().filter(|line| line[0] == "element") {
        let ty = type_of_name(&line[1]);
        let figures: Vec<usize> = line[2..6].iter().map(|figure| figure.parse().unwrap()).collect();
        let element = &ty.element;
        let ours = [element.size, align_of::<usize>(), element.c_offset, ty.layout.size];
        assert_eq!(figures, ours, "{}", ty.name);
        if let Some(default) = ty.default {
            let theirs = without_padding(&bytes(&line[6]), &members(ty.layout));
            assert_eq!(theirs, default(), "the default of {}", ty.name);
        }
        elements += 1;
    }
    println!(
        "{elements} of {} elements compared, headers of SDK {}",
        TYPES.len(),
        lines[0][1]
    );
    assert!(elements >= 26);
}

/// The elements of a stream, by the walker: number and members' bytes.
fn elements(stream: &[u8]) -> Vec<(u32, Vec<u8>)> {
    let elements = walk(stream, size_of::<usize>()).expect("the runtime reads it to its end");
    elements
        .into_iter()
        .map(|(ty, _, c)| (ty, without_padding(&stream[c], &members_of_type(ty))))
        .collect()
}

/// Microsoft's struct without what ours has not: shaders that are null, and what compute pipelines don't read.
fn as_in<P: PipelineStateStream>(theirs: &[u8]) -> Vec<(u32, Vec<u8>)> {
    let mut theirs = elements(theirs);
    theirs.retain(|(ty, c)| {
        let has = P::FIELDS.iter().any(|field| field.ty.number() == *ty);
        let is_null = c.iter().all(|byte| *byte == 0);
        assert!(
            has || is_null || P::KIND == PipelineKind::Compute,
            "type {ty} of theirs is missing"
        );
        has
    });
    theirs
}

fn filled_streams_are_theirs(reference: &Reference) {
    let lent = Lent::new();
    let lines = reference.describe(&lent);
    let wholes: HashMap<&str, Vec<u8>> = lines
        .iter()
        .filter(|line| line[0] == "whole")
        .map(|line| (line[1].as_str(), bytes(&line[2])))
        .collect();
    let ours = stream_bytes(&graphics(&lent).to_stream());
    assert_eq!(
        elements(&ours),
        as_in::<crate::filled::Graphics<'_>>(&wholes["graphics"])
    );
    // Without the compute shader's element theirs has the same bytes in the same places.
    assert_eq!(ours.len() + 24, wholes["graphics"].len());
    assert_eq!(ours.len() + 24, wholes["STREAM1"].len());
    let ours = stream_bytes(&mesh(&lent).to_stream());
    assert_eq!(elements(&ours), as_in::<crate::filled::Mesh<'_>>(&wholes["mesh"]));
    assert_eq!(ours.len() + 2 * 24, wholes["STREAM3"].len());
    let ours = stream_bytes(&compute(&lent).to_stream());
    assert_eq!(elements(&ours), as_in::<crate::filled::Compute<'_>>(&wholes["compute"]));
    // Each whole is read to its end, so that all elements are as large as the walker's table has them.
    let mut compared = 0;
    for (name, whole) in &wholes {
        assert!(elements(whole).len() >= 21, "{name}");
        compared += 1;
    }
    println!("{compared} whole streams of Microsoft's walked, 3 of them compared byte by byte");
    assert!(compared >= 7);
}

fn their_parser_reads_our_streams(reference: &Reference) {
    let lent = Lent::new();
    let streams = [
        stream_bytes(&graphics(&lent).to_stream()),
        stream_bytes(&mesh(&lent).to_stream()),
        stream_bytes(&compute(&lent).to_stream()),
    ];
    for stream in &streams {
        let (seen, result) = reference.parse(stream);
        assert_eq!(result, "00000000");
        let seen = seen.iter().map(|(name, c)| {
            let ty = type_of_name(name);
            (ty.number, without_padding(c, &members(ty.layout)))
        });
        assert_eq!(seen.collect::<Vec<_>>(), elements(stream));
    }
    // The parser is no rubber stamp: one element twice.
    let twice = [streams[2].clone(), streams[2].clone()].concat();
    assert_eq!(reference.parse(&twice).1, "80070057");
    // Nor does it take two versions of one subobject, which the derive refuses.
    let mut versions = stream_bytes(&graphics(&lent).to_stream());
    let (_, at, _) = walk(&versions, 8)
        .unwrap()
        .into_iter()
        .find(|(ty, ..)| *ty == 21)
        .unwrap();
    let mut first = versions[at..at + 56].to_vec();
    first[..4].copy_from_slice(&11_u32.to_ne_bytes());
    versions.splice(at..at, first);
    assert_eq!(reference.parse(&versions).1, "80070057");
}
