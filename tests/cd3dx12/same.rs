//! Runs the tables: all descriptions that a builder gives are the same as those of C++.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::mem::MaybeUninit;

use clayout::d3d12::{FlatDescription, StateObjectBuilder, StateObjectKind};

use super::theirs::{Theirs, theirs};

/// One state object: its name in C++, the SDK that knows all of it, and how it is built here.
pub(crate) struct Case(pub(crate) &'static str, pub(crate) u32, pub(crate) fn(&mut Check));

/// Compares what is built with the C++ object of the case.
pub(crate) struct Check {
    pub(crate) theirs: &'static Theirs,
    name: &'static str,
    compared: usize,
    failures: String,
}

impl Check {
    /// All descriptions that this builder gives.
    pub(crate) fn same<Kind: StateObjectKind>(&mut self, builder: &StateObjectBuilder<'_, Kind>) {
        self.one("unchecked", &builder.build_unchecked());
        let mut storage = vec![MaybeUninit::uninit(); builder.storage_size() + 1];
        let lent = builder.build_in(&mut storage[1..]).expect("enough storage");
        self.one("in lent storage", &lent);
        if let Ok(judged) = builder.build() {
            self.one("judged and moved", &Box::new(judged));
        }
    }

    fn one(&mut self, how: &str, ours: &FlatDescription<'_>) {
        self.compared += 1;
        let report = self.theirs.compare(self.name, ours);
        if !report.lines.is_empty() {
            let (name, lines) = (self.name, report.lines.join("\n"));
            let _ = writeln!(self.failures, "{name}, {how} (ours / theirs):\n{lines}");
        }
    }
}

#[test]
fn ours_are_as_theirs() {
    let tables = [
        super::pipelines::CASES,
        super::names::CASES,
        super::collections::CASES,
        super::states::CASES,
        super::programs::CASES,
    ];
    let Some(theirs) = theirs() else {
        let all: usize = tables.iter().map(|table| table.len()).sum();
        println!("skipped: {all} state objects that are compared with CD3DX12, and the changes to them");
        return;
    };
    let mut done = BTreeSet::new();
    let (mut compared, mut skipped, mut failures) = (0, 0, String::new());
    for Case(name, since, build) in tables.into_iter().flatten() {
        if *since > theirs.sdk {
            skipped += 1;
            println!(
                "skipped ({skipped} so far): {name}: the headers are of SDK {}, not {since}",
                theirs.sdk
            );
            continue;
        }
        let mut check = Check {
            theirs,
            name,
            compared: 0,
            failures: String::new(),
        };
        build(&mut check);
        assert!(check.compared >= 2, "{name} compares nothing");
        compared += check.compared;
        failures += &check.failures;
        assert!(done.insert(*name), "{name} is there twice");
    }
    for (since, types) in [
        (612, "13 WORK_GRAPH, 17 RASTERIZER, 29 GENERIC_PROGRAM"),
        (
            618,
            "31 and 32 ..._SERIALIZED_ROOT_SIGNATURE, 36 EXISTING_COLLECTION_BY_KEY",
        ),
        (
            u32::MAX,
            "33 COMPILER_EXISTING_COLLECTION, for which there is no builder",
        ),
    ] {
        if since > theirs.sdk {
            println!("skipped types: {types}");
        }
    }
    let objects = done.len();
    println!(
        "SDK {}: {objects} state objects, {compared} descriptions compared, {skipped} objects skipped",
        theirs.sdk
    );
    assert!(failures.is_empty(), "{failures}");
    let only: Vec<_> = theirs.cases().into_iter().filter(|name| !done.contains(name)).collect();
    assert_eq!(only, [""; 0], "objects that only C++ builds");
    assert!(objects >= 30, "{objects} objects");
}
