//! Associations as subobjects: types 7 and 8. The builder's methods write them; these say what they are.

use alloc::vec::Vec;

use crate::Subobject;
use crate::d3d12::SubobjectRef;

/// Associates a subobject of the same object with exports: state subobject type 7.
///
/// [`associate`](crate::d3d12::StateObjectBuilder::associate) and
/// [`associate_all`](crate::d3d12::StateObjectBuilder::associate_all) write it, and take only what can be associated. Here
/// anything can be written, for the judge to say what is wrong with it: no exports make the explicit default.
///
/// C: `D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{NodeMask, RaytracingPipeline, StateObjectBuilder, SubobjectToExportsAssociation};
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// let mask = pipeline.add(NodeMask::node(0));
/// pipeline.add(SubobjectToExportsAssociation::new(mask.into()).exports(vec!["RayGen"]));
/// assert_eq!(pipeline.len(), 2);
/// ```
#[doc(alias(
    "D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION",
    "CD3DX12_SUBOBJECT_TO_EXPORTS_ASSOCIATION_SUBOBJECT"
))]
#[derive(Clone, Debug, PartialEq, Eq, Subobject)]
#[subobject(
    type = 7,
    name = "D3D12_SUBOBJECT_TO_EXPORTS_ASSOCIATION",
    in(Collection, RaytracingPipeline, Executable)
)]
pub struct SubobjectToExportsAssociation<'a> {
    /// The subobject.
    #[subobject(name = "pSubobjectToAssociate")]
    #[doc(alias = "pSubobjectToAssociate")]
    pub subobject_to_associate: SubobjectRef,
    /// The exports, mangled or not; hit groups among them.
    #[subobject(list(NumExports: u32, pExports), optional)]
    #[doc(alias("NumExports", "pExports"))]
    pub exports: Vec<&'a str>,
}

/// Associates a subobject that a DXIL library declares with exports: state subobject type 8.
///
/// [`associate_dxil`](crate::d3d12::StateObjectBuilder::associate_dxil) and
/// [`associate_dxil_all`](crate::d3d12::StateObjectBuilder::associate_dxil_all) write it. Here no exports make the explicit
/// default.
///
/// C: `D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION` of `d3d12.h`.
///
/// ```
/// use clayout::d3d12::{Collection, DxilSubobjectToExportsAssociation, StateObjectBuilder};
///
/// let mut collection = StateObjectBuilder::<Collection>::new();
/// collection.add(DxilSubobjectToExportsAssociation::new("ShaderConfig").exports(vec!["Hit"]));
/// assert_eq!(collection.len(), 1);
/// ```
#[doc(alias(
    "D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION",
    "CD3DX12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION"
))]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 8,
    name = "D3D12_DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION",
    in(Collection, RaytracingPipeline, Executable)
)]
pub struct DxilSubobjectToExportsAssociation<'a> {
    /// The subobject's name in the library.
    #[subobject(name = "SubobjectToAssociate")]
    #[doc(alias = "SubobjectToAssociate")]
    pub subobject_to_associate: &'a str,
    /// The exports, mangled or not; hit groups among them.
    #[subobject(list(NumExports: u32, pExports), optional)]
    #[doc(alias("NumExports", "pExports"))]
    pub exports: Vec<&'a str>,
}
