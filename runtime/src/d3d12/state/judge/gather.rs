//! The first pass: exports, hit groups and definitions of all subobjects.

use alloc::borrow::Cow;
use alloc::format;

use super::case::{Case, Group, Item, Origin, What};
use crate::d3d12::state::contents::{ExportKind, Value};
use crate::d3d12::state::description::{Export, Identity, List, Subobject};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::names::{Name, Text};
use crate::d3d12::state::reader::Answer;
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::rules::Rule;

impl<'s> Case<'s> {
    #[inline(never)]
    pub(super) fn gather(&mut self) {
        let object = self.object;
        let star = object.table().star();
        let are_whole = self.lexicon.are_whole();
        self.step(object.subobjects().len());
        for (at, subobject) in (0..).zip(object.subobjects()) {
            match *subobject {
                // These two are most of a large object; with no more than them here, telling them apart is quick.
                Subobject::Association { .. } => {}
                Subobject::HitGroup(group) => {
                    let imports = [group.any_hit, group.closest_hit, group.intersection];
                    if are_whole
                        && let Some(name) = group.name
                        && let Some(item) = self.push_free(name, at, 0, What::HitGroup)
                    {
                        self.groups
                            .push(Group::new(Some(name), item, at, group.group_type, imports));
                    } else {
                        self.add_group(group.name, at, 0, group.group_type, imports);
                    }
                }
                _ => self.gather_other(at, subobject, star),
            }
        }
        // What the object itself says replaces what its libraries say.
        if let (false, Some(flags)) = (self.has_flags, self.declared_flags) {
            self.flags = flags;
            self.has_flags = true;
        }
    }

    /// A subobject that is neither a hit group nor an association.
    #[inline(never)]
    fn gather_other(&mut self, at: u32, subobject: &Subobject<'s>, star: Option<Name>) {
        match *subobject {
            Subobject::DxilLibrary { exports, .. } => self.gather_library(at, exports, star),
            Subobject::ExistingCollection { collection, exports }
            | Subobject::CompilerExistingCollection { collection, exports } => {
                self.gather_collection(at, collection, exports, star);
            }
            Subobject::ExistingCollectionByKey { exports, .. } => {
                self.gather_collection(at, Identity::NULL, exports, star);
            }
            _ => {
                if let Some((kind, value)) = definition_of(subobject) {
                    self.define(kind, value, Origin::Object(at));
                }
                if let Subobject::StateObjectConfig { flags } = *subobject {
                    self.flags |= flags;
                    self.has_flags = true;
                }
            }
        }
    }

    fn gather_library(&mut self, at: u32, exports: List<Export>, star: Option<Name>) {
        let read = self
            .read
            .binary_search_by_key(&at, |read| read.at)
            .ok()
            .map(|read| &self.read[read].answer);
        if let Some(Answer::Known(contents)) = read {
            self.gather_contents(at, contents, exports, star);
            return;
        }
        self.unread_library.get_or_insert(at);
        if exports.is_empty() {
            self.open_library.get_or_insert(at);
        } else {
            self.listed_library.get_or_insert(at);
        }
        self.gather_listed(at, exports, star, What::Listed);
    }

    /// Exports of which only the names are known.
    pub(super) fn gather_listed(&mut self, at: u32, exports: List<Export>, star: Option<Name>, what: What) {
        let list = self.object.exports_of(exports);
        self.step(list.len());
        let are_plain = star.is_none() && self.lexicon.are_plain();
        for (number, export) in (0..).zip(list) {
            // Nearly always that is all.
            if are_plain
                && let Some(name) = export.name
                && self.push_free(name, at, number, what).is_some()
            {
                continue;
            }
            let Some(name) = export.name.filter(|name| self.lexicon.is_whole(*name)) else {
                continue;
            };
            if star.is_some() && export.original() == star && what == What::Listed {
                self.open(Rule::StarIsAmbiguous, Need::Library, at);
            }
            if export.name == star && export.export_to_rename.is_none() {
                // The only export, under whatever name it has.
                let open = if what == What::Listed {
                    &mut self.open_library
                } else {
                    &mut self.open_collection
                };
                open.get_or_insert(at);
                continue;
            }
            self.add_listed(name, at, number, what);
        }
    }

    #[inline(never)]
    fn add_listed(&mut self, name: Name, at: u32, number: u32, what: What) {
        let mut item = Item::new(name, at, number, what);
        if self.lexicon.is_mangled(name) {
            item.name = self.lexicon.unmangled(name);
            item.mangled = Some(name);
        }
        self.add_or_clash(item);
    }

    /// Adds an export, or says whose name it has.
    #[inline(never)]
    pub(super) fn add_or_clash(&mut self, item: Item) -> Option<u32> {
        match self.add_item(item) {
            Ok(at) => Some(at),
            Err(taken) => {
                self.clash(item, taken);
                None
            }
        }
    }

