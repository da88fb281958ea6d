//! What the test suites share: declarations of C records, C compilers, and asking one about the other.

pub mod cases;
pub mod clang;
pub mod compilers;
pub mod decl;
pub mod gcc;
pub mod panics;
pub mod random;

use std::process::Command;

/// What the Rust compiler that builds the tests prints.
///
/// # Panics
///
/// Panics if it cannot be run or fails.
#[must_use]
pub fn rustc(arguments: &[&str]) -> String {
    let program = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(program).args(arguments).output().expect("rustc runs");
    assert!(
        output.status.success(),
        "rustc {arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("rustc prints UTF-8")
}
