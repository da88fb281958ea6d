//! The shipped types of Direct3D 12 against figures from its headers and reference pages.

use clayout::abi::{Abi, Scalar};
use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, DetailToExposedMode, MsaaFault, MsaaParameters};
use clayout::d3d12::{
    AnyArchitecture, Architecture1, Bool32, ComRef, CrossNode, CrossNodeSharingTier, D3D12_FEATURE_DATA_ARCHITECTURE1,
    D3D12_FEATURE_DATA_CROSS_NODE, D3D12_GLOBAL_ROOT_SIGNATURE, D3D12_NODE_MASK, D3D12_RAYTRACING_INSTANCE_DESC,
    D3D12_RAYTRACING_OPACITY_MICROMAP_DESC, GlobalRootSignature, HeapAdvice, NodeMask, OpacityMicromapFormat,
    RaytracingInstanceDesc, RaytracingInstanceFlags, RaytracingOpacityMicromapDesc, ZeroNodeMask,
};
use clayout::layout::{Member, Record, TypeLayout, place};
use clayout::{CEnum, MemberKind, Open, StructLayout};

/// Offsets and sizes in bytes that a C compiler gave for the headers of SDK 619: struct, member, offset and size on 64 bits,
/// offset and size on 32 bits. The first row of a struct has size and alignment instead.
const HEADER: &str = "\
D3D12_FEATURE_DATA_ARCHITECTURE1,<size/align>,20,4,20,4
D3D12_FEATURE_DATA_ARCHITECTURE1,NodeIndex,0,4,0,4
D3D12_FEATURE_DATA_ARCHITECTURE1,TileBasedRenderer,4,4,4,4
D3D12_FEATURE_DATA_ARCHITECTURE1,UMA,8,4,8,4
D3D12_FEATURE_DATA_ARCHITECTURE1,CacheCoherentUMA,12,4,12,4
D3D12_FEATURE_DATA_ARCHITECTURE1,IsolatedMMU,16,4,16,4
D3D12_FEATURE_DATA_CROSS_NODE,<size/align>,8,4,8,4
D3D12_FEATURE_DATA_CROSS_NODE,SharingTier,0,4,0,4
D3D12_FEATURE_DATA_CROSS_NODE,AtomicShaderInstructions,4,4,4,4
D3D12_GLOBAL_ROOT_SIGNATURE,<size/align>,8,8,4,4
D3D12_GLOBAL_ROOT_SIGNATURE,pGlobalRootSignature,0,8,0,4
D3D12_NODE_MASK,<size/align>,4,4,4,4
D3D12_NODE_MASK,NodeMask,0,4,0,4
D3D12_RAYTRACING_OPACITY_MICROMAP_DESC,<size/align>,8,4,8,4
D3D12_RAYTRACING_OPACITY_MICROMAP_DESC,ByteOffset,0,4,0,4
D3D12_RAYTRACING_OPACITY_MICROMAP_DESC,SubdivisionLevel:16,None,None,None,None
D3D12_RAYTRACING_OPACITY_MICROMAP_DESC,Format:16,None,None,None,None
D3D12_RAYTRACING_INSTANCE_DESC,<size/align>,64,8,64,8
D3D12_RAYTRACING_INSTANCE_DESC,Transform,0,48,0,48
D3D12_RAYTRACING_INSTANCE_DESC,InstanceID:24,None,None,None,None
D3D12_RAYTRACING_INSTANCE_DESC,InstanceMask:8,None,None,None,None
D3D12_RAYTRACING_INSTANCE_DESC,InstanceContributionToHitGroupIndex:24,None,None,None,None
D3D12_RAYTRACING_INSTANCE_DESC,Flags:8,None,None,None,None
D3D12_RAYTRACING_INSTANCE_DESC,AccelerationStructure,56,8,56,8
";

/// One row of [`HEADER`] for one pointer size.
struct Row {
    name: &'static str,
    /// Where the member is a bit-field.
    width: Option<usize>,
    offset: Option<usize>,
    size: Option<usize>,
}

