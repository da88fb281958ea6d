//! The object itself, and types 0 to 12, 31, 32 and 36.

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::super::collections::{ByKey, Everything, Serialized};
use super::super::pipelines::Pipeline;
use super::{Changes, changes};

pub(super) fn of_the_object(changes: &mut Changes) {
    let theirs = changes.theirs;
    let mut object = StateObjectBuilder::<Collection>::new();
    changes.differs("empty_pipeline", &object, "Type: 0 / 3");
    object.add(NodeMask::node(0));
    changes.differs(
        "empty_collection",
        &object,
        "NumSubobjects: 1 / 0; pSubobjects is null: 0 / 1",
    );

    let mut object = Pipeline::new();
    object.add(DxilLibrary::new(theirs.code(0)));
    changes.differs("null_root_signatures", &object, "NumSubobjects: 1 / 3");
    // Another order of two subobjects.
    object.add(LocalRootSignature::null());
    object.add(GlobalRootSignature::null());
    changes.differs("null_root_signatures", &object, "1: Type: 2 / 1; 2: Type: 1 / 2");
}

pub(super) fn of_types_0_to_12(changes: &mut Changes) {
    type Config1 = RaytracingPipelineConfig1;
    let theirs = changes.theirs;
    let at = |object: ComRef<'_>| object.as_ptr();
    let [signature, other, unused] = [0, 1, 2].map(|which| theirs.signature(which));
    let [collection, foreign] = [0, 1].map(|which| theirs.collection(which));
    let [code, copy] = [0, 1].map(|which| theirs.code(which));
    let (code_at, copy_at) = (code.as_ptr(), copy.as_ptr());
    changes! { changes, "everything", object = Everything::new(theirs),
        object.flags.flags = StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS => "0: STATE_OBJECT_CONFIG.Flags: 4 / 0",
        object.global = GlobalRootSignature::new(unused) =>
            format!("1: GLOBAL_ROOT_SIGNATURE.pGlobalRootSignature: {:?} / {:?}", at(unused), at(signature)),
        object.local = LocalRootSignature::new(signature) =>
            format!("2: LOCAL_ROOT_SIGNATURE.pLocalRootSignature: {:?} / {:?}", at(signature), at(other)),
        object.mask = NodeMask::node(31) => "3: NODE_MASK.NodeMask: 2147483648 / 1",

        object.library.library.bytes = copy =>
            format!("4: DXIL_LIBRARY.DXILLibrary.pShaderBytecode: {copy_at:?} / {code_at:?}"),
        object.library.library.bytes = &code[..31] => "4: DXIL_LIBRARY.DXILLibrary.BytecodeLength: 31 / 32",
        object.library.exports.truncate(1) => "4: DXIL_LIBRARY.NumExports: 1 / 2",
        object.library.exports.clear() => "4: DXIL_LIBRARY.NumExports: 0 / 2; 4: DXIL_LIBRARY.pExports: null / not null",
        object.library.exports.swap(0, 1) => concat!(
            "4: DXIL_LIBRARY.pExports[0].Name: \"Isect\" / \"Hit\"; ",
            "4: DXIL_LIBRARY.pExports[0].ExportToRename: \"I\" / null; ",
            "4: DXIL_LIBRARY.pExports[1].Name: \"Hit\" / \"Isect\"; ",
            "4: DXIL_LIBRARY.pExports[1].ExportToRename: null / \"I\""
        ),
        object.library.exports[0].name = "hit" => "4: DXIL_LIBRARY.pExports[0].Name: \"hit\" / \"Hit\"",
        object.library.exports[0].name = "Hi" => "4: DXIL_LIBRARY.pExports[0].Name: \"Hi\" / \"Hit\"",
        object.library.exports[0].name = "Hit\u{1F600}" => "4: DXIL_LIBRARY.pExports[0].Name: \"Hit\u{1F600}\" / \"Hit\"",
        object.library.exports[1].export_to_rename = Some("J") =>
            "4: DXIL_LIBRARY.pExports[1].ExportToRename: \"J\" / \"I\"",
        object.library.exports[1].export_to_rename = Some("") => "4: DXIL_LIBRARY.pExports[1].ExportToRename: \"\" / \"I\"",
        object.library.exports[1].flags = 1 => "4: DXIL_LIBRARY.pExports[1].Flags: 1 / 0",

        object.collection.existing_collection = CollectionRef::new(foreign) =>
            format!("5: EXISTING_COLLECTION.pExistingCollection: {:?} / {:?}", at(foreign), at(collection)),
        object.collection = object.collection.export("More") => "5: EXISTING_COLLECTION.NumExports: 2 / 1",
        object.collection.exports.clear() =>
            "5: EXISTING_COLLECTION.NumExports: 0 / 1; 5: EXISTING_COLLECTION.pExports: null / not null",
        object.collection.exports[0].name = "Mis" => "5: EXISTING_COLLECTION.pExports[0].Name: \"Mis\" / \"Miss\"",

        object.shader_config.max_payload_size = 17 => "6: RAYTRACING_SHADER_CONFIG.MaxPayloadSizeInBytes: 17 / 16",
        object.shader_config.max_attribute_size = 16 => "6: RAYTRACING_SHADER_CONFIG.MaxAttributeSizeInBytes: 16 / 8",
        object.pipeline_config.max_trace_recursion_depth = 2 =>
            "7: RAYTRACING_PIPELINE_CONFIG.MaxTraceRecursionDepth: 2 / 1",

        object.hits.hit_group_export = "Hit" => "8: HIT_GROUP.HitGroupExport: \"Hit\" / \"Hits\"",
        object.hits.group_type = HitGroupType::Triangles => "8: HIT_GROUP.Type: 0 / 1",
        object.hits.any_hit = Some("Hit") => "8: HIT_GROUP.AnyHitShaderImport: \"Hit\" / \"Any\"",
        object.hits.closest_hit = Some("Any") => "8: HIT_GROUP.ClosestHitShaderImport: \"Any\" / \"Hit\"",
        object.hits.intersection = None => "8: HIT_GROUP.IntersectionShaderImport: null / \"Isect\"",

        object.pipeline_config1.max_trace_recursion_depth = 0 =>
            "9: RAYTRACING_PIPELINE_CONFIG1.MaxTraceRecursionDepth: 0 / 1",
        object.pipeline_config1 = Config1::new(1) => "9: RAYTRACING_PIPELINE_CONFIG1.Flags: 0 / 256",

        object.associates_mask = false =>
            "10: SUBOBJECT_TO_EXPORTS_ASSOCIATION.pSubobjectToAssociate: #6 / #3",
        object.exports.truncate(1) => "10: SUBOBJECT_TO_EXPORTS_ASSOCIATION.NumExports: 1 / 2",
        object.exports.clear() => concat!(
            "10: SUBOBJECT_TO_EXPORTS_ASSOCIATION.NumExports: 0 / 2; ",
            "10: SUBOBJECT_TO_EXPORTS_ASSOCIATION.pExports: null / not null"
        ),
        object.exports[1] = "Hit" => "10: SUBOBJECT_TO_EXPORTS_ASSOCIATION.pExports[1]: \"Hit\" / \"Miss\"",
        object.dxil = "Config" =>
            "11: DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION.SubobjectToAssociate: \"Config\" / \"config\"",
        object.dxil_exports.push("Hit") => "11: DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION.NumExports: 2 / 1",
        object.dxil_exports[0] = "Miss" =>
            "11: DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION.pExports[0]: \"Miss\" / \"Hits\"",
    }
}

