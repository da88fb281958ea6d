//! Mistakes that are easily made with the builder, and what is said of them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use clayout::Subobject;
use clayout::d3d12::state::raw::D3D12_STATE_OBJECT_DESC;
use clayout::d3d12::state::{Diagnostic, Judge, Limits, Report, Rule, Verdict, describe};
use clayout::d3d12::{
    BroadcastingLaunchOverrides, DxilLibrary, Executable, GenericProgram, HitGroup, LocalRootSignature, Node, NodeMask,
    NodeOverrides, RaytracingPipeline, RaytracingPipelineConfig, RaytracingShaderConfig, SampleMask,
    StateObjectBuilder, Subobject as _, WorkGraph,
};

use super::com::Object;
use super::reported::DXIL;

#[derive(Clone, Copy, Subobject)]
#[subobject(type = 0x4100, name = "XBOX_BUDGET", in(RaytracingPipeline), associable)]
struct Budget<'a> {
    milliseconds: u32,
    #[subobject(list(NumNames: u16, pNames), optional)]
    names: &'a [&'a str],
}

/// A budget without a name that may be none of the exports'.
fn budget(milliseconds: u32) -> Budget<'static> {
    Budget::new(milliseconds)
}

fn pipeline<'d>() -> StateObjectBuilder<'d, RaytracingPipeline> {
    let mut pipeline = StateObjectBuilder::new();
    pipeline.add(DxilLibrary::new(DXIL).export_all(["RayGen", "Miss", "Hit"]));
    pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    pipeline.add(RaytracingShaderConfig::new(16, 8));
    pipeline.add(RaytracingPipelineConfig::new(1));
    pipeline
}

/// The one thing that is found.
#[track_caller]
fn only(report: &Report) -> String {
    let [found] = report.diagnostics() else {
        panic!("{report}")
    };
    found.to_string()
}

#[test]
fn own_types_are_associated_with_what_there_is() {
    let mut wrong = pipeline();
    let handle = wrong.add(budget(1));
    wrong.associate(handle, ["hits"]);
    assert_eq!(
        only(&wrong.judge()),
        "\
error[association-without-export]: the association names `hits`, which nothing exports
  --> subobject 5 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
   = note: exported: Hits, Hit, RayGen, Miss
   = help: did you mean `Hits` or `Hit`? Else add `hits` to a library's export list"
    );
    let mut right = pipeline();
    let handle = right.add(budget(1));
    right.associate(handle, ["Hits", "Miss"]);
    assert!(right.judge().is_clean(), "{}", right.judge());
}

#[test]
fn an_export_has_one_of_an_own_type() {
    let two = |one: Budget<'static>, other: Budget<'static>| {
        let mut pipeline = pipeline();
        for budget in [one, other] {
            let handle = pipeline.add(budget);
            pipeline.associate(handle, ["Hit"]);
        }
        pipeline.judge()
    };
    assert_eq!(
        only(&two(budget(1), budget(2))),
        "\
error[conflicting-associations]: `Hit` is associated with two different XBOX_BUDGETs
  --> subobject 7 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pExports
  ::: subobject 4 (XBOX_BUDGET): the first is this one
  ::: subobject 6 (XBOX_BUDGET): the second is this one
   = note: an export has at most one of a kind; two associations agree only where their contents do
   = help: take `Hit` out of one of the associations"
    );
    assert!(two(budget(1), budget(1)).is_clean(), "equal ones agree");
    // Lists count as well, wherever they lie.
    let of = |names: &'static [&'static str]| budget(1).names(names);
    assert!(two(of(&["a", "b"]), of(&["a", "b"])).is_clean(), "equal lists agree");
    assert!(two(of(&["a", "b"]), of(&["a", "c"])).is_wrong());
    assert_eq!(two(of(&["a", "b"]), of(&["a"])).diagnostics().len(), 1);
    // Different exports, and different types, do not meet.
    let mut right = pipeline();
    let (one, other) = (right.add(budget(1)), right.add(budget(2)));
    right.associate(one, ["Hit"]);
    right.associate(other, ["Miss"]);
    let local = Object::default();
    let local = right.add(LocalRootSignature::new(local.borrow()));
    right.associate(local, ["Hit"]);
    assert!(right.judge().is_clean(), "{}", right.judge());
}

#[test]
fn one_of_an_own_type_is_the_default() {
    let mut wrong = pipeline();
    let (one, other) = (wrong.add(budget(1)), wrong.add(budget(2)));
    wrong.associate_all(one);
    let mut right = wrong.clone();
    wrong.associate_all(other);
    right.associate(other, ["Hit"]);
    assert_eq!(
        only(&wrong.judge()),
        "\
error[several-explicit-defaults]: two associations make a XBOX_BUDGET the explicit default
  --> subobject 7 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), NumExports
  ::: subobject 6 (SUBOBJECT_TO_EXPORTS_ASSOCIATION): the first is here
   = note: an association with an empty list makes its target the default, and there can be one
   = help: list the exports of one of the two associations, or remove it"
    );
    assert!(right.judge().is_clean(), "{}", right.judge());
}

