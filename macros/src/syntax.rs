//! Questions that several derives ask of what the user wrote.

use syn::punctuated::Punctuated;
use syn::{Data, Field, Fields, GenericArgument, GenericParam, Generics, PathArguments, Token, Type};

use crate::errors::Errors;

/// The fields of a struct with named fields; of any other type none.
pub(crate) fn named_fields(data: &Data) -> Option<&Punctuated<Field, Token![,]>> {
    match data {
        Data::Struct(data) => match &data.fields {
            Fields::Named(fields) => Some(&fields.named),
            Fields::Unnamed(_) | Fields::Unit => None,
        },
        Data::Enum(_) | Data::Union(_) => None,
    }
}

/// Whether there is a parameter that is no lifetime.
pub(crate) fn is_generic(generics: &Generics) -> bool {
    let mut parameters = generics.params.iter();
    parameters.any(|parameter| !matches!(parameter, GenericParam::Lifetime(_)))
}

/// Reports each parameter that is no lifetime.
pub(crate) fn check_only_lifetimes(generics: &Generics, message: &str, errors: &mut Errors) {
    for parameter in &generics.params {
        if !matches!(parameter, GenericParam::Lifetime(_)) {
            errors.error(parameter, message);
        }
    }
}

/// `T` of a type that is spelt `Wrapper<T>`.
pub(crate) fn inner_of<'a>(wrapper: &str, ty: &'a Type) -> Option<&'a Type> {
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
