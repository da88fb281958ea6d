//! The library, a device of it, and what it answers.

use core::ffi::c_void;
use std::sync::OnceLock;

use clayout::d3d12::*;
use clayout_tests::compilers::skip_or_fail;
use libloading::Library;

const S_OK: i32 = 0;
const E_INVALIDARG: i32 = 0x8007_0057_u32.cast_signed();
const E_NOTIMPL: i32 = 0x8000_4001_u32.cast_signed();

/// `D3D12CreateDevice`. On x86-64 the library has Microsoft's calling convention, as its users are Windows programs.
type CreateDevice = unsafe extern "win64" fn(*mut c_void, u32, *const GUID, *mut *mut c_void) -> i32;

/// An `ID3D12Device`.
struct Device {
    object: *mut *const Methods,
}

/// Its virtual table, up to what is called here: 3 methods of `IUnknown`, 4 of `ID3D12Object`, its own.
#[repr(C)]
struct Methods {
    unknown: [usize; 2],
    release: unsafe extern "win64" fn(*mut *const Methods) -> u32,
    object: [usize; 4],
    get_node_count: unsafe extern "win64" fn(*mut *const Methods) -> u32,
    others: [usize; 5],
    check_feature_support: unsafe extern "win64" fn(*mut *const Methods, u32, *mut c_void, u32) -> i32,
}

impl CheckFeatureSupport for Device {
    unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32 {
        // SAFETY: a living device; what the caller promises is what the method asks for.
        unsafe { ((**self.object).check_feature_support)(self.object, feature, data, size) }
    }

    fn node_count(&self) -> Option<u32> {
        // SAFETY: a living device.
        Some(unsafe { ((**self.object).get_node_count)(self.object) })
    }
}

impl Drop for Device {
    fn drop(&mut self) {
        // SAFETY: the one reference that there is.
        unsafe { ((**self.object).release)(self.object) };
    }
}

/// The library stays open: a driver has threads of its own.
fn library() -> Option<&'static Library> {
    static LIBRARY: OnceLock<Option<Library>> = OnceLock::new();
    // SAFETY: a library of the system, whose initializers do no harm.
    let open = || unsafe { Library::new("libvkd3d-utils.so.1") }.ok();
    LIBRARY.get_or_init(open).as_ref()
}

/// A device, or nothing after having said why.
fn device() -> Option<Device> {
    let Some(library) = library() else {
        skip_or_fail("no libvkd3d-utils.so.1 (Debian: libvkd3d-utils1)");
        return None;
    };
    // SAFETY: the function has this type.
    let create = unsafe { library.get::<CreateDevice>(b"D3D12CreateDevice\0") }.expect("the library makes devices");
    // IID_ID3D12Device
    let interface = Guid::from_u128(0x189819f1_1db6_4b57_be54_1821339b85f7).to_c().unwrap();
    let mut object: *mut c_void = std::ptr::null_mut();
    let level = FeatureLevel::V11_0.into_repr();
    // SAFETY: no adapter means the first one; the interface's name and a place for the pointer.
    let hresult = unsafe { create(std::ptr::null_mut(), level, &raw const interface, &raw mut object) };
    if hresult != S_OK || object.is_null() {
        skip_or_fail(&format!(
            "no device, {hresult:#010x}: no Vulkan driver (Debian: mesa-vulkan-drivers)"
        ));
        return None;
    }
    Some(Device { object: object.cast() })
}

/// The device without its count of nodes, so that it has to refuse a node itself.
struct Uncounted<'a>(&'a Device);

impl CheckFeatureSupport for Uncounted<'_> {
    unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32 {
        // SAFETY: the same promise.
        unsafe { self.0.check_feature_support(feature, data, size) }
    }
}