/// From C structs, where nothing tells what is in the struct.
#[test]
fn own_types_of_a_raw_description() {
    let judge = |pipeline: &StateObjectBuilder<'_, RaytracingPipeline>| {
        let desc = pipeline.build_unchecked();
        let raw: *const D3D12_STATE_OBJECT_DESC = desc.as_ptr();
        // SAFETY: the description is alive, and its pointers and counts are right.
        let object = unsafe { describe(raw, Limits::default()) };
        let unknown = Judge::new().judge(&object).of(Rule::UnknownSubobjectType).count();
        let object = object.with_foreign(Budget::TYPE, Budget::ABOUT);
        (unknown, Judge::new().judge(&object))
    };
    let mut one = pipeline();
    let handle = one.add(budget(1));
    one.associate(handle, ["Hit"]);
    let (unknown, report) = judge(&one);
    assert_eq!(unknown, 1);
    assert!(report.is_clean(), "{report}");

    let handle = one.add(budget(2));
    one.associate(handle, ["Hit"]);
    let (_, report) = judge(&one);
    let found = report.of(Rule::ConflictingAssociations).next().unwrap();
    assert_eq!(found.verdict(), Verdict::Suspicious, "{report}");
    one.associate(handle, ["Elsewhere"]);
    assert_eq!(judge(&one).1.of(Rule::AssociationWithoutExport).count(), 1);
}

#[test]
fn an_association_with_no_export_is_reported() {
    let selected: Vec<&str> = Vec::new();
    let local = Object::default();
    let mut wrong = pipeline();
    let handle = wrong.add(LocalRootSignature::new(local.borrow()));
    wrong.associate(handle, selected.iter().copied());
    assert_eq!(wrong.len(), 5, "nothing is added");
    assert_eq!(
        only(&wrong.build().unwrap_err()),
        "\
error[malformed-list-or-name]: subobject 4 (LOCAL_ROOT_SIGNATURE) was associated with an empty list of exports
  --> subobject 4 (LOCAL_ROOT_SIGNATURE), NumExports
   = note: in C an empty list makes the explicit default, so nothing was added; with no association at all the subobject \
         would be the default of every export
   = help: leave the subobject out where no export needs it, or write `associate_all` where all of them are meant"
    );
    // It harms nothing where the subobject has an association all the same.
    let mut right = wrong.clone();
    right.associate(handle, ["Hits"]);
    assert!(right.build().is_ok(), "{}", right.judge());
    let mut right = wrong.clone();
    right.associate_all(handle);
    assert!(right.build().is_ok(), "{}", right.judge());

    let mut other = StateObjectBuilder::<RaytracingPipeline>::new();
    other.associate(handle, selected);
    assert!(other.judge().to_string().contains("belongs to another builder"));
}

#[test]
fn an_association_by_name_with_no_export_is_reported() {
    let mut wrong = pipeline();
    wrong.associate_dxil("Config", []);
    assert_eq!(wrong.len(), 4, "nothing is added");
    assert_eq!(
        only(&wrong.build().unwrap_err()),
        "\
error[malformed-list-or-name]: `Config`, which a library declares, was associated with an empty list of exports
  --> the state object, NumExports
   = note: in C an empty list makes the explicit default, so nothing was added
   = help: leave the association out where no export needs it, or write `associate_dxil_all` where all of them are meant"
    );
    let mut right = pipeline();
    right.associate_dxil_all("Config");
    assert_eq!(right.len(), 5);
    assert!(right.build().is_ok(), "{}", right.judge());
}

/// The names of an association are judged whatever its target is.
#[test]
fn an_association_by_name_names_what_there_is() {
    let mut wrong = pipeline();
    wrong.associate_dxil("Config", ["RayGne"]);
    assert_eq!(wrong.judge().of(Rule::AssociationWithoutExport).count(), 1);
    let mut right = pipeline();
    right.associate_dxil("Config", ["RayGen"]);
    assert!(right.judge().is_clean());
    // A library without a list may have it.
    wrong.add(DxilLibrary::new(DXIL));
    assert!(wrong.judge().is_clean());
}

