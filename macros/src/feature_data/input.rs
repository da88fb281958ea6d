//! What the user wrote. Judges nothing but the form of the attributes.

use proc_macro2::Ident;
use syn::{Attribute, DeriveInput, Expr, LitInt, LitStr, Type, Visibility};

use crate::attributes::{Grammar, Slot};
use crate::c_struct::{CStruct, List, ListMember};
use crate::emit::Runtime;
use crate::errors::Errors;
use crate::syntax::named_fields;

/// The type under the derive.
pub(super) struct Input<'a> {
    /// With `name = "C_NAME"`.
    pub(super) c_struct: CStruct<'a>,
    pub(super) vis: &'a Visibility,
    /// `crate = "path"`
    pub(super) runtime: Runtime,
    /// `feature = NUMBER`
    pub(super) number: Option<Expr>,
    /// Whether something wrong was written for the number.
    pub(super) number_misread: bool,
    /// `rename_all = "..."`
    pub(super) rename_all: Option<LitStr>,
    /// `align = N`
    pub(super) align: Option<LitInt>,
    /// `none = HRESULT`
    pub(super) none: Option<Expr>,
    /// Nothing where it is no struct with named fields.
    pub(super) fields: Option<Vec<Field<'a>>>,
}

pub(super) struct Field<'a> {
    pub(super) ident: &'a Ident,
    pub(super) vis: &'a Visibility,
    pub(super) attributes: &'a [Attribute],
    pub(super) ty: &'a Type,
    /// `name = "C_NAME"`
    pub(super) name: Option<LitStr>,
    pub(super) input: Option<Ident>,
    pub(super) node_index: Option<Ident>,
    pub(super) in_out: Option<Ident>,
    /// `list(NumX: u32, pX)`
    pub(super) list: Option<(Ident, Vec<ListMember>)>,
    pub(super) nonzero: Option<Ident>,
    pub(super) appended: Option<Ident>,
}

const FIELDS: &str = "`#[feature_data(...)]` on a field";
const TYPES: &str = "`#[feature_data(...)]` on the type";

const ON_TYPE: Grammar = Grammar {
    attribute: "feature_data",
    usage: "#[feature_data(feature = NUMBER, name = \"C_NAME\")]",
    elsewhere: &[
        ("input", FIELDS),
        ("node_index", FIELDS),
        ("in_out", FIELDS),
        ("list", FIELDS),
        ("nonzero", FIELDS),
        ("appended", FIELDS),
    ],
};
const ON_FIELD: Grammar = Grammar {
    attribute: "feature_data",
    usage: "#[feature_data(input)]",
    elsewhere: &[
        ("feature", TYPES),
        ("rename_all", TYPES),
        ("align", TYPES),
        ("none", TYPES),
        ("crate", TYPES),
    ],
};

pub(super) fn read<'a>(derive: &'a DeriveInput, errors: &mut Errors) -> Input<'a> {
    let mut runtime = Slot::runtime();
    let mut number = Slot::value("feature", "feature = NUMBER");
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut rename_all = Slot::value("rename_all", "rename_all = \"PascalCase\"");
    let mut align = Slot::value("align", "align = 8");
    let mut none = Slot::value("none", "none = E_FAIL");
    ON_TYPE.read(
        &derive.attrs,
        &mut [
            &mut number,
            &mut name,
            &mut rename_all,
            &mut align,
            &mut none,
            &mut runtime,
        ],
        errors,
    );
    let fields = named_fields(&derive.data);
    Input {
        c_struct: CStruct::new(derive, name.take()),
        vis: &derive.vis,
        runtime: Runtime::new(runtime.take()),
        number_misread: number.is_misread(),
        number: number.take(),
        rename_all: rename_all.take(),
        align: align.take(),
        none: none.take(),
        fields: fields.map(|fields| fields.iter().filter_map(|field| read_field(field, errors)).collect()),
    }
}

fn read_field<'a>(field: &'a syn::Field, errors: &mut Errors) -> Option<Field<'a>> {
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut input = Slot::flag("input");
    let mut node_index = Slot::flag("node_index");
    let mut in_out = Slot::flag("in_out");
    let mut list = List::slot();
    let mut nonzero = Slot::flag("nonzero");
    let mut appended = Slot::flag("appended");
    ON_FIELD.read(
        &field.attrs,
        &mut [
            &mut name,
            &mut input,
            &mut node_index,
            &mut in_out,
            &mut list,
            &mut nonzero,
            &mut appended,
        ],
        errors,
    );
    let list_key = list.key().cloned();
    Some(Field {
        ident: field.ident.as_ref()?,
        vis: &field.vis,
        attributes: &field.attrs,
        ty: &field.ty,
        name: name.take(),
        input: input.key().cloned(),
        node_index: node_index.key().cloned(),
        in_out: in_out.key().cloned(),
        list: list_key.zip(list.take()),
        nonzero: nonzero.key().cloned(),
        appended: appended.key().cloned(),
    })
}
