//! The reported objects of `data/reported_states.json`, built as they were declared: what is right gets the C structs that the
//! table has, member by member, and what is wrong is refused for its reason. S21 does not compile: see the UI tests.

use std::collections::HashMap;

use clayout::d3d12::state::Rule;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::state::raw::*;
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;
use serde_json::{Value, json};

use super::com::Object;
use super::reported::DXIL;

/// Those that have to be refused, and why.
const REFUSED: [(&str, Rule); 3] = [
    ("S15", Rule::IntersectionInTriangles),
    // Its library lists exports, and `Ch` is none of them: what S29 is about. Its names are right all the same.
    ("S17", Rule::ImportNotFound),
    ("S29", Rule::ImportNotFound),
];

#[test]
fn reported_objects_are_built_as_they_should_be() {
    let cases: Vec<Value> = serde_json::from_str(include_str!("../data/reported_states.json")).unwrap();
    assert_eq!(cases.len(), 16);
    for case in &cases {
        let name = &text(&case["case"])[..3];
        let objects: HashMap<&str, Object> = case["input"].as_array().unwrap().iter().filter_map(object).collect();
        let Some(pipeline) = pipeline(&case["input"], &objects) else {
            assert_eq!(name, "S13", "a part of it cannot be made");
            continue;
        };
        let rule = REFUSED.iter().find(|(case, _)| *case == name).map(|(_, rule)| *rule);
        match (pipeline.build(), rule) {
            (Ok(_), None) => {}
            (Err(report), Some(rule)) => assert_eq!(report.of(rule).count(), 1, "{name}: {report}"),
            (Ok(_), Some(rule)) => panic!("{name} breaks {rule:?} and is built"),
            (Err(report), None) => panic!("{name}: {report}"),
        }
        // Built again, from a clone, and moved: the same structs.
        let clone = pipeline.clone();
        for desc in [pipeline.build_unchecked(), clone.build_unchecked()] {
            let moved = [*Box::new(desc)];
            if let Some(array) = case.get("array") {
                assert_eq!(&structs(&moved[0], &objects), array, "{name}");
            }
        }
        drop((pipeline, clone));
        assert!(objects.values().all(|object| object.counts() == (1, 0)), "{name}");
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

/// The COM object of a subobject, by its name in the table.
fn object(input: &Value) -> Option<(&str, Object)> {
    let name = input.get("signature").or(input.get("collection"))?;
    Some((text(name), Object::default()))
}

/// Nothing for a node mask of zero.
fn pipeline<'a>(
    input: &'a Value,
    objects: &'a HashMap<&str, Object>,
) -> Option<StateObjectBuilder<'a, RaytracingPipeline>> {
    let mut pipeline = StateObjectBuilder::new();
    let mut handles: Vec<Option<SubobjectRef>> = Vec::new();
    for input in input.as_array().unwrap() {
        let names = || input["exports"].as_array().unwrap().iter();
        let object = |key| objects[text(&input[key])].borrow();
        let handle: Option<SubobjectRef> = match text(&input["kind"]) {
            "DXIL_LIBRARY" => {
                let library = DxilLibrary::new(DXIL).export_all(names().map(export));
                Some(pipeline.add(library).into())
            }
            "EXISTING_COLLECTION" => {
                let collection = ExistingCollection::new(object("collection"));
                Some(pipeline.add(collection.export_all(names().map(export))).into())
            }
            "GLOBAL_ROOT_SIGNATURE" => Some(pipeline.add(GlobalRootSignature::new(object("signature"))).into()),
            "LOCAL_ROOT_SIGNATURE" => Some(pipeline.add(LocalRootSignature::new(object("signature"))).into()),
            "NODE_MASK" => Some(pipeline.add(NodeMask::new(number(&input["mask"])).ok()?).into()),
            "STATE_OBJECT_CONFIG" => Some(pipeline.add(StateObjectConfig::new(flags(input))).into()),
            "RAYTRACING_SHADER_CONFIG" => {
                let config = RaytracingShaderConfig::new(number(&input["payload"]), number(&input["attributes"]));
                Some(pipeline.add(config).into())
            }
            "RAYTRACING_PIPELINE_CONFIG" => {
                let config = RaytracingPipelineConfig::new(number(&input["depth"]));
                Some(pipeline.add(config).into())
            }
            "HIT_GROUP" => Some(pipeline.add(hit_group(input)).into()),
            "SUBOBJECT_TO_EXPORTS_ASSOCIATION" => {
                let target = handles[number(&input["target"]) as usize].unwrap();
                let association = SubobjectToExportsAssociation::new(target);
                Some(pipeline.add(association.exports(names().map(text).collect())).into())
            }
            "DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION" => {
                pipeline.associate_dxil(text(&input["subobject"]), names().map(text));
                None
            }
            kind => panic!("{kind} is in the table"),
        };
        handles.push(handle);
    }
    Some(pipeline)
}

/// A name, or a new one and the one in the library.
fn export(export: &Value) -> ExportDesc<'_> {
    match export.as_array() {
        None => ExportDesc::new(text(export)),
        Some(names) => ExportDesc::new(text(&names[0])).export_to_rename(text(&names[1])),
    }
}

fn flags(input: &Value) -> StateObjectFlags {
    let names = input.get("flags").and_then(Value::as_array).into_iter().flatten();
    names.fold(StateObjectFlags::NONE, |flags, name| {
        assert_eq!(name, "ALLOW_STATE_OBJECT_ADDITIONS");
        flags | StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS
    })
}

