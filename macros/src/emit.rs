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
/// #[allow(deprecated)]
/// const _: () = {
///     use ::clayout::__private as __rt;
///     #[automatically_derived]
///     impl __rt::CEnum for Tier { .. }
/// };
/// ```
///
/// Whatever a user may name (a generated type) has to stand outside. With every span placed by [`at`], no other lint fires:
/// rustc reports the use of deprecated members and types in macros' output too, where it is the user's own declaration.
/// `tests/lints` sees to the rest.
pub(crate) fn in_const(runtime: &Runtime, body: &TokenStream) -> TokenStream {
    quote! {
        #[allow(deprecated)]
        const _: () = {
            use #runtime::__private as __rt;
            #body
        };
    }
}

/// `<'a>`, `X<'a>` and the bounds, for an impl.
pub(crate) struct Header {
    pub(crate) generics: TokenStream,
    pub(crate) this: TokenStream,
    pub(crate) bounds: TokenStream,
}

impl Header {
    pub(crate) fn new(ident: &Ident, generics: &syn::Generics) -> Self {
        let (parameters, arguments, bounds) = generics.split_for_impl();
        let (ident, arguments) = (ident_at(ident), located(arguments));
        Self {
            generics: located(parameters),
            this: quote!(#ident #arguments),
            bounds: located(bounds),
        }
    }

    /// The same with `'__d`, which all that `X` borrows outlives: `<'__d, 'a>`, `X<'a>`, `where 'a: '__d`. Of parameters only
    /// lifetimes.
    pub(crate) fn lent(ident: &Ident, generics: &syn::Generics) -> Self {
        let parameters = generics.lifetimes().map(located);
        let lifetimes = generics.lifetimes().map(|parameter| located(&parameter.lifetime));
        let predicates = predicates(generics);
        Self {
            generics: quote!(<'__d, #(#parameters,)*>),
            bounds: quote!(where #predicates #(#lifetimes: '__d,)*),
            ..Self::new(ident, generics)
        }
    }
}

/// What stands behind `where`, with a comma behind it so that more can follow.
pub(crate) fn predicates(generics: &syn::Generics) -> TokenStream {
    let predicates = generics.where_clause.as_ref().map(|bounds| &bounds.predicates);
    let comma = predicates
        .filter(|predicates| !predicates.empty_or_trailing())
        .map(|_| quote!(,));
    let predicates = predicates.map(located);
    quote!(#predicates #comma)
}

/// Tokens of the user's that no error will be about, and their text.
pub(crate) struct Spelt {
    tokens: TokenStream,
    text: String,
}

impl Spelt {
    pub(crate) fn new(tokens: TokenStream) -> Self {
        let text = if tokens.is_empty() {
            String::new()
        } else {
            tokens.to_string()
        };
        Self { tokens, text }
    }
}

impl ToTokens for Spelt {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.tokens.to_tokens(tokens);
    }
}

impl std::fmt::Display for Spelt {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
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

/// The user's tokens as text, for comparisons and messages.
pub(crate) fn text(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}

/// A type's text. Most are one word, and printing tokens costs many times what printing that word does.
pub(crate) fn type_text(ty: &syn::Type) -> String {
    let word = match ty {
        syn::Type::Path(path) if path.qself.is_none() => path.path.get_ident(),
        _ => None,
    };
    word.map_or_else(|| text(ty), ToString::to_string)
}

/// The doc comments of a field.
pub(crate) fn docs(attributes: &[syn::Attribute]) -> TokenStream {
    let kept = attributes.iter().filter(|attribute| attribute.path().is_ident("doc"));
    quote!(#(#kept)*)
}

/// The tokens with `'static` for each lifetime.
pub(crate) fn in_static(tokens: TokenStream) -> TokenStream {
    let mut after_quote = false;
    let replaced = tokens.into_iter().map(|token| {
        let is_name = std::mem::replace(
            &mut after_quote,
            matches!(&token, TokenTree::Punct(punct) if punct.as_char() == '\''),
        );
        match token {
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), in_static(group.stream()));
                inner.set_span(group.span());
                TokenTree::Group(inner)
            }
            TokenTree::Ident(ident) if is_name => TokenTree::Ident(Ident::new("static", ident.span())),
            token => token,
        }
    });
    replaced.collect()
}

/// Output that is written as text, which rustc's lexer turns into tokens: many times faster than a macro crate without
/// optimisation puts them together one by one, and most of what a derive costs its users.
///
/// The text's tokens have the derive's place. Where a token of the user's has to keep its own, it goes in as such:
/// [`ident`](Self::ident) between two pieces of text, [`tokens`](Self::tokens) anywhere in it.
#[derive(Default)]
pub(crate) struct Output {
    done: Vec<TokenStream>,
    text: String,
    inserted: Vec<TokenStream>,
}

impl Output {
    /// What stands for the name of inserted tokens; no identifier of the derives starts like it.
    const STAND_IN: &'static str = "__inserted_";

    /// Tokens for the text: the answer stands for them in it.
    pub(crate) fn tokens(&mut self, tokens: TokenStream) -> String {
        self.inserted.push(tokens);
        // With spaces: text may come right before or behind it.
        format!(" {}{} ", Self::STAND_IN, self.inserted.len() - 1)
    }

    /// An identifier behind the text so far, in no bracket that the text has opened.
    pub(crate) fn ident(&mut self, ident: &Ident) {
        self.flush();
        self.done.push(TokenTree::Ident(ident.clone()).into());
    }

    /// Tokens behind the text so far, like [`ident`](Self::ident). Unlike [`tokens`](Self::tokens) they leave the text alone,
    /// which then need not be searched for them.
    pub(crate) fn append(&mut self, tokens: TokenStream) {
        self.flush();
        self.done.push(tokens);
    }

    /// Braces with these tokens, like [`ident`](Self::ident).
    pub(crate) fn braces(&mut self, inner: TokenStream) {
        self.flush();
        self.done
            .push(TokenTree::Group(Group::new(proc_macro2::Delimiter::Brace, inner)).into());
    }

    pub(crate) fn finish(mut self) -> TokenStream {
        self.flush();
        self.done.into_iter().collect()
    }

    fn flush(&mut self) {
        let text = std::mem::take(&mut self.text);
        let tokens = lexed(&text);
        if text.contains(Self::STAND_IN) {
            self.done.push(self.with_inserted(tokens));
        } else {
            self.done.push(tokens);
        }
    }

    fn with_inserted(&self, tokens: TokenStream) -> TokenStream {
        let replaced = tokens.into_iter().flat_map(|token| match token {
            TokenTree::Ident(ident) => {
                let number = ident
                    .to_string()
                    .strip_prefix(Self::STAND_IN)
                    .and_then(|number| number.parse().ok());
                match number.and_then(|number: usize| self.inserted.get(number)) {
                    Some(tokens) => tokens.clone(),
                    None => TokenTree::Ident(ident).into(),
                }
            }
            TokenTree::Group(group) => {
                let mut inner = Group::new(group.delimiter(), self.with_inserted(group.stream()));
                inner.set_span(group.span());
                TokenTree::Group(inner).into()
            }
            token => token.into(),
        });
        replaced.collect()
    }
}

/// The tokens of our own text. Not by way of proc-macro2, which reads it first by itself, in unoptimised code; outside a
/// macro, in tests, there is no other.
fn lexed(text: &str) -> TokenStream {
    let tokens = if proc_macro::is_available() {
        text.parse().map(proc_macro::TokenStream::into).ok()
    } else {
        text.parse().ok()
    };
    tokens.unwrap_or_else(|| panic!("the output is no Rust: {text}"))
}

impl std::fmt::Write for Output {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.text.push_str(text);
        Ok(())
    }
}

/// Writes text to an [`Output`], which cannot fail.
macro_rules! put {
    ($output:expr, $($text:tt)*) => {{
        use ::std::fmt::Write as _;
        let _ = ::std::write!($output, $($text)*);
    }};
}
pub(crate) use put;
