//! Names: many, equal, long, empty and beyond ASCII. `cpp/pipelines.hpp` builds these, too.

#[allow(clippy::wildcard_imports)]
use clayout::d3d12::*;

use super::pipelines::{Pipeline, configure};
use super::same::{Case, Check};

pub(crate) const CASES: &[Case] = &[
    Case("shared_names", 0, shared_names),
    Case("names_beyond_ascii", 0, names_beyond_ascii),
    Case("names_of_any_length", 0, names_of_any_length),
    Case("a_thousand_hit_groups", 0, a_thousand_hit_groups),
    Case("one_long_association", 0, one_long_association),
];

/// Equal names from different places in memory, too.
fn shared_names(check: &mut Check) {
    let (hit, hits) = (String::from("Hit"), String::from("Hits"));
    let mut object = Pipeline::new();
    object.add(
        DxilLibrary::new(check.theirs.code(0))
            .export("Hit")
            .export_as("Other", &hit),
    );
    object.add(HitGroup::triangles("Hits").closest_hit("Hit").any_hit(&hit));
    object.add(HitGroup::triangles("More").closest_hit("Hit").any_hit("Other"));
    let local = object.add(LocalRootSignature::new(check.theirs.signature(0)));
    object.associate(local, ["Hit", &hits, &hit]);
    object.associate_dxil(&hit, [&*hits, "Hit"]);
    check.same(&object);
}

fn names_beyond_ascii(check: &mut Check) {
    let mut object = Pipeline::new();
    let library = DxilLibrary::new(check.theirs.code(0))
        .export_all(["Überschuss", "光线", "e\u{301}", "\u{1F600}"])
        .export_as("\u{10FFFF}\u{10000}", "\u{FFFD}\u{D7FF}\u{E000}");
    object.add(library);
    object.add(HitGroup::triangles("\u{1F600} s").closest_hit("Überschuss"));
    let local = object.add(LocalRootSignature::new(check.theirs.signature(0)));
    object.associate(local, ["\u{1F600} s", "光线"]);
    object.associate_dxil("\u{1F4A1}", ["e\u{301}"]);
    check.same(&object);
}

fn names_of_any_length(check: &mut Check) {
    let (one, other) = ("n".repeat(1000), "n".repeat(1001));
    let mixed = format!("{one}\u{1F600}{one}");
    let mut object = Pipeline::new();
    object.add(DxilLibrary::new(check.theirs.code(0)).export_all(["", &one, &other, &mixed]));
    object.add(HitGroup::triangles("").closest_hit(&one));
    object.add(HitGroup::triangles(&mixed).closest_hit(""));
    check.same(&object);
}

fn a_thousand_hit_groups(check: &mut Check) {
    let names = |of: &str| (0..1000).map(|number| format!("{of}{number}")).collect::<Vec<_>>();
    let (hits, groups) = (names("Hit"), names("Group"));
    let mut object = Pipeline::new();
    object.add(DxilLibrary::new(check.theirs.code(0)).export_all(hits.iter().map(String::as_str)));
    let locals = [0, 1, 2].map(|which| object.add(LocalRootSignature::new(check.theirs.signature(which))));
    for (number, (group, hit)) in groups.iter().zip(&hits).enumerate() {
        object.add(HitGroup::triangles(group).closest_hit(hit));
        object.associate(locals[number % 3], [group.as_str()]);
    }
    configure(&mut object);
    check.same(&object);
}

fn one_long_association(check: &mut Check) {
    let names: Vec<_> = (0..300).map(|number| format!("Export{number}")).collect();
    let names = || names.iter().map(String::as_str);
    let mut object = Pipeline::new();
    object.add(DxilLibrary::new(check.theirs.code(0)).export_all(names()));
    let local = object.add(LocalRootSignature::new(check.theirs.signature(0)));
    object.associate(local, names());
    check.same(&object);
}
