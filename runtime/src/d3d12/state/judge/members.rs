//! Flags, names and bytes of one subobject.

use alloc::format;
use alloc::string::String;

use super::case::Case;
use crate::d3d12::state::description::{Export, List, Subobject};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::report::{Diagnostic, Place};
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    /// Flags, names and bytes of one subobject.
    pub(super) fn judge_members(&mut self, at: u32, subobject: &Subobject<'_>) {
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
            Subobject::GenericProgram { name, exports, .. } => {
                self.judge_optional_name(at, "ProgramName", name);
                self.judge_names(at, exports);
            }
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
            Subobject::WorkGraph(graph) => self.judge_graph_names(at, graph),
            _ => {}
        }
    }

    #[cold]
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
            let Some(overrides) = &node.overrides else { continue };
            let renamed = overrides.new_name.iter();
            let renamed = renamed.chain(overrides.outputs.iter().filter_map(|output| output.new_name.as_ref()));
            for id in renamed {
                self.judge_optional_name(at, "pNewName", id.name);
            }
            if let Some(id) = &overrides.share_input_of {
                self.judge_optional_name(at, "pShareInputOf", id.name);
            }
        }
    }

    /// A name that may be null.
    fn judge_optional_name(&mut self, at: u32, field: &'static str, name: Option<Name>) {
        if name.is_some() {
            self.judge_name(at, field, name);
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
            (String::from("the bytecode is empty"), "give the compiler's output")
        } else if !bytecode.starts_with(b"DXBC") {
            (
                String::from("the bytecode does not start with `DXBC`"),
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
            if export.flags != 0 {
                self.judge_flags(at, export.flags, 0, "none for exports");
            }
        }
    }

    #[cold]
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

    #[inline]
    fn judge_name(&mut self, at: u32, field: &'static str, name: Option<Name>) {
        match name {
            Some(name) if self.lexicon.is_whole(name) => {}
            name => self.bad_name(at, field, name),
        }
    }

    #[cold]
    fn bad_name(&mut self, at: u32, field: &'static str, name: Option<Name>) {
        let (what, advice) = match name {
            None => (String::from("a name is null"), "give the name"),
            Some(name) if self.lexicon.is_empty(name) => (String::from("a name is empty"), "give the name"),
            Some(name) => (
                format!("the name `{}` contains a NUL", self.show(name)),
                "end the name there, or remove it",
            ),
        };
        let place = self.place(at);
        self.push(malformed_name(place, what, advice).in_field(field));
    }
}

/// What is said of a name that C cannot have.
pub(crate) fn malformed_name(place: Place, what: String, advice: &'static str) -> Diagnostic {
    Diagnostic::wrong(Rule::MalformedListOrName)
        .at(place)
        .say(what)
        .because("names are UTF-16 that ends with a zero, and have at least one character")
        .advise(advice)
}
