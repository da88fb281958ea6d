//! The state of generic programs.

use clayout::Open;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::super::states::{Blending, Depth, Outputs, Vertices};
use super::{Changes, changes};

pub(super) fn of_blending(changes: &mut Changes) {
    changes! { changes, "blend", object = Blending::new(),
        object.blend.alpha_to_coverage_enable = false => "0: BLEND.AlphaToCoverageEnable: 0 / 1",
        object.blend.independent_blend_enable = false => "0: BLEND.IndependentBlendEnable: 0 / 1",
        object.blend.render_target[0].blend_enable = true => "0: BLEND.RenderTarget[0].BlendEnable: 1 / 0",
        object.blend.render_target[1].logic_op_enable = true => "0: BLEND.RenderTarget[1].LogicOpEnable: 1 / 0",
        object.blend.render_target[2].src_blend = Open::from_repr(99) => "0: BLEND.RenderTarget[2].SrcBlend: 99 / 3",
        object.blend.render_target[3].dest_blend = Open::from_repr(99) => "0: BLEND.RenderTarget[3].DestBlend: 99 / 5",
        object.blend.render_target[4].blend_op = Open::from_repr(99) => "0: BLEND.RenderTarget[4].BlendOp: 99 / 5",
        object.blend.render_target[5].src_blend_alpha = Open::from_repr(99) => "0: BLEND.RenderTarget[5].SrcBlendAlpha: 99 / 8",
        object.blend.render_target[6].dest_blend_alpha = Open::from_repr(99) => "0: BLEND.RenderTarget[6].DestBlendAlpha: 99 / 10",
        object.blend.render_target[7].blend_op_alpha = Open::from_repr(99) => "0: BLEND.RenderTarget[7].BlendOpAlpha: 99 / 5",
        object.blend.render_target[0].logic_op = Open::from_repr(99) => "0: BLEND.RenderTarget[0].LogicOp: 99 / 5",
        object.blend.render_target[7].render_target_write_mask = 99.into() =>
            "0: BLEND.RenderTarget[7].RenderTargetWriteMask: 99 / 14",
    }
}

