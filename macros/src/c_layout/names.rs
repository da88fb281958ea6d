//! The names of what is generated: in C and in Rust, and that none of them meets another.

use std::collections::HashMap;

use proc_macro2::{Ident, Span};
use quote::format_ident;
use syn::LitStr;
use syn::ext::IdentExt as _;

use super::input::{Field, Input};
use super::model::{Record, Role};
use crate::emit::{at, ident_at};
use crate::errors::Errors;
use crate::names::{Case, c_name, is_c_identifier, is_no_keyword, plain};

/// The names of the generated type, and how its members are renamed.
pub(crate) struct Names {
    pub(crate) c_ident: Ident,
    pub(crate) c_name: String,
    pub(crate) case: Option<Case>,
}

/// The name of the generated type, whatever is wrong with what was written.
pub(crate) fn generated(ident: &Ident, name: Option<&LitStr>) -> Ident {
    let written = name.filter(|name| is_c_identifier(&name.value()) && name.value() != plain(ident));
    written
        .and_then(|name| identifier(&name.value(), name.span()))
        .unwrap_or_else(|| Ident::new(&format!("C{}", plain(ident)), at(ident.span())))
}

pub(crate) fn of_type(input: &Input<'_>, errors: &mut Errors) -> Names {
    let ident = &input.derive.ident;
    let case = input
        .keys
        .rename_all
        .as_ref()
        .and_then(|spelling| case(spelling, input, errors));
    let written = input.keys.name.as_ref();
    let c_ident = generated(ident, written);
    let Some((name, c_name)) = written.and_then(|name| Some((name, c_name(name, errors)?))) else {
        let c_name = plain(ident);
        if written.is_none() {
            is_no_keyword(
                &c_name,
                ident,
                "write the type's C name, `#[clayout(name = \"...\")]`",
                errors,
            );
        }
        return Names { c_ident, c_name, case };
    };
    check_generated(ident, name, &c_name, errors);
    Names { c_ident, c_name, case }
}

/// Reports a C name that the generated type cannot have in Rust.
pub(crate) fn check_generated(ident: &Ident, name: &LitStr, c_name: &str, errors: &mut Errors) {
    if c_name == plain(ident) {
        errors.error(
            name,
            "the generated type needs a name of its own: rename the Rust struct, or leave `name` out to get `C` in front",
        );
    }
    if identifier(c_name, name.span()).is_none() {
        errors.error(
            name,
            format_args!(
                "the generated type has this name, and no Rust type can be called `{c_name}`: leave `name` out to get `C` in front"
            ),
        );
    }
}

/// How members are renamed; reports a spelling that C does not take.
fn case(spelling: &LitStr, input: &Input<'_>, errors: &mut Errors) -> Option<Case> {
    let case = Case::read(spelling, errors)?;
    let mut renamed = input.fields.iter().filter(|field| field.name.is_none());
    let refused = renamed.find_map(|field| {
        let name = case.of_field(&plain(field.ident));
        (!is_c_identifier(&name)).then_some(name)
    });
    if let Some(name) = refused {
        errors.error(
            spelling,
            format_args!("`{name}` would be no name in C: use a spelling without `-`, or none"),
        );
    }
    Some(case)
}

/// A Rust identifier, raw where it has to be; nothing where Rust has none of that name.
fn identifier(name: &str, span: Span) -> Option<Ident> {
    let raw = || syn::parse_str::<Ident>(&format!("r#{name}"));
    let mut ident = syn::parse_str::<Ident>(name).or_else(|_| raw()).ok()?;
    ident.set_span(span);
    Some(ident_at(&ident))
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
    identifier(&snake, name.span()).unwrap_or_else(|| format_ident!("{snake}_", span = at(name.span())))
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
    if let Some(name) = &field.name {
        return c_name(name, errors).unwrap_or(rust);
    }
    let name = case.map_or_else(|| rust.clone(), |case| case.of_field(&rust));
    let way_out = "write the member's C name, `#[clayout(name = \"...\")]`";
    is_no_keyword(&name, field.ident, way_out, errors);
    name
}

/// What the generated type has besides its members' accessors.
pub(crate) const METHODS: [&str; 4] = ["new", "to_bytes", "from_bytes", "from_slice"];

/// What the generated type has besides its members' fields.
const FIELDS: [&str; 3] = ["__align", "__bytes", "__lifetimes"];

/// Two members with one C name, and names of generated items that meet.
pub(crate) fn check_unique(input: &Input<'_>, record: &Record<'_>, errors: &mut Errors) {
    check_c_names(record, errors);
    let mut taken = Taken::new();
    for word in &record.overlays {
        let name = plain(&word.ident);
        if taken.methods.contains_key(&name) {
            let mut overlays = input.keys.overlays.iter();
            let place = overlays.find(|overlay| overlay.name.unraw() == word.c_name.as_str());
            let text =
                format!("the accessor `{name}` meets `{name}` of the generated type: give the overlay another name");
            errors.error(place.map_or(&word.ident, |overlay| &overlay.name), text);
        }
        let methods = [name.clone(), format!("set_{name}"), format!("with_{name}")];
        let of = format!("the accessor of overlay `{}`", word.c_name);
        taken.methods.extend(methods.map(|method| (method, of.clone())));
    }
    for field in &record.fields {
        if record.has_accessors(field) {
            taken.take(field, errors);
        } else if FIELDS.contains(&plain(field.ident).as_str()) || plain(field.ident).starts_with("__hole") {
            errors.error(
                field.ident,
                "the generated type has a private field of that name: rename the field",
            );
        }
    }
}

fn check_c_names(record: &Record<'_>, errors: &mut Errors) {
    let words = record
        .overlays
        .iter()
        .map(|word| (word.c_name.as_str(), format!("overlay `{}`", word.c_name)));
    let mut seen: HashMap<&str, String> = words.collect();
    for field in record.fields.iter().filter(|field| !field.c_name.is_empty()) {
        if let Some(first) = seen.insert(&field.c_name, format!("`{}`", plain(field.ident))) {
            let text = format!(
                "{first} has the C name `{}` already: give each its own by `#[clayout(name = \"...\")]`",
                field.c_name,
            );
            errors.error(field.ident, text);
        }
    }
}

/// The methods and constants of the generated type so far, each with the words for what it is of.
struct Taken {
    methods: HashMap<String, String>,
    ranges: HashMap<String, String>,
}

impl Taken {
    fn new() -> Self {
        let methods = METHODS.map(|method| (method.to_owned(), format!("`{method}` of the generated type")));
        Self {
            methods: methods.into(),
            ranges: HashMap::new(),
        }
    }

    /// Takes the names of a member's accessors.
    fn take(&mut self, field: &super::model::Field<'_>, errors: &mut Errors) {
        let name = plain(field.ident);
        let own = accessors(&name);
        let range = range(field.ident).to_string();
        let way_out = format!("rename the field and write `#[clayout(name = \"{}\")]`", field.c_name);
        let of = format!("the accessor of `{name}`");
        if let Some((method, of)) = own.iter().find_map(|method| Some((method, self.methods.get(method)?))) {
            let text = format!("the accessor `{method}` of this member meets {of}: {way_out}");
            errors.error(field.ident, text);
        } else if let Some(first) = self.ranges.get(&range) {
            let text = format!("the constant `{range}` of this member meets that of `{first}`: {way_out}");
            errors.error(field.ident, text);
        }
        self.methods.extend(own.map(|method| (method, of.clone())));
        if matches!(field.role, Role::Bits { .. }) {
            self.ranges.insert(range, name);
        }
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
            Role::Plain { .. } => self.is_union || self.unaligned,
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
