//! Makes C functions and Rust closures of the cases of the layout suite, and compiles the C ones with the C compiler that
//! the `cc` crate finds, so that both end up in one test binary.

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

const TABLES: [&[Case]; 8] = [
    unix::CASES,
    windows::CASES,
    reported::CASES,
    placement::CASES,
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
        if !compiler.takes(case) {
            left_out.push(case.name);
            continue;
        }
        library.file(write(&out, case.name, &c::source(case, &prelude)));
        modules += &rust::module(case, &prelude);
        names.push(case.name);
    }
    modules += &format!(
        "pub(crate) const RECORDS: &[Record] = &[{}];\npub(crate) const LEFT_OUT: &[&str] = &{left_out:?};\n",
        names.iter().map(|name| format!("{name}::RECORD, ")).collect::<String>(),
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
            // Without the attribute's meaning the record has 4 bytes.
            ms_struct: compiles(
                "ms_struct",
                "struct probe { char a : 1; int b : 1; } __attribute__((ms_struct));\n\
                 _Static_assert(sizeof(struct probe) == 8, \"\");\nint clayout_probe;\n",
            )
            .is_ok(),
            gcc: tool.is_like_gnu() && !tool.is_like_clang(),
        }
    }

    fn takes(&self, case: &Case) -> bool {
        (self.int128 || !case.has("int128"))
            && (self.ms_struct || !case.has("ms_struct"))
            && (self.gcc || !case.has("gcc"))
    }
}
