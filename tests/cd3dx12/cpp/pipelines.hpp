// Ray tracing pipelines.
#pragma once

#include "object.hpp"

inline const Case PIPELINES[] = {
    {"empty_pipeline", PIPELINE, [](Object&) {}},
    {"empty_collection", COLLECTION, [](Object&) {}},
    {"empty_executable", EXECUTABLE, [](Object&) {}},
    {"whole_library", PIPELINE, [](Object& o) { o.library(0); }},
    {"library_without_code", PIPELINE, [](Object& o) { o.add<Library>().SetDXILLibrary(nullptr); }},
    {"exports", PIPELINE, [](Object& o) { o.library(0, {L"RayGen", L"Miss", L"Hit", L"Config"}), o.configs(); }},
    {"renamed_exports", PIPELINE, [](Object& o) {
        auto& library = o.library(0);
        library.DefineExport(L"Gen", L"\x01?RayGen@@YAXXZ");
        library.DefineExport(L"Miss");
        library.DefineExport(L"Hit", L"ClosestHitMain");
        library.DefineExport(L"HitAgain", L"ClosestHitMain");
        o.configs();
    }},
    {"library_twice", PIPELINE, [](Object& o) {
        o.library(0).DefineExport(L"A1", L"A");
        o.library(0).DefineExport(L"A2", L"A");
        o.library(1, {L"*"});
        o.configs();
    }},
    {"implicit_defaults", PIPELINE, [](Object& o) {
        o.library(0, {L"RayGen"});
        o.global(0), o.local(1), o.mask(1), o.flags(0), o.configs();
    }},
    {"explicit_defaults", PIPELINE, [](Object& o) {
        o.library(0, {L"RayGen", L"Miss"});
        const auto &global = o.global(0), &local = o.local(1), &mask = o.mask(1), &flags = o.flags(0);
        const auto &shader = o.shader_config(32, 16), &pipeline = o.pipeline_config(3);
        o.associate(pipeline), o.associate(shader), o.associate(flags);
        o.associate(mask), o.associate(local), o.associate(global);
    }},
    {"explicit_associations", PIPELINE, [](Object& o) {
        o.library(0, {L"RayGen", L"Miss"});
        const auto &global = o.global(0), &local = o.local(1), &mask = o.mask(1), &flags = o.flags(0);
        const auto &shader = o.shader_config(32, 16), &pipeline = o.pipeline_config1(3, 0);
        o.associate(global, {L"RayGen", L"Miss"}), o.associate(local, {L"Miss"}), o.associate(mask, {L"Miss", L"RayGen"});
        o.associate(flags, {L"RayGen"}), o.associate(shader, {L"RayGen", L"Miss"}), o.associate(pipeline, {L"Miss"});
    }},
    {"associations_between", PIPELINE, [](Object& o) {
        const auto& config = o.shader_config(16, 8);
        o.associate(config, {L"Hits"});
        o.library(0, {L"Hit"});
        const auto& local = o.local(0);
        o.associate(local, {L"Hits"});
        o.group(L"Hits", L"Hit");
        o.pipeline_config(1);
        o.associate(local);
    }},
    {"shared_names", PIPELINE, [](Object& o) {
        auto& library = o.library(0, {L"Hit"});
        library.DefineExport(L"Other", L"Hit");
        o.group(L"Hits", L"Hit", L"Hit"), o.group(L"More", L"Hit", L"Other");
        const auto& local = o.local(0);
        o.associate(local, {L"Hit", L"Hits", L"Hit"});
        o.associate_dxil(L"Hit", {L"Hits", L"Hit"});
    }},
    {"dxil_associations", PIPELINE, [](Object& o) {
        o.library(0);
        o.associate_dxil(L"config", {L"RayGen"});
        o.associate_dxil(L"pconfig", {L"RayGen", L"Miss"});
        o.associate_dxil(L"default");
    }},
    {"two_globals", PIPELINE, [](Object& o) {
        o.library(0, {L"GenA", L"GenB", L"Hit"});
        const auto &a = o.global(0), &b = o.global(1), &local = o.local(2);
        o.group(L"Hits", L"Hit");
        o.configs();
        o.associate(a, {L"GenA"}), o.associate(b, {L"GenB"}), o.associate(local, {L"Hits"});
    }},
    {"null_root_signatures", PIPELINE, [](Object& o) { o.library(0), o.global(-1), o.local(-1); }},
    {"node_masks", PIPELINE, [](Object& o) { o.library(0), o.mask(1), o.mask(0x80000000), o.mask(0xFFFFFFFF); }},
    {"pipeline_config1", PIPELINE, [](Object& o) {
        o.library(0), o.shader_config(0xFFFFFFFF, 0);
        o.pipeline_config1(31, 0), o.pipeline_config1(0, 0x100), o.pipeline_config1(1, 0x200), o.pipeline_config1(1, 0x300);
    }},
    {"state_object_flags", PIPELINE, [](Object& o) { o.flags(0), o.flags(1), o.flags(2), o.flags(4), o.flags(7); }},
    {"triangles", PIPELINE, [](Object& o) {
        o.library(0, {L"C", L"A"}), o.configs();
        o.group(L"None", nullptr), o.group(L"Closest", L"C"), o.group(L"Any", nullptr, L"A"), o.group(L"Both", L"C", L"A");
    }},
    {"procedural_primitives", PIPELINE, [](Object& o) {
        o.library(0, {L"C", L"A", L"I"}), o.configs();
        o.group(L"Only", nullptr, nullptr, L"I"), o.group(L"Closest", L"C", nullptr, L"I");
        o.group(L"Any", nullptr, L"A", L"I"), o.group(L"All", L"C", L"A", L"I");
    }},
    {"names_beyond_ascii", PIPELINE, [](Object& o) {
        auto& library = o.library(0, {L"\u00DCberschuss", L"\u5149\u7EBF", L"e\u0301", L"\U0001F600"});
        library.DefineExport(L"\U0010FFFF\U00010000", L"\uFFFD\uD7FF\uE000");
        o.group(L"\U0001F600 s", L"\u00DCberschuss");
        const auto& local = o.local(0);
        o.associate(local, {L"\U0001F600 s", L"\u5149\u7EBF"});
        o.associate_dxil(L"\U0001F4A1", {L"e\u0301"});
    }},
    {"names_of_any_length", PIPELINE, [](Object& o) {
        const std::wstring one(1000, L'n'), other(1001, L'n'), mixed = one + L"\U0001F600" + one;
        o.library(0, {L"", one.c_str(), other.c_str(), mixed.c_str()});
        o.group(L"", one.c_str()), o.group(mixed.c_str(), L"");
    }},
    {"a_thousand_hit_groups", PIPELINE, [](Object& o) {
        auto& library = o.library(0);
        for (int i = 0; i < 1000; i++) {
            library.DefineExport((L"Hit" + std::to_wstring(i)).c_str());
        }
        std::vector<const Subobject*> locals = {&o.local(0), &o.local(1), &o.local(2)};
        for (int i = 0; i < 1000; i++) {
            const auto number = std::to_wstring(i);
            o.group((L"Group" + number).c_str(), (L"Hit" + number).c_str());
            o.associate(*locals[i % 3], {(L"Group" + number).c_str()});
        }
        o.configs();
    }},
    {"one_long_association", PIPELINE, [](Object& o) {
        auto& library = o.library(0);
        const auto& local = o.local(0);
        auto& association = o.add<CD3DX12_SUBOBJECT_TO_EXPORTS_ASSOCIATION_SUBOBJECT>();
        association.SetSubobjectToAssociate(local);
        for (int i = 0; i < 300; i++) {
            const auto name = L"Export" + std::to_wstring(i);
            library.DefineExport(name.c_str()), association.AddExport(name.c_str());
        }
    }},
    // The same twice: from a builder, and from a struct.
    {"declared", PIPELINE, [](Object& o) {
        auto& library = o.library(0, {L"RayGen", L"Miss"});
        library.DefineExport(L"Hit", L"ClosestHitMain");
        o.group(L"Hits", L"Hit");
        o.global(0);
        const auto &local = o.local(1), &mask = o.mask(1);
        o.configs();
        o.associate(local, {L"Hits"}), o.associate(mask);
    }},
};
