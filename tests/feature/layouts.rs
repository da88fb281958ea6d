//! Numbers and layouts of all features, against the figures of the headers of SDK 619 for 64 and 32 bits.

use clayout::abi::{Abi, Scalar};
use clayout::d3d12::*;
use clayout::layout::{Member, Record, TypeLayout, place};
use clayout::{CLayout, CName, MemberLayout, StructLayout};

/// For each struct: `struct,<feature>,enumerator,number`, then size and alignment, then offset and size of each member; on 64
/// bits and on 32.
const HEADER: &str = include_str!("../data/d3d12_features.csv");

/// A feature: its number and its struct.
pub(crate) struct Feature {
    pub(crate) number: u32,
    pub(crate) layout: &'static StructLayout,
}

macro_rules! features {
    ($($name:ty,)*) => {
        &[$(Feature {
            number: <$name as FeatureData>::FEATURE,
            layout: <<$name as FeatureData>::C as CLayout>::LAYOUT,
        },)*]
    };
}

pub(crate) const FEATURES: &[Feature] = features! {
    Options, Architecture, FeatureLevels, FormatSupport, MultisampleQualityLevels, FormatInfo, GpuVirtualAddressSupport,
    HighestShaderModel, Options1, ProtectedResourceSessionSupport, HighestRootSignature, Architecture1, Options2, ShaderCache,
    CommandQueuePriority, Options3, ExistingHeaps, Options4, Serialization, CrossNode, Options5, Displayable, Options6,
    QueryMetaCommand, Options7, ProtectedResourceSessionTypeCount, ProtectedResourceSessionTypes, Options8, Options9, Options10,
    Options11, Options12, Options13, Options14, Options15, Options16, Options17, Options18, Options19, Options20, Predication,
    PlacedResourceSupportInfo, HardwareCopy, Options21, TightAlignment, ApplicationSpecificDriverState,
    BytecodeBypassHashSupported, ShaderCacheAbiSupport, BarrierLayoutSupport, Options22,
};

/// A struct in the table.
pub(crate) struct Expected {
    pub(crate) name: &'static str,
    pub(crate) enumerator: &'static str,
    pub(crate) number: u32,
    /// Size and alignment.
    whole: [(usize, usize); 2],
    /// Name, offset and size.
    members: Vec<(&'static str, [(usize, usize); 2])>,
}

pub(crate) fn expected() -> Vec<Expected> {
    let mut all: Vec<Expected> = Vec::new();
    for line in HEADER.lines() {
        let cells: Vec<&'static str> = line.split(',').collect();
        let number = |index: usize| cells[index].parse::<usize>().unwrap();
        let pairs = || [(number(2), number(3)), (number(4), number(5))];
        match cells[1] {
            "<feature>" => all.push(Expected {
                name: cells[0],
                enumerator: cells[2],
                number: cells[3].parse().unwrap(),
                whole: [(0, 0); 2],
                members: Vec::new(),
            }),
            "<size/align>" => all.last_mut().unwrap().whole = pairs(),
            member => all.last_mut().unwrap().members.push((member, pairs())),
        }
    }
    all
}

/// The column of the table for a pointer size.
fn column(pointer_size: u64) -> usize {
    usize::from(pointer_size != 8)
}

#[test]
fn every_public_feature_has_its_number_and_its_struct() {
    let table = expected();
    let found: Vec<_> = FEATURES
        .iter()
        .map(|feature| (feature.number, feature.layout.name))
        .collect();
    let listed: Vec<_> = table.iter().map(|row| (row.number, row.name)).collect();
    assert_eq!(found, listed);
    let mut numbers: Vec<_> = table.iter().map(|row| row.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), FEATURES.len(), "two features have one number");
}

#[test]
fn structs_lie_as_in_the_header() {
    let column = column(Abi::TARGET.pointer_size);
    for (feature, row) in FEATURES.iter().zip(expected()) {
        let layout = feature.layout;
        assert_eq!((layout.size, layout.align), row.whole[column], "{}", row.name);
        let found: Vec<_> = layout
            .members
            .iter()
            .map(|member| (member.name, place_of(member)))
            .collect();
        let listed: Vec<_> = row
            .members
            .iter()
            .map(|(name, places)| (*name, places[column]))
            .collect();
        assert_eq!(found, listed, "{}", row.name);
    }
}

fn place_of(member: &MemberLayout) -> (usize, usize) {
    (member.byte_offset(), member.bit_width / 8)
}

/// A member's type on another target.
fn member_on(abi: &Abi, c_type: &CName) -> TypeLayout {
    let scalar = |scalar| abi.scalar(scalar).unwrap();
    match c_type {
        CName::Pointer | CName::Basic("uintptr_t") => scalar(Scalar::Pointer),
        CName::Basic(name) | CName::Enumeration { repr: name, .. } => match *name {
            "uint8_t" => scalar(Scalar::Char),
            "uint16_t" => scalar(Scalar::Short),
            "uint32_t" | "int32_t" => scalar(Scalar::Int),
            "uint64_t" => scalar(Scalar::LongLong),
            other => panic!("no feature has a {other}"),
        },
        CName::Array(element, count) => member_on(abi, element).array(*count as u64).unwrap(),
        CName::Record(record) => record_on(abi, record, |_, placed| placed),
        CName::Foreign { .. } => panic!("no feature has a foreign member"),
        other => panic!("{other} is new"),
    }
}

/// A struct on another target: its members' offsets, and itself as a member.
fn record_on<T>(abi: &Abi, layout: &StructLayout, read: impl FnOnce(&[u64], TypeLayout) -> T) -> T {
    let types: Vec<TypeLayout> = layout
        .members
        .iter()
        .map(|member| member_on(abi, &member.c_type))
        .collect();
    let members: Vec<Member<'_>> = types.iter().map(|ty| Member::plain(*ty)).collect();
    let mut record = Record::structure(&members);
    if layout.name == "D3D12_FEATURE_DATA_SHADERCACHE_ABI_SUPPORT" {
        record = record.align(8);
    }
    let mut offsets = vec![0; members.len()];
    let placed = place(abi, &record, &mut offsets).unwrap();
    read(&offsets, TypeLayout::new(placed.size, placed.align))
}

#[test]
fn structs_lie_as_in_the_header_on_other_targets() {
    for triple in [
        "i686-pc-windows-msvc",
        "i686-pc-windows-gnu",
        "i686-unknown-linux-gnu",
        "x86_64-pc-windows-msvc",
        "x86_64-pc-windows-gnu",
        "aarch64-pc-windows-msvc",
        "x86_64-unknown-linux-gnu",
    ] {
        let abi = Abi::from_triple(triple).unwrap();
        let column = column(abi.pointer_size);
        for (feature, row) in FEATURES.iter().zip(expected()) {
            record_on(&abi, feature.layout, |offsets, whole| {
                let (size, align) = row.whole[column];
                assert_eq!(
                    (whole.size, whole.align),
                    (size as u64, align as u64),
                    "{} on {triple}",
                    row.name
                );
                let listed: Vec<u64> = row
                    .members
                    .iter()
                    .map(|(_, places)| places[column].0 as u64 * 8)
                    .collect();
                assert_eq!(offsets, listed, "{} on {triple}", row.name);
            });
        }
    }
}
