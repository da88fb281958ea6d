//! What a generic program draws: points, lines or triangles.

use alloc::format;
use alloc::string::String;

use super::case::{Case, Item, What};
use crate::d3d12::state::description::{List, ProgramState};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::ShaderKind;
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::rules::Rule;

/// `D3D12_PRIMITIVE_TOPOLOGY_TYPE`.
const UNDEFINED: u32 = 0;
const NAMES: [&str; 5] = ["undefined", "points", "lines", "triangles", "patches"];

impl Case<'_> {
    /// A program with a vertex shader says what it draws.
    pub(super) fn judge_topology(
        &mut self,
        at: u32,
        program: &str,
        shaders: &[(ShaderKind, String)],
        open: Option<(u32, Need)>,
        states: &[ProgramState],
    ) {
        let topology = topology_of(states);
        if topology.unwrap_or(UNDEFINED) != UNDEFINED {
            if let Some((at, need)) = open {
                // A mesh shader declares its own, and this one has to agree.
                self.open(Rule::MissingTopology, need, at);
            }
            return;
        }
        let has_elements = states
            .iter()
            .any(|state| matches!(state, ProgramState::InputLayout { elements: 1.. }));
        let has_vertex = shaders.iter().any(|(stage, _)| *stage == ShaderKind::Vertex);
        if has_vertex || has_elements {
            let place = self.place(at);
            let what = if topology.is_some() {
                "an undefined primitive topology"
            } else {
                "no primitive topology"
            };
            self.push(
                Diagnostic::wrong(Rule::MissingTopology)
                    .at(place)
                    .in_field("ppSubobjects")
                    .say(format!("{program} has a vertex shader and {what}"))
                    .because("without the subobject the topology is undefined, which fails; pipeline state streams default to triangles")
                    .advise("list a PRIMITIVE_TOPOLOGY, such as D3D12_PRIMITIVE_TOPOLOGY_TYPE_TRIANGLE (3)"),
            );
        } else if let Some((at, need)) = open {
            self.open(Rule::MissingTopology, need, at);
        }
    }

    /// A mesh shader says itself what it puts out; a topology that is listed all the same has to be that one.
    pub(super) fn judge_mesh_topology(
        &mut self,
        at: u32,
        program: &str,
        exports: List<Option<Name>>,
        states: &[ProgramState],
    ) {
        let Some(listed) = topology_of(states) else { return };
        for name in self.object.names_of(exports).iter().flatten() {
            if !self.lexicon.is_whole(*name) {
                continue;
            }
            let item = self.find(*name).checked_sub(1).map(|item| self.items[item as usize]);
            let Some(item) = item.filter(|item| item.what == What::Function(ShaderKind::Mesh)) else {
                continue;
            };
            match self.output_topology(&item) {
                None => self.open(Rule::MissingTopology, Need::Library, item.at),
                Some(output) if output != listed => self.topologies_differ(at, program, &item, (listed, output)),
                Some(_) => {}
            }
        }
    }

    /// What the reader of its library says that a mesh shader puts out.
    fn output_topology(&self, item: &Item) -> Option<u32> {
        let library = self.libraries.binary_search_by_key(&item.at, |library| library.at);
        let functions = &self.libraries[library.ok()?].contents.functions;
        functions.get(item.detail as usize)?.output_topology
    }

    #[cold]
    fn topologies_differ(&mut self, at: u32, program: &str, mesh: &Item, (listed, output): (u32, u32)) {
        let mesh_name = self.show(mesh.name);
        let (place, library) = (self.place(at), self.place(mesh.at));
        let [listed, output] = [listed, output].map(|topology| match NAMES.get(topology as usize) {
            Some(name) => format!("{name} ({topology})"),
            None => format!("{topology}"),
        });
        self.push(
            Diagnostic::wrong(Rule::MissingTopology)
                .at(place)
                .in_field("ppSubobjects")
                .export(mesh_name.clone())
                .say(format!(
                    "{program} lists the primitive topology {listed}, and its mesh shader `{mesh_name}` puts out {output}"
                ))
                .because("a mesh shader declares its topology; one that is listed beside it has to be equal")
                .advise("leave the PRIMITIVE_TOPOLOGY out of the program, or list the mesh shader's")
                .with(library, "the mesh shader is here"),
        );
    }
}

fn topology_of(states: &[ProgramState]) -> Option<u32> {
    states.iter().find_map(|state| match state {
        ProgramState::PrimitiveTopology(topology) => Some(*topology),
        _ => None,
    })
}
