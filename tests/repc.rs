//! The engine against `repc`, a layout model by another hand whose author measured the compilers.

use clayout::abi::{Abi, Family};
use clayout_tests::decl::{Answer, Body, CType, Decl, Field, answer, c_text};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};
use repc::layout::{Annotation, Array, BuiltinType, Record, RecordField, RecordKind, Type, TypeLayout, TypeVariant};
use repc::{Target, compute_layout};
use std::cell::Cell;

/// Records for each target.
const RECORDS: u32 = 1500;

/// A target under Rust's name, as `repc` calls it, and whether `repc` follows gcc there.
const TARGETS: [(&str, Target, bool); 18] = [
    ("x86_64-unknown-linux-gnu", Target::X86_64UnknownLinuxGnu, true),
    ("i686-unknown-linux-gnu", Target::I686UnknownLinuxGnu, true),
    ("i686-unknown-freebsd", Target::I686UnknownFreebsd, false),
    ("x86_64-unknown-linux-gnux32", Target::X86_64UnknownLinuxGnux32, true),
    ("x86_64-pc-windows-msvc", Target::X86_64PcWindowsMsvc, false),
    ("i686-pc-windows-msvc", Target::I686PcWindowsMsvc, false),
    ("aarch64-pc-windows-msvc", Target::Aarch64PcWindowsMsvc, false),
    ("thumbv7a-pc-windows-msvc", Target::Thumbv7aPcWindowsMsvc, false),
    ("x86_64-pc-windows-gnu", Target::X86_64PcWindowsGnu, true),
    ("i686-pc-windows-gnu", Target::I686PcWindowsGnu, true),
    ("aarch64-unknown-linux-gnu", Target::Aarch64UnknownLinuxGnu, true),
    ("aarch64-apple-darwin", Target::Aarch64AppleMacosx, false),
    ("armv7-linux-androideabi", Target::Armv7NoneLinuxAndroid, false),
    ("armv7s-apple-ios", Target::Armv7sAppleIos, false),
    ("s390x-unknown-linux-gnu", Target::S390xUnknownLinuxGnu, true),
    ("mips-unknown-linux-gnu", Target::MipsUnknownLinuxGnu, true),
    ("msp430-none-elf", Target::Msp430NoneElf, false),
    ("avr-none", Target::AvrUnknownUnknown, true),
];

#[test]
fn agrees_with_repc() {
    for (triple, target, gcc) in TARGETS {
        let mut abi = Abi::from_triple(triple).unwrap();
        abi.gcc = gcc;
        let mut runner = TestRunner::new(Config {
            cases: RECORDS,
            max_global_rejects: RECORDS,
            failure_persistence: None,
            rng_seed: RngSeed::Fixed(0x5eed),
            ..Config::default()
        });
        let left_out = Cell::new(0u32);
        let result = runner.run(&record(abi, 0), |record| {
            if quirk_that_repc_lacks(&record, &abi) {
                left_out.set(left_out.get() + 1);
                return Err(TestCaseError::reject("a quirk that repc lacks"));
            }
            prop_assert_eq!(answer(&record, &abi), Some(Ok(repc_answer(&record, &abi, target))));
            Ok(())
        });
        if let Err(TestError::Fail(reason, record)) = result {
            panic!("{triple}: {reason}\n{}", c_text(&record));
        }
        println!(
            "repc, {triple}: {RECORDS} records, {} left out, 0 different",
            left_out.get()
        );
    }
}

fn quirk_that_repc_lacks(record: &Decl, abi: &Abi) -> bool {
    (abi.gcc && abi.filled_align == 64 && record.any_field(&mut |field| fills_a_number(field)))
        || (abi.family == Family::Mingw && record.any(&mut |record, _| aligned_behind_open_unit(record)))
        || (abi.family == Family::Msvc && abi.default_pack != 0 && record.any_field(&mut |field| is_int128(field)))
}

/// gcc on 32-bit x86 aligns a record to 8 bytes for such a field.
fn fills_a_number(field: &Field) -> bool {
    field.align != 0 && matches!(field.body, Body::Bits(_, 64))
}

/// gcc for Windows asks whether the bits in use, not the unit, end where an attribute wants the next member.
fn aligned_behind_open_unit(record: &Decl) -> bool {
    record
        .members
        .windows(2)
        .any(|pair| matches!(pair[0].body, Body::Bits(_, 1..)) && pair[1].align > 1)
}

