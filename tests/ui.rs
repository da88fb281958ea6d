//! What the derives refuse, and in which words: `ui/<derive>/<mistake>.rs`, one mistake each. `ui/pass` has the correct
//! forms next to them.
//!
//! The wording of an error is the compiler's too, so the expected output is that of one compiler. With another the cases
//! are skipped, aloud; with `CI` set that is an error.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler whose wording the `.stderr` files have.
const COMPILER: &str = "rustc 1.95.0 ";

#[test]
fn mistakes_are_told_in_these_words() {
    let (passing, refused): (Vec<_>, Vec<_>) = folders().into_iter().partition(|folder| folder.ends_with("pass"));
    let compiler = compiler();
    if !compiler.starts_with(COMPILER) {
        let cases: usize = passing.iter().chain(&refused).map(|folder| sources(folder).len()).sum();
        let text = format!(
            "{cases} UI cases skipped: their wording is that of {}, and this is {compiler}",
            COMPILER.trim_end()
        );
        assert!(std::env::var_os("CI").is_none(), "{text}");
        // Not by `eprintln!`, which a passing test keeps to itself.
        let _ = writeln!(std::io::stderr(), "{text}");
        return;
    }
    let tests = trybuild::TestCases::new();
    for case in passing.iter().flat_map(|folder| sources(folder)) {
        tests.pass(case);
    }
    for case in refused.iter().flat_map(|folder| sources(folder)) {
        tests.compile_fail(case);
    }
}

/// An expectation without a case is one that nobody checks, and a refused case without one is not checked either.
#[test]
fn cases_and_expectations_belong_together() {
    let names = |folder: &Path, extension| -> Vec<PathBuf> {
        files(folder, extension)
            .into_iter()
            .map(|path| path.with_extension(""))
            .collect()
    };
    for folder in folders().iter().filter(|folder| !folder.ends_with("pass")) {
        assert_eq!(names(folder, "stderr"), names(folder, "rs"));
    }
}

fn compiler() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().expect("rustc can be run");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// Relative to this crate, where Cargo runs its tests: trybuild shows paths as they are given.
fn folders() -> Vec<PathBuf> {
    entries(Path::new("ui"))
        .into_iter()
        .filter(|path| path.is_dir())
        .collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    files(folder, "rs")
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    entries(folder)
        .into_iter()
        .filter(|path| path.extension() == Some(extension.as_ref()))
        .collect()
}

/// What lies in `folder`, by name.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of the cases can be read");
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("a case can be listed").path())
        .collect();
    paths.sort();
    paths
}
