//! Calls between functions, as far as a reader tells them.
//!
//! Functions are the nodes of a graph: those of all libraries that were read, numbered one library after the other.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::NONE;
use super::associate::Flag;
use super::case::{Case, What};
use super::gather::text;
use crate::d3d12::state::reader::LibraryFunction;
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::rules::{Rule, RuleSet};

/// The functions of all libraries and who calls whom.
pub(super) struct Graph<'s> {
    /// Library and function.
    pub(super) nodes: Vec<(u32, &'s LibraryFunction<'s>)>,
    /// The export of each function, or [`NONE`].
    pub(super) exports: Vec<u32>,
    /// For each function those that it calls.
    pub(super) calls: Vec<Vec<u32>>,
}

/// What only a library tells that nobody read.
pub(super) const UNREAD: RuleSet = RuleSet::of(&[
    Rule::SignaturesDifferInCalls,
    Rule::EntryWithoutSignature,
    Rule::CallCycle,
    Rule::UnresolvedCall,
    Rule::CallIntoClosedCollection,
    Rule::ShaderModelTooHigh,
    Rule::FeatureNotSupported,
    Rule::StageNotAllowed,
]);

impl<'s> Case<'s> {
    pub(super) fn judge_calls(&mut self) {
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
                            let name = String::from(function.unmangled);
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
            let name = String::from(function.unmangled);
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
                    const OPEN: RuleSet = RuleSet::of(&[
                        Rule::SignaturesDifferInCalls,
                        Rule::EntryWithoutSignature,
                        Rule::CallCycle,
                        Rule::StageNotAllowed,
                    ]);
                    self.open_all(OPEN, Need::Calls, at);
                }
                Some(own_calls) => calls.extend(own_calls.iter().filter_map(|name| own.get(&(at, *name)))),
            }
            for name in &function.dependencies {
                if let Some(item) = self.callee(at, function, name) {
                    let item = self.items[item as usize];
                    if let (What::Function(_), Ok(base)) =
                        (item.what, bases.binary_search_by_key(&item.at, |base| base.0))
                    {
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
        let wanted = self.lexicon.intern(text(name));
        let shown = String::from(name);
        let caller = String::from(caller.unmangled);
        let place = self.place(at);
        let found = self.find(wanted).checked_sub(1);
        let is_function = |item: &u32| {
            let what = self.items[*item as usize].what;
            matches!(what, What::Function(_) | What::Listed | What::Imported)
        };
        let Some(item) = found.filter(is_function) else {
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
        let closed = self.collection_at(of.at);
        if closed.is_some_and(|contents| contents.flags & 2 == 0) {
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
}