fn hit_group(input: &Value) -> HitGroup<'_> {
    let group_type = match text(&input["type"]) {
        "TRIANGLES" => HitGroupType::Triangles,
        _ => HitGroupType::ProceduralPrimitive,
    };
    HitGroup {
        any_hit: input["any_hit"].as_str(),
        closest_hit: input["closest_hit"].as_str(),
        intersection: input["intersection"].as_str(),
        ..HitGroup::new(text(&input["export"]), group_type)
    }
}

/// What C finds: the members of each struct by their names, strings for names, numbers for addresses of elements.
fn structs(desc: &FlatDescription<'_>, objects: &HashMap<&str, Object>) -> Value {
    // SAFETY: the description is alive, and all of its pointers and counts are right: the front door and the walker test it.
    unsafe {
        let head = *desc.as_ptr();
        assert_eq!(head.Type, 3);
        let each = (0..head.NumSubobjects as usize).map(|index| {
            let subobject = *head.pSubobjects.add(index);
            let mut members = members(&head, &subobject, objects);
            members["Type"] = subobject.Type.into();
            members
        });
        each.collect()
    }
}

/// # Safety
///
/// The subobject is right.
unsafe fn members(
    head: &D3D12_STATE_OBJECT_DESC,
    of: &D3D12_STATE_SUBOBJECT,
    objects: &HashMap<&str, Object>,
) -> Value {
    let borrowed = |pointer: usize| {
        objects
            .iter()
            .find(|(_, object)| object.range().start == pointer)
            .unwrap()
            .0
    };
    // SAFETY: the type says which struct it is.
    unsafe {
        match of.Type {
            0 => json!({"Flags": (*of.pDesc.cast::<D3D12_STATE_OBJECT_CONFIG>()).Flags}),
            1 | 2 => json!({"pointer": borrowed(*of.pDesc.cast())}),
            3 => json!({"NodeMask": (*of.pDesc.cast::<D3D12_NODE_MASK>()).node_mask}),
            5 => {
                let raw = *of.pDesc.cast::<D3D12_DXIL_LIBRARY_DESC>();
                assert_eq!(raw.DXILLibrary.pShaderBytecode, DXIL.as_ptr());
                assert_eq!(raw.DXILLibrary.BytecodeLength, DXIL.len());
                json!({"NumExports": raw.NumExports, "pExports": exports(raw.NumExports, raw.pExports)})
            }
            6 => {
                let raw = *of.pDesc.cast::<D3D12_EXISTING_COLLECTION_DESC>();
                json!({
                    "pExistingCollection": borrowed(raw.pExistingCollection.addr()),
                    "NumExports": raw.NumExports,
                    "pExports": exports(raw.NumExports, raw.pExports),
                })
            }
            7 => {
                let raw = *of.pDesc.cast::<D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION>();
                json!({
                    "pSubobjectToAssociate": raw.pSubobjectToAssociate.offset_from(head.pSubobjects),
                    "NumExports": raw.NumExports,
                    "pExports": names(raw.NumExports, raw.pExports),
                })
            }
            8 => {
                let raw = *of.pDesc.cast::<D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>();
                json!({
                    "SubobjectToAssociate": name(raw.SubobjectToAssociate),
                    "NumExports": raw.NumExports,
                    "pExports": names(raw.NumExports, raw.pExports),
                })
            }
            9 => {
                let raw = *of.pDesc.cast::<D3D12_RAYTRACING_SHADER_CONFIG>();
                json!({
                    "MaxPayloadSizeInBytes": raw.MaxPayloadSizeInBytes,
                    "MaxAttributeSizeInBytes": raw.MaxAttributeSizeInBytes,
                })
            }
            10 => {
                let raw = *of.pDesc.cast::<D3D12_RAYTRACING_PIPELINE_CONFIG>();
                json!({"MaxTraceRecursionDepth": raw.MaxTraceRecursionDepth})
            }
            11 => {
                let raw = *of.pDesc.cast::<D3D12_HIT_GROUP_DESC>();
                json!({
                    "HitGroupExport": name(raw.HitGroupExport),
                    "TypeOfGroup": raw.Type,
                    "AnyHitShaderImport": name(raw.AnyHitShaderImport),
                    "ClosestHitShaderImport": name(raw.ClosestHitShaderImport),
                    "IntersectionShaderImport": name(raw.IntersectionShaderImport),
                })
            }
            other => panic!("no case has type {other}"),
        }
    }
}

/// # Safety
///
/// The pointer is null or a name.
unsafe fn name(name: *const u16) -> Value {
    if name.is_null() {
        return Value::Null;
    }
    let mut units: Vec<u16> = Vec::new();
    // SAFETY: it ends with a zero.
    while let unit @ 1.. = unsafe { *name.add(units.len()) } {
        units.push(unit);
    }
    String::from_utf16(&units).unwrap().into()
}

/// # Safety
///
/// The list has so many names.
unsafe fn names(count: u32, list: *const *const u16) -> Value {
    // SAFETY: the caller promises it.
    (0..count as usize)
        .map(|index| unsafe { name(*list.add(index)) })
        .collect()
}

/// # Safety
///
/// The list has so many exports; none has no list.
unsafe fn exports(count: u32, list: *const D3D12_EXPORT_DESC) -> Value {
    if list.is_null() {
        assert_eq!(count, 0);
        return Value::Null;
    }
    // SAFETY: the caller promises it.
    let export = |index| unsafe {
        let raw = *list.add(index);
        json!({"Name": name(raw.Name), "ExportToRename": name(raw.ExportToRename), "Flags": raw.Flags})
    };
    (0..count as usize).map(export).collect()
}
