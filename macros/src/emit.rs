//! How output is wrapped, named and placed. Knows no derive.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};

/// The path to the runtime crate, as generated code names it.
pub(crate) struct Runtime(Option<syn::Path>);

impl Runtime {
    /// The path of `crate = "path"`, else `::clayout`.
    pub(crate) fn new(path: Option<syn::Path>) -> Self {
        Self(path)
    }
}

impl ToTokens for Runtime {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match &self.0 {
            Some(path) => path.to_tokens(tokens),
            None => tokens.extend(quote!(::clayout)),
        }
    }
}

/// Puts impls where they cannot meet a name of the user's. They reach the runtime as `__rt`.
///
/// ```text
/// const _: () = {
///     use ::clayout::__private as __rt;
///     #[automatically_derived]
///     impl __rt::CEnum for Tier { .. }
/// };
/// ```
///
/// Whatever a user may name (a generated type) has to stand outside. There is no list of allowed lints: with every span
/// placed by [`at`], none fires, and `tests/lints.rs` sees to it.
pub(crate) fn in_const(runtime: &Runtime, body: &TokenStream) -> TokenStream {
    quote! {
        const _: () = {
            use #runtime::__private as __rt;
            #body
        };
    }
}

/// The place of `span` with the hygiene of the derive: the caret of an error is on the user's token, while lints know that
/// the user did not write the code.
pub(crate) fn at(span: Span) -> Span {
    Span::call_site().located_at(span)
}

/// The user's identifier for use in generated code: found as the user finds it, linted as ours.
pub(crate) fn ident_at(ident: &Ident) -> Ident {
    let span = at(ident.span());
    // A name in the editions before 2024. Ours is what the derive's hygiene goes by, so that it has to be raw.
    if ident == "gen" {
        return Ident::new_raw("gen", span);
    }
    let mut ident = ident.clone();
    ident.set_span(span);
    ident
}

/// The user's tokens for use in generated code. `$crate` keeps its own hygiene, which is what it means.
pub(crate) fn located(tokens: impl ToTokens) -> TokenStream {
    tokens.into_token_stream().into_iter().map(located_token).collect()
}

fn located_token(mut token: TokenTree) -> TokenTree {
    match &token {
        TokenTree::Ident(ident) if ident == "$crate" => {}
        TokenTree::Ident(ident) => token = TokenTree::Ident(ident_at(ident)),
        TokenTree::Group(group) => {
            let mut inner = Group::new(group.delimiter(), located(group.stream()));
            inner.set_span(at(group.span()));
            token = TokenTree::Group(inner);
        }
        _ => token.set_span(at(token.span())),
    }
    token
}
