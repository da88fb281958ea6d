//! Which subobject each export ends up with, and which rung of the ladder decided.

#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "state/trial.rs"]
mod trial;

use clayout::d3d12::state::{
    Associable, CommandListSignature, ContentExport, ExportKind, HitGroup, Identity, LibraryDeclaration,
    LibrarySubobject, Need, Node, NodeFacts, NodeId, NodeOutput, NodeOverrides, Outcome, Resolution, Rule, Rung,
    ShaderKind, Source, StateObjectType, Subobject, Target, Value,
};
use trial::{Trial, contents, node, ray_tracing_library, shader};

use Associable::{GlobalRootSignature, LocalRootSignature, NodeMask, PipelineConfig, ShaderConfig};

/// The index of the subobject that an export ends up with, and the rung.
#[track_caller]
fn settled(resolution: &Resolution, export: &str, kind: Associable) -> (u32, Rung) {
    match resolution.outcome(export, kind) {
        Some(Outcome::Settled { definition, rung, .. }) => {
            (resolution.definitions()[*definition].source.place().index(), *rung)
        }
        other => panic!("`{export}` has no {kind} but {other:?} in\n{resolution}"),
    }
}

fn declares(name: &'static str, declares: LibraryDeclaration<'static>) -> LibrarySubobject<'static> {
    LibrarySubobject { name, declares }
}

fn config(depth: u32) -> LibraryDeclaration<'static> {
    LibraryDeclaration::PipelineConfig {
        max_trace_recursion_depth: depth,
        flags: 0,
    }
}

fn associates(subobject: &'static str, exports: &[&'static str]) -> LibraryDeclaration<'static> {
    LibraryDeclaration::Association {
        subobject,
        exports: exports.to_vec(),
    }
}

/// A pipeline of one known library that exports everything.
fn library() -> Trial {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.knows_library(0, ray_tracing_library());
    trial.whole_library(0);
    trial
}

#[test]
fn the_ladder() {
    // A rung lower than the next, each with what the one before it has.
    let mut trial = library();
    trial.declares(0, [declares("Config1", config(1))]);
    assert_eq!(
        settled(&trial.resolution(), "Miss", PipelineConfig),
        (0, Rung::LibraryDeclared)
    );

    trial.declares(
        0,
        [
            declares("Config2", config(2)),
            declares("Default", associates("Config2", &[])),
        ],
    );
    assert_eq!(
        settled(&trial.resolution(), "Miss", PipelineConfig),
        (0, Rung::LibraryDefault)
    );

    trial.declares(
        0,
        [
            declares("Config3", config(3)),
            declares("ForMiss", associates("Config3", &["Miss"])),
        ],
    );
    let resolution = trial.resolution();
    assert_eq!(settled(&resolution, "Miss", PipelineConfig), (0, Rung::LibraryExplicit));
    assert_eq!(settled(&resolution, "Hit", PipelineConfig), (0, Rung::LibraryDefault));

    // What the object says replaces what a library says, even by default.
    let declared = trial.pipeline_config(4);
    let resolution = trial.resolution();
    assert_eq!(settled(&resolution, "Miss", PipelineConfig), (declared, Rung::Declared));
    assert_eq!(settled(&resolution, "Hit", PipelineConfig), (declared, Rung::Declared));

    let default = trial.pipeline_config(5);
    trial.associate(default, []);
    assert_eq!(
        settled(&trial.resolution(), "Miss", PipelineConfig),
        (default, Rung::Default)
    );

    let explicit = trial.pipeline_config(6);
    trial.associate(explicit, ["Miss"]);
    let resolution = trial.resolution();
    assert_eq!(settled(&resolution, "Miss", PipelineConfig), (explicit, Rung::Explicit));
    assert_eq!(settled(&resolution, "Hit", PipelineConfig), (default, Rung::Default));
    assert!(Rung::ALL.is_sorted());
}

