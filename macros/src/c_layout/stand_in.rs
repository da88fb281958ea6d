//! What uses of a refused type see in place of the generated one, so that they add no errors of their own.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote};
use syn::{DeriveInput, GenericParam};

use super::input::{Field, Input};
use super::names::{derived, of_overlay, range};
use super::rules;
use crate::emit::{Runtime, ident_at, in_const, located};
use crate::names::{is_c_identifier, plain};

/// The type and its methods, with the signatures that the fields promise and bodies that are never run.
pub(super) fn write(derive: &DeriveInput, written: Option<&Input<'_>>) -> TokenStream {
    let name = written
        .and_then(|written| written.keys.name.as_ref())
        .map(syn::LitStr::value);
    let name = name.filter(|name| is_c_identifier(name) && *name != plain(&derive.ident));
    let c = format_ident!("{}", name.unwrap_or_else(|| format!("C{}", plain(&derive.ident))));
    let clayout = Runtime::new(None);
    let runtime = written.map_or(&clayout, |written| &written.keys.runtime);
    let fields = written.map_or(&[][..], |written| &written.fields);
    let (definition, this) = (definition(derive, &c, fields), ident_at(&derive.ident));
    let (generics, arguments, bounds) = derive.generics.split_for_impl();
    let (vis, accessors) = (located(&derive.vis), accessors(derive, written, fields));
    let c = quote!(#c #arguments);
    let traits = traits(&generics.to_token_stream(), &c, &bounds.to_token_stream());
    let impls = quote! {
        #traits
        impl #generics #c #bounds {
            #vis const LAYOUT: &'static __rt::StructLayout = __rt::NO_LAYOUT;
            #vis const fn new() -> Self { loop {} }
            #vis const fn to_bytes(&self) -> [::core::primitive::u8; 0] { loop {} }
            #vis const fn from_bytes<const N: ::core::primitive::usize>(_: [::core::primitive::u8; N]) -> Self { loop {} }
            #vis fn from_slice(_: &[::core::primitive::u8]) -> ::core::result::Result<Self, __rt::WrongLength> { loop {} }
            #accessors
        }
        impl #generics #this #arguments #bounds {
            #vis const LAYOUT: &'static __rt::StructLayout = __rt::NO_LAYOUT;
            #vis fn to_c(&self) -> ::core::result::Result<#c, __rt::OutOfRange> { loop {} }
            #vis fn write_to(&self, _: &mut #c) -> ::core::result::Result<(), __rt::OutOfRange> { loop {} }
            #vis fn from_c(_: &#c) -> ::core::result::Result<Self, __rt::InvalidMember> where Self: ::core::marker::Sized { loop {} }
        }
        impl #generics __rt::CLayout for #this #arguments #bounds {
            type C = #c;
            const LAYOUT: &'static __rt::StructLayout = __rt::NO_LAYOUT;
        }
        impl #generics __rt::Convert for #this #arguments #bounds {
            fn convert_to(&self) -> ::core::result::Result<#c, __rt::OutOfRange> { loop {} }
            fn convert_from(_: &#c) -> ::core::result::Result<Self, __rt::Invalid> { loop {} }
        }
    };
    let impls = in_const(runtime, &impls);
    quote!(#definition #impls)
}

