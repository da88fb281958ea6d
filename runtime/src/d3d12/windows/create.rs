//! State objects made by a device of the `windows` crate.

mod error;

use core::ffi::c_void;

use windows::Win32::Graphics::Direct3D12::{ID3D12Device, ID3D12Device5, ID3D12Device7, ID3D12StateObject};
use windows::core::{GUID, HRESULT, Interface};

use super::calls::{returned, sealed};
use crate::d3d12::FlatDescription;
use crate::d3d12::state::raw::D3D12_STATE_OBJECT_DESC;
use crate::d3d12::state::{DeviceFacts, Judge, Limits, Report, StateObjectContents, StateObjectType, describe};
use error::Call;

pub use error::StateObjectError;

/// `D3D12_STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS`.
const ADDITIONS: u32 = 4;

/// A device that makes state objects: `ID3D12Device` of the `windows` crate, and with it `ID3D12Device1` and all later ones,
/// which are devices too.
///
/// ```no_run
/// use clayout::d3d12::windows::StateObjectDevice;
/// use clayout::d3d12::{
///     DxilLibrary, GlobalRootSignature, RaytracingPipeline, RaytracingPipelineConfig, RaytracingShaderConfig,
///     StateObjectBuilder, state::{DeviceFacts, Judge},
/// };
/// use windows::Win32::Graphics::Direct3D12::{ID3D12Device5, ID3D12RootSignature, ID3D12StateObject};
///
/// fn pipeline(
///     device: &ID3D12Device5,
///     root_signature: &ID3D12RootSignature,
///     dxil: &[u8],
/// ) -> Result<ID3D12StateObject, Box<dyn std::error::Error>> {
///     let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
///     pipeline.add(DxilLibrary::new(dxil).export("RayGen"));
///     pipeline.add(GlobalRootSignature::from(root_signature));
///     pipeline.add(RaytracingShaderConfig { max_payload_size: 16, max_attribute_size: 8 });
///     pipeline.add(RaytracingPipelineConfig { max_trace_recursion_depth: 1 });
///
///     let desc = pipeline.build_with(&Judge::new().device(DeviceFacts::of(device)))?;
///     // SAFETY: the root signature is of this device, and `dxil` is as the compiler wrote it.
///     Ok(unsafe { device.create_state_object(&desc) }?)
/// }
/// ```
#[doc(alias = "ID3D12Device5")]
pub trait StateObjectDevice: sealed::Sealed {
    /// Calls `ID3D12Device5::CreateStateObject`.
    ///
    /// See the trait for an example.
    ///
    /// # Errors
    ///
    /// When the device has no `ID3D12Device5`, or refuses the description. The error has the `HRESULT` and a report, for
    /// which the description is judged once more with [what the device says](DeviceFacts::of) about itself: if that finds what is
    /// wrong, or if the description was built unchecked, the report is this one, and otherwise that of
    /// [`build`](crate::d3d12::StateObjectBuilder::build). Success costs no judgement.
    ///
    /// # Safety
    ///
    /// - Each root signature and each collection in the description is one of this device.
    /// - Each C struct is the one that the number of its type stands for; for subobjects of this crate it is.
    /// - Libraries and serialized root signatures are as the compiler wrote them: drivers do not expect others.
    #[doc(alias = "CreateStateObject")]
    unsafe fn create_state_object(
        &self,
        description: &FlatDescription<'_>,
    ) -> Result<ID3D12StateObject, StateObjectError>;

    /// Calls `ID3D12Device7::AddToStateObject`: a new object, of what `parent` has and what is added.
    ///
    /// ```no_run
    /// use clayout::d3d12::windows::{StateObjectDevice, StateObjectError};
    /// use clayout::d3d12::{
    ///     HitGroup, RaytracingPipeline, StateObjectBuilder, StateObjectConfig, StateObjectFlags, state::StateObjectContents,
    /// };
    /// use windows::Win32::Graphics::Direct3D12::{ID3D12Device7, ID3D12StateObject};
    ///
    /// /// `contents` is what the builder of `parent` said that it contains.
    /// fn with_spheres(
    ///     device: &ID3D12Device7,
    ///     parent: &ID3D12StateObject,
    ///     contents: &StateObjectContents,
    /// ) -> Result<ID3D12StateObject, Box<dyn std::error::Error>> {
    ///     let mut addition = StateObjectBuilder::<RaytracingPipeline>::addition_to(contents);
    ///     addition.add(StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS));
    ///     addition.add(HitGroup::procedural("Spheres", "Sphere"));
    ///     let desc = addition.build()?;
    ///     // SAFETY: the parent is an object of this device.
    ///     Ok(unsafe { device.add_to_state_object(&desc, parent) }?)
    /// }
    /// ```
    ///
    /// # Errors
    ///
    /// As for [`create_state_object`](Self::create_state_object), with `ID3D12Device7`. Where the addition is judged once more,
    /// it is against a parent of which nothing is known.
    ///
    /// # Safety
    ///
    /// As for [`create_state_object`](Self::create_state_object); the parent is an object of this device too.
    #[doc(alias = "AddToStateObject")]
    unsafe fn add_to_state_object(
        &self,
        addition: &FlatDescription<'_>,
        parent: &ID3D12StateObject,
    ) -> Result<ID3D12StateObject, StateObjectError>;
}

