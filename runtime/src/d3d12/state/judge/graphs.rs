//! Work graphs.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;

use super::case::Case;
use super::nodes::{Id, Known};
use crate::d3d12::state::description::{Node, Subobject, WorkGraph};
use crate::d3d12::state::report::{Diagnostic, Need, Place};
use crate::d3d12::state::rules::{Rule, RuleSet};

/// `D3D12_NODE_TYPE_SHADER`.
const SHADER: u32 = 0;
const MAX_SLOTS: u64 = 0xff_ffff;
const MAX_SHARING: usize = 256;
const MAX_OUTPUTS: usize = 1024;
const MAX_GRID_SIDE: u32 = 65_535;
const MAX_GRID: u64 = (1 << 24) - 1;

impl Case<'_> {
    pub(super) fn judge_graphs(&mut self) {
        let object = self.object;
        let mut nodes = None;
        for (at, subobject) in (0..).zip(object.subobjects()) {
            let Subobject::WorkGraph(graph) = *subobject else {
                continue;
            };
            let graph = object.graph(graph);
            self.judge_node_shaders(at, graph);
            for node in &graph.nodes {
                self.judge_node(at, node);
            }
            if let Some(unread) = self.unread_library {
                const OPEN: RuleSet = RuleSet::of(&[
                    Rule::TooManyNodes,
                    Rule::NodeCycleOrDepth,
                    Rule::InputSharedTooOften,
                    Rule::TooManyOutputs,
                ]);
                self.open_all(OPEN, Need::Library, unread);
            }
            let shaders = nodes.get_or_insert_with(|| self.node_shaders());
            let graph = self.nodes_of(graph, shaders);
            self.judge_slots(at, &graph);
            self.judge_sharing(at, &graph);
            self.judge_depth(at, &graph);
        }
        self.judge_outputs();
    }

    /// A listed node takes its shader by the name that it is exported by.
    fn judge_node_shaders(&mut self, at: u32, graph: &WorkGraph) {
        let mut missing = BTreeSet::new();
        for node in graph.nodes.iter().filter(|node| node.node_type == SHADER) {
            let Some(shader) = node.shader.filter(|name| self.lexicon.is_whole(*name)) else {
                continue;
            };
            if self.find(shader) == 0 && missing.insert(shader) {
                let graph = graph.name.map_or_else(String::new, |name| self.show(name));
                let node = format!("a node of the work graph `{graph}`");
                self.shader_not_found(at, "pExplicitlyDefinedNodes", shader, &node);
            }
        }
        self.step(graph.nodes.len());
    }

    fn judge_node(&mut self, at: u32, node: &Node) {
        let place = self.place(at);
        let shader = node.shader.map_or_else(String::new, |name| self.show(name));
        let has_pointer = node.overrides.is_some() || node.stray_pointer;
        let what = match (node.overrides_type, has_pointer) {
            (0, false) | (1..=4, true) => None,
            (0, true) => Some("no overrides, and a pointer to some"),
            (1..=4, false) => Some("overrides, and a null pointer to them"),
            (_, _) => Some("overrides of an unknown type"),
        };
        if let Some(what) = what {
            let diagnostic = match node.overrides_type {
                0 => Diagnostic::suspicious(Rule::OverridesTypeDiffers),
                _ => Diagnostic::wrong(Rule::OverridesTypeDiffers),
            };
            self.push(
                diagnostic
                    .at(place)
                    .in_field("OverridesType")
                    .export(shader.clone())
                    .say(format!("the node of `{shader}` says that it has {what}"))
                    .because(
                        "OverridesType, 0 to 4, says which struct the union's pointer means, or that there is none",
                    )
                    .advise("let both agree: 0 with a null pointer, or the type with its struct"),
            );
        }
        let Some(overrides) = &node.overrides else { return };
        for (field, grid) in [
            ("pDispatchGrid", overrides.dispatch_grid),
            ("pMaxDispatchGrid", overrides.max_dispatch_grid),
        ] {
            if let Some(grid) = grid {
                self.judge_grid(place, field, &shader, grid);
            }
        }
        for output in &overrides.outputs {
            if output.max_records.is_some() && output.max_records_shared_with.is_some() {
                self.push(
                    Diagnostic::wrong(Rule::OutputBudgetSetTwice)
                        .at(place)
                        .in_field("pOutputOverrides")
                        .export(shader.clone())
                        .say(format!(
                            "output {} of `{shader}` has a maximum of its own and a shared one",
                            output.output_index
                        ))
                        .because("at most one of pMaxRecords and pMaxRecordsSharedWithOutputIndex may be set")
                        .advise("let one of them be null"),
                );
            }
        }
    }

    fn judge_grid(&mut self, place: Place, field: &'static str, shader: &str, grid: [u32; 3]) {
        let [x, y, z] = grid;
        let what = match grid.iter().find(|side| **side > MAX_GRID_SIDE) {
            Some(side) => format!("a side of {side}, and at most {MAX_GRID_SIDE} is allowed"),
            None => match grid.map(u64::from).iter().product::<u64>() {
                0..=MAX_GRID => return,
                groups => format!("{groups} groups, and at most {MAX_GRID} are allowed"),
            },
        };
        self.push(
            Diagnostic::wrong(Rule::DispatchGridOverLimit)
                .at(place)
                .in_field(field)
                .export(shader)
                .say(format!("the dispatch grid {x} x {y} x {z} of `{shader}` has {what}"))
                .because("each side of a grid is at most 65535 and the product at most 2^24 - 1")
                .advise("launch fewer groups, with more threads or more work in each"),
        );
    }

    fn judge_slots(&mut self, at: u32, nodes: &BTreeMap<Id, Known>) {
        let mut slots: u64 = 0;
        let mut last: Option<Id> = None;
        for (id, known) in nodes {
            if let Some((name, index)) = last
                && name != id.0
            {
                slots += u64::from(index) + 1;
            }
            slots += u64::from(known.recursion);
            last = Some(*id);
        }
        slots += last.map_or(0, |(_, index)| u64::from(index) + 1);
        self.step(nodes.len());
        if slots > MAX_SLOTS {
            let place = self.place(at);
            self.push(
                Diagnostic::wrong(Rule::TooManyNodes)
                    .at(place)
                    .say(format!("the nodes take {slots} slots, and a work graph has {MAX_SLOTS}"))
                    .because("for each name the highest array index counts, gaps included, and recursion counts as often as it may happen")
                    .advise("use lower array indices"),
            );
        }
    }

    fn judge_sharing(&mut self, at: u32, nodes: &BTreeMap<Id, Known>) {
        let mut sharing: BTreeMap<Id, usize> = BTreeMap::new();
        for known in nodes.values() {
            if let Some(of) = known.shares_input_of {
                *sharing.entry(of).or_default() += 1;
            }
        }
        for ((name, index), count) in sharing {
            if count > MAX_SHARING {
                let name = self.show(name);
                let place = self.place(at);
                self.push(
                    Diagnostic::wrong(Rule::InputSharedTooOften)
                        .at(place)
                        .in_field("pShareInputOf")
                        .say(format!(
                            "{count} nodes share the input of `{name}` [{index}], and at most {MAX_SHARING} may"
                        ))
                        .because("each of them costs the node that writes the record")
                        .advise("let a node in between write records for some of them"),
                );
            }
        }
    }

    fn judge_outputs(&mut self) {
        for library in 0..self.libraries.len() {
            let (at, contents) = (self.libraries[library].at, self.libraries[library].contents);
            for function in &contents.functions {
                let outputs = function.node.as_ref().map_or(0, |node| node.outputs.len());
                if outputs > MAX_OUTPUTS {
                    let name = String::from(function.unmangled);
                    let place = self.place(at);
                    self.push(
                        Diagnostic::wrong(Rule::TooManyOutputs)
                            .at(place)
                            .export(name.clone())
                            .say(format!(
                                "the node `{name}` has {outputs} outputs, and at most {MAX_OUTPUTS} are allowed"
                            ))
                            .because("an array of nodes counts as one output")
                            .advise("make an array of outputs that take the same records"),
                    );
                }
            }
        }
    }
}
