//! The methods of the generated type: what makes and copies it whole, and the accessors.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::model::{Field, Overlay, Record, Role};
use super::names::{derived, range};
use super::output::{Paths, c_form, hole, if_plain_bytes, if_zeroed, member_doc, value_type};
use super::rules;
use crate::emit::{at, ident_at, located};

pub(super) fn inherent(record: &Record<'_>, names: &Paths) -> TokenStream {
    let Paths {
        c,
        this_static,
        generics,
        bounds,
        ..
    } = names;
    let whole = whole(record);
    let words = record.overlays.iter().map(|word| overlay(record, names, word));
    let members = record.fields.iter().map(|field| match &field.role {
        Role::Bits { width, c_type, .. } => bits(record, names, field, width, c_type),
        Role::Plain { .. } if record.in_bytes => plain(names, field),
        _ => TokenStream::new(),
    });
    quote! {
        type __Bytes = [::core::primitive::u8; <#this_static as __rt::LaidOut>::SIZE];

        #[automatically_derived]
        impl #generics #c #bounds {
            #whole
            #(#words)*
            #(#members)*
        }
    }
}

/// `LAYOUT`, `new` and the copies to and from bytes.
fn whole(record: &Record<'_>) -> TokenStream {
    let vis = located(record.vis);
    let (zeroed, bytes) = (if_zeroed(record), if_plain_bytes(record));
    quote! {
        /// Where every member lies.
        #vis const LAYOUT: &'static __rt::StructLayout = <Self as __rt::CLayout>::LAYOUT;

        /// All bits zero.
        #[inline]
        #[must_use]
        #vis const fn new() -> Self #zeroed {
            __rt::zeroed()
        }

        /// The bytes as C has them in memory.
        #[inline]
        #[must_use]
        #vis const fn to_bytes(&self) -> __Bytes #bytes {
            __rt::to_bytes(self)
        }

        /// The value whose bytes C has in memory.
        #[inline]
        #[must_use]
        #vis const fn from_bytes(raw: __Bytes) -> Self #bytes {
            __rt::from_bytes(raw)
        }

        /// The value whose bytes C has in memory.
        ///
        /// # Errors
        ///
        /// When there are more or fewer bytes than the type has.
        #vis fn from_slice(raw: &[::core::primitive::u8]) -> ::core::result::Result<Self, __rt::WrongLength> #bytes {
            __rt::from_slice(raw)
        }
    }
}