impl StateObjectDevice for ID3D12Device {
    unsafe fn create_state_object(
        &self,
        description: &FlatDescription<'_>,
    ) -> Result<ID3D12StateObject, StateObjectError> {
        // SAFETY: the description is alive and is what the caller has promised.
        unsafe { create(self, description) }.map_err(|(call, hresult)| {
            let judge = Judge::new().device(DeviceFacts::of(self));
            // SAFETY: a description that was built is what `judge_raw` wants where its structs are what their types say.
            let again = || unsafe { judge.judge_raw(description.as_ptr(), Limits::default()) };
            StateObjectError::new(call, hresult, report(description, again))
        })
    }

    unsafe fn add_to_state_object(
        &self,
        addition: &FlatDescription<'_>,
        parent: &ID3D12StateObject,
    ) -> Result<ID3D12StateObject, StateObjectError> {
        // SAFETY: as above.
        unsafe { add(self, addition, parent) }.map_err(|(call, hresult)| {
            let judge = Judge::new().device(DeviceFacts::of(self));
            // SAFETY: as above.
            let again = || unsafe { judge_addition(&judge, addition.as_ptr()) };
            StateObjectError::new(call, hresult, report(addition, again))
        })
    }
}

/// The judgement to show for a description that was refused.
fn report(description: &FlatDescription<'_>, judge_again: impl FnOnce() -> Report) -> Report {
    // A judgement takes steps; none were taken for what was built unchecked.
    let was_judged = description.report().steps() > 0;
    let again = judge_again();
    if was_judged && !again.is_wrong() {
        // It may know more: what collections contain, what a reader found in libraries.
        description.report().clone()
    } else {
        again
    }
}

/// Judges an addition to a parent that allows additions and of which nothing else is known.
///
/// # Safety
///
/// As for [`describe`].
unsafe fn judge_addition(judge: &Judge<'_>, addition: *const D3D12_STATE_OBJECT_DESC) -> Report {
    // SAFETY: the caller promises it.
    let (number, addition) = unsafe { ((*addition).Type, describe(addition, Limits::default())) };
    let object_type = StateObjectType::from_number(number).unwrap_or(StateObjectType::RaytracingPipeline);
    let mut parent = StateObjectContents::new(object_type);
    parent.flags = ADDITIONS;
    parent.is_complete = false;
    judge.judge_addition(&addition, &parent)
}

type Created = Result<ID3D12StateObject, (Call, HRESULT)>;

/// # Safety
///
/// The description is what [`StateObjectDevice::create_state_object`] asks for.
unsafe fn create(device: &ID3D12Device, description: &FlatDescription<'_>) -> Created {
    let device: ID3D12Device5 = device.cast().map_err(|error| (Call::QueryDevice5, error.code()))?;
    let create = device.vtable().CreateStateObject;
    // SAFETY: the method of this device; the description is alive and has the layout that it reads.
    let made =
        |iid: &GUID, out: &mut *mut c_void| unsafe { create(device.as_raw(), description.as_ptr().cast(), iid, out) };
    // SAFETY: the method returns a reference to what it was asked for.
    unsafe { returned(made) }.map_err(|hresult| (Call::CreateStateObject, hresult))
}

/// # Safety
///
/// The description and the parent are what [`StateObjectDevice::add_to_state_object`] asks for.
unsafe fn add(device: &ID3D12Device, addition: &FlatDescription<'_>, parent: &ID3D12StateObject) -> Created {
    let device: ID3D12Device7 = device.cast().map_err(|error| (Call::QueryDevice7, error.code()))?;
    let add = device.vtable().AddToStateObject;
    // SAFETY: as in `create`; the parent is alive.
    let made = |iid: &GUID, out: &mut *mut c_void| unsafe {
        add(device.as_raw(), addition.as_ptr().cast(), parent.as_raw(), iid, out)
    };
    // SAFETY: as in `create`.
    unsafe { returned(made) }.map_err(|hresult| (Call::AddToStateObject, hresult))
}
