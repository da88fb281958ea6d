//! Interfaces and structs of the windows crate in clayout's terms. No conversion touches a reference count.

use clayout::d3d12::state::{Identity, Judge, Limits, raw};
use clayout::d3d12::{
    Bool32, Collection, CollectionRef, ComRef, D3D12_GLOBAL_ROOT_SIGNATURE, D3D12_HIT_GROUP_DESC, D3D12_NODE_MASK,
    D3D12_RAYTRACING_INSTANCE_DESC, ExistingCollection, GlobalRootSignature, LocalRootSignature, NodeMask,
    RaytracingInstanceDesc, RaytracingPipeline, StateObjectBuilder, ZeroNodeMask, stream,
};
use clayout_windows::fake::{Answer, Device};
use clayout_windows::{device, references, root_signature};
use windows::Win32::Graphics::Direct3D12 as theirs;
use windows::core::{BOOL, Interface, w};

#[test]
fn a_root_signature_is_borrowed() {
    let root_signature = root_signature(&device());
    let before = references(&root_signature);

    let borrowed = ComRef::from(&root_signature);
    assert_eq!(borrowed.as_ptr(), root_signature.as_raw());
    let global = GlobalRootSignature::from(&root_signature);
    assert_eq!(global, GlobalRootSignature::new(&root_signature));
    assert_eq!(global.global_root_signature, Some(borrowed));
    assert_eq!(stream::RootSignature::from(&root_signature).root_signature, borrowed);
    let local = LocalRootSignature::from(&root_signature);
    assert_eq!(local.local_root_signature, Some(borrowed));
    assert_eq!(GlobalRootSignature::from(Some(&root_signature)), global);
    assert_eq!(GlobalRootSignature::from(None), GlobalRootSignature::null());
    assert_eq!(LocalRootSignature::from(None), LocalRootSignature::null());

    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(global);
    pipeline.add(local);
    let desc = pipeline.build_unchecked();
    let theirs: &theirs::D3D12_STATE_OBJECT_DESC = desc.as_ref();
    // SAFETY: the description has two subobjects, and the first is a global root signature.
    let held = unsafe {
        assert_eq!(theirs.NumSubobjects, 2);
        let first = &*theirs.pSubobjects;
        assert_eq!(first.Type, theirs::D3D12_STATE_SUBOBJECT_TYPE_GLOBAL_ROOT_SIGNATURE);
        (*first.pDesc.cast::<theirs::D3D12_GLOBAL_ROOT_SIGNATURE>())
            .pGlobalRootSignature
            .as_ref()
    };
    assert_eq!(held, Some(&root_signature));
    assert_eq!(references(&root_signature), before);
    drop(desc);
    drop(pipeline);
    assert_eq!(references(&root_signature), before);
}

#[test]
fn an_existing_collection_is_borrowed() {
    let made_by = Device::new(Answer::Make);
    let object = made_by.object();
    let mut hits = StateObjectBuilder::<Collection>::new();
    hits.add(clayout::d3d12::HitGroup::triangles("Hits"));
    let contents = hits.contents();

    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(ExistingCollection::from(&object).containing(&contents).export("Hits"));
    let mut by_name = ExistingCollection::new(&object);
    by_name.existing_collection = CollectionRef::from(&object);
    pipeline.add(by_name.export("Miss"));
    let _ = pipeline.judge_with(&Judge::new().collection(Identity::from(&object), &contents));
    assert_eq!(Identity::from(&object), Identity::of(ComRef::from(&object).as_ptr()));
    assert_eq!(made_by.references_to_object(), 1);
    drop(object);
    assert_eq!(made_by.references_to_object(), 0);
}

#[test]
fn node_masks() {
    let second = NodeMask::node(1);
    assert_eq!(theirs::D3D12_NODE_MASK::from(second).NodeMask, 2);
    assert_eq!(NodeMask::try_from(theirs::D3D12_NODE_MASK { NodeMask: 2 }), Ok(second));
    assert_eq!(
        NodeMask::try_from(theirs::D3D12_NODE_MASK { NodeMask: 0 }),
        Err(ZeroNodeMask)
    );
}

#[test]
fn truth_values_keep_their_number() {
    assert_eq!(Bool32::from(BOOL(2)).into_repr(), 2);
    assert_eq!(BOOL::from(Bool32::TRUE), BOOL(1));
}

#[test]
fn structs_by_reference() {
    let ours = NodeMask::node(3).to_c().unwrap();
    let theirs: &theirs::D3D12_NODE_MASK = (&ours).into();
    assert_eq!(theirs.NodeMask, 8);
    assert_eq!(<&D3D12_NODE_MASK>::from(theirs), &ours);

    let mut instance = RaytracingInstanceDesc::new(0x1_0000).to_c().unwrap();
    instance.set_instance_id(0xAB_CDEF);
    instance.set_instance_mask(0x5A);
    let theirs: &theirs::D3D12_RAYTRACING_INSTANCE_DESC = (&instance).into();
    assert_eq!(
        (theirs._bitfield1, theirs.AccelerationStructure),
        (0x5AAB_CDEF, 0x1_0000)
    );
    let packed_by_hand = theirs::D3D12_RAYTRACING_INSTANCE_DESC {
        _bitfield2: 0x0400_0007,
        ..Default::default()
    };
    let ours: &D3D12_RAYTRACING_INSTANCE_DESC = (&packed_by_hand).into();
    assert_eq!(ours.instance_contribution_to_hit_group_index(), 7);
    assert_eq!(ours.flags().into_repr(), 4);

    let mut ours = D3D12_HIT_GROUP_DESC::new();
    (ours.Type, ours.ClosestHitShaderImport) = (1, w!("Hit").0);
    let theirs: &theirs::D3D12_HIT_GROUP_DESC = (&ours).into();
    assert_eq!(theirs.Type, theirs::D3D12_HIT_GROUP_TYPE_PROCEDURAL_PRIMITIVE);
    assert_eq!(theirs.ClosestHitShaderImport.0, ours.ClosestHitShaderImport);

    let by_hand = theirs::D3D12_STATE_OBJECT_DESC {
        Type: theirs::D3D12_STATE_OBJECT_TYPE_RAYTRACING_PIPELINE,
        ..Default::default()
    };
    let ours: &raw::D3D12_STATE_OBJECT_DESC = (&by_hand).into();
    assert_eq!((ours.Type, ours.NumSubobjects), (3, 0));
    // SAFETY: it has no subobjects.
    let report = unsafe { Judge::new().judge_raw(ours, Limits::default()) };
    assert!(report.is_wrong(), "{report}");
}

#[test]
fn a_borrowed_interface_may_be_cloned_by_whom_it_is_shown() {
    let root_signature = root_signature(&device());
    let before = references(&root_signature);
    let ours: D3D12_GLOBAL_ROOT_SIGNATURE<'_> = GlobalRootSignature::new(&root_signature).to_c().unwrap();
    let theirs: &theirs::D3D12_GLOBAL_ROOT_SIGNATURE = (&ours).into();
    let clone = theirs.pGlobalRootSignature.as_ref().cloned();
    assert_eq!(references(&root_signature), before + 1);
    assert_eq!(clone.as_ref(), Some(&root_signature));
    let again: &D3D12_GLOBAL_ROOT_SIGNATURE<'_> = theirs.into();
    assert_eq!(again, &ours);
}
