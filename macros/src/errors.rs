//! Collects what is wrong with the input, so that one compile reports all of it.
//!
//! Readers and checks return no `Result`: they report here and go on with what they have. A stage that needs sound
//! input asks `is_empty` first.

use std::fmt::Display;

use proc_macro2::TokenStream;
use quote::ToTokens;

/// All mistakes found so far. Has to be finished: dropping it otherwise loses the user's errors.
#[must_use]
pub(crate) struct Errors {
    found: Option<syn::Error>,
    count: usize,
    finished: bool,
}

impl Errors {
    pub(crate) fn new() -> Self {
        Self {
            found: None,
            count: 0,
            finished: false,
        }
    }

    /// Reports a mistake at `place`, the smallest tokens that are wrong. The text is lower case, without a full stop,
    /// names things as the user spells them and says what to do instead.
    pub(crate) fn error(&mut self, place: impl ToTokens, text: impl Display) {
        self.add(syn::Error::new_spanned(place, text));
    }

    /// Reports what a parser of syn found.
    pub(crate) fn add(&mut self, error: syn::Error) {
        self.count += 1;
        match &mut self.found {
            Some(found) => found.combine(error),
            None => self.found = Some(error),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.found.is_none()
    }

    /// How many there are: more of them behind a step than before it mean that it has reported something.
    pub(crate) fn count(&self) -> usize {
        self.count
    }

    /// The invocations of `compile_error!` to emit: none where nothing was wrong.
    pub(crate) fn finish(mut self) -> TokenStream {
        self.finished = true;
        self.found
            .take()
            .map_or_else(TokenStream::new, syn::Error::into_compile_error)
    }
}

impl Drop for Errors {
    fn drop(&mut self) {
        debug_assert!(
            self.finished || std::thread::panicking(),
            "errors were collected and never finished"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_error_becomes_an_invocation() {
        let mut errors = Errors::new();
        errors.error(quote::quote!(a), "one");
        errors.error(quote::quote!(b), "two");
        assert!(!errors.is_empty());
        assert_eq!(errors.finish().to_string().matches("compile_error").count(), 2);
    }

    #[test]
    fn no_error_becomes_nothing() {
        assert!(Errors::new().finish().is_empty());
    }

    #[test]
    #[should_panic(expected = "never finished")]
    fn forgetting_to_finish_panics() {
        drop(Errors::new());
    }
}