/// A handle of another builder leads nowhere.
pub(super) fn of_a_target_that_is_none(changes: &mut Changes) {
    let theirs = changes.theirs;
    let foreign = Pipeline::new().add(LocalRootSignature::null());
    let mut object = Pipeline::new();
    let config = object.add(RaytracingShaderConfig::new(16, 8));
    object.associate(config, ["Hits"]);
    object.add(DxilLibrary::new(theirs.code(0)).export("Hit"));
    object.add(LocalRootSignature::new(theirs.signature(0)));
    object.associate(foreign, ["Hits"]);
    object.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    object.add(RaytracingPipelineConfig::new(1));
    object.associate_all(config);
    let target = "SUBOBJECT_TO_EXPORTS_ASSOCIATION.pSubobjectToAssociate";
    changes.differs(
        "associations_between",
        &object,
        &format!("4: {target}: null / #3; 7: {target}: #0 / #3"),
    );
}

pub(super) fn of_types_31_32_and_36(changes: &mut Changes) {
    let theirs = changes.theirs;
    let [code, other] = [0, 1].map(|which| theirs.code(which));
    let (code_at, other_at) = (code.as_ptr(), other.as_ptr());
    changes! { changes, "serialized_root_signatures", object = Serialized::new(theirs),
        object.global.desc.blob = other =>
            format!("1: GLOBAL_SERIALIZED_ROOT_SIGNATURE.Desc.pSerializedBlob: {other_at:?} / {code_at:?}"),
        object.global.desc.blob = &code[..8] =>
            "1: GLOBAL_SERIALIZED_ROOT_SIGNATURE.Desc.SerializedBlobSizeInBytes: 8 / 32",
        object.local.desc.blob = code =>
            format!("2: LOCAL_SERIALIZED_ROOT_SIGNATURE.Desc.pSerializedBlob: {code_at:?} / {other_at:?}"),
        object.part.desc.blob = &code[..8] =>
            "3: LOCAL_SERIALIZED_ROOT_SIGNATURE.Desc.SerializedBlobSizeInBytes: 8 / 7",
    }
    changes! { changes, "collections_by_key", object = ByKey::new(theirs),
        object.other.key = b"kez" => "1: EXISTING_COLLECTION_BY_KEY.pKey[2]: 122 / 121",
        object.other.key = b"ke" => "1: EXISTING_COLLECTION_BY_KEY.KeySize: 2 / 3",
        object.other.exports.truncate(1) => "1: EXISTING_COLLECTION_BY_KEY.NumExports: 1 / 2",
        object.other.exports[1].name = "Hit" => "1: EXISTING_COLLECTION_BY_KEY.pExports[1].Name: \"Hit\" / \"Hits\"",
        object.one.exports.push(ExportDesc::new("Hit")) =>
            "0: EXISTING_COLLECTION_BY_KEY.NumExports: 1 / 0; 0: EXISTING_COLLECTION_BY_KEY.pExports: not null / null",
    }
}
