//! Numbers, structs and enumerators against `d3d12.h` where it is installed, by the compiler.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clayout::d3d12::*;
use clayout::{CEnum, Enumerator};
use clayout_tests::compilers::{TempDir, Wanted, find_or_skip, skip_or_fail};

use super::layouts::{FEATURES, expected};

/// The folder that has `directx/d3d12.h` and `wsl/winadapter.h`: `CLAYOUT_DIRECTX_HEADERS`, else where Debian's package
/// `directx-headers-dev` has it.
fn include() -> PathBuf {
    std::env::var_os("CLAYOUT_DIRECTX_HEADERS").map_or_else(|| "/usr/include".into(), PathBuf::from)
}

macro_rules! enumerations {
    ($($name:ident)*) => { [$((stringify!($name), $name::ENUMERATORS),)*] };
}

const ENUMERATIONS: [(&str, &[Enumerator]); 30] = enumerations! {
    CrossNodeSharingTier TiledResourcesTier ResourceBindingTier ConservativeRasterizationTier ResourceHeapTier
    ProgrammableSamplePositionsTier ViewInstancingTier SharedResourceCompatibilityTier HeapSerializationTier RenderPassTier
    RaytracingTier VariableShadingRateTier MeshShaderTier SamplerFeedbackTier WaveMmaTier RecreateAtTier WorkGraphsTier
    ExecuteIndirectTier TightAlignmentTier TriState FeatureLevel ShaderModel RootSignatureVersion CommandListType QueuePriority
    BarrierLayout ResourceDimension HeapType CpuPageProperty MemoryPool
};

/// The constants of a set of flags, whose C names are a prefix and the Rust name.
macro_rules! flags {
    ($($name:ident $prefix:literal: $($flag:ident)*;)*) => {
        &[$($((concat!($prefix, stringify!($flag)), $name::$flag.into_repr()),)*)*]
    };
}

const FLAGS: &[(&str, u32)] = flags! {
    FormatSupport1 "D3D12_FORMAT_SUPPORT1_":
        NONE BUFFER IA_VERTEX_BUFFER IA_INDEX_BUFFER SO_BUFFER TEXTURE1D TEXTURE2D TEXTURE3D TEXTURECUBE SHADER_LOAD
        SHADER_SAMPLE SHADER_SAMPLE_COMPARISON SHADER_SAMPLE_MONO_TEXT MIP RENDER_TARGET BLENDABLE DEPTH_STENCIL
        MULTISAMPLE_RESOLVE DISPLAY CAST_WITHIN_BIT_LAYOUT MULTISAMPLE_RENDERTARGET MULTISAMPLE_LOAD SHADER_GATHER
        BACK_BUFFER_CAST TYPED_UNORDERED_ACCESS_VIEW SHADER_GATHER_COMPARISON DECODER_OUTPUT VIDEO_PROCESSOR_OUTPUT
        VIDEO_PROCESSOR_INPUT VIDEO_ENCODER;
    FormatSupport2 "D3D12_FORMAT_SUPPORT2_":
        NONE UAV_ATOMIC_ADD UAV_ATOMIC_BITWISE_OPS UAV_ATOMIC_COMPARE_STORE_OR_COMPARE_EXCHANGE UAV_ATOMIC_EXCHANGE
        UAV_ATOMIC_SIGNED_MIN_OR_MAX UAV_ATOMIC_UNSIGNED_MIN_OR_MAX UAV_TYPED_LOAD UAV_TYPED_STORE OUTPUT_MERGER_LOGIC_OP
        TILED MULTIPLANE_OVERLAY SAMPLER_FEEDBACK DISPLAYABLE;
    MultisampleQualityLevelFlags "D3D12_MULTISAMPLE_QUALITY_LEVELS_FLAG_": NONE TILED_RESOURCE;
    ShaderCacheSupport "D3D12_SHADER_CACHE_SUPPORT_":
        NONE SINGLE_PSO LIBRARY AUTOMATIC_INPROC_CACHE AUTOMATIC_DISK_CACHE DRIVER_MANAGED_CACHE SHADER_CONTROL_CLEAR
        SHADER_SESSION_DELETE;
    CommandListSupport "D3D12_COMMAND_LIST_SUPPORT_FLAG_":
        NONE DIRECT BUNDLE COMPUTE COPY VIDEO_DECODE VIDEO_PROCESS VIDEO_ENCODE;
    ProtectedResourceSessionSupportFlags "D3D12_PROTECTED_RESOURCE_SESSION_SUPPORT_FLAG_": NONE SUPPORTED;
    ShaderMinPrecision "D3D12_SHADER_MIN_PRECISION_SUPPORT_": NONE;
};

