//! Writes the C struct and the impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! #[derive(clayout::CLayout)]
//! #[clayout(name = "C_NAME")]
//! struct XMembers { Plain: <T as Member<'static>>::C, NumNames: u32, pNames: *const <..>::Element }
//! const _: () = {
//!     use ::clayout::__private as __rt;
//!     impl<'__d, 'a> __rt::Subobject<'__d> for X<'a> where 'a: '__d {
//!         type C = C_NAME;
//!         fn lower(&self, at, to) { each member at the offset that the C struct has it at }
//!     }
//!     impl __rt::AllowedIn<__rt::Collection> for X<'_> {}
//!     impl X<'_> { the constructor, the setters }
//! };
//! ```

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{Attribute, GenericArgument, Meta, PathArguments, Type};

use super::by_value;
use super::input::Input;
use super::model::{Form, KINDS, Member, Model, What};
use crate::emit::{Runtime, at, docs, ident_at, in_const, in_static, located};
use crate::names::plain;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let runtime = &input.runtime;
    let c = c_type(input);
    let definition = if input.c.is_some() {
        quote!()
    } else {
        definition(model, runtime)
    };
    let lowered = lowered(model, &c, &c_name(input));
    let mut impls = match &model.what {
        What::Part => part(input, &c, &lowered),
        What::InStreams => quote!(),
        What::Subobject {
            number,
            kinds,
            associable,
        } => {
            let facts = facts(input, kinds, *associable);
            let number = located(number);
            let span = number
                .clone()
                .into_iter()
                .next()
                .map_or_else(Span::call_site, |token| token.span());
            let is_new = quote_spanned! {span=>
                const _: () = __rt::check_type(__rt::SubobjectType::new(#number), ::core::module_path!());
            };
            is_new
                .join(&subobject(input, &c, &number, &facts, &lowered))
                .join(&places(input, kinds, *associable))
        }
    };
    if input.by_value {
        impls = by_value::write(model, &c, &impls);
    }
    let methods = methods(input, &model.fields);
    let impls = in_const(runtime, &quote!(#impls #methods));
    quote!(#definition #impls)
}

/// Joins two outputs.
trait Join {
    fn join(self, other: &TokenStream) -> TokenStream;
}

impl Join for TokenStream {
    fn join(self, other: &TokenStream) -> TokenStream {
        quote!(#self #other)
    }
}

fn c_type(input: &Input<'_>) -> TokenStream {
    if let Some(c) = &input.c {
        return located(c);
    }
    let name = c_name(input);
    Ident::new(&name, at(input.ident.span())).into_token_stream()
}

pub(super) fn c_name(input: &Input<'_>) -> String {
    match (&input.name, &input.c) {
        (Some(name), _) => name.value(),
        (None, Some(Type::Path(path))) => path
            .path
            .segments
            .last()
            .map_or_else(String::new, |last| plain(&last.ident)),
        (None, _) => format!("C{}", plain(input.ident)),
    }
}

/// The struct for `CLayout`, with the C form of each member under its C name: C has members that are no fields, such as counts.
fn definition(model: &Model<'_>, runtime: &Runtime) -> TokenStream {
    let input = model.input;
    let members = format_ident!("{}Members", plain(input.ident), span = at(input.ident.span()));
    let name = input
        .name
        .as_ref()
        .map_or_else(|| c_name(input).into_token_stream(), quote::ToTokens::to_token_stream);
    let path = crate::emit::text(runtime).replace(' ', "");
    let vis = located(input.vis);
    let doc = format!("The members of [`{}`] in their C form.", plain(input.ident));
    let fields = model
        .fields
        .iter()
        .map(|field| c_members(field, input.by_value, runtime));
    quote! {
        #[doc(hidden)]
        #[doc = #doc]
        #[allow(non_snake_case)]
        #[derive(#runtime::CLayout)]
        #[clayout(name = #name, crate = #path)]
        #vis struct #members { #(#fields)* }
    }
}

fn c_members(field: &Member<'_>, by_value: bool, runtime: &Runtime) -> TokenStream {
    let (c_field, ty) = (ident_at(&field.c_field), in_static(located(field.ty)));
    let docs = doc_comments(field.attributes);
    let span = at(field.ty.span());
    // What is lowered by value does without the traits of state objects.
    let trait_of = |name: &str, by_value_name: &str| {
        if by_value {
            let name = Ident::new(by_value_name, span);
            return quote_spanned!(span=> #runtime::__private::#name);
        }
        let name = Ident::new(name, span);
        quote_spanned!(span=> #runtime::__private::#name<'static>)
    };
    let vis = located(field.vis);
    match &field.form {
        Form::Plain => {
            let member = trait_of("Member", "ByValue");
            quote_spanned!(span=> #docs #vis #c_field: <#ty as #member>::C,)
        }
        Form::Pointer => {
            let pointed = trait_of("Pointed", "ByValue");
            quote_spanned!(span=> #docs #vis #c_field: *const <#ty as #pointed>::Target,)
        }
        Form::List {
            count: (count, count_type),
            count_first,
        } => {
            let counted = trait_of("Counted", "Lent");
            let (count, count_type) = (ident_at(count), located(count_type));
            let count = quote!(#vis #count: #count_type,);
            let pointer = quote_spanned!(span=> #docs #vis #c_field: *const <#ty as #counted>::Element,);
            if *count_first {
                quote!(#count #pointer)
            } else {
                quote!(#pointer #count)
            }
        }
    }
}

/// Statements that write each member.
fn lowered(model: &Model<'_>, c: &TokenStream, c_name: &str) -> TokenStream {
    let each = model.fields.iter().map(|field| {
        let (ident, ty) = (ident_at(field.ident), located(field.ty));
        let span = at(field.ty.span());
        let c_field = ident_at(&field.c_field);
        let place = quote!(__at + ::core::mem::offset_of!(#c, #c_field));
        match &field.form {
            Form::Plain => quote_spanned!(span=> <#ty as __rt::Member<'__d>>::lower(&self.#ident, #place, __to);),
            Form::Pointer => {
                quote_spanned!(span=> <#ty as __rt::Pointed<'__d>>::lower_pointed(&self.#ident, #place, __to);)
            }
            Form::List {
                count: (count, ty_of_count),
                ..
            } => {
                let names = [plain(count), plain(field.ident)];
                let count = ident_at(count);
                let ty_of_count = located(ty_of_count);
                quote_spanned! {span=>
                    let __count = <#ty as __rt::Counted<'__d>>::lower_list(&self.#ident, #place, __to);
                    __to.put_count_of(
                        __at + ::core::mem::offset_of!(#c, #count),
                        ::core::mem::size_of::<#ty_of_count>(),
                        __count,
                        [#c_name, #(#names),*],
                    );
                }
            }
        }
    });
    quote!(#(#each)*)
}

/// `impl<'__d, 'a>`, `X<'a>` and `where 'a: '__d`.
fn header(input: &Input<'_>) -> (TokenStream, TokenStream, TokenStream) {
    let ident = ident_at(input.ident);
    let (_, arguments, bounds) = input.generics.split_for_impl();
    let arguments = located(arguments);
    let lifetimes = input.generics.lifetimes().map(|parameter| located(&parameter.lifetime));
    let parameters = input.generics.lifetimes().map(located);
    let predicates = bounds.map(|bounds| &bounds.predicates);
    let comma = predicates
        .filter(|predicates| !predicates.empty_or_trailing())
        .map(|_| quote!(,));
    let predicates = predicates.map(located);
    (
        quote!(impl<'__d, #(#parameters,)*>),
        quote!(#ident #arguments),
        quote!(where #predicates #comma #(#lifetimes: '__d,)*),
    )
}

/// `<'a>`, `X<'a>` and the bounds, for impls without a lifetime of ours.
pub(super) fn plain_header(input: &Input<'_>) -> (TokenStream, TokenStream, TokenStream) {
    let ident = ident_at(input.ident);
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let (generics, arguments, bounds) = (located(generics), located(arguments), located(bounds));
    (generics, quote!(#ident #arguments), bounds)
}

/// The same for impls that name no lifetime: `<'_>` would do for most, and does where there are no bounds.
fn anonymous_header(input: &Input<'_>) -> (TokenStream, TokenStream, TokenStream) {
    if input.generics.where_clause.is_some() || input.generics.lifetimes().any(|parameter| !parameter.bounds.is_empty())
    {
        return plain_header(input);
    }
    let ident = ident_at(input.ident);
    let lifetimes = input.generics.lifetimes().map(|_| quote!('_));
    (quote!(), quote!(#ident<#(#lifetimes),*>), quote!())
}

fn part(input: &Input<'_>, c: &TokenStream, lowered: &TokenStream) -> TokenStream {
    let (generics, this, bounds) = header(input);
    quote! {
        #[automatically_derived]
        #generics __rt::Member<'__d> for #this #bounds {
            type C = #c;
            #[inline]
            fn lower(&self, __at: ::core::primitive::usize, __to: &mut __rt::Lowering<'__d>) { #lowered }
        }
    }
}

fn facts(input: &Input<'_>, kinds: &[Ident], associable: bool) -> TokenStream {
    let name = c_name(input);
    let kinds = kinds.iter().map(ident_at);
    quote! {
        &__rt::ForeignSubobject {
            name: #name,
            allowed_in: __rt::Places::of(&[#(<__rt::#kinds as __rt::StateObjectKind>::TYPE),*]),
            associable: #associable,
        }
    }
}

fn subobject(
    input: &Input<'_>,
    c: &TokenStream,
    number: &TokenStream,
    facts: &TokenStream,
    lowered: &TokenStream,
) -> TokenStream {
    let (generics, this, bounds) = header(input);
    quote! {
        #[automatically_derived]
        #generics __rt::Subobject<'__d> for #this #bounds {
            type C = #c;
            const TYPE: __rt::SubobjectType = __rt::SubobjectType::new(#number);
            const ABOUT: &'static __rt::ForeignSubobject = #facts;
            #[inline]
            fn lower(&self, __at: ::core::primitive::usize, __to: &mut __rt::Lowering<'__d>) { #lowered }
        }
    }
}

fn places(input: &Input<'_>, kinds: &[Ident], associable: bool) -> TokenStream {
    let (generics, this, bounds) = anonymous_header(input);
    let kinds = kinds.iter().map(ident_at);
    let associable = associable.then(|| quote!(impl #generics __rt::Associable for #this #bounds {}));
    quote! {
        #(impl #generics __rt::AllowedIn<__rt::#kinds> for #this #bounds {})*
        #associable
    }
}

/// The constructor and the setters.
fn methods(input: &Input<'_>, fields: &[Member<'_>]) -> TokenStream {
    let (generics, this, bounds) = plain_header(input);
    let constructor = (!input.no_new).then(|| constructor(input, fields));
    let setters = fields
        .iter()
        .filter(|field| field.optional)
        .map(|field| setter(field, input));
    quote! {
        #[automatically_derived]
        impl #generics #this #bounds {
            #constructor
            #(#setters)*
        }
    }
}

fn constructor(input: &Input<'_>, fields: &[Member<'_>]) -> TokenStream {
    let vis = located(input.vis);
    let doc = format!("A `{}` with what it must have.", plain(input.ident));
    let required = fields.iter().filter(|field| !field.optional);
    let parameters = required.map(|field| {
        let ident = ident_at(field.ident);
        let (ty, _) = taken(field.ty, &ident);
        quote!(#ident: #ty)
    });
    let values = fields.iter().map(|field| {
        let ident = ident_at(field.ident);
        if field.optional {
            quote!(#ident: ::core::default::Default::default(),)
        } else if is_open(field.ty) {
            let (_, value) = taken(field.ty, &ident);
            quote!(#ident: #value,)
        } else {
            quote!(#ident,)
        }
    });
    quote! {
        #[doc = #doc]
        #[must_use]
        #[inline]
        #vis fn new(#(#parameters),*) -> Self { Self { #(#values)* } }
    }
}

fn setter(field: &Member<'_>, input: &Input<'_>) -> TokenStream {
    let (ident, vis) = (ident_at(field.ident), located(input.vis));
    let docs = docs(field.attributes);
    let docs = if docs.is_empty() {
        let doc = format!("Sets `{}`.", plain(field.ident));
        quote!(#[doc = #doc])
    } else {
        docs
    };
    let (ty, value) = match inner_of("Option", field.ty) {
        Some(inner) => {
            let (ty, value) = taken(inner, &ident);
            (ty, quote!(::core::option::Option::Some(#value)))
        }
        None => taken(field.ty, &ident),
    };
    quote! {
        #docs
        #[must_use]
        #[inline]
        #vis fn #ident(mut self, #ident: #ty) -> Self {
            self.#ident = #value;
            self
        }
    }
}

/// What a parameter takes for a member, and the member's value: for an `Open<E>` also an `E`.
fn taken(ty: &Type, ident: &Ident) -> (TokenStream, TokenStream) {
    let located = located(ty);
    if is_open(ty) {
        let value = quote!(::core::convert::Into::into(#ident));
        return (quote!(impl ::core::convert::Into<#located>), value);
    }
    (located, ident.to_token_stream())
}

fn is_open(ty: &Type) -> bool {
    inner_of("Open", ty).is_some()
}

/// `T` of `Option<T>` or `Open<T>`. Of another spelling constructor and setter take the whole type.
fn inner_of<'a>(wrapper: &str, ty: &'a Type) -> Option<&'a Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == wrapper)?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(inner)) => Some(inner),
        _ => None,
    }
}

/// The docs without aliases: the C name, which an alias tells, is the field's own here.
fn doc_comments(attributes: &[Attribute]) -> TokenStream {
    let kept = attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("doc") && matches!(attribute.meta, Meta::NameValue(_)));
    quote!(#(#kept)*)
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    let runtime = &input.runtime;
    if input
        .generics
        .params
        .iter()
        .any(|parameter| !matches!(parameter, syn::GenericParam::Lifetime(_)))
    {
        return quote!();
    }
    let (c, nothing) = (quote!(()), quote!(loop {}));
    let kinds = KINDS.map(|kind| Ident::new(kind, Span::call_site()));
    let facts = facts(input, &kinds, true);
    let mut impls = subobject(input, &c, &quote!(0), &facts, &nothing)
        .join(&part(input, &c, &nothing))
        .join(&places(input, &kinds, true));
    if input.by_value {
        impls = by_value::impls(input, &c, &nothing).join(&quote!(__rt::with_alloc! { #impls }));
    }
    let fields: Option<Vec<Member<'_>>> = input
        .fields
        .as_ref()
        .map(|fields| fields.iter().map(Member::stand_in).collect());
    let methods = fields.map(|fields| methods(input, &fields));
    in_const(runtime, &quote!(#impls #methods))
}
