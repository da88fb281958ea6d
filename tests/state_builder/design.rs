//! The builder and the declared form as the project's design has them, each in one piece, with a device that is played.

use std::error::Error;
use std::ptr::NonNull;

use clayout::d3d12::*;

use super::com::Object;

/// What some binding declares: its own C structs and interfaces.
mod binding {
    use super::{ComRef, NonNull, Object};

    #[repr(C)]
    #[derive(Clone, Copy)]
    #[allow(non_camel_case_types, non_snake_case, reason = "the names of C")]
    pub(super) struct D3D12_STATE_OBJECT_DESC {
        pub(super) Type: i32,
        pub(super) NumSubobjects: u32,
        pub(super) pSubobjects: *const [usize; 2],
    }

    /// An interface pointer.
    #[repr(transparent)]
    pub(super) struct RootSignature(NonNull<Object>);

    impl RootSignature {
        pub(super) fn of(object: &Object) -> Self {
            Self(NonNull::from(object))
        }
    }

    impl<'a> From<&'a RootSignature> for ComRef<'a> {
        fn from(root_signature: &'a RootSignature) -> Self {
            // SAFETY: one interface pointer.
            unsafe { Self::from_wrapper(root_signature) }
        }
    }

    pub(super) struct Device;

    impl Device {
        /// As many subobjects as the object has.
        #[allow(non_snake_case, reason = "the name of C")]
        #[allow(clippy::unused_self, clippy::unnecessary_wraps, reason = "as the real one is")]
        pub(super) unsafe fn CreateStateObject(
            &self,
            desc: *const D3D12_STATE_OBJECT_DESC,
        ) -> Result<u32, Box<dyn std::error::Error>> {
            // SAFETY: the caller passes a description.
            let desc = unsafe { *desc };
            assert_eq!((desc.Type, desc.pSubobjects.is_null()), (3, false));
            Ok(desc.NumSubobjects)
        }
    }
}
use binding::{Device, RootSignature};

const DXIL: [u8; 32] = *b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

fn built(
    device: &Device,
    dxil: &[u8],
    root_signature: &RootSignature,
    hit_signature: &RootSignature,
) -> Result<u32, Box<dyn Error>> {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let library = pipeline.add(
        DxilLibrary::new(&dxil)
            .export("RayGen")
            .export("Miss")
            .export_as("Hit", "ClosestHitMain"),
    );
    let hits = pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    let _root = pipeline.add(GlobalRootSignature::new(root_signature));
    let local = pipeline.add(LocalRootSignature::new(hit_signature));
    let _mask = pipeline.add(NodeMask::new(1)?);
    pipeline.add(RaytracingShaderConfig {
        max_payload_size: 16,
        max_attribute_size: 8,
    });
    pipeline.add(RaytracingPipelineConfig {
        max_trace_recursion_depth: 1,
    });
    pipeline.associate(local, ["Hits"]);
    let desc = pipeline.build()?;
    assert_eq!((library.index(), hits.index()), (0, 1));
    // SAFETY: the description is alive.
    unsafe { device.CreateStateObject(desc.as_ptr().cast()) }
}

#[allow(clippy::struct_field_names, reason = "the names are those of the subobjects")]
#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    library: DxilLibrary<'a>,
    hits: HitGroup<'a>,
    root: GlobalRootSignature<'a>,
    #[associate("Hits")]
    local: LocalRootSignature<'a>,
    mask: Option<NodeMask>,
    shader_config: RaytracingShaderConfig,
    pipeline_config: RaytracingPipelineConfig,
}

fn declared(
    device: &Device,
    dxil: &[u8],
    root_signature: &RootSignature,
    hit_signature: &RootSignature,
) -> Result<u32, Box<dyn Error>> {
    let pipeline = Pipeline {
        library: DxilLibrary::new(dxil)
            .export("RayGen")
            .export("Miss")
            .export_as("Hit", "ClosestHitMain"),
        hits: HitGroup::triangles("Hits").closest_hit("Hit"),
        root: GlobalRootSignature::new(root_signature),
        local: LocalRootSignature::new(hit_signature),
        mask: Some(NodeMask::new(1)?),
        shader_config: RaytracingShaderConfig {
            max_payload_size: 16,
            max_attribute_size: 8,
        },
        pipeline_config: RaytracingPipelineConfig {
            max_trace_recursion_depth: 1,
        },
    };
    let desc = pipeline.build()?;
    // SAFETY: the description is alive.
    unsafe { device.CreateStateObject(desc.as_ptr().cast()) }
}

#[test]
fn the_examples_of_the_design_build() {
    let objects = [(); 2].map(|()| Object::default());
    let [root, hit] = objects.each_ref().map(RootSignature::of);
    let subobjects = built(&Device, &DXIL, &root, &hit).unwrap();
    assert_eq!((subobjects, declared(&Device, &DXIL, &root, &hit).unwrap()), (8, 8));
}
