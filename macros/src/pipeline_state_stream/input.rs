//! What the user wrote. Judges nothing but the form of the attributes.

use proc_macro2::Ident;
use syn::{DeriveInput, Generics, Type};

use crate::attributes::{Grammar, Slot};
use crate::emit::Runtime;
use crate::errors::Errors;
use crate::syntax::named_fields;

/// The type under the derive.
pub(super) struct Input<'a> {
    pub(super) ident: &'a Ident,
    pub(super) generics: &'a Generics,
    /// `crate = "path"`
    pub(super) runtime: Runtime,
    /// Nothing where it is no struct with named fields.
    pub(super) fields: Option<Vec<Field<'a>>>,
}

pub(super) struct Field<'a> {
    pub(super) ident: &'a Ident,
    pub(super) ty: &'a Type,
}

const ON_TYPE: Grammar = Grammar {
    attribute: "pipeline_state_stream",
    usage: "#[pipeline_state_stream(crate = \"path\")]",
    elsewhere: &[],
};

/// Fields take none, and what is written all the same is not passed over.
const ON_FIELD: Grammar = Grammar {
    attribute: "pipeline_state_stream",
    usage: "#[pipeline_state_stream()]",
    elsewhere: &[("crate", "`#[pipeline_state_stream(...)]` on the type")],
};

pub(super) fn read<'a>(derive: &'a DeriveInput, errors: &mut Errors) -> Input<'a> {
    let mut runtime = Slot::runtime();
    ON_TYPE.read(&derive.attrs, &mut [&mut runtime], errors);
    let fields = named_fields(&derive.data);
    let mut field = |field: &'a syn::Field| {
        ON_FIELD.read(&field.attrs, &mut [], errors);
        Some(Field {
            ident: field.ident.as_ref()?,
            ty: &field.ty,
        })
    };
    Input {
        ident: &derive.ident,
        generics: &derive.generics,
        runtime: Runtime::new(runtime.take()),
        fields: fields.map(|fields| fields.iter().filter_map(&mut field).collect()),
    }
}
