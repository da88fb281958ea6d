// A state object that is built with CD3DX12_STATE_OBJECT_DESC, and what it and ours borrow from the same place.
#pragma once

#include <wsl/winadapter.h>
#include <directx/d3dx12.h>

#include <atomic>
#include <memory>
#include <vector>

// A COM object of which only the reference count works.
template <class Interface> struct Counted : Interface {
    std::atomic<ULONG> count = 1;
    HRESULT STDMETHODCALLTYPE QueryInterface(REFIID, void**) override { return E_NOINTERFACE; }
    ULONG STDMETHODCALLTYPE AddRef() override { return ++count; }
    ULONG STDMETHODCALLTYPE Release() override { return --count; }
    HRESULT STDMETHODCALLTYPE GetPrivateData(REFGUID, UINT*, void*) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetPrivateData(REFGUID, UINT, const void*) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetPrivateDataInterface(REFGUID, const IUnknown*) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE SetName(LPCWSTR) override { return E_NOTIMPL; }
    HRESULT STDMETHODCALLTYPE GetDevice(REFIID, void**) override { return E_NOTIMPL; }
};

// What both sides point to.
inline Counted<ID3D12RootSignature> SIGNATURES[4];
inline Counted<ID3D12StateObject> COLLECTIONS[4];
// Each has the head of a container that gives its length, 32.
inline const unsigned char CODE[2][33] = {
    "DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0",
    "DXBC,,,,,,,,,,,,,,,,\x01\0\0\0\x20\0\0\0\0\0\0\0",
};

using Library = CD3DX12_DXIL_LIBRARY_SUBOBJECT;
using Collection = CD3DX12_EXISTING_COLLECTION_SUBOBJECT;
using HitGroup = CD3DX12_HIT_GROUP_SUBOBJECT;
using Subobject = D3D12_STATE_SUBOBJECT;
using Names = std::initializer_list<LPCWSTR>;

class Object {
public:
    explicit Object(int type) : builder(D3D12_STATE_OBJECT_TYPE(type)) {}

    CD3DX12_STATE_OBJECT_DESC builder;

    template <class T> T& add() { return *builder.CreateSubobject<T>(); }

    Library& library(int code, Names exports = {}) {
        auto& library = add<Library>();
        const D3D12_SHADER_BYTECODE bytes = {CODE[code], 32};
        library.SetDXILLibrary(&bytes);
        library.DefineExports(exports.begin(), UINT(exports.size()));
        return library;
    }
    Collection& collection(int which, Names exports = {}) {
        auto& collection = add<Collection>();
        collection.SetExistingCollection(&COLLECTIONS[which]);
        collection.DefineExports(exports.begin(), UINT(exports.size()));
        return collection;
    }
    void group(LPCWSTR name, LPCWSTR closest, LPCWSTR any = nullptr, LPCWSTR intersection = nullptr) {
        auto& group = add<HitGroup>();
        group.SetHitGroupExport(name);
        group.SetHitGroupType(intersection ? D3D12_HIT_GROUP_TYPE_PROCEDURAL_PRIMITIVE : D3D12_HIT_GROUP_TYPE_TRIANGLES);
        group.SetAnyHitShaderImport(any);
        group.SetClosestHitShaderImport(closest);
        group.SetIntersectionShaderImport(intersection);
    }
    const Subobject& global(int which) { return signature<CD3DX12_GLOBAL_ROOT_SIGNATURE_SUBOBJECT>(which); }
    const Subobject& local(int which) { return signature<CD3DX12_LOCAL_ROOT_SIGNATURE_SUBOBJECT>(which); }
    const Subobject& mask(UINT mask) {
        auto& subobject = add<CD3DX12_NODE_MASK_SUBOBJECT>();
        return subobject.SetNodeMask(mask), subobject;
    }
    const Subobject& flags(int flags) {
        auto& subobject = add<CD3DX12_STATE_OBJECT_CONFIG_SUBOBJECT>();
        return subobject.SetFlags(D3D12_STATE_OBJECT_FLAGS(flags)), subobject;
    }
    const Subobject& shader_config(UINT payload, UINT attributes) {
        auto& subobject = add<CD3DX12_RAYTRACING_SHADER_CONFIG_SUBOBJECT>();
        return subobject.Config(payload, attributes), subobject;
    }
    const Subobject& pipeline_config(UINT depth) {
        auto& subobject = add<CD3DX12_RAYTRACING_PIPELINE_CONFIG_SUBOBJECT>();
        return subobject.Config(depth), subobject;
    }
    const Subobject& pipeline_config1(UINT depth, int flags) {
        auto& subobject = add<CD3DX12_RAYTRACING_PIPELINE_CONFIG1_SUBOBJECT>();
        return subobject.Config(depth, D3D12_RAYTRACING_PIPELINE_FLAGS(flags)), subobject;
    }
    void associate(const Subobject& subobject, Names exports = {}) {
        auto& association = add<CD3DX12_SUBOBJECT_TO_EXPORTS_ASSOCIATION_SUBOBJECT>();
        association.SetSubobjectToAssociate(subobject);
        association.AddExports(exports.begin(), UINT(exports.size()));
    }
    void associate_dxil(LPCWSTR subobject, Names exports = {}) {
        auto& association = add<CD3DX12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION>();
        association.SetSubobjectNameToAssociate(subobject);
        association.AddExports(exports.begin(), UINT(exports.size()));
    }
    // What nearly every pipeline has.
    void configs() { shader_config(16, 8), pipeline_config(1); }

    // State of generic programs.
    template <class T, class S> const Subobject& state(const S& desc) { return *builder.CreateSubobject<T>(desc); }

    // The same for headers before SDK 612, which have the structs, but no helpers for them: appended to the array
    // by hand; no association leads there.
    template <class S> void by_hand(int type, const S& desc) {
        auto copy = std::make_shared<S>(desc);
        copies.push_back(copy);
        appended.push_back({D3D12_STATE_SUBOBJECT_TYPE(type), copy.get()});
    }

    const D3D12_STATE_OBJECT_DESC& description() {
        desc = builder;
        if (!appended.empty()) {
            flat.assign(desc.pSubobjects, desc.pSubobjects + desc.NumSubobjects);
            flat.insert(flat.end(), appended.begin(), appended.end());
            desc.pSubobjects = flat.data();
            desc.NumSubobjects = UINT(flat.size());
        }
        return desc;
    }

private:
    std::vector<std::shared_ptr<void>> copies;
    std::vector<Subobject> appended;
    std::vector<Subobject> flat;
    D3D12_STATE_OBJECT_DESC desc;

    template <class T> const Subobject& signature(int which) {
        auto& subobject = add<T>();
        return subobject.SetRootSignature(which < 0 ? nullptr : &SIGNATURES[which]), subobject;
    }
};

// One state object: its type and how it is built.
struct Case {
    const char* name;
    int type;
    void (*build)(Object&);
};
enum { COLLECTION = 0, PIPELINE = 3, EXECUTABLE = 4 };
