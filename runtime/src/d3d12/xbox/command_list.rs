//! Command lists that take anti-aliasing parameters.

use super::{D3D12XBOX_MSAA_PARAMETERS, MsaaFaults};

/// A graphics command list of the Xbox Series: implement it for yours, whose method only a GDK's library has.
///
/// The one method to write calls the C++ method; the others check the parameters and call it safely.
///
/// ```
/// use clayout::d3d12::xbox::{D3D12XBOX_MSAA_PARAMETERS, MsaaCommandList, MsaaFault, MsaaParameters};
/// # use core::cell::Cell;
///
/// # struct Interface(Cell<u32>);
/// # impl Interface {
/// #     unsafe fn RSSetMSAAParametersX(&self, c: *const D3D12XBOX_MSAA_PARAMETERS) { self.0.set(unsafe { (*c).dword0() }) }
/// # }
/// /// A command list that is being recorded.
/// struct CommandList {
///     interface: Interface, // of your binding of `d3d12_xs.h`
/// }
///
/// impl MsaaCommandList for CommandList {
///     unsafe fn rs_set_msaa_parameters_x(&self, parameters: *const D3D12XBOX_MSAA_PARAMETERS) {
///         // SAFETY: the caller has a struct there; the command list is being recorded.
///         unsafe { self.interface.RSSetMSAAParametersX(parameters) }
///     }
/// }
///
/// # let commands = CommandList { interface: Interface(Cell::new(0)) };
/// let four_samples = MsaaParameters { num_samples_msaa_log2: 2, ..Default::default() }.to_c()?;
/// commands.set_msaa_parameters_for(&four_samples, 4)?;
/// # assert_eq!(commands.interface.0.get(), 2);
///
/// let faults = commands.set_msaa_parameters(&four_samples.with_dword0(0xC00)).unwrap_err();
/// assert_eq!(faults.as_slice(), [MsaaFault::ReservedMode]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias = "RSSetMSAAParametersX")]
pub trait MsaaCommandList {
    /// Calls `RSSetMSAAParametersX` of the command list.
    ///
    /// # Safety
    ///
    /// `parameters` leads to a struct that can be read for the length of the call.
    unsafe fn rs_set_msaa_parameters_x(&self, parameters: *const D3D12XBOX_MSAA_PARAMETERS);

    /// Sets the parameters for the draws that follow.
    ///
    /// # Errors
    ///
    /// When [the parameters break a rule by themselves](D3D12XBOX_MSAA_PARAMETERS::validate). Nothing is called then.
    fn set_msaa_parameters(&self, parameters: &D3D12XBOX_MSAA_PARAMETERS) -> Result<(), MsaaFaults> {
        parameters.validate()?;
        // SAFETY: a reference.
        unsafe { self.rs_set_msaa_parameters_x(parameters) };
        Ok(())
    }

    /// Sets the parameters for the draws that follow, to depth surfaces of at least `depth_samples` samples: the number, not its
    /// logarithm.
    ///
    /// # Errors
    ///
    /// When [the parameters break a rule](D3D12XBOX_MSAA_PARAMETERS::validate_for_depth_samples). Nothing is called then.
    fn set_msaa_parameters_for(
        &self,
        parameters: &D3D12XBOX_MSAA_PARAMETERS,
        depth_samples: u32,
    ) -> Result<(), MsaaFaults> {
        parameters.validate_for_depth_samples(depth_samples)?;
        // SAFETY: a reference.
        unsafe { self.rs_set_msaa_parameters_x(parameters) };
        Ok(())
    }
}
