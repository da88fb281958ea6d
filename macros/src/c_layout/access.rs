//! The methods of the generated type: what makes and copies it whole, and the accessors.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::spanned::Spanned as _;

use super::model::{Field, Overlay, Record, Role};
use super::names::range;
use super::output::{Paths, c_form, hole, if_plain_bytes, if_zeroed, member_doc, value_of, value_type};
use super::spelling;
use crate::emit::{Output, at, ident_at, located, put};

pub(super) fn inherent(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths {
        c,
        this_static,
        generics,
        bounds,
        ..
    } = names;
    let mut methods = Output::default();
    whole(record, &mut methods);
    for word in &record.overlays {
        overlay(record, names, word, &mut methods);
    }
    for field in &record.fields {
        match &field.role {
            Role::Bits { width, c_type, .. } => bits(record, names, field, (width, c_type), &mut methods),
            Role::Plain { .. } if record.is_union || record.unaligned => plain(record, names, field, &mut methods),
            _ => {}
        }
    }
    put!(
        out,
        "type __Bytes = [::core::primitive::u8; <{this_static} as __rt::LaidOut>::SIZE];

        #[automatically_derived]
        impl {generics} {c} {bounds}"
    );
    out.braces(methods.finish());
}

/// `LAYOUT`, `new` and the copies to and from bytes.
fn whole(record: &Record<'_>, out: &mut Output) {
    let vis = located(record.vis).to_string();
    let (zeroed, bytes) = (if_zeroed(record), if_plain_bytes(record));
    put!(
        out,
        "/// Where every member lies.
        {vis} const LAYOUT: &'static __rt::StructLayout = __rt::layout_of::<Self>();

        /// All bits zero.
        #[inline]
        #[must_use]
        {vis} const fn new() -> Self {zeroed} {{
            __rt::zeroed()
        }}

        /// The bytes as C has them in memory.
        #[inline]
        #[must_use]
        {vis} const fn to_bytes(&self) -> __Bytes {bytes} {{
            __rt::to_bytes(self)
        }}

        /// The value whose bytes C has in memory.
        #[inline]
        #[must_use]
        {vis} const fn from_bytes(raw: __Bytes) -> Self {bytes} {{
            __rt::from_bytes(raw)
        }}

        /// The value whose bytes C has in memory.
        ///
        /// # Errors
        ///
        /// When there are more or fewer bytes than the type has.
        {vis} fn from_slice(raw: &[::core::primitive::u8]) -> ::core::result::Result<Self, __rt::WrongLength> {bytes} {{
            __rt::from_slice(raw)
        }}
        "
    );
}

/// A member's index as a type.
pub(super) fn place(index: usize) -> String {
    if index < 256 {
        format!("__rt::N{index}")
    } else {
        format!("__rt::At<{index}>")
    }
}

/// The parameter of a setter. A constant of that name in the user's scope would be a pattern here, whatever the hygiene: hence
/// one that nobody has.
const VALUE: &str = "new_value";

/// The bytes that hold a bit-field, borrowed to read and to write.
pub(super) fn storage(record: &Record<'_>, index: usize, of: &str) -> (String, String) {
    if record.is_union {
        return (format!("{of}.__bytes.bits()"), format!("{of}.__bytes.bits_mut()"));
    }
    let name = hole(index);
    (format!("&{of}.{name}"), format!("&mut {of}.{name}"))
}

/// A type of the user's: as text where its spelling tells all, else as it stands, for an error to be on it.
pub(super) fn as_spelt(ty: &syn::Type, tokens: TokenStream, out: &mut Output) -> String {
    if spelling::reads_as_itself(ty) {
        crate::emit::type_text(spelling::bare(ty))
    } else {
        out.tokens(tokens)
    }
}

/// The accessors of a bit-field: `x`, `set_x`, `with_x`, `set_x_checked`, `X_RANGE`.
fn bits(
    record: &Record<'_>,
    names: &Paths,
    field: &Field<'_>,
    (width, c_type): (&syn::Expr, &syn::Type),
    out: &mut Output,
) {
    let (vis, place) = (located(field.vis), place(field.index));
    let ty = as_spelt(field.ty, located(field.ty), out);
    let stored = as_spelt(field.ty, value_type(field.ty, names), out);
    let returned = if spelling::reads_as_itself(field.ty) {
        ty.clone()
    } else {
        let (ty, this) = (located(field.ty), &names.this_static);
        out.tokens(quote_spanned!(at(field.ty.span())=> __rt::Get<#ty, #this>))
    };
    let (read, write) = storage(record, field.hole, "self");
    let (set, builder, range) = method_names(field.ident);
    let (c_name, doc) = (&field.c_name, bits_doc(field, width, c_type));
    put!(out, "{doc} #[inline] #[must_use] {vis} const fn ");
    out.ident(&ident_at(field.ident));
    // One attribute for each text: rustc pays for each.
    let panics = "\\n\\n# Panics\\n\\nWhen the value does not fit.";
    let fails = "\\n\\n# Errors\\n\\nWhen the value does not fit.";
    put!(
        out,
        "(&self) -> {returned} {{
            __rt::get::<Self, {stored}, {place}, _>({read})
        }}

        #[doc = \"Sets `{c_name}`.{panics}\"]
        #[inline]
        #[track_caller]
        {vis} const fn {set}(&mut self, {VALUE}: {ty}) {{
            __rt::set::<Self, {stored}, {place}, _>({write}, {VALUE});
        }}

        #[doc = \"With `{c_name}` set.{panics}\"]
        #[inline]
        #[must_use]
        #[track_caller]
        {vis} const fn {builder}(mut self, {VALUE}: {ty}) -> Self {{
            self.{set}({VALUE});
            self
        }}

        #[doc = \"Sets `{c_name}`.{fails}\"]
        #[inline]
        {vis} const fn {set}_checked(&mut self, {VALUE}: {ty}) -> ::core::result::Result<(), __rt::OutOfRange> {{
            __rt::set_checked::<Self, {stored}, {place}, _>({write}, {VALUE})
        }}

        #[doc = \"The bits of `{c_name}`.\"]
        {vis} const {range}: __rt::BitRange = __rt::range_of::<Self, {place}>();
        "
    );
}

