//! A ray tracing pipeline as games have them, what each export of it ends up with, and six mistakes with what each gets.
//!
//! No device is needed: `cargo run --example raytracing_pipeline`.

use std::ptr::NonNull;

use clayout::d3d12::state::{Judge, Portability, Report};
use clayout::d3d12::{
    ComRef, DxilLibrary, GlobalRootSignature, HitGroup, HitGroupType, LocalRootSignature, NodeMask, RaytracingPipeline,
    RaytracingPipelineConfig, RaytracingShaderConfig, StateObjectBuilder,
};

/// A container without a program: what `dxc -T lib_6_3` writes would stand here.
const DXIL: &[u8] = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

/// Stands in for an `ID3D12RootSignature`.
struct RootSignature(u8);

impl RootSignature {
    fn borrow(&self) -> ComRef<'_> {
        // SAFETY: for the example; nobody calls the object.
        unsafe { ComRef::new(NonNull::from(&self.0).cast()) }
    }
}

/// The root signatures of the pipeline.
struct Signatures {
    global: RootSignature,
    opaque: RootSignature,
    spheres: RootSignature,
}

/// Three hit groups: opaque triangles, triangles with an alpha test, and spheres.
fn pipeline(signatures: &Signatures) -> StateObjectBuilder<'_, RaytracingPipeline> {
    let mut pipeline = StateObjectBuilder::new();
    let library = DxilLibrary::new(DXIL)
        .export_all(["RayGen", "Miss", "AlphaTest", "SphereHit", "SphereIntersection"])
        .export_as("OpaqueHit", "ClosestHitMain");
    pipeline.add(library);
    pipeline.add(HitGroup::triangles("Opaque").closest_hit("OpaqueHit"));
    pipeline.add(
        HitGroup::triangles("Foliage")
            .closest_hit("OpaqueHit")
            .any_hit("AlphaTest"),
    );
    pipeline.add(HitGroup::procedural("Spheres", "SphereIntersection").closest_hit("SphereHit"));
    // The only one: the default of all exports.
    pipeline.add(GlobalRootSignature::new(signatures.global.borrow()));
    let opaque = pipeline.add(LocalRootSignature::new(signatures.opaque.borrow()));
    let spheres = pipeline.add(LocalRootSignature::new(signatures.spheres.borrow()));
    // Not associated: everywhere.
    pipeline.add(NodeMask::node(0));
    pipeline.add(RaytracingShaderConfig {
        max_payload_size: 16,
        max_attribute_size: 8,
    });
    pipeline.add(RaytracingPipelineConfig {
        max_trace_recursion_depth: 1,
    });
    pipeline.associate(opaque, ["Opaque", "Foliage"]);
    pipeline.associate(spheres, ["Spheres"]);
    pipeline
}

fn main() -> Result<(), Report> {
    let signatures = Signatures {
        global: RootSignature(0),
        opaque: RootSignature(1),
        spheres: RootSignature(2),
    };
    let pipeline = pipeline(&signatures);

    let desc = pipeline.build()?;
    // unsafe { device.CreateStateObject(desc.as_ptr().cast()) }
    println!(
        "accepted: {} subobjects in one piece of {} bytes",
        pipeline.len(),
        desc.size()
    );
    let portable = Judge::new().portability(Portability::Vkd3dProton);
    pipeline.build_with(&portable)?;
    println!("accepted for vkd3d-proton too\n");
    let resolution = pipeline.resolve();
    println!("{resolution}");
    // What the command list has to set before it dispatches rays over these exports.
    let global = resolution.global_root_signature_of(["RayGen", "Miss", "Opaque"]);
    println!("its root signature: {global:?}");
    for (number, (what, mistake)) in (1..).zip(MISTAKES) {
        let report = mistake(&signatures);
        println!("\n{number}. {what}:\n");
        for found in report.diagnostics() {
            println!("{found}\n");
        }
        assert!(!report.is_clean(), "the mistake is found");
    }
    Ok(())
}

type Mistake = (&'static str, fn(&Signatures) -> Report);

/// What goes wrong most often.
const MISTAKES: [Mistake; 6] = [
    ("A hit group of triangles with an intersection shader", |signatures| {
        let mut pipeline = pipeline(signatures);
        pipeline.add(HitGroup::new("Cubes", HitGroupType::Triangles).intersection("SphereIntersection"));
        pipeline.judge()
    }),
    ("A hit group whose shader nobody exports", |signatures| {
        let mut pipeline = pipeline(signatures);
        pipeline.add(HitGroup::triangles("Glass").closest_hit("GlassHit"));
        pipeline.judge()
    }),
    ("A second shader configuration that differs", |signatures| {
        let mut pipeline = pipeline(signatures);
        let config = pipeline.add(RaytracingShaderConfig::new(32, 8));
        pipeline.associate(config, ["Spheres"]);
        pipeline.judge()
    }),
    ("A node mask on one export only", |_| {
        let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
        pipeline.add(DxilLibrary::new(DXIL).export_all(["RayGen", "Miss"]));
        pipeline.add(RaytracingShaderConfig::new(16, 8));
        pipeline.add(RaytracingPipelineConfig::new(1));
        let mask = pipeline.add(NodeMask::node(1));
        pipeline.associate(mask, ["RayGen"]);
        pipeline.judge()
    }),
    ("Two local root signatures for one hit group", |signatures| {
        let mut pipeline = pipeline(signatures);
        let other = pipeline.add(LocalRootSignature::new(signatures.global.borrow()));
        pipeline.associate(other, ["Opaque"]);
        pipeline.judge()
    }),
    ("Attributes and recursion over their limits", |_| {
        let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
        pipeline.add(DxilLibrary::new(DXIL).export("RayGen"));
        pipeline.add(RaytracingShaderConfig::new(16, 64));
        pipeline.add(RaytracingPipelineConfig::new(40));
        pipeline.judge()
    }),
];
