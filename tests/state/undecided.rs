//! What cannot be told is said, and refused by nobody.

use clayout::d3d12::state::{
    Basis, DeviceFacts, Need, ProgramState, Report, Rule, ShaderKind, StateObjectType, Subobject,
};

use super::trial::{Trial, shader};

fn open_rules(report: &Report, need: Need) -> Vec<Rule> {
    let mut rules: Vec<Rule> = report
        .undecided()
        .iter()
        .filter(|open| open.need() == need)
        .map(|open| open.rule())
        .collect();
    rules.sort_unstable();
    rules
}

/// A pipeline whose library exports everything, with everything that such an object may have.
fn unread() -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.whole_library(0);
    trial.library(["Listed"]);
    trial.triangles("Hits", "Hit");
    trial.associate_declared("config", []);
    trial
}

#[test]
fn without_a_reader_rules_about_libraries_stay_open() {
    let mut trial = unread();
    let config = trial.shader_config(16, 8);
    trial.associate(config, ["RayGen"]);
    let report = trial.report();
    assert!(report.is_clean(), "{report}");
    let open = open_rules(&report, Need::Library);

    // All that need a library, but those that concern programs and work graphs, or `*`, which is not written here.
    let elsewhere = [
        Rule::StarIsAmbiguous,
        Rule::NodeCycleOrDepth,
        Rule::InputSharedTooOften,
        Rule::TooManyOutputs,
        Rule::ProgramShadersDoNotFit,
    ];
    for rule in Rule::ALL
        .iter()
        .filter(|rule| rule.basis() == Basis::Library && !elsewhere.contains(rule))
    {
        assert!(open.contains(rule), "{rule} is not open in\n{report}");
    }
    // Those that a list would decide.
    for rule in [
        Rule::DuplicateExport,
        Rule::DuplicateHitGroup,
        Rule::HitGroupNameTaken,
        Rule::UnknownHitGroupType,
        Rule::SeveralExplicitDefaults,
        Rule::MissingConfiguration,
        Rule::BindingNotFound,
    ] {
        assert!(open.contains(&rule), "{rule} is not open in\n{report}");
    }
}

#[test]
fn work_graphs_and_programs() {
    let mut trial = Trial::executable();
    trial.whole_library(0);
    trial.graph("Graph", |_, _| {});
    trial.program("Program", ["Main"], []);
    let report = trial.report();
    assert!(report.is_clean(), "{report}");
    let open = open_rules(&report, Need::Library);
    for rule in [
        Rule::NodeCycleOrDepth,
        Rule::InputSharedTooOften,
        Rule::TooManyOutputs,
        Rule::TooManyNodes,
        Rule::ProgramShadersDoNotFit,
        Rule::MissingTopology,
    ] {
        assert!(open.contains(&rule), "{rule} is not open in\n{report}");
    }
    assert_eq!(open_rules(&report, Need::TargetSdk), [Rule::TypeNewerThanTarget]);

    // What a mesh shader puts out, where a topology is listed beside it.
    for (topology, is_open) in [(Some(ProgramState::PrimitiveTopology(3)), true), (None, false)] {
        let mut trial = Trial::executable();
        trial.knows(0, [shader("MS", ShaderKind::Mesh)]);
        trial.whole_library(0);
        let state = trial.state(topology.unwrap_or(ProgramState::Blend));
        trial.program("Program", ["MS"], [state]);
        let report = trial.report();
        let open = open_rules(&report, Need::Library);
        assert_eq!(open.contains(&Rule::MissingTopology), is_open, "{report}");
    }
}

#[test]
fn collections_of_which_nothing_is_known() {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.unknown_collection();
    trial.triangles("Hits", "Hit");
    trial.flags(4);
    trial.mask(1);
    let report = trial.report();
    assert!(report.is_clean(), "{report}");
    let open = open_rules(&report, Need::Collection);
    for rule in [
        Rule::ImportNotFound,
        Rule::MissingConfiguration,
        Rule::NodeMaskNotEverywhere,
        Rule::CollectionWithoutAdditions,
    ] {
        assert!(open.contains(&rule), "{rule} is not open in\n{report}");
    }
}

#[test]
fn root_signatures_and_devices() {
    let mut trial = Trial::known_pipeline();
    trial.global(1);
    trial.mask(2);
    trial.push(Subobject::RaytracingPipelineConfig1 {
        max_trace_recursion_depth: 1,
        flags: 0,
    });
    let report = trial.report();
    assert!(report.is_clean(), "{report}");
    let signatures = open_rules(&report, Need::RootSignature);
    assert_eq!(
        signatures,
        [
            Rule::MalformedRootSignature,
            Rule::SignatureOfWrongScope,
            Rule::SignaturesOverlap,
            Rule::BindingNotFound
        ]
    );
    assert_eq!(
        open_rules(&report, Need::Device),
        [Rule::RaytracingTierTooLow, Rule::NodeMaskBeyondNodes]
    );

    trial.device = DeviceFacts {
        node_count: Some(2),
        raytracing_tier: Some(11),
        ..DeviceFacts::default()
    };
    assert!(open_rules(&trial.report(), Need::Device).is_empty());
}

#[test]
fn calls_that_a_reader_does_not_tell() {
    let mut trial = Trial::known_pipeline();
    let mut library = super::trial::ray_tracing_library();
    library.functions[0].calls = None;
    library.functions[1].resources = None;
    trial.knows_library(0, library);
    let report = trial.report();
    let calls = open_rules(&report, Need::Calls);
    for rule in [
        Rule::CallCycle,
        Rule::SignaturesDifferInCalls,
        Rule::EntryWithoutSignature,
        Rule::StageNotAllowed,
    ] {
        assert!(calls.contains(&rule), "{rule} is not open in\n{report}");
    }
    assert!(open_rules(&report, Need::Library).contains(&Rule::BindingNotFound));
}

#[test]
fn a_report_says_what_is_open_and_what_to_do() {
    let mut trial = Trial::executable();
    trial.graph("Graph", |_, _| {});
    trial.mask(2);
    assert_eq!(
        trial.report().to_string(),
        "\
cannot tell, as nothing tells what the device can do: node-mask-beyond-nodes
   = help: give the judge the facts of the device

cannot tell, as nothing tells which SDK the program targets: type-newer-than-target
   = help: give the judge the number of the SDK

0 wrong, 0 suspicious, 2 not decided"
    );
}

#[test]
fn a_report_is_an_error_that_owns_all_it_says() {
    let report = {
        let mut trial = Trial::pipeline();
        let name = String::from("Shadows");
        trial.mask(0);
        let mut object = clayout::d3d12::state::Description::new(StateObjectType::Collection);
        let name = object.name(name.as_str());
        object.push(Subobject::HitGroup(clayout::d3d12::state::HitGroup::procedural(
            name, name,
        )));
        clayout::d3d12::state::Judge::new().judge(&object)
    };
    let error: Box<dyn std::error::Error + Send + Sync + 'static> = Box::new(report.into_result().unwrap_err());
    assert!(error.to_string().contains("`Shadows`"), "{error}");
}