/// The struct, with the plain members as fields where those are copied.
fn definition(derive: &DeriveInput, c: &Ident, fields: &[Field<'_>]) -> TokenStream {
    let (vis, generics, bounds) = (
        located(&derive.vis),
        &derive.generics.params,
        &derive.generics.where_clause,
    );
    let generics = if generics.is_empty() {
        quote!()
    } else {
        quote!(<#generics>)
    };
    let plain = fields
        .iter()
        .filter(|field| field.bits.is_none() && rules::is_own_c_form(field.ty))
        .map(|field| {
            let (vis, ident, ty) = (located(field.vis), ident_at(field.ident), located(field.ty));
            quote!(#[allow(missing_docs)] #vis #ident: #ty,)
        });
    let used = derive.generics.params.iter().filter_map(|parameter| match parameter {
        GenericParam::Lifetime(def) => {
            let lifetime = &def.lifetime;
            Some(quote!(&#lifetime ()))
        }
        GenericParam::Type(parameter) => {
            let ident = &parameter.ident;
            Some(quote!(fn() -> #ident))
        }
        GenericParam::Const(_) => None,
    });
    quote! {
        #[doc(hidden)]
        #vis struct #c #generics #bounds { #(#plain)* __generics: ::core::marker::PhantomData<(#(#used,)*)> }
    }
}

fn traits(generics: &TokenStream, c: &TokenStream, bounds: &TokenStream) -> TokenStream {
    quote! {
        impl #generics ::core::clone::Clone for #c #bounds { fn clone(&self) -> Self { *self } }
        impl #generics ::core::marker::Copy for #c #bounds {}
        impl #generics ::core::default::Default for #c #bounds { fn default() -> Self { loop {} } }
        impl #generics ::core::fmt::Debug for #c #bounds {
            fn fmt(&self, _: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { loop {} }
        }
        impl #generics ::core::cmp::PartialEq for #c #bounds {
            fn eq(&self, _: &Self) -> ::core::primitive::bool { loop {} }
        }
        impl #generics ::core::cmp::Eq for #c #bounds {}
        impl #generics __rt::CLayout for #c #bounds {
            type C = Self;
            const LAYOUT: &'static __rt::StructLayout = __rt::NO_LAYOUT;
        }
    }
}

fn accessors(derive: &DeriveInput, written: Option<&Input<'_>>, fields: &[Field<'_>]) -> TokenStream {
    let mut taken: HashSet<String> = ["new", "to_bytes", "from_bytes", "from_slice"]
        .map(str::to_owned)
        .into_iter()
        .collect();
    let mut accessors = TokenStream::new();
    let mut method = |name: Ident, rest: TokenStream, vis: &TokenStream| {
        if taken.insert(name.to_string()) {
            accessors.extend(quote!(#[allow(missing_docs)] #vis const fn #name #rest { loop {} }));
        }
    };
    let is_union = written.is_some_and(|written| written.is_union);
    for field in fields
        .iter()
        .filter(|field| (field.bits.is_some() || is_union) && !rules::is_unit(field.ty))
    {
        let (vis, ty) = (located(field.vis), located(field.ty));
        let own = rules::reads_as_itself(field.ty) || is_union;
        let get = if own {
            ty.clone()
        } else {
            quote!(<#ty as __rt::BitField>::Get)
        };
        method(ident_at(field.ident), quote!((&self) -> #get), &vis);
        method(derived("set_", field.ident, ""), quote!((&mut self, _: #ty)), &vis);
        method(derived("with_", field.ident, ""), quote!((self, _: #ty) -> Self), &vis);
        let result = quote!(::core::result::Result<(), __rt::OutOfRange>);
        method(
            derived("set_", field.ident, "_checked"),
            quote!((&mut self, _: #ty) -> #result),
            &vis,
        );
    }
    let vis = located(&derive.vis);
    for overlay in written.map_or(&[][..], |written| &written.keys.overlays) {
        let (get, ty) = (of_overlay(&overlay.name), located(&overlay.ty));
        let name = plain(&get);
        method(get, quote!((&self) -> #ty), &vis);
        method(format_ident!("set_{name}"), quote!((&mut self, _: #ty)), &vis);
        method(format_ident!("with_{name}"), quote!((self, _: #ty) -> Self), &vis);
    }
    let mut ranges = HashSet::new();
    for field in fields.iter().filter(|field| field.bits.is_some()) {
        let (vis, range) = (located(field.vis), range(field.ident));
        if ranges.insert(range.to_string()) {
            accessors.extend(quote!(#[allow(missing_docs)] #vis const #range: __rt::BitRange = __rt::NO_RANGE;));
        }
    }
    accessors
}
