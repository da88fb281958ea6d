//! What has gone wrong for people who built state objects by hand: each is built here, and accepted with the right
//! description or refused for the right reason.

use std::ops::Range;

use clayout::d3d12::state::{Associable, Judge, Rule};
#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;
use clayout_tests::panics::panics;

use super::com::Object;
use super::walker::{described, walk};

/// A container of 32 bytes that says so.
pub(crate) const DXIL: &[u8] = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";

pub(crate) fn range(bytes: &[u8]) -> Range<usize> {
    bytes.as_ptr().addr()..bytes.as_ptr().addr() + bytes.len()
}

fn configured(library: DxilLibrary<'_>) -> StateObjectBuilder<'_, RaytracingPipeline> {
    let mut pipeline = StateObjectBuilder::new();
    pipeline.add(library);
    pipeline.add(RaytracingShaderConfig::new(16, 8));
    pipeline.add(RaytracingPipelineConfig::new(1));
    pipeline
}

#[test]
fn s01_an_association_survives_growth_and_moves() {
    let (globals, locals) = (Object::default(), [(); 6].map(|()| Object::default()));
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(DxilLibrary::new(DXIL).export("Gen").export("Miss").export("Hit"));
    let signatures = locals
        .each_ref()
        .map(|object| pipeline.add(LocalRootSignature::new(object.borrow())));
    let config = pipeline.add(RaytracingShaderConfig::new(16, 8));
    pipeline.associate(config, ["Gen", "Miss", "Hits"]);
    pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    pipeline.add(RaytracingPipelineConfig::new(2));
    pipeline.add(GlobalRootSignature::new(globals.borrow()));
    pipeline.associate(signatures[0], ["Miss"]);
    pipeline.associate(signatures[1], ["Hits"]);
    pipeline.add(NodeMask::new(1).unwrap());

    let desc = pipeline.build().unwrap();
    let mut lent = vec![range(DXIL), globals.range()];
    lent.extend(locals.iter().map(Object::range));
    let expected = [
        "library lent 0+32 [Gen=- Miss=- Hit=-]",
        "local lent 2",
        "local lent 3",
        "local lent 4",
        "local lent 5",
        "local lent 6",
        "local lent 7",
        "shader 16 8",
        "associate #7 [Gen Miss Hits]",
        "group Hits 0 [- Hit -]",
        "pipeline 2",
        "global lent 1",
        "associate #1 [Miss]",
        "associate #2 [Hits]",
        "mask 1",
    ];
    assert_eq!(walk(&desc, &lent), expected);
    let moved = [*Box::new(desc)];
    assert_eq!(walk(&moved[0], &lent), expected);
}

#[test]
fn s03_the_count_is_the_number_of_subobjects() {
    let desc = configured(DxilLibrary::new(DXIL)).build().unwrap();
    assert_eq!(
        walk(&desc, &[range(DXIL)]),
        ["library lent 0+32 []", "shader 16 8", "pipeline 1"]
    );
}

#[test]
fn s05_a_lone_library_builds() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(DxilLibrary::new(DXIL));
    let desc = pipeline.build().unwrap();
    assert!(
        desc.report()
            .undecided()
            .iter()
            .any(|open| open.rule() == Rule::MissingConfiguration)
    );
}

#[test]
fn s07_equal_configurations_are_fine() {
    let mut pipeline = configured(DxilLibrary::new(DXIL));
    let second = pipeline.add(RaytracingShaderConfig::new(16, 8));
    assert!(pipeline.build().is_ok());
    pipeline.associate_all(second);
    let desc = pipeline.build().unwrap();
    assert_eq!(walk(&desc, &[range(DXIL)])[4], "associate #3 []");
}

#[test]
fn s09_nothing_is_associated_unasked() {
    let objects = [(); 4].map(|()| Object::default());
    let mut pipeline = configured(DxilLibrary::new(DXIL));
    let local = pipeline.add(LocalRootSignature::new(objects[0].borrow()));
    pipeline.add(LocalRootSignature::new(objects[1].borrow()));
    let global = pipeline.add(GlobalRootSignature::new(objects[2].borrow()));
    pipeline.add(GlobalRootSignature::new(objects[3].borrow()));
    pipeline.associate(local, ["Entry1"]);
    pipeline.associate(global, ["Entry3"]);
    pipeline.associate(global, []);
    assert_eq!(pipeline.len(), 9);
    assert!(pipeline.build().is_ok());
}

#[test]
fn s11_exports_need_not_be_shaders() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(DxilLibrary::new(DXIL).export_all(["RayGen", "grs", "config", "pconfig", "lrs_raygen"]));
    assert!(pipeline.build().is_ok());
}

#[test]
fn s13_a_node_mask_of_zero_cannot_be_written() {
    assert!(NodeMask::new(0).unwrap_err().to_string().contains("write 1"));
}

