//! All C structs of this module as data, to be held against the headers that declare them.

use clayout::StructLayout;

#[allow(clippy::wildcard_imports)]
use super::*;

/// A C struct of this module, and where C declares it.
///
/// `cargo run --example verify_headers` writes a program of all of them that compiles and runs against your own headers.
///
/// ```
/// use clayout::d3d12::SHIPPED;
///
/// let mask = SHIPPED.iter().find(|shipped| shipped.layout.name == "D3D12_NODE_MASK").unwrap();
/// assert_eq!((mask.header, mask.sdk, mask.layout.size), ("d3d12.h", 0, 4));
/// ```
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Shipped {
    /// The struct; its name is the one that C has.
    pub layout: &'static StructLayout,
    /// The header that declares it.
    pub header: &'static str,
    /// The first `D3D12_SDK_VERSION` whose header has it; 0 for those of all current SDKs.
    pub sdk: u32,
}

/// Groups of structs, each behind an attribute.
macro_rules! shipped {
    ($(#$attribute:tt $header:literal $sdk:literal { $($ty:ty)* })*) => {
        /// All C structs of this module that a header declares.
        ///
        /// See [`Shipped`] for an example.
        pub const SHIPPED: &[Shipped] = &[$($(
            #$attribute
            Shipped {
                layout: <$ty>::LAYOUT,
                header: $header,
                sdk: $sdk,
            },
        )*)*];
    };
}

shipped! {
    #[cfg(all())]
    "d3d12_xs.h" 0 { xbox::D3D12XBOX_MSAA_PARAMETERS }
    #[cfg(all())]
    "dxgicommon.h" 0 { DXGI_SAMPLE_DESC }
    #[cfg(all())]
    "d3d12.h" 0 {
        D3D12_FEATURE_DATA_ARCHITECTURE1 D3D12_FEATURE_DATA_CROSS_NODE
        D3D12_GLOBAL_ROOT_SIGNATURE D3D12_NODE_MASK D3D12_RAYTRACING_INSTANCE_DESC
        D3D12_SHADER_BYTECODE D3D12_CACHED_PIPELINE_STATE D3D12_PIPELINE_STATE_STREAM_DESC
        D3D12_BLEND_DESC D3D12_RENDER_TARGET_BLEND_DESC D3D12_RASTERIZER_DESC D3D12_RT_FORMAT_ARRAY
        D3D12_DEPTH_STENCIL_DESC D3D12_DEPTH_STENCIL_DESC1 D3D12_DEPTH_STENCILOP_DESC
        D3D12_INPUT_LAYOUT_DESC D3D12_INPUT_ELEMENT_DESC
        D3D12_STREAM_OUTPUT_DESC D3D12_SO_DECLARATION_ENTRY
        D3D12_VIEW_INSTANCING_DESC D3D12_VIEW_INSTANCE_LOCATION
    }
    #[cfg(all())]
    "d3d12.h" 606 { D3D12_DEPTH_STENCIL_DESC2 D3D12_DEPTH_STENCILOP_DESC1 }
    #[cfg(all())]
    "d3d12.h" 608 { D3D12_RASTERIZER_DESC1 }
    #[cfg(all())]
    "d3d12.h" 610 { D3D12_RASTERIZER_DESC2 }
    #[cfg(all())]
    "d3d12.h" 618 { D3D12_SERIALIZED_ROOT_SIGNATURE_DESC }
    #[cfg(all())]
    "d3d12.h" 619 { D3D12_RAYTRACING_OPACITY_MICROMAP_DESC }
    #[cfg(feature = "alloc")]
    "d3d12.h" 0 {
        state::raw::D3D12_STATE_OBJECT_DESC state::raw::D3D12_STATE_SUBOBJECT
        D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION
        D3D12_STATE_OBJECT_CONFIG D3D12_LOCAL_ROOT_SIGNATURE D3D12_EXPORT_DESC D3D12_DXIL_LIBRARY_DESC
        D3D12_EXISTING_COLLECTION_DESC D3D12_HIT_GROUP_DESC D3D12_RAYTRACING_SHADER_CONFIG
        D3D12_RAYTRACING_PIPELINE_CONFIG D3D12_RAYTRACING_PIPELINE_CONFIG1
    }
    #[cfg(feature = "alloc")]
    "d3d12.h" 612 {
        D3D12_GENERIC_PROGRAM_DESC D3D12_WORK_GRAPH_DESC D3D12_NODE_ID D3D12_NODE D3D12_SHADER_NODE
        D3D12_BROADCASTING_LAUNCH_OVERRIDES D3D12_COALESCING_LAUNCH_OVERRIDES D3D12_THREAD_LAUNCH_OVERRIDES
        D3D12_COMMON_COMPUTE_NODE_OVERRIDES D3D12_NODE_OUTPUT_OVERRIDES
    }
    #[cfg(feature = "alloc")]
    "d3d12.h" 618 {
        D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE
        D3D12_EXISTING_COLLECTION_BY_KEY_DESC
    }
    #[cfg(feature = "alloc")]
    "d3d12compiler.h" 618 { D3D12_COMPILER_EXISTING_COLLECTION_DESC }
}