#[test]
fn the_documented_features_are_answered() {
    let Some(device) = device() else { return };
    assert_eq!(device.node_count(), Some(1));

    let architecture = Architecture1::query(&device, 0).unwrap();
    println!("{architecture:?}");
    assert_eq!((architecture.node_index, architecture.tile_based_renderer), (0, false));
    assert_eq!(
        (
            architecture.uma,
            architecture.cache_coherent_uma,
            architecture.isolated_mmu
        ),
        (true, true, false)
    );
    assert_eq!(architecture.heap_advice(), HeapAdvice::OneBudgetWriteBack);
    let older = Architecture::query(&device, 0).unwrap();
    assert_eq!((older.uma, older.cache_coherent_uma), (true, true));
    let any = Architecture1::query_or_architecture(&device, 0).unwrap();
    assert_eq!(any.isolated_mmu, Some(false));
    let all: Vec<_> = Architecture1::all_nodes(&device).map(Result::unwrap).collect();
    assert_eq!(all, [architecture]);

    let options = Options::query(&device).unwrap();
    println!("{options:?}");
    assert_eq!(options.cross_node_sharing_tier, CrossNodeSharingTier::NotSupported);
    // A CPU has both.
    assert!(options.resource_binding_tier.is_some() && options.resource_heap_tier.is_some());
    assert!(options.max_gpu_virtual_address_bits_per_resource.unwrap() >= 32);

    let cross_node = CrossNode::query(&device).unwrap();
    assert_eq!(
        (cross_node.sharing_tier, cross_node.atomic_shader_instructions),
        (CrossNodeSharingTier::NotSupported.into(), false)
    );

    let options5 = Options5::query(&device).unwrap();
    assert_eq!(options5.raytracing_tier, RaytracingTier::NotSupported);
}

#[test]
fn features_with_inputs_are_answered() {
    let Some(device) = device() else { return };
    let levels = [FeatureLevel::V12_2, FeatureLevel::V11_0, FeatureLevel::V10_0];
    let answer = FeatureLevels::query(&device, &levels).unwrap();
    println!("highest of {:?}: {:?}", answer.requested, answer.max_supported);
    assert!(answer.max_supported.unwrap() >= FeatureLevel::V11_0);

    let format = FormatSupport::query(&device, DxgiFormat::R8G8B8A8_UNORM).unwrap();
    println!("{format:?}");
    assert!(
        format
            .support1
            .contains(FormatSupport1::TEXTURE2D | FormatSupport1::RENDER_TARGET)
    );
    let planes = FormatInfo::query(&device, DxgiFormat::R8G8B8A8_UNORM).unwrap();
    assert_eq!(planes.plane_count, Some(1));
    let planes = FormatInfo::query(&device, DxgiFormat::D24_UNORM_S8_UINT).unwrap();
    assert_eq!(planes.plane_count, Some(2));
    let one = MultisampleQualityLevels::query(
        &device,
        DxgiFormat::R8G8B8A8_UNORM,
        1,
        MultisampleQualityLevelFlags::NONE,
    );
    assert_eq!(one.unwrap().num_quality_levels, 1);

    let model = HighestShaderModel::up_to(&device, ShaderModel::V6_10).unwrap().unwrap();
    println!("{model:?}");
    assert!(model.highest >= ShaderModel::V5_1);
    let version = HighestRootSignature::up_to(&device, RootSignatureVersion::V1_2)
        .unwrap()
        .unwrap();
    println!("{version:?}");
    assert!(version.highest >= RootSignatureVersion::V1_0);
    assert!(
        GpuVirtualAddressSupport::query(&device)
            .unwrap()
            .max_bits_per_process
            .is_some()
    );
}

#[test]
fn another_node_is_refused_by_both_sides() {
    let Some(device) = device() else { return };
    let ours = Architecture1::query(&device, 1).unwrap_err();
    let fault = FeatureFault::NoSuchNode {
        node_index: 1,
        node_count: 1,
    };
    assert_eq!((ours.fault(), ours.hresult()), (fault, None));

    let uncounted = Uncounted(&device);
    let theirs = Architecture1::query(&uncounted, 1).unwrap_err();
    assert_eq!(
        (theirs.fault(), theirs.hresult()),
        (FeatureFault::InvalidArgument, Some(E_INVALIDARG))
    );
    let theirs = Architecture1::query_or_architecture(&uncounted, 1).unwrap_err();
    assert_eq!(theirs.feature(), Architecture1::FEATURE);
    let unknown = Architecture1::all_nodes(&uncounted).next().unwrap().unwrap_err();
    assert_eq!(unknown.fault(), FeatureFault::NodeCountUnknown);
}