#[test]
fn s15_the_type_of_a_hit_group_is_held_against_its_shaders() {
    let library = || DxilLibrary::new(DXIL).export_all(["Gen", "Isect", "Ch"]);
    let built = |group| {
        let mut pipeline = configured(library());
        pipeline.add(group);
        pipeline
            .build()
            .map(drop)
            .map_err(|report| report.diagnostics()[0].rule())
    };
    let wrong = HitGroup::triangles("Spheres").closest_hit("Ch").intersection("Isect");
    assert_eq!(built(wrong), Err(Rule::IntersectionInTriangles));
    let wrong = HitGroup::new("Spheres", HitGroupType::ProceduralPrimitive).closest_hit("Ch");
    assert!(built(wrong).is_err());
    assert_eq!(
        built(HitGroup::procedural("Spheres", "Isect").closest_hit("Ch")),
        Ok(())
    );
}

#[test]
fn s17_names_are_kept_in_utf_16() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    let names: Vec<String> = ["Überschuss", "\u{1F600}", "Gen"].map(String::from).to_vec();
    pipeline.add(DxilLibrary::new(DXIL).export_all(names.iter().map(String::as_str)));
    let desc = pipeline.build_unchecked();
    assert_eq!(
        walk(&desc, &[range(DXIL)]),
        ["library lent 0+32 [Überschuss=- \u{1F600}=- Gen=-]"]
    );

    let mut pipeline = configured(DxilLibrary::new(DXIL).export("Ge\0n"));
    pipeline.add(NodeMask::node(0));
    let report = pipeline.build().unwrap_err();
    assert!(report.to_string().contains("Ge\\0n"), "{report}");
    // Unchecked too, at the caller's line: C would read another name.
    let (file, line, text) = panics(|| drop(pipeline.build_unchecked())).unwrap();
    assert_eq!((file.as_str(), line), (file!(), line!() - 1));
    assert!(text.contains(r#"the name "Ge\0n" contains a NUL"#), "{text}");
    assert!(panics(|| drop(pipeline.build_in(&mut []))).is_some());
}

#[test]
fn s21_s23_collections_and_additions() {
    let object = Object::default();
    let mut collection = StateObjectBuilder::<Collection>::new();
    collection.add(DxilLibrary::new(DXIL).export("Miss"));
    collection.add(RaytracingShaderConfig::new(8, 8));
    collection.add(RaytracingPipelineConfig::new(1));
    assert!(collection.build().is_ok());
    let contents = collection.contents();

    // The collection remembers what it exports and how it is configured.
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(
        ExistingCollection::new(object.borrow())
            .containing(&contents)
            .export("Hit"),
    );
    let report = pipeline.build().unwrap_err();
    assert_eq!(report.of(Rule::ExportNotInCollection).count(), 1, "{report}");
    // Both the parent and the addition allow additions.
    let additions = StateObjectConfig::new(StateObjectFlags::ALLOW_STATE_OBJECT_ADDITIONS);
    let mut parent = configured(DxilLibrary::new(DXIL).export("Gen"));
    parent.add(additions);
    let contents = parent.contents();
    let mut addition = StateObjectBuilder::<RaytracingPipeline>::addition_to(&contents);
    addition.add(HitGroup::triangles("More"));
    addition.add(RaytracingShaderConfig::new(16, 8));
    addition.add(RaytracingPipelineConfig::new(1));
    assert_eq!(addition.build().unwrap_err().of(Rule::AdditionsNotAllowed).count(), 1);
    addition.add(additions);
    let desc = addition.build().unwrap();
    assert_eq!(walk(&desc, &[])[3], "config 4");
}

#[test]
fn s25_limits_of_configurations() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(DxilLibrary::new(DXIL));
    pipeline.add(RaytracingShaderConfig {
        max_payload_size: 12,
        max_attribute_size: 36,
    });
    pipeline.add(RaytracingPipelineConfig {
        max_trace_recursion_depth: 32,
    });
    // Every fault at once.
    assert_eq!(pipeline.build().unwrap_err().diagnostics().len(), 2);
}

