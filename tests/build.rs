//! Makes C functions and Rust closures of the cases of the layout suite, and compiles the C ones with the C compiler that
//! the `cc` crate finds, so that both end up in one test binary.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

#[macro_use]
#[path = "c_layout/build/table.rs"]
mod table;
#[path = "c_layout/build/c.rs"]
mod c;
#[path = "c_layout/build/rust.rs"]
mod rust;

#[path = "c_layout/cases/abis.rs"]
mod abis;
#[path = "c_layout/cases/attributes.rs"]
mod attributes;
#[path = "c_layout/cases/nesting.rs"]
mod nesting;
#[path = "c_layout/cases/overlays.rs"]
mod overlays;
#[path = "c_layout/cases/placement.rs"]
mod placement;
#[path = "c_layout/cases/reported.rs"]
mod reported;
#[path = "c_layout/cases/types.rs"]
mod types;
#[path = "c_layout/cases/unix.rs"]
mod unix;
#[path = "c_layout/cases/windows.rs"]
mod windows;

use table::Case;

const TABLES: [&[Case]; 9] = [
    unix::CASES,
    windows::CASES,
    reported::CASES,
    placement::CASES,
    attributes::CASES,
    overlays::CASES,
    types::CASES,
    nesting::CASES,
    abis::CASES,
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=c_layout");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let prelude = fs::read_to_string("c_layout/prelude.h").expect("c_layout/prelude.h");
    let compiler = Compiler::find(&out);
    let (mut modules, mut names, mut left_out) = (String::new(), Vec::new(), Vec::new());
    let mut library = build();
    for case in TABLES.into_iter().flatten() {
        if let Some(lack) = compiler.lacks(case) {
            left_out.push((case.name, lack));
            continue;
        }
        library.file(write(&out, case.name, &c::source(case, &prelude)));
        modules += &rust::module(case, &prelude);
        names.push(case.name);
    }
    let records: Vec<String> = names.iter().map(|name| format!("{name}::RECORD")).collect();
    let _ = writeln!(
        modules,
        "pub(crate) const RECORDS: &[Record] = &[{}];\npub(crate) const LEFT_OUT: &[(&str, &str)] = &{left_out:?};",
        records.join(", "),
    );
    fs::write(out.join("c_layout.rs"), modules).expect("OUT_DIR is there to be written to");
    if let Err(error) = library.try_compile("clayout_cases") {
        panic!("the C declarations of the layout suite do not compile: {error}");
    }
}

fn build() -> cc::Build {
    let mut build = cc::Build::new();
    build.std("gnu11").warnings(false).flag("-w");
    // gcc 4.3 placed packed bit-fields elsewhere, which newer ones note.
    build.flag_if_supported("-Wno-packed-bitfield-compat");
    build
}

/// Writes a C file, and says where.
fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name).with_extension("c");
    fs::write(&path, text).expect("OUT_DIR is there to be written to");
    path
}

/// What the C compiler for the tests' target can do.
struct Compiler {
    int128: bool,
    ms_struct: bool,
    gcc: bool,
}

impl Compiler {
    /// Looks for one, and fails with the reason where there is none.
    fn find(out: &Path) -> Self {
        let compiles = |name: &str, text: &str| {
            build()
                .file(write(out, name, text))
                .cargo_output(false)
                .try_compile(name)
        };
        if let Err(error) = compiles("probe", "int clayout_probe;\n") {
            panic!(
                "the layout suite compares Rust with C, and there is no C compiler for this target that compiles: install gcc \
                 or clang, or name one in the environment variable CC ({error})"
            );
        }
        let tool = build().get_compiler();
        Self {
            int128: compiles("int128", "__int128 clayout_probe;\n").is_ok(),
            // Without the attribute's meaning the record has 4 bytes; on 32-bit x86 it has another one.
            ms_struct: compiles(
                "ms_struct",
                "#ifndef __x86_64__\n#error\n#endif\n\
                 struct probe { char a : 1; int b : 1; } __attribute__((ms_struct));\n\
                 _Static_assert(sizeof(struct probe) == 8, \"\");\nint clayout_probe;\n",
            )
            .is_ok(),
            gcc: tool.is_like_gnu() && !tool.is_like_clang(),
        }
    }

    /// What a case needs and the compiler has not.
    fn lacks(&self, case: &Case) -> Option<&'static str> {
        [
            ("int128", self.int128),
            ("ms_struct", self.ms_struct),
            ("gcc", self.gcc),
        ]
        .into_iter()
        .find_map(|(need, has)| (case.has(need) && !has).then_some(need))
    }
}
