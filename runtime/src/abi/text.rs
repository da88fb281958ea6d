//! Comparing texts in `const`. Knows nothing about targets.

/// Whether two texts are the same.
pub(super) const fn same(left: &str, right: &str) -> bool {
    left.len() == right.len() && starts(left, right)
}

/// Whether the bytes of `part` are those of `text` from `start` on, where there are as many. Bytes, since `text` may have
/// a character across `start`.
const fn is_at(text: &str, start: usize, part: &str) -> bool {
    let (text, part) = (text.as_bytes(), part.as_bytes());
    let mut i = 0;
    while i < part.len() {
        if text[start + i] != part[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Whether `text` begins with `prefix`.
pub(super) const fn starts(text: &str, prefix: &str) -> bool {
    text.len() >= prefix.len() && is_at(text, 0, prefix)
}

/// Whether `text` ends with `suffix`.
pub(super) const fn ends(text: &str, suffix: &str) -> bool {
    text.len() >= suffix.len() && is_at(text, text.len() - suffix.len(), suffix)
}

/// Whether `text` is one of `list`.
pub(super) const fn one_of(text: &str, list: &[&str]) -> bool {
    let mut i = 0;
    while i < list.len() {
        if same(text, list[i]) {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether `text` begins with one of `list`.
pub(super) const fn starts_with_one_of(text: &str, list: &[&str]) -> bool {
    let mut i = 0;
    while i < list.len() {
        if starts(text, list[i]) {
            return true;
        }
        i += 1;
    }
    false
}

/// The text up to the first `-`, and what follows it.
pub(super) const fn split_dash(text: &str) -> (&str, Option<&str>) {
    let bytes = text.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == b'-' {
            let (head, tail) = text.split_at(i);
            return (head, Some(tail.split_at(1).1));
        }
        i += 1;
    }
    (text, None)
}
