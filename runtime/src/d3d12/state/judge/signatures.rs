//! Root signatures: what they bind, and what shaders use.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::associate::Flag;
use super::case::{Case, What};
use super::{Effective, NONE};
use crate::d3d12::state::contents::Value;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::reader::{
    Answer, BindingRange, LibraryFunction, RootSignatureContents, RootSignatureRef, ShaderKind,
};
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::rules::{Rule, RuleSet};

/// What is known of the root signatures among the definitions.
pub(super) type Bindings = BTreeMap<u32, RootSignatureContents>;

const KINDS: [Associable; 2] = [Associable::GlobalRootSignature, Associable::LocalRootSignature];

/// What only a library tells that nobody read.
pub(super) const UNREAD: RuleSet = RuleSet::of(&[Rule::BindingNotFound]);

impl Case<'_> {
    pub(super) fn judge_signatures(&mut self) {
        self.read_signatures();
        if self.bindings.is_some() {
            self.judge_overlaps();
        }
        self.judge_bindings();
    }

    /// Asks the reader about every root signature.
    fn read_signatures(&mut self) {
        const OPEN: RuleSet = RuleSet::of(&[
            Rule::MalformedRootSignature,
            Rule::SignatureOfWrongScope,
            Rule::SignaturesOverlap,
        ]);
        for number in 0..u32::try_from(self.definitions.len()).unwrap_or(NONE) {
            let definition = self.definition(number);
            if !KINDS.contains(&definition.kind) || definition.value.is_null_signature() {
                continue;
            }
            let at = definition.origin.at();
            let answer = match (self.judge.reader, &definition.value) {
                (Some(reader), Value::RootSignature(identity)) => {
                    reader.root_signature(RootSignatureRef::Object(*identity))
                }
                (Some(reader), Value::SerializedRootSignature(bytes)) => {
                    reader.root_signature(RootSignatureRef::Serialized(bytes))
                }
                _ => Answer::CannotTell,
            };
            match answer {
                Answer::Known(contents) => {
                    self.judge_scope(number, &contents);
                    self.bindings.get_or_insert_default().insert(number, contents);
                }
                Answer::CannotTell => self.open_all(OPEN, Need::RootSignature, at),
                Answer::Malformed(how) => self.malformed_signature(number, &how),
            }
        }
    }

    /// What is known of a root signature.
    fn binds(&self, definition: u32) -> Option<&RootSignatureContents> {
        self.bindings.as_ref()?.get(&definition)
    }

    fn malformed_signature(&mut self, definition: u32, how: &str) {
        let place = self.definition_place(definition);
        self.push(
            Diagnostic::wrong(Rule::MalformedRootSignature)
                .at(place)
                .say(format!("the root signature cannot be read: {how}"))
                .because("the runtime reads every root signature of the object")
                .advise("serialize the root signature again, and give its whole blob"),
        );
    }

    fn judge_scope(&mut self, definition: u32, contents: &RootSignatureContents) {
        let is_local = self.definition(definition).kind == Associable::LocalRootSignature;
        if contents.is_local == is_local {
            return;
        }
        let place = self.definition_place(definition);
        let (what, advice) = if is_local {
            (
                "the local root signature lacks D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE",
                "create the root signature with the flag, or use it as a global one",
            )
        } else {
            (
                "the global root signature has D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE",
                "create the root signature without the flag, or use it as a local one",
            )
        };
        self.push(
            Diagnostic::wrong(Rule::SignatureOfWrongScope)
                .at(place)
                .say(what)
                .because("the flag says that the arguments come from shader records and not from the command list")
                .advise(advice),
        );
    }

    /// Pairs of a global and a local root signature that one export has.
    fn judge_overlaps(&mut self) {
        let mut pairs = BTreeSet::new();
        self.step(self.items.len());
        for item in 0..u32::try_from(self.items.len()).unwrap_or(NONE) {
            let [global, local] = KINDS.map(|kind| self.effective(item, kind).definition());
            let (Some(global), Some(local)) = (global, local) else {
                continue;
            };
            if !pairs.insert((global, local)) {
                continue;
            }
            let (Some(ones), Some(others)) = (self.binds(global), self.binds(local)) else {
                continue;
            };
            if let Some((one, other)) = first_overlap(&ones.bindings, &others.bindings) {
                let name = self.show(self.items[item as usize].name);
                let (global, local) = (self.definition_place(global), self.definition_place(local));
                self.push(
                    Diagnostic::wrong(Rule::SignaturesOverlap)
                        .at(local)
                        .export(name.clone())
                        .say(format!("both root signatures of `{name}` bind {other}"))
                        .because(format!(
                            "the global one binds {one}, the local one {other}; each register is bound once"
                        ))
                        .advise("move the local bindings to a register space of their own")
                        .with(global, "the global root signature"),
                );
            }
        }
    }

    /// What functions use against what their root signatures bind.
    fn judge_bindings(&mut self) {
        if self.libraries.is_empty() {
            return;
        }
        for item in 0..u32::try_from(self.items.len()).unwrap_or(NONE) {
            let of = self.items[item as usize];
            let What::Function(stage) = of.what else { continue };
            if stage == ShaderKind::Library {
                // Judged where a shader calls it.
                continue;
            }
            let Ok(library) = self.libraries.binary_search_by_key(&of.at, |library| library.at) else {
                continue;
            };
            let contents = self.libraries[library].contents;
            self.judge_resources(item, of.at, &contents.functions[of.detail as usize]);
        }
    }

    /// Registers that a function uses against the root signatures of the shader that runs it.
    pub(super) fn judge_resources(&mut self, shader: u32, at: u32, function: &LibraryFunction<'_>) {
        let Some(resources) = &function.resources else {
            self.open(Rule::BindingNotFound, Need::Library, at);
            return;
        };
        self.step(resources.len());
        if self.flag_in_collection(1) != Flag::Clear {
            // What includes the collection may bring the root signature.
            return;
        }
        let missing = match self.unbound(shader, resources) {
            Ok(missing) => missing,
            Err(Some((need, at))) => return self.open(Rule::BindingNotFound, need, at),
            Err(None) => return,
        };
        for resource in missing {
            let name = self.show(self.items[shader as usize].name);
            let place = self.place(at);
            let mut diagnostic = Diagnostic::wrong(Rule::BindingNotFound).at(place).export(name.clone());
            let user = String::from(function.unmangled);
            diagnostic = if user == name {
                diagnostic.say(format!(
                    "`{name}` uses {resource}, which neither of its root signatures binds"
                ))
            } else {
                diagnostic
                    .say(format!(
                        "`{user}` uses {resource}, which neither root signature of `{name}` binds"
                    ))
                    .export(user)
            };
            for kind in KINDS {
                if let Some(definition) = self.effective(shader, kind).definition() {
                    diagnostic = diagnostic.with(self.definition_place(definition), format!("its {kind}"));
                }
            }
            self.push(
                diagnostic
                    .because("the global and the local root signature of a shader together bind all that it uses")
                    .advise("add the register to one of them, or associate the root signature that has it"),
            );
        }
    }

    /// The registers that a shader's root signatures do not bind; an error where that cannot be told.
    fn unbound(&self, shader: u32, resources: &[BindingRange]) -> Result<Vec<BindingRange>, Option<(Need, u32)>> {
        let mut known = Vec::new();
        for kind in KINDS {
            match self.effective(shader, kind) {
                Effective::One(definition, _) => match self.binds(definition) {
                    Some(contents) => known.push(contents),
                    None if self.definition(definition).value.is_null_signature() => {}
                    None => return Err(Some((Need::RootSignature, self.definition(definition).origin.at()))),
                },
                Effective::Unknown(need, at) => return Err(Some((need, at))),
                Effective::Conflict(..) => return Err(None),
                Effective::Nothing => {}
            }
        }
        let binds = |resource: &BindingRange| {
            known.iter().flat_map(|contents| &contents.bindings).any(|range| {
                range.class == resource.class
                    && range.space == resource.space
                    && range.lower <= resource.lower
                    && range.upper >= resource.upper
            })
        };
        Ok(resources.iter().filter(|resource| !binds(resource)).copied().collect())
    }
}

/// The first ranges of two lists that overlap: the lists are sorted and walked once.
fn first_overlap(ones: &[BindingRange], others: &[BindingRange]) -> Option<(BindingRange, BindingRange)> {
    let key = |range: &BindingRange| (range.class, range.space, range.lower);
    let (mut ones, mut others) = (ones.to_vec(), others.to_vec());
    ones.sort_by_key(key);
    others.sort_by_key(key);
    let (mut i, mut j) = (0, 0);
    while let (Some(one), Some(other)) = (ones.get(i), others.get(j)) {
        if one.overlaps(*other) {
            return Some((*one, *other));
        }
        if (one.class, one.space, one.upper) < (other.class, other.space, other.upper) {
            i += 1;
        } else {
            j += 1;
        }
    }
    None
}
