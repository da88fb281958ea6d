//! The global root signature of a state object.

use clayout::CLayout;

use super::ComRef;

/// The root signature through which shaders of a state object reach resources that all of them share: state subobject
/// type 1.
///
/// A state object needs none, and may have several, each for its own shaders. What has to hold then:
///
/// - The global and the local root signature of a shader function together define every binding that the function
///   declares, and they do not overlap.
/// - All functions of a call graph that are associated with a global root signature are associated with the same one.
///   Where one of them is, the shader that the graph starts from is too.
/// - All shaders that one `DispatchRays` refers to have the global root signature which is set on the command list as its
///   compute root signature.
///
/// C: `D3D12_GLOBAL_ROOT_SIGNATURE` of `d3d12.h`, one pointer. The driver's state object takes a reference of its own to
/// the root signature; this description only borrows it.
///
/// ```
/// use clayout::d3d12::{ComRef, D3D12_GLOBAL_ROOT_SIGNATURE, GlobalRootSignature};
///
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// // SAFETY: `pointer` is an `ID3D12RootSignature` that outlives the description.
/// let root_signature = unsafe { ComRef::new(pointer) };
/// let c: D3D12_GLOBAL_ROOT_SIGNATURE = GlobalRootSignature::new(root_signature).to_c()?;
/// assert_eq!(c.global_root_signature, Some(root_signature));
/// assert_eq!(GlobalRootSignature::LAYOUT.members[0].name, "pGlobalRootSignature");
/// # Ok::<(), clayout::OutOfRange>(())
/// ```
#[doc(alias("D3D12_GLOBAL_ROOT_SIGNATURE", "CD3DX12_GLOBAL_ROOT_SIGNATURE_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, CLayout)]
#[clayout(name = "D3D12_GLOBAL_ROOT_SIGNATURE")]
#[cfg_attr(feature = "alloc", derive(clayout::Subobject))]
#[cfg_attr(feature = "alloc", subobject(type = 1, name = "D3D12_GLOBAL_ROOT_SIGNATURE", no_new))]
#[cfg_attr(feature = "alloc", subobject(c = D3D12_GLOBAL_ROOT_SIGNATURE<'static>))]
#[cfg_attr(
    feature = "alloc",
    subobject(in(Collection, RaytracingPipeline, Executable), associable)
)]
pub struct GlobalRootSignature<'a> {
    /// The `ID3D12RootSignature`, made without the flag `LOCAL_ROOT_SIGNATURE`; null is legal and stands for none.
    #[clayout(name = "pGlobalRootSignature")]
    #[doc(alias = "pGlobalRootSignature")]
    pub global_root_signature: Option<ComRef<'a>>,
}

impl<'a> GlobalRootSignature<'a> {
    /// Borrows a root signature; its reference count is not touched.
    ///
    /// See the type for an example.
    #[must_use]
    pub fn new(root_signature: impl Into<ComRef<'a>>) -> Self {
        Self {
            global_root_signature: Some(root_signature.into()),
        }
    }

    /// No root signature: a null pointer, which the API takes.
    ///
    /// ```
    /// use clayout::d3d12::{D3D12_GLOBAL_ROOT_SIGNATURE, GlobalRootSignature};
    ///
    /// assert_eq!(GlobalRootSignature::null().to_c(), Ok(D3D12_GLOBAL_ROOT_SIGNATURE::new()));
    /// ```
    #[must_use]
    pub const fn null() -> Self {
        Self {
            global_root_signature: None,
        }
    }
}
