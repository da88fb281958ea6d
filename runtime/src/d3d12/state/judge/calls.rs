//! Calls between functions, as far as a reader tells them.
//!
//! Functions are the nodes of a graph: those of all libraries that were read, numbered one library after the other.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::vec::Vec;

use super::associations::Flag;
use super::case::{Case, What};
use super::gather::text;
use super::{Effective, NONE};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::reader::{LibraryFunction, ShaderKind};
use crate::d3d12::state::report::{Diagnostic, Need, Verdict};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

/// The functions of all libraries and who calls whom.
struct Graph<'s> {
    /// Library and function.
    nodes: Vec<(u32, &'s LibraryFunction<'s>)>,
    /// The export of each function, or [`NONE`].
    exports: Vec<u32>,
    /// For each function those that it calls.
    calls: Vec<Vec<u32>>,
}

impl<'s> Case<'s> {
    pub(super) fn judge_calls(&mut self) {
        if let Some(at) = self.unread_library {
            for rule in [
                Rule::SignaturesDifferInCalls,
                Rule::EntryWithoutSignature,
                Rule::CallCycle,
                Rule::UnresolvedCall,
                Rule::CallIntoClosedCollection,
                Rule::ShaderModelTooHigh,
                Rule::FeatureNotSupported,
                Rule::StageNotAllowed,
            ] {
                self.open(rule, Need::Library, at);
            }
        }
        if self.libraries.is_empty() {
            return;
        }
        self.judge_needs();
        let graph = self.call_graph();
        self.judge_cycles(&graph);
        self.judge_reachable(&graph);
    }

    /// Shader models and features against the device.
    fn judge_needs(&mut self) {
        for library in 0..self.libraries.len() {
            let (at, contents) = (self.libraries[library].at, self.libraries[library].contents);
            self.step(contents.functions.len());
            for function in &contents.functions {
                if let Some(target) = function.min_target {
                    match self.judge.device.shader_model {
                        None => self.open(Rule::ShaderModelTooHigh, Need::Device, at),
                        Some(has) if (target.major, target.minor) > has => {
                            let name = format!("{}", text(function.unmangled));
                            let place = self.place(at);
                            self.push(
                                Diagnostic::wrong(Rule::ShaderModelTooHigh)
                                    .at(place)
                                    .export(name.clone())
                                    .say(format!(
                                        "`{name}` needs shader model {}.{}, and the device has {}.{}",
                                        target.major, target.minor, has.0, has.1
                                    ))
                                    .because("a function needs the model that the newest thing in it came with")
                                    .advise("leave the function out on this device, or compile it without that"),
                            );
                        }
                        Some(_) => {}
                    }
                }
                self.judge_features(at, function);
            }
        }
    }

    fn judge_features(&mut self, at: u32, function: &LibraryFunction<'_>) {
        // Bits above 32 describe the function and are no features of devices.
        let uses = function.features & 0xffff_ffff;
        if uses == 0 {
            return;
        }
        let Some(has) = self.judge.device.shader_features else {
            self.open(Rule::FeatureNotSupported, Need::Device, at);
            return;
        };
        if uses & !has != 0 {
            let name = format!("{}", text(function.unmangled));
            let place = self.place(at);
            self.push(
                Diagnostic::wrong(Rule::FeatureNotSupported)
                    .at(place)
                    .export(name.clone())
                    .say(format!(
                        "`{name}` uses shader features {:#x} that the device lacks",
                        uses & !has
                    ))
                    .because("the bits are the feature flags of the DXIL container")
                    .advise("leave the function out on this device, or compile it without them"),
            );
        }
    }