pub(super) fn of_depth_and_stencil(changes: &mut Changes) {
    type Op = StencilOp;
    type Func = ComparisonFunc;
    changes! { changes, "depth_and_stencil", object = Depth::new(),
        object.zero.depth_enable = true => "0: DEPTH_STENCIL.DepthEnable: 1 / 0",
        object.zero.depth_write = true => "0: DEPTH_STENCIL.DepthWriteMask: 1 / 0",
        object.zero.depth_func = Func::Less.into() => "0: DEPTH_STENCIL.DepthFunc: 2 / 8",
        object.zero.stencil_enable = false => "0: DEPTH_STENCIL.StencilEnable: 0 / 1",
        object.zero.stencil_read_mask = 1 => "0: DEPTH_STENCIL.StencilReadMask: 1 / 86",
        object.zero.stencil_write_mask = 1 => "0: DEPTH_STENCIL.StencilWriteMask: 1 / 120",
        object.zero.front_face.fail_op = Op::Keep.into() => "0: DEPTH_STENCIL.FrontFace.StencilFailOp: 1 / 2",
        object.zero.front_face.depth_fail_op = Op::Keep.into() => "0: DEPTH_STENCIL.FrontFace.StencilDepthFailOp: 1 / 3",
        object.zero.back_face.pass_op = Op::Keep.into() => "0: DEPTH_STENCIL.BackFace.StencilPassOp: 1 / 6",
        object.zero.back_face.func = Func::Less.into() => "0: DEPTH_STENCIL.BackFace.StencilFunc: 2 / 1",

        object.one.depth_enable = true => "1: DEPTH_STENCIL1.DepthEnable: 1 / 0",
        object.one.depth_write = true => "1: DEPTH_STENCIL1.DepthWriteMask: 1 / 0",
        object.one.depth_func = Func::Less.into() => "1: DEPTH_STENCIL1.DepthFunc: 2 / 8",
        object.one.stencil_enable = false => "1: DEPTH_STENCIL1.StencilEnable: 0 / 1",
        object.one.stencil_read_mask = 1 => "1: DEPTH_STENCIL1.StencilReadMask: 1 / 154",
        object.one.stencil_write_mask = 1 => "1: DEPTH_STENCIL1.StencilWriteMask: 1 / 188",
        object.one.front_face.func = Func::Less.into() => "1: DEPTH_STENCIL1.FrontFace.StencilFunc: 2 / 6",
        object.one.back_face.fail_op = Op::Keep.into() => "1: DEPTH_STENCIL1.BackFace.StencilFailOp: 1 / 2",
        object.one.depth_bounds_test_enable = false => "1: DEPTH_STENCIL1.DepthBoundsTestEnable: 0 / 1",

        object.two.depth_enable = true => "2: DEPTH_STENCIL2.DepthEnable: 1 / 0",
        object.two.depth_write = true => "2: DEPTH_STENCIL2.DepthWriteMask: 1 / 0",
        object.two.depth_func = Func::Less.into() => "2: DEPTH_STENCIL2.DepthFunc: 2 / 8",
        object.two.stencil_enable = false => "2: DEPTH_STENCIL2.StencilEnable: 0 / 1",
        object.two.front_face.fail_op = Op::Keep.into() => "2: DEPTH_STENCIL2.FrontFace.StencilFailOp: 1 / 4",
        object.two.front_face.depth_fail_op = Op::Keep.into() => "2: DEPTH_STENCIL2.FrontFace.StencilDepthFailOp: 1 / 5",
        object.two.front_face.pass_op = Op::Keep.into() => "2: DEPTH_STENCIL2.FrontFace.StencilPassOp: 1 / 7",
        object.two.back_face.func = Func::Less.into() => "2: DEPTH_STENCIL2.BackFace.StencilFunc: 2 / 1",
        object.two.back_face.read_mask = 1 => "2: DEPTH_STENCIL2.BackFace.StencilReadMask: 1 / 18",
        object.two.back_face.write_mask = 1 => "2: DEPTH_STENCIL2.BackFace.StencilWriteMask: 1 / 52",
        object.two.depth_bounds_test_enable = false => "2: DEPTH_STENCIL2.DepthBoundsTestEnable: 0 / 1",
        object.format.format = DxgiFormat::from_repr(45) => "3: DEPTH_STENCIL_FORMAT: 45 / 40",
    }
}