/// OPTIONS6 and what comes behind it. If a later version knows some of them, they are answers.
#[test]
fn unknown_features_are_typed_errors() {
    let Some(device) = device() else { return };
    let (mut known, mut unknown) = (0, 0);
    let mut count = |hresult: Option<i32>| match hresult {
        None => known += 1,
        Some(E_NOTIMPL) => unknown += 1,
        Some(other) => panic!("{other:#010x}"),
    };
    macro_rules! ask {
        ($($feature:ident)*) => {$(
            let answer = $feature::query(&device);
            assert!(answer.as_ref().err().is_none_or(FeatureError::is_not_supported), "{answer:?}");
            count(answer.err().map(|error| error.hresult().unwrap()));
        )*};
    }
    ask! {
        Options6 Options7 Options8 Options9 Options10 Options11 Options12 Options13 Options14 Options15 Options16 Options17
        Options18 Options19 Options20 Options21 Options22 Predication HardwareCopy TightAlignment
        ApplicationSpecificDriverState BytecodeBypassHashSupported ShaderCacheAbiSupport
    }
    println!("{known} of the newer features are known, {unknown} are not");
    assert!(unknown > 0);
    let error = ShaderCacheAbiSupport::query(&device).unwrap_err();
    assert_eq!(error.fault(), FeatureFault::NotImplemented);
    println!("{error}");
}

/// Through the raw trait, as nobody can by a query: the data stays as it was.
#[test]
fn a_wrong_size_is_refused_and_nothing_is_written() {
    let Some(device) = device() else { return };
    let filled = [0xA5_u8; 64];
    let known = [
        (Options::FEATURE, D3D12_FEATURE_DATA_D3D12_OPTIONS::LAYOUT.size),
        (Architecture::FEATURE, D3D12_FEATURE_DATA_ARCHITECTURE::LAYOUT.size),
        (Architecture1::FEATURE, D3D12_FEATURE_DATA_ARCHITECTURE1::LAYOUT.size),
        (CrossNode::FEATURE, D3D12_FEATURE_DATA_CROSS_NODE::LAYOUT.size),
        (Options5::FEATURE, D3D12_FEATURE_DATA_D3D12_OPTIONS5::LAYOUT.size),
    ];
    let sizes = known
        .iter()
        .flat_map(|(feature, size)| [size - 4, size + 4].map(|wrong| (*feature, wrong)));
    for (feature, size) in sizes {
        let mut data = filled;
        // SAFETY: 64 bytes, of which fewer are told; a size that the feature does not have.
        let hresult =
            unsafe { device.check_feature_support(feature, (&raw mut data).cast(), u32::try_from(size).unwrap()) };
        assert_eq!(
            (hresult, data),
            (E_INVALIDARG, filled),
            "feature {feature}, {size} bytes"
        );
    }
    // Node 1 at the right size, and a feature that nobody has.
    let mut node = filled;
    node[..4].copy_from_slice(&1_u32.to_ne_bytes());
    let before = node;
    // SAFETY: 64 bytes that hold the struct.
    let hresult = unsafe { device.check_feature_support(Architecture1::FEATURE, (&raw mut node).cast(), 20) };
    assert_eq!((hresult, node), (E_INVALIDARG, before));
    let mut data = filled;
    // SAFETY: 64 bytes of a feature that the device does not know.
    let hresult = unsafe { device.check_feature_support(0x4000, (&raw mut data).cast(), 64) };
    assert_eq!((hresult, data), (E_NOTIMPL, filled));
}
