//! Numbers, flags, lists, names and bytes: what one subobject shows by itself.

use alloc::format;

use super::case::Case;
use crate::d3d12::state::description::{Export, List, Subobject};
use crate::d3d12::state::facts::Purpose;
use crate::d3d12::state::kinds::{StateObjectType, SubobjectType};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Need, Place};
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    pub(super) fn judge_shape(&mut self) {
        let object = self.object;
        if object.object_type().is_none() {
            self.unknown_object_type();
        }
        let mut signatures = [[None; 2]; 2];
        for (at, subobject) in (0..).zip(object.subobjects()) {
            let subobject_type = subobject.subobject_type();
            if subobject_type.number() > SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION.number() {
                self.judge_type(at, subobject);
            } else if subobject_type == SubobjectType::EXISTING_COLLECTION {
                self.judge_place(at, subobject);
            }
            match subobject_type.number() {
                of @ (1 | 2) => note(&mut signatures[of as usize - 1][0], at),
                of @ (31 | 32) => note(&mut signatures[of as usize - 31][1], at),
                _ => {}
            }
            self.judge_members(at, subobject);
        }
        for ([object, serialized], kind) in signatures.into_iter().zip(["global", "local"]) {
            if let (Some(object), Some(serialized)) = (object, serialized) {
                self.mixed_signatures(kind, object, serialized);
            }
        }
    }

    fn unknown_object_type(&mut self) {
        let number = self.object.type_number();
        self.push(
            Diagnostic::wrong(Rule::UnknownObjectType)
                .in_field("Type")
                .say(format!("there is no state object of type {number}"))
                .because("types are 0 COLLECTION, 3 RAYTRACING_PIPELINE and 4 EXECUTABLE")
                .advise("write one of those; 0 is a collection"),
        );
    }

    fn mixed_signatures(&mut self, kind: &str, object: u32, serialized: u32) {
        let (place, other) = (self.place(serialized), self.place(object));
        self.push(
            Diagnostic::wrong(Rule::MixedSignatureForms)
                .at(place)
                .say(format!(
                    "there are {kind} root signatures as objects and serialized ones"
                ))
                .because("a state object has the one form or the other, for each kind")
                .advise("use the same form for all")
                .with(other, "one as an object"),
        );
    }

    /// Whether the type exists, and may be here.
    fn judge_type(&mut self, at: u32, subobject: &Subobject<'_>) {
        let subobject_type = subobject.subobject_type();
        let place = self.place(at);
        if let Subobject::Foreign { .. } = subobject {
            self.judge_place(at, subobject);
            return;
        }
        if subobject_type.name().is_none() {
            self.unknown_type(place, subobject_type);
            return;
        }
        self.judge_place(at, subobject);
        match (subobject_type, self.judge.purpose) {
            (SubobjectType::COMPILER_EXISTING_COLLECTION, Purpose::Create | Purpose::Store) => self.push(
                Diagnostic::wrong(Rule::TypeNotForCall)
                    .at(place)
                    .in_field("Type")
                    .say("CreateStateObject takes no COMPILER_EXISTING_COLLECTION")
                    .because("its collections are objects of the offline compiler")
                    .advise("use EXISTING_COLLECTION, with a collection of the device"),
            ),
            (SubobjectType::EXISTING_COLLECTION_BY_KEY, Purpose::Create | Purpose::Compile) => self.push(
                Diagnostic::wrong(Rule::TypeNotForCall)
                    .at(place)
                    .in_field("Type")
                    .say("neither CreateStateObject nor the compiler takes EXISTING_COLLECTION_BY_KEY")
                    .because("only descriptions in a state object database name collections by key")
                    .advise("look the collection up, and use EXISTING_COLLECTION"),
            ),
            _ => {}
        }
        let first = subobject_type.first_sdk();
        match self.judge.sdk {
            Some(sdk) if sdk < first => self.push(
                Diagnostic::wrong(Rule::TypeNewerThanTarget)
                    .at(place)
                    .in_field("Type")
                    .say(format!("{subobject_type} is newer than SDK {sdk}"))
                    .because(format!("the runtime knows it from SDK {first} on"))
                    .advise(format!(
                        "ship version {first} or later of the Agility SDK, or do without it"
                    )),
            ),
            None if first != 0 => self.open(Rule::TypeNewerThanTarget, Need::TargetSdk, at),
            _ => {}
        }
    }

    fn unknown_type(&mut self, place: Place, subobject_type: SubobjectType) {
        let number = subobject_type.number();
        let why = match number {
            4 | 25 => "the headers leave the number out: 5 follows 3, and 26 follows 24",
            34 | 35 => "the number is reserved",
            0xcccc_cccc | 0xcdcd_cdcd | 0xfeee_feee | 0xdddd_dddd => {
                "the number is what debug heaps fill memory with: the element was never written"
            }
            _ => "public types end at 36",
        };
        let advice = match number {
            0xcccc_cccc | 0xcdcd_cdcd | 0xfeee_feee | 0xdddd_dddd => {
                "let NumSubobjects be the number of elements written"
            }
            _ => "correct Type; numbers are not positions in a table",
        };
        self.push(
            Diagnostic::wrong(Rule::UnknownSubobjectType)
                .at(place)
                .in_field("Type")
                .say(format!("there is no subobject of type {number}, {number:#x}"))
                .because(why)
                .advise(advice),
        );
    }

    fn judge_place(&mut self, at: u32, subobject: &Subobject<'_>) {
        let Some(object) = self.object_type() else { return };
        let allowed = subobject.allowed_in();
        if allowed.contains(object) {
            return;
        }
        let place = self.place(at);
        let (why, advice) = match (subobject.subobject_type(), object) {
            (
                SubobjectType::EXISTING_COLLECTION
                | SubobjectType::COMPILER_EXISTING_COLLECTION
                | SubobjectType::EXISTING_COLLECTION_BY_KEY,
                _,
            ) => (
                "a collection is not made out of other collections; pipelines and executables include them",
                "include both collections in the pipeline",
            ),
            (SubobjectType::WORK_GRAPH | SubobjectType::GENERIC_PROGRAM, _) => (
                "programs are defined in EXECUTABLE objects",
                "create an object of type EXECUTABLE for it",
            ),
            (of, _) if of.is_program_state() => (
                "it is for generic programs, which are in EXECUTABLE objects",
                "create an object of type EXECUTABLE for it",
            ),
            (_, StateObjectType::Executable) => (
                "ray tracing pipelines are not part of EXECUTABLE objects; RayQuery needs no configuration",
                "create an object of type RAYTRACING_PIPELINE for it",
            ),
            _ => (
                "its declaration says where it is allowed",
                "create an object of another type for it",
            ),
        };
        let name = match subobject {
            Subobject::Foreign { about, .. } => alloc::string::String::from(about.name),
            _ => format!("{}", subobject.subobject_type()),
        };
        self.push(
            Diagnostic::wrong(Rule::TypeNotAllowedHere)
                .at(place)
                .in_field("Type")
                .say(format!("a {object} state object cannot have {name}"))
                .because(why)
                .advise(advice),
        );
    }

    /// Flags, names and bytes of one subobject.
    fn judge_members(&mut self, at: u32, subobject: &Subobject<'_>) {
        let place = || self.object.place(at);
        match *subobject {
            Subobject::Undescribed(_) => {
                let place = place();
                self.push(
                    Diagnostic::wrong(Rule::NullSubobject)
                        .at(place)
                        .in_field("pDesc")
                        .say("the subobject has no description")
                        .because("pDesc points to the struct of the subobject's type")
                        .advise("let pDesc point to it, or remove the element"),
                );
            }
            Subobject::StateObjectConfig { flags } => self.judge_object_flags(at, flags),
            Subobject::RaytracingPipelineConfig1 { flags, .. } => {
                self.judge_flags(
                    at,
                    flags,
                    0xf00,
                    "SKIP_TRIANGLES 0x100 to ALLOW_CLUSTERED_GEOMETRY 0x800",
                );
            }
            Subobject::DxilLibrary { bytecode, exports } => {
                self.judge_bytecode(at, bytecode);
                self.judge_exports(at, exports);
            }
            Subobject::ExistingCollection { collection, exports }
            | Subobject::CompilerExistingCollection { collection, exports } => {
                if collection.is_null() {
                    let place = place();
                    self.push(
                        Diagnostic::wrong(Rule::NullCollection)
                            .at(place)
                            .in_field("pExistingCollection")
                            .say("the collection is null")
                            .because("a root signature may be null, a collection may not")
                            .advise("give the collection, or remove the subobject"),
                    );
                }
                self.judge_exports(at, exports);
            }
            Subobject::ExistingCollectionByKey { key, exports } => {
                if key.is_empty() {
                    let place = place();
                    self.push(
                        Diagnostic::wrong(Rule::MalformedListOrName)
                            .at(place)
                            .in_field("pKey")
                            .say("the key is empty")
                            .because("the key finds the collection in its database")
                            .advise("give the key under which the collection was stored"),
                    );
                }
                self.judge_exports(at, exports);
            }
            Subobject::Association { exports, .. } => self.judge_names(at, exports),
            Subobject::DxilAssociation { subobject, exports } => {
                self.judge_name(at, "SubobjectToAssociate", subobject);
                self.judge_names(at, exports);
            }
            Subobject::HitGroup(group) => {
                self.judge_name(at, "HitGroupExport", group.name);
                let imports = [
                    ("AnyHitShaderImport", group.any_hit),
                    ("ClosestHitShaderImport", group.closest_hit),
                    ("IntersectionShaderImport", group.intersection),
                ];
                for (field, import) in imports {
                    if import.is_some() {
                        self.judge_name(at, field, import);
                    }
                }
            }
            Subobject::GenericProgram { exports, .. } => self.judge_names(at, exports),
            Subobject::WorkGraph(graph) => self.judge_graph_names(at, graph),
            _ => {}
        }
    }

    fn judge_graph_names(&mut self, at: u32, graph: u32) {
        let graph = self.object.graph(graph);
        self.judge_name(at, "ProgramName", graph.name);
        self.judge_flags(
            at,
            graph.flags,
            3,
            "INCLUDE_ALL_AVAILABLE_NODES 1 and one for graphics nodes, 2",
        );
        for entry in &graph.entrypoints {
            self.judge_name(at, "pEntrypoints", entry.name);
        }
        for node in &graph.nodes {
            self.judge_name(at, "pExplicitlyDefinedNodes", node.shader);
        }
    }

    fn judge_object_flags(&mut self, at: u32, flags: u32) {
        self.judge_flags(
            at,
            flags,
            7,
            "ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS 1, ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS 2 \
             and ALLOW_STATE_OBJECT_ADDITIONS 4",
        );
        if flags & 3 != 0 && self.object_type().is_some() && !self.is_collection() {
            let place = self.place(at);
            self.push(
                Diagnostic::suspicious(Rule::CollectionFlagIgnored)
                    .at(place)
                    .in_field("Flags")
                    .say(format!("flags {:#x} mean something in collections only", flags & 3))
                    .because("the runtime ignores them in other objects")
                    .advise("remove them here, or set them where the collection is built"),
            );
        }
    }

    fn judge_flags(&mut self, at: u32, flags: u32, known: u32, names: &str) {
        if flags & !known != 0 {
            let place = self.place(at);
            self.push(
                Diagnostic::wrong(Rule::UnknownFlags)
                    .at(place)
                    .in_field("Flags")
                    .say(format!("the flags {flags:#x} have unknown bits, {:#x}", flags & !known))
                    .because(format!("known are {names}"))
                    .advise("clear the other bits"),
            );
        }
    }

    fn judge_bytecode(&mut self, at: u32, bytecode: &[u8]) {
        let total = bytecode
            .get(24..28)
            .map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]));
        let (what, advice) = if bytecode.is_empty() {
            (
                alloc::string::String::from("the bytecode is empty"),
                "give the compiler's output",
            )
        } else if !bytecode.starts_with(b"DXBC") {
            (
                alloc::string::String::from("the bytecode does not start with `DXBC`"),
                "give the container that the compiler writes, not bare DXIL, text or a PDB",
            )
        } else {
            match total {
                Some(total) if bytecode.len() >= 32 && total as usize <= bytecode.len() => return,
                Some(total) if bytecode.len() >= 32 => (
                    format!(
                        "the container says it has {total} bytes, and BytecodeLength is {}",
                        bytecode.len()
                    ),
                    "give the whole file and its length",
                ),
                _ => (
                    format!(
                        "the bytecode has {} bytes, less than the header of a container",
                        bytecode.len()
                    ),
                    "give the whole file and its length",
                ),
            }
        };
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::MalformedBytecode)
                .at(place)
                .in_field("DXILLibrary")
                .say(what)
                .because("a library is a DXIL container: 32 bytes of header that hold its size, and parts")
                .advise(advice),
        );
    }

    fn judge_exports(&mut self, at: u32, exports: List<Export>) {
        for export in self.object.exports_of(exports) {
            self.judge_name(at, "pExports[].Name", export.name);
            if export.export_to_rename.is_some() {
                self.judge_name(at, "pExports[].ExportToRename", export.export_to_rename);
                if let Some(name) = export.name.filter(|name| self.lexicon.is_mangled(*name)) {
                    self.mangled_new_name(at, name);
                }
            }
            self.judge_flags(at, export.flags, 0, "none for exports");
        }
    }

    fn mangled_new_name(&mut self, at: u32, name: Name) {
        let name = self.show(name);
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::MangledNewName)
                .at(place)
                .in_field("pExports[].Name")
                .export(name.clone())
                .say(format!("the new name `{name}` is mangled"))
                .because("a renamed function keeps its parameters, so the new name is only a name; the old one may be mangled")
                .advise("write the new name without mangling"),
        );
    }

    fn judge_names(&mut self, at: u32, names: List<Option<Name>>) {
        for name in self.object.names_of(names) {
            self.judge_name(at, "pExports", *name);
        }
    }

    fn judge_name(&mut self, at: u32, field: &'static str, name: Option<Name>) {
        let (what, advice) = match name {
            Some(name) if self.lexicon.is_whole(name) => return,
            None => (alloc::string::String::from("a name is null"), "give the name"),
            Some(name) if self.lexicon.is_empty(name) => {
                (alloc::string::String::from("a name is empty"), "give the name")
            }
            Some(name) => (
                format!("the name `{}` has a zero in it", self.show(name)),
                "end the name there, or remove it",
            ),
        };
        let place = self.place(at);
        self.push(
            Diagnostic::wrong(Rule::MalformedListOrName)
                .at(place)
                .in_field(field)
                .say(what)
                .because("names are UTF-16 that ends with a zero, and have at least one character")
                .advise(advice),
        );
    }
}

fn note(place: &mut Option<u32>, at: u32) {
    place.get_or_insert(at);
}
