//! Hit groups and the shaders that they import.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::associations::Flag;
use super::case::{Case, Group, NONE, Slot, What};
use super::effective::Effective;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::ShaderKind;
use crate::d3d12::state::report::{Diagnostic, Verdict};
use crate::d3d12::state::resolve::Rung;
use crate::d3d12::state::rules::Rule;

/// The three imports: C member, words, stage.
const IMPORTS: [(&str, &str, ShaderKind); 3] = [
    ("AnyHitShaderImport", "any-hit", ShaderKind::AnyHit),
    ("ClosestHitShaderImport", "closest-hit", ShaderKind::ClosestHit),
    ("IntersectionShaderImport", "intersection", ShaderKind::Intersection),
];

/// A hit group whose association differs from what its shader has by default.
#[derive(Clone, Copy)]
struct Divergence {
    group: u32,
    shader: u32,
    count: u32,
}

impl Case<'_> {
    /// The exports that a hit group's imports mean, plus 1; 0 where there is none.
    pub(crate) fn shaders_of(&mut self, group: Group) -> [u32; 3] {
        group.imports.map(|import| import.map_or(0, |name| self.find(name)))
    }

    /// Gives shaders what their hit groups have.
    pub(super) fn settle_groups(&mut self) {
        let mut shadows: [Option<Divergence>; 6] = [None; 6];
        let mut shared: [Option<Divergence>; 6] = [None; 6];
        self.step(self.groups.len());
        for number in 0..self.groups.len() {
            let group = self.groups[number];
            if group.item == NONE || self.items[group.item as usize].row == NONE {
                continue;
            }
            for shader in self.shaders_of(group) {
                let Some(shader) = shader.checked_sub(1) else { continue };
                for kind in Associable::ALL {
                    let slot = self.slot(group.item, kind);
                    if !slot.is_empty() && !slot.conflicts() {
                        self.settle_shader(group, shader, kind, slot, &mut shadows, &mut shared);
                    }
                }
            }
        }
        for kind in Associable::ALL {
            if let Some(shadow) = shadows[kind.index()] {
                self.group_over_default(kind, shadow);
            }
            if let Some(shared) = shared[kind.index()] {
                self.shader_of_two_groups(kind, shared);
            }
        }
    }

    /// Gives one shader what its hit group has of a kind.
    fn settle_shader(
        &mut self,
        group: Group,
        shader: u32,
        kind: Associable,
        slot: Slot,
        shadows: &mut [Option<Divergence>; 6],
        shared: &mut [Option<Divergence>; 6],
    ) {
        let own = self.slot(shader, kind);
        let differs = !own.is_empty() && !self.same(own.definition(), slot.definition());
        if own.is_empty() || (own.rung() < slot.rung() && own.rung() != Rung::Inherited) {
            self.set_slot(shader, kind, slot.via_group());
            self.items[shader as usize].group = group.item;
            let default = self.object_default(kind);
            if let Some((default, _)) = default.filter(|(default, _)| !self.same(*default, slot.definition())) {
                let _ = default;
                note(&mut shadows[kind.index()], group.item, shader);
            }
        } else if differs && own.is_via_group() {
            note(&mut shared[kind.index()], group.item, shader);
            self.set_slot(shader, kind, own.conflicting());
        } else if differs && own.rung() == Rung::Inherited && slot.rung() != Rung::Inherited {
            let name = self.show(self.items[shader as usize].name);
            let group_name = self.show(self.items[group.item as usize].name);
            let place = self.place(group.at);
            let held = self.definition_place(own.definition());
            self.push(
                Diagnostic::wrong(Rule::ConflictWithCollection)
                    .at(place)
                    .export(group_name.clone())
                    .export(name.clone())
                    .say(format!(
                        "the {kind} of `{group_name}` is not the one that `{name}` has inside its collection"
                    ))
                    .because(
                        "a hit group's association is one of its shaders, and what a collection says is not replaced",
                    )
                    .advise("give both the same")
                    .with(held, "the collection"),
            );
        } else if differs && own.rung() == slot.rung() && !own.conflicts() {
            self.group_and_shader_differ(group, shader, kind, own, slot);
        }
    }

    fn group_and_shader_differ(&mut self, group: Group, shader: u32, kind: Associable, own: Slot, slot: Slot) {
        let group_name = self.show(self.items[group.item as usize].name);
        let name = self.show(self.items[shader as usize].name);
        let (ours, theirs) = (
            self.definition_place(slot.definition()),
            self.definition_place(own.definition()),
        );
        let place = self.place(group.at);
        self.push(
            Diagnostic::wrong(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group_name.clone())
                .export(name.clone())
                .say(format!(
                    "the hit group `{group_name}` and its shader `{name}` have different subobjects of the kind {kind}"
                ))
                .because("an association of a hit group is one of each of its shaders")
                .advise("associate the hit group only, or both with the same subobject")
                .with(ours, "what the hit group has")
                .with(theirs, "what the shader has"),
        );
    }

    /// Implementations disagree about what happens.
    fn group_over_default(&mut self, kind: Associable, shadow: Divergence) {
        let group = self.show(self.items[shadow.group as usize].name);
        let shader = self.show(self.items[shadow.shader as usize].name);
        let place = self.place(self.items[shadow.group as usize].at);
        let others = and_others(shadow.count);
        self.push(
            Diagnostic::suspicious(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group.clone())
                .export(shader.clone())
                .say(format!(
                    "the {kind} of `{group}` is not the default that its shader `{shader}` would have{others}"
                ))
                .because(
                    "an association of a hit group is one of its shaders; a runtime that gives shaders the default \
                     first takes this for a contradiction",
                )
                .advise(format!("name `{shader}` in the association beside `{group}`")),
        );
    }

    fn shader_of_two_groups(&mut self, kind: Associable, shared: Divergence) {
        let group = self.show(self.items[shared.group as usize].name);
        let shader = self.show(self.items[shared.shader as usize].name);
        let place = self.place(self.items[shared.group as usize].at);
        let others = and_others(shared.count);
        self.push(
            Diagnostic::suspicious(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group.clone())
                .export(shader.clone())
                .say(format!(
                    "`{shader}` is in `{group}` and in another hit group with a different {kind}{others}"
                ))
                .because("each hit group's association is one of its shaders, and a shader has one of a kind")
                .advise("export the shader under a second name for the second hit group"),
        );
    }

    /// Rules about each hit group.
    pub(super) fn judge_groups(&mut self) {
        self.step(self.groups.len() * 3);
        for number in 0..self.groups.len() {
            let group = self.groups[number];
            if !group.inner {
                self.judge_group_type(group);
            }
            let shaders = self.shaders_of(group);
            for (import, shader) in group.imports.iter().zip(shaders).enumerate().filter_map(with_name) {
                self.judge_import(group, import.0, import.1, shader);
            }
            self.judge_agreement(group, shaders);
        }
    }

    fn judge_group_type(&mut self, group: Group) {
        let has_intersection = group.imports[2].is_some();
        let diagnostic = match (group.group_type, has_intersection) {
            (0, false) | (1, true) => return,
            (0, true) => Diagnostic::wrong(Rule::IntersectionInTriangles).in_field("IntersectionShaderImport"),
            (1, false) => Diagnostic::wrong(Rule::ProceduralWithoutIntersection).in_field("IntersectionShaderImport"),
            (_, _) => Diagnostic::wrong(Rule::UnknownHitGroupType).in_field("Type"),
        };
        let name = group.name.map_or_else(String::new, |name| self.show(name));
        let intersection = group.imports[2].map_or_else(String::new, |name| self.show(name));
        let place = self.place(group.at);
        let diagnostic = diagnostic.at(place).export(name.clone());
        self.push(match (group.group_type, has_intersection) {
            (0, _) => diagnostic
                .say(format!(
                    "the hit group `{name}` is of triangles and has an intersection shader, `{intersection}`"
                ))
                .because("triangles are intersected by the hardware")
                .advise(
                    "let Type be D3D12_HIT_GROUP_TYPE_PROCEDURAL_PRIMITIVE (1; 0, the default, is triangles), or \
                     leave IntersectionShaderImport null",
                ),
            (1, _) => diagnostic
                .say(format!(
                    "the hit group `{name}` is of procedural primitives and has no intersection shader"
                ))
                .because("only an intersection shader can tell where a ray hits a procedural primitive")
                .advise("name an intersection shader, or let Type be D3D12_HIT_GROUP_TYPE_TRIANGLES (0)"),
            (other, _) => diagnostic
                .say(format!("the hit group `{name}` is of type {other}"))
                .because("types are 0 for triangles and 1 for procedural primitives")
                .advise("correct Type"),
        });
    }

    fn judge_import(&mut self, group: Group, which: usize, name: Name, shader: u32) {
        let (field, words, stage) = IMPORTS[which];
        let Some(first) = shader.checked_sub(1) else {
            self.import_not_found(group, field, words, name);
            return;
        };
        let more = self.next(name, first);
        let item = self.items[first as usize];
        let shown_group = group.name.map_or_else(String::new, |name| self.show(name));
        let shown = self.show(name);
        let place = self.place(group.at);
        let brought_by = self.place(item.at);
        if more != 0 {
            self.push(
                Diagnostic::wrong(Rule::ImportIsAmbiguous)
                    .at(place)
                    .in_field(field)
                    .export(shown_group.clone())
                    .export(shown.clone())
                    .say(format!(
                        "the {words} shader `{shown}` of `{shown_group}` means several overloads"
                    ))
                    .because("a name that is not mangled means all functions of that name")
                    .advise("write the mangled name of the one that is meant"),
            );
            return;
        }
        match item.what {
            What::Function(kind) if kind != stage => self.push(
                Diagnostic::wrong(Rule::ImportOfWrongKind)
                    .at(place)
                    .in_field(field)
                    .export(shown_group.clone())
                    .export(shown.clone())
                    .say(format!("the {words} shader of `{shown_group}`, `{shown}`, is a {kind}"))
                    .because(format!("{field} takes the name of a shader of that stage"))
                    .advise("import another shader, or move the name to the member of its stage")
                    .with(brought_by, "the shader is here"),
            ),
            What::HitGroup => self.push(
                Diagnostic::wrong(Rule::ImportOfWrongKind)
                    .at(place)
                    .in_field(field)
                    .export(shown_group.clone())
                    .export(shown.clone())
                    .say(format!(
                        "the {words} shader of `{shown_group}`, `{shown}`, is a hit group"
                    ))
                    .because(format!("{field} takes the name of a shader"))
                    .advise("name the shader that is meant"),
            ),
            _ => {}
        }
        if item.inner && !group.inner {
            let closed = self.collections.iter().find(|(at, _)| *at == item.at);
            if closed.is_some_and(|(_, contents)| contents.flags & 2 == 0) {
                self.push(
                    Diagnostic::wrong(Rule::ImportFromClosedCollection)
                        .at(place)
                        .in_field(field)
                        .export(shown_group.clone())
                        .export(shown.clone())
                        .say(format!(
                            "the {words} shader `{shown}` of `{shown_group}` is in a collection that does not allow it"
                        ))
                        .because("what is outside of a collection uses its functions only if the collection says so")
                        .advise(
                            "build the collection with ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS, or declare \
                             the hit group in it",
                        )
                        .with(brought_by, "the collection"),
                );
            } else if closed.is_none() {
                self.open(
                    Rule::ImportFromClosedCollection,
                    crate::d3d12::state::report::Need::Collection,
                    item.at,
                );
            }
        } else if item.what == What::Listed {
            self.open(
                Rule::ImportOfWrongKind,
                crate::d3d12::state::report::Need::Library,
                item.at,
            );
            self.open(
                Rule::ImportIsAmbiguous,
                crate::d3d12::state::report::Need::Library,
                item.at,
            );
        }
    }

    fn import_not_found(&mut self, group: Group, field: &'static str, words: &str, name: Name) {
        if let Some((open, need)) = self.open_world() {
            self.open(Rule::ImportNotFound, need, open);
            self.open(Rule::ImportOfWrongKind, need, open);
            self.open(Rule::ImportIsAmbiguous, need, open);
            return;
        }
        let verdict = match self.flag_in_collection(1) {
            Flag::Set => return,
            Flag::Unknown => Verdict::Suspicious,
            Flag::Clear => Verdict::Wrong,
        };
        let shown_group = group.name.map_or_else(String::new, |name| self.show(name));
        let shown = self.show(name);
        let advice = match self.renamed(name) {
            Some((new, by)) => format!(
                "`{shown}` is exported as `{}` by {}: write that",
                self.show(new),
                self.place(by)
            ),
            None if self.is_collection() => String::from(
                "correct the name, or set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object \
                 that will include this collection",
            ),
            None => format!("correct the name, or add `{shown}` to a library's export list"),
        };
        let place = self.place(group.at);
        let exported = self.some_exports(false);
        self.push(
            Diagnostic::new(Rule::ImportNotFound, verdict)
                .at(place)
                .in_field(field)
                .export(shown_group.clone())
                .export(shown.clone())
                .say(format!(
                    "the {words} shader `{shown}` of the hit group `{shown_group}` is exported by nothing"
                ))
                .because(exported)
                .advise(advice),
        );
    }

    /// The shaders of a hit group without an association of its own have to agree.
    fn judge_agreement(&mut self, group: Group, shaders: [u32; 3]) {
        let shaders: Vec<u32> = match shaders {
            [_, 0, 0] | [0, _, 0] | [0, 0, _] => return,
            _ => shaders.iter().filter_map(|shader| shader.checked_sub(1)).collect(),
        };
        if shaders.iter().all(|shader| self.items[*shader as usize].row == NONE) {
            return;
        }
        for kind in Associable::ALL {
            let has_own = group.item != NONE && !self.slot(group.item, kind).is_empty();
            if has_own || shaders.iter().all(|shader| self.slot(*shader, kind).is_empty()) {
                continue;
            }
            let mut first = None;
            for shader in &shaders {
                let Effective::One(definition, _) = self.effective(*shader, kind) else {
                    continue;
                };
                match first {
                    None => first = Some((*shader, definition)),
                    Some((other, theirs)) if !self.same(theirs, definition) => {
                        self.shaders_differ(group, kind, (other, theirs), (*shader, definition));
                        break;
                    }
                    Some(_) => {}
                }
            }
        }
    }

    fn shaders_differ(&mut self, group: Group, kind: Associable, one: (u32, u32), other: (u32, u32)) {
        let group_name = group.name.map_or_else(String::new, |name| self.show(name));
        let first = self.show(self.items[one.0 as usize].name);
        let second = self.show(self.items[other.0 as usize].name);
        let (ones, others) = (self.definition_place(one.1), self.definition_place(other.1));
        let place = self.place(group.at);
        self.push(
            Diagnostic::wrong(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group_name.clone())
                .export(first.clone())
                .export(second.clone())
                .say(format!("the shaders `{first}` and `{second}` of the hit group `{group_name}` have different subobjects of the kind {kind}"))
                .because("the shaders of a hit group run with one shader record and one configuration")
                .advise(format!("associate the hit group `{group_name}`, or both shaders with the same subobject"))
                .with(ones, format!("what `{first}` has"))
                .with(others, format!("what `{second}` has")),
        );
    }
}

fn note(divergence: &mut Option<Divergence>, group: u32, shader: u32) {
    divergence
        .get_or_insert(Divergence {
            group,
            shader,
            count: 0,
        })
        .count += 1;
}

fn and_others(count: u32) -> String {
    match count - 1 {
        0 => String::new(),
        1 => String::from(" (and once more)"),
        more => format!(" (and {more} times more)"),
    }
}

/// An import that has a name: which, the name, and the export that it means plus 1.
fn with_name((which, (import, shader)): (usize, (&Option<Name>, u32))) -> Option<((usize, Name), u32)> {
    import.map(|name| ((which, name), shader))
}
