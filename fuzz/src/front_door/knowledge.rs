//! What a reader and a device may have to say about an object.

use clayout::d3d12::state::{
    Answer, BindingRange, DeviceFacts, Identity, LibraryContents, LibraryDeclaration, LibraryFunction,
    LibrarySubobject, NodeFacts, NodeOutput, Reader, RegisterClass, RootSignatureContents, RootSignatureRef,
    ShaderKind, ShaderTarget,
};

use super::super::input::Input;
use super::parts::NAMES;

/// Two libraries, which their fifth byte chooses, one root signature, a device.
pub(super) struct Knowledge {
    libraries: Vec<LibraryContents<'static>>,
    signature: Option<RootSignatureContents>,
    pub(super) device: Option<DeviceFacts>,
}

impl Knowledge {
    pub(super) fn new(input: &mut Input<'_>) -> Self {
        Self {
            device: input.option(|input| DeviceFacts {
                node_count: input.option(Input::word),
                raytracing_tier: input.option(Input::word),
                shader_model: input.option(|input| (input.below(8), input.below(10))),
                shader_features: input.option(|input| input.word().into()),
            }),
            signature: input.option(|input| RootSignatureContents {
                is_local: input.byte() & 1 == 1,
                bindings: input.list(3, range),
            }),
            libraries: input.list(2, library),
        }
    }
}

impl Reader for Knowledge {
    fn library<'a>(&'a self, bytecode: &'a [u8]) -> Answer<LibraryContents<'a>> {
        match bytecode.get(4).map(|which| self.libraries.get(usize::from(*which))) {
            None => Answer::malformed("too short"),
            Some(None) => Answer::CannotTell,
            Some(Some(contents)) => Answer::Known(contents.clone()),
        }
    }

    fn root_signature(&self, signature: RootSignatureRef<'_>) -> Answer<RootSignatureContents> {
        match (signature, &self.signature) {
            (RootSignatureRef::Serialized([]), _) => Answer::malformed("empty"),
            (RootSignatureRef::Object(object), _) if object == Identity::new(2) => Answer::CannotTell,
            (_, None) => Answer::CannotTell,
            (_, Some(contents)) => Answer::Known(contents.clone()),
        }
    }
}

fn name(input: &mut Input<'_>) -> &'static str {
    input.pick(&NAMES)
}

fn range(input: &mut Input<'_>) -> BindingRange {
    BindingRange {
        class: input.pick(&[
            RegisterClass::Uav,
            RegisterClass::Srv,
            RegisterClass::Cbv,
            RegisterClass::Sampler,
        ]),
        space: u32::from(input.below(2)),
        lower: input.word(),
        upper: input.word(),
    }
}

fn library(input: &mut Input<'_>) -> LibraryContents<'static> {
    LibraryContents {
        target: input.option(|input| ShaderTarget::library(6, input.below(10))),
        ..LibraryContents::new(input.list(5, function)).with_subobjects(input.list(5, declaration))
    }
}

fn function(input: &mut Input<'_>) -> LibraryFunction<'static> {
    let kind = |input: &mut Input<'_>| ShaderKind::from_number(u32::from(input.below(16))).expect("a stage");
    let (name_of, kind_of) = (name(input), kind(input));
    LibraryFunction {
        payload_size: input.word(),
        attribute_size: input.word(),
        resources: input.option(|input| input.list(3, range)),
        dependencies: input.list(2, name),
        calls: input.option(|input| input.list(3, name)),
        features: input.word().into(),
        min_target: input.option(|input| ShaderTarget {
            kind: kind(input),
            major: 6,
            minor: input.below(10),
        }),
        node: input.option(node),
        ..LibraryFunction::new(name_of, kind_of)
    }
}

fn node(input: &mut Input<'_>) -> NodeFacts<'static> {
    NodeFacts {
        array_index: input.word(),
        is_entry: input.byte() & 1 == 1,
        max_recursion_depth: input.word(),
        share_input_of: input.option(|input| (name(input), input.word())),
        outputs: input.list(3, |input| NodeOutput {
            name: name(input),
            array_index: input.word(),
            array_size: input.word(),
        }),
        ..NodeFacts::new(name(input))
    }
}

fn declaration(input: &mut Input<'_>) -> LibrarySubobject<'static> {
    let declares = match input.below(8) {
        0 => LibraryDeclaration::StateObjectConfig { flags: input.word() },
        1 => LibraryDeclaration::GlobalRootSignature(input.pick(&[b"\x01", b"\x02", b""])),
        2 => LibraryDeclaration::LocalRootSignature(input.pick(&[b"\x01", b"\x02", b""])),
        3 => LibraryDeclaration::Association {
            subobject: name(input),
            exports: input.list(3, name),
        },
        4 => LibraryDeclaration::ShaderConfig {
            max_payload_size: input.word(),
            max_attribute_size: input.word(),
        },
        5 => LibraryDeclaration::PipelineConfig {
            max_trace_recursion_depth: input.word(),
            flags: input.word(),
        },
        6 => LibraryDeclaration::HitGroup {
            group_type: input.word(),
            any_hit: name(input),
            closest_hit: name(input),
            intersection: name(input),
        },
        _ => LibraryDeclaration::Unknown(input.word()),
    };
    LibrarySubobject {
        name: name(input),
        declares,
    }
}
