//! The nodes of a work graph: which there are, and the longest chain of them.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;

use super::case::{Case, What};
use super::gather::text;
use crate::d3d12::state::description::{NodeId, NodeOverrides, WorkGraph};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::NodeFacts;
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::rules::Rule;

const MAX_DEPTH: u32 = 32;
const INCLUDE_ALL: u32 = 1;

/// A node's name and array index.
pub(super) type Id = (Name, u32);

/// A node of a graph, after overrides.
#[derive(Clone, Default)]
pub(super) struct Known {
    /// Name, first index and number of nodes of each output.
    outputs: Vec<(Name, u32, u32)>,
    pub(super) shares_input_of: Option<Id>,
    pub(super) recursion: u32,
}

/// The node shaders of all libraries.
#[derive(Default)]
pub(super) struct NodeShaders {
    /// The ID of each, by export name.
    ids: BTreeMap<Name, Id>,
    nodes: BTreeMap<Id, Known>,
}

impl<'s> Case<'s> {
    /// All node shaders that libraries export.
    pub(super) fn node_shaders(&mut self) -> NodeShaders {
        let mut shaders = NodeShaders::default();
        self.step(self.items.len());
        for number in 0..self.items.len() {
            let item = self.items[number];
            let Ok(library) = self.libraries.binary_search_by_key(&item.at, |library| library.at) else {
                continue;
            };
            let contents = self.libraries[library].contents;
            let What::Function(_) = item.what else { continue };
            if let Some(facts) = &contents.functions[item.detail as usize].node {
                let (id, known) = self.known(facts);
                shaders.ids.insert(item.name, id);
                shaders.nodes.insert(id, known);
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
    pub(super) fn nodes_of(&mut self, graph: &WorkGraph, shaders: &NodeShaders) -> BTreeMap<Id, Known> {
        let mut nodes: BTreeMap<Id, Known> = BTreeMap::new();
        nodes.extend(
            self.listed_nodes(graph, shaders)
                .into_iter()
                .map(|(_, id, known)| (id, known)),
        );
        for id in graph.entrypoints.iter().copied().filter_map(id_of) {
            nodes
                .entry(id)
                .or_insert_with(|| shaders.nodes.get(&id).cloned().unwrap_or_default());
        }
        if graph.flags & INCLUDE_ALL != 0 {
            for (id, known) in &shaders.nodes {
                nodes.entry(*id).or_insert_with(|| known.clone());
            }
            return nodes;
        }
        let mut path: Vec<Id> = nodes.keys().copied().collect();
        while let Some(id) = path.pop() {
            for (name, first, count) in nodes[&id].outputs.clone() {
                let last = (name, first.saturating_add(count - 1));
                // Listed nodes are there already, and take the place of shaders with their ID.
                for (target, known) in shaders.nodes.range((name, first)..=last) {
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

    /// The nodes that a graph lists: the shader of each, and what it is after overrides.
    fn listed_nodes(&self, graph: &WorkGraph, shaders: &NodeShaders) -> Vec<(Name, Id, Known)> {
        let nodes = graph.nodes.iter().filter_map(|node| {
            let shader = node.shader.filter(|name| self.lexicon.is_whole(*name))?;
            let mut id = shaders.ids.get(&shader).copied().unwrap_or((shader, 0));
            let mut known = shaders.nodes.get(&id).cloned().unwrap_or_default();
            if let Some(overrides) = &node.overrides {
                override_node(overrides, &mut id, &mut known);
            }
            Some((shader, id, known))
        });
        nodes.collect()
    }

    /// The exports that a graph consists of: the shaders of listed nodes, and those of its other nodes.
    pub(crate) fn graph_exports(&mut self, graph: &WorkGraph) -> Vec<Name> {
        let shaders = self.node_shaders();
        let listed = self.listed_nodes(graph, &shaders);
        let nodes = self.nodes_of(graph, &shaders);
        let taken: BTreeSet<Id> = listed.iter().map(|(_, id, _)| *id).collect();
        let mut exports: BTreeSet<Name> = listed.iter().map(|(shader, ..)| *shader).collect();
        let others = shaders.ids.iter();
        let others = others.filter(|(_, id)| nodes.contains_key(id) && !taken.contains(id));
        exports.extend(others.map(|(shader, _)| *shader));
        exports.into_iter().collect()
    }

    /// The longest chain, and circles of more than one node.
    pub(super) fn judge_depth(&mut self, at: u32, nodes: &BTreeMap<Id, Known>) {
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
                    let depth = (*below + 1_u32)
                        .saturating_add(nodes[&ids[*node]].recursion)
                        .min(u32::MAX - 1);
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
