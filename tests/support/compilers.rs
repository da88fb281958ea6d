//! Finds C compilers, and says so when one is missing.
//!
//! A compiler can be chosen with an environment variable; otherwise it is looked for under its usual names. A test
//! whose compiler is missing prints that and passes, unless `CI` is set: then it fails.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A C compiler that was found, with the arguments that make it compile for its target.
#[derive(Clone, Debug)]
pub struct Compiler {
    /// How messages call it.
    pub name: String,
    program: OsString,
    arguments: Vec<String>,
}

/// A kind of C compiler that a test may want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// clang, for any target: `CLAYOUT_CLANG`, else `clang-19`, `clang`.
    Clang,
    /// gcc for 64-bit x86 Linux: `CLAYOUT_GCC`, else `gcc`, `cc`.
    Gcc,
    /// The same compiler with `-m32`.
    Gcc32,
    /// g++ for 64-bit x86 Linux: `CLAYOUT_GXX`, else `g++`.
    Gxx,
    /// gcc for 64-bit Windows: `CLAYOUT_MINGW64`, else its usual name.
    Mingw64,
    /// gcc for 32-bit Windows: `CLAYOUT_MINGW32`, else its usual name.
    Mingw32,
}

impl Wanted {
    const fn variable(self) -> &'static str {
        match self {
            Self::Clang => "CLAYOUT_CLANG",
            Self::Gcc | Self::Gcc32 => "CLAYOUT_GCC",
            Self::Gxx => "CLAYOUT_GXX",
            Self::Mingw64 => "CLAYOUT_MINGW64",
            Self::Mingw32 => "CLAYOUT_MINGW32",
        }
    }

    const fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Clang => &["clang-19", "clang"],
            Self::Gcc | Self::Gcc32 => &["gcc", "cc"],
            Self::Gxx => &["g++"],
            Self::Mingw64 => &["x86_64-w64-mingw32-gcc"],
            Self::Mingw32 => &["i686-w64-mingw32-gcc"],
        }
    }

    const fn arguments(self) -> &'static [&'static str] {
        match self {
            Self::Gcc | Self::Gxx => &["-m64"],
            Self::Gcc32 => &["-m32"],
            _ => &[],
        }
    }

    /// The macros that tell this compiler from others of the same name.
    const fn condition(self) -> &'static str {
        match self {
            Self::Clang => "defined __clang__",
            Self::Gcc => "!defined __clang__ && defined __x86_64__ && defined __linux__",
            Self::Gxx => "!defined __clang__ && defined __cplusplus && defined __x86_64__ && defined __linux__",
            Self::Gcc32 => "!defined __clang__ && defined __i386__ && defined __linux__",
            Self::Mingw64 => "!defined __clang__ && defined __x86_64__ && defined __MINGW32__",
            Self::Mingw32 => "!defined __clang__ && defined __i386__ && defined __MINGW32__",
        }
    }
}

/// Finds a compiler that compiles; `None` if there is none.
#[must_use]
pub fn find(wanted: Wanted) -> Option<Compiler> {
    let chosen = env::var_os(wanted.variable());
    let programs: Vec<OsString> = match chosen {
        Some(program) => vec![program],
        None => wanted.programs().iter().map(OsString::from).collect(),
    };
    let arguments: Vec<String> = wanted.arguments().iter().map(|&text| text.to_owned()).collect();
    programs.into_iter().find_map(|program| {
        let name = format!("{} {}", program.display(), arguments.join(" "))
            .trim_end()
            .to_owned();
        let compiler = Compiler {
            name,
            program,
            arguments: arguments.clone(),
        };
        compiler.works(wanted.condition()).then_some(compiler)
    })
}

/// A compiler for another target, if this program is there and works. Nothing may rely on it.
#[must_use]
pub fn find_cross(program: &str) -> Option<Compiler> {
    let compiler = Compiler {
        name: program.to_owned(),
        program: program.into(),
        arguments: Vec::new(),
    };
    compiler.works("!defined __clang__").then_some(compiler)
}

/// Finds a compiler, or skips the test: prints what is missing, and panics where `CI` is set.
///
/// # Panics
///
/// Panics if there is no such compiler and the environment variable `CI` is set.
#[must_use]
pub fn find_or_skip(wanted: Wanted) -> Option<Compiler> {
    let found = find(wanted);
    if found.is_none() {
        skip_or_fail(&format!(
            "no C compiler {wanted:?} (one of {:?}, or ${})",
            wanted.programs(),
            wanted.variable()
        ));
    }
    found
}

/// Says that something is left untested for a reason, or fails where `CI` is set.
///
/// # Panics
///
/// Panics if the environment variable `CI` is set.
pub fn skip_or_fail(reason: &str) {
    static SKIPPED: AtomicU32 = AtomicU32::new(0);
    let count = SKIPPED.fetch_add(1, Ordering::Relaxed) + 1;
    assert!(env::var_os("CI").is_none(), "CI must test everything: {reason}");
    println!("skipped ({count} so far): {reason}");
}

impl Compiler {
    /// The same compiler with more arguments.
    #[must_use]
    pub fn with(mut self, arguments: &[&str]) -> Self {
        for argument in arguments {
            self.name = format!("{} {argument}", self.name);
            self.arguments.push((*argument).to_owned());
        }
        self
    }

    /// A command with the compiler's own arguments.
    #[must_use]
    pub fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.arguments);
        command
    }

    fn works(&self, condition: &str) -> bool {
        let folder = TempDir::new("probe");
        let source = folder.write("probe.c", &format!("#if !({condition})\n#error\n#endif\nint x;\n"));
        let mut command = self.command();
        command
            .args(["-S", "-o"])
            .arg(folder.path().join("probe.s"))
            .arg(source);
        command
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    /// Runs the compiler and returns what it prints.
    ///
    /// # Errors
    ///
    /// What the compiler says if it fails.
    ///
    /// # Panics
    ///
    /// Panics if the compiler cannot be run.
    pub fn run<I: IntoIterator<Item = S>, S: AsRef<std::ffi::OsStr>>(&self, arguments: I) -> Result<String, String> {
        let output = self.command().args(arguments).output().expect("the compiler runs");
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(String::from_utf8_lossy(&output.stderr).into_owned())
        }
    }
}

/// A folder for the files of one test, removed at the end.
pub struct TempDir(PathBuf);

impl TempDir {
    /// Makes a new folder.
    ///
    /// # Panics
    ///
    /// Panics if that fails.
    #[must_use]
    pub fn new(purpose: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("clayout-{purpose}-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file and returns its path.
    ///
    /// # Panics
    ///
    /// Panics if that fails.
    #[must_use]
    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, text).expect("a temporary file");
        path
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // What is left behind in the folder for temporary files does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