/// What is known to the installed header, by its words; an older one lacks the newest.
struct Header(Vec<String>);

impl Header {
    fn read(include: &Path) -> Option<Self> {
        let names = ["d3d12.h", "d3dcommon.h"];
        let texts: Option<Vec<_>> = names
            .iter()
            .map(|name| std::fs::read_to_string(include.join("directx").join(name)).ok())
            .collect();
        let words = |text: &String| -> Vec<String> {
            let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            words
                .filter(|word| word.starts_with("D3D"))
                .map(str::to_owned)
                .collect()
        };
        let mut words: Vec<String> = texts?.iter().flat_map(words).collect();
        words.sort_unstable();
        words.dedup();
        Some(Self(words))
    }

    fn has(&self, name: &str) -> bool {
        self.0.binary_search_by(|word| word.as_str().cmp(name)).is_ok()
    }
}

const OTHER: [&str; 2] = [
    "D3D12_FEATURE_DATA_D3D12_OPTIONS19",
    "D3D12_FEATURE_DATA_SHADERCACHE_ABI_SUPPORT",
];

#[test]
fn the_header_has_these_numbers_and_structs() {
    let include = include();
    let Some(gxx) = find_or_skip(Wanted::Gxx) else { return };
    let Some(header) = Header::read(&include) else {
        skip_or_fail(&format!(
            "no directx/d3d12.h in {} (Debian: directx-headers-dev)",
            include.display()
        ));
        return;
    };
    let mut text = String::from(
        "#include <wsl/winadapter.h>\n#include <directx/d3d12.h>\n#include <stddef.h>\n#define _Static_assert static_assert\n#define _Alignof alignof\n",
    );
    let (mut known, mut unknown) = (0, 0);
    let mut state = |name: &str, claim: &dyn std::fmt::Display| {
        if header.has(name) {
            known += 1;
            let _ = writeln!(text, "{claim}");
        } else {
            unknown += 1;
        }
    };
    for (feature, row) in FEATURES.iter().zip(expected()) {
        let number = format!("static_assert({} == {}, \"\");", row.enumerator, feature.number);
        state(row.enumerator, &number);
        // One has grown, and the header may be of before; one has a `WCHAR`, of which these headers make 4 bytes on Linux.
        if !OTHER.contains(&row.name) {
            state(row.name, &feature.layout.c_asserts(row.name));
        }
    }
    for enumerator in ENUMERATIONS.iter().flat_map(|(_, enumerators)| *enumerators) {
        let value = enumerator.value();
        let claim = format!(
            "static_assert((long long){0} == {value} || (unsigned){0} == {value}, \"\");",
            enumerator.c_name
        );
        state(enumerator.c_name, &claim);
    }
    for (name, value) in FLAGS {
        state(name, &format!("static_assert({name} == {value}, \"\");"));
    }
    println!("d3d12.h: {known} numbers and structs compared, {unknown} newer than it");
    assert!(known > 200);

    let folder = TempDir::new("header");
    let (source, object) = (folder.write("header.cpp", &text), folder.path().join("header.o"));
    let paths = [source.to_str().unwrap(), object.to_str().unwrap()];
    let folders = ["", "wsl/stubs", "directx"].map(|folder| format!("-I{}", include.join(folder).display()));
    let mut arguments = vec!["-std=c++17", "-w", "-c", "-o", paths[1], paths[0]];
    arguments.extend(folders.iter().map(String::as_str));
    if let Err(error) = gxx.run(arguments) {
        panic!("{error}");
    }
}
