//! The shaders of generic programs and work graphs.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use super::{Outcome, Resolution};
use crate::d3d12::state::contents::ExportKind;
use crate::d3d12::state::description::{Subobject, WorkGraph};
use crate::d3d12::state::judge::Case;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::Need;

/// What a program consists of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Program {
    /// The exports.
    pub(super) shaders: Vec<String>,
    /// Why it cannot be told which they are.
    pub(super) unknown: Option<Need>,
}

impl Resolution {
    /// Notes the programs and work graphs of an object, after its exports.
    pub(crate) fn with_programs(mut self, case: &mut Case<'_>) -> Self {
        let object = case.object;
        let mut programs: BTreeMap<String, Program> = BTreeMap::new();
        for subobject in object.subobjects() {
            let (name, program) = match *subobject {
                Subobject::GenericProgram { name, exports, .. } => (name, shown(case, object.names_of(exports))),
                Subobject::WorkGraph(graph) => {
                    let graph = object.graph(graph);
                    (graph.name, self.graph(case, graph))
                }
                _ => continue,
            };
            if let Some(name) = name {
                programs.entry(case.lexicon.show(name)).or_insert(program);
            }
        }
        self.programs = programs;
        self
    }

    /// The shaders of a work graph. Only its library tells which nodes it includes or reaches; but where all exports have
    /// one root signature, that does not matter.
    fn graph(&self, case: &mut Case<'_>, graph: &WorkGraph) -> Program {
        if case.unread_library.is_none() {
            let exports: Vec<Option<Name>> = case.graph_exports(graph).into_iter().map(Some).collect();
            return shown(case, &exports);
        }
        let functions = || {
            self.exports
                .iter()
                .filter(|export| export.kind != ExportKind::Subobject)
        };
        let signature = |outcome: &Outcome| {
            outcome
                .definition()
                .map(|definition| &self.definitions[definition].value)
        };
        let mut signatures = functions().map(|export| signature(export.outcome(Associable::GlobalRootSignature)));
        let first = signatures.next().flatten();
        let are_one = first.is_some() && signatures.all(|other| other == first);
        Program {
            shaders: functions().map(|export| export.name.clone()).collect(),
            unknown: match case.open_world() {
                Some((_, need)) => Some(need),
                None => (!are_one).then_some(Need::Library),
            },
        }
    }
}

fn shown(case: &Case<'_>, exports: &[Option<Name>]) -> Program {
    Program {
        shaders: exports.iter().flatten().map(|name| case.lexicon.show(*name)).collect(),
        unknown: None,
    }
}
