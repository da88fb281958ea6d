//! The C struct of a type that has more to it than its layout: `CLayout` generates it, from a hidden struct whose members have
//! the C form of the annotated struct's.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens as _, format_ident, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{DeriveInput, Generics, LitStr, Token, Type, Visibility};

use crate::attributes::Slot;
use crate::c_layout::names::{check_generated, generated};
use crate::emit::{Header, Runtime, at, in_static, located, text};
use crate::errors::Errors;
use crate::names::{c_name, plain};

/// Whose C struct it is, and what `name = "C_NAME"` says.
pub(crate) struct CStruct<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) generics: &'a Generics,
    name: Option<LitStr>,
}

impl<'a> CStruct<'a> {
    pub(crate) const fn new(derive: &'a DeriveInput, name: Option<LitStr>) -> Self {
        Self {
            ident: &derive.ident,
            generics: &derive.generics,
            name,
        }
    }

    /// What an impl of the type itself starts with.
    pub(crate) fn header(&self) -> Header {
        Header::new(self.ident, self.generics)
    }

    /// Reports a name that the C struct cannot have.
    pub(crate) fn check(&self, errors: &mut Errors) {
        if let Some(name) = &self.name
            && let Some(text) = c_name(name, errors)
        {
            check_generated(self.ident, name, &text, errors);
        }
    }

    /// The name in C.
    pub(crate) fn name(&self) -> String {
        match &self.name {
            Some(name) => name.value(),
            None => format!("C{}", plain(self.ident)),
        }
    }

    /// The generated type, which has that name too.
    pub(crate) fn ty(&self) -> Ident {
        let mut ident = generated(self.ident, self.name.as_ref());
        ident.set_span(at(self.ident.span()));
        ident
    }

    /// The hidden struct that the C struct is generated from. `keys` are more keys for `CLayout`, a comma before each.
    pub(crate) fn definition(
        &self,
        runtime: &Runtime,
        vis: &Visibility,
        keys: &TokenStream,
        fields: impl Iterator<Item = TokenStream>,
    ) -> TokenStream {
        let members = format_ident!("{}Members", plain(self.ident), span = at(self.ident.span()));
        // The user's own token, where there is one: what `CLayout` says of the name is about it.
        let name = match &self.name {
            Some(name) => name.into_token_stream(),
            None => self.name().into_token_stream(),
        };
        let path = text(runtime).replace(' ', "");
        let vis = located(vis);
        let doc = format!("The members of [`{}`] in their C form.", plain(self.ident));
        quote! {
            #[doc(hidden)]
            #[doc = #doc]
            #[allow(non_snake_case)]
            #[derive(#runtime::CLayout)]
            #[clayout(name = #name #keys, crate = #path)]
            #vis struct #members { #(#fields)* }
        }
    }
}

/// A C member of `list(NumNames: u32, pNames)`: with a type it is the count.
pub(crate) struct ListMember {
    name: Ident,
    count: Option<Type>,
}

/// The count and the pointer of a list.
#[derive(Clone, Copy)]
pub(crate) struct List<'a> {
    pub(crate) count: &'a Ident,
    pub(crate) count_type: &'a Type,
    pub(crate) pointer: &'a Ident,
    pub(crate) count_first: bool,
}

impl<'a> List<'a> {
    /// The key that declares one.
    pub(crate) fn slot() -> Slot<Vec<ListMember>> {
        Slot::list_with("list", "list(NumNames: u32, pNames)", |input| {
            let name = input.parse()?;
            let count = match input.parse::<Option<Token![:]>>()? {
                Some(_) => Some(input.parse()?),
                None => None,
            };
            Ok(ListMember { name, count })
        })
    }

    /// What was written there, and for the member besides.
    pub(crate) fn judge(
        (key, members): (&Ident, &'a [ListMember]),
        name: Option<&LitStr>,
        errors: &mut Errors,
    ) -> Option<Self> {
        if let Some(name) = name {
            errors.error(name, "`list(...)` names both C members: remove `name`");
        }
        let (count, count_type, pointer, count_first) = match members {
            [
                ListMember {
                    name: count,
                    count: Some(ty),
                },
                ListMember {
                    name: pointer,
                    count: None,
                },
            ] => (count, ty, pointer, true),
            [
                ListMember {
                    name: pointer,
                    count: None,
                },
                ListMember {
                    name: count,
                    count: Some(ty),
                },
            ] => (count, ty, pointer, false),
            _ => {
                errors.error(
                    key,
                    "a list is a count and a pointer, in the order of the C members: write `list(NumNames: u32, pNames)`",
                );
                return None;
            }
        };
        Some(Self {
            count,
            count_type,
            pointer,
            count_first,
        })
    }

    /// Both members in their order.
    pub(crate) fn in_order(&self, count: &TokenStream, pointer: &TokenStream) -> TokenStream {
        if self.count_first {
            quote!(#count #pointer)
        } else {
            quote!(#pointer #count)
        }
    }
}

/// That the types of all members can be there, told on each: `checks` are constants of their traits, a comma behind each.
pub(crate) fn checked(header: &Header, checks: impl Iterator<Item = TokenStream>) -> TokenStream {
    checked_as(header, &quote!(), checks)
}

/// The same for one of several checks: `<Check>`.
pub(crate) fn checked_as(
    header: &Header,
    check: &TokenStream,
    checks: impl Iterator<Item = TokenStream>,
) -> TokenStream {
    let Header { generics, this, bounds } = header;
    quote! {
        #[automatically_derived]
        impl #generics __rt::Checked #check for #this #bounds {
            type Members = [(); [(), #(#checks)*].len()];
        }
    }
}

/// `<T as Trait>::__IS,` for [`checked`].
pub(crate) fn is(ty: &Type, of: &TokenStream) -> TokenStream {
    let (span, ty) = (at(ty.span()), in_static(located(ty)));
    quote_spanned!(span=> <#ty as #of>::__IS,)
}