#[test]
fn by_name_in_a_library_from_the_object() {
    let mut trial = library();
    trial.declares(0, [declares("A", config(1)), declares("B", config(2))]);
    trial.associate_declared("B", ["Miss"]);
    trial.associate_declared("A", []);
    let resolution = trial.resolution();
    assert_eq!(settled(&resolution, "Miss", PipelineConfig), (0, Rung::Explicit));
    assert_eq!(settled(&resolution, "Hit", PipelineConfig), (0, Rung::Default));
    let Some(Outcome::Settled { definition, .. }) = resolution.outcome("Miss", PipelineConfig) else {
        panic!()
    };
    let definition = &resolution.definitions()[*definition];
    assert!(
        matches!(&definition.source, Source::Library(_, name) if name == "B"),
        "{definition}"
    );
    assert_eq!(
        definition.value,
        Value::PipelineConfig {
            max_trace_recursion_depth: 2,
            flags: 0
        }
    );
}

#[test]
fn a_librarys_default_is_for_its_own_exports() {
    let mut trial = library();
    trial.knows(1, [shader("Shadow", ShaderKind::Miss)]);
    trial.declares(1, [declares("Config", config(1))]);
    let second = trial.whole_library(1);
    let resolution = trial.resolution();
    assert_eq!(
        settled(&resolution, "Shadow", PipelineConfig),
        (second, Rung::LibraryDeclared)
    );
    assert_eq!(resolution.outcome("Miss", PipelineConfig), Some(&Outcome::Nothing));
}

#[test]
fn subobjects_that_a_list_leaves_out_are_not_seen() {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.knows_library(0, ray_tracing_library());
    trial.declares(0, [declares("Config", config(1))]);
    trial.library(["Miss"]);
    assert_eq!(
        trial.resolution().outcome("Miss", PipelineConfig),
        Some(&Outcome::Nothing)
    );

    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.knows_library(0, ray_tracing_library());
    trial.declares(0, [declares("Config", config(1))]);
    trial.library(["Miss", "Config"]);
    assert_eq!(
        settled(&trial.resolution(), "Miss", PipelineConfig),
        (0, Rung::LibraryDeclared)
    );
}

#[test]
fn the_one_that_no_association_names_is_the_default() {
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.local(1);
    trial.local(2);
    trial.global(0x10);
    trial.global(0x11);
    trial.known_entries(["Entry1", "Entry2", "Entry3"]);
    trial.pipeline_config(1);
    trial.shader_config(8, 4);
    trial.associate(0, ["Entry1"]);
    trial.associate(2, ["Entry3"]);
    let resolution = trial.resolution();
    assert_eq!(settled(&resolution, "Entry1", LocalRootSignature), (0, Rung::Explicit));
    assert_eq!(settled(&resolution, "Entry2", LocalRootSignature), (1, Rung::Declared));
    assert_eq!(settled(&resolution, "Entry3", GlobalRootSignature), (2, Rung::Explicit));
    assert_eq!(settled(&resolution, "Entry1", GlobalRootSignature), (3, Rung::Declared));
    assert_eq!(settled(&resolution, "Entry1", ShaderConfig), (6, Rung::Declared));
}

#[test]
fn two_different_ones_are_no_default_and_equal_ones_are() {
    let mut trial = library();
    trial.global(1);
    let equal = trial.global(1);
    assert_eq!(
        settled(&trial.resolution(), "Miss", GlobalRootSignature),
        (1, Rung::Declared)
    );
    trial.global(2);
    assert_eq!(
        trial.resolution().outcome("Miss", GlobalRootSignature),
        Some(&Outcome::Nothing)
    );
    trial.associate(equal, []);
    assert_eq!(
        settled(&trial.resolution(), "Miss", GlobalRootSignature),
        (equal, Rung::Default)
    );
}

