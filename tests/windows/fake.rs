//! A device that answers as it is told: Wine's has neither state objects nor streams, and no driver is at hand that refuses one.
//!
//! It has the methods that clayout calls, in their places of the real interfaces, and shows what it was given.

use core::ffi::c_void;
use core::mem::offset_of;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};

use windows::Win32::Graphics::Direct3D12::{
    D3D_SHADER_MODEL, D3D_SHADER_MODEL_6_5, D3D12_CACHED_PIPELINE_STATE, D3D12_FEATURE, D3D12_FEATURE_D3D12_OPTIONS5,
    D3D12_FEATURE_DATA_D3D12_OPTIONS5, D3D12_FEATURE_SHADER_MODEL, D3D12_PIPELINE_STATE_STREAM_DESC,
    D3D12_PIPELINE_STATE_SUBOBJECT_TYPE, D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CACHED_PSO,
    D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CS, D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_ROOT_SIGNATURE,
    D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_DESC, D3D12_RAYTRACING_TIER_1_0, D3D12_SHADER_BYTECODE,
    D3D12_STATE_OBJECT_DESC, ID3D12Device, ID3D12Device_Vtbl, ID3D12Device2, ID3D12Device2_Vtbl, ID3D12Device5,
    ID3D12Device5_Vtbl, ID3D12Device7, ID3D12Device7_Vtbl, ID3D12PipelineState, ID3D12StateObject,
};
use windows::Win32::Graphics::Dxgi::Common::DXGI_SAMPLE_DESC;
use windows::core::{GUID, HRESULT, IUnknown, IUnknown_Vtbl, Interface};

use crate::streams::Theirs as Element;

pub const OK: HRESULT = HRESULT(0);
pub const E_INVALIDARG: HRESULT = HRESULT(0x8007_0057_u32.cast_signed());
pub const E_NOTIMPL: HRESULT = HRESULT(0x8000_4001_u32.cast_signed());
pub const E_NOINTERFACE: HRESULT = HRESULT(0x8000_4002_u32.cast_signed());
pub const E_POINTER: HRESULT = HRESULT(0x8000_4003_u32.cast_signed());

/// What the device does with a description.
#[derive(Clone, Copy)]
pub enum Answer {
    /// Refuses it.
    Refuse(HRESULT),
    /// Makes an object of it.
    Make,
    /// Says that it succeeded, and returns nothing.
    Nothing,
}

/// A device. It has one node, tier 1.0 and shader model 6.5. It outlives the interfaces to it.
#[repr(C)]
pub struct Device {
    methods: *const [*const (); SLOTS],
    answer: Answer,
    pub references: AtomicU32,
    /// The address of the description that came in.
    pub description: AtomicUsize,
    /// That of the object to which it was to be added.
    pub parent: AtomicUsize,
    /// What came in with a stream.
    pub stream: Stream,
    object: Object,
}

/// Addresses and sizes of what a stream has.
#[derive(Default)]
pub struct Stream {
    pub elements: AtomicUsize,
    pub root_signature: AtomicUsize,
    pub shader: AtomicUsize,
    pub shader_size: AtomicUsize,
    pub cached: AtomicUsize,
    pub samples: AtomicU32,
}

/// What the device makes: an object that counts its references.
#[repr(C)]
struct Object {
    methods: *const [*const (); 3],
    references: AtomicU32,
}

impl Device {
    pub fn new(answer: Answer) -> Self {
        Self {
            methods: &METHODS.0,
            answer,
            references: AtomicU32::new(0),
            description: AtomicUsize::new(0),
            parent: AtomicUsize::new(0),
            stream: Stream::default(),
            object: Object {
                methods: &OBJECT.0,
                references: AtomicU32::new(0),
            },
        }
    }

    /// The device as an interface.
    pub fn interface(&self) -> ID3D12Device {
        self.references.fetch_add(1, Relaxed);
        // SAFETY: it begins with a pointer to methods, which are in the places of those of `ID3D12Device`.
        unsafe { ID3D12Device::from_raw(core::ptr::from_ref(self).cast_mut().cast()) }
    }