/// What the names of a member's methods start with, and the constant of its place.
fn method_names(ident: &proc_macro2::Ident) -> (String, String, String) {
    let name = crate::names::plain(ident);
    (format!("set_{name}"), format!("with_{name}"), range(ident).to_string())
}

/// The documentation of a bit-field's getter: the user's, and what it is in C.
fn bits_doc(field: &Field<'_>, width: &syn::Expr, c_type: &syn::Type) -> String {
    let (width, c_type) = (crate::emit::text(width), crate::emit::type_text(c_type));
    let unit = if width == "1" { "bit" } else { "bits" };
    let line = format!("`{}`: {width} {unit} of `{c_type}`.", field.c_name);
    let doc = member_doc(field, &line);
    if super::input::has_docs(field.attributes) {
        format!("{doc} #[doc = \"\"] #[doc = {line:?}]")
    } else {
        doc.to_string()
    }
}

/// The accessors of an overlay's word: `x`, `set_x`, `with_x`.
fn overlay(record: &Record<'_>, names: &Paths, word: &Overlay<'_>, out: &mut Output) {
    let (vis, place) = (located(record.vis), place(word.index));
    let ty = as_spelt(word.ty, located(word.ty), out);
    let stored = as_spelt(word.ty, value_type(word.ty, names), out);
    let get = &word.ident;
    let name = crate::names::plain(get);
    let (read, write) = storage(record, word.hole, "self");
    let c_name = &word.c_name;
    let alias = if name == *c_name {
        String::new()
    } else {
        format!("#[doc(alias = {c_name:?})]")
    };
    put!(
        out,
        "/// `{c_name}`: the word that its bit-fields share.
        {alias} #[inline] #[must_use] {vis} const fn "
    );
    out.ident(get);
    put!(
        out,
        "(&self) -> {ty} {{ __rt::get_word::<Self, {stored}, {place}, _>({read}) }}
        /// Sets `{c_name}`, and with it all its bit-fields.
        #[inline] {vis} const fn set_{name}(&mut self, {VALUE}: {ty}) {{ __rt::set::<Self, {stored}, {place}, _>({write}, {VALUE}); }}
        /// With `{c_name}` set, and with it all its bit-fields.
        #[inline] #[must_use] {vis} const fn with_{name}(mut self, {VALUE}: {ty}) -> Self {{ self.set_{name}({VALUE}); self }}"
    );
}

/// The accessors of a plain member that is no field: `x`, `set_x`, `with_x`.
fn plain(record: &Record<'_>, names: &Paths, field: &Field<'_>, out: &mut Output) {
    let (vis, index, c_name) = (located(field.vis), field.index, &field.c_name);
    let (form, span) = (c_form(field, names), at(field.ty.span()));
    let (bound, read, write) = if record.unaligned {
        let place = value_of(record, field, "self");
        let copy = field.is_foreign().then(|| quote_spanned!(span=> ::core::marker::Copy));
        (copy, place.clone(), format!("{place} = {VALUE};"))
    } else {
        let offset = format!("Self::LAYOUT.members[{index}].byte_offset()");
        let any_bits = (!spelling::is_plain_integer(field.ty)).then(|| quote_spanned!(span=> __rt::AnyBits));
        let write = format!("self.__bytes.write({offset}, {VALUE});");
        (any_bits, format!("self.__bytes.read({offset})"), write)
    };
    let bound = bound.map(|bound| quote_spanned!(span=> where for<'__any> __rt::If<'__any, #form>: #bound));
    let bound = bound.map_or_else(String::new, |bound| out.tokens(bound));
    let form = out.tokens(form);
    let doc = member_doc(field, &format!("Member `{c_name}`."));
    let (set, with, _) = method_names(field.ident);
    put!(out, "{doc} #[inline] #[must_use] {vis} const fn ");
    out.ident(&ident_at(field.ident));
    put!(
        out,
        "(&self) -> {form} {bound} {{ {read} }}
        /// Sets `{c_name}`.
        #[inline] {vis} const fn {set}(&mut self, {VALUE}: {form}) {bound} {{ {write} }}
        /// With `{c_name}` set.
        #[inline] #[must_use] {vis} const fn {with}(mut self, {VALUE}: {form}) -> Self {bound} {{
            self.{set}({VALUE});
            self
        }}"
    );
}
