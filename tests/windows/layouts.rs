//! The C structs that the windows crate has not, against the figures of the headers of SDK 619, when they are compiled: for 64
//! bits and for 32. Of those that it has, `clayout` asserts that the two are the same.

use clayout::abi::{Abi, Family};
use clayout::d3d12::windows::SAME;
use clayout::d3d12::xbox::D3D12XBOX_MSAA_PARAMETERS;
use clayout::d3d12::*;
use clayout::{CLayout, StructLayout};

const WIDE: bool = size_of::<usize>() == 8;

const fn assert_at(layout: &StructLayout, name: &str, bit: usize) {
    match layout.member(name) {
        Some(member) => assert!(member.bit_offset == bit),
        None => panic!("no such member"),
    }
}

/// `STRUCT [size/align on 64 bits, on 32 bits] { Member = offset in bytes on 64 bits, on 32 bits }`
macro_rules! figures {
    ($($name:ident [$size:literal/$align:literal $size32:literal/$align32:literal] {
        $($member:ident = $at:literal $at32:literal,)*
    })*) => {$(
        const _: () = {
            const LAYOUT: &StructLayout = <$name as CLayout>::LAYOUT;
            assert!(LAYOUT.size == if WIDE { $size } else { $size32 } && LAYOUT.size == size_of::<$name>());
            assert!(LAYOUT.align == if WIDE { $align } else { $align32 } && LAYOUT.align == align_of::<$name>());
            $(assert_at(LAYOUT, stringify!($member), 8 * if WIDE { $at } else { $at32 });)*
        };
    )*};
}

/// The structs that the windows crate has not, with their figures.
macro_rules! lacking {
    ($($name:ident $figures:tt $members:tt)*) => {
        figures! { $($name $figures $members)* }

        const LACKING: &[&str] = &[$(stringify!($name)),*];

        /// Where both globs have a name it is ambiguous, and this does not compile.
        #[allow(non_camel_case_types, unused_imports)]
        mod lacking {
            mod names {
                $(pub type $name = ();)*
            }
            use names::*;
            use windows::Win32::Graphics::{Direct3D12::*, Dxgi::Common::*};

            $(const _: $name = ();)*
        }
    };
}

// Here the windows crate has whole words, and no members of them.
figures! {
    D3D12_RAYTRACING_INSTANCE_DESC [64/8 64/8] {
        Transform = 0 0, InstanceID = 48 48, InstanceMask = 51 51, InstanceContributionToHitGroupIndex = 52 52, Flags = 55 55,
        AccelerationStructure = 56 56,
    }
}

lacking! {
    D3D12_SERIALIZED_ROOT_SIGNATURE_DESC [16/8 8/4] { pSerializedBlob = 0 0, SerializedBlobSizeInBytes = 8 4, }
    D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE [16/8 8/4] { Desc = 0 0, }
    D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE [16/8 8/4] { Desc = 0 0, }
    D3D12_COMPILER_EXISTING_COLLECTION_DESC [24/8 12/4] { pExistingCollection = 0 0, NumExports = 8 4, pExports = 16 8, }
    D3D12_EXISTING_COLLECTION_BY_KEY_DESC [24/8 16/4] { pKey = 0 0, KeySize = 8 4, NumExports = 12 8, pExports = 16 12, }
    D3D12_RAYTRACING_OPACITY_MICROMAP_DESC [8/4 8/4] { ByteOffset = 0 0, SubdivisionLevel = 4 4, Format = 6 6, }
    D3D12_FEATURE_DATA_TIGHT_ALIGNMENT [4/4 4/4] { SupportTier = 0 0, }
    D3D12_FEATURE_DATA_APPLICATION_SPECIFIC_DRIVER_STATE [4/4 4/4] { Supported = 0 0, }
    D3D12_FEATURE_DATA_BYTECODE_BYPASS_HASH_SUPPORTED [4/4 4/4] { Supported = 0 0, }
    D3D12_FEATURE_DATA_SHADERCACHE_ABI_SUPPORT [288/8 288/8] {
        szAdapterFamily = 0 0, MinimumABISupportVersion = 256 256, MaximumABISupportVersion = 264 264,
        CompilerVersion = 272 272, ApplicationProfileVersion = 280 280,
    }
    D3D12_FEATURE_DATA_BARRIER_LAYOUT [12/4 12/4] { CommandListType = 0 0, Layout = 4 4, Supported = 8 8, }
    D3D12_FEATURE_DATA_D3D12_OPTIONS22 [16/4 16/4] {
        ShaderExecutionReorderingActuallyReorders = 0 0, CreateByteOffsetViewsSupported = 4 4, Max1DDispatchSize = 8 8,
        Max1DDispatchMeshSize = 12 12,
    }
    D3D12XBOX_MSAA_PARAMETERS [8/4 8/4] {}
}

const fn is_in(names: &[&str], name: &str) -> bool {
    let mut i = 0;
    while i < names.len() {
        if is_same(names[i].as_bytes(), name.as_bytes()) {
            return true;
        }
        i += 1;
    }
    false
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    let mut i = 0;
    while i < one.len() && i < other.len() && one[i] == other[i] {
        i += 1;
    }
    i == one.len() && i == other.len()
}

/// No struct is forgotten: each is either asserted to be the windows crate's or is one that it has not.
const _: () = {
    let mut i = 0;
    while i < SHIPPED.len() {
        let name = SHIPPED[i].layout.name;
        let (mut lists, mut list) = (is_in(LACKING, name) as usize, 0);
        while list < SAME.len() {
            lists += is_in(SAME[list], name) as usize;
            list += 1;
        }
        if lists != 1 {
            panic!("{}", name);
        }
        i += 1;
    }
};

/// Where each bit-field of the console's struct begins.
const _: () = {
    const LAYOUT: &StructLayout = <D3D12XBOX_MSAA_PARAMETERS as CLayout>::LAYOUT;
    assert_at(LAYOUT, "NumSamplesMsaaLog2", 0);
    assert_at(LAYOUT, "MaxSampleDistanceInSubpixels", 3);
    assert_at(LAYOUT, "NumSamplesMsaaExposedToPSLog2", 7);
    assert_at(LAYOUT, "DetailToExposedMode", 10);
    assert_at(LAYOUT, "ApplyMaskAfterCentroid", 12);
    assert_at(LAYOUT, "MaxAnchorSamplesLog2", 32);
    assert_at(LAYOUT, "OverrasterizationAmount", 32 + 18);
    assert_at(LAYOUT, "EnablePostZOverrasterization", 32 + 21);
};

/// Which rules the layout engine goes by here.
const _: () = {
    let is_of_target = match Abi::TARGET.family {
        Family::Msvc => cfg!(target_env = "msvc"),
        Family::Mingw => cfg!(target_env = "gnu"),
        _ => false,
    };
    assert!(is_of_target && Abi::TARGET.pointer_size as usize == size_of::<usize>());
};

/// On Windows a bit-field of another size begins a unit of its own, with either compiler.
#[derive(CLayout)]
pub struct Mixed {
    #[bits(3, u8)]
    pub low: u8,
    #[bits(5, u32)]
    pub high: u32,
}

const _: () = {
    assert!(CMixed::LAYOUT.size == 8 && size_of::<CMixed>() == 8 && align_of::<CMixed>() == 4);
    assert_at(CMixed::LAYOUT, "high", 32);
};