#[test]
fn conflicts() {
    let mut trial = library();
    let (one, equal, other) = (trial.global(1), trial.global(1), trial.global(2));
    trial.associate(one, ["Miss"]);
    trial.associate(equal, ["Miss"]);
    assert_eq!(
        settled(&trial.resolution(), "Miss", GlobalRootSignature),
        (one, Rung::Explicit)
    );
    trial.associate(other, ["Miss"]);
    let resolution = trial.resolution();
    let Some(Outcome::Conflict {
        definition,
        rung: Rung::Explicit,
    }) = resolution.outcome("Miss", GlobalRootSignature)
    else {
        panic!("{resolution}")
    };
    assert_eq!(resolution.definitions()[*definition].source.place().index(), one);
}

#[test]
fn hit_groups_and_their_shaders() {
    let mut trial = library();
    let hit_group = trial.triangles("Hits", "Hit");
    assert_eq!(hit_group, 1);
    let (one, default) = (trial.local(1), trial.local(2));
    trial.associate(one, ["Hits"]);
    let mask = trial.mask(1);
    trial.associate(mask, ["Hit"]);
    let resolution = trial.resolution();

    // The group's association is its shader's, and wins over a default.
    assert_eq!(settled(&resolution, "Hit", LocalRootSignature), (one, Rung::Explicit));
    let Some(Outcome::Settled { through, .. }) = resolution.outcome("Hit", LocalRootSignature) else {
        panic!()
    };
    assert_eq!(through.as_deref(), Some("Hits"));
    assert_eq!(
        settled(&resolution, "Miss", LocalRootSignature),
        (default, Rung::Declared)
    );

    // The shader's is its group's.
    assert_eq!(settled(&resolution, "Hits", NodeMask), (mask, Rung::Explicit));
    let Some(Outcome::Settled { through, .. }) = resolution.outcome("Hits", NodeMask) else {
        panic!()
    };
    assert_eq!(through.as_deref(), Some("Hit"));
}

#[test]
fn collections_keep_what_they_have() {
    let mut trial = library();
    let mut inner = contents(0, []);
    let signature = inner.add_value(Value::RootSignature(Identity::new(7)));
    let function = ExportKind::Function(ShaderKind::Miss);
    inner
        .exports
        .push(ContentExport::new("Own", function).with(GlobalRootSignature, signature));
    inner.exports.push(ContentExport::new("Open", function));
    let collection = trial.collection(inner);
    let outer = trial.global(1);
    let resolution = trial.resolution();
    assert_eq!(
        settled(&resolution, "Own", GlobalRootSignature),
        (collection, Rung::Inherited)
    );
    assert_eq!(
        settled(&resolution, "Open", GlobalRootSignature),
        (outer, Rung::Declared)
    );
    assert_eq!(
        settled(&resolution, "Miss", GlobalRootSignature),
        (outer, Rung::Declared)
    );
}

#[test]
fn contents_that_are_recorded_are_what_an_outer_object_sees() {
    let mut inner = Trial::empty(StateObjectType::Collection);
    inner.knows_library(0, ray_tracing_library());
    inner.whole_library(0);
    inner.triangles("Hits", "Hit");
    inner.shader_config(16, 8);
    inner.pipeline_config(1);
    inner.flags(6);
    let signature = inner.local(3);
    inner.associate(signature, ["Hits"]);
    let recorded = inner.judge().contents(&inner.object);
    assert_eq!((recorded.flags, recorded.is_complete), (6, true));
    let group = recorded
        .exports
        .iter()
        .find(|export| export.name == "Hits")
        .expect("the hit group");
    assert_eq!(group.imports[1].as_deref(), Some("Hit"));

    let mut outer = Trial::empty(StateObjectType::RaytracingPipeline);
    let collection = outer.collection(recorded);
    assert!(outer.report().is_clean(), "{}", outer.report());
    let resolution = outer.resolution();
    assert_eq!(
        settled(&resolution, "Hit", LocalRootSignature),
        (collection, Rung::Inherited)
    );
    assert_eq!(
        settled(&resolution, "RayGen", ShaderConfig),
        (collection, Rung::Inherited)
    );
    assert_eq!(
        resolution.outcome("RayGen", LocalRootSignature),
        Some(&Outcome::Nothing)
    );
}

