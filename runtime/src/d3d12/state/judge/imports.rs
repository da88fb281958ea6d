//! Rules about each hit group.

use alloc::format;
use alloc::string::String;
use core::mem::take;

use super::associate::Flag;
use super::case::{Case, Group, Item, What};
use super::missing::Missing;
use crate::d3d12::state::names::Name;
use crate::d3d12::state::reader::ShaderKind;
use crate::d3d12::state::report::{Diagnostic, Need, Verdict};
use crate::d3d12::state::rules::{Rule, RuleSet};

/// The three imports: C member, words, stage.
pub(super) const IMPORTS: [(&str, &str, ShaderKind); 3] = [
    ("AnyHitShaderImport", "any-hit", ShaderKind::AnyHit),
    ("ClosestHitShaderImport", "closest-hit", ShaderKind::ClosestHit),
    ("IntersectionShaderImport", "intersection", ShaderKind::Intersection),
];

/// What only the library can tell of an import.
const OF_LISTED: RuleSet = RuleSet::of(&[Rule::ImportOfWrongKind, Rule::ImportIsAmbiguous]);

impl Case<'_> {
    /// Rules about each hit group.
    #[inline(never)]
    pub(super) fn judge_groups(&mut self) {
        self.step(self.groups.len() * 3);
        // Taken out: nothing asks for them meanwhile.
        let groups = take(&mut self.groups);
        for group in &groups {
            if !group.inner && !matches!((group.of_type, group.imports[2]), (0, None) | (1, Some(_))) {
                self.judge_group_type(*group);
            }
            let [any_hit, closest_hit, intersection] = group.imports;
            self.judge_named(group, 0, any_hit);
            self.judge_named(group, 1, closest_hit);
            self.judge_named(group, 2, intersection);
            if !matches!(group.shaders, [_, 0, 0] | [0, _, 0] | [0, 0, _]) {
                self.judge_agreement(*group);
            }
        }
        self.groups = groups;
    }

    #[inline]
    fn judge_named(&mut self, group: &Group, which: usize, name: Option<Name>) {
        if let Some(name) = name
            && !self.is_settled(group, which, name)
        {
            self.judge_import(*group, which, name, group.shaders[which]);
        }
    }

    /// Whether nothing is to be said of an import that has not been said: it is one function of the object's own.
    #[inline]
    fn is_settled(&self, group: &Group, which: usize, name: Name) -> bool {
        let Some(shader) = group.shaders[which].checked_sub(1) else {
            return false;
        };
        let item = &self.items[shader as usize];
        let is_fit = match item.what {
            What::Function(stage) => stage == IMPORTS[which].2,
            What::Listed => self.has_noted(OF_LISTED, Need::Library),
            _ => false,
        };
        is_fit && !item.inner && (item.next == 0 || item.name != name)
    }

    #[cold]
    fn judge_group_type(&mut self, group: Group) {
        let has_intersection = group.imports[2].is_some();
        let diagnostic = match (group.of_type, has_intersection) {
            (0, false) | (1, true) => return,
            (0, true) => Diagnostic::wrong(Rule::IntersectionInTriangles).in_field("IntersectionShaderImport"),
            (1, false) => Diagnostic::wrong(Rule::ProceduralWithoutIntersection).in_field("IntersectionShaderImport"),
            (_, _) => Diagnostic::wrong(Rule::UnknownHitGroupType).in_field("Type"),
        };
        let name = group.name.map_or_else(String::new, |name| self.show(name));
        let intersection = group.imports[2].map_or_else(String::new, |name| self.show(name));
        let place = self.place(group.at);
        let diagnostic = diagnostic.at(place).export(name.clone());
        self.push(match (group.of_type, has_intersection) {
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

    /// One name for two stages is wrong whatever it is: no function is of both. Where it is known, its stage was judged.
    #[cold]
    pub(super) fn judge_role(&mut self, group: Group, which: usize, name: Name) {
        let other = group.imports[..which].iter().position(|other| *other == Some(name));
        let (Some(other), false, true) = (other, group.inner, self.lexicon.is_whole(name)) else {
            return;
        };
        let (first, second) = (IMPORTS[other].1, IMPORTS[which].1);
        let found = self.about_import(Rule::ImportOfWrongKind, group, which, name, |group, shader| {
            format!("`{shader}` is the {first} and the {second} shader of `{group}`")
        });
        self.push(
            found
                .because("a function is a shader of one stage, so that one of the two imports is of another stage")
                .advise("import another shader for one of them, or none"),
        );
    }

    #[inline(never)]
    fn judge_import(&mut self, group: Group, which: usize, name: Name, shader: u32) {
        let (field, words, stage) = IMPORTS[which];
        let Some(first) = shader.checked_sub(1) else {
            self.import_not_found(group, which, name);
            return;
        };
        let item = self.items[first as usize];
        match item.what {
            _ if self.next(name, first) != 0 => {
                let found = self.about_import(Rule::ImportIsAmbiguous, group, which, name, |group, shader| {
                    format!("the {words} shader `{shader}` of `{group}` means several overloads")
                });
                self.push(
                    found
                        .because("a name that is not mangled means all functions of that name")
                        .advise(if group.inner {
                            "export only the one that is meant"
                        } else {
                            "write the mangled name of the one that is meant"
                        }),
                );
                return;
            }
            What::Function(kind) if kind != stage => {
                let found = self.about_import(Rule::ImportOfWrongKind, group, which, name, |group, shader| {
                    format!("the {words} shader of `{group}`, `{shader}`, is a {kind}")
                });
                let place = self.place(item.at);
                self.push(
                    found
                        .because(format!("{field} takes the name of a shader of that stage"))
                        .advise(if group.inner {
                            "export a shader of that stage under this name"
                        } else {
                            "import another shader, or move the name to the member of its stage"
                        })
                        .with(place, "the shader is here"),
                );
            }
            What::HitGroup | What::Subobject => {
                let what = if item.what == What::HitGroup {
                    "hit group"
                } else {
                    "subobject of a library"
                };
                let found = self.about_import(Rule::ImportOfWrongKind, group, which, name, |group, shader| {
                    format!("the {words} shader of `{group}`, `{shader}`, is a {what}")
                });
                self.push(
                    found
                        .because(format!("{field} takes the name of a shader"))
                        .advise(if group.inner {
                            "export a shader under this name"
                        } else {
                            "name the shader that is meant"
                        }),
                );
            }
            What::Listed => self.open_all(OF_LISTED, Need::Library, item.at),
            What::Function(_) | What::Imported => {}
        }
        // What a hit group of a collection still imports is not in its own collection.
        if item.inner {
            self.judge_import_from_collection(group, which, name, item);
        }
    }

    #[cold]
    fn judge_import_from_collection(&mut self, group: Group, which: usize, name: Name, item: Item) {
        let words = IMPORTS[which].1;
        let Some(contents) = self.collection_at(item.at) else {
            self.open(Rule::ImportFromClosedCollection, Need::Collection, item.at);
            return;
        };
        if contents.flags & 2 != 0 {
            return;
        }
        let found = self.about_import(Rule::ImportFromClosedCollection, group, which, name, |group, shader| {
            format!("the {words} shader `{shader}` of `{group}` is in a collection that does not allow it")
        });
        let place = self.place(item.at);
        self.push(
            found
                .because("what is outside of a collection uses its functions only if the collection says so")
                .advise(
                    "build the collection with ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS, or declare the hit \
                     group in it",
                )
                .with(place, "the collection"),
        );
    }

    /// A finding about an import: place, member and both names are filled in.
    #[cold]
    fn about_import(
        &self,
        rule: Rule,
        group: Group,
        which: usize,
        shader: Name,
        say: impl FnOnce(&str, &str) -> String,
    ) -> Diagnostic {
        let group_name = group.name.map_or_else(String::new, |name| self.show(name));
        let shader = self.show(shader);
        let what = say(&group_name, &shader);
        Diagnostic::wrong(rule)
            .at(self.place(group.at))
            .in_field(if group.inner {
                "pExistingCollection"
            } else {
                IMPORTS[which].0
            })
            .export(group_name)
            .export(shader)
            .say(what)
    }

    #[cold]
    fn import_not_found(&mut self, group: Group, which: usize, name: Name) {
        let (field, words, _) = IMPORTS[which];
        if group.inner {
            return self.open_import_not_found(group, words, name);
        }
        if let Some((open, need)) = self.open_world() {
            self.judge_role(group, which, name);
            self.open(Rule::ImportNotFound, need, open);
            self.open(Rule::ImportOfWrongKind, need, open);
            self.open(Rule::ImportIsAmbiguous, need, open);
            return;
        }
        let verdict = match self.flag_in_collection(1) {
            Flag::Set => return self.judge_role(group, which, name),
            Flag::Unknown => Verdict::Suspicious,
            Flag::Clear => Verdict::Wrong,
        };
        let shown_group = group.name.map_or_else(String::new, |name| self.show(name));
        let shown = self.show(name);
        let otherwise = if self.is_collection() {
            String::from(
                "set ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS to leave it to the object that will include this \
                 collection",
            )
        } else {
            format!("add `{shown}` to a library's export list")
        };
        let Missing { mut exported, advice } = self.missing_export(name, false, &otherwise);
        let place = self.place(group.at);
        if verdict == Verdict::Suspicious {
            exported.push_str("; a library that nobody read may declare the flag that allows it");
        }
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
}
