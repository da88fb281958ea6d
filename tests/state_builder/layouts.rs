//! The C structs that the derives have generated, against the figures of the headers of Agility SDK 619.
//!
//! The 64-bit figures are written out here. On any target, and so on a 32-bit one too, the generated structs are held
//! against the front door's, which asserts its own figures for either width.

use clayout::CLayout;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

/// Size, alignment and the offset of each member on 64 bits.
fn check<T: CLayout>(size: usize, align: usize, offsets: &[usize]) {
    let layout = T::LAYOUT;
    assert_eq!((layout.size, layout.align), (size, align), "{layout}");
    let found: Vec<usize> = layout.members.iter().map(|member| member.bit_offset / 8).collect();
    assert_eq!(found, offsets, "{layout}");
}

#[cfg(target_pointer_width = "64")]
#[test]
fn layouts_are_those_of_the_headers() {
    check::<D3D12_STATE_OBJECT_CONFIG>(4, 4, &[0]);
    check::<D3D12_GLOBAL_ROOT_SIGNATURE<'_>>(8, 8, &[0]);
    check::<D3D12_LOCAL_ROOT_SIGNATURE>(8, 8, &[0]);
    check::<D3D12_NODE_MASK>(4, 4, &[0]);
    check::<D3D12_EXPORT_DESC>(24, 8, &[0, 8, 16]);
    check::<D3D12_SHADER_BYTECODE>(16, 8, &[0, 8]);
    check::<D3D12_DXIL_LIBRARY_DESC>(32, 8, &[0, 16, 24]);
    check::<D3D12_EXISTING_COLLECTION_DESC>(24, 8, &[0, 8, 16]);
    check::<D3D12_RAYTRACING_SHADER_CONFIG>(8, 4, &[0, 4]);
    check::<D3D12_RAYTRACING_PIPELINE_CONFIG>(4, 4, &[0]);
    check::<D3D12_HIT_GROUP_DESC>(40, 8, &[0, 8, 16, 24, 32]);
    check::<D3D12_RAYTRACING_PIPELINE_CONFIG1>(8, 4, &[0, 4]);
    check::<D3D12_WORK_GRAPH_DESC>(40, 8, &[0, 8, 12, 16, 24, 32]);
    check::<D3D12_NODE_ID>(16, 8, &[0, 8]);
    check::<D3D12_NODE>(32, 8, &[0, 8]);
    check::<D3D12_SHADER_NODE>(24, 8, &[0, 8, 16]);
    check::<D3D12_BROADCASTING_LAUNCH_OVERRIDES>(64, 8, &[0, 8, 16, 24, 32, 40, 48, 56]);
    check::<D3D12_COALESCING_LAUNCH_OVERRIDES>(48, 8, &[0, 8, 16, 24, 32, 40]);
    check::<D3D12_THREAD_LAUNCH_OVERRIDES>(48, 8, &[0, 8, 16, 24, 32, 40]);
    check::<D3D12_COMMON_COMPUTE_NODE_OVERRIDES>(48, 8, &[0, 8, 16, 24, 32, 40]);
    check::<D3D12_NODE_OUTPUT_OVERRIDES>(40, 8, &[0, 8, 16, 24, 32]);
    check::<D3D12_SERIALIZED_ROOT_SIGNATURE_DESC>(16, 8, &[0, 8]);
    check::<D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE>(16, 8, &[0]);
    check::<D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE>(16, 8, &[0]);
    check::<D3D12_COMPILER_EXISTING_COLLECTION_DESC>(24, 8, &[0, 8, 16]);
    check::<D3D12_EXISTING_COLLECTION_BY_KEY_DESC>(24, 8, &[0, 8, 12, 16]);
}

