//! Interfaces of the `windows` crate as borrowed pointers, and as what a subobject is made of. No reference count is touched.

use core::ffi::c_void;

use windows::Win32::Graphics::Direct3D12 as d3d12;
use windows::core::Interface;

use crate::d3d12::stream::{RootSignature, StreamDesc};
use crate::d3d12::{CheckFeatureSupport, ComRef, GlobalRootSignature};

/// A shared borrow of an interface is a `ComRef` of the same object for as long.
macro_rules! borrowed {
    ($($interface:ident)*) => {$(
        impl<'a> From<&'a d3d12::$interface> for ComRef<'a> {
            fn from(interface: &'a d3d12::$interface) -> Self {
                // SAFETY: a value of an interface type is one interface pointer, never null, of an object to which it holds a
                // reference. Direct3D 12 lets all threads use its objects, as the `Send` and `Sync` of the type say.
                unsafe { Self::from_wrapper(interface) }
            }
        }
    )*};
}
borrowed!(ID3D12RootSignature ID3D12StateObject);

/// A subobject that holds a root signature, from one or from none.
macro_rules! root_signatures {
    ($($subobject:ident)*) => {$(
        impl<'a> From<&'a d3d12::ID3D12RootSignature> for $subobject<'a> {
            fn from(root_signature: &'a d3d12::ID3D12RootSignature) -> Self {
                Self::new(root_signature)
            }
        }

        /// `None` is the null pointer.
        impl<'a> From<Option<&'a d3d12::ID3D12RootSignature>> for $subobject<'a> {
            fn from(root_signature: Option<&'a d3d12::ID3D12RootSignature>) -> Self {
                root_signature.map_or(Self::null(), Self::new)
            }
        }
    )*};
}
root_signatures!(GlobalRootSignature);

impl<'a> From<&'a d3d12::ID3D12RootSignature> for RootSignature<'a> {
    fn from(root_signature: &'a d3d12::ID3D12RootSignature) -> Self {
        Self::new(root_signature)
    }
}

/// The description as `CreatePipelineState` of the `windows` crate takes it.
impl AsRef<d3d12::D3D12_PIPELINE_STATE_STREAM_DESC> for StreamDesc<'_> {
    fn as_ref(&self) -> &d3d12::D3D12_PIPELINE_STATE_STREAM_DESC {
        // SAFETY: the description lies there for as long as `self`; the struct is the same (`structs` asserts it).
        unsafe { &*self.as_ptr().cast() }
    }
}

#[cfg(feature = "alloc")]
mod state_objects {
    use windows::Win32::Graphics::Direct3D12 as d3d12;
    use windows::core::Interface;

    use crate::d3d12::state::Identity;
    use crate::d3d12::{CollectionRef, ExistingCollection, FlatDescription, LocalRootSignature};

    root_signatures!(LocalRootSignature);

    impl<'a> From<&'a d3d12::ID3D12StateObject> for CollectionRef<'a> {
        fn from(collection: &'a d3d12::ID3D12StateObject) -> Self {
            Self::new(collection)
        }
    }

    impl<'a> From<&'a d3d12::ID3D12StateObject> for ExistingCollection<'a> {
        fn from(collection: &'a d3d12::ID3D12StateObject) -> Self {
            Self::new(collection)
        }
    }

    /// The object's address, by which the judge knows a collection.
    impl From<&d3d12::ID3D12StateObject> for Identity {
        fn from(object: &d3d12::ID3D12StateObject) -> Self {
            Self::of(object.as_raw().cast_const())
        }
    }

    /// The description as `CreateStateObject` and `AddToStateObject` of the `windows` crate take it.
    impl AsRef<d3d12::D3D12_STATE_OBJECT_DESC> for FlatDescription<'_> {
        fn as_ref(&self) -> &d3d12::D3D12_STATE_OBJECT_DESC {
            // SAFETY: the description lies there, aligned and never written to, for as long as `self`; the struct is the same
            // (`structs` asserts it).
            unsafe { &*self.as_ptr().cast() }
        }
    }
}

/// Devices of any version.
macro_rules! devices {
    ($($device:ident)*) => {$(
        impl CheckFeatureSupport for d3d12::$device {
            unsafe fn check_feature_support(&self, feature: u32, data: *mut c_void, size: u32) -> i32 {
                let feature = d3d12::D3D12_FEATURE(feature.cast_signed());
                let device: &d3d12::ID3D12Device = self;
                // SAFETY: the method of this device, with what the caller has promised to be its data.
                unsafe { (device.vtable().CheckFeatureSupport)(device.as_raw(), feature, data, size).0 }
            }

            fn node_count(&self) -> Option<u32> {
                // SAFETY: the method takes nothing and only reads.
                Some(unsafe { self.GetNodeCount() })
            }
        }
    )*};
}
devices! {
    ID3D12Device ID3D12Device1 ID3D12Device2 ID3D12Device3 ID3D12Device4 ID3D12Device5 ID3D12Device6 ID3D12Device7
    ID3D12Device8 ID3D12Device9 ID3D12Device10 ID3D12Device11 ID3D12Device12 ID3D12Device13 ID3D12Device14
}