    /// The object that it makes.
    pub fn object(&self) -> ID3D12StateObject {
        self.object.references.fetch_add(1, Relaxed);
        // SAFETY: as above; nobody calls more than the methods of `IUnknown`.
        unsafe { ID3D12StateObject::from_raw(core::ptr::from_ref(&self.object).cast_mut().cast()) }
    }

    /// How many references there are to that object.
    pub fn references_to_object(&self) -> u32 {
        self.object.references.load(Relaxed)
    }

    /// # Safety
    ///
    /// As for the last two parameters of `CreateStateObject`.
    unsafe fn make<I: Interface>(&self, iid: *const GUID, out: *mut *mut c_void) -> HRESULT {
        // SAFETY: the caller promises it.
        if unsafe { *iid } != I::IID {
            return E_NOINTERFACE;
        }
        let made = match self.answer {
            Answer::Refuse(hresult) => return hresult,
            Answer::Make => self.object().into_raw(),
            Answer::Nothing => null_mut(),
        };
        // SAFETY: as above.
        unsafe { out.write(made) };
        OK
    }
}

const SLOT: usize = size_of::<*const ()>();
const SLOTS: usize = size_of::<ID3D12Device7_Vtbl>() / SLOT;

struct Methods<const N: usize>([*const (); N]);

// SAFETY: pointers to functions.
unsafe impl<const N: usize> Sync for Methods<N> {}

/// The methods of `ID3D12Device7`; those that nobody should call end the process.
static METHODS: Methods<SLOTS> = {
    let mut methods = [unexpected as *const (); SLOTS];
    methods[offset_of!(IUnknown_Vtbl, QueryInterface) / SLOT] = query_interface as *const ();
    methods[offset_of!(IUnknown_Vtbl, AddRef) / SLOT] = add_reference as *const ();
    methods[offset_of!(IUnknown_Vtbl, Release) / SLOT] = release as *const ();
    methods[offset_of!(ID3D12Device_Vtbl, GetNodeCount) / SLOT] = node_count as *const ();
    methods[offset_of!(ID3D12Device_Vtbl, CheckFeatureSupport) / SLOT] = check_feature_support as *const ();
    methods[offset_of!(ID3D12Device2_Vtbl, CreatePipelineState) / SLOT] = create_pipeline_state as *const ();
    methods[offset_of!(ID3D12Device5_Vtbl, CreateStateObject) / SLOT] = create_state_object as *const ();
    methods[offset_of!(ID3D12Device7_Vtbl, AddToStateObject) / SLOT] = add_to_state_object as *const ();
    Methods(methods)
};

static OBJECT: Methods<3> = Methods([
    unexpected as *const (),
    add_reference_to_object as *const (),
    release_object as *const (),
]);

extern "system" fn unexpected() {
    panic!("a method was called that the fake has not");
}

unsafe extern "system" fn query_interface(this: &Device, iid: &GUID, out: &mut *mut c_void) -> HRESULT {
    let known = [
        IUnknown::IID,
        ID3D12Device::IID,
        ID3D12Device2::IID,
        ID3D12Device5::IID,
        ID3D12Device7::IID,
    ];
    if !known.contains(iid) {
        *out = null_mut();
        return E_NOINTERFACE;
    }
    *out = this.interface().into_raw();
    OK
}

extern "system" fn add_reference(this: &Device) -> u32 {
    this.references.fetch_add(1, Relaxed) + 1
}

extern "system" fn release(this: &Device) -> u32 {
    this.references.fetch_sub(1, Relaxed) - 1
}

extern "system" fn add_reference_to_object(this: &Object) -> u32 {
    this.references.fetch_add(1, Relaxed) + 1
}

extern "system" fn release_object(this: &Object) -> u32 {
    this.references.fetch_sub(1, Relaxed) - 1
}

extern "system" fn node_count(_: &Device) -> u32 {
    1
}

