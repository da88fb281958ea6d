//! The state of generic programs: what `cpp/states.hpp` builds.

use clayout::Open;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::same::Case;

pub(crate) type Object<'d> = StateObjectBuilder<'d, Executable>;

pub(crate) const CASES: &[Case] = &[
    Case("default_states", 0, |check| {
        let mut object = Object::new();
        object.add(Blend::default());
        object.add(DepthStencil::default());
        object.add(DepthStencil1::default());
        object.add(DepthStencil2::default());
        object.add(RenderTargetFormats::default());
        check.same(&object);
    }),
    Case("blend", 0, |check| check.same(&Blending::new().builder())),
    Case("depth_and_stencil", 0, |check| check.same(&Depth::new().builder())),
    Case("vertices", 0, |check| check.same(&Vertices::new().builder())),
    Case("outputs", 0, |check| check.same(&Outputs::new().builder())),
    Case("empty_lists", 0, |check| {
        let mut object = Object::new();
        object.add(StreamOutput::new(&[], &[]));
        object.add(InputLayout::new(&[]));
        object.add(ViewInstancing::new(&[]));
        check.same(&object);
    }),
];

#[derive(Clone, Copy)]
pub(crate) struct Blending {
    pub(crate) blend: Blend,
}

impl Blending {
    pub(crate) fn new() -> Self {
        let mut number = 0;
        let render_target = [(); 8].map(|()| {
            let i = number;
            number += 1;
            RenderTargetBlend {
                blend_enable: i % 2 == 1,
                logic_op_enable: i % 3 == 0,
                src_blend: Open::from_repr(i + 1),
                dest_blend: Open::from_repr(i + 2),
                blend_op: Open::from_repr(i % 5 + 1),
                src_blend_alpha: Open::from_repr(i + 3),
                dest_blend_alpha: Open::from_repr(i + 4),
                blend_op_alpha: Open::from_repr(i % 4 + 2),
                logic_op: Open::from_repr(i + 5),
                render_target_write_mask: u8::try_from(i + 7).unwrap().into(),
            }
        });
        let blend = Blend {
            alpha_to_coverage_enable: true,
            independent_blend_enable: true,
            render_target,
        };
        Self { blend }
    }

    pub(crate) fn builder(&self) -> Object<'_> {
        let mut object = Object::new();
        object.add(self.blend);
        object
    }
}

/// The three versions of one state, and the format.
#[derive(Clone, Copy, clayout::StateObject)]
#[state_object(Executable)]
pub(crate) struct Depth {
    pub(crate) zero: DepthStencil,
    pub(crate) one: DepthStencil1,
    pub(crate) two: DepthStencil2,
    pub(crate) format: DepthStencilFormat,
}

impl Depth {
    pub(crate) fn new() -> Self {
        type Op = StencilOp;
        type Func = ComparisonFunc;
        let front = DepthStencilOp::new(Op::Zero, Op::Replace, Op::Invert, Func::NotEqual);
        let back = DepthStencilOp {
            func: Func::Never.into(),
            ..front
        };
        let front1 = DepthStencilOp1::new(Op::IncrSat, Op::DecrSat, Op::Incr, Func::GreaterEqual, 0x12, 0x34);
        let back1 = DepthStencilOp1 {
            func: Func::Never.into(),
            ..front1
        };
        Self {
            zero: DepthStencil {
                depth_enable: false,
                depth_write: false,
                depth_func: Func::Always.into(),
                stencil_enable: true,
                stencil_read_mask: 0x56,
                stencil_write_mask: 0x78,
                front_face: front,
                back_face: back,
            },
            one: DepthStencil1 {
                depth_enable: false,
                depth_write: false,
                depth_func: Func::Always.into(),
                stencil_enable: true,
                stencil_read_mask: 0x9A,
                stencil_write_mask: 0xBC,
                front_face: front,
                back_face: back,
                depth_bounds_test_enable: true,
            },
            two: DepthStencil2 {
                depth_enable: false,
                depth_write: false,
                depth_func: Func::Always.into(),
                stencil_enable: true,
                front_face: front1,
                back_face: back1,
                depth_bounds_test_enable: true,
            },
            format: DepthStencilFormat::new(DxgiFormat::from_repr(40)),
        }
    }

    pub(crate) fn builder(self) -> Object<'static> {
        self.into_builder()
    }
}

pub(crate) struct Vertices {
    pub(crate) declaration: Vec<SoDeclarationEntry<'static>>,
    pub(crate) strides: Vec<u32>,
    pub(crate) rasterized_stream: u32,
    pub(crate) elements: Vec<InputElement<'static>>,
    pub(crate) cut: IbStripCutValue,
    pub(crate) topology: PrimitiveTopology,
}

impl Vertices {
    pub(crate) fn new() -> Self {
        let position = SoDeclarationEntry::new(c"POSITION", 4).semantic_index(1).output_slot(2);
        let normal = SoDeclarationEntry::new(c"NORMAL", 2).stream(3).start_component(1);
        let color = InputElement::new(c"COLOR", DxgiFormat::from_repr(28))
            .semantic_index(2)
            .input_slot(3)
            .input_slot_class(InputClassification::PerInstanceData)
            .instance_data_step_rate(5);
        Self {
            declaration: vec![position, normal],
            strides: vec![16, 32, 48],
            rasterized_stream: 1,
            elements: vec![
                InputElement::new(c"POSITION", DxgiFormat::from_repr(6)).aligned_byte_offset(0),
                color,
            ],
            cut: IbStripCutValue::new(StripCut::FfffFfff),
            topology: PrimitiveTopology::new(PrimitiveTopologyType::Patch),
        }
    }

    pub(crate) fn builder(&self) -> Object<'_> {
        let mut object = Object::new();
        object.add(StreamOutput::new(&self.declaration, &self.strides).rasterized_stream(self.rasterized_stream));
        object.add(InputLayout::new(&self.elements));
        object.add(self.cut);
        object.add(self.topology);
        object
    }
}

pub(crate) struct Outputs {
    pub(crate) mask: SampleMask,
    pub(crate) formats: RenderTargetFormats,
    pub(crate) samples: SampleDesc,
    pub(crate) flags: ProgramFlags,
    pub(crate) views: Vec<ViewInstanceLocation>,
    pub(crate) view_flags: u32,
}

impl Outputs {
    pub(crate) fn new() -> Self {
        type Flags = PipelineStateFlags;
        Self {
            mask: SampleMask::new(0x89AB_CDEF),
            formats: RenderTargetFormats::of(&[
                DxgiFormat::from_repr(28),
                DxgiFormat::from_repr(10),
                DxgiFormat::from_repr(42),
            ]),
            samples: SampleDesc::new(4).quality(1),
            flags: ProgramFlags::new(Flags::DYNAMIC_DEPTH_BIAS | Flags::DYNAMIC_INDEX_BUFFER_STRIP_CUT),
            views: vec![ViewInstanceLocation::new(0, 1), ViewInstanceLocation::new(2, 3)],
            view_flags: 1,
        }
    }

    pub(crate) fn builder(&self) -> Object<'_> {
        let mut object = Object::new();
        object.add(self.mask);
        object.add(self.formats);
        object.add(self.samples);
        object.add(self.flags);
        object.add(ViewInstancing::new(&self.views).flags(self.view_flags.into()));
        object
    }
}
