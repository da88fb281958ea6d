//! What `Lowering` makes of a user's own `lower`, whatever that does.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use clayout::Subobject;
use clayout::d3d12::state::{ForeignSubobject, Rule, SubobjectType};
use clayout::d3d12::{
    AllowedIn, Executable, GenericProgram, HitGroup, Lowering, Member, NodeMask, RaytracingPipeline,
    StateObjectBuilder, Subobject as _, SubobjectRef,
};

type Pipeline<'d> = StateObjectBuilder<'d, RaytracingPipeline>;

/// Exchanges the builder's lowering for that which it was given.
struct Exchange<'x, 'd>(Mutex<&'x mut Lowering<'d>>);

impl<'d> clayout::d3d12::Subobject<'d> for Exchange<'_, 'd> {
    type C = u32;

    const TYPE: SubobjectType = SubobjectType::NODE_MASK;
    const ABOUT: &'static ForeignSubobject = <NodeMask as clayout::d3d12::Subobject<'d>>::ABOUT;

    fn lower(&self, _: usize, to: &mut Lowering<'d>) {
        std::mem::swap(&mut **self.0.lock().unwrap(), to);
    }
}

impl AllowedIn<RaytracingPipeline> for Exchange<'_, '_> {}

/// Builds another object while it is lowered, and exchanges the two.
struct Nested;

impl<'d> Member<'d> for Nested {
    type C = u32;

    fn lower(&self, _: usize, to: &mut Lowering<'d>) {
        Pipeline::<'d>::new().add(Exchange(Mutex::new(to)));
    }
}

#[derive(Subobject)]
#[subobject(type = 0x4004, name = "XBOX_NESTED", in(RaytracingPipeline))]
struct Outer {
    nested: Nested,
}

/// The entries of one builder never meet what another has lowered.
#[test]
fn no_builder_takes_the_lowering_of_another() {
    let mut pipeline = Pipeline::new();
    for _ in 0..100 {
        pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit"));
    }
    let message = |run: &mut dyn FnMut()| {
        let panic = catch_unwind(AssertUnwindSafe(run)).unwrap_err();
        panic
            .downcast_ref::<&str>()
            .map(ToString::to_string)
            .unwrap_or_default()
    };
    let said = "a subobject's `lower` has exchanged what is lowered for that of another builder";
    assert_eq!(message(&mut || _ = pipeline.add(Outer::new(Nested))), said);
    assert_eq!(message(&mut || _ = pipeline.build_unchecked()), said);
    assert_eq!(message(&mut || _ = pipeline.build()), said);
    assert_eq!(message(&mut || _ = pipeline.clone()), said);
    assert_eq!(message(&mut || _ = pipeline.description()), said);
    assert_eq!(message(&mut || _ = pipeline.storage_size()), said);
}

/// Pointers that lead nowhere, one after another in a struct of eight.
struct Nowhere(SubobjectRef);

impl<'d> Member<'d> for Nowhere {
    type C = [usize; 8];

    fn lower(&self, at: usize, to: &mut Lowering<'d>) {
        const SLOT: usize = size_of::<usize>();
        let place = |number: usize| at + number * SLOT;
        for number in 0..5 {
            to.name(place(number), "Before");
        }
        to.array(place(0), 1 << 20);
        to.array(place(1), usize::MAX);
        to.array(place(2), usize::MAX / 2);
        to.bytes(place(3), &[]);
        to.subobject(place(4), self.0);
        // Not null: an empty list may be anywhere inside.
        let end = to.reserve::<u64>(0);
        to.array(place(5), end);
    }
}

#[derive(Subobject)]
#[subobject(type = 0x4005, name = "XBOX_NOWHERE", in(RaytracingPipeline))]
struct Lost {
    #[subobject(name = "Places")]
    places: Nowhere,
}