unsafe extern "system" fn check_feature_support(
    _: &Device,
    feature: D3D12_FEATURE,
    data: *mut c_void,
    size: u32,
) -> HRESULT {
    match feature {
        D3D12_FEATURE_D3D12_OPTIONS5 if size as usize == size_of::<D3D12_FEATURE_DATA_D3D12_OPTIONS5>() => {
            let answer = D3D12_FEATURE_DATA_D3D12_OPTIONS5 {
                RaytracingTier: D3D12_RAYTRACING_TIER_1_0,
                ..Default::default()
            };
            // SAFETY: the caller has room for the struct.
            unsafe { data.cast::<D3D12_FEATURE_DATA_D3D12_OPTIONS5>().write(answer) };
            OK
        }
        D3D12_FEATURE_SHADER_MODEL if size == 4 => {
            let model = data.cast::<D3D_SHADER_MODEL>();
            // As a runtime that knows nothing newer.
            // SAFETY: the caller has room for the struct, whose only member this is.
            if unsafe { (*model).0 } > D3D_SHADER_MODEL_6_5.0 {
                return E_INVALIDARG;
            }
            // SAFETY: as above.
            unsafe { *model = D3D_SHADER_MODEL_6_5 };
            OK
        }
        _ => E_INVALIDARG,
    }
}

unsafe extern "system" fn create_state_object(
    this: &Device,
    desc: *const D3D12_STATE_OBJECT_DESC,
    iid: *const GUID,
    out: *mut *mut c_void,
) -> HRESULT {
    this.description.store(desc.addr(), Relaxed);
    // SAFETY: the caller promises it.
    unsafe { this.make::<ID3D12StateObject>(iid, out) }
}

unsafe extern "system" fn add_to_state_object(
    this: &Device,
    addition: *const D3D12_STATE_OBJECT_DESC,
    parent: *const c_void,
    iid: *const GUID,
    out: *mut *mut c_void,
) -> HRESULT {
    this.description.store(addition.addr(), Relaxed);
    this.parent.store(parent.addr(), Relaxed);
    // SAFETY: the caller promises it.
    unsafe { this.make::<ID3D12StateObject>(iid, out) }
}

/// As the runtime goes through a stream: what it does not know, and what is cut off, it refuses.
unsafe extern "system" fn create_pipeline_state(
    this: &Device,
    desc: &D3D12_PIPELINE_STATE_STREAM_DESC,
    iid: *const GUID,
    out: *mut *mut c_void,
) -> HRESULT {
    let (mut at, seen) = (0, &this.stream);
    while at < desc.SizeInBytes {
        // SAFETY: the caller promises that there are as many bytes, and the struct that belongs to each type.
        at += unsafe {
            let element = desc.pPipelineStateSubobjectStream.byte_add(at).cast_const();
            match *element.cast::<D3D12_PIPELINE_STATE_SUBOBJECT_TYPE>() {
                D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_ROOT_SIGNATURE => inner(element, |it: &*mut c_void| {
                    seen.root_signature.store(it.addr(), Relaxed)
                }),
                D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CS => inner(element, |it: &D3D12_SHADER_BYTECODE| {
                    seen.shader.store(it.pShaderBytecode.addr(), Relaxed);
                    seen.shader_size.store(it.BytecodeLength, Relaxed);
                }),
                D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_CACHED_PSO => inner(element, |it: &D3D12_CACHED_PIPELINE_STATE| {
                    seen.cached.store(it.pCachedBlob.addr(), Relaxed);
                }),
                D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_SAMPLE_DESC => {
                    inner(element, |it: &DXGI_SAMPLE_DESC| seen.samples.store(it.Count, Relaxed))
                }
                _ => return E_INVALIDARG,
            }
        };
        seen.elements.fetch_add(1, Relaxed);
    }
    if at != desc.SizeInBytes {
        return E_INVALIDARG;
    }
    // SAFETY: the caller promises it.
    unsafe { this.make::<ID3D12PipelineState>(iid, out) }
}

/// Looks at the struct of an element, and says how large the element is.
///
/// # Safety
///
/// It is an element with that struct.
unsafe fn inner<T>(element: *const c_void, look: impl FnOnce(&T)) -> usize {
    // SAFETY: the caller promises it.
    look(unsafe { &(*element.cast::<Element<T>>()).inner });
    size_of::<Element<T>>()
}
