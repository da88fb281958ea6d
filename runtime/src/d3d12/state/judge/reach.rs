//! What shaders reach by calls.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;

use super::calls::Graph;
use super::case::Case;
use super::{Effective, NONE};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::reader::ShaderKind;
use crate::d3d12::state::report::{Diagnostic, Verdict};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    /// Circles of calls, found by one walk over all functions.
    pub(super) fn judge_cycles(&mut self, graph: &Graph<'_>) {
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
        let (from, to) = (String::from(from.unmangled), String::from(to.unmangled));
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
    pub(super) fn judge_reachable(&mut self, graph: &Graph<'_>) {
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
        let (name, callee) = (String::from(shader.unmangled), String::from(function.unmangled));
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
