//! Subobjects of every kind of state object: types 0, 2, 31 and 32. Types 1 and 3 have their own files.

use crate::Subobject;
use crate::d3d12::flags::flags;
use crate::d3d12::{ComRef, SerializedRootSignature};

flags! {
    /// What a state object may be used for besides.
    ///
    /// ```
    /// use clayout::d3d12::StateObjectFlags;
    ///
    /// let both = StateObjectFlags::ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS
    ///     | StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS;
    /// assert_eq!(both.into_repr(), 5);
    /// ```
    StateObjectFlags("D3D12_STATE_OBJECT_FLAGS": u32) {
        /// A collection may leave calls, bindings and configurations to be resolved where it is included.
        ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS = 1
            "D3D12_STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS",
        /// What includes a collection may call into it and use its shaders in hit groups.
        ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS = 2
            "D3D12_STATE_OBJECT_FLAG_ALLOW_EXTERNAL_DEPENDENCIES_ON_LOCAL_DEFINITIONS",
        /// The object may be the parent or the addition of `AddToStateObject`.
        ALLOW_STATE_OBJECT_ADDITIONS = 4 "D3D12_STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS",
    }
}

/// Flags of the whole state object: state subobject type 0.
///
/// At most one definition per object; where it is associated, with all exports of the object. Included collections may
/// differ, but for `ALLOW_STATE_OBJECT_ADDITIONS`.
///
/// C: `D3D12_STATE_OBJECT_CONFIG` of `d3d12.h`, 4 bytes.
///
/// ```
/// use clayout::d3d12::{Collection, StateObjectBuilder, StateObjectConfig, StateObjectFlags};
///
/// let mut collection = StateObjectBuilder::<Collection>::new();
/// collection.add(StateObjectConfig::new(StateObjectFlags::ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS));
/// assert_eq!(collection.contents().flags, 1);
/// ```
#[doc(alias("D3D12_STATE_OBJECT_CONFIG", "CD3DX12_STATE_OBJECT_CONFIG_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 0,
    name = "D3D12_STATE_OBJECT_CONFIG",
    rename_all = "PascalCase",
    in(Collection, RaytracingPipeline, Executable),
    associable
)]
pub struct StateObjectConfig {
    /// The flags.
    #[doc(alias = "Flags")]
    pub flags: StateObjectFlags,
}

/// The root signature of the arguments in a shader record: state subobject type 2.
///
/// It is made with the flag `LOCAL_ROOT_SIGNATURE`. Within one call graph all functions that have one have the same;
/// different shader tables may use different ones. Together with the global one it defines every binding of a shader, and
/// the two do not overlap. Null is legal and stands for none.
///
/// C: `D3D12_LOCAL_ROOT_SIGNATURE` of `d3d12.h`, one pointer. No reference count is touched.
///
/// ```
/// use clayout::d3d12::{ComRef, LocalRootSignature, RaytracingPipeline, StateObjectBuilder};
///
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// // SAFETY: `pointer` is an `ID3D12RootSignature` that outlives the description.
/// let root_signature = unsafe { ComRef::new(pointer) };
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// let local = pipeline.add(LocalRootSignature::new(root_signature));
/// pipeline.associate(local, ["Hits"]);
/// ```
#[doc(alias("D3D12_LOCAL_ROOT_SIGNATURE", "CD3DX12_LOCAL_ROOT_SIGNATURE_SUBOBJECT"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 2,
    name = "D3D12_LOCAL_ROOT_SIGNATURE",
    in(Collection, RaytracingPipeline, Executable),
    associable,
    no_new
)]
pub struct LocalRootSignature<'a> {
    /// The `ID3D12RootSignature`; null stands for none.
    #[subobject(name = "pLocalRootSignature")]
    #[doc(alias = "pLocalRootSignature")]
    pub local_root_signature: Option<ComRef<'a>>,
}

impl<'a> LocalRootSignature<'a> {
    /// Borrows a root signature; its reference count is not touched.
    #[must_use]
    pub fn new(root_signature: impl Into<ComRef<'a>>) -> Self {
        Self {
            local_root_signature: Some(root_signature.into()),
        }
    }

    /// No root signature: a null pointer, which the API takes.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::LocalRootSignature::null().local_root_signature, None);
    /// ```
    #[must_use]
    pub const fn null() -> Self {
        Self {
            local_root_signature: None,
        }
    }
}

/// A [`GlobalRootSignature`](crate::d3d12::GlobalRootSignature) in serialized form: state subobject type 31, of Agility SDK 618
/// and later. It does not go together with type 1 in one object.
///
/// C: `D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE` of `d3d12.h`.
///
/// ```
/// let global = clayout::d3d12::GlobalSerializedRootSignature::of(b"DXBC");
/// assert_eq!(global.desc.blob.len(), 4);
/// ```
#[doc(alias = "D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 31,
    name = "D3D12_GLOBAL_SERIALIZED_ROOT_SIGNATURE",
    rename_all = "PascalCase",
    in(Collection, RaytracingPipeline, Executable),
    associable
)]
pub struct GlobalSerializedRootSignature<'a> {
    /// The root signature.
    pub desc: SerializedRootSignature<'a>,
}

impl<'a> GlobalSerializedRootSignature<'a> {
    /// The root signature with these bytes.
    #[must_use]
    pub fn of(blob: &'a [u8]) -> Self {
        Self::new(SerializedRootSignature::new(blob))
    }
}

/// A [`LocalRootSignature`] in serialized form: state subobject type 32, of Agility SDK 618 and later. It does not go
/// together with type 2 in one object.
///
/// C: `D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE` of `d3d12.h`.
///
/// ```
/// let local = clayout::d3d12::LocalSerializedRootSignature::of(b"DXBC");
/// assert_eq!(local.desc.blob.len(), 4);
/// ```
#[doc(alias = "D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Subobject)]
#[subobject(
    type = 32,
    name = "D3D12_LOCAL_SERIALIZED_ROOT_SIGNATURE",
    rename_all = "PascalCase",
    in(Collection, RaytracingPipeline, Executable),
    associable
)]
pub struct LocalSerializedRootSignature<'a> {
    /// The root signature.
    pub desc: SerializedRootSignature<'a>,
}

impl<'a> LocalSerializedRootSignature<'a> {
    /// The root signature with these bytes.
    #[must_use]
    pub fn of(blob: &'a [u8]) -> Self {
        Self::new(SerializedRootSignature::new(blob))
    }
}