#[test]
fn what_a_library_that_nobody_read_may_say() {
    let mut trial = Trial::pipeline();
    let resolution = trial.resolution();
    assert_eq!(
        resolution.outcome("Miss", LocalRootSignature),
        Some(&Outcome::CannotTell(Need::Library))
    );
    // A node mask cannot be declared in HLSL.
    assert_eq!(resolution.outcome("Miss", NodeMask), Some(&Outcome::Nothing));
    // What the object says by default wins, whatever the library says.
    assert_eq!(settled(&resolution, "Miss", ShaderConfig), (2, Rung::Declared));

    trial.associate_declared("config", ["Miss"]);
    let resolution = trial.resolution();
    assert_eq!(
        resolution.outcome("Miss", ShaderConfig),
        Some(&Outcome::CannotTell(Need::Library))
    );
    assert_eq!(settled(&resolution, "Hit", ShaderConfig), (2, Rung::Declared));
}

#[test]
fn associations_outside_of_the_array_have_no_effect() {
    let mut trial = library();
    trial.global(1);
    trial.associate_target(Target::Outside, ["Miss"]);
    assert_eq!(
        settled(&trial.resolution(), "Miss", GlobalRootSignature),
        (1, Rung::Declared)
    );
}

#[test]
fn the_root_signature_of_a_dispatch() {
    let mut trial = library();
    trial.triangles("Hits", "Hit");
    let (one, other) = (trial.global(1), trial.global(2));
    trial.associate(one, ["RayGen", "Hits"]);
    trial.associate(other, ["Miss"]);
    let resolution = trial.resolution();

    let CommandListSignature::Exactly { definition, without } = resolution.global_root_signature_of(["RayGen", "Hits"])
    else {
        panic!("{resolution}")
    };
    assert_eq!(
        resolution.definitions()[definition].value,
        Value::RootSignature(Identity::new(1))
    );
    assert!(without.is_empty());

    let CommandListSignature::Conflict { one, other } = resolution.global_root_signature_of(["RayGen", "Miss"]) else {
        panic!("{resolution}")
    };
    assert_eq!((one.0.as_str(), other.0.as_str()), ("RayGen", "Miss"));

    assert_eq!(
        resolution.global_root_signature_of(["RayGen", "Rays"]),
        CommandListSignature::NoSuchExport("Rays".into())
    );
    assert_eq!(resolution.global_root_signature_of([]), CommandListSignature::Any);
}

#[test]
fn the_root_signature_of_a_dispatch_that_not_all_have() {
    let mut trial = library();
    let one = trial.global(1);
    trial.associate(one, ["RayGen"]);
    let resolution = trial.resolution();
    let CommandListSignature::Exactly { without, .. } = resolution.global_root_signature_of(["RayGen", "Miss"]) else {
        panic!("{resolution}")
    };
    assert_eq!(without, ["Miss"]);
    assert_eq!(resolution.global_root_signature_of(["Miss"]), CommandListSignature::Any);

    // A shader inside of a hit group counts too.
    let [group, hit] = ["Hits", "Hit"].map(|name| trial.name(name));
    trial.push(Subobject::HitGroup(HitGroup::triangles(group).with_closest_hit(hit)));
    let other = trial.global(2);
    trial.associate(other, ["Hit"]);
    let conflict = trial.resolution().global_root_signature_of(["RayGen", "Hits"]);
    assert!(
        matches!(conflict, CommandListSignature::Conflict { .. }),
        "{conflict:?}"
    );
}

#[test]
fn the_root_signature_of_a_dispatch_that_cannot_be_told() {
    let trial = Trial::pipeline();
    let answer = trial.resolution().global_root_signature_of(["RayGen"]);
    let need = Some(Need::Library);
    assert_eq!(
        answer,
        CommandListSignature::CannotTell {
            export: "RayGen".into(),
            need
        }
    );
}

