//! An object to be judged, and what the judge is told about it.

#[path = "kept.rs"]
pub(crate) mod kept;

use clayout::d3d12::state::{
    Answer, BindingRange, ContentExport, Description, DeviceFacts, Export, HitGroup, Identity, Judge, LibraryContents,
    LibraryFunction, LibrarySubobject, Name, NodeFacts, Portability, ProgramState, Purpose, Reader, Report, Resolution,
    RootSignatureContents, RootSignatureRef, ShaderKind, StateObjectContents, StateObjectType, Subobject, Target,
    WorkGraph,
};

/// A container of 32 bytes that says so, and a number that tells it from others.
#[must_use]
pub(crate) fn dxil(number: u8) -> &'static [u8] {
    let mut bytes = *b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";
    bytes[4] = number;
    kept::bytes(&bytes)
}

/// The mangled name of a function without parameters.
#[must_use]
pub(crate) fn mangled(name: &str) -> &'static str {
    kept::text(&format!("\x01?{name}@@YAXXZ"))
}

/// A shader of a library, with nothing unknown about it.
#[must_use]
pub(crate) fn shader(name: &str, kind: ShaderKind) -> LibraryFunction<'static> {
    LibraryFunction {
        resources: Some(Vec::new()),
        calls: Some(Vec::new()),
        ..LibraryFunction::new(mangled(name), kind)
    }
}

