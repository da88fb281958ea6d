//! Texts that live as long as the tests do. They stay in reach, so that a checker of leaks finds only those of others.

use std::sync::{Mutex, PoisonError};

static KEPT: Mutex<Vec<&'static [u8]>> = Mutex::new(Vec::new());

/// Keeps bytes.
pub(crate) fn bytes(bytes: &[u8]) -> &'static [u8] {
    let kept: &'static [u8] = Box::leak(bytes.into());
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).push(kept);
    kept
}

/// Keeps a text.
pub(crate) fn text(text: &str) -> &'static str {
    str::from_utf8(bytes(text.as_bytes())).expect("a copy of a text")
}