/// Answers about an executable with shaders of two global root signatures.
fn two_signatures(library: impl FnOnce(&mut Trial)) -> Trial {
    let mut trial = Trial::executable();
    library(&mut trial);
    let (one, other) = (trial.global(1), trial.global(2));
    trial.associate(one, ["MS", "PS"]);
    trial.associate(other, ["PS2"]);
    trial.program("Lit", ["MS", "PS"], []);
    trial.program("Mixed", ["MS", "PS2"], []);
    trial.program("Broken", ["MS", "Nothing"], []);
    // A program may have the name of one of its shaders.
    trial.program("MS", ["MS", "PS2"], []);
    trial
}

#[test]
fn the_root_signature_of_a_program() {
    let known = |trial: &mut Trial| {
        let kinds = [
            ("MS", ShaderKind::Mesh),
            ("PS", ShaderKind::Pixel),
            ("PS2", ShaderKind::Pixel),
        ];
        trial.knows(0, kinds.map(|(name, kind)| shader(name, kind)));
        trial.whole_library(0);
    };
    let listed = |trial: &mut Trial| _ = trial.library(["MS", "PS", "PS2"]);
    for trial in [two_signatures(known), two_signatures(listed)] {
        let resolution = trial.resolution();
        assert_eq!(exact(&resolution, "Lit"), Value::RootSignature(Identity::new(1)));
        assert_eq!(exact(&resolution, "PS2"), Value::RootSignature(Identity::new(2)));
        for name in ["Mixed", "MS"] {
            let answer = resolution.global_root_signature_of([name]);
            let CommandListSignature::Conflict { one, other } = answer else {
                panic!("{answer:?}")
            };
            assert_eq!((one.0.as_str(), other.0.as_str()), ("MS", "PS2"));
        }
        assert_eq!(
            resolution.global_root_signature_of(["Broken"]),
            CommandListSignature::NoSuchExport("Nothing".into())
        );
    }
}

/// The only root signature that a name needs.
#[track_caller]
fn exact(resolution: &Resolution, name: &str) -> Value<'static> {
    match resolution.global_root_signature_of([name]) {
        CommandListSignature::Exactly { definition, .. } => resolution.definitions()[definition].value.clone(),
        other => panic!("`{name}` has {other:?} in\n{resolution}"),
    }
}

#[test]
fn the_root_signature_of_a_work_graph() {
    let output = |name| NodeOutput {
        name,
        array_index: 0,
        array_size: 0,
    };
    let mut trial = Trial::executable();
    let first = NodeFacts {
        outputs: vec![output("Second")],
        ..NodeFacts::new("First")
    };
    let nodes = [first, NodeFacts::new("Second"), NodeFacts::new("Other")];
    trial.knows(0, nodes.map(node));
    trial.whole_library(0);
    let (one, other) = (trial.global(1), trial.global(2));
    trial.associate(one, ["First", "Second"]);
    trial.associate(other, ["Other"]);
    trial.graph("Entered", |trial, graph| {
        graph.entrypoints.push(NodeId::new(trial.name("First")));
    });
    trial.graph("Listed", |trial, graph| {
        graph.nodes.push(Node::new(trial.name("Other")));
    });
    trial.graph("All", |_, graph| graph.flags = 1);
    // `Other` stands where `Second` was, which then is no node of the graph.
    trial.graph("Replaced", |trial, graph| {
        let [first, second, other] = ["First", "Second", "Other"].map(|name| trial.name(name));
        graph.entrypoints.push(NodeId::new(first));
        graph.nodes.push(Node {
            overrides_type: 4,
            overrides: Some(NodeOverrides {
                new_name: Some(NodeId::new(second)),
                ..NodeOverrides::default()
            }),
            ..Node::new(other)
        });
    });
    let resolution = trial.resolution();
    assert_eq!(exact(&resolution, "Entered"), Value::RootSignature(Identity::new(1)));
    assert_eq!(exact(&resolution, "Listed"), Value::RootSignature(Identity::new(2)));
    for (graph, pair) in [("All", ["First", "Other"]), ("Replaced", ["First", "Other"])] {
        let answer = resolution.global_root_signature_of([graph]);
        let CommandListSignature::Conflict { one, other } = &answer else {
            panic!("{graph}: {answer:?}")
        };
        let mut names = [one.0.as_str(), other.0.as_str()];
        names.sort_unstable();
        assert_eq!(names, pair, "{graph}");
    }
}

