//! The names of what is generated: in C and in Rust, and that none of them meets another.

use std::collections::HashMap;

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::ext::IdentExt as _;

use super::input::{Field, Input};
use super::model::{Record, Role};
use crate::emit::at;
use crate::errors::Errors;
use crate::names::{Case, c_name, plain};

/// The names of the generated type, and how its members are renamed.
pub(crate) struct Names {
    pub(crate) c_ident: Ident,
    pub(crate) c_name: String,
    pub(crate) case: Option<Case>,
}

pub(crate) fn of_type(input: &Input<'_>, errors: &mut Errors) -> Names {
    let ident = &input.derive.ident;
    let case = input
        .keys
        .rename_all
        .as_ref()
        .and_then(|spelling| Case::read(spelling, errors));
    let Some(name) = input.keys.name.as_ref() else {
        let c_name = plain(ident);
        return Names {
            c_ident: Ident::new(&format!("C{c_name}"), at(ident.span())),
            c_name,
            case,
        };
    };
    let c_name = c_name(name, errors).unwrap_or_else(|| plain(ident));
    if c_name == plain(ident) {
        errors.error(
            name,
            "the generated type needs a name of its own: rename the Rust struct, or leave `name` out to get `C` in front",
        );
    }
    Names {
        c_ident: identifier(&c_name, name.span()),
        c_name,
        case,
    }
}

/// A Rust identifier, raw where it has to be.
fn identifier(name: &str, span: Span) -> Ident {
    syn::parse_str::<Ident>(name).map_or_else(|_| Ident::new_raw(name, at(span)), |_| Ident::new(name, at(span)))
}

/// The accessor of an overlay word, as Rust spells functions.
pub(crate) fn of_overlay(name: &Ident) -> Ident {
    let text = plain(name);
    let mut snake = String::new();
    let mut before = None;
    for c in text.chars() {
        let starts_word =
            c.is_uppercase() && before.is_some_and(|before: char| before != '_' && !before.is_uppercase());
        if starts_word {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
        before = Some(c);
    }
    identifier(&snake, name.span())
}

/// The C name of a member; an unnamed one has none.
pub(crate) fn of_member(field: &Field<'_>, role: &Role<'_>, case: Option<Case>, errors: &mut Errors) -> String {
    if matches!(role, Role::Reserved { unnamed: true, .. }) {
        if let Some(name) = &field.name {
            errors.error(
                name,
                "an unnamed bit-field has no name in C: take `unnamed` or `name` out",
            );
        }
        return String::new();
    }
    let rust = plain(field.ident);
    match &field.name {
        Some(name) => c_name(name, errors).unwrap_or(rust),
        None => case.map_or_else(|| rust.clone(), |case| case.of_field(&rust)),
    }
}

/// What the generated type has besides its members' accessors.
const METHODS: [&str; 4] = ["new", "to_bytes", "from_bytes", "from_slice"];

/// Two members with one C name, and accessors that meet each other or a method of the generated type.
pub(crate) fn check_unique(input: &Input<'_>, record: &Record<'_>, errors: &mut Errors) {
    let mut c_names: HashMap<&str, &Ident> = HashMap::new();
    let words = record.overlays.iter().map(|word| (word.c_name.as_str(), &word.ident));
    c_names.extend(words);
    let mut methods: HashMap<String, String> = METHODS
        .map(|method| (method.to_owned(), format!("`{method}` of the generated type")))
        .into();
    for word in &record.overlays {
        let name = plain(&word.ident);
        let mut add = |method: String| methods.insert(method, format!("the accessor of overlay `{}`", word.c_name));
        add(format!("set_{name}"));
        add(format!("with_{name}"));
        if add(name.clone()).is_some() {
            let place = input
                .keys
                .overlays
                .iter()
                .find(|overlay| overlay.name.unraw() == word.c_name.as_str());
            let text =
                format!("the accessor `{name}` meets `{name}` of the generated type: give the overlay another name");
            errors.error(place.map_or(&word.ident, |overlay| &overlay.name), text);
        }
    }
    for field in &record.fields {
        if !field.c_name.is_empty()
            && let Some(first) = c_names.insert(&field.c_name, field.ident)
        {
            let text = format!(
                "two members have the C name `{}`: the other one is `{}`",
                field.c_name,
                plain(first)
            );
            errors.error(field.ident, text);
        }
        if !record.has_accessors(field) {
            continue;
        }
        let name = plain(field.ident);
        let own = accessors(&name);
        if let Some((method, of)) = own.iter().find_map(|method| Some((method, methods.get(method)?))) {
            errors.error(
                field.ident,
                format_args!(
                    "the accessor `{method}` of this member meets {of}: rename the field and write `#[clayout(name = \"{}\")]`",
                    field.c_name
                ),
            );
        }
        methods.extend(
            own.into_iter()
                .map(|method| (method, format!("the accessor of `{name}`"))),
        );
    }
}

/// The methods that a member gets.
fn accessors(name: &str) -> [String; 4] {
    [
        name.to_owned(),
        format!("set_{name}"),
        format!("with_{name}"),
        format!("set_{name}_checked"),
    ]
}

impl Record<'_> {
    /// Whether the member is read and written by methods, not a field.
    pub(crate) fn has_accessors(&self, field: &super::model::Field<'_>) -> bool {
        match field.role {
            Role::Bits { .. } => true,
            Role::Plain { .. } => self.in_bytes,
            Role::Reserved { .. } => false,
        }
    }
}

/// `prefix` + the member's name + `suffix`, at the member's place.
pub(crate) fn derived(prefix: &str, ident: &Ident, suffix: &str) -> Ident {
    format_ident!("{prefix}{}{suffix}", ident.unraw(), span = at(ident.span()))
}

/// The constant that tells a bit-field's place.
pub(crate) fn range(ident: &Ident) -> Ident {
    Ident::new(&format!("{}_RANGE", plain(ident).to_uppercase()), at(ident.span()))
}