/// `repc` lowers this type to 8 bytes on ARM Windows; Microsoft's compiler does not have it, and clang does not.
fn is_int128(field: &Field) -> bool {
    matches!(
        field.body,
        Body::Bits(CType::Int128 | CType::UInt128, _) | Body::Plain(CType::Int128 | CType::UInt128, _)
    )
}

fn repc_answer(record: &Decl, abi: &Abi, target: Target) -> Answer {
    let ty = compute_layout(target, &repc_record(record, abi, record.pack)).expect("repc lays it out");
    let mut offsets = Vec::new();
    collect(record, &ty, 0, &mut offsets);
    let mut answer = answer(record, abi).unwrap().expect("the engine lays it out");
    // repc does not tell the offsets of unnamed bit-fields.
    for (offset, expected) in answer.offsets.iter_mut().zip(&offsets) {
        *offset = expected.unwrap_or(*offset);
    }
    answer.layout.size = ty.layout.size_bits / 8;
    answer.layout.align = ty.layout.pointer_alignment_bits / 8;
    answer.layout.field_align = ty.layout.field_alignment_bits / 8;
    let required = ty.layout.required_alignment_bits / 8;
    answer.layout.required = if required == 1 { 0 } else { required };
    answer
}

fn collect(decl: &Decl, ty: &Type<TypeLayout>, start: u64, offsets: &mut Vec<Option<u64>>) {
    let TypeVariant::Record(record) = &ty.variant else {
        panic!("a record")
    };
    for (member, field) in decl.members.iter().zip(&record.fields) {
        let offset = field.layout.map(|layout| start + layout.offset_bits);
        offsets.push(offset);
        if let Body::Record(inner, None) = &member.body {
            collect(inner, &field.ty, offset.expect("a record has an offset"), offsets);
        }
    }
}

fn repc_record(decl: &Decl, abi: &Abi, pack: u64) -> Type<()> {
    let mut annotations = annotations(decl.packed, decl.align);
    if pack != 0 {
        annotations.push(Annotation::PragmaPack(pack * 8));
    }
    let kind = if decl.union {
        RecordKind::Union
    } else {
        RecordKind::Struct
    };
    let fields = decl.members.iter().map(|field| repc_field(field, abi, pack)).collect();
    Type {
        layout: (),
        annotations,
        variant: TypeVariant::Record(Record { kind, fields }),
    }
}

fn repc_field(field: &Field, abi: &Abi, pack: u64) -> RecordField<()> {
    let (ty, bit_width, array) = match &field.body {
        Body::Bits(ty, width) => (repc_type(*ty), Some(u64::from(*width)), None),
        Body::Plain(ty, array) => (repc_type(*ty), None, *array),
        Body::Record(record, array) => {
            let pack = if record.hoisted { record.pack } else { pack };
            (repc_record(record, abi, pack), None, *array)
        }
    };
    let ty = match array {
        None => ty,
        Some(count) => plain_type(TypeVariant::Array(Array {
            element_type: Box::new(ty),
            num_elements: Some(count),
        })),
    };
    // gcc ignores the attributes of an anonymous record's member; repc has only members with names.
    let ignored = field.name.is_none() && bit_width.is_none() && abi.gcc;
    let annotations = if ignored {
        Vec::new()
    } else {
        annotations(field.packed, field.align)
    };
    RecordField {
        layout: None,
        annotations,
        named: field.name.is_some() || bit_width.is_none(),
        bit_width,
        ty,
    }
}

fn annotations(packed: bool, align: u64) -> Vec<Annotation> {
    let packed = packed.then_some(Annotation::AttrPacked);
    let align = (align != 0).then_some(Annotation::Align(Some(align * 8)));
    packed.into_iter().chain(align).collect()
}

const fn plain_type(variant: TypeVariant<()>) -> Type<()> {
    Type {
        layout: (),
        annotations: Vec::new(),
        variant,
    }
}