    #[cold]
    fn clash(&mut self, new: Item, taken: u32) {
        let old = self.items[taken as usize];
        let name = self.show(new.name);
        let (place, old_place) = (self.place(new.at), self.place(old.at));
        let diagnostic = match (new.what, old.what) {
            (What::HitGroup, What::HitGroup) => Diagnostic::wrong(Rule::DuplicateHitGroup)
                .say(format!("two hit groups are called `{name}`"))
                .because("associations and shader identifiers find a hit group by its name")
                .advise("give one of them another name"),
            (What::HitGroup, _) | (_, What::HitGroup) => Diagnostic::wrong(Rule::HitGroupNameTaken)
                .say(format!("the hit group `{name}` has the name of another export"))
                .because("hit groups and the functions of libraries and collections share one set of names")
                .advise("rename the hit group, or rename the other export where it is listed"),
            (What::Function(_), What::Subobject) | (What::Subobject, What::Function(_)) => {
                Diagnostic::wrong(Rule::ExportNameTaken)
                    .say(format!(
                        "`{name}` is a function and a subobject that a library declares"
                    ))
                    .because("functions and declared subobjects share one set of names")
                    .advise("list the library's exports and rename the function, or leave one of the two out")
            }
            _ => Diagnostic::wrong(Rule::DuplicateExport)
                .say(format!("two exports are called `{name}`"))
                .because(
                    "each name of a state object means one export; a library may be listed twice, its exports may not",
                )
                .advise("rename one of them, or leave it out of its list"),
        };
        let field = if new.what == What::HitGroup {
            "HitGroupExport"
        } else {
            "pExports"
        };
        let label = if new.at == old.at {
            "the other is in the same list"
        } else {
            "the other is here"
        };
        self.push(diagnostic.at(place).in_field(field).export(name).with(old_place, label));
    }

    /// Adds a hit group of the object or of a library.
    #[inline(never)]
    pub(super) fn add_group(
        &mut self,
        name: Option<Name>,
        at: u32,
        detail: u32,
        group_type: u32,
        imports: [Option<Name>; 3],
    ) {
        let whole = name.filter(|name| self.lexicon.is_whole(*name));
        let item = whole.and_then(|name| self.add_or_clash(Item::new(name, at, detail, What::HitGroup)));
        let imports = imports.map(|import| import.filter(|name| self.lexicon.is_whole(*name)));
        let item = item.unwrap_or(super::NONE);
        self.groups.push(Group::new(whole, item, at, group_type, imports));
    }
}

/// What an export of recorded contents is.
pub(super) fn what_of(kind: ExportKind) -> What {
    match kind {
        ExportKind::Unknown => What::Imported,
        ExportKind::HitGroup => What::HitGroup,
        ExportKind::Function(stage) => What::Function(stage),
        ExportKind::Subobject => What::Subobject,
    }
}

/// The kind and the content of a subobject that is associated with exports.
fn definition_of<'s>(subobject: &Subobject<'s>) -> Option<(Associable, Value<'s>)> {
    Some(match *subobject {
        Subobject::StateObjectConfig { flags } => (Associable::StateObjectConfig, Value::StateObjectConfig { flags }),
        Subobject::GlobalRootSignature(identity) => (Associable::GlobalRootSignature, Value::RootSignature(identity)),
        Subobject::LocalRootSignature(identity) => (Associable::LocalRootSignature, Value::RootSignature(identity)),
        Subobject::GlobalSerializedRootSignature(bytes) => (
            Associable::GlobalRootSignature,
            Value::SerializedRootSignature(Cow::Borrowed(bytes)),
        ),
        Subobject::LocalSerializedRootSignature(bytes) => (
            Associable::LocalRootSignature,
            Value::SerializedRootSignature(Cow::Borrowed(bytes)),
        ),
        Subobject::NodeMask(mask) => (Associable::NodeMask, Value::NodeMask(mask)),
        Subobject::RaytracingShaderConfig {
            max_payload_size,
            max_attribute_size,
        } => {
            let value = Value::ShaderConfig {
                max_payload_size,
                max_attribute_size,
            };
            (Associable::ShaderConfig, value)
        }
        Subobject::RaytracingPipelineConfig {
            max_trace_recursion_depth,
        } => {
            let value = Value::PipelineConfig {
                max_trace_recursion_depth,
                flags: 0,
            };
            (Associable::PipelineConfig, value)
        }
        Subobject::RaytracingPipelineConfig1 {
            max_trace_recursion_depth,
            flags,
        } => {
            let value = Value::PipelineConfig {
                max_trace_recursion_depth,
                flags,
            };
            (Associable::PipelineConfig, value)
        }
        _ => return None,
    })
}

/// The text of a stored name.
pub(super) fn text(name: &str) -> Text<'_> {
    Text::Utf8(name)
}
