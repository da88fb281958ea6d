//! State objects: what a device answers, and what the error has to say.

use core::sync::atomic::Ordering::Relaxed;
use std::error::Error;

use clayout::d3d12::state::{DeviceFacts, Identity, Judge, Report, Rule};
use clayout::d3d12::windows::{StateObjectDevice, StateObjectError};
use clayout::d3d12::{
    Collection, ExistingCollection, FlatDescription, GlobalRootSignature, HitGroup, NodeMask, RaytracingPipeline,
    RaytracingPipelineConfig, RaytracingShaderConfig, StateObjectBuilder, StateObjectConfig, StateObjectFlags,
};
use clayout_windows::fake::{Answer, Device, E_INVALIDARG, E_NOINTERFACE, E_POINTER};
use clayout_windows::{device, references, root_signature};
use windows::Win32::Graphics::Direct3D12::{ID3D12Device, ID3D12Device5, ID3D12Device7};
use windows::core::{HRESULT, Interface};

/// A pipeline of one hit group, for the nodes of a mask.
fn pipeline(mask: NodeMask) -> StateObjectBuilder<'static, RaytracingPipeline> {
    let mut pipeline = StateObjectBuilder::new();
    pipeline.add(HitGroup::triangles("Hits"));
    pipeline.add(mask);
    pipeline.add(RaytracingShaderConfig {
        max_payload_size: 16,
        max_attribute_size: 8,
    });
    pipeline.add(RaytracingPipelineConfig {
        max_trace_recursion_depth: 1,
    });
    pipeline.add(StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS));
    pipeline
}

fn refused(device: &ID3D12Device, desc: &FlatDescription<'_>) -> StateObjectError {
    // SAFETY: the descriptions of these tests have no objects and no code in them.
    unsafe { device.create_state_object(desc) }.unwrap_err()
}

fn has(report: &Report, rule: Rule) -> bool {
    report.of(rule).next().is_some()
}

#[test]
fn wines_device_has_no_state_objects() {
    let device = device();
    let desc = pipeline(NodeMask::node(0)).build().unwrap();
    let error = refused(&device, &desc);
    assert_eq!((error.hresult(), error.is_refusal()), (E_NOINTERFACE, false));
    assert!(!error.report().is_wrong());
    assert_eq!(error.report().to_string(), desc.report().to_string());
    let text = error.to_string();
    assert!(
        text.starts_with("the device has no `ID3D12Device5`, which makes state objects: 0x80004002"),
        "{text}"
    );
    assert!(text.ends_with("not decided"), "{text}");

    let parent = Device::new(Answer::Make);
    // SAFETY: as in `refused`; the parent never reaches the device.
    let error = unsafe { device.add_to_state_object(&desc, &parent.object()) }.unwrap_err();
    assert_eq!((error.hresult(), error.is_refusal()), (E_NOINTERFACE, false));
    assert!(
        error.to_string().starts_with("the device has no `ID3D12Device7`"),
        "{error}"
    );
}

#[test]
fn a_real_device_tells_what_is_wrong() {
    let desc = pipeline(NodeMask::node(4)).build().unwrap();
    let error = refused(&device(), &desc);
    assert!(has(error.report(), Rule::NodeMaskBeyondNodes), "{error}");
    assert!(error.to_string().contains("error[node-mask-beyond-nodes]"), "{error}");
}

#[test]
fn a_refusal_has_code_and_report() {
    let fake = Device::new(Answer::Refuse(E_INVALIDARG));
    let desc = pipeline(NodeMask::node(0)).build().unwrap();
    let error = refused(&fake.interface(), &desc);
    assert_eq!((error.hresult(), error.is_refusal()), (E_INVALIDARG, true));
    assert_eq!(error.report().to_string(), desc.report().to_string());
    let text = error.to_string();
    assert!(
        text.starts_with("`CreateStateObject` refused the description: 0x80070057"),
        "{text}"
    );
    // Any HRESULT comes as it is.
    let lost = HRESULT(0x887A_0005_u32.cast_signed());
    assert_eq!(
        refused(&Device::new(Answer::Refuse(lost)).interface(), &desc).hresult(),
        lost
    );
}

#[test]
fn what_was_built_unchecked_is_judged_when_it_is_refused() {
    let mut empty = StateObjectBuilder::<RaytracingPipeline>::new();
    empty.add(HitGroup::triangles("Hits").intersection("Sphere"));
    let desc = empty.build_unchecked();
    let error = refused(&Device::new(Answer::Refuse(E_INVALIDARG)).interface(), &desc);
    assert!(has(error.report(), Rule::IntersectionInTriangles), "{error}");
    assert_eq!(error.report().to_string(), empty.judge_with(&fake_judge()).to_string());
}

/// What the fake says about itself.
fn fake_judge() -> Judge<'static> {
    Judge::new().device(fake_facts())
}

fn fake_facts() -> DeviceFacts {
    DeviceFacts {
        node_count: Some(1),
        raytracing_tier: Some(10),
        shader_model: Some((6, 5)),
        shader_features: None,
    }
}

#[test]
fn facts_come_from_the_device() {
    assert_eq!(DeviceFacts::of(&Device::new(Answer::Make).interface()), fake_facts());
}

