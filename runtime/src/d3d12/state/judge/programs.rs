//! Generic programs and the state that they list.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::case::{Case, What};
use crate::d3d12::state::description::{List, ProgramState, Subobject, Target};
use crate::d3d12::state::kinds::SubobjectType;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::ShaderKind;
use crate::d3d12::state::report::{Diagnostic, Need, Place};
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    pub(super) fn judge_programs(&mut self) {
        let object = self.object;
        let mut programs: BTreeMap<Name, u32> = BTreeMap::new();
        let mut listed = alloc::vec![false; object.subobjects().len()];
        for (at, subobject) in (0..).zip(object.subobjects()) {
            let name = match *subobject {
                Subobject::GenericProgram { name, exports, states } => {
                    self.judge_states(at, name, states, &mut listed);
                    self.judge_shaders(at, name, exports, states);
                    name
                }
                Subobject::WorkGraph(graph) => object.graph(graph).name,
                Subobject::ProgramState(state) => {
                    self.judge_state(at, state);
                    continue;
                }
                _ => continue,
            };
            let Some(name) = name.filter(|name| self.lexicon.is_whole(*name)) else {
                continue;
            };
            match programs.get(&name) {
                None => _ = programs.insert(name, at),
                Some(first) => self.duplicate_program(at, *first, name),
            }
        }
        for (at, subobject) in (0..).zip(object.subobjects()) {
            if matches!(subobject, Subobject::ProgramState(_)) && !listed[at as usize] {
                let place = self.place(at);
                self.push(
                    Diagnostic::suspicious(Rule::StateInNoProgram)
                        .at(place)
                        .say("no generic program lists this state")
                        .because("such state has an effect only where a program's ppSubobjects points to it")
                        .advise("list it in the programs that need it, or remove it"),
                );
            }
        }
    }

    fn duplicate_program(&mut self, at: u32, first: u32, name: Name) {
        let name = self.show(name);
        let (place, first) = (self.place(at), self.place(first));
        self.push(
            Diagnostic::wrong(Rule::DuplicateProgram)
                .at(place)
                .in_field("ProgramName")
                .say(format!("two programs are called `{name}`"))
                .because("GetProgramIdentifier and GetWorkGraphIndex find a program by its name")
                .advise("give one of them another name")
                .with(first, "the other is here"),
        );
    }

    fn judge_state(&mut self, at: u32, state: ProgramState) {
        let place = self.place(at);
        let (field, count, limit, what) = match state {
            ProgramState::RenderTargetFormats { count } => ("NumRenderTargets", count, 8, "render targets"),
            ProgramState::StreamOutput { strides, .. } => ("NumStrides", strides, 4, "strides of stream output"),
            ProgramState::ViewInstancing { count } => ("ViewInstanceCount", count, 4, "view instances"),
            ProgramState::SampleDesc { count: 0 } => {
                self.push(
                    Diagnostic::wrong(Rule::SampleCountZero)
                        .at(place)
                        .in_field("Count")
                        .say("the sample count is 0")
                        .because("drivers differ in what they make of it")
                        .advise("write 1 for no multi-sampling, or leave the subobject out"),
                );
                return;
            }
            _ => return,
        };
        if count > limit {
            self.push(
                Diagnostic::wrong(Rule::CountOverLimit)
                    .at(place)
                    .in_field(field)
                    .say(format!("there are {count} {what}, and at most {limit} are allowed"))
                    .because("the limit is the same for every device")
                    .advise(format!("let {field} be at most {limit}")),
            );
        }
    }

    /// What a program lists.
    fn judge_states(&mut self, at: u32, name: Option<Name>, states: List<Target>, listed: &mut [bool]) {
        let object = self.object;
        let place = self.place(at);
        let program = self.program_name(name);
        let mut taken: Vec<(u32, u32)> = Vec::new();
        for target in object.targets_of(states) {
            self.step(1);
            let state = match *target {
                Target::Index(index) => match object.subobjects().get(index as usize) {
                    Some(Subobject::ProgramState(state)) => {
                        listed[index as usize] = true;
                        Ok((index, *state))
                    }
                    Some(Subobject::Foreign { .. }) => continue,
                    Some(_) => Err(format!("{program} lists {}", self.place(index))),
                    None => Err(format!("{program} lists something outside of the object's subobjects")),
                },
                Target::Null => Err(format!("{program} lists a null pointer")),
                Target::Outside if object.is_built => {
                    self.handle_of_another(place, &program);
                    continue;
                }
                Target::Outside => Err(format!("{program} lists something outside of the object's subobjects")),
            };
            let (index, state) = match state {
                Ok(state) => state,
                Err(what) => {
                    self.push(
                        Diagnostic::wrong(Rule::ProgramStateNotListed)
                            .at(place)
                            .in_field("ppSubobjects")
                            .say(what)
                            .because("ppSubobjects points to elements of pSubobjects of the types 14 to 30")
                            .advise("point to the element of the final array; root signatures are associated instead"),
                    );
                    continue;
                }
            };
            let slot = slot_of(state);
            match taken.iter().find(|(other, _)| *other == slot) {
                None => taken.push((slot, index)),
                Some((_, first)) => self.state_twice(place, &program, *first, index),
            }
        }
    }

    #[cold]
    fn handle_of_another(&mut self, place: Place, program: &str) {
        self.push(
            Diagnostic::wrong(Rule::ProgramStateNotListed)
                .at(place)
                .in_field("ppSubobjects")
                .say(format!("{program} lists a handle that belongs to another builder"))
                .because(
                    "a handle stands for a subobject of the builder that returned it, or of its clones from then on",
                )
                .advise("add the subobject to this builder, and list the handle that this returns"),
        );
    }

    fn state_twice(&mut self, place: Place, program: &str, first: u32, second: u32) {
        let (first, second) = (self.place(first), self.place(second));
        self.push(
            Diagnostic::wrong(Rule::StateTwiceInProgram)
                .at(place)
                .in_field("ppSubobjects")
                .say(format!("{program} lists {first} and {second}"))
                .because("a program has each state once; the depth-stencil types are one state")
                .advise("list one of them"),
        );
    }

    /// The shaders of a program and its topology.
    fn judge_shaders(&mut self, at: u32, name: Option<Name>, exports: List<Option<Name>>, states: List<Target>) {
        let object = self.object;
        let program = self.program_name(name);
        let place = self.place(at);
        let mut shaders = Vec::new();
        let (mut open, mut is_missing) = (None, false);
        for name in object.names_of(exports).iter().flatten() {
            if !self.lexicon.is_whole(*name) {
                continue;
            }
            let found = self.find(*name).checked_sub(1);
            let Some(item) = found.map(|item| self.items[item as usize]) else {
                is_missing |= self.shader_not_found(at, "pExports", *name, &program);
                open = open.or(self.open_world());
                continue;
            };
            match item.what {
                What::Function(stage) => shaders.push((stage, self.show(*name))),
                What::Listed => open = open.or(Some((item.at, Need::Library))),
                What::Imported => open = open.or(Some((item.at, Need::Collection))),
                What::HitGroup | What::Subobject => {
                    is_missing = true;
                    self.no_shader(place, &program, *name, item.what);
                }
            }
        }
        self.step(shaders.len());
        match open {
            Some((at, need)) => self.open(Rule::ProgramShadersDoNotFit, need, at),
            // What the missing one would be is not known.
            None if is_missing => {}
            None => self.judge_stages(place, &program, &shaders),
        }
        let states = object.targets_of(states).iter().filter_map(|target| match target {
            Target::Index(index) => match object.subobjects().get(*index as usize) {
                Some(Subobject::ProgramState(state)) => Some(*state),
                _ => None,
            },
            _ => None,
        });
        let states: Vec<_> = states.collect();
        self.judge_topology(at, &program, &shaders, open, &states);
        self.judge_mesh_topology(at, &program, exports, &states);
    }

    #[cold]
    fn no_shader(&mut self, place: Place, program: &str, name: Name, what: What) {
        let name = self.show(name);
        let what = match what {
            What::HitGroup => "hit group",
            _ => "subobject of a library",
        };
        self.push(
            Diagnostic::wrong(Rule::ProgramShadersDoNotFit)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("{program} lists `{name}`, a {what}"))
                .because("a program is made of shaders")
                .advise("list the shaders of the program; subobjects are associated with them instead"),
        );
    }

    fn judge_stages(&mut self, place: Place, program: &str, shaders: &[(ShaderKind, String)]) {
        let count = |kind| shaders.iter().filter(|(stage, _)| *stage == kind).count();
        let leads = [ShaderKind::Vertex, ShaderKind::Mesh, ShaderKind::Compute].map(count);
        let foreign = shaders.iter().find(|(stage, _)| {
            let is_mesh = leads[1] > 0;
            match stage {
                ShaderKind::Vertex | ShaderKind::Mesh | ShaderKind::Compute => false,
                ShaderKind::Pixel => leads[2] > 0,
                ShaderKind::Amplification => !is_mesh,
                ShaderKind::Geometry | ShaderKind::Hull | ShaderKind::Domain => leads[0] == 0,
                _ => true,
            }
        });
        let what = match (leads.iter().sum::<usize>(), foreign) {
            (0, _) => format!("{program} has no vertex, mesh or compute shader"),
            (1, Some((stage, name))) => format!("{program} has `{name}`, a {stage}, that does not fit the others"),
            (1, None) => return,
            (_, _) => format!("{program} has more than one vertex, mesh or compute shader"),
        };
        let mut diagnostic = Diagnostic::wrong(Rule::ProgramShadersDoNotFit)
            .at(place)
            .in_field("pExports")
            .say(what);
        for (_, name) in shaders {
            diagnostic = diagnostic.export(name.clone());
        }
        self.push(
            diagnostic
                .because("a program is led by one vertex, mesh or compute shader, and the other stages go with that")
                .advise("list the shaders of one program"),
        );
    }

    pub(super) fn program_name(&self, name: Option<Name>) -> String {
        match name {
            Some(name) => format!("the program `{}`", self.show(name)),
            None => String::from("the program"),
        }
    }
}

/// The state that a subobject sets: the depth-stencil types set one.
const fn slot_of(state: ProgramState) -> u32 {
    match state {
        ProgramState::DepthStencil1 | ProgramState::DepthStencil2 => SubobjectType::DEPTH_STENCIL.number(),
        _ => state.subobject_type().number(),
    }
}
