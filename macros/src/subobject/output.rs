//! Writes the C struct and the impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! #[derive(clayout::CLayout)]
//! #[clayout(name = "C_NAME")]
//! struct XMembers { plain: <T as Member<'static>>::C, names_count: u32, names: *const <..>::Element }
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
use syn::{GenericArgument, PathArguments, Type};

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
    let lowered = lowered(model, &c);
    let impls = match &model.what {
        What::Part => part(input, &c, &lowered),
        What::Subobject {
            number,
            kinds,
            associable,
        } => {
            let facts = facts(input, kinds, *associable);
            let number = located(number);
            subobject(input, &c, &number, &facts, &lowered).join(&places(input, kinds, *associable))
        }
    };
    let methods = methods(model);
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

fn c_name(input: &Input<'_>) -> String {
    match &input.name {
        Some(name) => name.value(),
        None => format!("C{}", plain(input.ident)),
    }
}

/// The struct for `CLayout`, with the C form of each member.
fn definition(model: &Model<'_>, runtime: &Runtime) -> TokenStream {
    let input = model.input;
    let members = format_ident!("{}Members", plain(input.ident), span = at(input.ident.span()));
    let name = input
        .name
        .as_ref()
        .map_or_else(|| c_name(input).into_token_stream(), quote::ToTokens::to_token_stream);
    let rename = input
        .rename_all
        .as_ref()
        .map(|spelling| quote!(, rename_all = #spelling));
    let path = runtime.to_token_stream().to_string().replace(' ', "");
    let vis = located(input.vis);
    let doc = format!("The members of [`{}`] in their C form.", plain(input.ident));
    let fields = model.fields.iter().map(|field| c_members(field, runtime));
    quote! {
        #[doc(hidden)]
        #[doc = #doc]
        #[derive(#runtime::CLayout)]
        #[clayout(name = #name #rename, crate = #path)]
        #vis struct #members { #(#fields)* }
    }
}

fn c_members(field: &Member<'_>, runtime: &Runtime) -> TokenStream {
    let (ident, ty) = (ident_at(field.ident), in_static(located(field.ty)));
    let docs = docs(field.attributes);
    let span = at(field.ty.span());
    let trait_of = |name: &str| {
        let name = Ident::new(name, span);
        quote_spanned!(span=> #runtime::__private::#name<'static>)
    };
    let vis = located(field.vis);
    let name = field.name.map(|name| quote!(#[clayout(name = #name)]));
    match &field.form {
        Form::Plain => {
            let member = trait_of("Member");
            quote_spanned!(span=> #docs #name #vis #ident: <#ty as #member>::C,)
        }
        Form::Pointer => {
            let pointed = trait_of("Pointed");
            quote_spanned!(span=> #docs #name #vis #ident: *const <#ty as #pointed>::Target,)
        }
        Form::List {
            count: (count, count_type),
            pointer,
            count_first,
        } => {
            let counted = trait_of("Counted");
            let (count_ident, count_type) = (count_of(field.ident), located(count_type));
            let (count_name, pointer_name) = (plain(count), plain(pointer));
            let count = quote!(#[clayout(name = #count_name)] #vis #count_ident: #count_type,);
            let pointer = quote_spanned! {span=>
                #docs #[clayout(name = #pointer_name)] #vis #ident: *const <#ty as #counted>::Element,
            };
            if *count_first {
                quote!(#count #pointer)
            } else {
                quote!(#pointer #count)
            }
        }
    }
}

fn count_of(ident: &Ident) -> Ident {
    format_ident!("{}_count", plain(ident), span = at(ident.span()))
}

/// Statements that write each member.
fn lowered(model: &Model<'_>, c: &TokenStream) -> TokenStream {
    let each = model.fields.iter().map(|field| {
        let (ident, ty) = (ident_at(field.ident), located(field.ty));
        let span = at(field.ty.span());
        let place = quote!(__at + ::core::mem::offset_of!(#c, #ident));
        match &field.form {
            Form::Plain => quote_spanned!(span=> <#ty as __rt::Member<'__d>>::lower(&self.#ident, #place, __to);),
            Form::Pointer => {
                quote_spanned!(span=> <#ty as __rt::Pointed<'__d>>::lower_pointed(&self.#ident, #place, __to);)
            }
            Form::List {
                count: (_, ty_of_count),
                ..
            } => {
                let count = count_of(field.ident);
                let ty_of_count = located(ty_of_count);
                quote_spanned! {span=>
                    let __count = <#ty as __rt::Counted<'__d>>::lower_list(&self.#ident, #place, __to);
                    __to.put_count(
                        __at + ::core::mem::offset_of!(#c, #count),
                        ::core::mem::size_of::<#ty_of_count>(),
                        __count,
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
fn plain_header(input: &Input<'_>) -> (TokenStream, TokenStream, TokenStream) {
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
fn methods(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let (generics, this, bounds) = plain_header(input);
    let constructor = (!input.no_new).then(|| constructor(model));
    let setters = model
        .fields
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

fn constructor(model: &Model<'_>) -> TokenStream {
    let vis = located(model.input.vis);
    let doc = format!("A `{}` with what it must have.", plain(model.input.ident));
    let required = model.fields.iter().filter(|field| !field.optional);
    let parameters = required.map(|field| {
        let (ident, ty) = (ident_at(field.ident), located(field.ty));
        quote!(#ident: #ty)
    });
    let values = model.fields.iter().map(|field| {
        let ident = ident_at(field.ident);
        if field.optional {
            quote!(#ident: ::core::default::Default::default(),)
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
    let (ty, value) = match inner_of_option(field.ty) {
        Some(inner) => (located(inner), quote!(::core::option::Option::Some(#ident))),
        None => (located(field.ty), quote!(#ident)),
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

/// `T` of `Option<T>`. Of another spelling the setter takes the whole type.
fn inner_of_option(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let last = path.path.segments.last().filter(|last| last.ident == "Option")?;
    let PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    match arguments.args.first() {
        Some(GenericArgument::Type(inner)) => Some(inner),
        _ => None,
    }
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
    let impls = subobject(input, &c, &quote!(0), &facts, &nothing)
        .join(&part(input, &c, &nothing))
        .join(&places(input, &kinds, true));
    in_const(runtime, &impls)
}
