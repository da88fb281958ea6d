//! Shader and pipeline configurations.

use alloc::format;

use super::associate::Flag;
use super::case::{Case, Origin, What};
use super::effective::Effective;
use super::sweep::Sweep;
use crate::d3d12::state::contents::Value;
use crate::d3d12::state::description::Subobject;
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::report::{Diagnostic, Need, Place, Verdict};
use crate::d3d12::state::rules::{Rule, RuleSet};

const MAX_ATTRIBUTES: u32 = 32;
const MAX_RECURSION: u32 = 31;
const OPACITY_MICROMAPS: u32 = 0x400;

/// What only a library tells that nobody read, but for executables.
pub(super) const UNREAD: RuleSet = RuleSet::of(&[Rule::AttributesOverConfigured, Rule::PayloadOverConfigured]);

impl Case<'_> {
    pub(super) fn judge_configurations(&mut self) {
        let object = self.object;
        for number in 0..self.definitions.len() {
            let Origin::Object(at) = self.definitions[number].origin else {
                continue;
            };
            match object.subobjects()[at as usize] {
                Subobject::RaytracingShaderConfig { max_attribute_size, .. } => {
                    self.judge_attribute_limit(self.place(at), max_attribute_size);
                }
                Subobject::RaytracingPipelineConfig {
                    max_trace_recursion_depth,
                } => {
                    self.judge_recursion_limit(self.place(at), max_trace_recursion_depth);
                }
                Subobject::RaytracingPipelineConfig1 {
                    max_trace_recursion_depth,
                    flags,
                } => {
                    self.judge_recursion_limit(self.place(at), max_trace_recursion_depth);
                    self.judge_tier(at, flags);
                }
                _ => {}
            }
        }
        if matches!(
            self.object_type(),
            Some(StateObjectType::Collection | StateObjectType::RaytracingPipeline)
        ) {
            for kind in [Associable::ShaderConfig, Associable::PipelineConfig] {
                let mut sweep = self.sweep(kind, |item| item.may_trace);
                if !self.collections.is_empty() {
                    // A hit group may come without its shaders.
                    self.sweep_groups(kind, |item| item.inner, &mut sweep);
                }
                self.judge_missing(kind, &sweep);
                self.judge_different(kind, &sweep);
            }
        }
        self.judge_sizes();
    }

    fn judge_attribute_limit(&mut self, place: Place, size: u32) {
        if size > MAX_ATTRIBUTES {
            self.push(
                Diagnostic::wrong(Rule::AttributesOverLimit)
                    .at(place)
                    .in_field("MaxAttributeSizeInBytes")
                    .say(format!(
                        "MaxAttributeSizeInBytes is {size}, and at most {MAX_ATTRIBUTES} is allowed"
                    ))
                    .because("D3D12_RAYTRACING_MAX_ATTRIBUTE_SIZE_IN_BYTES is the limit for every device")
                    .advise("write the size in bytes of the largest attribute struct; that of triangles has 8"),
            );
        }
    }

    fn judge_recursion_limit(&mut self, place: Place, depth: u32) {
        if depth > MAX_RECURSION {
            self.push(
                Diagnostic::wrong(Rule::RecursionOverLimit)
                    .at(place)
                    .in_field("MaxTraceRecursionDepth")
                    .say(format!(
                        "MaxTraceRecursionDepth is {depth}, and at most {MAX_RECURSION} is allowed"
                    ))
                    .because("D3D12_RAYTRACING_MAX_DECLARABLE_TRACE_RECURSION_DEPTH is the limit for every device")
                    .advise("write how many TraceRay calls are nested at most: 1 when only ray generation traces"),
            );
        }
    }

    /// The ray tracing tier that flags, and the type itself, need.
    fn judge_tier(&mut self, at: u32, flags: u32) {
        let (needed, tier, what) = match flags & OPACITY_MICROMAPS {
            0 => (11, "1.1", "a pipeline configuration with flags"),
            _ => (12, "1.2", "the flag for opacity micromaps"),
        };
        let Some(has) = self.judge.device.raytracing_tier else {
            self.open(Rule::RaytracingTierTooLow, Need::Device, at);
            return;
        };
        if has < needed {
            let place = self.place(at);
            self.push(
                Diagnostic::wrong(Rule::RaytracingTierTooLow)
                    .at(place)
                    .in_field(if needed == 11 { "Type" } else { "Flags" })
                    .say(format!(
                        "{what} needs ray tracing tier {tier}, and the device has {}.{}",
                        has / 10,
                        has % 10
                    ))
                    .because("older tiers know only D3D12_RAYTRACING_PIPELINE_CONFIG")
                    .advise("use RAYTRACING_PIPELINE_CONFIG without flags on this device"),
            );
        }
    }

    fn judge_missing(&mut self, kind: Associable, sweep: &Sweep) {
        if self.wrong_default(kind).is_some() {
            // It is said of the two that could be the default.
            return;
        }
        let has_some = self.object_default(kind).is_some() || sweep.first.is_some() || self.explicit[kind.index()] > 0;
        let is_pipeline = self.object_type() == Some(StateObjectType::RaytracingPipeline);
        let unknown = sweep.unknown.map(|(need, at)| (at, need));
        if let Some((at, need)) = unknown {
            self.open(Rule::MissingConfiguration, need, at);
            return;
        }
        if self.object_default(kind).is_none() {
            let is_missing = sweep.missing.is_some() || (is_pipeline && !has_some);
            let hidden = self
                .open_world()
                .or_else(|| self.hidden_configuration().filter(|_| is_missing));
            if let Some((at, need)) = hidden {
                self.open(Rule::MissingConfiguration, need, at);
            } else if is_missing && self.flag_in_collection(1) == Flag::Clear {
                self.missing(kind, sweep, has_some);
            }
        }
    }

    /// Something that may bring a configuration which cannot be seen.
    fn hidden_configuration(&self) -> Option<(u32, Need)> {
        match (self.unread_library, self.unknown_collection) {
            (Some(at), _) => Some((at, Need::Library)),
            (None, Some(at)) => Some((at, Need::Collection)),
            (None, None) => self.object.is_cut.then_some((super::NONE, Need::Limits)),
        }
    }

    fn missing(&mut self, kind: Associable, sweep: &Sweep, has_some: bool) {
        let defaults = self.defaults[kind.index()];
        let elsewhere = self
            .libraries
            .iter()
            .any(|library| library.defaults[kind.index()].get().is_some());
        let verdict = if elsewhere { Verdict::Suspicious } else { Verdict::Wrong };
        let mut diagnostic = Diagnostic::new(Rule::MissingConfiguration, verdict);
        let what = match sweep.missing {
            Some(item) => {
                let item = self.items[item as usize];
                let name = self.show(item.name);
                diagnostic = diagnostic.at(self.place(item.at)).export(name.clone());
                match sweep.missing_count {
                    0 | 1 => format!("`{name}` has no {kind}"),
                    2 => format!("`{name}` and another export have no {kind}"),
                    more => format!("`{name}` and {} more exports have no {kind}", more - 1),
                }
            }
            None => format!("the pipeline has no {kind}"),
        };
        let why = match (defaults.differ, has_some, elsewhere) {
            (Some(_), ..) => "two different ones are unassociated, so that neither is the default",
            (None, _, true) => "a library declares one, and its defaults are for its own exports",
            (None, true, false) => "the one that there is, is associated with other exports",
            (None, false, false) => "every ray tracing shader needs one",
        };
        let name = match kind {
            Associable::ShaderConfig => "RAYTRACING_SHADER_CONFIG",
            _ => "RAYTRACING_PIPELINE_CONFIG",
        };
        let or = if self.is_collection() {
            ", or set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object that will include this \
             collection"
        } else {
            ""
        };
        let advice = format!("add a {name}; without an association it is the default{or}");
        if let Some((first, second)) = defaults.differ {
            diagnostic = diagnostic
                .with(self.definition_place(first), "one of the two")
                .with(self.definition_place(second), "the other of the two");
        }
        self.push(diagnostic.say(what).because(why).advise(advice));
    }

    fn judge_different(&mut self, kind: Associable, sweep: &Sweep) {
        let Some((first, ones)) = sweep.first else { return };
        if let Some((second, others)) = sweep.different {
            let names = [first, second].map(|item| self.show(self.items[item as usize].name));
            let values = [ones, others].map(|definition| format!("{}", self.definition(definition).value));
            let places = [ones, others].map(|definition| self.definition_place(definition));
            self.push(
                Diagnostic::wrong(Rule::DifferentConfigurations)
                    .at(places[1])
                    .export(names[0].clone())
                    .export(names[1].clone())
                    .say(format!("`{}` and `{}` have different {kind}s", names[0], names[1]))
                    .because(format!(
                        "all shaders of a pipeline share one: the first has {}, the second {}",
                        values[0], values[1]
                    ))
                    .advise("give all exports, those of collections included, the same")
                    .with(places[0], "the other one"),
            );
            return;
        }
        let Some((at, need)) = self.open_world() else { return };
        let default = self.object_default(kind).map(|(definition, _)| definition);
        if default.is_none_or(|default| !self.same(default, ones)) || need == Need::Collection {
            self.open(Rule::DifferentConfigurations, need, at);
        }
    }

    /// Payloads and attributes of functions against what is configured.
    fn judge_sizes(&mut self) {
        if self.libraries.is_empty() {
            return;
        }
        self.step(self.items.len());
        for number in 0..u32::try_from(self.items.len()).unwrap_or(super::NONE) {
            let item = self.items[number as usize];
            let What::Function(stage) = item.what else { continue };
            let Ok(library) = self.libraries.binary_search_by_key(&item.at, |library| library.at) else {
                continue;
            };
            let Effective::One(definition, _) = self.effective(number, Associable::ShaderConfig) else {
                continue;
            };
            let Value::ShaderConfig {
                max_payload_size,
                max_attribute_size,
            } = self.definition(definition).value
            else {
                continue;
            };
            let contents = self.libraries[library].contents;
            let function = &contents.functions[item.detail as usize];
            let has_qualifiers = contents
                .target
                .is_some_and(|target| (target.major, target.minor) >= (6, 7));
            let is_callable = stage == crate::d3d12::state::reader::ShaderKind::Callable;
            if function.attribute_size > max_attribute_size {
                let sizes = (function.attribute_size, max_attribute_size);
                self.size_over(
                    number,
                    definition,
                    Rule::AttributesOverConfigured,
                    Verdict::Wrong,
                    sizes,
                );
            }
            if function.payload_size > max_payload_size && !is_callable {
                // With payload access qualifiers, the default from 6.7 on, drivers ignore the limit.
                let verdict = if has_qualifiers {
                    Verdict::Suspicious
                } else {
                    Verdict::Wrong
                };
                let sizes = (function.payload_size, max_payload_size);
                self.size_over(number, definition, Rule::PayloadOverConfigured, verdict, sizes);
            }
        }
    }

    fn size_over(&mut self, item: u32, definition: u32, rule: Rule, verdict: Verdict, sizes: (u32, u32)) {
        let (words, field) = match rule {
            Rule::PayloadOverConfigured => ("a payload", "MaxPayloadSizeInBytes"),
            _ => ("attributes", "MaxAttributeSizeInBytes"),
        };
        let (needs, has) = sizes;
        let name = self.show(self.items[item as usize].name);
        let place = self.definition_place(definition);
        let library = self.place(self.items[item as usize].at);
        self.push(
            Diagnostic::new(rule, verdict)
                .at(place)
                .in_field(field)
                .export(name.clone())
                .say(format!("`{name}` has {words} of {needs} bytes, and {field} is {has}"))
                .because("the configuration bounds every shader that it is associated with")
                .advise(format!("let {field} be at least {needs}"))
                .with(library, "the shader is here"),
        );
    }
}
