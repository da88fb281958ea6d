// The object of main.rs, built and destroyed with Microsoft's own builder.

#include <wsl/winadapter.h>

#include "d3dx12.h"

extern "C" size_t cd3dx12_pipeline(const wchar_t *const *shaders, const wchar_t *const *groups, size_t count,
                                   const void *dxil, size_t size)
{
    CD3DX12_STATE_OBJECT_DESC pipeline(D3D12_STATE_OBJECT_TYPE_RAYTRACING_PIPELINE);

    D3D12_SHADER_BYTECODE bytecode = {dxil, size};
    auto library = pipeline.CreateSubobject<CD3DX12_DXIL_LIBRARY_SUBOBJECT>();
    library->SetDXILLibrary(&bytecode);
    for (size_t i = 0; i < count; i++)
        library->DefineExport(shaders[i]);

    auto shader_config = pipeline.CreateSubobject<CD3DX12_RAYTRACING_SHADER_CONFIG_SUBOBJECT>();
    shader_config->Config(16, 8);
    auto pipeline_config = pipeline.CreateSubobject<CD3DX12_RAYTRACING_PIPELINE_CONFIG_SUBOBJECT>();
    pipeline_config->Config(1);

    for (size_t i = 0; i < count; i++) {
        auto group = pipeline.CreateSubobject<CD3DX12_HIT_GROUP_SUBOBJECT>();
        group->SetHitGroupExport(groups[i]);
        group->SetClosestHitShaderImport(shaders[i]);
        auto association = pipeline.CreateSubobject<CD3DX12_SUBOBJECT_TO_EXPORTS_ASSOCIATION_SUBOBJECT>();
        association->SetSubobjectToAssociate(*shader_config);
        association->AddExport(groups[i]);
    }

    const D3D12_STATE_OBJECT_DESC *desc = pipeline;
    return desc->NumSubobjects;
}
