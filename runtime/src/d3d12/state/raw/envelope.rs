//! The envelope, the subobjects that are associated with exports, libraries, collections and hit groups.

use core::ffi::c_void;

use super::c_struct;

c_struct! {
    /// A state object: its type and its subobjects.
    D3D12_STATE_OBJECT_DESC [16/8 12/4] {
        Type: u32 = 0 0,
        NumSubobjects: u32 = 4 4,
        pSubobjects: *const D3D12_STATE_SUBOBJECT = 8 8,
    }

    /// One subobject: its type and a pointer to the struct of that type.
    D3D12_STATE_SUBOBJECT [16/8 8/4] {
        Type: u32 = 0 0,
        pDesc: *const c_void = 8 4,
    }

    /// Type 0: flags of the whole object.
    D3D12_STATE_OBJECT_CONFIG [4/4 4/4] {
        Flags: u32 = 0 0,
    }

    /// Type 1: the root signature that a command list sets for all shaders of a dispatch.
    D3D12_GLOBAL_ROOT_SIGNATURE [8/8 4/4] {
        pGlobalRootSignature: *mut c_void = 0 0,
    }

    /// Type 2: the root signature of the arguments in a shader record.
    D3D12_LOCAL_ROOT_SIGNATURE [8/8 4/4] {
        pLocalRootSignature: *mut c_void = 0 0,
    }

    /// Type 3: the GPU nodes to which the object applies.
    D3D12_NODE_MASK [4/4 4/4] {
        NodeMask: u32 = 0 0,
    }

    /// One export of a library or collection, with the name under which it is exported.
    D3D12_EXPORT_DESC [24/8 12/4] {
        Name: *const u16 = 0 0,
        ExportToRename: *const u16 = 8 4,
        Flags: u32 = 16 8,
    }

    /// Compiled shader code.
    D3D12_SHADER_BYTECODE [16/8 8/4] {
        pShaderBytecode: *const c_void = 0 0,
        BytecodeLength: usize = 8 4,
    }

    /// Type 5: shaders and the list of those that are exported; an empty list exports everything.
    D3D12_DXIL_LIBRARY_DESC [32/8 16/4] {
        DXILLibrary: D3D12_SHADER_BYTECODE = 0 0,
        NumExports: u32 = 16 8,
        pExports: *const D3D12_EXPORT_DESC = 24 12,
    }

    /// Type 6: a collection that was created before.
    D3D12_EXISTING_COLLECTION_DESC [24/8 12/4] {
        pExistingCollection: *mut c_void = 0 0,
        NumExports: u32 = 8 4,
        pExports: *const D3D12_EXPORT_DESC = 16 8,
    }

    /// Type 7: says which exports an element of the object's own array belongs to.
    D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION [24/8 12/4] {
        pSubobjectToAssociate: *const D3D12_STATE_SUBOBJECT = 0 0,
        NumExports: u32 = 8 4,
        pExports: *const *const u16 = 16 8,
    }

    /// Type 8: says which exports a subobject that a library declares belongs to.
    D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION [24/8 12/4] {
        SubobjectToAssociate: *const u16 = 0 0,
        NumExports: u32 = 8 4,
        pExports: *const *const u16 = 16 8,
    }

    /// Type 9: the largest payload and attributes, in bytes.
    D3D12_RAYTRACING_SHADER_CONFIG [8/4 8/4] {
        MaxPayloadSizeInBytes: u32 = 0 0,
        MaxAttributeSizeInBytes: u32 = 4 4,
    }

    /// Type 10: how deep `TraceRay` may recurse.
    D3D12_RAYTRACING_PIPELINE_CONFIG [4/4 4/4] {
        MaxTraceRecursionDepth: u32 = 0 0,
    }

    /// Type 11: an any-hit, a closest-hit and an intersection shader that work together.
    D3D12_HIT_GROUP_DESC [40/8 20/4] {
        HitGroupExport: *const u16 = 0 0,
        Type: u32 = 8 4,
        AnyHitShaderImport: *const u16 = 16 8,
        ClosestHitShaderImport: *const u16 = 24 12,
        IntersectionShaderImport: *const u16 = 32 16,
    }

    /// Type 12: type 10 with flags.
    D3D12_RAYTRACING_PIPELINE_CONFIG1 [8/4 8/4] {
        MaxTraceRecursionDepth: u32 = 0 0,
        Flags: u32 = 4 4,
    }

    /// A root signature in serialized form.
    D3D12_SERIALIZED_ROOT_SIGNATURE_DESC [16/8 8/4] {
        pSerializedBlob: *const c_void = 0 0,
        SerializedBlobSizeInBytes: usize = 8 4,
    }

    /// Type 31: type 1 in serialized form.
    D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE [16/8 8/4] {
        Desc: D3D12_SERIALIZED_ROOT_SIGNATURE_DESC = 0 0,
    }

    /// Type 32: type 2 in serialized form.
    D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE [16/8 8/4] {
        Desc: D3D12_SERIALIZED_ROOT_SIGNATURE_DESC = 0 0,
    }

    /// Type 33: a collection of the offline compiler's.
    D3D12_COMPILER_EXISTING_COLLECTION_DESC [24/8 12/4] {
        pExistingCollection: *mut c_void = 0 0,
        NumExports: u32 = 8 4,
        pExports: *const D3D12_EXPORT_DESC = 16 8,
    }

    /// Type 36: a collection in a stored description, named by its key.
    D3D12_EXISTING_COLLECTION_BY_KEY_DESC [24/8 16/4] {
        pKey: *const c_void = 0 0,
        KeySize: u32 = 8 4,
        NumExports: u32 = 12 8,
        pExports: *const D3D12_EXPORT_DESC = 16 12,
    }
}