/// A member's index as a type.
pub(super) fn place(index: usize) -> TokenStream {
    if index < 256 {
        let name = format_ident!("N{index}");
        quote!(__rt::#name)
    } else {
        quote!(__rt::At<#index>)
    }
}

/// The parameter of a setter. A constant of that name in the user's scope would be a pattern here, whatever the hygiene: hence
/// one that nobody has.
fn value() -> Ident {
    format_ident!("new_value")
}

/// The bytes that hold a bit-field, borrowed to read and to write.
pub(super) fn storage(record: &Record<'_>, index: usize, of: &TokenStream) -> (TokenStream, TokenStream) {
    if record.in_bytes {
        return (quote!(#of.__bytes.bits()), quote!(#of.__bytes.bits_mut()));
    }
    let name = hole(index);
    (quote!(&#of.#name), quote!(&mut #of.#name))
}

/// The accessors of a bit-field: `x`, `set_x`, `with_x`, `set_x_checked`, `X_RANGE`.
fn bits(record: &Record<'_>, names: &Paths, field: &Field<'_>, width: &syn::Expr, c_type: &syn::Type) -> TokenStream {
    let span = at(field.ident.span());
    let (vis, ty, index, value) = (located(field.vis), located(field.ty), field.index, value());
    let place = place(index);
    let (get, set, with) = (
        ident_at(field.ident),
        derived("set_", field.ident, ""),
        derived("with_", field.ident, ""),
    );
    let (checked, range) = (derived("set_", field.ident, "_checked"), range(field.ident));
    let (read, write) = storage(record, field.hole, &quote!(self));
    let returned = if rules::reads_as_itself(field.ty) {
        ty.clone()
    } else {
        let this = &names.this_static;
        quote_spanned!(at(field.ty.span())=> __rt::Get<#ty, #this>)
    };
    let stored = value_type(field.ty, names);
    let c_name = &field.c_name;
    let line = format!("`{c_name}`: {} of `{}`.", bits_text(width), super::input::text(c_type));
    let doc = member_doc(field, &line);
    let line = super::input::has_docs(field.attributes).then(|| quote!(#[doc = ""] #[doc = #line]));
    let set_doc = format!("Sets `{c_name}`.\n\n# Panics\n\nWhen the value does not fit.");
    let with_doc = format!("With `{c_name}` set.\n\n# Panics\n\nWhen the value does not fit.");
    let checked_doc = format!("Sets `{c_name}`.\n\n# Errors\n\nWhen the value does not fit.");
    let range_doc = format!("The bits of `{c_name}`.");
    quote_spanned! {span=>
        #doc
        #line
        #[inline]
        #[must_use]
        #vis const fn #get(&self) -> #returned {
            __rt::get::<Self, #stored, #place, _>(#read)
        }

        #[doc = #set_doc]
        #[inline]
        #[track_caller]
        #vis const fn #set(&mut self, #value: #ty) {
            __rt::set::<Self, #stored, #place, _>(#write, #value);
        }

        #[doc = #with_doc]
        #[inline]
        #[must_use]
        #[track_caller]
        #vis const fn #with(mut self, #value: #ty) -> Self {
            self.#set(#value);
            self
        }

        #[doc = #checked_doc]
        #[inline]
        #vis const fn #checked(&mut self, #value: #ty) -> ::core::result::Result<(), __rt::OutOfRange> {
            __rt::set_checked::<Self, #stored, #place, _>(#write, #value)
        }

        #[doc = #range_doc]
        #vis const #range: __rt::BitRange = Self::LAYOUT.members[#index].range();
    }
}

fn bits_text(width: &syn::Expr) -> String {
    let width = super::input::text(width);
    if width == "1" {
        "1 bit".to_owned()
    } else {
        format!("{width} bits")
    }
}

/// The accessors of an overlay's word: `x`, `set_x`, `with_x`.
fn overlay(record: &Record<'_>, names: &Paths, word: &Overlay<'_>) -> TokenStream {
    let (vis, ty, place, value) = (located(record.vis), located(word.ty), place(word.index), value());
    let get = &word.ident;
    let name = crate::names::plain(get);
    let (set, with) = (
        format_ident!("set_{name}", span = get.span()),
        format_ident!("with_{name}", span = get.span()),
    );
    let (read, write) = storage(record, word.hole, &quote!(self));
    let stored = value_type(word.ty, names);
    let c_name = &word.c_name;
    let doc = format!("`{c_name}`: the word that its bit-fields share.");
    let alias = (name != *c_name).then(|| quote!(#[doc(alias = #c_name)]));
    let set_doc = format!("Sets `{c_name}`, and with it all its bit-fields.");
    let with_doc = format!("With `{c_name}` set, and with it all its bit-fields.");
    quote_spanned! {get.span()=>
        #[doc = #doc]
        #alias
        #[inline]
        #[must_use]
        #vis const fn #get(&self) -> #ty {
            __rt::get_word::<Self, #stored, #place, _>(#read)
        }

        #[doc = #set_doc]
        #[inline]
        #vis const fn #set(&mut self, #value: #ty) {
            __rt::set::<Self, #stored, #place, _>(#write, #value);
        }

        #[doc = #with_doc]
        #[inline]
        #[must_use]
        #vis const fn #with(mut self, #value: #ty) -> Self {
            self.#set(#value);
            self
        }
    }
}

/// The accessors of a plain member that is no field: `x`, `set_x`, `with_x`.
fn plain(names: &Paths, field: &Field<'_>) -> TokenStream {
    let (vis, form, index, value) = (located(field.vis), c_form(field, names), field.index, value());
    let get = ident_at(field.ident);
    let (set, with) = (derived("set_", field.ident, ""), derived("with_", field.ident, ""));
    let c_name = &field.c_name;
    let doc = member_doc(field, &format!("Member `{c_name}`."));
    let set_doc = format!("Sets `{c_name}`.");
    let with_doc = format!("With `{c_name}` set.");
    let bound = if rules::is_plain_integer(field.ty) {
        quote!()
    } else {
        quote_spanned!(at(field.ty.span())=> where for<'any> __rt::If<'any, #form>: __rt::AnyBits)
    };
    quote_spanned! {at(field.ident.span())=>
        #doc
        #[inline]
        #[must_use]
        #vis const fn #get(&self) -> #form #bound {
            self.__bytes.read(Self::LAYOUT.members[#index].byte_offset())
        }

        #[doc = #set_doc]
        #[inline]
        #vis const fn #set(&mut self, #value: #form) #bound {
            self.__bytes.write(Self::LAYOUT.members[#index].byte_offset(), #value);
        }

        #[doc = #with_doc]
        #[inline]
        #[must_use]
        #vis const fn #with(mut self, #value: #form) -> Self #bound {
            self.#set(#value);
            self
        }
    }
}
