//! What a reader tells of libraries, and what recorded contents tell of collections.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::case::{Case, Defaults, Item, Library, Origin, What};
use super::gather::text;
use super::{NONE, Read, calls, configurations, signatures};
use crate::d3d12::state::contents::Value;
use crate::d3d12::state::description::{Export, List};
use crate::d3d12::state::kinds::{Associable, StateObjectType};
use crate::d3d12::state::names::{Name, is_well_mangled};
use crate::d3d12::state::reader::{Answer, LibraryContents, LibraryDeclaration, ShaderKind};
use crate::d3d12::state::report::{Diagnostic, Need};
use crate::d3d12::state::rules::{Rule, RuleSet};

/// What only a library tells that nobody read.
const UNREAD: RuleSet = RuleSet::of(&[
    Rule::MalformedMangledName,
    Rule::LibraryTargetTooLow,
    Rule::ExportNameTaken,
])
.with(signatures::UNREAD)
.with(calls::UNREAD);

/// Rules that need the exports of every library.
const OPEN_WORLD: RuleSet = RuleSet::of(&[
    Rule::DuplicateExport,
    Rule::DuplicateHitGroup,
    Rule::UnknownHitGroupType,
]);

impl<'s> Case<'s> {
    /// Exports of a library whose contents are known.
    pub(super) fn gather_contents(
        &mut self,
        at: u32,
        contents: &'s LibraryContents<'s>,
        exports: List<Export>,
        star: Option<Name>,
    ) {
        self.step(contents.functions.len() + contents.subobjects.len());
        self.libraries.push(Library {
            at,
            contents,
            defaults: [Defaults::NONE; 6],
            definitions: alloc::vec![NONE; contents.subobjects.len()],
            visible: alloc::vec![false; contents.subobjects.len()],
        });
        let library = self.libraries.len() - 1;
        if exports.is_empty() {
            for function in 0..contents.functions.len() {
                self.add_function(library, function, None);
            }
            for subobject in 0..contents.subobjects.len() {
                let name = self.lexicon.intern(text(contents.subobjects[subobject].name));
                self.declare(library, subobject, name);
            }
            return;
        }

        // Names of functions, mangled and not, and of subobjects, to look the listed ones up in.
        let mut functions = Vec::with_capacity(contents.functions.len() * 2);
        for (number, function) in contents.functions.iter().enumerate() {
            functions.push((self.lexicon.intern(text(function.name)), number));
            if function.unmangled != function.name {
                functions.push((self.lexicon.intern(text(function.unmangled)), number));
            }
        }
        functions.sort_unstable();
        let mut subobjects: Vec<_> = (0..)
            .zip(&contents.subobjects)
            .map(|(number, subobject)| (self.lexicon.intern(text(subobject.name)), number))
            .collect();
        subobjects.sort_unstable();

        let list = self.object.exports_of(exports);
        self.step(list.len());
        for export in list {
            let (Some(name), Some(original)) = (export.name, export.original()) else {
                continue;
            };
            if !self.lexicon.is_whole(name) || !self.lexicon.is_whole(original) {
                continue;
            }
            let new = export.export_to_rename.map(|_| name);
            if Some(original) == star {
                self.export_the_only(library, new);
                continue;
            }
            let from = functions.partition_point(|(name, _)| *name < original);
            let matches: Vec<usize> = functions[from..]
                .iter()
                .take_while(|(name, _)| *name == original)
                .map(|(_, number)| *number)
                .collect();
            for number in &matches {
                self.add_function(library, *number, new);
            }
            let from = subobjects.partition_point(|(name, _)| *name < original);
            match subobjects.get(from).filter(|(name, _)| *name == original) {
                Some((_, number)) => self.declare(library, *number, name),
                None if matches.is_empty() => self.not_in_library(at, original),
                None => {}
            }
        }
    }

    /// `*`: the library's only export.
    fn export_the_only(&mut self, library: usize, new: Option<Name>) {
        let Library { at, contents, .. } = self.libraries[library];
        if contents.functions.len() == 1 {
            self.add_function(library, 0, new);
            return;
        }
        let place = self.place(at);
        let count = contents.functions.len();
        self.push(
            Diagnostic::wrong(Rule::StarIsAmbiguous)
                .at(place)
                .in_field("pExports")
                .export("*")
                .say(format!("`*` is listed, and the library has {count} functions"))
                .because("`*` stands for the only export of a library, whatever its name is")
                .advise("list the export that is meant by its name, or leave the list empty to export everything"),
        );
    }

