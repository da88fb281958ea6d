//! Reads the attributes of every derive: `#[name(position, flag, key = value, key(list, of, items))]`.
//!
//! A derive declares a [`Slot`] for each key that it takes in a place, and lets a [`Grammar`] fill them. Told here once for
//! all: a key given twice, an unknown one, one in the wrong place, one of the wrong form. Reading goes on behind the next
//! comma, so that one compile reports all mistakes. Names are compared without `r#`: rustc takes `#[r#bits(3)]` for
//! `#[bits(3)]`, and so do we.
//!
//! Knows no key of any derive.

mod repr;
mod slot;
#[cfg(test)]
mod tests;

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::ext::IdentExt as _;
use syn::parse::{ParseStream, Parser as _};
use syn::{Attribute, Meta, Token};

pub(crate) use self::repr::{ReprHint, repr_hints};
use self::slot::Form;
pub(crate) use self::slot::{Key, Slot};

use crate::errors::Errors;
use crate::names::{closest, plain};

/// The attributes with this name, however it is spelt.
pub(crate) fn named<'a>(attributes: &'a [Attribute], name: &str) -> impl Iterator<Item = &'a Attribute> {
    attributes
        .iter()
        .filter(move |attribute| attribute.path().get_ident().is_some_and(|ident| plain(ident) == name))
}

/// Reports attributes that have no meaning where they stand; `text` says where they belong.
pub(crate) fn refuse(attributes: &[Attribute], name: &str, text: &str, errors: &mut Errors) {
    for attribute in named(attributes, name) {
        errors.error(attribute.path(), text);
    }
}

/// One attribute in one place.
pub(crate) struct Grammar {
    /// The attribute's name.
    pub(crate) attribute: &'static str,
    /// How it is written here, for messages: `#[bits(WIDTH)]`.
    pub(crate) usage: &'static str,
    /// Keys of the derive that do not belong here, each with the place where it does: `#[clayout(...)]` on the type.
    pub(crate) elsewhere: &'static [(&'static str, &'static str)],
}

