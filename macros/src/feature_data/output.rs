//! Writes the C struct and the impls. Cannot fail: the model states nothing that has no output.
//!
//! ```text
//! #[derive(clayout::CLayout)]
//! #[clayout(name = "C_NAME")]
//! struct XMembers { node_index: <u32 as FeatureInput>::C, uma: <bool as FeatureOutput>::C }
//! const _: () = {
//!     use ::clayout::__private as __rt;
//!     unsafe impl __rt::FeatureData for X {
//!         type C = C_NAME;
//!         type Inputs = (u32,);
//!         const FEATURE: u32 = 16;
//!         fn put(inputs, c) { each input into its member }
//!         fn take(inputs, c) -> Self { the inputs as they were given, each answer from its member }
//!     }
//!     impl X { pub fn query(device, node_index: u32) -> Result<Self, FeatureError> { Self::ask(device, (node_index,)) } }
//! };
//! ```

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens as _, format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{GenericArgument, PathArguments, Type};

use super::input::{Field, Input};
use super::model::{List, Member, Model, Role};
use crate::emit::{at, docs, ident_at, in_const, in_static, located};
use crate::names::plain;

pub(super) fn write(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let definition = definition(model);
    let feature = feature(model);
    let asked: Vec<Parameter> = model
        .members
        .iter()
        .filter(|member| member.role.is_asked())
        .map(|member| Parameter::new(member.ident, member.ty))
        .collect();
    let by_node = matches!(asked_roles(model)[..], [Role::Input { node: true }]);
    let docs = format!(
        "Asks a device for `{}`, feature {}.\n\n# Errors\n\nWhat the device answers, unless that is `S_OK`.",
        c_name(input),
        model.number.to_token_stream()
    );
    let methods = methods(input, &asked, by_node, &docs);
    let from = from(model);
    let impls = in_const(&input.runtime, &quote!(#feature #methods #from));
    quote!(#definition #impls)
}

fn asked_roles<'a>(model: &Model<'a>) -> Vec<Role<'a>> {
    let roles = model.members.iter().map(|member| member.role);
    roles.filter(Role::is_asked).collect()
}

fn c_name(input: &Input<'_>) -> String {
    match &input.name {
        Some(name) => name.value(),
        None => format!("C{}", plain(input.ident)),
    }
}

fn c_type(input: &Input<'_>) -> Ident {
    Ident::new(&c_name(input), at(input.ident.span()))
}

/// The struct for `CLayout`, with the C form of each member.
fn definition(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let runtime = &input.runtime;
    let members = format_ident!("{}Members", plain(input.ident), span = at(input.ident.span()));
    let name = input
        .name
        .as_ref()
        .map_or_else(|| c_name(input).into_token_stream(), quote::ToTokens::to_token_stream);
    let rename = input
        .rename_all
        .as_ref()
        .map(|spelling| quote!(, rename_all = #spelling));
    let align = input.align.as_ref().map(|align| quote!(, align = #align));
    let path = runtime.to_token_stream().to_string().replace(' ', "");
    let vis = located(input.vis);
    let doc = format!("The members of [`{}`] in their C form.", plain(input.ident));
    let fields = model.members.iter().map(|member| c_members(member, input));
    quote! {
        #[doc(hidden)]
        #[doc = #doc]
        #[derive(#runtime::CLayout)]
        #[clayout(name = #name #rename #align, crate = #path)]
        #vis struct #members { #(#fields)* }
    }
}

fn c_members(member: &Member<'_>, input: &Input<'_>) -> TokenStream {
    let runtime = &input.runtime;
    let (ident, vis, docs) = (ident_at(member.ident), located(member.vis), docs(member.attributes));
    let ty = in_static(located(member.ty));
    let span = at(member.ty.span());
    let of = |name: &str| {
        let name = Ident::new(name, span);
        quote_spanned!(span=> <#ty as #runtime::__private::#name>)
    };
    let name = member.name.map(|name| quote!(#[clayout(name = #name)]));
    match &member.role {
        Role::Input { .. } => {
            let form = of("FeatureInput");
            quote_spanned!(span=> #docs #name #vis #ident: #form::C,)
        }
        Role::Output | Role::InOut => {
            let form = of("FeatureOutput");
            quote_spanned!(span=> #docs #name #vis #ident: #form::C,)
        }
        Role::Report { .. } => {
            let form = of("FeatureReport");
            quote_spanned!(span=> #docs #name #vis #ident: #form::C,)
        }
        Role::List(list) => {
            let form = of("FeatureList");
            let (count_ident, count_type) = (count_of(member.ident), located(list.count_type));
            let (count_name, pointer_name) = (plain(list.count), plain(list.pointer));
            let count = quote!(#[clayout(name = #count_name)] #vis #count_ident: #count_type,);
            let pointer = quote_spanned! {span=>
                #docs #[clayout(name = #pointer_name)] #vis #ident: #form::Pointer,
            };
            if list.count_first {
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

/// `impl FeatureData`.
fn feature(model: &Model<'_>) -> TokenStream {
    let input = model.input;
    let (c, number) = (c_type(input), located(model.number));
    let facts = facts(model, &c);
    let mut asked = 0;
    let (mut inputs, mut puts, mut takes, mut node) = (Vec::new(), Vec::new(), Vec::new(), None);
    for member in &model.members {
        let (ident, ty) = (ident_at(member.ident), located(member.ty));
        let span = at(member.ty.span());
        let index = Literal::usize_unsuffixed(asked);
        match &member.role {
            Role::Input { node: is_node } => {
                puts.push(quote_spanned!(span=> __rt::put_input::<#ty>(&__inputs.#index, &mut __c.#ident, __asked)?;));
                takes.push(quote!(#ident: __inputs.#index,));
                if *is_node {
                    node = Some(quote_spanned!(span=> __rt::node_index(&__inputs.#index)));
                }
            }
            Role::InOut => {
                puts.push(quote_spanned!(span=> __rt::put_input::<#ty>(&__inputs.#index, &mut __c.#ident, __asked)?;));
                takes.push(output(&ident, &ty, span));
            }
            Role::List(List { .. }) => {
                let count = count_of(member.ident);
                puts.push(quote_spanned! {span=>
                    __rt::put_list(&mut __inputs.#index, &mut __c.#count, &mut __c.#ident, __asked)?;
                });
                takes.push(quote!(#ident: __inputs.#index,));
            }
            Role::Output => takes.push(output(&ident, &ty, span)),
            Role::Report { nonzero, appended } => {
                let known = if *appended {
                    quote!(__known > ::core::mem::offset_of!(#c, #ident))
                } else {
                    quote!(true)
                };
                takes.push(quote_spanned! {span=>
                    #ident: <#ty as __rt::FeatureReport>::from_report(__c.#ident, #known, #nonzero),
                });
            }
        }
        if member.role.is_asked() {
            asked += 1;
            inputs.push(ty);
        }
    }
    let body = Body {
        c: c.into_token_stream(),
        number,
        facts,
        inputs,
        put: quote!(#(#puts)* ::core::result::Result::Ok(())),
        take: quote!(Self { #(#takes)* }),
        node,
    };
    body.write(input)
}

fn output(ident: &Ident, ty: &TokenStream, span: Span) -> TokenStream {
    quote_spanned!(span=> #ident: <#ty as __rt::FeatureOutput>::from_output(__c.#ident),)
}

/// What the impl of `FeatureData` is made of.
struct Body {
    c: TokenStream,
    number: TokenStream,
    facts: TokenStream,
    inputs: Vec<TokenStream>,
    put: TokenStream,
    take: TokenStream,
    node: Option<TokenStream>,
}

impl Body {
    fn write(&self, input: &Input<'_>) -> TokenStream {
        let Self {
            c,
            number,
            facts,
            inputs,
            put,
            take,
            node,
        } = self;
        let (generics, this, bounds) = header(input);
        let node = node.as_ref().map(|node| {
            quote! {
                #[inline]
                fn node_index(__inputs: &Self::Inputs) -> ::core::option::Option<::core::primitive::u32> { #node }
            }
        });
        quote! {
            #[automatically_derived]
            unsafe impl #generics __rt::FeatureData for #this #bounds {
                type C = #c;
                type Inputs = (#(#inputs,)*);
                const FEATURE: ::core::primitive::u32 = #number;
                const ABOUT: &'static __rt::About = &__rt::About::new::<#c>(Self::FEATURE, #facts);
                #[inline]
                fn put(
                    __inputs: &mut Self::Inputs,
                    __c: &mut Self::C,
                    __asked: &mut __rt::Asked,
                ) -> ::core::result::Result<(), __rt::Inner> { #put }
                #[inline]
                fn take(__inputs: Self::Inputs, __c: &Self::C, __known: ::core::primitive::usize) -> Self { #take }
                #node
            }
        }
    }
}

/// Which C members are inputs, where older structs end, and what answer means nothing.
fn facts(model: &Model<'_>, c: &Ident) -> TokenStream {
    let (mut index, mut inputs, mut older) = (0_usize, Vec::new(), Vec::new());
    for member in &model.members {
        if member.role.is_asked() {
            // Of a list the count is what can be told.
            let behind_pointer = matches!(member.role, Role::List(List { count_first: false, .. }));
            inputs.push(Literal::usize_unsuffixed(index + usize::from(behind_pointer)));
        }
        if let Role::Report { appended: true, .. } = member.role {
            let ident = ident_at(member.ident);
            older.push(quote!(::core::mem::offset_of!(#c, #ident)));
        }
        index += if matches!(member.role, Role::List(_)) { 2 } else { 1 };
    }
    older.reverse();
    let none = match &model.input.none {
        Some(none) => {
            let none = located(none);
            quote!(::core::option::Option::Some(#none))
        }
        None => quote!(::core::option::Option::None),
    };
    quote!(&[#(#inputs),*], &[#(#older),*], #none)
}

/// `<'a>`, `X<'a>` and the bounds.
fn header(input: &Input<'_>) -> (TokenStream, TokenStream, TokenStream) {
    let ident = ident_at(input.ident);
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    let (generics, arguments, bounds) = (located(generics), located(arguments), located(bounds));
    (generics, quote!(#ident #arguments), bounds)
}

/// What a query takes for a member.
struct Parameter {
    ident: Ident,
    ty: TokenStream,
    value: TokenStream,
}

impl Parameter {
    fn new(ident: &Ident, ty: &Type) -> Self {
        let (ident, located) = (ident_at(ident), located(ty));
        let (ty, value) = if is_open(ty) {
            (
                quote!(impl ::core::convert::Into<#located>),
                quote!(::core::convert::Into::into(#ident)),
            )
        } else {
            (located, ident.to_token_stream())
        };
        Self { ident, ty, value }
    }
}

/// Whether the type is spelt `Open<E>`; then a query takes an `E` too.
fn is_open(ty: &Type) -> bool {
    let Type::Path(path) = ty else { return false };
    let last = path.path.segments.last().filter(|last| last.ident == "Open");
    last.is_some_and(|last| {
        matches!(&last.arguments, PathArguments::AngleBracketed(arguments)
            if matches!(arguments.args.first(), Some(GenericArgument::Type(_))))
    })
}

/// `query`, and `all_nodes` where a node's index is all that the device is told.
fn methods(input: &Input<'_>, asked: &[Parameter], by_node: bool, docs: &str) -> TokenStream {
    let (generics, this, bounds) = header(input);
    let vis = located(input.vis);
    // As a local of a macro by example: no field's name is meant.
    let device = Ident::new("device", Span::mixed_site());
    let (idents, types) = (
        asked.iter().map(|asked| &asked.ident),
        asked.iter().map(|asked| &asked.ty),
    );
    let values = asked.iter().map(|asked| &asked.value);
    let all_nodes = by_node.then(|| {
        quote! {
            /// Asks about all nodes of a device, from node 0; one error where its count of nodes is not known.
            #[inline]
            #vis fn all_nodes(#device: &impl __rt::CheckFeatureSupport) -> __rt::AllNodes<'_, Self> {
                __rt::AllNodes::of(#device)
            }
        }
    });
    quote! {
        #[automatically_derived]
        impl #generics #this #bounds {
            #[doc = #docs]
            #[inline]
            #vis fn query(
                #device: &(impl __rt::CheckFeatureSupport + ?::core::marker::Sized),
                #(#idents: #types,)*
            ) -> ::core::result::Result<Self, __rt::FeatureError> {
                <Self as __rt::FeatureData>::ask(#device, (#(#values,)*))
            }
            #all_nodes
        }
    }
}

/// `From` the C struct, where that tells everything: where the device is told a node's index at most, or where to start.
fn from(model: &Model<'_>) -> Option<TokenStream> {
    let is_told = |role: &Role<'_>| matches!(role, Role::Input { node: false } | Role::List(_));
    if model.members.iter().any(|member| is_told(&member.role)) {
        return None;
    }
    let (generics, this, bounds) = header(model.input);
    let c = c_type(model.input);
    let inputs = model
        .members
        .iter()
        .filter(|member| member.role.is_asked())
        .map(|member| {
            let (ident, ty) = (ident_at(member.ident), located(member.ty));
            quote!(<#ty as __rt::FeatureOutput>::from_output(__c.#ident),)
        });
    Some(quote! {
        #[automatically_derived]
        impl #generics ::core::convert::From<#c> for #this #bounds {
            #[inline]
            fn from(__c: #c) -> Self {
                <Self as __rt::FeatureData>::take((#(#inputs)*), &__c, ::core::mem::size_of::<#c>())
            }
        }
    })
}

/// What uses of a refused type see, so that they add no errors.
pub(super) fn stand_in(input: &Input<'_>) -> TokenStream {
    if input
        .generics
        .params
        .iter()
        .any(|parameter| !matches!(parameter, syn::GenericParam::Lifetime(_)))
    {
        return quote!();
    }
    let is_asked = |field: &&Field<'_>| {
        field.input.is_some() || field.node_index.is_some() || field.in_out.is_some() || field.list.is_some()
    };
    let fields: Vec<&Field<'_>> = input.fields.iter().flatten().filter(is_asked).collect();
    let asked: Vec<Parameter> = fields
        .iter()
        .map(|field| Parameter::new(field.ident, field.ty))
        .collect();
    let by_node = matches!(fields[..], [field] if field.node_index.is_some());
    let body = Body {
        c: quote!(__rt::D3D12_NODE_MASK),
        number: quote!(0),
        facts: quote!(&[], &[], ::core::option::Option::None),
        inputs: fields.iter().map(|field| located(field.ty)).collect(),
        put: quote!(loop {}),
        take: quote!(loop {}),
        node: None,
    };
    let feature = body.write(input);
    let methods = methods(input, &asked, by_node, "Asks a device.");
    in_const(&input.runtime, &quote!(#feature #methods))
}