/// A node shader, which is not mangled.
#[must_use]
pub(crate) fn node(facts: NodeFacts<'static>) -> LibraryFunction<'static> {
    let name = facts.name;
    LibraryFunction {
        resources: Some(Vec::new()),
        calls: Some(Vec::new()),
        node: Some(facts),
        ..LibraryFunction::new(name, ShaderKind::Node)
    }
}

/// What a reader that knows everything there is to know answers.
#[derive(Default)]
pub(crate) struct Known {
    libraries: Vec<(u8, Answer<LibraryContents<'static>>)>,
    signatures: Vec<(usize, Answer<RootSignatureContents>)>,
}

impl Reader for Known {
    fn library<'a>(&'a self, bytecode: &'a [u8]) -> Answer<LibraryContents<'a>> {
        let number = bytecode.get(4).copied();
        let known = self.libraries.iter().find(|(library, _)| Some(*library) == number);
        known.map_or(Answer::CannotTell, |(_, answer)| answer.clone())
    }

    fn root_signature(&self, signature: RootSignatureRef<'_>) -> Answer<RootSignatureContents> {
        let number = match signature {
            RootSignatureRef::Object(identity) => self
                .signatures
                .iter()
                .find(|(number, _)| Identity::new(*number) == identity),
            RootSignatureRef::Serialized(bytes) => self
                .signatures
                .iter()
                .find(|(number, _)| Some(*number) == bytes.first().map(|b| usize::from(*b))),
        };
        number.map_or(Answer::CannotTell, |(_, answer)| answer.clone())
    }
}

/// An object and what is known.
pub(crate) struct Trial {
    pub(crate) object: Description<'static>,
    pub(crate) device: DeviceFacts,
    pub(crate) known: Known,
    pub(crate) collections: Vec<(Identity, StateObjectContents)>,
    pub(crate) parent: Option<StateObjectContents>,
    pub(crate) portability: Portability,
    pub(crate) purpose: Purpose,
    pub(crate) sdk: Option<u32>,
}

impl Trial {
    /// An object without subobjects.
    #[must_use]
    pub(crate) fn empty(object_type: StateObjectType) -> Self {
        Self {
            object: Description::new(object_type),
            device: DeviceFacts::default(),
            known: Known::default(),
            collections: Vec::new(),
            parent: None,
            portability: Portability::Native,
            purpose: Purpose::Create,
            sdk: None,
        }
    }

    /// A pipeline as a program would have it: library 0 with `RayGen`, `Miss` and `Hit`, 1 the hit group `Hits`, 2 and 3
    /// the configurations.
    #[must_use]
    pub(crate) fn pipeline() -> Self {
        let mut trial = Self::empty(StateObjectType::RaytracingPipeline);
        trial.library(["RayGen", "Miss", "Hit"]);
        trial.triangles("Hits", "Hit");
        trial.shader_config(16, 8);
        trial.pipeline_config(1);
        trial
    }

    /// The same pipeline with a library whose contents are known.
    #[must_use]
    pub(crate) fn known_pipeline() -> Self {
        let mut trial = Self::pipeline();
        trial.known.libraries.push((0, Answer::Known(ray_tracing_library())));
        trial
    }

    /// Lets the library 0 export everything.
    pub(crate) fn known_whole(&mut self) {
        let mut whole = Self::empty(StateObjectType::RaytracingPipeline);
        whole.known = core::mem::take(&mut self.known);
        whole.whole_library(0);
        whole.triangles("Hits", "Hit");
        whole.shader_config(16, 8);
        whole.pipeline_config(1);
        *self = whole;
    }

    /// A known library of ray generation shaders.
    pub(crate) fn known_entries<const N: usize>(&mut self, names: [&'static str; N]) -> u32 {
        self.knows(9, names.map(|name| shader(name, ShaderKind::RayGeneration)));
        self.whole_library(9)
    }

    /// An executable object without programs.
    #[must_use]
    pub(crate) fn executable() -> Self {
        Self::empty(StateObjectType::Executable)
    }

    #[must_use]
    pub(crate) fn judge(&self) -> Judge<'_> {
        let mut judge = Judge::new()
            .device(self.device)
            .reader(&self.known)
            .portability(self.portability)
            .purpose(self.purpose);
        for (identity, contents) in &self.collections {
            judge = judge.collection(*identity, contents);
        }
        match self.sdk {
            Some(sdk) => judge.sdk_version(sdk),
            None => judge,
        }
    }

    #[must_use]
    pub(crate) fn report(&self) -> Report {
        match &self.parent {
            Some(parent) => self.judge().judge_addition(&self.object, parent),
            None => self.judge().judge(&self.object),
        }
    }

    #[must_use]
    pub(crate) fn resolution(&self) -> Resolution {
        self.judge().resolve(&self.object)
    }

    pub(crate) fn name(&mut self, name: &'static str) -> Name {
        self.object.name(name)
    }

    pub(crate) fn push(&mut self, subobject: Subobject<'static>) -> u32 {
        self.object.push(subobject)
    }

    /// A library with a list of exports.
    pub(crate) fn library<const N: usize>(&mut self, names: [&'static str; N]) -> u32 {
        self.numbered_library(0, names)
    }

    pub(crate) fn numbered_library<const N: usize>(&mut self, number: u8, names: [&'static str; N]) -> u32 {
        let names = names.map(|name| self.object.name(name));
        let exports = self.object.exports(names.map(Export::new));
        self.push(Subobject::DxilLibrary {
            bytecode: dxil(number),
            exports,
        })
    }

    /// A library that exports names under other names: `(new, old)`.
    pub(crate) fn renaming_library<const N: usize>(&mut self, names: [(&'static str, &'static str); N]) -> u32 {
        let names = names.map(|(new, old)| Export::renamed(self.object.name(new), self.object.name(old)));
        let exports = self.object.exports(names);
        self.push(Subobject::DxilLibrary {
            bytecode: dxil(0),
            exports,
        })
    }

    /// A library that exports everything.
    pub(crate) fn whole_library(&mut self, number: u8) -> u32 {
        let exports = self.object.exports([]);
        self.push(Subobject::DxilLibrary {
            bytecode: dxil(number),
            exports,
        })
    }

    /// Tells what the library with a number holds.
    pub(crate) fn knows<const N: usize>(&mut self, number: u8, functions: [LibraryFunction<'static>; N]) {
        self.knows_library(number, LibraryContents::new(functions));
    }

    pub(crate) fn knows_library(&mut self, number: u8, contents: LibraryContents<'static>) {
        self.known.libraries.retain(|(other, _)| *other != number);
        self.known.libraries.push((number, Answer::Known(contents)));
    }

    pub(crate) fn malformed_library(&mut self, number: u8, how: &'static str) {
        self.known.libraries.push((number, Answer::malformed(how)));
    }

    /// Adds subobjects to what the library with a number holds.
    pub(crate) fn declares<const N: usize>(&mut self, number: u8, subobjects: [LibrarySubobject<'static>; N]) {
        let library = self.known.libraries.iter_mut().find(|(other, _)| *other == number);
        if let Some((_, Answer::Known(contents))) = library {
            contents.subobjects.extend(subobjects);
        }
    }

    /// Tells what a root signature binds.
    pub(crate) fn signature<const N: usize>(&mut self, number: usize, is_local: bool, bindings: [BindingRange; N]) {
        self.signature_of(number, is_local, bindings.to_vec());
    }

    pub(crate) fn signature_of(&mut self, number: usize, is_local: bool, bindings: Vec<BindingRange>) {
        let contents = RootSignatureContents { is_local, bindings };
        self.known.signatures.push((number, Answer::Known(contents)));
    }

    pub(crate) fn malformed_signature(&mut self, number: usize, how: &'static str) {
        self.known.signatures.push((number, Answer::malformed(how)));
    }

    pub(crate) fn triangles(&mut self, name: &'static str, closest_hit: &'static str) -> u32 {
        let (name, hit) = (self.name(name), self.name(closest_hit));
        self.push(Subobject::HitGroup(HitGroup::triangles(name).with_closest_hit(hit)))
    }

    pub(crate) fn shader_config(&mut self, payload: u32, attributes: u32) -> u32 {
        self.push(Subobject::RaytracingShaderConfig {
            max_payload_size: payload,
            max_attribute_size: attributes,
        })
    }

    pub(crate) fn pipeline_config(&mut self, depth: u32) -> u32 {
        self.push(Subobject::RaytracingPipelineConfig {
            max_trace_recursion_depth: depth,
        })
    }

    pub(crate) fn flags(&mut self, flags: u32) -> u32 {
        self.push(Subobject::StateObjectConfig { flags })
    }

    pub(crate) fn mask(&mut self, mask: u32) -> u32 {
        self.push(Subobject::NodeMask(mask))
    }

    pub(crate) fn global(&mut self, number: usize) -> u32 {
        self.push(Subobject::GlobalRootSignature(Identity::new(number)))
    }

    pub(crate) fn local(&mut self, number: usize) -> u32 {
        self.push(Subobject::LocalRootSignature(Identity::new(number)))
    }

    pub(crate) fn associate<const N: usize>(&mut self, target: u32, names: [&'static str; N]) -> u32 {
        self.associate_target(Target::Index(target), names)
    }

    pub(crate) fn associate_target<const N: usize>(&mut self, target: Target, names: [&'static str; N]) -> u32 {
        let names = names.map(|name| self.object.name(name));
        let exports = self.object.names(names);
        self.push(Subobject::Association { target, exports })
    }

    pub(crate) fn associate_declared<const N: usize>(
        &mut self,
        subobject: &'static str,
        names: [&'static str; N],
    ) -> u32 {
        let subobject = Some(self.object.name(subobject));
        let names = names.map(|name| self.object.name(name));
        let exports = self.object.names(names);
        self.push(Subobject::DxilAssociation { subobject, exports })
    }

    /// Includes a collection whose contents are known, with all that it exports.
    pub(crate) fn collection(&mut self, contents: StateObjectContents) -> u32 {
        self.collection_list(contents, [])
    }

    /// Includes a collection whose contents are known: `(new, old)`.
    pub(crate) fn collection_list<const N: usize>(
        &mut self,
        contents: StateObjectContents,
        names: [(&'static str, &'static str); N],
    ) -> u32 {
        let collection = Identity::new(0x1_0000 + self.collections.len());
        self.collections.push((collection, contents));
        let exports = names.map(|(new, old)| {
            let (new, old) = (self.object.name(new), self.object.name(old));
            if new == old {
                Export::new(new)
            } else {
                Export::renamed(new, old)
            }
        });
        let exports = self.object.exports(exports);
        self.push(Subobject::ExistingCollection { collection, exports })
    }

    /// Includes a collection of which nothing is known.
    pub(crate) fn unknown_collection(&mut self) -> u32 {
        let exports = self.object.exports([]);
        self.push(Subobject::ExistingCollection {
            collection: Identity::new(0xc0),
            exports,
        })
    }

    pub(crate) fn state(&mut self, state: ProgramState) -> u32 {
        self.push(Subobject::ProgramState(state))
    }

    /// A generic program.
    pub(crate) fn program<const N: usize, const M: usize>(
        &mut self,
        name: &'static str,
        shaders: [&'static str; N],
        states: [u32; M],
    ) -> u32 {
        self.program_targets(name, shaders, states.map(Target::Index))
    }

    pub(crate) fn program_targets<const N: usize, const M: usize>(
        &mut self,
        name: &'static str,
        shaders: [&'static str; N],
        states: [Target; M],
    ) -> u32 {
        let name = Some(self.object.name(name));
        let shaders = shaders.map(|shader| self.object.name(shader));
        let exports = self.object.names(shaders);
        let states = self.object.targets(states);
        self.push(Subobject::GenericProgram { name, exports, states })
    }

    /// A work graph, completed by `fill`.
    pub(crate) fn graph(&mut self, name: &'static str, fill: impl FnOnce(&mut Self, &mut WorkGraph)) -> u32 {
        let mut graph = WorkGraph::new(self.name(name));
        fill(self, &mut graph);
        self.object.push_work_graph(graph)
    }
}

/// `RayGen`, `Miss` and `Hit`, with payloads of 16 and attributes of 8 bytes.
#[must_use]
pub(crate) fn ray_tracing_library() -> LibraryContents<'static> {
    LibraryContents::new([
        shader("RayGen", ShaderKind::RayGeneration),
        LibraryFunction {
            payload_size: 16,
            ..shader("Miss", ShaderKind::Miss)
        },
        LibraryFunction {
            payload_size: 16,
            attribute_size: 8,
            ..shader("Hit", ShaderKind::ClosestHit)
        },
    ])
}

/// A collection with these exports, which have nothing associated.
#[must_use]
pub(crate) fn contents<const N: usize>(flags: u32, exports: [ContentExport; N]) -> StateObjectContents {
    StateObjectContents {
        flags,
        exports: exports.into(),
        ..StateObjectContents::new(StateObjectType::Collection)
    }
}