/// Size, alignment and the members of a struct where pointers have `pointer_size` bytes.
fn rows(name: &str, pointer_size: u64) -> (usize, usize, Vec<Row>) {
    let columns = if pointer_size == 8 { 2 } else { 4 };
    let parsed = HEADER.lines().filter_map(|line| {
        let cells: Vec<&'static str> = line.split(',').collect();
        let (member, width) = match cells[1].split_once(':') {
            Some((member, width)) => (member, Some(width.parse().unwrap())),
            None => (cells[1], None),
        };
        (cells[0] == name).then(|| Row {
            name: member,
            width,
            offset: cells[columns].parse().ok(),
            size: cells[columns + 1].parse().ok(),
        })
    });
    let mut members: Vec<Row> = parsed.collect();
    let whole = members.remove(0);
    (whole.offset.unwrap(), whole.size.unwrap(), members)
}

/// As C spells them, and what has no name in hexadecimal.
#[test]
fn flags_print_their_names() {
    use clayout::d3d12::StateObjectFlags;

    let both = RaytracingInstanceFlags::FORCE_OPAQUE | RaytracingInstanceFlags::DISABLE_OMMS;
    let text = "D3D12_RAYTRACING_INSTANCE_FLAG_FORCE_OPAQUE | D3D12_RAYTRACING_INSTANCE_FLAG_DISABLE_OMMS";
    assert_eq!(format!("{both:?}"), text);
    let newer = both | RaytracingInstanceFlags::from_repr(0x140);
    assert_eq!(format!("{newer:?}"), format!("{text} | 0x140"));
    assert_eq!(format!("{:?}", StateObjectFlags::NONE), "D3D12_STATE_OBJECT_FLAGS(0)");
    assert_eq!(
        format!("{:?}", StateObjectFlags::from_repr(0x18)),
        "D3D12_STATE_OBJECT_FLAGS(0x18)"
    );
}

#[test]
fn layouts_are_those_of_the_header() {
    let layouts: [&StructLayout; 6] = [
        D3D12_FEATURE_DATA_ARCHITECTURE1::LAYOUT,
        D3D12_FEATURE_DATA_CROSS_NODE::LAYOUT,
        D3D12_GLOBAL_ROOT_SIGNATURE::LAYOUT,
        D3D12_NODE_MASK::LAYOUT,
        D3D12_RAYTRACING_OPACITY_MICROMAP_DESC::LAYOUT,
        D3D12_RAYTRACING_INSTANCE_DESC::LAYOUT,
    ];
    let structs = HEADER.lines().filter(|line| line.contains("<size/align>")).count();
    assert_eq!(structs, layouts.len());
    for layout in layouts {
        let (size, align, members) = rows(layout.name, Abi::TARGET.pointer_size);
        assert_eq!((layout.size, layout.align), (size, align), "{}", layout.name);
        assert_eq!(layout.members.len(), members.len(), "{}", layout.name);
        for (member, row) in layout.members.iter().zip(members) {
            assert_eq!(member.name, row.name);
            if let Some(width) = row.width {
                assert_eq!(
                    (member.kind, member.bit_width),
                    (MemberKind::BitField, width),
                    "{}",
                    row.name
                );
            } else {
                let place = (Some(member.byte_offset()), Some(member.bit_width / 8));
                assert_eq!(place, (row.offset, row.size), "{}", row.name);
            }
        }
    }
}

#[test]
fn the_compiler_agrees_about_sizes_and_alignments() {
    macro_rules! sizes {
        ($($ty:ty: $size:expr, $align:expr;)*) => {$(
            assert_eq!((size_of::<$ty>(), align_of::<$ty>()), ($size, $align), stringify!($ty));
        )*};
    }
    let pointer = size_of::<*const u8>();
    sizes! {
        D3D12_FEATURE_DATA_ARCHITECTURE1: 20, 4;
        D3D12_FEATURE_DATA_CROSS_NODE: 8, 4;
        D3D12_GLOBAL_ROOT_SIGNATURE<'static>: pointer, pointer;
        D3D12_NODE_MASK: 4, 4;
        D3D12_RAYTRACING_OPACITY_MICROMAP_DESC: 8, 4;
        D3D12_RAYTRACING_INSTANCE_DESC: 64, 8;
        D3D12XBOX_MSAA_PARAMETERS: 8, 4;
        Bool32: 4, 4;
        ComRef<'static>: pointer, pointer;
        Option<ComRef<'static>>: pointer, pointer;
    }
}

