//! A C struct with bit-fields, declared in Rust: fill it, look at it, and see what becomes of bad values. Then a Direct3D 12
//! state object.
//!
//! ```text
//! cargo run --example msaa_parameters
//! ```
#![expect(clippy::struct_excessive_bools, reason = "C has these members")]

use clayout::d3d12::{
    DxilLibrary, HitGroup, NodeMask, RaytracingPipeline, RaytracingPipelineConfig, RaytracingShaderConfig,
    StateObjectBuilder, ZeroNodeMask,
};
use clayout::{CEnum, CLayout};

/// A container without a program: what `dxc -T lib_6_3` writes would stand here.
const DXIL: &[u8] = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

/// How coverage of many samples becomes coverage of the fewer ones that the pixel shader sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, CEnum)]
#[repr(u32)]
pub enum DetailToExposedMode {
    /// Drop the upper samples; if none is left then, OR them into the lower ones.
    #[default]
    MaskUpperOrFallBack = 0,
    /// Drop the upper samples.
    MaskUpper = 1,
    /// OR the upper samples into the lower ones.
    OrUpper = 2,
}

/// One Rust field for each C member, in the C order.
#[derive(Clone, Debug, Default, PartialEq, CLayout)]
#[clayout(name = "D3D12XBOX_MSAA_PARAMETERS", rename_all = "PascalCase", overlay(Dword0: u32, Dword1: u32))]
pub struct MsaaParameters {
    #[bits(3, in = Dword0)]
    num_samples_msaa_log2: u8,
    #[bits(4, in = Dword0)]
    max_sample_distance_in_subpixels: u8,
    #[bits(3, in = Dword0)]
    #[clayout(name = "NumSamplesMsaaExposedToPSLog2")]
    num_samples_msaa_exposed_to_ps_log2: u8,
    #[bits(2, in = Dword0)]
    detail_to_exposed_mode: DetailToExposedMode,
    #[bits(1, in = Dword0)]
    apply_mask_after_centroid: bool,

    #[bits(3, in = Dword1)]
    max_anchor_samples_log2: u8,
    #[bits(3, in = Dword1)]
    #[clayout(name = "NumSamplesForPSIterationLog2")]
    num_samples_for_ps_iteration_log2: u8,
    #[bits(3, in = Dword1)]
    num_samples_for_mask_export_log2: u8,
    #[bits(3, in = Dword1)]
    num_samples_for_alpha_to_mask_log2: u8,
    #[bits(1, in = Dword1)]
    reserved2: (),
    #[bits(1, in = Dword1)]
    reserved0: (),
    #[bits(1, in = Dword1)]
    interpolate_comp_z: bool,
    #[bits(1, in = Dword1)]
    interpolate_src_z: bool,
    #[bits(1, in = Dword1)]
    static_anchor_associations: bool,
    #[bits(1, in = Dword1)]
    reserved1: (),
    #[bits(3, in = Dword1)]
    overrasterization_amount: u8,
    #[bits(1, in = Dword1)]
    enable_post_z_overrasterization: bool,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{}", MsaaParameters::LAYOUT);

    let parameters = MsaaParameters {
        num_samples_msaa_log2: 2,
        max_sample_distance_in_subpixels: 6,
        num_samples_msaa_exposed_to_ps_log2: 1,
        detail_to_exposed_mode: DetailToExposedMode::OrUpper,
        max_anchor_samples_log2: 2,
        interpolate_comp_z: true,
        ..Default::default()
    };
    let mut c: D3D12XBOX_MSAA_PARAMETERS = parameters.to_c()?;
    println!("Dword0 = {:#010x}, Dword1 = {:#010x}", c.dword0(), c.dword1());
    c.set_apply_mask_after_centroid(true);
    println!("Dword0 = {:#010x} with ApplyMaskAfterCentroid", c.dword0());
    println!("mode {:?}\n", c.detail_to_exposed_mode()?);

    println!("{}", MsaaParameters::LAYOUT.c_declaration());

    println!("Bad values:");
    let too_large = MsaaParameters {
        max_sample_distance_in_subpixels: 16,
        ..parameters
    };
    println!("  to_c:           {}", too_large.to_c().unwrap_err());
    // The setter without `_checked` panics with the same words, at the line that calls it.
    println!(
        "  set_.._checked: {}",
        c.set_num_samples_msaa_log2_checked(9).unwrap_err()
    );
    c.set_dword0(0xC00);
    println!("  the getter:     {}", c.detail_to_exposed_mode().unwrap_err());
    println!("  from_c:         {}", MsaaParameters::from_c(&c).unwrap_err());

    println!("\nA state object:");
    println!("{}", pipeline("hit")?.build().unwrap_err());
    let pipeline = pipeline("Hit")?;
    let desc = pipeline.build()?;
    println!(
        "\n{} subobjects in one allocation of {} bytes",
        pipeline.len(),
        desc.size()
    );
    Ok(())
}

/// A ray tracing pipeline whose hit group takes the shader of that name.
fn pipeline(closest_hit: &str) -> Result<StateObjectBuilder<'_, RaytracingPipeline>, ZeroNodeMask> {
    let mut pipeline = StateObjectBuilder::new();
    pipeline.add(
        DxilLibrary::new(DXIL)
            .export("RayGen")
            .export_as("Hit", "ClosestHitMain"),
    );
    pipeline.add(HitGroup::triangles("Hits").closest_hit(closest_hit));
    pipeline.add(NodeMask::new(1)?);
    pipeline.add(RaytracingShaderConfig::new(16, 8));
    pipeline.add(RaytracingPipelineConfig::new(1));
    Ok(pipeline)
}