#[cfg(target_pointer_width = "64")]
#[test]
fn layouts_of_program_state_are_those_of_the_headers() {
    check::<D3D12_GENERIC_PROGRAM_DESC>(40, 8, &[0, 8, 16, 24, 32]);
    check::<D3D12_STREAM_OUTPUT_DESC>(32, 8, &[0, 8, 16, 24, 28]);
    check::<D3D12_SO_DECLARATION_ENTRY>(24, 8, &[0, 8, 16, 20, 21, 22]);
    check::<D3D12_BLEND_DESC>(328, 4, &[0, 4, 8]);
    check::<D3D12_RENDER_TARGET_BLEND_DESC>(40, 4, &[0, 4, 8, 12, 16, 20, 24, 28, 32, 36]);
    check::<CSampleMask>(4, 4, &[0]);
    check::<D3D12_RASTERIZER_DESC2>(40, 4, &[0, 4, 8, 12, 16, 20, 24, 28, 32, 36]);
    check::<D3D12_DEPTH_STENCILOP_DESC>(16, 4, &[0, 4, 8, 12]);
    check::<D3D12_DEPTH_STENCILOP_DESC1>(20, 4, &[0, 4, 8, 12, 16, 17]);
    check::<D3D12_DEPTH_STENCIL_DESC>(52, 4, &[0, 4, 8, 12, 16, 17, 20, 36]);
    check::<D3D12_DEPTH_STENCIL_DESC1>(56, 4, &[0, 4, 8, 12, 16, 17, 20, 36, 52]);
    check::<D3D12_DEPTH_STENCIL_DESC2>(60, 4, &[0, 4, 8, 12, 16, 36, 56]);
    check::<D3D12_INPUT_LAYOUT_DESC>(16, 8, &[0, 8]);
    check::<D3D12_INPUT_ELEMENT_DESC>(32, 8, &[0, 8, 12, 16, 20, 24, 28]);
    check::<CIbStripCutValue>(4, 4, &[0]);
    check::<CPrimitiveTopology>(4, 4, &[0]);
    check::<D3D12_RT_FORMAT_ARRAY>(36, 4, &[0, 32]);
    check::<CDepthStencilFormat>(4, 4, &[0]);
    check::<DXGI_SAMPLE_DESC>(8, 4, &[0, 4]);
    check::<CProgramFlags>(4, 4, &[0]);
    check::<D3D12_VIEW_INSTANCING_DESC>(24, 8, &[0, 8, 16]);
    check::<D3D12_VIEW_INSTANCE_LOCATION>(8, 4, &[0, 4]);
}

/// On any target: each generated struct is as large as the front door's, which asserts the figures of both widths.
#[test]
fn both_declarations_agree() {
    use clayout::d3d12::state::raw;

    macro_rules! agree {
        ($($name:ident)*) => {$(
            assert_eq!($name::LAYOUT.size, size_of::<raw::$name>());
            assert_eq!($name::LAYOUT.align, align_of::<raw::$name>());
        )*};
    }
    agree! {
        D3D12_STATE_OBJECT_CONFIG D3D12_LOCAL_ROOT_SIGNATURE D3D12_EXPORT_DESC D3D12_SHADER_BYTECODE
        D3D12_DXIL_LIBRARY_DESC D3D12_EXISTING_COLLECTION_DESC D3D12_RAYTRACING_SHADER_CONFIG
        D3D12_RAYTRACING_PIPELINE_CONFIG D3D12_HIT_GROUP_DESC D3D12_RAYTRACING_PIPELINE_CONFIG1
        D3D12_WORK_GRAPH_DESC D3D12_NODE_ID D3D12_NODE D3D12_SHADER_NODE D3D12_BROADCASTING_LAUNCH_OVERRIDES
        D3D12_COALESCING_LAUNCH_OVERRIDES D3D12_THREAD_LAUNCH_OVERRIDES D3D12_COMMON_COMPUTE_NODE_OVERRIDES
        D3D12_NODE_OUTPUT_OVERRIDES D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE
        D3D12_COMPILER_EXISTING_COLLECTION_DESC D3D12_EXISTING_COLLECTION_BY_KEY_DESC D3D12_GENERIC_PROGRAM_DESC
        D3D12_STREAM_OUTPUT_DESC D3D12_SO_DECLARATION_ENTRY D3D12_BLEND_DESC D3D12_RASTERIZER_DESC2
        D3D12_DEPTH_STENCIL_DESC D3D12_DEPTH_STENCIL_DESC1 D3D12_DEPTH_STENCIL_DESC2 D3D12_INPUT_LAYOUT_DESC
        D3D12_INPUT_ELEMENT_DESC D3D12_RT_FORMAT_ARRAY D3D12_VIEW_INSTANCING_DESC D3D12_VIEW_INSTANCE_LOCATION
    }
}