/// The structs of the header once more, for the layout engine.
fn with_record(name: &str, abi: &Abi, check: impl FnOnce(&Record<'_>)) {
    let scalar = |scalar| abi.scalar(scalar).unwrap();
    let (uint, float, wide) = (scalar(Scalar::Int), scalar(Scalar::Float), scalar(Scalar::LongLong));
    let word = Member::plain(uint);
    match name {
        "D3D12_FEATURE_DATA_ARCHITECTURE1" => check(&Record::structure(&[word; 5])),
        "D3D12_FEATURE_DATA_CROSS_NODE" => check(&Record::structure(&[word; 2])),
        "D3D12_GLOBAL_ROOT_SIGNATURE" => check(&Record::structure(&[Member::plain(scalar(Scalar::Pointer))])),
        "D3D12_NODE_MASK" => check(&Record::structure(&[word])),
        "D3D12_RAYTRACING_OPACITY_MICROMAP_DESC" => check(&Record::structure(&[
            word,
            Member::bits(uint, 16),
            Member::bits(uint, 16),
        ])),
        "D3D12_RAYTRACING_INSTANCE_DESC" => check(
            &Record::structure(&[
                Member::plain(float.array(12).unwrap()),
                Member::bits(uint, 24),
                Member::bits(uint, 8),
                Member::bits(uint, 24),
                Member::bits(uint, 8),
                Member::plain(wide),
            ])
            .align(8),
        ),
        _ => panic!("{name} is not described"),
    }
}

#[test]
fn layouts_are_those_of_the_header_on_other_targets() {
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
        let names = HEADER.lines().filter_map(|line| line.split_once(",<size/align>"));
        for (name, _) in names {
            let (size, align, members) = rows(name, abi.pointer_size);
            with_record(name, &abi, |record| {
                let mut offsets = vec![0; members.len()];
                let placed = place(&abi, record, &mut offsets).unwrap();
                let whole = (placed.size, placed.align);
                assert_eq!(whole, (size as u64, align as u64), "{name} on {triple}");
                let mut bits = None;
                for (offset, row) in offsets.iter().zip(&members) {
                    // A bit-field follows what is before it without a gap in all of these.
                    let expected = row.offset.map(|offset| offset as u64 * 8).or(bits).unwrap();
                    assert_eq!(*offset, expected, "{name}.{} on {triple}", row.name);
                    let width = row.width.unwrap_or_else(|| row.size.unwrap() * 8);
                    bits = Some(offset + width as u64);
                }
            });
        }
    }
}

type Msaa = D3D12XBOX_MSAA_PARAMETERS;