    /// The call graph; calls that lead nowhere are judged here.
    fn call_graph(&mut self) -> Graph<'s> {
        let mut graph = Graph {
            nodes: Vec::new(),
            exports: Vec::new(),
            calls: Vec::new(),
        };
        let mut bases = Vec::new();
        let mut own: BTreeMap<(u32, &str), u32> = BTreeMap::new();
        for library in &self.libraries {
            bases.push((library.at, graph.nodes.len()));
            for function in &library.contents.functions {
                let number = u32::try_from(graph.nodes.len()).unwrap_or(NONE);
                own.insert((library.at, function.name), number);
                graph.nodes.push((library.at, function));
            }
        }
        graph.exports.resize(graph.nodes.len(), NONE);
        for (number, item) in (0..).zip(&self.items) {
            if let (What::Function(_), Ok(base)) = (item.what, bases.binary_search_by_key(&item.at, |base| base.0)) {
                let export = &mut graph.exports[bases[base].1 + item.detail as usize];
                if *export == NONE {
                    *export = number;
                }
            }
        }
        for node in 0..graph.nodes.len() {
            let (at, function) = graph.nodes[node];
            let mut calls = Vec::new();
            match &function.calls {
                None => {
                    for rule in [
                        Rule::SignaturesDifferInCalls,
                        Rule::EntryWithoutSignature,
                        Rule::CallCycle,
                        Rule::StageNotAllowed,
                    ] {
                        self.open(rule, Need::Calls, at);
                    }
                }
                Some(own_calls) => calls.extend(own_calls.iter().filter_map(|name| own.get(&(at, *name)))),
            }
            for name in &function.dependencies {
                if let Some(item) = self.callee(at, function, name) {
                    let item = self.items[item as usize];
                    if let Ok(base) = bases.binary_search_by_key(&item.at, |base| base.0) {
                        calls.push(u32::try_from(bases[base].1).unwrap_or(NONE) + item.detail);
                    }
                }
            }
            self.step(calls.len() + 1);
            graph.calls.push(calls);
        }
        graph
    }

    /// The export that a call to a function of another library means.
    fn callee(&mut self, at: u32, caller: &LibraryFunction<'s>, name: &'s str) -> Option<u32> {
        let called = self.lexicon.intern(text(name));
        let shown = format!("{}", text(name));
        let caller = format!("{}", text(caller.unmangled));
        let place = self.place(at);
        let Some(item) = self.find(called).checked_sub(1) else {
            if let Some((open, need)) = self.open_world() {
                self.open(Rule::UnresolvedCall, need, open);
            } else if self.flag_in_collection(1) == Flag::Clear {
                self.push(
                    Diagnostic::wrong(Rule::UnresolvedCall)
                        .at(place)
                        .export(caller.clone())
                        .export(shown.clone())
                        .say(format!("`{caller}` calls `{shown}`, which nothing exports"))
                        .because("a call to a function of another library needs that function among the exports")
                        .advise("add the library that has it, or list it among the exports"),
                );
            }
            return None;
        };
        let of = self.items[item as usize];
        let closed = self.collections.iter().find(|(collection, _)| *collection == of.at);
        if closed.is_some_and(|(_, contents)| contents.flags & 2 == 0) {
            let collection = self.place(of.at);
            self.push(
                Diagnostic::wrong(Rule::CallIntoClosedCollection)
                    .at(place)
                    .export(caller.clone())
                    .export(shown.clone())
                    .say(format!(
                        "`{caller}` calls `{shown}` in a collection that does not allow it"
                    ))
                    .because("what is outside of a collection uses its functions only if the collection says so")
                    .advise("build the collection with ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS")
                    .with(collection, "the collection"),
            );
        } else if of.what == What::Imported {
            self.open(Rule::CallIntoClosedCollection, Need::Collection, of.at);
        }
        Some(item)
    }

    /// Circles of calls, found by one walk over all functions.
    fn judge_cycles(&mut self, graph: &Graph<'_>) {
        const NEW: u8 = 0;
        const OPEN: u8 = 1;
        const DONE: u8 = 2;
        let mut state = alloc::vec![NEW; graph.nodes.len()];
        for start in 0..graph.nodes.len() {
            if state[start] != NEW {
                continue;
            }
            state[start] = OPEN;
            let mut path = alloc::vec![(start, 0)];
            while let Some((node, next)) = path.last_mut() {
                self.found.steps += 1;
                let Some(callee) = graph.calls[*node].get(*next).map(|callee| *callee as usize) else {
                    state[*node] = DONE;
                    path.pop();
                    continue;
                };
                *next += 1;
                match state[callee] {
                    NEW => {
                        state[callee] = OPEN;
                        path.push((callee, 0));
                    }
                    OPEN => {
                        let from = *node;
                        self.call_cycle(graph, from, callee);
                    }
                    _ => {}
                }
            }
        }
    }

    fn call_cycle(&mut self, graph: &Graph<'_>, from: usize, to: usize) {
        let ((at, from), (_, to)) = (graph.nodes[from], graph.nodes[to]);
        let (from, to) = (format!("{}", text(from.unmangled)), format!("{}", text(to.unmangled)));
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::CallCycle)
                .at(place)
                .export(from.clone())
                .export(to.clone())
                .say(format!("`{from}` calls `{to}`, from which it is called"))
                .because("shader code has no stack that could hold such calls")
                .advise("break the circle"),
        );
    }

    /// Everything that each shader reaches.
    fn judge_reachable(&mut self, graph: &Graph<'_>) {
        // A function is looked at once for each stage, and once for each different root signature of a shader.
        let mut stages = alloc::vec![0_u32; graph.nodes.len()];
        let mut signatures = BTreeSet::new();
        for entry in 0..graph.nodes.len() {
            let (_, shader) = graph.nodes[entry];
            let export = graph.exports[entry];
            if shader.kind == ShaderKind::Library || export == NONE {
                continue;
            }
            let kinds = [Associable::GlobalRootSignature, Associable::LocalRootSignature];
            let held = kinds.map(|kind| self.effective(export, kind));
            let mut path = graph.calls[entry].clone();
            while let Some(node) = path.pop() {
                self.found.steps += 1;
                let bit = 1 << shader.kind as u8;
                let is_new_stage = stages[node as usize] & bit == 0;
                stages[node as usize] |= bit;
                let key = (node, held.map(|held| held.definition().unwrap_or(NONE)));
                let is_new_pair = signatures.insert(key);
                if is_new_stage {
                    self.judge_stage(graph, entry, node as usize);
                }
                if is_new_pair {
                    let (at, function) = graph.nodes[node as usize];
                    self.judge_resources(export, at, function);
                    for (kind, held) in kinds.into_iter().zip(held) {
                        self.judge_called_signature(graph, (entry, export), node as usize, kind, held);
                    }
                }
                if is_new_stage || is_new_pair {
                    path.extend(&graph.calls[node as usize]);
                }
            }
        }
    }

    fn judge_stage(&mut self, graph: &Graph<'_>, entry: usize, node: usize) {
        let ((_, shader), (at, function)) = (graph.nodes[entry], graph.nodes[node]);
        if function.stages & 1 << shader.kind as u8 != 0 {
            return;
        }
        let (name, callee) = (
            format!("{}", text(shader.unmangled)),
            format!("{}", text(function.unmangled)),
        );
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::StageNotAllowed)
                .at(place)
                .export(name.clone())
                .export(callee.clone())
                .say(format!(
                    "`{name}` is a {} and reaches `{callee}`, which may not run there",
                    shader.kind
                ))
                .because("a function that uses what only some stages have can be called in those only")
                .advise("call another function, or take out of it what the stage does not have"),
        );
    }

    fn judge_called_signature(
        &mut self,
        graph: &Graph<'_>,
        (entry, export): (usize, u32),
        node: usize,
        kind: Associable,
        held: Effective,
    ) {
        let callee = graph.exports[node];
        if callee == NONE {
            return;
        }
        let Effective::One(theirs, rung) = self.effective(callee, kind) else {
            return;
        };
        let names = [export, callee].map(|item| self.show(self.items[item as usize].name));
        let places = [self.place(graph.nodes[entry].0), self.definition_place(theirs)];
        match held {
            Effective::One(ours, _) if !self.same(ours, theirs) => {
                // By default only: a runtime may take the function not to need one.
                let is_default = matches!(
                    rung,
                    Rung::Declared | Rung::Default | Rung::LibraryDeclared | Rung::LibraryDefault
                );
                let verdict = if is_default {
                    Verdict::Suspicious
                } else {
                    Verdict::Wrong
                };
                let other = self.definition_place(ours);
                self.push(
                    Diagnostic::new(Rule::SignaturesDifferInCalls, verdict)
                        .at(places[0])
                        .export(names[0].clone())
                        .export(names[1].clone())
                        .say(format!("`{}` calls `{}`, which has another {kind}", names[0], names[1]))
                        .because("all functions that a shader reaches have its root signature, or none")
                        .advise(format!("associate `{}` with the shader's, or with none", names[1]))
                        .with(other, format!("what `{}` has", names[0]))
                        .with(places[1], format!("what `{}` has", names[1])),
                );
            }
            Effective::Nothing => self.push(
                Diagnostic::wrong(Rule::EntryWithoutSignature)
                    .at(places[0])
                    .export(names[0].clone())
                    .export(names[1].clone())
                    .say(format!(
                        "`{}` has no {kind} and calls `{}`, which has one",
                        names[0], names[1]
                    ))
                    .because(
                        "the shader at which the calls start has the root signature that any function it reaches has",
                    )
                    .advise(format!("associate `{}` with it", names[0]))
                    .with(places[1], format!("what `{}` has", names[1])),
            ),
            _ => {}
        }
    }
}