#[test]
fn the_root_signature_of_a_work_graph_that_nobody_read() {
    let graph = |names: &[&'static str], signatures: &[usize]| {
        let mut trial = Trial::executable();
        match *names {
            [] => trial.whole_library(0),
            [one, other] => trial.library([one, other]),
            _ => panic!("two names"),
        };
        let globals: Vec<u32> = signatures.iter().map(|number| trial.global(*number)).collect();
        if let ([one, other], [first, second]) = (&globals[..], names) {
            trial.associate(*one, [first]);
            trial.associate(*other, [second]);
        }
        trial.graph("Graph", |_, graph| graph.flags = 1);
        trial.resolution()
    };
    // Whichever they are, they have this one.
    let resolution = graph(&["First", "Second"], &[1]);
    assert_eq!(exact(&resolution, "Graph"), Value::RootSignature(Identity::new(1)));
    let unknown = CommandListSignature::CannotTell {
        export: "Graph".into(),
        need: Some(Need::Library),
    };
    for resolution in [graph(&["First", "Second"], &[1, 2]), graph(&[], &[1])] {
        assert_eq!(resolution.global_root_signature_of(["Graph"]), unknown);
    }
}

/// A name that a library without a list may have is not said to be missing.
#[test]
fn the_root_signature_of_a_name_that_may_be_there() {
    let cannot_tell = |export: &str, need| CommandListSignature::CannotTell {
        export: export.into(),
        need: Some(need),
    };
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.whole_library(0);
    trial.global(1);
    let answer = |trial: &Trial, name| trial.resolution().global_root_signature_of([name]);
    assert_eq!(answer(&trial, "RayGen"), cannot_tell("RayGen", Need::Library));
    // What a hit group imports counts as well.
    trial.triangles("Hits", "Hit");
    assert_eq!(answer(&trial, "Hits"), cannot_tell("Hit", Need::Library));
    // With a reader the library is known to the last name.
    trial.knows_library(0, ray_tracing_library());
    assert!(matches!(answer(&trial, "Hits"), CommandListSignature::Exactly { .. }));
    assert_eq!(
        answer(&trial, "Rays"),
        CommandListSignature::NoSuchExport("Rays".into())
    );

    let mut trial = library();
    trial.unknown_collection();
    assert_eq!(answer(&trial, "Rays"), cannot_tell("Rays", Need::Collection));
    assert_eq!(answer(&trial, "Miss"), CommandListSignature::Any);

    // A list is all that there is.
    let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
    trial.library(["RayGen"]);
    trial.global(1);
    assert_eq!(
        answer(&trial, "Rays"),
        CommandListSignature::NoSuchExport("Rays".into())
    );
}

/// A null root signature is none: the command list may have any.
#[test]
fn a_null_root_signature_is_none() {
    let mut trial = library();
    let null = trial.global(0);
    let signature = |trial: &Trial| trial.resolution().global_root_signature_of(["RayGen", "Miss"]);
    assert_eq!(signature(&trial), CommandListSignature::Any);

    let one = trial.global(1);
    trial.associate(null, ["Miss"]);
    trial.associate(one, ["RayGen"]);
    let CommandListSignature::Exactly { definition, without } = signature(&trial) else {
        panic!("{}", trial.resolution())
    };
    let resolution = trial.resolution();
    assert_eq!(resolution.definitions()[definition].source.place().index(), one);
    assert_eq!(without, ["Miss"]);
}