/// A member of `D3D12XBOX_MSAA_PARAMETERS`: how to set all its bits, how to clear them, its word and its bits in that.
type MsaaMember = (&'static str, fn(&mut Msaa), fn(&mut Msaa), usize, u32);

/// In the C order, with the masks that C compilers gave.
const MSAA: [MsaaMember; 14] = [
    (
        "NumSamplesMsaaLog2",
        |c| c.set_num_samples_msaa_log2(7),
        |c| c.set_num_samples_msaa_log2(0),
        0,
        0x7,
    ),
    (
        "MaxSampleDistanceInSubpixels",
        |c| c.set_max_sample_distance_in_subpixels(15),
        |c| c.set_max_sample_distance_in_subpixels(0),
        0,
        0x78,
    ),
    (
        "NumSamplesMsaaExposedToPSLog2",
        |c| c.set_num_samples_msaa_exposed_to_ps_log2(7),
        |c| c.set_num_samples_msaa_exposed_to_ps_log2(0),
        0,
        0x380,
    ),
    (
        "DetailToExposedMode",
        // No enumerator has all bits.
        |c| c.set_dword0(c.dword0() | 3 << Msaa::DETAIL_TO_EXPOSED_MODE_RANGE.offset),
        |c| c.set_detail_to_exposed_mode(DetailToExposedMode::MaskUpperOrFallBack),
        0,
        0xC00,
    ),
    (
        "ApplyMaskAfterCentroid",
        |c| c.set_apply_mask_after_centroid(true),
        |c| c.set_apply_mask_after_centroid(false),
        0,
        0x1000,
    ),
    (
        "MaxAnchorSamplesLog2",
        |c| c.set_max_anchor_samples_log2(7),
        |c| c.set_max_anchor_samples_log2(0),
        1,
        0x7,
    ),
    (
        "NumSamplesForPSIterationLog2",
        |c| c.set_num_samples_for_ps_iteration_log2(7),
        |c| c.set_num_samples_for_ps_iteration_log2(0),
        1,
        0x38,
    ),
    (
        "NumSamplesForMaskExportLog2",
        |c| c.set_num_samples_for_mask_export_log2(7),
        |c| c.set_num_samples_for_mask_export_log2(0),
        1,
        0x1C0,
    ),
    (
        "NumSamplesForAlphaToMaskLog2",
        |c| c.set_num_samples_for_alpha_to_mask_log2(7),
        |c| c.set_num_samples_for_alpha_to_mask_log2(0),
        1,
        0xE00,
    ),
    (
        "InterpolateCompZ",
        |c| c.set_interpolate_comp_z(true),
        |c| c.set_interpolate_comp_z(false),
        1,
        0x4000,
    ),
    (
        "InterpolateSrcZ",
        |c| c.set_interpolate_src_z(true),
        |c| c.set_interpolate_src_z(false),
        1,
        0x8000,
    ),
    (
        "StaticAnchorAssociations",
        |c| c.set_static_anchor_associations(true),
        |c| c.set_static_anchor_associations(false),
        1,
        0x1_0000,
    ),
    (
        "OverrasterizationAmount",
        |c| c.set_overrasterization_amount(7),
        |c| c.set_overrasterization_amount(0),
        1,
        0x1C_0000,
    ),
    (
        "EnablePostZOverrasterization",
        |c| c.set_enable_post_z_overrasterization(true),
        |c| c.set_enable_post_z_overrasterization(false),
        1,
        0x20_0000,
    ),
];

const MSAA_RESERVED: [(&str, usize, u32); 3] = [
    ("Reserved2", 1, 0x1000),
    ("Reserved0", 1, 0x2000),
    ("Reserved1", 1, 0x2_0000),
];

fn words(c: Msaa) -> [u32; 2] {
    [c.dword0(), c.dword1()]
}

/// `bits` in one word, nothing in the other.
fn in_word(word: usize, bits: u32) -> [u32; 2] {
    let mut words = [0; 2];
    words[word] = bits;
    words
}

/// A member's bits, by the layout.
fn by_layout(c_name: &str) -> [u32; 2] {
    let member = Msaa::LAYOUT.member(c_name).unwrap();
    let ones = u32::MAX >> (32 - member.bit_width);
    in_word(member.bit_offset / 32, ones << (member.bit_offset % 32))
}

#[test]
#[cfg(target_endian = "little")]
fn masks_of_the_msaa_parameters() {
    for (name, set, clear, word, mask) in MSAA {
        let mut c = Msaa::new();
        set(&mut c);
        assert_eq!(words(c), in_word(word, mask), "{name}");
        let mut c = Msaa::new().with_dword0(u32::MAX).with_dword1(u32::MAX);
        clear(&mut c);
        assert_eq!(words(c), in_word(word, mask).map(|mask| !mask), "{name}");
        assert_eq!(by_layout(name), in_word(word, mask), "{name}");
    }
    for (name, word, mask) in MSAA_RESERVED {
        assert_eq!(by_layout(name), in_word(word, mask), "{name}");
    }
}

#[test]
fn the_msaa_parameters_fill_13_and_22_bits() {
    let members = MSAA.map(|(_, _, _, word, mask)| in_word(word, mask));
    let reserved = MSAA_RESERVED.map(|(_, word, mask)| in_word(word, mask));
    let all = members.into_iter().chain(reserved);
    let [first, second] = all.fold([0, 0], |sum, mask| {
        assert_eq!((sum[0] & mask[0], sum[1] & mask[1]), (0, 0), "members overlap");
        [sum[0] | mask[0], sum[1] | mask[1]]
    });
    assert_eq!((first, second), (0x1FFF, 0x3F_FFFF));
    let names: Vec<&str> = Msaa::LAYOUT.members.iter().map(|member| member.name).collect();
    assert_eq!(names.len(), MSAA.len() + MSAA_RESERVED.len() + 2);
    let position = |name| names.iter().position(|other| *other == name).unwrap();
    assert!(position("Reserved2") < position("Reserved0") && position("Reserved0") < position("Reserved1"));
}

#[test]
fn the_msaa_parameters_lie_the_same_on_every_target() {
    for triple in [
        "x86_64-pc-windows-msvc",
        "i686-pc-windows-msvc",
        "x86_64-pc-windows-gnu",
        "x86_64-unknown-linux-gnu",
    ] {
        let abi = Abi::from_triple(triple).unwrap();
        let uint: TypeLayout = abi.scalar(Scalar::Int).unwrap();
        let bits = |widths: &[u32]| {
            widths
                .iter()
                .map(|width| Member::bits(uint, *width))
                .collect::<Vec<_>>()
        };
        let (first, second) = (bits(&[3, 4, 3, 2, 1]), bits(&[3, 3, 3, 3, 1, 1, 1, 1, 1, 1, 3, 1]));
        let (first, second) = (Record::structure(&first), Record::structure(&second));
        let (first, second) = (
            [Member::record(&first), Member::plain(uint)],
            [Member::record(&second), Member::plain(uint)],
        );
        let (first, second) = (Record::union(&first), Record::union(&second));
        let members = [Member::record(&first), Member::record(&second)];
        let record = Record::structure(&members);
        let mut offsets = vec![0; record.member_count()];
        let placed = place(&abi, &record, &mut offsets).unwrap();
        assert_eq!((placed.size, placed.align), (8, 4), "{triple}");
        // The unions, the structs in them and the words come besides the bit-fields.
        let expected = [
            0, 0, 0, 3, 7, 10, 12, 0, 32, 32, 32, 35, 38, 41, 44, 45, 46, 47, 48, 49, 50, 53, 32,
        ];
        assert_eq!(offsets, expected, "{triple}");
    }
}

#[test]
fn reserved_bits_are_kept() {
    let mut c = Msaa::new().with_dword0(u32::MAX).with_dword1(u32::MAX);
    MsaaParameters::default().write_to(&mut c).unwrap();
    assert_eq!(words(c), [!0x1FFF, !0x3F_FFFF | 0x1000 | 0x2000 | 0x2_0000]);
    let fresh = MsaaParameters::default().to_c().unwrap();
    assert_eq!(words(fresh), [0, 0]);
}

#[test]
fn each_rule_of_the_msaa_parameters() {
    use MsaaFault::{DistanceWithoutAntiAliasing, ReservedMode, TooManyAnchors, TooManyIterations};
    let check = |words: [u32; 2], depth_samples, expected: &[MsaaFault], fine: [u32; 2], fine_samples| {
        let parameters = |[first, second]: [u32; 2]| Msaa::new().with_dword0(first).with_dword1(second);
        let c = parameters(words);
        let faults = c.validate_for_depth_samples(depth_samples).unwrap_err();
        assert_eq!(faults.as_slice(), expected);
        let own = |fault: &&MsaaFault| matches!(fault, ReservedMode | DistanceWithoutAntiAliasing { .. });
        let without_surface = c.validate().err();
        let without_surface = without_surface.as_ref().map_or(&[][..], |faults| faults.as_slice());
        assert!(expected.iter().filter(own).eq(without_surface));
        // The nearest one that breaks no rule.
        let c = parameters(fine);
        assert_eq!(
            (c.validate(), c.validate_for_depth_samples(fine_samples)),
            (Ok(()), Ok(()))
        );
    };
    let far = |distance| DistanceWithoutAntiAliasing { distance };
    let iterated = |iterations, depth_samples| TooManyIterations {
        iterations,
        depth_samples,
    };
    let anchored = |anchors, depth_samples| TooManyAnchors { anchors, depth_samples };
    check([0xC00, 0], 1, &[ReservedMode], [0x800, 0], 1);
    check([1 << 3, 0], 1, &[far(1)], [1 << 3 | 1, 0], 1);
    check([15 << 3, 0], 1, &[far(15)], [0, 0], 1);
    check([0, 1 << 3], 1, &[iterated(2, 1)], [0, 1 << 3], 2);
    check([0, 3 << 3], 7, &[iterated(8, 7)], [0, 2 << 3], 7);
    check([0, 1], 1, &[anchored(2, 1)], [0, 1], 2);
    check([0, 7], 64, &[anchored(128, 64)], [0, 6], 64);
    let all = [ReservedMode, far(1), iterated(128, 8), anchored(128, 8)];
    check([0xC08, 0x3F], 8, &all, [0x809, 0x1B], 8);
}

#[test]
fn faults_name_the_member_and_say_what_to_do() {
    let faults = Msaa::new()
        .with_dword0(0xC08)
        .with_dword1(0x3F)
        .validate_for_depth_samples(1)
        .unwrap_err();
    let text = faults.to_string();
    let lines: Vec<&str> = text.lines().collect();
    let expected = [
        "`DetailToExposedMode` is 3, which is reserved: use 0, 1 or 2",
        "`MaxSampleDistanceInSubpixels` is 1, but `NumSamplesMsaaLog2` is 0, which is no anti-aliasing: make the distance 0, or \
         have more samples",
        "`NumSamplesForPSIterationLog2` stands for 128 samples, but the depth surface has 1, and to go through more is not \
         supported: lower it",
        "`MaxAnchorSamplesLog2` stands for 128 samples, but the depth surface has 1, and fragments without an anchor are \
         discarded: lower it",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn an_instance_keeps_the_neighbours_of_what_is_set() {
    let mut c = D3D12_RAYTRACING_INSTANCE_DESC::new();
    c.set_instance_mask(0xFF);
    c.set_instance_id(0x00AB_CDEF);
    #[cfg(target_endian = "little")]
    assert_eq!(c.to_bytes()[48..52], [0xEF, 0xCD, 0xAB, 0xFF]);
    assert_eq!((c.instance_id(), c.instance_mask()), (0x00AB_CDEF, 0xFF));

    c.set_flags(RaytracingInstanceFlags::DISABLE_OMMS | RaytracingInstanceFlags::FORCE_OPAQUE);
    c.set_instance_contribution_to_hit_group_index(0x12_3456);
    assert_eq!(c.flags().into_repr(), 0x24);
    #[cfg(target_endian = "little")]
    assert_eq!(c.to_bytes()[52..56], [0x56, 0x34, 0x12, 0x24]);
}

#[test]
fn an_instance_has_24_and_8_bits() {
    let mut c = D3D12_RAYTRACING_INSTANCE_DESC::new();
    for id in [0xFF_FFFF, 0] {
        assert_eq!(c.set_instance_id_checked(id), Ok(()));
        assert_eq!(c.set_instance_contribution_to_hit_group_index_checked(id), Ok(()));
    }
    assert_eq!(
        c.set_instance_id_checked(0x100_0000).unwrap_err().member(),
        "InstanceID"
    );
    let error = c
        .set_instance_contribution_to_hit_group_index_checked(u32::MAX)
        .unwrap_err();
    assert_eq!(error.member(), "InstanceContributionToHitGroupIndex");
    let error = c
        .set_flags_checked(RaytracingInstanceFlags::from_repr(0x100))
        .unwrap_err();
    assert_eq!((error.member(), error.value().magnitude()), ("Flags", 0x100));
    assert_eq!(c, D3D12_RAYTRACING_INSTANCE_DESC::new());

    let instance = RaytracingInstanceDesc::new(0x1234_5678_9ABC_DE00);
    let back = RaytracingInstanceDesc::from_c(&instance.to_c().unwrap());
    assert_eq!(back, Ok(instance));
}

#[test]
fn a_micromap_format_is_an_enumeration_of_16_bits() {
    let member = D3D12_RAYTRACING_OPACITY_MICROMAP_DESC::LAYOUT.member("Format").unwrap();
    assert_eq!(member.c_type.to_string(), "D3D12_RAYTRACING_OPACITY_MICROMAP_FORMAT");
    let mut c = D3D12_RAYTRACING_OPACITY_MICROMAP_DESC::new();
    c.set_subdivision_level(u16::MAX);
    c.set_format(OpacityMicromapFormat::Oc1FourState);
    #[cfg(target_endian = "little")]
    assert_eq!(c.to_bytes(), [0, 0, 0, 0, 0xFF, 0xFF, 2, 0]);
    assert_eq!(c.format(), Ok(OpacityMicromapFormat::Oc1FourState));
    let error = RaytracingOpacityMicromapDesc::from_c(&D3D12_RAYTRACING_OPACITY_MICROMAP_DESC::new()).unwrap_err();
    assert_eq!((error.member(), error.value().magnitude()), ("Format", 0));
}

#[test]
fn tiers_have_their_values_names_and_order() {
    let expected = [
        (
            CrossNodeSharingTier::NotSupported,
            "D3D12_CROSS_NODE_SHARING_TIER_NOT_SUPPORTED",
        ),
        (
            CrossNodeSharingTier::Tier1Emulated,
            "D3D12_CROSS_NODE_SHARING_TIER_1_EMULATED",
        ),
        (CrossNodeSharingTier::Tier1, "D3D12_CROSS_NODE_SHARING_TIER_1"),
        (CrossNodeSharingTier::Tier2, "D3D12_CROSS_NODE_SHARING_TIER_2"),
        (CrossNodeSharingTier::Tier3, "D3D12_CROSS_NODE_SHARING_TIER_3"),
    ];
    for (value, (tier, c_name)) in expected.into_iter().enumerate() {
        let value = u32::try_from(value).unwrap();
        assert_eq!(
            (tier.into_repr(), Open::new(tier).to_string().as_str()),
            (value, c_name)
        );
        assert_eq!(CrossNodeSharingTier::from_repr(value), Ok(tier));
    }
    assert!(expected.is_sorted_by(|(lower, _), (higher, _)| lower < higher && Open::new(*lower) < *higher));
    assert_eq!(CrossNodeSharingTier::ENUMERATORS.len(), expected.len());
}

#[test]
fn what_each_tier_allows() {
    // Supported, emulated, copies only, shader access, shader atomics.
    let answers = [
        [false, false, false, false, false],
        [true, true, true, false, false],
        [true, false, true, false, false],
        [true, false, false, true, false],
        [true, false, false, true, true],
        [true, false, false, true, true],
    ];
    for (value, expected) in (0..).zip(answers) {
        let open = Open::<CrossNodeSharingTier>::from_repr(value);
        let found = [
            open.is_supported(),
            open.is_emulated(),
            open.copies_only(),
            open.allows_shader_access(),
            open.allows_shader_atomics(),
        ];
        assert_eq!(found, expected, "{open:?}");
        if let Ok(tier) = open.known() {
            let found = [
                tier.is_supported(),
                tier.is_emulated(),
                tier.copies_only(),
                tier.allows_shader_access(),
                tier.allows_shader_atomics(),
            ];
            assert_eq!(found, expected, "{tier:?}");
        }
    }
}

#[test]
fn an_unknown_tier_and_an_odd_bool_survive() {
    let mut c = D3D12_FEATURE_DATA_CROSS_NODE::new();
    c.sharing_tier = Open::from_repr(77);
    c.atomic_shader_instructions = Bool32::from_repr(-1);
    let answer = CrossNode::from(c);
    assert!(answer.sharing_tier > CrossNodeSharingTier::Tier3 && answer.atomic_shader_instructions);
    assert_eq!(answer.sharing_tier.into_repr(), 77);
}

#[test]
fn a_bool_is_true_when_it_is_not_zero() {
    for number in [0, 1, 2, -1, i32::MIN, i32::MAX] {
        let truth = Bool32::from_repr(number);
        assert_eq!(truth, number != 0);
        assert_eq!(truth, Bool32::new(number != 0));
        assert_eq!((bool::from(truth), (!truth).get()), (number != 0, number == 0));
        assert_eq!(i32::from(truth), number);
    }
    let printed = [0, 1, 2].map(|number| format!("{0:?} {0}", Bool32::from_repr(number)));
    assert_eq!(printed, ["false false", "true true", "true (2) true"]);
    let set: std::collections::HashSet<Bool32> = [0, 1, 2, 3].map(Bool32::from_repr).into();
    assert_eq!(set.len(), 2);
}

#[test]
fn advice_for_every_architecture() {
    let advice = |uma: i32, coherent: i32| {
        let mut c = D3D12_FEATURE_DATA_ARCHITECTURE1::new();
        (c.uma, c.cache_coherent_uma) = (uma.into(), coherent.into());
        let answer = Architecture1::from(c);
        assert_eq!(answer.heap_advice(), AnyArchitecture::from(answer).heap_advice());
        answer.heap_advice()
    };
    assert_eq!(advice(0, 0), HeapAdvice::TwoBudgets);
    assert_eq!(advice(0, 1), HeapAdvice::TwoBudgets);
    assert_eq!(advice(1, 0), HeapAdvice::OneBudgetWriteCombine);
    assert_eq!(advice(-1, 2), HeapAdvice::OneBudgetWriteBack);
    let all = [
        HeapAdvice::TwoBudgets,
        HeapAdvice::OneBudgetWriteCombine,
        HeapAdvice::OneBudgetWriteBack,
    ];
    assert_eq!(all.map(HeapAdvice::residency_budgets), [2, 1, 1]);
    assert_eq!(all.map(HeapAdvice::upload_write_combines), [true, true, false]);
    assert_eq!(all.map(HeapAdvice::prefers_zero_copy), [false, false, true]);
}

#[test]
fn a_node_mask_is_never_zero() {
    assert_eq!(NodeMask::new(0), Err(ZeroNodeMask));
    assert_eq!(NodeMask::try_from(0), Err(ZeroNodeMask));
    assert!(ZeroNodeMask.to_string().contains("write 1 for the first node"));
    assert_eq!(
        NodeMask::from_c(&D3D12_NODE_MASK::new()).unwrap_err().member(),
        "NodeMask"
    );
    for mask in [1, 2, 3, 0x8000_0000, u32::MAX] {
        let node_mask = NodeMask::new(mask).unwrap();
        let c = node_mask.to_c().unwrap();
        assert_eq!((c.node_mask, NodeMask::from_c(&c)), (mask, Ok(node_mask)));
        assert_eq!(u32::from(node_mask), mask);
    }
}

#[test]
fn nodes_are_bits() {
    for index in 0..32 {
        let mask = NodeMask::node(index);
        assert_eq!(mask.get(), 1 << index);
        assert!(mask.contains(index) && mask.fits(index + 1) && !mask.fits(index));
        assert!(!mask.contains(index + 1) && !mask.contains(index + 32));
    }
    assert_eq!(NodeMask::node(0) | NodeMask::node(4), NodeMask::new(17).unwrap());
    assert!(NodeMask::new(u32::MAX).unwrap().fits(32));
    let line = std::panic::catch_unwind(|| NodeMask::node(32)).unwrap_err();
    assert!(line.downcast_ref::<&str>().unwrap().contains("0 to 31"));
}

/// As `windows` declares an interface.
#[repr(transparent)]
struct Interface(*mut core::ffi::c_void);

#[test]
fn a_root_signature_is_borrowed() {
    let mut object = 0_u64;
    let owner = Interface((&raw mut object).cast());
    // SAFETY: one pointer to an object that outlives the description; nobody calls it.
    let borrowed = unsafe { ComRef::from_wrapper(&owner) };
    let description = GlobalRootSignature::new(borrowed);
    let c: D3D12_GLOBAL_ROOT_SIGNATURE<'_> = description.to_c().unwrap();
    assert_eq!(c.global_root_signature.map(ComRef::as_ptr), Some(owner.0));
    assert_eq!(GlobalRootSignature::from_c(&c), Ok(description));
    // SAFETY: the struct is one pointer, by the layout that the header's rows have confirmed.
    let pointer: *mut core::ffi::c_void = unsafe { std::mem::transmute(c) };
    assert_eq!(pointer, owner.0);
    assert_eq!(object, 0);
}

#[test]
fn no_root_signature_is_a_null_pointer() {
    let c = GlobalRootSignature::null().to_c().unwrap();
    // SAFETY: the struct is one pointer, by the layout that the header's rows have confirmed.
    let pointer: *mut core::ffi::c_void = unsafe { std::mem::transmute(c) };
    assert!(pointer.is_null());
    assert_eq!(
        (c, c),
        (
            D3D12_GLOBAL_ROOT_SIGNATURE::new(),
            D3D12_GLOBAL_ROOT_SIGNATURE::default()
        )
    );
    let panic = std::panic::catch_unwind(|| {
        // SAFETY: one pointer; that it is null is answered by a panic.
        let _ = unsafe { ComRef::from_wrapper(&Interface(std::ptr::null_mut())) };
    });
    assert!(panic.is_err());
}

/// State-object descriptions are built on one thread and used on another.
#[test]
fn descriptions_cross_threads() {
    fn sent<T: Send + Sync + Copy + 'static>() {}
    sent::<GlobalRootSignature<'static>>();
    sent::<D3D12_GLOBAL_ROOT_SIGNATURE<'static>>();
    sent::<NodeMask>();
    sent::<D3D12_NODE_MASK>();
}
