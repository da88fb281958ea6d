//! Work graphs.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::case::{Case, What};
use super::gather::text;
use crate::d3d12::state::description::{Node, NodeId, NodeOverrides, Subobject, WorkGraph};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::NodeFacts;
use crate::d3d12::state::report::{Diagnostic, Need, Place};
use crate::d3d12::state::rules::Rule;

const MAX_SLOTS: u64 = 0xff_ffff;
const MAX_DEPTH: u32 = 32;
const MAX_SHARING: usize = 256;
const MAX_OUTPUTS: usize = 1024;
const MAX_GRID_SIDE: u32 = 65_535;
const MAX_GRID: u64 = (1 << 24) - 1;
const INCLUDE_ALL: u32 = 1;

/// A node's name and array index.
type Id = (Name, u32);

/// A node of a graph, after overrides.
#[derive(Clone, Default)]
struct Known {
    /// Name, first index and number of nodes of each output.
    outputs: Vec<(Name, u32, u32)>,
    shares_input_of: Option<Id>,
    recursion: u32,
}

impl<'s> Case<'s> {
    pub(super) fn judge_graphs(&mut self) {
        let object = self.object;
        let mut nodes = None;
        for (at, subobject) in (0..).zip(object.subobjects()) {
            let Subobject::WorkGraph(graph) = *subobject else {
                continue;
            };
            let graph = object.graph(graph);
            for node in &graph.nodes {
                self.judge_node(at, node);
            }
            if let Some(unread) = self.unread_library {
                for rule in [
                    Rule::TooManyNodes,
                    Rule::NodeCycleOrDepth,
                    Rule::InputSharedTooOften,
                    Rule::TooManyOutputs,
                ] {
                    self.open(rule, Need::Library, unread);
                }
            }
            let shaders = nodes.get_or_insert_with(|| self.node_shaders());
            let graph = self.nodes_of(graph, shaders);
            self.judge_slots(at, &graph);
            self.judge_sharing(at, &graph);
            self.judge_depth(at, &graph);
        }
        self.judge_outputs();
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

    /// All node shaders that libraries export, by export name.
    fn node_shaders(&mut self) -> BTreeMap<Name, (Id, Known)> {
        let mut shaders = BTreeMap::new();
        self.step(self.items.len());
        for number in 0..self.items.len() {
            let item = self.items[number];
            let Ok(library) = self.libraries.binary_search_by_key(&item.at, |library| library.at) else {
                continue;
            };
            let contents = self.libraries[library].contents;
            let What::Function(_) = item.what else { continue };
            if let Some(facts) = &contents.functions[item.detail as usize].node {
                shaders.insert(item.name, self.known(facts));
            }
        }
        shaders
    }

    fn known(&mut self, facts: &NodeFacts<'s>) -> (Id, Known) {
        let id = (self.lexicon.intern(text(facts.name)), facts.array_index);
        let outputs = facts
            .outputs
            .iter()
            .map(|output| {
                (
                    self.lexicon.intern(text(output.name)),
                    output.array_index,
                    output.array_size.max(1),
                )
            })
            .collect();
        let shares_input_of = facts
            .share_input_of
            .map(|(name, index)| (self.lexicon.intern(text(name)), index));
        (
            id,
            Known {
                outputs,
                shares_input_of,
                recursion: facts.max_recursion_depth,
            },
        )
    }

    /// The nodes of a graph: listed ones, entries, those that they reach, and all if the graph says so.
    fn nodes_of(&mut self, graph: &WorkGraph, shaders: &BTreeMap<Name, (Id, Known)>) -> BTreeMap<Id, Known> {
        let mut available: BTreeMap<Id, Known> = shaders.values().cloned().collect();
        let mut nodes: BTreeMap<Id, Known> = BTreeMap::new();
        for node in &graph.nodes {
            let Some(shader) = node.shader.filter(|name| self.lexicon.is_whole(*name)) else {
                continue;
            };
            let (mut id, mut known) = match shaders.get(&shader) {
                Some((id, known)) => (*id, known.clone()),
                None => ((shader, 0), Known::default()),
            };
            if let Some(overrides) = &node.overrides {
                override_node(overrides, &mut id, &mut known);
            }
            available.insert(id, known.clone());
            nodes.insert(id, known);
        }
        for entry in &graph.entrypoints {
            if let Some(id) = id_of(*entry) {
                nodes.insert(id, available.get(&id).cloned().unwrap_or_default());
            }
        }
        if graph.flags & INCLUDE_ALL != 0 {
            for (id, known) in &available {
                nodes.entry(*id).or_insert_with(|| known.clone());
            }
            return nodes;
        }
        let mut path: Vec<Id> = nodes.keys().copied().collect();
        while let Some(id) = path.pop() {
            for (name, first, count) in nodes[&id].outputs.clone() {
                let last = (name, first.saturating_add(count - 1));
                for (target, known) in available.range((name, first)..=last) {
                    self.found.steps += 1;
                    if !nodes.contains_key(target) {
                        nodes.insert(*target, known.clone());
                        path.push(*target);
                    }
                }
            }
        }
        nodes
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
                    let name = format!("{}", text(function.unmangled));
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

    /// The longest chain, and circles of more than one node.
    fn judge_depth(&mut self, at: u32, nodes: &BTreeMap<Id, Known>) {
        let ids: Vec<Id> = nodes.keys().copied().collect();
        let mut depths = alloc::vec![0_u32; ids.len()];
        let mut open = BTreeSet::new();
        let mut cycle = None;
        for start in 0..ids.len() {
            if depths[start] != 0 {
                continue;
            }
            let mut path = alloc::vec![(start, targets(&ids, nodes, start), 0)];
            open.insert(start);
            while let Some((node, next, below)) = path.last_mut() {
                self.found.steps += 1;
                let Some(target) = next.pop() else {
                    let depth = *below + 1 + nodes[&ids[*node]].recursion;
                    depths[*node] = depth;
                    open.remove(node);
                    path.pop();
                    if let Some((_, _, below)) = path.last_mut() {
                        *below = (*below).max(depth);
                    }
                    continue;
                };
                if target == *node {
                    continue;
                }
                if open.contains(&target) {
                    cycle = cycle.or(Some((*node, target)));
                } else if depths[target] == 0 {
                    path.push((target, targets(&ids, nodes, target), 0));
                    open.insert(target);
                } else {
                    *below = (*below).max(depths[target]);
                }
            }
        }
        let deepest = depths.iter().copied().max().unwrap_or(0);
        if let Some((from, to)) = cycle {
            self.node_cycle(at, ids[from], ids[to]);
        } else if deepest > MAX_DEPTH {
            let place = self.place(at);
            self.push(
                Diagnostic::wrong(Rule::NodeCycleOrDepth)
                    .at(place)
                    .say(format!(
                        "the longest chain of nodes has {deepest}, and at most {MAX_DEPTH} are allowed"
                    ))
                    .because("recursion of a node counts as often as it may happen")
                    .advise("shorten the chain, or lower NodeMaxRecursionDepth"),
            );
        }
    }

    fn node_cycle(&mut self, at: u32, from: Id, to: Id) {
        let (from, to) = (self.show(from.0), self.show(to.0));
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::NodeCycleOrDepth)
                .at(place)
                .export(from.clone())
                .export(to.clone())
                .say(format!("the node `{from}` writes to `{to}`, from which it is reached"))
                .because("a node may target itself; there are no other circles")
                .advise("break the circle, or make one node of it that targets itself"),
        );
    }
}

fn id_of(id: NodeId) -> Option<Id> {
    id.name.map(|name| (name, id.array_index))
}

fn override_node(overrides: &NodeOverrides, id: &mut Id, known: &mut Known) {
    if let Some(new) = overrides.new_name.and_then(id_of) {
        *id = new;
    }
    if let Some(of) = overrides.share_input_of {
        known.shares_input_of = id_of(of);
    }
    for output in &overrides.outputs {
        if let (Some(place), Some(new)) = (
            known.outputs.get_mut(output.output_index as usize),
            output.new_name.and_then(id_of),
        ) {
            (place.0, place.1) = new;
        }
    }
}

/// The nodes that a node writes to, by number.
fn targets(ids: &[Id], nodes: &BTreeMap<Id, Known>, node: usize) -> Vec<usize> {
    let mut targets = Vec::new();
    for (name, first, count) in &nodes[&ids[node]].outputs {
        let last = (*name, first.saturating_add(count - 1));
        let from = ids.partition_point(|id| *id < (*name, *first));
        targets.extend((from..ids.len()).take_while(|at| ids[*at] <= last));
    }
    targets
}
