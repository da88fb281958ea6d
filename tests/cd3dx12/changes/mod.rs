//! The walk notices: each member is changed in ours alone, and the report names that place and no other.

mod envelope;
mod programs;
mod states;

use std::collections::BTreeSet;

use clayout::d3d12::{StateObjectBuilder, StateObjectKind};

use super::theirs::{Theirs, theirs};

/// Changes with the SDK whose headers know what is changed.
type Group = (u32, fn(&mut Changes));

const ALL: [Group; 12] = [
    (0, envelope::of_the_object),
    (0, envelope::of_types_0_to_12),
    (0, envelope::of_a_target_that_is_none),
    (618, envelope::of_types_31_32_and_36),
    (0, states::of_blending),
    (0, states::of_depth_and_stencil),
    (0, states::of_vertices),
    (0, states::of_outputs),
    (612, programs::of_rasterizers),
    (612, programs::of_programs),
    (612, programs::of_work_graphs),
    (612, programs::of_overrides),
];

/// Null where the type in front says that there is something: nothing that is built here has that.
const NEVER_NULL: [&str; 4] = [
    "D3D12_SHADER_NODE.pBroadcastingLaunchOverrides",
    "D3D12_SHADER_NODE.pCoalescingLaunchOverrides",
    "D3D12_SHADER_NODE.pCommonComputeNodeOverrides",
    "D3D12_SHADER_NODE.pThreadLaunchOverrides",
];

/// And there is no member of which that was not shown: what the walk compares is what was changed.
#[test]
fn every_member_is_noticed() {
    let Some(theirs) = theirs() else { return };
    let mut changes = Changes {
        theirs,
        compared: BTreeSet::new(),
        differed: BTreeSet::new(),
        count: 0,
    };
    for (since, change) in ALL {
        if since <= theirs.sdk {
            change(&mut changes);
        }
    }
    let members = changes.compared.len();
    println!(
        "SDK {}: {} changes noticed; {members} members",
        theirs.sdk, changes.count
    );
    let unchanged = changes.compared.difference(&changes.differed);
    let unchanged: Vec<_> = unchanged
        .filter(|member| !NEVER_NULL.contains(&member.as_str()))
        .collect();
    assert!(unchanged.is_empty(), "never changed: {unchanged:#?}");
    assert!(members > 80, "{members} members");
}

/// Changes to one object, each to a fresh one: `changes!(theirs, "name", object = ..., object.member = 2 => "report", ...)`.
/// The report is without its "subobject " and has all lines.
macro_rules! changes {
    ($changes:ident, $name:literal, $object:ident = $new:expr, $($change:expr => $report:expr,)*) => {$({
        #[allow(unused_mut, reason = "not to an object that is built otherwise")]
        let mut $object = $new;
        $change;
        $changes.differs($name, &$object.builder(), &$report);
    })*};
}
use changes;

/// Counts the changes, and keeps which members were compared and which differed.
struct Changes {
    theirs: &'static Theirs,
    compared: BTreeSet<String>,
    differed: BTreeSet<String>,
    count: usize,
}

impl Changes {
    /// This builder's object differs from the C++ one of a name, as the lines say.
    #[track_caller]
    fn differs<Kind: StateObjectKind>(&mut self, name: &str, builder: &StateObjectBuilder<'_, Kind>, expected: &str) {
        let report = self.theirs.compare(name, &builder.build_unchecked());
        let lines = report.lines.iter().map(|line| line.trim_start_matches("subobject "));
        let lines: Vec<_> = lines.collect();
        assert_eq!(lines, expected.split("; ").collect::<Vec<_>>(), "{name}");
        self.count += 1;
        self.compared.extend(report.compared);
        self.differed.extend(report.differed);
    }
}