fn repc_type(ty: CType) -> Type<()> {
    plain_type(TypeVariant::Builtin(match ty {
        CType::Bool => BuiltinType::Bool,
        CType::Char => BuiltinType::SignedChar,
        CType::UChar => BuiltinType::UnsignedChar,
        CType::Short => BuiltinType::Short,
        CType::UShort => BuiltinType::UnsignedShort,
        CType::Int => BuiltinType::Int,
        CType::UInt => BuiltinType::UnsignedInt,
        CType::Long => BuiltinType::Long,
        CType::ULong => BuiltinType::UnsignedLong,
        CType::LLong => BuiltinType::LongLong,
        CType::ULLong => BuiltinType::UnsignedLongLong,
        CType::Int128 => BuiltinType::I128,
        CType::UInt128 => BuiltinType::U128,
        CType::Float => BuiltinType::Float,
        CType::Double => BuiltinType::Double,
        CType::Pointer => BuiltinType::Pointer,
        CType::Enum => return plain_type(TypeVariant::Enum(vec![0, 0x7fff_ffff])),
        CType::PackedEnum => {
            let variant = TypeVariant::Enum(vec![0, 100]);
            return Type {
                layout: (),
                annotations: vec![Annotation::AttrPacked],
                variant,
            };
        }
    }))
}

/// Records that are valid for an ABI.
fn record(abi: Abi, depth: u32) -> BoxedStrategy<Decl> {
    let own = if depth == 0 {
        Just(true).boxed()
    } else {
        any::<bool>().boxed()
    };
    let pack = prop_oneof![6 => Just(0), 3 => prop::sample::select(vec![1, 2, 4, 8, 16])];
    let attributes = (prop::bool::weighted(0.1), align(), prop::bool::weighted(0.2));
    (
        own,
        pack,
        attributes,
        prop::collection::vec(field(abi, depth), 0..8 - 2 * depth as usize),
    )
        .prop_map(move |(own, pack, (packed, align, union), members)| Decl {
            tag: "T".to_owned(),
            union,
            pack: if own { pack } else { 0 },
            packed,
            align,
            hoisted: depth > 0 && own,
            members,
        })
        .boxed()
}

fn align() -> impl Strategy<Value = u64> {
    prop_oneof![8 => Just(0), 1 => prop::sample::select(vec![1, 2, 4, 8, 16, 32])]
}

fn field(abi: Abi, depth: u32) -> BoxedStrategy<Field> {
    use CType::{
        Bool, Char, Double, Enum, Float, Int, Int128, LLong, Long, PackedEnum, Pointer, Short, UChar, UInt, UShort,
    };
    let types =
        |list: &[CType]| -> Vec<CType> { list.iter().copied().filter(|ty| ty.layout(&abi).is_some()).collect() };
    let bit_type = prop::sample::select(types(&[
        Bool, UChar, UShort, Int, UInt, Long, LLong, Int128, Enum, PackedEnum,
    ]));
    let bits = (bit_type, any::<u32>()).prop_map(move |(ty, random)| {
        let full = if ty == Bool {
            1
        } else {
            u32::try_from(ty.layout(&abi).unwrap().size * 8).unwrap()
        };
        Body::Bits(ty, random % (full + 1))
    });
    let count = prop_oneof![4 => Just(None), 1 => (0..4u64).prop_map(Some)];
    let plain_type = prop::sample::select(types(&[
        Char, Short, Int, Long, LLong, Int128, Float, Double, Pointer, Enum,
    ]));
    let plain = (plain_type, count.clone()).prop_map(|(ty, count)| Body::Plain(ty, count));
    let body = if depth == 2 {
        prop_oneof![4 => bits, 1 => plain].boxed()
    } else {
        let nested = (record(abi, depth + 1), count).prop_map(|(record, count)| Body::Record(record, count));
        prop_oneof![8 => bits, 2 => plain, 1 => nested].boxed()
    };
    (body, prop::bool::weighted(0.8), prop::bool::weighted(0.07), align())
        .prop_map(named)
        .boxed()
}

/// A member that C allows: a separator has no name; what is neither bit-field nor record written in place has one.
fn named((body, named, packed, align): (Body, bool, bool, u64)) -> Field {
    let name = match &body {
        Body::Bits(_, 0) => None,
        Body::Bits(..) => named.then(|| "m".to_owned()),
        Body::Record(record, None) if !record.hoisted => named.then(|| "m".to_owned()),
        _ => Some("m".to_owned()),
    };
    Field {
        name,
        body,
        packed,
        align,
    }
}
