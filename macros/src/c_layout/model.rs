//! What was written means: one member after the other with its role, index and names. All rules that tokens can tell are in
//! [`super::rules`] and [`super::names`]; what only types tell is left to the compiler, on the field's span.

use proc_macro2::{Ident, Span};
use syn::spanned::Spanned as _;
use syn::{Attribute, Expr, Generics, Path, Type, Visibility};

use super::input::{self, Input};
use super::names::Names;
use super::{names, overlays, rules, spelling};
use crate::emit::Runtime;
use crate::errors::Errors;
use crate::names::plain;

/// A record that can be emitted.
pub(crate) struct Record<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) c_ident: Ident,
    pub(crate) vis: &'a Visibility,
    pub(crate) generics: &'a Generics,
    pub(crate) runtime: &'a Runtime,
    pub(crate) c_name: String,
    pub(crate) is_union: bool,
    /// The variant of `Family`; the target's where there is none.
    pub(crate) family: Option<Ident>,
    pub(crate) pack: u64,
    pub(crate) packed: bool,
    pub(crate) align: u64,
    /// Whether the plain members of a struct are private and have accessors, for want of a way to place them in Rust.
    pub(crate) unaligned: bool,
    pub(crate) overlays: Vec<Overlay<'a>>,
    pub(crate) fields: Vec<Field<'a>>,
    pub(crate) derives: &'a [Path],
}

/// The word of an overlay.
pub(crate) struct Overlay<'a> {
    pub(crate) c_name: String,
    pub(crate) ident: Ident,
    pub(crate) ty: &'a Type,
    pub(crate) index: usize,
    pub(crate) hole: usize,
    /// How many of the fields are its members.
    pub(crate) members: usize,
    /// Whether the tokens have told that the members fit the word.
    pub(crate) judged: bool,
}

/// A field of the annotated struct, which is a member of the C record.
pub(crate) struct Field<'a> {
    pub(crate) ident: &'a Ident,
    pub(crate) vis: &'a Visibility,
    pub(crate) ty: &'a Type,
    pub(crate) attributes: &'a [Attribute],
    pub(crate) c_name: String,
    pub(crate) role: Role<'a>,
    /// Place in `LAYOUT.members`.
    pub(crate) index: usize,
    /// How many plain members come before it: which hole a bit-field lies in.
    pub(crate) hole: usize,
    pub(crate) packed: bool,
    pub(crate) align: u64,
}

/// What a field is in C.
pub(crate) enum Role<'a> {
    /// A bit-field with a value.
    Bits {
        width: &'a Expr,
        c_type: &'a Type,
        /// Whether the tokens have told that type and width go together.
        judged: bool,
    },
    /// A bit-field without one.
    Reserved {
        width: &'a Expr,
        c_type: &'a Type,
        unnamed: bool,
        judged: bool,
    },
    /// A member of a complete type; a foreign one is taken as it is.
    Plain { foreign: bool },
}

impl<'a> Record<'a> {
    pub(crate) fn plain(&self) -> impl Iterator<Item = &Field<'_>> {
        self.fields
            .iter()
            .filter(|field| matches!(field.role, Role::Plain { .. }))
    }

    /// Whether every type's spelling tells that it has what its place in the record asks of it.
    pub(crate) fn is_told(&self) -> bool {
        self.fields.iter().all(Field::is_told) && self.overlays.iter().all(|word| spelling::is_plain_integer(word.ty))
    }

    /// Counts a field as a member of an overlay, whose word comes before its first one; whether this was the first.
    fn add_to(&mut self, overlay: &'a input::Overlay, index: usize, hole: usize, input: &Input<'_>) -> bool {
        let c_name = plain(&overlay.name);
        if let Some(seen) = self.overlays.iter_mut().find(|seen| seen.c_name == c_name) {
            seen.members += 1;
            return false;
        }
        self.overlays.push(Overlay {
            c_name,
            ident: names::of_overlay(&overlay.name),
            ty: &overlay.ty,
            index,
            hole,
            members: 1,
            judged: overlays::is_judged(overlay, input),
        });
        true
    }

    /// How many holes there are between and around plain members.
    pub(crate) fn holes(&self) -> usize {
        self.plain().count() + 1
    }
}

