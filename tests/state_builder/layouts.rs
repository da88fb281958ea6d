//! The C structs against a table of what the headers have: on the target by its compiler, and for Windows on 64 and on 32
//! bits by the engine, from what each `LAYOUT` says about its members.
//!
//! `data/d3d12_layouts.csv` has a line for each record (no member: size and alignment) and for each member (offset and size,
//! in bytes), for pointers of 64 and of 32 bits. A bit-field has its width behind a colon. Headers: SDK 619.

use std::collections::BTreeSet;

use clayout::abi::{Abi, Scalar};
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::state::raw::*;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;
use clayout::layout::{Member, Record, TypeLayout, place};
use clayout::{CLayout, CName, MemberKind, StructLayout};

/// The types that are shipped; each has to be in the table, and each of the table here.
macro_rules! shipped {
    ($($name:ident)*) => { [$(<$name as CLayout>::LAYOUT,)*] };
}

pub(crate) fn shipped() -> Vec<&'static StructLayout> {
    shipped! {
        D3D12_STATE_OBJECT_DESC D3D12_STATE_SUBOBJECT D3D12_STATE_OBJECT_CONFIG D3D12_GLOBAL_ROOT_SIGNATURE
        D3D12_LOCAL_ROOT_SIGNATURE D3D12_NODE_MASK D3D12_EXPORT_DESC D3D12_SHADER_BYTECODE D3D12_DXIL_LIBRARY_DESC
        D3D12_EXISTING_COLLECTION_DESC D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION
        D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION D3D12_RAYTRACING_SHADER_CONFIG D3D12_RAYTRACING_PIPELINE_CONFIG
        D3D12_HIT_GROUP_DESC D3D12_RAYTRACING_PIPELINE_CONFIG1 D3D12_WORK_GRAPH_DESC D3D12_NODE_ID D3D12_NODE
        D3D12_SHADER_NODE D3D12_BROADCASTING_LAUNCH_OVERRIDES D3D12_COALESCING_LAUNCH_OVERRIDES
        D3D12_THREAD_LAUNCH_OVERRIDES D3D12_COMMON_COMPUTE_NODE_OVERRIDES D3D12_NODE_OUTPUT_OVERRIDES
        D3D12_SERIALIZED_ROOT_SIGNATURE_DESC D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE
        D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE D3D12_COMPILER_EXISTING_COLLECTION_DESC
        D3D12_EXISTING_COLLECTION_BY_KEY_DESC D3D12_GENERIC_PROGRAM_DESC D3D12_STREAM_OUTPUT_DESC
        D3D12_SO_DECLARATION_ENTRY D3D12_BLEND_DESC D3D12_RENDER_TARGET_BLEND_DESC D3D12_RASTERIZER_DESC2
        D3D12_DEPTH_STENCILOP_DESC D3D12_DEPTH_STENCILOP_DESC1 D3D12_DEPTH_STENCIL_DESC D3D12_DEPTH_STENCIL_DESC1
        D3D12_DEPTH_STENCIL_DESC2 D3D12_INPUT_LAYOUT_DESC D3D12_INPUT_ELEMENT_DESC D3D12_RT_FORMAT_ARRAY
        DXGI_SAMPLE_DESC D3D12_VIEW_INSTANCING_DESC D3D12_VIEW_INSTANCE_LOCATION D3D12_RAYTRACING_INSTANCE_DESC
        D3D12_RAYTRACING_OPACITY_MICROMAP_DESC D3D12_FEATURE_DATA_ARCHITECTURE1 D3D12_FEATURE_DATA_CROSS_NODE
    }
    .into()
}

/// A line of the table.
struct Row {
    record: &'static str,
    /// Empty for the record itself.
    member: &'static str,
    /// Offset and size, or size and alignment; nothing for a bit-field.
    wide: Option<(usize, usize)>,
    narrow: Option<(usize, usize)>,
}

impl Row {
    fn at(&self, bits: u32) -> Option<(usize, usize)> {
        if bits == 64 { self.wide } else { self.narrow }
    }
}

fn table() -> Vec<Row> {
    let lines = include_str!("../data/d3d12_layouts.csv").lines().skip(1);
    lines
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            let [record, member, numbers @ ..] = &cells[..] else {
                panic!("{line}")
            };
            let number = |index: usize| numbers[index].parse().ok();
            Row {
                record,
                member,
                wide: number(0).zip(number(1)),
                narrow: number(2).zip(number(3)),
            }
        })
        .collect()
}

/// Our name of a member: the anonymous union of four pointers is one pointer here, called like the first.
fn our_name<'a>(row: &Row, name: &'a str) -> &'a str {
    match row.record {
        "D3D12_SHADER_NODE" if name.starts_with('p') => "pBroadcastingLaunchOverrides",
        _ => name,
    }
}