/// The builder knows what a collection contains, and a second judgement would not.
#[test]
fn the_builders_report_stays_where_the_device_finds_nothing() {
    let made_by = Device::new(Answer::Make);
    let object = made_by.object();
    let mut collection = StateObjectBuilder::<Collection>::new();
    collection.add(HitGroup::triangles("More"));
    collection.add(StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS));
    let contents = collection.contents();
    let mut pipeline = pipeline(NodeMask::node(0));
    pipeline.add(ExistingCollection::from(&object).containing(&contents));
    let judge = fake_judge().collection(Identity::from(&object), &contents);

    let desc = pipeline.build_with(&judge).unwrap();
    let error = refused(&Device::new(Answer::Refuse(E_INVALIDARG)).interface(), &desc);
    assert_eq!(error.report().to_string(), desc.report().to_string());
    let unchecked = pipeline.build_unchecked();
    let error = refused(&Device::new(Answer::Refuse(E_INVALIDARG)).interface(), &unchecked);
    assert!(
        error.report().undecided().len() > desc.report().undecided().len(),
        "{error}"
    );
}

#[test]
fn an_object_comes_back_with_the_only_reference() {
    let fake = Device::new(Answer::Make);
    let device = fake.interface();
    let desc = pipeline(NodeMask::node(0)).build().unwrap();
    // SAFETY: as in `refused`.
    let object = unsafe { device.create_state_object(&desc) }.unwrap();
    assert_eq!(fake.description.load(Relaxed), desc.as_ptr().addr());
    assert_eq!(fake.references_to_object(), 1);
    assert_eq!(fake.references.load(Relaxed), 1);

    // SAFETY: as above.
    let grown = unsafe { device.add_to_state_object(&desc, &object) }.unwrap();
    assert_eq!(fake.parent.load(Relaxed), object.as_raw().addr());
    assert_eq!(fake.references_to_object(), 2);
    drop((object, grown));
    assert_eq!(fake.references_to_object(), 0);
    drop(device);
    assert_eq!(fake.references.load(Relaxed), 0);
}

#[test]
fn success_without_an_object_is_an_error() {
    let desc = pipeline(NodeMask::node(0)).build().unwrap();
    let error = refused(&Device::new(Answer::Nothing).interface(), &desc);
    assert_eq!((error.hresult(), error.is_refusal()), (E_POINTER, true));
}

#[test]
fn later_devices_are_devices() {
    let fake = Device::new(Answer::Make);
    let fifth: ID3D12Device5 = fake.interface().cast().unwrap();
    let seventh: ID3D12Device7 = fake.interface().cast().unwrap();
    let desc = pipeline(NodeMask::node(0)).build().unwrap();
    // SAFETY: as in `refused`.
    unsafe {
        let object = fifth.create_state_object(&desc).unwrap();
        seventh.add_to_state_object(&desc, &object).unwrap();
    }
}

#[test]
fn root_signatures_are_only_borrowed() {
    let root_signature = root_signature(&device());
    let before = references(&root_signature);
    let mut pipeline = pipeline(NodeMask::node(0));
    pipeline.add(GlobalRootSignature::from(&root_signature));
    let desc = pipeline.build().unwrap();
    let fake = Device::new(Answer::Make);
    // SAFETY: the fake does not look at the root signature.
    let object = unsafe { fake.interface().create_state_object(&desc) }.unwrap();
    drop((object, desc, pipeline));
    assert_eq!(references(&root_signature), before);
}

#[test]
fn an_addition_is_judged_as_one() {
    let contents = pipeline(NodeMask::node(0)).contents();
    let fake = Device::new(Answer::Refuse(E_INVALIDARG));
    let add = |desc: &FlatDescription<'_>| {
        // SAFETY: as in `refused`; the fake does not look at the parent.
        unsafe { fake.interface().add_to_state_object(desc, &fake.object()) }.unwrap_err()
    };

    let mut addition = StateObjectBuilder::<RaytracingPipeline>::addition_to(&contents);
    addition.add(StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS));
    addition.add(HitGroup::triangles("More"));
    let error = add(&addition.build_unchecked());
    assert!(!has(error.report(), Rule::AdditionsNotAllowed), "{error}");
    assert!(
        error
            .to_string()
            .starts_with("`AddToStateObject` refused the addition: 0x80070057"),
        "{error}"
    );

    let mut without_flag = StateObjectBuilder::<RaytracingPipeline>::addition_to(&contents);
    without_flag.add(HitGroup::triangles("More"));
    let error = add(&without_flag.build_unchecked());
    assert_eq!(error.report().of(Rule::AdditionsNotAllowed).count(), 1, "{error}");
}

#[test]
fn errors_are_kept_sent_and_handed_on() {
    fn keeps<T: Error + Send + Sync + Clone + 'static>(_: &T) {}
    let desc = pipeline(NodeMask::node(0)).build().unwrap();
    let error = refused(&Device::new(Answer::Refuse(E_INVALIDARG)).interface(), &desc);
    drop(desc);
    keeps(&error);
    assert_eq!(windows::core::Error::from(error).code(), E_INVALIDARG);
}