impl Grammar {
    /// Fills `slots` from the attributes of this name, and returns the first of those.
    ///
    /// Positions are filled in the order of `slots`. An attribute with positions may be written once, any other several
    /// times.
    pub(crate) fn read<'a>(
        &self,
        attributes: &'a [Attribute],
        slots: &mut [&mut dyn Key],
        errors: &mut Errors,
    ) -> Option<&'a Attribute> {
        let once = slots.iter().any(|slot| slot.form() == Form::Position);
        let mut first = None;
        for attribute in named(attributes, self.attribute) {
            if first.is_some() && once {
                errors.error(
                    attribute.path(),
                    format_args!("`{}` is given twice: keep one", self.attribute),
                );
                continue;
            }
            first = first.or(Some(attribute));
            let Meta::List(list) = &attribute.meta else {
                errors.error(
                    attribute.path(),
                    format_args!("`{}` takes a list: write `{}`", self.attribute, self.usage),
                );
                continue;
            };
            read_list(list.tokens.clone(), errors, |input, errors| {
                self.entry(input, slots, errors)
            });
        }
        first
    }

    /// Reads one entry; `None` when it has been reported.
    fn entry(&self, input: ParseStream<'_>, slots: &mut [&mut dyn Key], errors: &mut Errors) -> Option<()> {
        let Some(key) = self.key_ahead(input, slots) else {
            if let Some(slot) = slots
                .iter_mut()
                .find(|slot| slot.form() == Form::Position && slot.is_absent())
            {
                return slot.fill(None, input, errors);
            }
            errors.add(input.error(format_args!("expected a key: write `{}`", self.usage)));
            return None;
        };
        let name = plain(&key);
        let Some(slot) = slots
            .iter_mut()
            .find(|slot| slot.form() != Form::Position && slot.name() == name)
        else {
            self.unknown(&key, slots, errors);
            return None;
        };
        let _ = Ident::parse_any(input);
        slot.fill(Some(key), input, errors)
    }

    /// The key that comes next; `None` before a position.
    ///
    /// What has the form of a key is one while no position is left. Before that, a constant or a type can look like a
    /// flag or a list: then the name decides, one wrong letter in a flag included.
    fn key_ahead(&self, input: ParseStream<'_>, slots: &[&mut dyn Key]) -> Option<Ident> {
        let ahead = input.fork();
        let key = Ident::parse_any(&ahead).ok()?;
        let keys = || slots.iter().filter(|slot| slot.form() != Form::Position);
        let name = plain(&key);
        let known = keys().any(|slot| slot.name() == name) || self.elsewhere.iter().any(|(other, _)| *other == name);
        let is_key = if ahead.peek(Token![=]) && !ahead.peek(Token![==]) {
            true
        } else if !slots
            .iter()
            .any(|slot| slot.form() == Form::Position && slot.is_absent())
        {
            !ahead.peek(Token![::])
        } else if ahead.is_empty() || ahead.peek(Token![,]) {
            let flags = keys().filter(|slot| slot.form() == Form::Flag).map(|slot| slot.name());
            known || closest(&name, flags, 1).is_some()
        } else {
            known && ahead.peek(syn::token::Paren)
        };
        is_key.then_some(key)
    }

    fn unknown(&self, key: &Ident, slots: &mut [&mut dyn Key], errors: &mut Errors) {
        let name = plain(key);
        if let Some((_, place)) = self.elsewhere.iter().find(|(other, _)| *other == name) {
            errors.error(key, format_args!("`{name}` has no meaning here: it belongs in {place}"));
            return;
        }
        // A position has no key, and what it is called in the usage is not one.
        let mut positions = slots.iter().filter(|slot| slot.form() == Form::Position);
        if positions.any(|slot| slot.name().eq_ignore_ascii_case(&name)) {
            errors.error(
                key,
                format_args!("`{name}` is no key: write the value alone, as in `{}`", self.usage),
            );
            return;
        }
        let known: Vec<&str> = slots
            .iter()
            .filter(|slot| slot.form() != Form::Position)
            .map(|slot| slot.name())
            .collect();
        let near = name.len().div_ceil(4);
        let meant = closest(&name, known.iter().copied(), near);
        let guess = match meant {
            Some(guess) => format!(", did you mean `{guess}`?"),
            None => match closest(&name, self.elsewhere.iter().map(|(other, _)| *other), near) {
                Some(guess) => {
                    let place = self
                        .elsewhere
                        .iter()
                        .find(|(other, _)| *other == guess)
                        .map_or("", |(_, place)| place);
                    format!(", did you mean `{guess}`? (it belongs in {place})")
                }
                None => String::from(":"),
            },
        };
        let known = if known.is_empty() {
            String::from("no keys")
        } else {
            format!("`{}`", known.join("`, `"))
        };
        errors.error(
            key,
            format_args!("unknown key `{name}`{guess} `{}` takes {known} here", self.attribute),
        );
        if let Some(slot) = slots.iter_mut().find(|slot| meant == Some(slot.name())) {
            slot.miss();
        }
    }
}

/// Reads entries between commas. An entry that answers `None` has reported a mistake: then reading goes on behind the next
/// comma.
pub(crate) fn read_list(
    tokens: TokenStream,
    errors: &mut Errors,
    mut entry: impl FnMut(ParseStream<'_>, &mut Errors) -> Option<()>,
) {
    let mut list = |input: ParseStream<'_>| {
        while !input.is_empty() {
            let read = entry(input, errors);
            if read.is_some() && !input.is_empty() && !input.peek(Token![,]) {
                errors.add(input.error("expected `,`"));
            }
            while !input.is_empty() && !input.peek(Token![,]) {
                input.parse::<TokenTree>()?;
            }
            input.parse::<Option<Token![,]>>()?;
        }
        Ok(())
    };
    // What is left to go wrong is a group that an entry did not read to its end; that entry has reported it.
    let _ = (|input: ParseStream<'_>| list(input)).parse2(tokens);
}
