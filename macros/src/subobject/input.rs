//! What the user wrote. Judges nothing but the form of the attributes.

use proc_macro2::Ident;
use syn::{Attribute, DeriveInput, Expr, LitStr, Type, Visibility};

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
    /// `type = NUMBER`
    pub(super) number: Option<Expr>,
    /// `rename_all = "..."`
    pub(super) rename_all: Option<LitStr>,
    /// `in(Kind, ...)`
    pub(super) kinds: Option<(Ident, Vec<Ident>)>,
    pub(super) associable: Option<Ident>,
    pub(super) part: Option<Ident>,
    /// `stream = NUMBER`
    pub(super) stream: Option<Expr>,
    /// `by_value`; a subobject of streams is that too.
    pub(super) by_value: bool,
    /// `c = TYPE`
    pub(super) c: Option<Type>,
    pub(super) no_new: bool,
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
    pub(super) optional: bool,
    /// `at_most = N`
    pub(super) at_most: Option<(Ident, Expr)>,
    pub(super) pointer: Option<Ident>,
    /// `list(NumX: u32, pX)`
    pub(super) list: Option<(Ident, Vec<ListMember>)>,
}

const FIELDS: &str = "`#[subobject(...)]` on a field";
const TYPES: &str = "`#[subobject(...)]` on the type";

const ON_TYPE: Grammar = Grammar {
    attribute: "subobject",
    usage: "#[subobject(type = NUMBER, name = \"C_NAME\", in(Kind, ...))]",
    elsewhere: &[
        ("optional", FIELDS),
        ("at_most", FIELDS),
        ("pointer", FIELDS),
        ("list", FIELDS),
    ],
};
const ON_FIELD: Grammar = Grammar {
    attribute: "subobject",
    usage: "#[subobject(list(NumNames: u32, pNames))]",
    elsewhere: &[
        ("type", TYPES),
        ("in", TYPES),
        ("associable", TYPES),
        ("part", TYPES),
        ("stream", TYPES),
        ("by_value", TYPES),
        ("rename_all", TYPES),
        ("crate", TYPES),
    ],
};

pub(super) fn read<'a>(derive: &'a DeriveInput, errors: &mut Errors) -> Input<'a> {
    let mut runtime = Slot::runtime();
    let mut number = Slot::value("type", "type = NUMBER");
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut rename_all = Slot::value("rename_all", "rename_all = \"PascalCase\"");
    let mut kinds = Slot::list_with("in", "in(Collection, RaytracingPipeline, Executable)", |input| {
        input.parse()
    });
    let mut associable = Slot::flag("associable");
    let mut part = Slot::flag("part");
    let mut stream = Slot::value("stream", "stream = NUMBER");
    let mut by_value = Slot::flag("by_value");
    let mut c = Slot::value("c", "c = C_TYPE");
    let mut no_new = Slot::flag("no_new");
    ON_TYPE.read(
        &derive.attrs,
        &mut [
            &mut number,
            &mut name,
            &mut rename_all,
            &mut kinds,
            &mut associable,
            &mut part,
            &mut stream,
            &mut by_value,
            &mut c,
            &mut no_new,
            &mut runtime,
        ],
        errors,
    );
    let fields = named_fields(&derive.data);
    let (kinds_key, stream) = (kinds.key().cloned(), stream.take());
    Input {
        c_struct: CStruct::new(derive, name.take()),
        vis: &derive.vis,
        runtime: Runtime::new(runtime.take()),
        number: number.take(),
        rename_all: rename_all.take(),
        kinds: kinds_key.zip(kinds.take()),
        associable: associable.key().cloned(),
        part: part.key().cloned(),
        by_value: by_value.take().is_some() || stream.is_some(),
        stream,
        c: c.take(),
        no_new: no_new.take().is_some(),
        fields: fields.map(|fields| fields.iter().filter_map(|field| read_field(field, errors)).collect()),
    }
}

fn read_field<'a>(field: &'a syn::Field, errors: &mut Errors) -> Option<Field<'a>> {
    let mut name = Slot::value("name", "name = \"C_NAME\"");
    let mut optional = Slot::flag("optional");
    let mut at_most = Slot::value("at_most", "at_most = 4");
    let mut pointer = Slot::flag("pointer");
    let mut list = List::slot();
    ON_FIELD.read(
        &field.attrs,
        &mut [&mut name, &mut optional, &mut at_most, &mut pointer, &mut list],
        errors,
    );
    let (list_key, at_most_key) = (list.key().cloned(), at_most.key().cloned());
    Some(Field {
        ident: field.ident.as_ref()?,
        vis: &field.vis,
        attributes: &field.attrs,
        ty: &field.ty,
        name: name.take(),
        optional: optional.take().is_some(),
        at_most: at_most_key.zip(at_most.take()),
        pointer: pointer.key().cloned(),
        list: list_key.zip(list.take()),
    })
}
