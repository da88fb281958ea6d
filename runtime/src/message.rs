//! Text built in `const`: what a panic says, at compile time and at run time alike.

use crate::number::Number;

/// A short text in a fixed buffer; what does not fit is cut.
pub(crate) struct Text {
    bytes: [u8; Text::CAPACITY],
    len: usize,
}

impl Text {
    const CAPACITY: usize = 320;

    pub(crate) const fn new() -> Self {
        Self {
            bytes: [0; Self::CAPACITY],
            len: 0,
        }
    }

    pub(crate) const fn push(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut i = 0;
        while i < text.len() && self.len < Self::CAPACITY {
            self.bytes[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
        self
    }

    pub(crate) const fn push_number(mut self, number: Number) -> Self {
        if number.is_negative() {
            self = self.push("-");
        }
        let mut digits = [0u8; 39];
        let mut at = digits.len();
        let mut rest = number.magnitude();
        loop {
            at -= 1;
            // A decimal digit fits a byte.
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        let (_, used) = digits.split_at(at);
        match core::str::from_utf8(used) {
            Ok(text) => self.push(text),
            Err(_) => self,
        }
    }

    /// The text; a character that the buffer's end cut in two is dropped.
    pub(crate) const fn as_str(&self) -> &str {
        let mut len = self.len;
        loop {
            let (head, _) = self.bytes.split_at(len);
            match core::str::from_utf8(head) {
                Ok(text) => return text,
                Err(error) => len = error.valid_up_to(),
            }
        }
    }
}
