//! What the derives refuse, and in which words: `ui/<derive>/<mistake>.rs`, one mistake each.
//!
//! A compiler's wording changes with every release, so the expected output is that of one compiler. With another the
//! cases are skipped, aloud, and with `CI` set that is an error.

use std::path::Path;
use std::process::Command;

/// The compiler whose wording the `.stderr` files have.
const COMPILER: &str = "rustc 1.95.0 ";

#[test]
fn mistakes_are_told_in_these_words() {
    let cases = cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("ui"));
    let compiler = compiler();
    if !compiler.starts_with(COMPILER) {
        let text = format!("{cases} UI cases skipped: their wording is that of {COMPILER}, this is {compiler}");
        assert!(std::env::var_os("CI").is_none(), "{text}");
        eprintln!("{text}");
        return;
    }
    let tests = trybuild::TestCases::new();
    tests.pass("ui/pass/*.rs");
    tests.compile_fail("ui/c_enum/*.rs");
}

fn compiler() -> String {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(rustc).arg("--version").output().expect("rustc can be run");
    String::from_utf8_lossy(&output.stdout).trim().to_owned()
}

/// How many sources lie below `folder`.
fn cases(folder: &Path) -> usize {
    let entries = std::fs::read_dir(folder).expect("the folder of the cases can be read");
    let paths = entries.map(|entry| entry.expect("a case can be listed").path());
    paths.map(|path| if path.is_dir() { cases(&path) } else { usize::from(path.extension() == Some("rs".as_ref())) }).sum()
}
