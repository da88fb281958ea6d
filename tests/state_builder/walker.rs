//! Walks over a raw description and checks that every pointer stays in the description's own memory, or is one of those that
//! were lent; and what it finds on the way.

use std::ops::Range;

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::state::raw::*;
use clayout::d3d12::{FlatDescription, state};

/// What was found, as text that tests compare: one line for each subobject.
pub(crate) struct Walker<'w> {
    own: Range<usize>,
    lent: &'w [Range<usize>],
}

/// Every subobject in words.
///
/// Panics where a pointer leads out of the description and to nothing lent.
pub(crate) fn walk(desc: &FlatDescription<'_>, lent: &[Range<usize>]) -> Vec<String> {
    let start = desc.as_ptr().addr();
    let walker = Walker {
        own: start..start + desc.size(),
        lent,
    };
    let head = walker.read(desc.as_ptr());
    let count = head.NumSubobjects as usize;
    (0..count)
        .map(|index| {
            let subobject = walker.read(head.pSubobjects.wrapping_add(index));
            walker.subobject(&head, &subobject)
        })
        .collect()
}

impl Walker<'_> {
    /// Reads a struct that has to lie, aligned, in the description.
    fn read<T: Copy>(&self, from: *const T) -> T {
        let at = from.addr();
        assert!(
            self.own.contains(&at) && at + size_of::<T>() <= self.own.end,
            "{at:#x} lies outside of {:x?}",
            self.own
        );
        assert!(from.is_aligned());
        // SAFETY: inside of the description, all of which is initialised but for padding that no `T` of ours reads as data.
        unsafe { from.read() }
    }

    fn list<T: Copy>(&self, count: u32, from: *const T) -> Vec<T> {
        assert_eq!(count == 0, from.is_null(), "a count and a pointer that disagree");
        (0..count as usize)
            .map(|index| self.read(from.wrapping_add(index)))
            .collect()
    }

    fn name(&self, from: *const u16) -> String {
        if from.is_null() {
            return "-".into();
        }
        let mut units = Vec::new();
        loop {
            match self.read(from.wrapping_add(units.len())) {
                0 => return String::from_utf16(&units).unwrap(),
                unit => units.push(unit),
            }
        }
    }

    fn names(&self, count: u32, from: *const *const u16) -> String {
        let names: Vec<String> = self.list(count, from).into_iter().map(|name| self.name(name)).collect();
        names.join(" ")
    }

    fn exports(&self, count: u32, from: *const D3D12_EXPORT_DESC) -> String {
        let exports = self.list(count, from).into_iter();
        let exports: Vec<String> = exports
            .map(|export| {
                assert_eq!(export.Flags, 0);
                format!("{}={}", self.name(export.Name), self.name(export.ExportToRename))
            })
            .collect();
        exports.join(" ")
    }

    /// Lent memory, by its number.
    fn lent(&self, at: usize) -> String {
        if at == 0 {
            return "null".into();
        }
        let which = self.lent.iter().position(|range| range.start == at);
        format!("lent {}", which.expect("a pointer to what was lent"))
    }

    fn target(head: &D3D12_STATE_OBJECT_DESC, target: *const D3D12_STATE_SUBOBJECT) -> String {
        if target.is_null() {
            return "nothing".into();
        }
        let distance = target.addr() - head.pSubobjects.addr();
        assert_eq!(distance % size_of::<D3D12_STATE_SUBOBJECT>(), 0);
        let index = distance / size_of::<D3D12_STATE_SUBOBJECT>();
        assert!(index < head.NumSubobjects as usize);
        format!("#{index}")
    }

    fn subobject(&self, head: &D3D12_STATE_OBJECT_DESC, subobject: &D3D12_STATE_SUBOBJECT) -> String {
        let desc = subobject.pDesc;
        match subobject.Type {
            0 => format!("config {}", self.read(desc.cast::<D3D12_STATE_OBJECT_CONFIG>()).Flags),
            1 => format!("global {}", self.lent(self.read(desc.cast::<usize>()))),
            2 => {
                let raw = self.read(desc.cast::<D3D12_LOCAL_ROOT_SIGNATURE>());
                format!("local {}", self.lent(raw.pLocalRootSignature.addr()))
            }
            3 => format!("mask {}", self.read(desc.cast::<D3D12_NODE_MASK>()).node_mask),
            5 => {
                let raw = self.read(desc.cast::<D3D12_DXIL_LIBRARY_DESC>());
                let code = raw.DXILLibrary;
                format!(
                    "library {}+{} [{}]",
                    self.lent(code.pShaderBytecode.addr()),
                    code.BytecodeLength,
                    self.exports(raw.NumExports, raw.pExports)
                )
            }
            6 => {
                let raw = self.read(desc.cast::<D3D12_EXISTING_COLLECTION_DESC>());
                let exports = self.exports(raw.NumExports, raw.pExports);
                format!("collection {} [{exports}]", self.lent(raw.pExistingCollection.addr()))
            }
            7 => {
                let raw = self.read(desc.cast::<D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION>());
                let target = Self::target(head, raw.pSubobjectToAssociate);
                format!("associate {target} [{}]", self.names(raw.NumExports, raw.pExports))
            }
            8 => {
                let raw = self.read(desc.cast::<D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>());
                let name = self.name(raw.SubobjectToAssociate);
                format!("associate {name} [{}]", self.names(raw.NumExports, raw.pExports))
            }
            9 => {
                let raw = self.read(desc.cast::<D3D12_RAYTRACING_SHADER_CONFIG>());
                format!("shader {} {}", raw.MaxPayloadSizeInBytes, raw.MaxAttributeSizeInBytes)
            }
            10 => {
                let raw = self.read(desc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG>());
                format!("pipeline {}", raw.MaxTraceRecursionDepth)
            }
            11 => {
                let raw = self.read(desc.cast::<D3D12_HIT_GROUP_DESC>());
                let imports = [
                    raw.AnyHitShaderImport,
                    raw.ClosestHitShaderImport,
                    raw.IntersectionShaderImport,
                ]
                .map(|name| self.name(name));
                format!(
                    "group {} {} [{}]",
                    self.name(raw.HitGroupExport),
                    raw.Type,
                    imports.join(" ")
                )
            }
            12 => {
                let raw = self.read(desc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG1>());
                format!("pipeline {} {}", raw.MaxTraceRecursionDepth, raw.Flags)
            }
            13 => self.work_graph(&self.read(desc.cast())),
            29 => {
                let raw = self.read(desc.cast::<D3D12_GENERIC_PROGRAM_DESC>());
                let states = self.list(raw.NumSubobjects, raw.ppSubobjects).into_iter();
                let states: Vec<String> = states.map(|state| Self::target(head, state)).collect();
                let exports = self.names(raw.NumExports, raw.pExports);
                format!(
                    "program {} [{exports}] [{}]",
                    self.name(raw.ProgramName),
                    states.join(" ")
                )
            }
            31 | 32 => {
                let raw = self.read(desc.cast::<D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE>()).Desc;
                let blob = self.lent(raw.pSerializedBlob.addr());
                format!("serialized {blob}+{}", raw.SerializedBlobSizeInBytes)
            }
            33 => {
                let raw = self.read(desc.cast::<D3D12_COMPILER_EXISTING_COLLECTION_DESC>());
                let exports = self.exports(raw.NumExports, raw.pExports);
                format!("compiled {} [{exports}]", self.lent(raw.pExistingCollection.addr()))
            }
            36 => {
                let raw = self.read(desc.cast::<D3D12_EXISTING_COLLECTION_BY_KEY_DESC>());
                let exports = self.exports(raw.NumExports, raw.pExports);
                format!("by key {}+{} [{exports}]", self.lent(raw.pKey.addr()), raw.KeySize)
            }
            number => format!("type {number}"),
        }
    }

    #[allow(clippy::format_push_string, reason = "a few times, in a test")]
    fn work_graph(&self, raw: &D3D12_WORK_GRAPH_DESC) -> String {
        let id = |id: D3D12_NODE_ID| format!("{}/{}", self.name(id.Name), id.ArrayIndex);
        let entries: Vec<String> = self
            .list(raw.NumEntrypoints, raw.pEntrypoints)
            .into_iter()
            .map(id)
            .collect();
        let nodes = self
            .list(raw.NumExplicitlyDefinedNodes, raw.pExplicitlyDefinedNodes)
            .into_iter();
        let nodes: Vec<String> = nodes
            .map(|node| {
                assert_eq!(node.NodeType, 0);
                let shader = node.Shader;
                let mut text = format!("{} {}", self.name(shader.Shader), shader.OverridesType);
                if shader.OverridesType == 1 {
                    let overrides = self.read(
                        shader
                            .pBroadcastingLaunchOverrides
                            .cast::<D3D12_BROADCASTING_LAUNCH_OVERRIDES>(),
                    );
                    if !overrides.pDispatchGrid.is_null() {
                        text += &format!(" {:?}", self.read(overrides.pDispatchGrid));
                    }
                    if !overrides.pNewName.is_null() {
                        text += &format!(" {}", id(self.read(overrides.pNewName)));
                    }
                    for output in self.list(overrides.NumOutputOverrides, overrides.pOutputOverrides) {
                        text += &format!(" {}:{}", output.OutputIndex, self.read(output.pMaxRecords));
                    }
                }
                text
            })
            .collect();
        format!(
            "graph {} {} [{}] [{}]",
            self.name(raw.ProgramName),
            raw.Flags,
            entries.join(" "),
            nodes.join(", ")
        )
    }
}

/// What the front door reads is what was built: no defects.
pub(crate) fn described<'d>(desc: &'d FlatDescription<'_>) -> state::Description<'d> {
    // SAFETY: the description is alive, and its pointers and counts are right.
    unsafe { state::describe(desc.as_ptr(), state::Limits::default()) }
}