/// Holds a record against its lines; `found` has size and alignment first, then offset and size of each member.
fn compare(layout: &StructLayout, bits: u32, found: &[(usize, usize)], rows: &[Row]) {
    let rows: Vec<&Row> = rows.iter().filter(|row| row.record == layout.name).collect();
    assert!(!rows.is_empty(), "`{}` is not in the table", layout.name);
    let mut seen = BTreeSet::new();
    for row in rows {
        let (name, width) = row.member.split_once(':').unwrap_or((row.member, ""));
        if name.is_empty() {
            assert_eq!(Some(found[0]), row.at(bits), "{} on {bits} bits", layout.name);
            continue;
        }
        let name = our_name(row, name);
        let index = layout.members.iter().position(|member| member.name == name);
        let index = index.unwrap_or_else(|| panic!("`{}` has no member `{name}`", layout.name));
        seen.insert(index);
        match row.at(bits) {
            None => assert_eq!(
                layout.members[index].bit_width.to_string(),
                width,
                "{}.{name}",
                layout.name
            ),
            place => assert_eq!(Some(found[index + 1]), place, "{}.{name} on {bits} bits", layout.name),
        }
    }
    assert_eq!(
        seen.len(),
        layout.members.len(),
        "`{}` has members that C has not",
        layout.name
    );
}

/// What rustc was made to agree with.
#[test]
fn layouts_on_the_target_are_those_of_the_headers() {
    let rows = table();
    for layout in shipped() {
        let mut found = vec![(layout.size, layout.align)];
        found.extend(
            layout
                .members
                .iter()
                .map(|member| (member.byte_offset(), member.bit_width / 8)),
        );
        compare(layout, usize::BITS, &found, &rows);
    }
}

#[test]
fn layouts_by_the_engine_are_those_of_the_headers() {
    let rows = table();
    let targets = [("x86_64", 64), ("aarch64", 64), ("i686", 32)];
    for (arch, bits) in targets {
        let abi = Abi::from_triple(&format!("{arch}-pc-windows-msvc")).unwrap();
        for layout in shipped() {
            compare(layout, bits, &laid_out(layout, &abi), &rows);
        }
    }
}

/// A subobject of the documentation that is not shipped fails here; so does one that is and not in the table.
#[test]
fn the_table_and_the_types_are_the_same_set() {
    let table: BTreeSet<&str> = table().iter().map(|row| row.record).collect();
    let types: BTreeSet<&str> = shipped().iter().map(|layout| layout.name).collect();
    assert_eq!(table, types);
}

/// Types 16, 20, 21, 23 and 26 are a number without a struct.
#[test]
fn subobjects_that_are_a_number() {
    for layout in shipped! { CSampleMask CIbStripCutValue CPrimitiveTopology CDepthStencilFormat CProgramFlags } {
        assert_eq!((layout.size, layout.align, layout.members.len()), (4, 4, 1), "{layout}");
    }
}

/// Size and alignment of a record by the rules of an ABI, then offset and size of its members, all from what its `LAYOUT` says
/// about their types.
fn laid_out(layout: &StructLayout, abi: &Abi) -> Vec<(usize, usize)> {
    let types: Vec<TypeLayout> = layout
        .members
        .iter()
        .map(|member| c_type(&member.c_type, abi))
        .collect();
    let members: Vec<Member<'_>> = layout
        .members
        .iter()
        .zip(&types)
        .map(|(member, ty)| match member.kind {
            MemberKind::Plain => Member::plain(*ty),
            MemberKind::BitField => Member::bits(*ty, u32::try_from(member.bit_width).unwrap()),
            kind => panic!("{}.{} is a {kind:?}", layout.name, member.name),
        })
        .collect();
    let mut offsets = vec![0; members.len()];
    let record = place(abi, &Record::structure(&members), &mut offsets).unwrap();
    let narrow = |number: u64| usize::try_from(number).unwrap();
    let mut found = vec![(narrow(record.size), narrow(record.align))];
    let places = offsets
        .iter()
        .zip(&types)
        .map(|(offset, ty)| (narrow(offset / 8), narrow(ty.size)));
    found.extend(places);
    found
}

fn c_type(name: &CName, abi: &Abi) -> TypeLayout {
    let scalar = |scalar| abi.scalar(scalar).unwrap();
    match name {
        CName::Pointer | CName::Basic("uintptr_t") => scalar(Scalar::Pointer),
        CName::Basic("uint8_t") => scalar(Scalar::Char),
        CName::Basic("uint16_t") => scalar(Scalar::Short),
        CName::Basic("uint32_t" | "int32_t") => scalar(Scalar::Int),
        CName::Basic("uint64_t") => scalar(Scalar::LongLong),
        CName::Basic("float") => scalar(Scalar::Float),
        CName::Enumeration { repr, .. } => c_type(&CName::Basic(repr), abi),
        CName::Array(element, count) => c_type(element, abi).array(*count as u64).unwrap(),
        CName::Record(record) => {
            let (size, align) = laid_out(record, abi)[0];
            TypeLayout::new(size as u64, align as u64)
        }
        other => panic!("a type that no struct of Direct3D 12 has: {other:?}"),
    }
}
