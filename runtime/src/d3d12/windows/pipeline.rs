//! Pipeline states made by a device of the `windows` crate.

mod error;

use windows::Win32::Graphics::Direct3D12::{ID3D12Device, ID3D12Device2, ID3D12PipelineState};
use windows::core::{HRESULT, Interface};

use super::calls::{returned, sealed};
use crate::d3d12::stream::{PipelineStateStream, StreamDesc};
use error::Call;

pub use error::PipelineStateError;

/// A device that makes pipeline states of streams: `ID3D12Device` of the `windows` crate, and with it `ID3D12Device1` and all
/// later ones, which are devices too.
///
/// ```no_run
/// use clayout::PipelineStateStream;
/// use clayout::d3d12::stream;
/// use clayout::d3d12::windows::{PipelineStateDevice, PipelineStateError};
/// use windows::Win32::Graphics::Direct3D12::{ID3D12Device2, ID3D12PipelineState, ID3D12RootSignature};
///
/// #[derive(PipelineStateStream)]
/// struct Skinning<'a> {
///     root_signature: stream::RootSignature<'a>,
///     shader: stream::ComputeShader<'a>,
///     cached: Option<stream::CachedPso<'a>>,
/// }
///
/// fn skinning(
///     device: &ID3D12Device2,
///     root_signature: &ID3D12RootSignature,
///     dxil: &[u8],
///     blob: Option<&[u8]>,
/// ) -> Result<ID3D12PipelineState, PipelineStateError> {
///     let pipeline = Skinning {
///         root_signature: root_signature.into(),
///         shader: stream::ComputeShader::new(dxil),
///         cached: blob.map(stream::CachedPso::new),
///     };
///     // SAFETY: the root signature is of this device, `dxil` is as the compiler wrote it, and `blob` as `GetCachedBlob` did.
///     match unsafe { device.create_pipeline_state(&pipeline) } {
///         // SAFETY: as above.
///         Err(error) if error.is_stale_cache() => unsafe {
///             device.create_pipeline_state(&Skinning { cached: None, ..pipeline })
///         },
///         made => made,
///     }
/// }
/// ```
#[doc(alias = "ID3D12Device2")]
pub trait PipelineStateDevice: sealed::Sealed {
    /// Calls `ID3D12Device2::CreatePipelineState` with the [stream](PipelineStateStream::to_stream) of `pipeline`, which is on
    /// the stack.
    ///
    /// See the trait for an example.
    ///
    /// # Errors
    ///
    /// When the device has no `ID3D12Device2`, or refuses the stream. The error has the `HRESULT`, and the fields of `P` for
    /// whom it is shown to.
    ///
    /// # Safety
    ///
    /// - The root signature is one of this device.
    /// - Each C struct is the one that the number of its type stands for; for subobjects of this crate it is.
    /// - Shaders, serialized root signatures and cached pipeline states are as the compiler or the runtime wrote them: drivers
    ///   do not expect others.
    #[doc(alias = "CreatePipelineState")]
    unsafe fn create_pipeline_state<P: PipelineStateStream>(
        &self,
        pipeline: &P,
    ) -> Result<ID3D12PipelineState, PipelineStateError>;
}

impl PipelineStateDevice for ID3D12Device {
    unsafe fn create_pipeline_state<P: PipelineStateStream>(
        &self,
        pipeline: &P,
    ) -> Result<ID3D12PipelineState, PipelineStateError> {
        let stream = pipeline.to_stream();
        // SAFETY: the stream is alive and is what the caller has promised.
        unsafe { create(self, &stream.desc()) }.map_err(|(call, hresult)| PipelineStateError::new::<P>(call, hresult))
    }
}

/// # Safety
///
/// The stream is what [`PipelineStateDevice::create_pipeline_state`] asks for.
unsafe fn create(device: &ID3D12Device, desc: &StreamDesc<'_>) -> Result<ID3D12PipelineState, (Call, HRESULT)> {
    let device: ID3D12Device2 = device.cast().map_err(|error| (Call::QueryDevice2, error.code()))?;
    let create = device.vtable().CreatePipelineState;
    // SAFETY: the method of this device, which returns a reference to what it was asked for; the description is alive and has
    // the layout that it reads.
    unsafe { returned(|iid, out| create(device.as_raw(), desc.as_ptr().cast(), iid, out)) }
        .map_err(|hresult| (Call::CreatePipelineState, hresult))
}