#[test]
fn the_table() {
    let mut trial = library();
    trial.triangles("Hits", "Hit");
    trial.shader_config(16, 8);
    let one = trial.local(1);
    trial.associate(one, ["Hits"]);
    assert_eq!(
        trial.resolution().to_string(),
        "\
RayGen (\\x01?RayGen@@YAXXZ)
  shader configuration: subobject 2 (RAYTRACING_SHADER_CONFIG): payload 16, attributes 8, the object's only one of its kind
Miss (\\x01?Miss@@YAXXZ)
  shader configuration: subobject 2 (RAYTRACING_SHADER_CONFIG): payload 16, attributes 8, the object's only one of its kind
Hit (\\x01?Hit@@YAXXZ)
  local root signature: subobject 3 (LOCAL_ROOT_SIGNATURE): an object, by name through `Hits`
  shader configuration: subobject 2 (RAYTRACING_SHADER_CONFIG): payload 16, attributes 8, the object's only one of its kind
Hits
  local root signature: subobject 3 (LOCAL_ROOT_SIGNATURE): an object, by name
  shader configuration: subobject 2 (RAYTRACING_SHADER_CONFIG): payload 16, attributes 8, the object's only one of its kind through `Hit`
"
    );
}

/// A shader of two hit groups, each of which gives it something of another kind.
#[test]
fn each_kind_names_the_group_that_gave_it() {
    for (first, second) in [("Near", "Far"), ("Far", "Near")] {
        let mut trial = library();
        trial.triangles(first, "Hit");
        trial.triangles(second, "Hit");
        let config = trial.shader_config(16, 8);
        let local = trial.local(1);
        trial.associate(config, ["Near"]);
        trial.associate(local, ["Far"]);
        // The same from both: the first gave it.
        let mask = trial.mask(1);
        trial.associate(mask, ["Near", "Far"]);
        let resolution = trial.resolution();
        let through = |kind| match resolution.outcome("Hit", kind) {
            Some(Outcome::Settled { through, .. }) => through.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(through(Associable::ShaderConfig).as_deref(), Some("Near"));
        assert_eq!(through(Associable::LocalRootSignature).as_deref(), Some("Far"));
        assert_eq!(through(Associable::NodeMask).as_deref(), Some(first));
    }
}

/// What is said of a broken name is that it is broken, whatever a reader finds of the same name.
#[test]
fn a_broken_name_reaches_nothing() {
    for before in [false, true] {
        let mut trial = Trial::empty(StateObjectType::RaytracingPipeline);
        trial.known_entries(["RayGen", "bad\0name"]);
        let mask = trial.mask(1);
        if before {
            trial.associate(mask, ["RayGen"]);
        }
        trial.associate(mask, ["bad\0name"]);
        let resolution = trial.resolution();
        assert_eq!(
            resolution.outcome("bad\0name", Associable::NodeMask),
            Some(&Outcome::Nothing)
        );
        assert_eq!(trial.report().of(Rule::MalformedListOrName).count(), 1);
    }
}

/// What a hit group has two of, its shader has no default of.
#[test]
fn a_conflict_goes_on_to_shaders() {
    let mut trial = library();
    trial.triangles("Hits", "Hit");
    let (one, other, default) = (trial.local(1), trial.local(2), trial.local(0));
    trial.associate(one, ["Hits"]);
    trial.associate(other, ["Hits"]);
    trial.associate(default, []);
    let resolution = trial.resolution();
    for export in ["Hits", "Hit"] {
        let outcome = resolution.outcome(export, LocalRootSignature).unwrap();
        assert!(
            matches!(
                outcome,
                Outcome::Conflict {
                    rung: Rung::Explicit,
                    ..
                }
            ),
            "{export}: {outcome:?}"
        );
    }
    assert_eq!(
        settled(&resolution, "Miss", LocalRootSignature),
        (default, Rung::Default)
    );
    let report = trial.report();
    assert_eq!(report.of(Rule::ConflictingAssociations).count(), 1, "{report}");
}
