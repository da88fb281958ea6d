//! State objects as structs.

use clayout::StateObject;
use clayout::d3d12::{
    ComRef, DxilLibrary, GlobalRootSignature, HitGroup, LocalRootSignature, NodeMask, RaytracingPipelineConfig,
    RaytracingShaderConfig, StateObject as _,
};

use super::com::Object;
use super::reported::{DXIL, range};
use super::walker::walk;

#[allow(clippy::struct_field_names, reason = "the names are those of the subobjects")]
#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    library: DxilLibrary<'a>,
    hits: HitGroup<'a>,
    root: GlobalRootSignature<'a>,
    #[associate("Hits")]
    local: LocalRootSignature<'a>,
    #[associate]
    mask: Option<NodeMask>,
    shader_config: RaytracingShaderConfig,
    pipeline_config: RaytracingPipelineConfig,
}

fn pipeline<'a>(root: ComRef<'a>, local: ComRef<'a>, mask: Option<NodeMask>) -> Pipeline<'a> {
    Pipeline {
        library: DxilLibrary::new(DXIL)
            .export("RayGen")
            .export("Miss")
            .export_as("Hit", "ClosestHitMain"),
        hits: HitGroup::triangles("Hits").closest_hit("Hit"),
        root: GlobalRootSignature::new(root),
        local: LocalRootSignature::new(local),
        mask,
        shader_config: RaytracingShaderConfig {
            max_payload_size: 16,
            max_attribute_size: 8,
        },
        pipeline_config: RaytracingPipelineConfig {
            max_trace_recursion_depth: 1,
        },
    }
}

#[test]
fn fields_come_in_order_and_associations_last() {
    let objects = [(); 2].map(|()| Object::default());
    let lent = [range(DXIL), objects[0].range(), objects[1].range()];
    let [root, local] = objects.each_ref().map(Object::borrow);
    let desc = pipeline(root, local, Some(NodeMask::node(0))).build().unwrap();
    let lines = [
        "library lent 0+32 [RayGen=- Miss=- Hit=ClosestHitMain]",
        "group Hits 0 [- Hit -]",
        "global lent 1",
        "local lent 2",
        "mask 1",
        "shader 16 8",
        "pipeline 1",
        "associate #3 [Hits]",
        "associate #4 []",
    ];
    assert_eq!(walk(&desc, &lent), lines);
}

#[test]
fn what_is_absent_is_not_associated() {
    let objects = [(); 2].map(|()| Object::default());
    let lent = [range(DXIL), objects[0].range(), objects[1].range()];
    let [root, local] = objects.each_ref().map(Object::borrow);
    let desc = pipeline(root, local, None).build().unwrap();
    let lines = walk(&desc, &lent);
    assert_eq!((lines.len(), lines[6].as_str()), (7, "associate #3 [Hits]"));
}
