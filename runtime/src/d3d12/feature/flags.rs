//! The sets of flags that devices report.

use super::sets;

sets! {
    /// What can be done with a format.
    ///
    /// C: `D3D12_FORMAT_SUPPORT1` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::FormatSupport1;
    ///
    /// assert_eq!(FormatSupport1::VIDEO_ENCODER.into_repr(), 1 << 30);
    /// let newer = FormatSupport1::BUFFER | FormatSupport1::MIP | FormatSupport1::from_repr(1 << 31);
    /// assert_eq!(format!("{newer:?}"), "D3D12_FORMAT_SUPPORT1_BUFFER | D3D12_FORMAT_SUPPORT1_MIP | 0x80000000");
    /// ```
    FormatSupport1("D3D12_FORMAT_SUPPORT1") {
        /// Buffers.
        BUFFER = 0x1 "D3D12_FORMAT_SUPPORT1_BUFFER",
        /// Vertex buffers.
        IA_VERTEX_BUFFER = 0x2 "D3D12_FORMAT_SUPPORT1_IA_VERTEX_BUFFER",
        /// Index buffers.
        IA_INDEX_BUFFER = 0x4 "D3D12_FORMAT_SUPPORT1_IA_INDEX_BUFFER",
        /// Buffers of stream output.
        SO_BUFFER = 0x8 "D3D12_FORMAT_SUPPORT1_SO_BUFFER",
        /// Textures of one dimension.
        TEXTURE1D = 0x10 "D3D12_FORMAT_SUPPORT1_TEXTURE1D",
        /// Textures of two dimensions.
        TEXTURE2D = 0x20 "D3D12_FORMAT_SUPPORT1_TEXTURE2D",
        /// Textures of three dimensions.
        TEXTURE3D = 0x40 "D3D12_FORMAT_SUPPORT1_TEXTURE3D",
        /// Cube textures.
        TEXTURECUBE = 0x80 "D3D12_FORMAT_SUPPORT1_TEXTURECUBE",
        /// Shaders can load.
        SHADER_LOAD = 0x100 "D3D12_FORMAT_SUPPORT1_SHADER_LOAD",
        /// Shaders can sample.
        SHADER_SAMPLE = 0x200 "D3D12_FORMAT_SUPPORT1_SHADER_SAMPLE",
        /// Shaders can sample and compare.
        SHADER_SAMPLE_COMPARISON = 0x400 "D3D12_FORMAT_SUPPORT1_SHADER_SAMPLE_COMPARISON",
        /// Not used.
        SHADER_SAMPLE_MONO_TEXT = 0x800 "D3D12_FORMAT_SUPPORT1_SHADER_SAMPLE_MONO_TEXT",
        /// Mip levels.
        MIP = 0x1000 "D3D12_FORMAT_SUPPORT1_MIP",
        /// Render targets.
        RENDER_TARGET = 0x4000 "D3D12_FORMAT_SUPPORT1_RENDER_TARGET",
        /// Blending in render targets.
        BLENDABLE = 0x8000 "D3D12_FORMAT_SUPPORT1_BLENDABLE",
        /// Depth buffers.
        DEPTH_STENCIL = 0x0001_0000 "D3D12_FORMAT_SUPPORT1_DEPTH_STENCIL",
        /// Multisampled textures can be resolved.
        MULTISAMPLE_RESOLVE = 0x0004_0000 "D3D12_FORMAT_SUPPORT1_MULTISAMPLE_RESOLVE",
        /// Can be displayed.
        DISPLAY = 0x0008_0000 "D3D12_FORMAT_SUPPORT1_DISPLAY",
        /// Can be cast to formats of the same bits.
        CAST_WITHIN_BIT_LAYOUT = 0x0010_0000 "D3D12_FORMAT_SUPPORT1_CAST_WITHIN_BIT_LAYOUT",
        /// Multisampled render targets.
        MULTISAMPLE_RENDERTARGET = 0x0020_0000 "D3D12_FORMAT_SUPPORT1_MULTISAMPLE_RENDERTARGET",
        /// Shaders can load from multisampled textures.
        MULTISAMPLE_LOAD = 0x0040_0000 "D3D12_FORMAT_SUPPORT1_MULTISAMPLE_LOAD",
        /// Shaders can gather.
        SHADER_GATHER = 0x0080_0000 "D3D12_FORMAT_SUPPORT1_SHADER_GATHER",
        /// Back buffers can be cast to it.
        BACK_BUFFER_CAST = 0x0100_0000 "D3D12_FORMAT_SUPPORT1_BACK_BUFFER_CAST",
        /// Typed unordered access views.
        TYPED_UNORDERED_ACCESS_VIEW = 0x0200_0000 "D3D12_FORMAT_SUPPORT1_TYPED_UNORDERED_ACCESS_VIEW",
        /// Shaders can gather and compare.
        SHADER_GATHER_COMPARISON = 0x0400_0000 "D3D12_FORMAT_SUPPORT1_SHADER_GATHER_COMPARISON",
        /// Video decoders can write it.
        DECODER_OUTPUT = 0x0800_0000 "D3D12_FORMAT_SUPPORT1_DECODER_OUTPUT",
        /// Video processors can write it.
        VIDEO_PROCESSOR_OUTPUT = 0x1000_0000 "D3D12_FORMAT_SUPPORT1_VIDEO_PROCESSOR_OUTPUT",
        /// Video processors can read it.
        VIDEO_PROCESSOR_INPUT = 0x2000_0000 "D3D12_FORMAT_SUPPORT1_VIDEO_PROCESSOR_INPUT",
        /// Video encoders can read it.
        VIDEO_ENCODER = 0x4000_0000 "D3D12_FORMAT_SUPPORT1_VIDEO_ENCODER",
    }

    /// What can be done with a format beyond [`FormatSupport1`]; most of it through unordered access views.
    ///
    /// C: `D3D12_FORMAT_SUPPORT2` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::FormatSupport2;
    ///
    /// assert_eq!(FormatSupport2::DISPLAYABLE.into_repr(), 1 << 16);
    /// ```
    FormatSupport2("D3D12_FORMAT_SUPPORT2") {
        /// Atomic addition.
        UAV_ATOMIC_ADD = 0x1 "D3D12_FORMAT_SUPPORT2_UAV_ATOMIC_ADD",
        /// Atomic and, or, exclusive or.
        UAV_ATOMIC_BITWISE_OPS = 0x2 "D3D12_FORMAT_SUPPORT2_UAV_ATOMIC_BITWISE_OPS",
        /// Atomic compare and store, compare and exchange.
        UAV_ATOMIC_COMPARE_STORE_OR_COMPARE_EXCHANGE = 0x4 "D3D12_FORMAT_SUPPORT2_UAV_ATOMIC_COMPARE_STORE_OR_COMPARE_EXCHANGE",
        /// Atomic exchange.
        UAV_ATOMIC_EXCHANGE = 0x8 "D3D12_FORMAT_SUPPORT2_UAV_ATOMIC_EXCHANGE",
        /// Atomic minimum and maximum of signed numbers.
        UAV_ATOMIC_SIGNED_MIN_OR_MAX = 0x10 "D3D12_FORMAT_SUPPORT2_UAV_ATOMIC_SIGNED_MIN_OR_MAX",
        /// Atomic minimum and maximum of unsigned numbers.
        UAV_ATOMIC_UNSIGNED_MIN_OR_MAX = 0x20 "D3D12_FORMAT_SUPPORT2_UAV_ATOMIC_UNSIGNED_MIN_OR_MAX",
        /// Loads from typed unordered access views.
        UAV_TYPED_LOAD = 0x40 "D3D12_FORMAT_SUPPORT2_UAV_TYPED_LOAD",
        /// Stores to typed unordered access views.
        UAV_TYPED_STORE = 0x80 "D3D12_FORMAT_SUPPORT2_UAV_TYPED_STORE",
        /// Logic operations in render targets.
        OUTPUT_MERGER_LOGIC_OP = 0x100 "D3D12_FORMAT_SUPPORT2_OUTPUT_MERGER_LOGIC_OP",
        /// Tiled resources.
        TILED = 0x200 "D3D12_FORMAT_SUPPORT2_TILED",
        /// Overlays of several planes.
        MULTIPLANE_OVERLAY = 0x4000 "D3D12_FORMAT_SUPPORT2_MULTIPLANE_OVERLAY",
        /// Sampler feedback.
        SAMPLER_FEEDBACK = 0x8000 "D3D12_FORMAT_SUPPORT2_SAMPLER_FEEDBACK",
        /// Can be displayed.
        DISPLAYABLE = 0x0001_0000 "D3D12_FORMAT_SUPPORT2_DISPLAYABLE",
    }

    /// For which resources qualities of multisampling are asked about.
    ///
    /// C: `D3D12_MULTISAMPLE_QUALITY_LEVEL_FLAGS` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::MultisampleQualityLevelFlags;
    ///
    /// assert_eq!(MultisampleQualityLevelFlags::TILED_RESOURCE.into_repr(), 0x1);
    /// ```
    MultisampleQualityLevelFlags("D3D12_MULTISAMPLE_QUALITY_LEVEL_FLAGS") {
        /// Tiled resources.
        TILED_RESOURCE = 0x1 "D3D12_MULTISAMPLE_QUALITY_LEVELS_FLAG_TILED_RESOURCE",
    }

    /// Where compiled shaders are kept.
    ///
    /// C: `D3D12_SHADER_CACHE_SUPPORT_FLAGS` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::ShaderCacheSupport;
    ///
    /// assert_eq!(ShaderCacheSupport::SHADER_SESSION_DELETE.into_repr(), 0x40);
    /// ```
    ShaderCacheSupport("D3D12_SHADER_CACHE_SUPPORT_FLAGS") {
        /// The application can keep single pipelines (`GetCachedBlob`); always there.
        SINGLE_PSO = 0x1 "D3D12_SHADER_CACHE_SUPPORT_SINGLE_PSO",
        /// It can keep libraries of pipelines.
        LIBRARY = 0x2 "D3D12_SHADER_CACHE_SUPPORT_LIBRARY",
        /// The runtime keeps some in memory.
        AUTOMATIC_INPROC_CACHE = 0x4 "D3D12_SHADER_CACHE_SUPPORT_AUTOMATIC_INPROC_CACHE",
        /// The runtime keeps some on disk.
        AUTOMATIC_DISK_CACHE = 0x8 "D3D12_SHADER_CACHE_SUPPORT_AUTOMATIC_DISK_CACHE",
        /// The driver keeps some.
        DRIVER_MANAGED_CACHE = 0x10 "D3D12_SHADER_CACHE_SUPPORT_DRIVER_MANAGED_CACHE",
        /// The caches can be cleared.
        SHADER_CONTROL_CLEAR = 0x20 "D3D12_SHADER_CACHE_SUPPORT_SHADER_CONTROL_CLEAR",
        /// Sessions of the caches can be deleted.
        SHADER_SESSION_DELETE = 0x40 "D3D12_SHADER_CACHE_SUPPORT_SHADER_SESSION_DELETE",
    }

    /// Kinds of command lists.
    ///
    /// C: `D3D12_COMMAND_LIST_SUPPORT_FLAGS` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::CommandListSupport;
    ///
    /// assert_eq!(CommandListSupport::VIDEO_ENCODE.into_repr(), 0x40);
    /// ```
    CommandListSupport("D3D12_COMMAND_LIST_SUPPORT_FLAGS") {
        /// Direct lists.
        DIRECT = 0x1 "D3D12_COMMAND_LIST_SUPPORT_FLAG_DIRECT",
        /// Bundles.
        BUNDLE = 0x2 "D3D12_COMMAND_LIST_SUPPORT_FLAG_BUNDLE",
        /// Compute lists.
        COMPUTE = 0x4 "D3D12_COMMAND_LIST_SUPPORT_FLAG_COMPUTE",
        /// Copy lists.
        COPY = 0x8 "D3D12_COMMAND_LIST_SUPPORT_FLAG_COPY",
        /// Lists that decode video.
        VIDEO_DECODE = 0x10 "D3D12_COMMAND_LIST_SUPPORT_FLAG_VIDEO_DECODE",
        /// Lists that process video.
        VIDEO_PROCESS = 0x20 "D3D12_COMMAND_LIST_SUPPORT_FLAG_VIDEO_PROCESS",
        /// Lists that encode video.
        VIDEO_ENCODE = 0x40 "D3D12_COMMAND_LIST_SUPPORT_FLAG_VIDEO_ENCODE",
    }

    /// Whether there are protected resources.
    ///
    /// C: `D3D12_PROTECTED_RESOURCE_SESSION_SUPPORT_FLAGS` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::ProtectedResourceSessionSupportFlags;
    ///
    /// assert_eq!(ProtectedResourceSessionSupportFlags::SUPPORTED.into_repr(), 0x1);
    /// ```
    ProtectedResourceSessionSupportFlags("D3D12_PROTECTED_RESOURCE_SESSION_SUPPORT_FLAGS") {
        /// There are protected resources.
        SUPPORTED = 0x1 "D3D12_PROTECTED_RESOURCE_SESSION_SUPPORT_FLAG_SUPPORTED",
    }

    /// The precisions below 32 bits that make a difference in shaders.
    ///
    /// C: `D3D12_SHADER_MIN_PRECISION_SUPPORT` of `d3d12.h`.
    ///
    /// ```
    /// use clayout::d3d12::ShaderMinPrecision;
    ///
    /// assert_eq!(ShaderMinPrecision::BITS_16.into_repr(), 0x2);
    /// ```
    ShaderMinPrecision("D3D12_SHADER_MIN_PRECISION_SUPPORT") {
        /// 10 bits.
        BITS_10 = 0x1 "D3D12_SHADER_MIN_PRECISION_SUPPORT_10_BIT",
        /// 16 bits.
        BITS_16 = 0x2 "D3D12_SHADER_MIN_PRECISION_SUPPORT_16_BIT",
    }
}