impl Field<'_> {
    /// Whether the C form of a plain member is another type than its own, as far as its spelling tells.
    pub(crate) fn has_c_form(&self) -> bool {
        matches!(self.role, Role::Plain { foreign: false }) && !spelling::is_own_c_form(self.ty)
    }

    /// Whether the spelling of the type tells that it has what its place in the record asks of it.
    pub(crate) fn is_told(&self) -> bool {
        match self.role {
            Role::Bits { .. } => spelling::reads_as_itself(self.ty),
            Role::Reserved { .. } => true,
            Role::Plain { foreign } => !foreign && spelling::is_zeroed(self.ty),
        }
    }

    /// Whether a plain member's type is taken as it is.
    pub(crate) fn is_foreign(&self) -> bool {
        matches!(self.role, Role::Plain { foreign: true })
    }

    /// The place for an error where the tokens of a bit-field do not tell that its types and its width go together.
    pub(crate) fn unjudged(&self) -> Option<Span> {
        match &self.role {
            Role::Bits { judged: false, .. } => Some(self.ty.span()),
            Role::Reserved {
                judged: false, width, ..
            } => Some(width.span()),
            _ => None,
        }
    }
}

/// Applies the rules, reports what breaks them, and says what the input means. With errors the answer is not to be emitted.
pub(crate) fn understand<'a>(input: &'a Input<'a>, errors: &mut Errors) -> Record<'a> {
    let keys = &input.keys;
    let Names { c_ident, c_name, case } = names::of_type(input, errors);
    overlays::check_overlays(input, errors);
    rules::check_derives(&keys.derives, input.is_union, errors);
    let mut record = Record {
        ident: &input.derive.ident,
        c_ident,
        vis: &input.derive.vis,
        generics: &input.derive.generics,
        runtime: &keys.runtime,
        c_name,
        is_union: input.is_union,
        family: keys.abi.as_ref().and_then(|abi| rules::family(abi, errors)),
        pack: keys.pack.as_ref().map_or(0, |pack| rules::pack(pack, errors)),
        packed: keys.packed.is_some(),
        align: keys.align.as_ref().map_or(0, |align| rules::align(align, errors)),
        unaligned: false,
        overlays: Vec::new(),
        fields: Vec::new(),
        derives: &keys.derives,
    };
    let (mut index, mut hole) = (0, 0);
    for field in &input.fields {
        if let Some(overlay) = overlays::overlay_of(field, input) {
            index += usize::from(record.add_to(overlay, index, hole, input));
        }
        let Some(role) = role(field, input, errors) else {
            continue;
        };
        let plain = matches!(role, Role::Plain { .. });
        let align = field.align.as_ref().map_or(0, |align| rules::align(align, errors));
        record.unaligned |= field.packed.is_some() || (plain && align > 0 && (record.pack > 0 || record.packed));
        record.fields.push(Field {
            ident: field.ident,
            vis: field.vis,
            ty: field.ty,
            attributes: field.attributes,
            c_name: names::of_member(field, &role, case, errors),
            role,
            index,
            hole,
            packed: field.packed.is_some(),
            align,
        });
        index += 1;
        hole += usize::from(plain);
    }
    // Rust refuses `packed` and `align` on one type, and its `packed` means no alignment at all, while under pack C's bits
    // have one even in a packed record.
    record.unaligned |= record.align > 0 && (record.packed || record.pack > 0);
    record.unaligned |= record.packed && record.pack > 1;
    record.unaligned &= !record.is_union;
    names::check_unique(input, &record, errors);
    record
}

/// What a field is in C; nothing where that has been reported.
fn role<'a>(field: &'a input::Field<'a>, input: &'a Input<'a>, errors: &mut Errors) -> Option<Role<'a>> {
    let Some(bits) = &field.bits else {
        return rules::check_plain(field, errors).then_some(Role::Plain {
            foreign: field.foreign.is_some(),
        });
    };
    let reserved = spelling::is_unit(field.ty);
    let c_type = overlays::overlay_of(field, input)
        .map(|overlay| &overlay.ty)
        .filter(|_| bits.ty.is_none())
        .or(bits.ty.as_ref())
        .or(input.keys.bits.as_ref())
        .or((!reserved).then_some(field.ty));
    if c_type.is_none() && (bits.is_misread || bits.overlay.is_some() || input.keys.is_misread) {
        // The type may be in what has been reported.
        return None;
    }
    let judged = rules::check_bits(field, bits, c_type, errors);
    let (width, c_type) = (bits.width.as_ref()?, c_type?);
    Some(if reserved {
        Role::Reserved {
            width,
            c_type,
            unnamed: bits.unnamed.is_some(),
            judged,
        }
    } else {
        Role::Bits { width, c_type, judged }
    })
}
