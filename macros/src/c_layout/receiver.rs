//! `Self` in a declaration means the annotated struct, also in generated items where it would be another type or none.

use proc_macro2::{Group, Spacing, TokenStream, TokenTree};
use quote::{ToTokens as _, quote};
use syn::DeriveInput;

/// The input with the struct's own type in place of `Self`; nothing where there is no `Self`.
pub(super) fn replace(input: &DeriveInput) -> Option<DeriveInput> {
    let tokens = input.to_token_stream();
    if !names_self(tokens.clone()) {
        return None;
    }
    let (ident, (_, arguments, _)) = (&input.ident, input.generics.split_for_impl());
    syn::parse2(replaced(tokens, &quote!(#ident #arguments))).ok()
}

fn names_self(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == "Self",
        TokenTree::Group(group) => names_self(group.stream()),
        _ => false,
    })
}

/// `Self` becomes `Annotated<'a>`, and `<Annotated<'a>>` in front of `::`.
fn replaced(tokens: TokenStream, this: &TokenStream) -> TokenStream {
    let mut output = TokenStream::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(ident) if ident == "Self" => {
                let is_path = matches!(
                    tokens.peek(),
                    Some(TokenTree::Punct(punct)) if punct.as_char() == ':' && punct.spacing() == Spacing::Joint
                );
                let this = this.clone().into_iter().map(|mut token| {
                    token.set_span(ident.span());
                    token
                });
                output.extend(if is_path {
                    quote!(<#(#this)*>)
                } else {
                    quote!(#(#this)*)
                });
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), replaced(group.stream(), this));
                inner.set_span(group.span());
                output.extend([TokenTree::Group(inner)]);
            }
            token => output.extend([token]),
        }
    }
    output
}
