// Collections, what includes them, additions, and what executables have in common with pipelines.
#pragma once

#include "object.hpp"

inline const Case INCLUDING[] = {
    {"collection", COLLECTION, [](Object& o) {
        o.flags(3), o.library(0, {L"Hit", L"Miss"}), o.group(L"Hits", L"Hit");
        const auto& local = o.local(0);
        o.associate(local, {L"Hits"}), o.configs(), o.mask(1), o.global(1);
    }},
    {"whole_collections", PIPELINE, [](Object& o) { o.collection(0), o.collection(1), o.configs(); }},
    {"collections_with_exports", PIPELINE, [](Object& o) {
        o.library(0, {L"RayGen"}), o.collection(0, {L"Hits", L"Miss"}), o.collection(1, {L"Hits2"}), o.configs();
    }},
    {"collections_with_renamed_exports", PIPELINE, [](Object& o) {
        auto &one = o.collection(0), &other = o.collection(0, {L"Hits"});
        one.DefineExport(L"HitsA", L"Hits"), one.DefineExport(L"HitsB", L"Hits"), other.DefineExport(L"MissA", L"Miss");
        o.configs();
    }},
    {"addition", PIPELINE, [](Object& o) { o.flags(4), o.collection(2), o.group(L"More", L"Hit"), o.configs(); }},
    {"executable", EXECUTABLE, [](Object& o) {
        o.flags(4), o.library(0, {L"Cull"}), o.collection(0);
        const auto &global = o.global(0), &local = o.local(1), &mask = o.mask(2);
        o.associate(global), o.associate(local, {L"Cull"}), o.associate(mask);
    }},
    // One of each, with hardly a member zero or null: `changes.rs` alters them one by one.
    {"everything", PIPELINE, [](Object& o) {
        o.flags(0), o.global(0), o.local(1);
        const auto& mask = o.mask(1);
        o.library(0, {L"Hit"}).DefineExport(L"Isect", L"I");
        o.collection(0).DefineExport(L"Miss", L"M");
        o.configs();
        o.group(L"Hits", L"Hit", L"Any", L"Isect");
        o.pipeline_config1(1, 0x100);
        o.associate(mask, {L"Hits", L"Miss"}), o.associate_dxil(L"config", {L"Hits"});
    }},
#if D3D12_SDK_VERSION >= 618
    {"serialized_root_signatures", PIPELINE, [](Object& o) {
        const D3D12_SERIALIZED_ROOT_SIGNATURE_DESC blobs[] = {{CODE[0], 32}, {CODE[1], 32}, {CODE[0], 7}};
        o.library(0);
        auto& global = o.add<CD3DX12_GLOBAL_SERIALIZED_ROOT_SIGNATURE_SUBOBJECT>();
        auto& local = o.add<CD3DX12_LOCAL_SERIALIZED_ROOT_SIGNATURE_SUBOBJECT>();
        auto& part = o.add<CD3DX12_LOCAL_SERIALIZED_ROOT_SIGNATURE_SUBOBJECT>();
        o.add<CD3DX12_GLOBAL_SERIALIZED_ROOT_SIGNATURE_SUBOBJECT>();
        global.SetRootSignature(&blobs[0]), local.SetRootSignature(&blobs[1]), part.SetRootSignature(&blobs[2]);
        o.associate(global), o.associate(local, {L"Hits"});
    }},
    {"collections_by_key", PIPELINE, [](Object& o) {
        using ByKey = CD3DX12_EXISTING_COLLECTION_BY_KEY_SUBOBJECT;
        auto &one = o.add<ByKey>(), &other = o.add<ByKey>();
        one.SetExistingCollection(CODE[0], 32), other.SetExistingCollection("key", 3);
        other.DefineExport(L"Miss"), other.DefineExport(L"Hits", L"Group");
    }},
#endif
};
