//! Writes the generated type and its impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! pub struct NAME { __align: [..; 0], __hole0: [u8; ..], pub plain: u32, __hole1: [u8; ..] }
//! const _: () = {
//!     use ::clayout::__private as __rt;
//!     impl Declared for Annotated {
//!         const HEAD: __rt::Head = __rt::Head::new("NAME");
//!         const FACTS: .. = [
//!             __rt::Fact("a", __rt::Role::Bits(3, <u8 as BitField>::__FACTS, <u32 as BitField>::__FACTS), 0, false),
//!             __rt::Fact("plain", __rt::Role::Plain(<u32 as __rt::CType>::TYPE), 0, false),
//!         ];
//!     }
//!     const _: () = what the types tell goes together, one for each field whose tokens do not tell it
//!     impl CLayout for Annotated { .. }   impl CLayout for NAME { .. }   impl Convert for Annotated { .. }
//!     impl NAME { new, to_bytes, from_bytes, from_slice, the accessors }
//!     impl Annotated { to_c, from_c, write_to }
//!     impl TryFrom .. both ways, Clone, Copy, Debug, PartialEq, Eq, Hash, Default for NAME
//!     const _: () = the compiler's layout is this layout, one for each plain member
//! };
//! ```

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;

use super::convert::tokens_text;
use super::input::docs;
use super::model::{Field, Record, Role};
use super::{access, convert, rules};
use crate::emit::{Output, Spelt, at, ident_at, in_const, located, put};