    fn not_in_library(&mut self, at: u32, original: Name) {
        let name = self.show(original);
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::ExportNotInLibrary)
                .at(place)
                .in_field("pExports")
                .export(name.clone())
                .say(format!("the library has no export `{name}`"))
                .because("a list names functions or declared subobjects of the library, by their name inside it")
                .advise("correct the name; in a renamed export the name inside the library is ExportToRename"),
        );
    }

    fn add_function(&mut self, library: usize, number: usize, new: Option<Name>) {
        let Library { at, contents, .. } = self.libraries[library];
        let function = &contents.functions[number];
        let is_mangled = function.unmangled != function.name;
        let (name, mangled) = match new {
            Some(new) if is_mangled => (new, self.lexicon.renamed(function.name, new)),
            Some(new) => (new, None),
            None => {
                let mangled = is_mangled.then(|| self.lexicon.intern(text(function.name)));
                (self.lexicon.intern(text(function.unmangled)), mangled)
            }
        };
        let detail = u32::try_from(number).unwrap_or(NONE);
        let mut item = Item::new(name, at, detail, What::Function(function.kind));
        item.mangled = mangled;
        self.add_or_clash(item);
    }

    /// Exports a subobject that a library declares.
    fn declare(&mut self, library: usize, number: usize, name: Name) {
        let Library { at, contents, .. } = self.libraries[library];
        self.libraries[library].visible[number] = true;
        let detail = u32::try_from(number).unwrap_or(NONE);
        let declaration = &contents.subobjects[number].declares;
        if let LibraryDeclaration::HitGroup {
            group_type,
            any_hit,
            closest_hit,
            intersection,
        } = *declaration
        {
            let imports = [any_hit, closest_hit, intersection]
                .map(|import| (!import.is_empty()).then(|| self.lexicon.intern(text(import))));
            self.add_group(Some(name), at, detail, group_type, imports);
            return;
        }
        self.add_or_clash(Item::new(name, at, detail, What::Subobject));
        let (kind, value) = match *declaration {
            LibraryDeclaration::StateObjectConfig { flags } => {
                self.declared_flags = Some(self.declared_flags.unwrap_or(0) | flags);
                (Associable::StateObjectConfig, Value::StateObjectConfig { flags })
            }
            LibraryDeclaration::GlobalRootSignature(bytes) => (
                Associable::GlobalRootSignature,
                Value::SerializedRootSignature(Cow::Borrowed(bytes)),
            ),
            LibraryDeclaration::LocalRootSignature(bytes) => (
                Associable::LocalRootSignature,
                Value::SerializedRootSignature(Cow::Borrowed(bytes)),
            ),
            LibraryDeclaration::ShaderConfig {
                max_payload_size,
                max_attribute_size,
            } => (
                Associable::ShaderConfig,
                Value::ShaderConfig {
                    max_payload_size,
                    max_attribute_size,
                },
            ),
            LibraryDeclaration::PipelineConfig {
                max_trace_recursion_depth,
                flags,
            } => (
                Associable::PipelineConfig,
                Value::PipelineConfig {
                    max_trace_recursion_depth,
                    flags,
                },
            ),
            _ => return,
        };
        let definition = self.define(kind, value, Origin::Library(at, detail));
        self.definitions[definition as usize].reaches = true;
        self.libraries[library].definitions[number] = definition;
        let declared = self.declared.get_or_insert_default();
        declared.entry(name).or_insert(definition);
    }

    /// Rules about the libraries themselves.
    pub(super) fn judge_libraries(&mut self) {
        for Read { at, answer } in self.read {
            match answer {
                Answer::Known(contents) => self.judge_library(*at, contents),
                Answer::CannotTell => {}
                Answer::Malformed(how) => {
                    let place = self.place(*at);
                    self.push(
                        Diagnostic::wrong(Rule::MalformedBytecode)
                            .at(place)
                            .in_field("DXILLibrary")
                            .say(format!("the bytecode cannot be read: {how}"))
                            .because("the runtime reads the container before anything else")
                            .advise("compile the library again"),
                    );
                }
            }
        }
        let Some(at) = self.unread_library else { return };
        let is_executable = self.object_type() == Some(StateObjectType::Executable);
        let sizes = if is_executable {
            RuleSet::default()
        } else {
            configurations::UNREAD
        };
        self.open_all(UNREAD.with(sizes), Need::Library, at);
        if let Some(at) = self.listed_library {
            self.open(Rule::ExportNotInLibrary, Need::Library, at);
        }
        if let Some(at) = self.open_library {
            self.open_all(OPEN_WORLD, Need::Library, at);
            if !self.groups.is_empty() {
                self.open(Rule::HitGroupNameTaken, Need::Library, at);
            }
        }
    }

    fn judge_library(&mut self, at: u32, contents: &LibraryContents<'_>) {
        let place = self.place(at);
        for function in &contents.functions {
            if !is_well_mangled(function.name) {
                let name = String::from(function.name);
                self.push(
                    Diagnostic::wrong(Rule::MalformedMangledName)
                        .at(place)
                        .in_field("DXILLibrary")
                        .export(name.clone())
                        .say(format!("`{name}` is no mangled name"))
                        .because("after the byte 1 a mangled name has `?`, the name and `@`")
                        .advise("compile the library again, and do not edit its names"),
                );
            }
        }
        if let Some(target) = contents.target
            && target.kind == ShaderKind::Library
            && (target.major, target.minor) < (6, 3)
        {
            self.push(
                Diagnostic::wrong(Rule::LibraryTargetTooLow)
                    .at(place)
                    .in_field("DXILLibrary")
                    .say(format!(
                        "the library was compiled for lib_{}_{}",
                        target.major, target.minor
                    ))
                    .because("state objects take libraries from lib_6_3 on")
                    .advise("compile it with -T lib_6_3 or higher"),
            );
        }
    }
}
