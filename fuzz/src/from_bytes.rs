//! C records of any bytes.

mod record;

use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, MsaaParameters};
use clayout::d3d12::{
    Architecture1, CrossNode, D3D12_FEATURE_DATA_ARCHITECTURE1, D3D12_FEATURE_DATA_CROSS_NODE, D3D12_NODE_MASK,
    D3D12_RAYTRACING_INSTANCE_DESC, D3D12_RAYTRACING_OPACITY_MICROMAP_DESC, NodeMask, RaytracingInstanceDesc,
    RaytracingOpacityMicromapDesc,
};

use super::Seen;
use super::input::Input;
use record::{EVERYTHING, Everything, check_answer, check_bit_fields, check_record, pieces};

/// Takes the bytes for each of the records in turn. Seen are those that have a counterpart in Rust, and members that
/// hold something unknown or were given too much.
pub fn from_bytes(bytes: &[u8]) -> Seen {
    let mut input = Input::new(bytes);
    let value = i128::from_le_bytes(input.bytes());
    let mut seen = Seen::new();

    check_answer!(seen, input, Architecture1 => D3D12_FEATURE_DATA_ARCHITECTURE1);
    check_answer!(seen, input, CrossNode => D3D12_FEATURE_DATA_CROSS_NODE);
    check_record!(seen, input, NodeMask => D3D12_NODE_MASK);

    let c = check_record!(seen, input, RaytracingInstanceDesc => D3D12_RAYTRACING_INSTANCE_DESC);
    check_bit_fields! {
        seen, c, value;
        "InstanceID" instance_id set_instance_id_checked u32;
        "InstanceMask" instance_mask set_instance_mask_checked u8;
        "InstanceContributionToHitGroupIndex" instance_contribution_to_hit_group_index
            set_instance_contribution_to_hit_group_index_checked u32;
    }

    let c = check_record!(seen, input, RaytracingOpacityMicromapDesc => D3D12_RAYTRACING_OPACITY_MICROMAP_DESC);
    check_bit_fields! { seen, c, value; "SubdivisionLevel" subdivision_level set_subdivision_level_checked u16; }
    assert_eq!(c.format().is_err(), RaytracingOpacityMicromapDesc::from_c(&c).is_err());

    let c = check_record!(seen, input, MsaaParameters => D3D12XBOX_MSAA_PARAMETERS);
    check_bit_fields! {
        seen, c, value;
        "NumSamplesMsaaLog2" num_samples_msaa_log2 set_num_samples_msaa_log2_checked u8;
        "MaxSampleDistanceInSubpixels" max_sample_distance_in_subpixels
            set_max_sample_distance_in_subpixels_checked u8;
        "ApplyMaskAfterCentroid" apply_mask_after_centroid set_apply_mask_after_centroid_checked bool;
        "MaxAnchorSamplesLog2" max_anchor_samples_log2 set_max_anchor_samples_log2_checked u8;
        "OverrasterizationAmount" overrasterization_amount set_overrasterization_amount_checked u8;
    }
    let _ = (c.validate(), c.validate_for_depth_samples(input.word()));
    assert_eq!(
        [c.dword0(), c.dword1()].map(u32::to_ne_bytes).as_flattened(),
        c.to_bytes()
    );

    let c = check_record!(seen, input, Everything => EVERYTHING);
    check_bit_fields! {
        seen, c, value;
        "Low" low set_low_checked u8;
        "Signed" signed set_signed_checked i16;
        "Flag" flag set_flag_checked bool;
        "Lone" lone set_lone_checked i8;
        "Wide" wide set_wide_checked u64;
        "Widest" widest set_widest_checked u128;
    }
    pieces(&mut input);
    seen
}
