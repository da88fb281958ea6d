//! One key or position of an attribute: how it is written, and what was written.

use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::parse::{Parse, ParseStream};
use syn::{LitStr, Token};

use super::read_list;
use crate::errors::Errors;

/// How a slot is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// A value without a key.
    Position,
    /// `key`
    Flag,
    /// `key = value`
    Value,
    /// `key(item, item)`
    List,
}

/// A slot of any type, as [`Grammar`] sees it.
pub(crate) trait Key {
    fn name(&self) -> &'static str;
    fn form(&self) -> Form;
    /// Whether nothing has been written for it, not even something wrong.
    fn is_absent(&self) -> bool;
    /// Something that was meant for it has been reported.
    fn miss(&mut self);
    /// Reads what follows the key; `None` when a mistake in it has been reported.
    fn fill(&mut self, key: Option<Ident>, input: ParseStream<'_>, errors: &mut Errors) -> Option<()>;
}

type Parser<T> = fn(ParseStream<'_>) -> syn::Result<T>;
type Read<T> = Box<dyn Fn(&Slot<T>, ParseStream<'_>, &mut Errors) -> Option<T>>;

/// A key or a position, and what was written for it.
pub(crate) struct Slot<T> {
    name: &'static str,
    usage: &'static str,
    form: Form,
    read: Read<T>,
    found: Found<T>,
    misread: bool,
}

enum Found<T> {
    Nothing,
    Mistake,
    Value { key: Option<Ident>, value: T, text: String },
}

impl Slot<()> {
    /// `packed`
    pub(crate) fn flag(name: &'static str) -> Self {
        let read: Read<()> = Box::new(|_, _, _| Some(()));
        Self {
            name,
            usage: name,
            form: Form::Flag,
            read,
            found: Found::Nothing,
            misread: false,
        }
    }
}

impl Slot<syn::Path> {
    /// `crate = "path"`: where the runtime crate is.
    pub(crate) fn runtime() -> Self {
        Self::value_with("crate", "crate = \"path::to::clayout\"", |input| {
            input.parse::<LitStr>()?.parse_with(syn::Path::parse_mod_style)
        })
    }
}

impl<T: Parse + 'static> Slot<T> {
    /// A key with a value of a type that syn parses. `usage`, for messages, is the whole entry: `name = "C_NAME"`.
    pub(crate) fn value(name: &'static str, usage: &'static str) -> Self {
        Self::value_with(name, usage, T::parse)
    }

    /// A value without a key. `usage` is the value: `WIDTH`.
    pub(crate) fn position(usage: &'static str) -> Self {
        Self::position_with(usage, T::parse)
    }
}

impl<T: 'static> Slot<T> {
    /// [`value`](Self::value) with its own parser, which leaves what comes after the value.
    pub(crate) fn value_with(name: &'static str, usage: &'static str, parse: Parser<T>) -> Self {
        let read: Read<T> = Box::new(move |slot, input, errors| slot.parse(input, errors, parse));
        Self {
            name,
            usage,
            form: Form::Value,
            read,
            found: Found::Nothing,
            misread: false,
        }
    }

    /// [`position`](Self::position) with its own parser.
    pub(crate) fn position_with(usage: &'static str, parse: Parser<T>) -> Self {
        let read: Read<T> = Box::new(move |slot, input, errors| slot.parse(input, errors, parse));
        Self {
            name: usage,
            usage,
            form: Form::Position,
            read,
            found: Found::Nothing,
            misread: false,
        }
    }
}

impl<I: 'static> Slot<Vec<I>> {
    /// A key with a list. `usage` is the whole entry: `derive(Trait, ...)`. `item` parses what stands between the commas.
    pub(crate) fn list_with(name: &'static str, usage: &'static str, item: Parser<I>) -> Self {
        let read: Read<Vec<I>> = Box::new(move |slot, input, errors| {
            let Ok(TokenTree::Group(group)) = input.parse() else {
                return None;
            };
            let mut items = Vec::new();
            read_list(group.stream(), errors, |input, errors| {
                items.push(slot.parse(input, errors, item)?);
                Some(())
            });
            Some(items)
        });
        Self {
            name,
            usage,
            form: Form::List,
            read,
            found: Found::Nothing,
            misread: false,
        }
    }
}

