//! What uses of a refused type see in place of the generated one, so that they add no errors of their own.
//!
//! ```text
//! pub struct NAME { pub plain: C<(), Annotated>, .. }
//! const _: () = {
//!     const __REFUSED: usize = { compile_error!{ .. } };
//!     impl Known for Annotated { type Layout = [(); __REFUSED]; }
//!     impl NAME { .. every method, with `C<(), Annotated>` for each type .. }
//! };
//! ```
//!
//! A constant that holds the errors has no value, and a type that depends on it is no type: rustc lets everything pass that
//! is done with it. So the stand-in needs the names of what would be generated, and no types.

use std::collections::HashSet;

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, quote};
use syn::DeriveInput;

use super::input::{Field, Input};
use super::names::{METHODS, derived, generated, of_overlay, range};
use super::overlays::in_overlay;
use super::spelling;
use crate::emit::{Runtime, ident_at, in_const, located};

/// The type and its methods, with bodies that are never run; `errors` are the invocations of `compile_error!`.
pub(super) fn write(derive: &DeriveInput, written: Option<&Input<'_>>, errors: &TokenStream) -> TokenStream {
    let clayout = Runtime::new(None);
    let runtime = written.map_or(&clayout, |written| &written.keys.runtime);
    let c = generated(&derive.ident, written.and_then(|written| written.keys.name.as_ref()));
    let this = ident_at(&derive.ident);
    let (generics, arguments, bounds) = derive.generics.split_for_impl();
    let subject = Subject {
        this: quote!(#this #arguments),
        vis: located(&derive.vis),
        c: quote!(#c #arguments),
        generics: generics.to_token_stream(),
        bounds: bounds.to_token_stream(),
        fields: written.map_or(&[][..], |written| &written.fields),
        is_union: written.is_some_and(|written| written.is_union),
    };
    let definition = subject.definition(derive, &c, runtime);
    let (methods, impls) = (subject.methods(written), subject.impls());
    let Subject {
        this, generics, bounds, ..
    } = subject;
    let body = quote! {
        const __REFUSED: ::core::primitive::usize = { #errors };
        impl #generics __rt::Known for #this #bounds {
            type Layout = [(); __REFUSED];
        }
        #methods
        #impls
    };
    let impls = in_const(runtime, &body);
    quote!(#definition #impls)
}

/// What the stand-in is for.
struct Subject<'a> {
    /// `Annotated<'a>`
    this: TokenStream,
    /// `NAME<'a>`
    c: TokenStream,
    vis: TokenStream,
    generics: TokenStream,
    bounds: TokenStream,
    fields: &'a [Field<'a>],
    is_union: bool,
}

impl Subject<'_> {
    fn definition(&self, derive: &DeriveInput, c: &Ident, runtime: &Runtime) -> TokenStream {
        let Self { this, vis, .. } = self;
        let (parameters, bounds) = (&derive.generics.params, &derive.generics.where_clause);
        let parameters = (!parameters.is_empty()).then(|| quote!(<#parameters>));
        let plain = self
            .fields
            .iter()
            .filter(|field| field.bits.is_none() && !self.is_union);
        let plain = plain.map(|field| {
            let (vis, ident) = (located(field.vis), ident_at(field.ident));
            quote!(#[allow(missing_docs)] #vis #ident: #runtime::C<(), #this>,)
        });
        quote! {
            #[doc(hidden)]
            #vis struct #c #parameters #bounds {
                #(#plain)*
                __this: ::core::marker::PhantomData<fn() -> #this>,
            }
        }
    }

    fn methods(&self, written: Option<&Input<'_>>) -> TokenStream {
        let Self {
            this,
            c,
            vis,
            generics,
            bounds,
            ..
        } = self;
        let accessors = self.accessors(written);
        quote! {
            impl #generics #c #bounds {
                #vis const LAYOUT: &'static __rt::StructLayout = __rt::no_layout(__REFUSED);
                #vis const fn new() -> Self { loop {} }
                #vis const fn to_bytes(&self) -> __rt::C<(), #this> { loop {} }
                #vis const fn from_bytes(_: __rt::C<(), #this>) -> Self { loop {} }
                #vis fn from_slice(_: __rt::C<(), #this>) -> ::core::result::Result<Self, __rt::WrongLength> { loop {} }
                #accessors
            }
            impl #generics #this #bounds {
                #vis const LAYOUT: &'static __rt::StructLayout = __rt::no_layout(__REFUSED);
                #vis fn to_c(&self) -> ::core::result::Result<#c, __rt::OutOfRange> { loop {} }
                #vis fn write_to(&self, _: &mut #c) -> ::core::result::Result<(), __rt::OutOfRange> { loop {} }
                #vis fn from_c(_: &#c) -> ::core::result::Result<Self, __rt::InvalidMember>
                where
                    Self: ::core::marker::Sized,
                { loop {} }
            }
        }
    }

    /// The methods of each member, and no two of one name: that is one of the mistakes.
    fn accessors(&self, written: Option<&Input<'_>>) -> TokenStream {
        let mut taken: HashSet<String> = METHODS.map(str::to_owned).into();
        let mut accessors = TokenStream::new();
        let this = &self.this;
        let any = quote!(__rt::C<(), #this>);
        let mut add = |vis: &TokenStream, name: Ident, rest: TokenStream| {
            if taken.insert(name.to_string()) {
                accessors.extend(quote!(#[allow(missing_docs)] #vis const fn #name #rest { loop {} }));
            }
        };
        let is_member = |field: &&Field<'_>| (field.bits.is_some() || self.is_union) && !spelling::is_unit(field.ty);
        for field in self.fields.iter().filter(is_member) {
            let (vis, ident) = (located(field.vis), field.ident);
            add(&vis, ident_at(ident), quote!((&self) -> #any));
            add(&vis, derived("set_", ident, ""), quote!((&mut self, _: #any)));
            add(&vis, derived("with_", ident, ""), quote!((self, _: #any) -> Self));
            let result = quote!(::core::result::Result<(), __rt::OutOfRange>);
            add(
                &vis,
                derived("set_", ident, "_checked"),
                quote!((&mut self, _: #any) -> #result),
            );
        }
        let declared = written.map_or(&[][..], |written| &written.keys.overlays);
        let declared = declared.iter().map(|overlay| &overlay.name);
        // One that is not declared may be what has been reported.
        for overlay in declared.chain(self.fields.iter().filter_map(in_overlay)) {
            let get = of_overlay(overlay);
            let (set, with) = (derived("set_", &get, ""), derived("with_", &get, ""));
            add(&self.vis, get, quote!((&self) -> #any));
            add(&self.vis, set, quote!((&mut self, _: #any)));
            add(&self.vis, with, quote!((self, _: #any) -> Self));
        }
        let mut ranges = HashSet::new();
        for field in self.fields.iter().filter(|field| field.bits.is_some()) {
            let (vis, range) = (located(field.vis), range(field.ident));
            if ranges.insert(range.to_string()) {
                accessors.extend(quote!(#[allow(missing_docs)] #vis const #range: __rt::BitRange = __rt::NO_RANGE;));
            }
        }
        accessors
    }

    fn impls(&self) -> TokenStream {
        let Self {
            this,
            c,
            generics,
            bounds,
            ..
        } = self;
        quote! {
            impl #generics __rt::CLayout for #this #bounds { type C = #c; }
            impl #generics __rt::CLayout for #c #bounds {
                type C = #c;
                const LAYOUT: &'static __rt::StructLayout = __rt::no_layout(__REFUSED);
            }
            impl #generics ::core::clone::Clone for #c #bounds { fn clone(&self) -> Self { loop {} } }
            impl #generics ::core::marker::Copy for #c #bounds {}
            impl #generics ::core::default::Default for #c #bounds { fn default() -> Self { loop {} } }
            impl #generics ::core::fmt::Debug for #c #bounds {
                fn fmt(&self, _: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result { loop {} }
            }
            impl #generics ::core::cmp::PartialEq for #c #bounds {
                fn eq(&self, _: &Self) -> ::core::primitive::bool { loop {} }
            }
            impl #generics ::core::cmp::Eq for #c #bounds {}
            impl #generics ::core::hash::Hash for #c #bounds {
                fn hash<__H: ::core::hash::Hasher>(&self, _: &mut __H) { loop {} }
            }
            impl #generics ::core::convert::TryFrom<#this> for #c #bounds {
                type Error = __rt::OutOfRange;
                fn try_from(_: #this) -> ::core::result::Result<Self, __rt::OutOfRange> { loop {} }
            }
            impl #generics ::core::convert::TryFrom<#c> for #this #bounds {
                type Error = __rt::InvalidMember;
                fn try_from(_: #c) -> ::core::result::Result<Self, __rt::InvalidMember> { loop {} }
            }
        }
    }
}