pub(super) fn record(record: &Record<'_>) -> TokenStream {
    let names = Paths::new(record);
    let definition = definition(record, &names);
    let mut out = Output::default();
    constants(record, &names, &mut out);
    layout_impls(record, &names, &mut out);
    if record.is_union {
        // It has no conversions: which member is the live one is not written anywhere.
        fields_are_used(record, &names, &mut out);
    } else {
        convert::impls(record, &names, &mut out);
    }
    access::inherent(record, &names, &mut out);
    properties(record, &names, &mut out);
    comparisons(record, &names, &mut out);
    asserts(record, &names, &mut out);
    let impls = in_const(record.runtime, &out.finish());
    quote!(#definition #impls)
}

/// How the two types are written in the places where they come up.
pub(super) struct Paths {
    /// `Annotated<'a>`
    pub(super) this: Spelt,
    /// `NAME<'a>`
    pub(super) c: Spelt,
    /// `NAME<'static>`
    pub(super) c_static: Spelt,
    /// `Annotated<'static>`
    pub(super) this_static: Spelt,
    /// `<'a>`, for impls
    pub(super) generics: Spelt,
    /// `where 'a: 'b`
    pub(super) bounds: Spelt,
    lifetimes: Vec<String>,
}

impl Paths {
    fn new(record: &Record<'_>) -> Self {
        let (this, c) = (ident_at(record.ident), &record.c_ident);
        let (generics, arguments, bounds) = record.generics.split_for_impl();
        let lifetimes: Vec<String> = record
            .generics
            .lifetimes()
            .map(|def| def.lifetime.ident.to_string())
            .collect();
        let statics = lifetimes.iter().map(|_| quote!('static));
        let statics = if lifetimes.is_empty() {
            quote!()
        } else {
            quote!(<#(#statics),*>)
        };
        Self {
            this: Spelt::new(quote!(#this #arguments)),
            c: Spelt::new(quote!(#c #arguments)),
            c_static: Spelt::new(quote!(#c #statics)),
            this_static: Spelt::new(quote!(#this #statics)),
            generics: Spelt::new(generics.to_token_stream()),
            bounds: Spelt::new(without_comma(bounds)),
            lifetimes,
        }
    }

    /// A type or an expression where no lifetime of the struct is in scope.
    pub(super) fn in_static(&self, ty: &impl quote::ToTokens) -> TokenStream {
        if self.lifetimes.is_empty() {
            located(ty)
        } else {
            self.replace(located(ty))
        }
    }

    fn replace(&self, tokens: TokenStream) -> TokenStream {
        use proc_macro2::{Group, TokenTree};
        let mut after_quote = false;
        let replaced = tokens.into_iter().map(|token| {
            let is_name = std::mem::replace(
                &mut after_quote,
                matches!(&token, TokenTree::Punct(p) if p.as_char() == '\''),
            );
            match token {
                TokenTree::Group(group) => {
                    let mut inner = Group::new(group.delimiter(), self.replace(group.stream()));
                    inner.set_span(group.span());
                    TokenTree::Group(inner)
                }
                TokenTree::Ident(ident) if is_name && self.lifetimes.iter().any(|name| ident == name) => {
                    TokenTree::Ident(Ident::new("static", ident.span()))
                }
                token => token,
            }
        });
        replaced.collect()
    }

    /// `where` with the struct's own bounds and these.
    pub(super) fn bounds_and(&self, more: &TokenStream) -> TokenStream {
        let bounds = self.bounds.to_token_stream();
        match (bounds.is_empty(), more.is_empty()) {
            (_, true) => bounds,
            (true, false) => quote!(where #more),
            (false, false) => quote!(#bounds, #more),
        }
    }
}

/// A `where` clause to which more can be added.
fn without_comma(bounds: Option<&syn::WhereClause>) -> TokenStream {
    let predicates = bounds.map(|bounds| bounds.predicates.iter());
    let predicates: Vec<_> = predicates.into_iter().flatten().collect();
    if predicates.is_empty() {
        quote!()
    } else {
        quote!(where #(#predicates),*)
    }
}

/// The private field between two plain members.
pub(super) fn hole(index: usize) -> Ident {
    format_ident!("__hole{index}")
}

/// The C form of a plain member's type.
pub(super) fn c_form(field: &Field<'_>, names: &Paths) -> TokenStream {
    let (ty, this) = (located(field.ty), &names.this_static);
    if field.has_c_form() {
        quote_spanned!(at(field.ty.span())=> __rt::C<#ty, #this>)
    } else {
        ty
    }
}

/// The type of a bit-field, for use with the functions that need it to be one.
pub(super) fn value_type(ty: &syn::Type, names: &Paths) -> TokenStream {
    let (value, this) = (located(ty), &names.this_static);
    if rules::reads_as_itself(ty) {
        value
    } else {
        quote_spanned!(at(ty.span())=> __rt::Value<#value, #this>)
    }
}

/// The struct that C sees.
fn definition(record: &Record<'_>, names: &Paths) -> TokenStream {
    let (runtime, this, c, vis) = (
        &record.runtime,
        &names.this_static,
        &record.c_ident,
        located(record.vis),
    );
    let laid_out = quote!(<#this as #runtime::__private::LaidOut>);
    let place = at(record.ident.span());
    let generics = &record.generics;
    let (where_clause, parameters) = (&generics.where_clause, &generics.params);
    let parameters = if parameters.is_empty() {
        quote!()
    } else {
        quote!(<#parameters>)
    };
    let derives = record.derives.iter().map(located);
    let derives = if record.derives.is_empty() {
        quote!()
    } else {
        quote!(#[derive(#(#derives),*)])
    };
    let kind = if record.is_union { "union" } else { "struct" };
    let doc = format!(
        "The C {kind} `{}`, laid out as the C compiler does: generated from [`{}`].",
        record.c_name, record.ident
    );
    let repr = repr(record);
    let body = if record.in_bytes {
        quote!(__bytes: #runtime::__private::Storage<{ #laid_out::SIZE }>,)
    } else {
        plain_body(record, names, &laid_out)
    };
    let marker = unused_lifetimes(record, names);
    let alias = (crate::names::plain(&record.c_ident) != *record.c_name).then(|| {
        let c_name = &record.c_name;
        quote!(#[doc(alias = #c_name)])
    });
    quote_spanned! {place=>
        #[doc = #doc]
        #alias
        #derives
        #repr
        #vis struct #c #parameters #where_clause {
            __align: #runtime::__private::Marker<{ #laid_out::ALIGN }>,
            #body
            #marker
        }
    }
}

/// Plain members as public fields, arrays of bytes around them.
fn plain_body(record: &Record<'_>, names: &Paths, laid_out: &TokenStream) -> TokenStream {
    let (runtime, this) = (record.runtime, &names.this_static);
    let mut body = TokenStream::new();
    for (index, field) in record.plain().enumerate() {
        let (name, vis, ident) = (hole(index), located(field.vis), ident_at(field.ident));
        let ty = located(field.ty);
        let ty = if field.has_c_form() {
            quote_spanned!(at(field.ty.span())=> #runtime::C<#ty, #this>)
        } else {
            ty
        };
        let doc = member_doc(field, &format!("Member `{}`.", field.c_name));
        body.extend(quote! {
            #name: [::core::primitive::u8; #laid_out::HOLES[#index]],
            #doc
            #vis #ident: #ty,
        });
    }
    let last = record.holes() - 1;
    let name = hole(last);
    // The same number where there is no plain member, and quicker to find.
    let size = if last == 0 { quote!(SIZE) } else { quote!(TAIL) };
    body.extend(quote!(#name: [::core::primitive::u8; #laid_out::#size],));
    body
}

/// The user's documentation, or a sentence; with the C name for searches.
pub(super) fn member_doc(field: &Field<'_>, otherwise: &str) -> TokenStream {
    let c_name = &field.c_name;
    let is_other = crate::names::plain(field.ident) != *c_name && !super::input::has_alias(field.attributes, c_name);
    let alias = is_other.then(|| quote!(#[doc(alias = #c_name)]));
    let otherwise = (!super::input::has_docs(field.attributes)).then(|| quote!(#[doc = #otherwise]));
    let docs = docs(field.attributes);
    let deprecated = crate::attributes::named(field.attributes, "deprecated");
    quote!(#otherwise #docs #alias #(#deprecated)*)
}

/// `PhantomData` for lifetimes that only the annotated struct has.
fn unused_lifetimes(record: &Record<'_>, names: &Paths) -> TokenStream {
    if names.lifetimes.is_empty() {
        return quote!();
    }
    let lifetimes = record.generics.lifetimes().map(|def| &def.lifetime);
    quote!(__lifetimes: ::core::marker::PhantomData<(#(&#lifetimes (),)*)>,)
}

fn repr(record: &Record<'_>) -> TokenStream {
    let number = |number: u64| proc_macro2::Literal::u64_unsuffixed(number);
    match (record.in_bytes, record.packed, record.pack, record.align) {
        (false, true, _, _) => quote!(#[repr(C, packed)]),
        (false, false, pack @ 1.., _) => {
            let pack = number(pack);
            quote!(#[repr(C, packed(#pack))])
        }
        _ => quote!(#[repr(C)]),
    }
}

/// The facts, and the layout that the runtime makes of them.
///
/// What tokens could not tell about a member is checked in a constant of its own, so that all faults of a struct come in one
/// compile and each on its field.
fn constants(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths {
        generics,
        bounds,
        this,
        this_static,
        ..
    } = names;
    let count = access::place(record.fields.len() + record.overlays.len());
    let head = head(record);
    put!(
        out,
        "#[automatically_derived]
        impl {generics} __rt::Declared for {this} {bounds} {{
            type Count = {count};
            const HEAD: __rt::Head = {head};
            const FACTS: <{count} as __rt::Count>::Facts = ["
    );
    let mut checks = TokenStream::new();
    let mut words = record.overlays.iter().peekable();
    for field in &record.fields {
        if let Some(word) = words.next_if(|word| word.index < field.index) {
            let (c_name, members, index) = (&word.c_name, word.members, word.index);
            let span = at(word.ty.span());
            let known = bit_facts(word.ty, names, out);
            put!(
                out,
                "__rt::Fact({c_name:?}, __rt::Role::Overlay({members}, {known}), 0, false),"
            );
            if !word.judged {
                checks.extend(quote_spanned!(span=> const _: () = __rt::check_overlay::<#this_static, _>(#index);));
            }
        }
        fact(field, names, out);
        if let Some(span) = field.unjudged() {
            let index = field.index;
            checks.extend(
                quote_spanned!(at(span)=> const _: () = __rt::check(&<#this_static as __rt::Declared>::FACTS[#index]);),
            );
        }
    }
    let checks = tokens_text(checks, out);
    put!(out, "];}} {checks}");
}

fn head(record: &Record<'_>) -> String {
    let mut head = format!(
        "__rt::Head::{}({:?})",
        if record.is_union { "union" } else { "new" },
        record.c_name
    );
    if record.in_bytes && !record.is_union {
        head.push_str(".bytes()");
    }
    if let Some(family) = &record.family {
        head.push_str(&format!(".family(__rt::Family::{family})"));
    }
    if record.pack > 0 {
        head.push_str(&format!(".pack({})", record.pack));
    }
    if record.packed {
        head.push_str(".packed()");
    }
    if record.align > 0 {
        head.push_str(&format!(".aligned({})", record.align));
    }
    head
}

/// What the runtime is told about a field.
fn fact(field: &Field<'_>, names: &Paths, out: &mut Output) {
    let span = at(field.ty.span());
    let role = match &field.role {
        Role::Bits { width, c_type, .. } => {
            let (width, rust, c) = (
                width_text(width, names, out),
                bit_facts(field.ty, names, out),
                bit_facts(c_type, names, out),
            );
            format!("Bits({width}, {rust}, {c})")
        }
        Role::Reserved { width, c_type, .. } => {
            let (width, c) = (width_text(width, names, out), bit_facts(c_type, names, out));
            format!("Reserved({width}, {c})")
        }
        Role::Plain { foreign } => {
            let ty = names.in_static(field.ty);
            let facts = if *foreign {
                quote_spanned!(span=> __rt::foreign::<#ty>())
            } else if rules::is_plain_integer(field.ty) {
                quote_spanned!(span=> <#ty as __rt::PrimitiveInteger>::FACTS)
            } else if rules::is_primitive(field.ty) {
                quote_spanned!(span=> <#ty as __rt::Primitive>::FACTS)
            } else {
                let ty = as_pointer(field.ty, names).unwrap_or(ty);
                quote_spanned!(span=> <#ty as __rt::CType>::TYPE)
            };
            format!("Plain({})", out.tokens(facts))
        }
    };
    let (c_name, align, packed) = (&field.c_name, field.align, field.packed);
    put!(out, "__rt::Fact({c_name:?}, __rt::Role::{role}, {align}, {packed}),");
}

/// A width: as text where it is a number, else as it stands, for an error to be on it.
fn width_text(width: &syn::Expr, names: &Paths, out: &mut Output) -> String {
    let tokens = names.in_static(width);
    match width {
        syn::Expr::Lit(_) => tokens.to_string(),
        _ => out.tokens(tokens),
    }
}

/// A reference as the pointer that C sees, in an array too.
fn as_pointer(ty: &syn::Type, names: &Paths) -> Option<TokenStream> {
    match ty {
        syn::Type::Reference(reference) => {
            let elem = names.in_static(&reference.elem);
            Some(quote_spanned!(at(ty.span())=> *const #elem))
        }
        syn::Type::Array(array) => {
            let (elem, len) = (as_pointer(&array.elem, names)?, names.in_static(&array.len));
            Some(quote_spanned!(at(ty.span())=> [#elem; #len]))
        }
        _ => None,
    }
}

/// What is known of a type of bit-fields.
fn bit_facts(ty: &syn::Type, names: &Paths, out: &mut Output) -> String {
    if rules::reads_as_itself(ty) {
        return format!("<{} as __rt::BitField>::__FACTS", super::input::text(ty));
    }
    let tokens = names.in_static(ty);
    out.tokens(quote_spanned!(at(ty.span())=> <#tokens as __rt::BitField>::__FACTS))
}

/// The layout as a constant of both types, which makes both the types of members of other records.
fn layout_impls(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths {
        this,
        this_static,
        c,
        generics,
        bounds,
        ..
    } = names;
    if !record.is_told() {
        put!(
            out,
            "#[automatically_derived]
            impl {generics} __rt::Known for {this} {bounds} {{
                type Layout = [(); <{this_static} as __rt::LaidOut>::SIZE];
            }}"
        );
    }
    put!(
        out,
        "#[automatically_derived]
        impl {generics} __rt::CLayout for {this} {bounds} {{
            type C = {c};
        }}
        #[automatically_derived]
        impl {generics} __rt::CLayout for {c} {bounds} {{
            type C = {c};
            const LAYOUT: &'static __rt::StructLayout = <{this_static} as __rt::LaidOut>::LAYOUT;
        }}"
    );
}

/// `for<'any> If<'any, C form>: bound` for each plain member that its spelling does not tell to have it. A member in bytes
/// also has to be readable from any bytes, and that a foreign one is `Copy` is what its fact asks for.
pub(super) fn each_plain(
    record: &Record<'_>,
    names: &Paths,
    bound: &TokenStream,
    told: fn(&syn::Type) -> bool,
) -> TokenStream {
    let told = if record.in_bytes { rules::is_plain_integer } else { told };
    let readable = record.in_bytes.then(|| quote!(+ __rt::AnyBits));
    let bounds = record.plain().filter(|field| !told(field.ty)).map(|field| {
        let form = if field.has_c_form() {
            c_form(field, names)
        } else if field.is_told() {
            located(field.ty)
        } else {
            own(field, names)
        };
        let copy = field.is_foreign().then(|| quote!(+ ::core::marker::Copy));
        quote_spanned!(at(field.ty.span())=> for<'any> __rt::If<'any, #form>: #bound #readable #copy)
    });
    quote!(#(#bounds),*)
}

/// The type of a plain member, for a condition.
pub(super) fn own(field: &Field<'_>, names: &Paths) -> TokenStream {
    let (ty, this) = (located(field.ty), &names.this_static);
    quote_spanned!(at(field.ty.span())=> __rt::Own<#ty, #this>)
}

/// That each foreign member is `Copy`, as the generated type is.
pub(super) fn each_foreign_copy(record: &Record<'_>, names: &Paths) -> Vec<TokenStream> {
    let foreign = record.plain().filter(|field| field.is_foreign());
    let bounds = foreign.map(|field| {
        let own = own(field, names);
        quote_spanned!(at(field.ty.span())=> for<'any> __rt::If<'any, #own>: ::core::marker::Copy)
    });
    bounds.collect()
}

/// That the generated type can be all zero, where its members' spellings do not tell.
pub(super) fn if_zeroed(record: &Record<'_>) -> TokenStream {
    let told = record.in_bytes || record.plain().all(|field| rules::is_zeroed(field.ty));
    if_self(told, &quote!(__rt::Zeroed))
}

/// That the generated type is its bytes, where its members' spellings do not tell.
pub(super) fn if_plain_bytes(record: &Record<'_>) -> TokenStream {
    if_self(
        record.plain().all(|field| rules::is_plain_integer(field.ty)),
        &quote!(__rt::PlainBytes),
    )
}

/// The condition that `Self` has a trait. It names the whole type rather than each member, so that an error says which type
/// asks for what: the members' part is in the conditions of the impl.
pub(super) fn if_self(told: bool, bound: &TokenStream) -> TokenStream {
    if told {
        quote!()
    } else {
        quote!(where for<'any> __rt::If<'any, Self>: #bound)
    }
}

/// What is true of the bytes. The padding is explicit and all members are listed, so that the type has a property if they
/// have it; bits have them all.
fn properties(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let mut unsafe_impl = |bound: TokenStream, needs: bool, told: fn(&syn::Type) -> bool| {
        let needed = if needs {
            each_plain(record, names, &bound, told)
        } else {
            quote!()
        };
        let bounds = tokens_text(names.bounds_and(&needed), out);
        // SAFETY (of the output): `repr(C)` without implicit padding (the size is asserted): holes are arrays of bytes, which
        // have the property, and so have the plain members, by the bounds.
        put!(
            out,
            "#[automatically_derived] unsafe impl {generics} {bound} for {c} {bounds} {{}}"
        );
    };
    unsafe_impl(quote!(__rt::AnyBits), !record.in_bytes, rules::is_plain_integer);
    unsafe_impl(quote!(__rt::PlainBytes), true, rules::is_plain_integer);
    unsafe_impl(quote!(__rt::Zeroed), !record.in_bytes, rules::is_zeroed);
}

/// `Clone`, `Copy`, `Debug`, `Default`, and where there is a decoded value to compare, `PartialEq`, `Eq`, `Hash`.
fn comparisons(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let foreign = each_foreign_copy(record, names);
    let copy = tokens_text(names.bounds_and(&quote!(#(#foreign),*)), out);
    let zeroed = if record.in_bytes {
        quote!()
    } else {
        each_plain(record, names, &quote!(__rt::Zeroed), rules::is_zeroed)
    };
    let zeroed = tokens_text(names.bounds_and(&zeroed), out);
    put!(
        out,
        "#[automatically_derived]
        impl {generics} ::core::clone::Clone for {c} {copy} {{
            #[inline]
            fn clone(&self) -> Self {{
                *self
            }}
        }}
        #[automatically_derived]
        impl {generics} ::core::marker::Copy for {c} {copy} {{}}
        #[automatically_derived]
        impl {generics} ::core::default::Default for {c} {zeroed} {{
            #[inline]
            fn default() -> Self {{
                __rt::zeroed()
            }}
        }}"
    );
    debug(record, names, out);
    if !record.is_union {
        equality(record, names, out);
    }
}

fn debug(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let (bounds, call) = if record.is_union {
        (
            names.bounds.to_string(),
            "__rt::debug_union::<Self>(__f, self.__bytes.bits())".to_owned(),
        )
    } else {
        let needed = each_plain(record, names, &quote!(::core::fmt::Debug), rules::is_plain_integer);
        let bounds = tokens_text(names.bounds_and(&needed), out);
        let plain: Vec<String> = record
            .plain()
            .map(|field| format!("&{{ {} }}", value_of(record, names, field, "self", out)))
            .collect();
        let (runs, plain) = (runs(record).join(","), plain.join(","));
        (
            bounds,
            format!("__rt::debug_record::<Self>(__f, &[{runs}], &[{plain}])"),
        )
    };
    put!(
        out,
        "#[automatically_derived]
        impl {generics} ::core::fmt::Debug for {c} {bounds} {{
            fn fmt(&self, __f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {{
                {call}
            }}
        }}"
    );
}

/// A copy of a plain member: packed structs allow no references.
fn value_of(record: &Record<'_>, names: &Paths, field: &Field<'_>, this: &str, out: &mut Output) -> String {
    if record.in_bytes {
        let (form, index) = (out.tokens(c_form(field, names)), field.index);
        format!("{this}.__bytes.read::<{form}>(Self::LAYOUT.members[{index}].byte_offset())")
    } else {
        format!("{this}.{}", ident_at(field.ident))
    }
}

/// The bytes that hold bit-fields: one array, or the hole before each plain member and behind the last.
fn runs(record: &Record<'_>) -> Vec<String> {
    let holes = if record.in_bytes { 1 } else { record.holes() };
    (0..holes)
        .map(|index| access::storage(record, index, "self").0)
        .collect()
}

/// Compares and hashes plain members, and of the holes the bit-fields.
fn equality(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let Paths { c, generics, .. } = names;
    let mut conditional = |bound: TokenStream| {
        let needed = each_plain(record, names, &bound, rules::is_plain_integer);
        tokens_text(names.bounds_and(&needed), out)
    };
    let (if_partial_eq, if_eq, if_hash) = (
        conditional(quote!(::core::cmp::PartialEq)),
        conditional(quote!(::core::cmp::Eq)),
        conditional(quote!(::core::hash::Hash)),
    );
    let (mut eq, mut hash) = (String::from("true"), String::new());
    for field in record.plain() {
        let (a, b) = (
            value_of(record, names, field, "self", out),
            value_of(record, names, field, "__other", out),
        );
        eq.push_str(&format!("&& __rt::equal(&{{ {a} }}, &{{ {b} }})"));
        hash.push_str(&format!("::core::hash::Hash::hash(&{{ {a} }}, __state);"));
    }
    for hole in 0..record.holes() {
        let mut bits = record
            .fields
            .iter()
            .filter(|field| matches!(field.role, Role::Bits { .. }));
        if bits.any(|field| field.hole == hole) {
            let (a, b) = (
                access::storage(record, hole, "self").0,
                access::storage(record, hole, "__other").0,
            );
            eq.push_str(&format!("&& __rt::eq_bits::<Self>({hole}, {a}, {b})"));
            hash.push_str(&format!("__rt::hash_bits::<Self, __H>({hole}, {a}, __state);"));
        }
    }
    put!(
        out,
        "#[automatically_derived]
        impl {generics} ::core::cmp::PartialEq for {c} {if_partial_eq} {{
            fn eq(&self, __other: &Self) -> ::core::primitive::bool {{
                let _ = __other;
                {eq}
            }}
        }}
        #[automatically_derived]
        impl {generics} ::core::cmp::Eq for {c} {if_eq} {{}}
        #[automatically_derived]
        impl {generics} ::core::hash::Hash for {c} {if_hash} {{
            fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {{
                let _ = &__state;
                {hash}
            }}
        }}"
    );
}

/// What keeps rustc from "fields are never read": nothing else that is generated reads the fields of an annotated union.
fn fields_are_used(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let this = &names.this_static;
    put!(out, "const _: &[::core::primitive::usize] = &[");
    for field in &record.fields {
        put!(out, "::core::mem::offset_of!({this}, {}),", ident_at(field.ident));
    }
    put!(out, "];");
}

/// That rustc has laid out the generated type as computed.
fn asserts(record: &Record<'_>, names: &Paths, out: &mut Output) {
    let (c, this) = (&names.c_static, &names.this_static);
    put!(out, "const _: () = __rt::size_must_be::<{this}, {c}>();");
    for field in record.plain() {
        let (index, ident, span) = (field.index, ident_at(field.ident), at(field.ty.span()));
        let family = field
            .has_c_form()
            .then(|| quote_spanned!(span=> __rt::same_family::<#this, _>(#index);));
        let offset = (!record.in_bytes).then(|| {
            quote_spanned! {span=>
                __rt::offset_must_be::<#this, _>(#index, ::core::mem::offset_of!(#c, #ident));
            }
        });
        if family.is_some() || offset.is_some() {
            let assert = out.tokens(quote!(const _: () = { #family #offset };));
            put!(out, "{assert}");
        }
    }
}