pub(super) fn of_vertices(changes: &mut Changes) {
    changes! { changes, "vertices", object = Vertices::new(),
        object.declaration.truncate(1) => "0: STREAM_OUTPUT.NumEntries: 1 / 2",
        object.declaration.clear() =>
            "0: STREAM_OUTPUT.NumEntries: 0 / 2; 0: STREAM_OUTPUT.pSODeclaration: null / not null",
        object.declaration[0].stream = 1 => "0: STREAM_OUTPUT.pSODeclaration[0].Stream: 1 / 0",
        object.declaration[1].semantic_name = c"TANGENT" =>
            "0: STREAM_OUTPUT.pSODeclaration[1].SemanticName: \"TANGENT\" / \"NORMAL\"",
        object.declaration[0].semantic_index = 2 => "0: STREAM_OUTPUT.pSODeclaration[0].SemanticIndex: 2 / 1",
        object.declaration[1].start_component = 2 => "0: STREAM_OUTPUT.pSODeclaration[1].StartComponent: 2 / 1",
        object.declaration[1].component_count = 3 => "0: STREAM_OUTPUT.pSODeclaration[1].ComponentCount: 3 / 2",
        object.declaration[0].output_slot = 3 => "0: STREAM_OUTPUT.pSODeclaration[0].OutputSlot: 3 / 2",
        object.strides.truncate(2) => "0: STREAM_OUTPUT.NumStrides: 2 / 3",
        object.strides[2] = 64 => "0: STREAM_OUTPUT.pBufferStrides[2]: 64 / 48",
        object.rasterized_stream = 2 => "0: STREAM_OUTPUT.RasterizedStream: 2 / 1",

        object.elements.truncate(1) => "1: INPUT_LAYOUT.NumElements: 1 / 2",
        object.elements.clear() =>
            "1: INPUT_LAYOUT.NumElements: 0 / 2; 1: INPUT_LAYOUT.pInputElementDescs: null / not null",
        object.elements[0].semantic_name = c"POSITIO" =>
            "1: INPUT_LAYOUT.pInputElementDescs[0].SemanticName: \"POSITIO\" / \"POSITION\"",
        object.elements[1].semantic_index = 0 => "1: INPUT_LAYOUT.pInputElementDescs[1].SemanticIndex: 0 / 2",
        object.elements[1].format = DxgiFormat::from_repr(29) => "1: INPUT_LAYOUT.pInputElementDescs[1].Format: 29 / 28",
        object.elements[1].input_slot = 0 => "1: INPUT_LAYOUT.pInputElementDescs[1].InputSlot: 0 / 3",
        object.elements[1].aligned_byte_offset = 12 =>
            "1: INPUT_LAYOUT.pInputElementDescs[1].AlignedByteOffset: 12 / 4294967295",
        object.elements[0].input_slot_class = InputClassification::PerInstanceData.into() =>
            "1: INPUT_LAYOUT.pInputElementDescs[0].InputSlotClass: 1 / 0",
        object.elements[1].instance_data_step_rate = 1 =>
            "1: INPUT_LAYOUT.pInputElementDescs[1].InstanceDataStepRate: 1 / 5",
        object.cut.value = StripCut::Ffff.into() => "2: IB_STRIP_CUT_VALUE: 1 / 2",
        object.topology.topology = PrimitiveTopologyType::Line.into() => "3: PRIMITIVE_TOPOLOGY: 2 / 4",
    }
}

pub(super) fn of_outputs(changes: &mut Changes) {
    changes! { changes, "outputs", object = Outputs::new(),
        object.mask.mask = 1 => format!("0: SAMPLE_MASK: 1 / {}", 0x89AB_CDEF_u32),
        object.formats.formats[2] = DxgiFormat::from_repr(0) => "1: RENDER_TARGET_FORMATS.RTFormats[2]: 0 / 42",
        object.formats.formats[7] = DxgiFormat::from_repr(28) => "1: RENDER_TARGET_FORMATS.RTFormats[7]: 28 / 0",
        object.formats.num_render_targets = 2 => "1: RENDER_TARGET_FORMATS.NumRenderTargets: 2 / 3",
        object.samples.count = 8 => "2: SAMPLE_DESC.Count: 8 / 4",
        object.samples.quality = 0 => "2: SAMPLE_DESC.Quality: 0 / 1",
        object.flags.flags = PipelineStateFlags::TOOL_DEBUG => "3: FLAGS: 1 / 12",
        object.views.truncate(1) => "4: VIEW_INSTANCING.ViewInstanceCount: 1 / 2",
        object.views.clear() => concat!(
            "4: VIEW_INSTANCING.ViewInstanceCount: 0 / 2; ",
            "4: VIEW_INSTANCING.pViewInstanceLocations: null / not null"
        ),
        object.views[1].viewport_array_index = 0 =>
            "4: VIEW_INSTANCING.pViewInstanceLocations[1].ViewportArrayIndex: 0 / 2",
        object.views[0].render_target_array_index = 0 =>
            "4: VIEW_INSTANCING.pViewInstanceLocations[0].RenderTargetArrayIndex: 0 / 1",
        object.view_flags = 0 => "4: VIEW_INSTANCING.Flags: 0 / 1",
    }
}