#[test]
fn s27_type_numbers_have_holes() {
    let object = Object::default();
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(StateObjectConfig::new(StateObjectFlags::NONE));
    pipeline.add(GlobalRootSignature::new(object.borrow()));
    let local = pipeline.add(LocalRootSignature::new(object.borrow()));
    pipeline.add(NodeMask::node(0));
    pipeline.add(DxilLibrary::new(DXIL));
    pipeline.add(ExistingCollection::new(object.borrow()));
    pipeline.associate(local, ["M"]);
    pipeline.associate_dxil("sub", ["M"]);
    pipeline.add(RaytracingShaderConfig::new(4, 8));
    pipeline.add(RaytracingPipelineConfig::new(1));
    pipeline.add(HitGroup::triangles("H0"));
    let desc = pipeline.build().unwrap();
    let object = described(&desc);
    let numbers: Vec<u32> = object
        .subobjects()
        .iter()
        .map(|one| one.subobject_type().number())
        .collect();
    assert_eq!(numbers, [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
}

#[test]
fn s29_what_is_imported_has_to_be_exported() {
    let object = Object::default();
    let built = |library| {
        let mut pipeline = configured(library);
        pipeline.add(HitGroup::triangles("XHit").closest_hit("XRayClosest"));
        pipeline.add(GlobalRootSignature::new(object.borrow()));
        pipeline.build().map(drop)
    };
    let listed = DxilLibrary::new(DXIL)
        .export_as("XRayMiss", "RayMiss")
        .export_as("XRayGen", "RayGen");
    assert!(built(listed).unwrap_err().to_string().contains("XRayClosest"));
    assert!(built(DxilLibrary::new(DXIL)).is_ok());
}

#[test]
fn s31_subobjects_inside_libraries_go_by_name() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(DxilLibrary::new(DXIL));
    pipeline.associate_dxil("config", ["RayGen"]);
    pipeline.associate_dxil("pconfig", ["RayGen"]);
    let desc = pipeline.build().unwrap();
    assert_eq!(
        walk(&desc, &[range(DXIL)])[1..],
        ["associate config [RayGen]", "associate pconfig [RayGen]"]
    );
}

#[test]
fn s33_a_library_twice() {
    let mut pipeline = configured(DxilLibrary::new(DXIL).export_as("A1", "A"));
    pipeline.add(DxilLibrary::new(DXIL).export_as("A2", "A"));
    let desc = pipeline.build().unwrap();
    let lines = walk(&desc, &[range(DXIL)]);
    assert_eq!(
        (lines[0].as_str(), lines[3].as_str()),
        ("library lent 0+32 [A1=A]", "library lent 0+32 [A2=A]")
    );
}

#[test]
fn handles_of_another_builder_are_reported() {
    let mut other = StateObjectBuilder::<RaytracingPipeline>::new();
    let foreign = other.add(NodeMask::node(0));
    let mut pipeline = configured(DxilLibrary::new(DXIL));
    pipeline.associate(foreign, ["RayGen"]);
    let report = pipeline.build().unwrap_err();
    assert_eq!(report.of(Rule::TargetOutsideArray).count(), 1, "{report}");
    // And even unchecked it leads nowhere.
    assert_eq!(
        walk(&pipeline.build_unchecked(), &[range(DXIL)])[3],
        "associate nothing [RayGen]"
    );
}

#[test]
fn programs_and_work_graphs() {
    let mut object = StateObjectBuilder::<Executable>::new();
    object.add(DxilLibrary::new(DXIL).export_all(["Vs", "Ps", "Cull"]));
    let topology = object.add(PrimitiveTopology::new(PrimitiveTopologyType::Triangle));
    let elements = [
        InputElement::new(c"POSITION", DxgiFormat::R32G32B32_FLOAT),
        InputElement::new(c"COLOR", DxgiFormat::R8G8B8A8_UNORM).aligned_byte_offset(12),
    ];
    let layout = object.add(InputLayout::new(&elements));
    let depth = object.add(DepthStencil2::default());
    let blend = object.add(Blend::default());
    let program = GenericProgram::new("Opaque", vec!["Vs", "Ps"]);
    object.add(program.with(topology).with(layout).with(depth).with(blend));
    let overrides = BroadcastingLaunchOverrides::new()
        .dispatch_grid([8, 4, 1])
        .new_name(NodeId::new("Culling").array_index(2))
        .output_overrides(vec![NodeOutputOverrides::new(1).max_records(16)]);
    let node = Node::new("Cull").overrides(NodeOverrides::Broadcasting(overrides));
    let graph = WorkGraph::new("Graph").entrypoints(vec![NodeId::new("Culling")]);
    object.add(graph.explicitly_defined_nodes(vec![node]));

    let desc = object.build().unwrap();
    let lines = walk(&desc, &[range(DXIL)]);
    assert_eq!(lines[5], "program Opaque [Vs Ps] [#1 #2 #3 #4]");
    assert_eq!(lines[6], "graph Graph 0 [Culling/0] [Cull 1 [8, 4, 1] Culling/2 1:16]");
    // The builder's description is the one that is read back from the C structs.
    let (a, b) = (object.description(), described(&desc));
    let judge = Judge::new();
    assert_eq!(format!("{:?}", a.subobjects()), format!("{:?}", b.subobjects()));
    assert_eq!(judge.judge(&a).to_string(), judge.judge(&b).to_string());
}

#[test]
fn the_resolver_knows_the_default() {
    let mut pipeline = configured(DxilLibrary::new(DXIL).export("RayGen"));
    pipeline.add(NodeMask::node(1));
    assert!(pipeline.resolve().outcome("RayGen", Associable::NodeMask).is_some());
}

#[test]
fn descriptions_and_builders_go_to_other_threads() {
    fn crosses<T: Send + Sync>(_: &T) {}
    let pipeline = configured(DxilLibrary::new(DXIL));
    crosses(&pipeline);
    crosses(&pipeline.build_unchecked());
}