impl<T> Slot<T> {
    /// What was written; nothing where it was absent or has been reported.
    pub(crate) fn take(self) -> Option<T> {
        match self.found {
            Found::Value { value, .. } => Some(value),
            Found::Nothing | Found::Mistake => None,
        }
    }

    /// Whether something that was written for it has been reported, an item of a list included.
    pub(crate) fn is_misread(&self) -> bool {
        self.misread
    }

    /// The key as it was written: the place for an error about the key itself, or about a flag.
    pub(crate) fn key(&self) -> Option<&Ident> {
        match &self.found {
            Found::Value { key, .. } => key.as_ref(),
            Found::Nothing | Found::Mistake => None,
        }
    }

    fn parse<P>(&self, input: ParseStream<'_>, errors: &mut Errors, parse: Parser<P>) -> Option<P> {
        match parse(input) {
            Ok(value) => Some(value),
            Err(error) => {
                errors.add(syn::Error::new(
                    error.span(),
                    format_args!("{error}: write `{}`", self.usage),
                ));
                None
            }
        }
    }

    /// Reads what stands between the key and its value; `None` when it has been reported.
    fn introduced(&self, key: &Ident, input: ParseStream<'_>, errors: &mut Errors) -> Option<()> {
        let (name, usage) = (self.name, self.usage);
        let at_end = || input.is_empty() || input.peek(Token![,]);
        match self.form {
            Form::Position => return Some(()),
            Form::Flag if at_end() => return Some(()),
            Form::Flag => errors.add(input.error(format_args!("`{name}` takes no value: write `{usage}`"))),
            Form::Value if input.peek(Token![=]) => {
                let _ = input.parse::<Token![=]>();
                if !at_end() {
                    return Some(());
                }
                errors.error(key, format_args!("`{name}` takes a value: write `{usage}`"));
            }
            Form::List if input.peek(syn::token::Paren) => return Some(()),
            Form::Value | Form::List if at_end() => {
                errors.error(key, format_args!("`{name}` takes a value: write `{usage}`"));
            }
            Form::Value => errors.add(input.error(format_args!("expected `=`: write `{usage}`"))),
            Form::List => errors.add(input.error(format_args!("expected `(`: write `{usage}`"))),
        }
        None
    }
}

impl<T> Key for Slot<T> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn form(&self) -> Form {
        self.form
    }

    fn miss(&mut self) {
        self.misread = true;
    }

    fn is_absent(&self) -> bool {
        matches!(self.found, Found::Nothing)
    }

    fn fill(&mut self, key: Option<Ident>, input: ParseStream<'_>, errors: &mut Errors) -> Option<()> {
        let (before, reported) = (input.fork(), errors.count());
        let value = match &key {
            Some(key) => self
                .introduced(key, input, errors)
                .and_then(|()| (self.read)(self, input, errors)),
            None => (self.read)(self, input, errors),
        };
        self.misread |= errors.count() > reported;
        let text = text_between(&before, input);
        if let (Found::Value { text: first, .. }, Some(key)) = (&self.found, &key) {
            let first = if self.form == Form::Value {
                format!(", first as `{}{first}`", self.name)
            } else {
                String::new()
            };
            errors.error(key, format_args!("`{}` is given twice{first}: keep one", self.name));
            return value.map(drop);
        }
        let read = value.is_some().then_some(());
        self.found = value.map_or(Found::Mistake, |value| Found::Value { key, value, text });
        read
    }
}

/// What has been read from `before` on.
fn text_between(before: ParseStream<'_>, now: ParseStream<'_>) -> String {
    let mut tokens = TokenStream::new();
    while before.cursor() != now.cursor() {
        let Ok(token) = before.parse::<TokenTree>() else { break };
        token.to_tokens(&mut tokens);
    }
    if tokens.is_empty() {
        String::new()
    } else {
        format!(" {tokens}")
    }
}
