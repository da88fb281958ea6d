//! Declarations handed to the engine under test.

use super::{Body, CType, Decl, Field};
use clayout::abi::{Abi, Family, Scalar};
use clayout::layout::{LayoutError, Member, Record, RecordLayout, TypeLayout, place};

/// What the engine says about a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// Size and alignments.
    pub layout: RecordLayout,
    /// Offsets in bits, one for each of [`Decl::entries`].
    pub offsets: Vec<u64>,
}

/// Asks the engine; `None` if a type does not exist there.
#[must_use]
pub fn answer(decl: &Decl, abi: &Abi) -> Option<Result<Answer, LayoutError>> {
    let record = lower(decl, abi)?;
    let mut offsets = vec![0; record.member_count()];
    Some(place(abi, &record, &mut offsets).map(|layout| Answer { layout, offsets }))
}

/// The declaration as the engine takes it; `None` if a type does not exist for the ABI.
///
/// The engine's records borrow their members. Tests are short-lived, so the memory is given away.
#[must_use]
pub fn lower(decl: &Decl, abi: &Abi) -> Option<Record<'static>> {
    under_pack(decl, abi, decl.pack)
}

fn under_pack(decl: &Decl, abi: &Abi, pack: u64) -> Option<Record<'static>> {
    let members: Option<Vec<Member<'static>>> = decl.members.iter().map(|field| member(field, abi, pack)).collect();
    let members: &'static [Member<'static>] = members?.leak();
    let mut record = if decl.union {
        Record::union(members)
    } else {
        Record::structure(members)
    };
    record.pack = pack;
    record.packed = decl.packed;
    record.align = decl.align;
    Some(record)
}

fn member(field: &Field, abi: &Abi, pack: u64) -> Option<Member<'static>> {
    let mut member = match &field.body {
        Body::Bits(ty, width) if field.name.is_some() => Member::bits(ty.layout(abi)?, *width),
        Body::Bits(ty, width) => Member::unnamed(ty.layout(abi)?, *width),
        Body::Plain(ty, None) => Member::plain(ty.layout(abi)?),
        Body::Plain(ty, Some(count)) => Member::plain(ty.layout(abi)?.array(*count)?),
        Body::Record(decl, count) => {
            let record = Box::leak(Box::new(under_pack(decl, abi, decl.pack_inside(pack))?));
            match count {
                None => Member::record(record),
                Some(count) => Member::records(record, *count),
            }
        }
    };
    // gcc ignores the attributes of an anonymous record's member.
    let ignored = field.name.is_none() && !field.is_bits() && abi.gcc;
    if !ignored {
        member.packed = field.packed;
        member.align = field.align;
    }
    Some(member)
}

impl CType {
    /// Size and alignment; `None` if the type does not exist for the ABI.
    #[must_use]
    pub const fn layout(self, abi: &Abi) -> Option<TypeLayout> {
        abi.scalar(match self {
            Self::Bool => Scalar::Bool,
            Self::Char | Self::UChar => Scalar::Char,
            Self::Short | Self::UShort => Scalar::Short,
            Self::Int | Self::UInt => Scalar::Int,
            Self::Long | Self::ULong => Scalar::Long,
            Self::LLong | Self::ULLong => Scalar::LongLong,
            Self::Int128 | Self::UInt128 => Scalar::Int128,
            Self::Float => Scalar::Float,
            Self::Double => Scalar::Double,
            Self::Pointer => Scalar::Pointer,
            Self::Enum => enumeration(4, abi),
            Self::PackedEnum => enumeration(1, abi),
        })
    }
}

/// The type under an enumeration whose values need so many bytes, as few as possible if it is packed.
const fn enumeration(bytes: u64, abi: &Abi) -> Scalar {
    match bytes {
        // Microsoft takes an `int` whatever the values.
        _ if matches!(abi.family, Family::Msvc) => Scalar::Int,
        1 => Scalar::Char,
        _ if bytes > abi.int_size => Scalar::Long,
        _ => Scalar::Int,
    }
}