#[test]
fn a_handle_of_another_builder_is_called_one() {
    let mut other = StateObjectBuilder::<RaytracingPipeline>::new();
    let handle = other.add(NodeMask::node(0));
    let mut wrong = pipeline();
    wrong.associate(handle, ["Hit"]);
    assert_eq!(
        only(&wrong.judge()),
        "\
error[target-outside-array]: the association's handle belongs to another builder
  --> subobject 4 (SUBOBJECT_TO_EXPORTS_ASSOCIATION), pSubobjectToAssociate
   = note: a handle stands for a subobject of the builder that returned it, or of its clones from then on
   = help: add the subobject to this builder, and associate the handle that this returns"
    );
    // A clone takes the handles that there were.
    let mut clone = other.clone();
    clone.add(DxilLibrary::new(DXIL).export("Hit"));
    clone.associate(handle, ["Hit"]);
    assert_eq!(clone.judge().of(Rule::TargetOutsideArray).count(), 0);

    let mut other = StateObjectBuilder::<Executable>::new();
    let mask = other.add(SampleMask::new(!0));
    let mut wrong = StateObjectBuilder::<Executable>::new();
    wrong.add(DxilLibrary::new(DXIL).export("Mesh"));
    wrong.add(GenericProgram::new("Program", vec!["Mesh"]).with(mask));
    assert_eq!(
        only(&wrong.judge()),
        "\
error[program-state-not-listed]: the program `Program` lists a handle that belongs to another builder
  --> subobject 1 (GENERIC_PROGRAM), ppSubobjects
   = note: a handle stands for a subobject of the builder that returned it, or of its clones from then on
   = help: add the subobject to this builder, and list the handle that this returns"
    );
}

#[test]
fn a_list_that_its_count_cannot_tell() {
    static NAMES: [&str; 0x1_0000] = ["a"; 0x1_0000];
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(budget(1).names(&NAMES[1..]));

    let above = line!() + 1;
    let (line, message) = panic_of(|| {
        pipeline.add(budget(1).names(&NAMES));
    });
    assert_eq!(
        message,
        "the list `names` of XBOX_BUDGET has 65536 elements, and `NumNames`, which counts them, holds at most 65535"
    );
    assert_eq!(line, above + 1, "the line that adds it");
}

/// The line and the text of a panic.
fn panic_of(does: impl FnOnce()) -> (u32, String) {
    use std::sync::Mutex;
    static LAST: Mutex<Option<(u32, String)>> = Mutex::new(None);
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let line = info.location().map_or(0, std::panic::Location::line);
        let text = info.payload_as_str().unwrap_or_default().to_owned();
        if text.contains("XBOX_BUDGET") {
            *LAST.lock().unwrap() = Some((line, text));
        } else {
            before(info);
        }
    }));
    assert!(catch_unwind(AssertUnwindSafe(does)).is_err());
    LAST.lock().unwrap().take().unwrap()
}

#[test]
fn names_of_shaders_of_programs_and_nodes() {
    let object = |shader, node| {
        let mut object = StateObjectBuilder::<Executable>::new();
        object.add(DxilLibrary::new(DXIL).export_all(["MS", "PS", "Cull"]));
        object.add(GenericProgram::new("P", vec!["MS", shader]));
        let overrides = NodeOverrides::Broadcasting(BroadcastingLaunchOverrides::new());
        object.add(WorkGraph::new("G").explicitly_defined_nodes(vec![Node::new(node).overrides(overrides)]));
        object
    };
    assert!(object("PS", "Cull").build().is_ok());
    let report = object("PSX", "Cul").build().unwrap_err();
    let help: Vec<&str> = report.of(Rule::ImportNotFound).map(Diagnostic::help).collect();
    assert_eq!(help.len(), 2, "{report}");
    assert!(help[0].starts_with("did you mean `PS`?"), "{report}");
    assert!(help[1].starts_with("did you mean `Cull`?"), "{report}");
}

#[test]
fn an_error_of_main_can_be_read() {
    let mut wrong = pipeline();
    wrong.add(HitGroup::triangles("More").closest_hit("Nope"));
    let report = wrong.build().unwrap_err();
    // `main` prints errors by `Debug`.
    assert_eq!(format!("{report:?}"), report.to_string());
    assert!(format!("{report:#?}").starts_with("Report {"));
    assert!(format!("{report:#?}").contains("rule: ImportNotFound"));
}

/// All of it may be right, and what is not known is said.
#[test]
fn a_pipeline_without_configurations_says_what_is_not_known() {
    let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    pipeline.add(DxilLibrary::new(DXIL).export("Hit"));
    pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    let desc = pipeline.build().unwrap();
    let text = desc.report().to_string();
    let open = text
        .lines()
        .find(|line| line.contains("cannot tell, as nothing tells what a DXIL library holds"));
    assert!(
        open.is_some_and(|line| line.contains("missing-configuration")),
        "{text}"
    );
    assert!(
        text.ends_with("not decided") && !text.ends_with(" 0 not decided"),
        "{text}"
    );
    // With both configurations there is nothing to tell.
    pipeline.add(RaytracingShaderConfig::new(16, 8));
    pipeline.add(RaytracingPipelineConfig::new(1));
    let text = pipeline.build().unwrap().report().to_string();
    assert!(!text.contains("missing-configuration"), "{text}");
}