#[test]
fn what_leads_nowhere_is_null() {
    let others = Pipeline::new().add(NodeMask::node(0)).into();
    let mut pipeline = Pipeline::new();
    pipeline.add(Lost::new(Nowhere(others)));
    let desc = pipeline.build_unchecked();
    // SAFETY: the description has this subobject alone.
    let raw = unsafe { *(*(*desc.as_ptr()).pSubobjects).pDesc.cast::<XBOX_NOWHERE>() };
    assert_eq!(raw.Places[..5], [0; 5]);
    assert_eq!(raw.Places[6..], [0; 2]);
    let own = desc.as_ptr().addr()..=desc.as_ptr().addr() + desc.size();
    assert!(own.contains(&raw.Places[5]));
}

/// A public number with a struct that is too small for it.
struct Small;

impl<'d> clayout::d3d12::Subobject<'d> for Small {
    type C = u8;

    const TYPE: SubobjectType = SubobjectType::HIT_GROUP;
    const ABOUT: &'static ForeignSubobject = <HitGroup<'_> as clayout::d3d12::Subobject<'d>>::ABOUT;

    fn lower(&self, _: usize, _: &mut Lowering<'d>) {}
}

impl AllowedIn<RaytracingPipeline> for Small {}

#[test]
fn a_struct_that_is_too_small_is_not_described() {
    let mut pipeline = Pipeline::new();
    pipeline.add(Small);
    assert_eq!(pipeline.judge().of(Rule::NullSubobject).count(), 1);
}

#[derive(Subobject)]
#[subobject(part, name = "XBOX_LABEL")]
struct Label<'a> {
    #[subobject(name = "Text")]
    text: &'a str,
}

#[derive(Subobject)]
#[subobject(type = 0x4006, name = "XBOX_LABELS", in(RaytracingPipeline))]
struct Labels<'a> {
    #[subobject(name = "Title")]
    title: &'a str,
    #[subobject(list(pLabels, NumLabels: u32))]
    labels: &'a [Label<'a>],
}

/// A name with a NUL is reported wherever it stands, before anything panics about it.
#[test]
fn broken_names_are_reported_everywhere() {
    let [good, bad] = [[Label::new("fast")], [Label::new("fa\0st")]];
    for (title, labels, count) in [("a", &good, 0), ("a\0b", &good, 1), ("a", &bad, 1), ("a\0b", &bad, 2)] {
        let mut pipeline = Pipeline::new();
        pipeline.add(Labels::new(title, labels));
        let report = pipeline.judge();
        assert_eq!(report.of(Rule::MalformedListOrName).count(), count, "{report}");
        assert!(
            count == 0
                || report
                    .to_string()
                    .contains("contains a NUL\n  --> subobject 0 (XBOX_LABELS)"),
            "{report}"
        );
        assert!(pipeline.build().is_err());
    }

    let mut programs = StateObjectBuilder::<Executable>::new();
    programs.add(GenericProgram::new("Pro\0gram", vec!["VS"]));
    let report = programs.build().unwrap_err();
    let found = report.of(Rule::MalformedListOrName).next().unwrap().to_string();
    assert!(found.contains("(GENERIC_PROGRAM), ProgramName"), "{found}");
}

/// A name that nothing leads to breaks nothing.
#[test]
fn a_name_that_is_written_over_may_be_anything() {
    struct Second;
    impl<'d> Member<'d> for Second {
        type C = *const u16;
        fn lower(&self, at: usize, to: &mut Lowering<'d>) {
            to.name(at, "a\0b");
            to.name(at, "Right");
        }
    }
    #[derive(Subobject)]
    #[subobject(type = 0x4007, name = "XBOX_SECOND", in(RaytracingPipeline))]
    struct Named {
        #[subobject(name = "Name")]
        name: Second,
    }
    assert_eq!(Named::TYPE.number(), 0x4007);
    let mut pipeline = Pipeline::new();
    pipeline.add(Named::new(Second));
    assert_eq!(pipeline.judge().of(Rule::MalformedListOrName).count(), 0);
    assert!(pipeline.build_unchecked().size() > 0);
}
