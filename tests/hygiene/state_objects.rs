//! Subobjects and state objects where names mean something else.

/// Without a prelude there is no `Option::Some`, no `Default`, no `usize::MAX`.
mod no_prelude {
    #![no_implicit_prelude]

    #[derive(::clayout::Subobject)]
    #[subobject(type = 0x4000, name = "XBOX_HYGIENE", in(RaytracingPipeline), associable)]
    pub(super) struct Tuning<'a, 'b: 'a> {
        #[subobject(name = "Type")]
        pub(super) r#type: u32,
        #[subobject(list(pNames, NumNames: u32))]
        pub(super) names: &'a [&'b str],
        #[subobject(name = "To", optional)]
        pub(super) to: u32,
        #[subobject(name = "At", pointer, optional)]
        pub(super) at: ::core::option::Option<u32>,
    }

    #[derive(::clayout::StateObject)]
    #[state_object(RaytracingPipeline)]
    pub(super) struct Pipeline<'a> {
        #[associate("Hits")]
        pub(super) builder: ::core::option::Option<Tuning<'a, 'a>>,
    }
}

/// What the generated code must not mean.
#[allow(dead_code, non_camel_case_types)]
mod shadowed {
    struct Option;
    struct Default;
    struct Some;
    struct Lowering;
    struct Collection;
    type usize = ();

    #[derive(clayout_renamed::Subobject)]
    #[subobject(part, crate = "clayout_renamed")]
    pub(super) struct Part {
        #[subobject(optional)]
        pub(super) new_value: u32,
    }

    use ::clayout as clayout_renamed;
}

#[test]
fn generated_code_finds_what_it_means() {
    use ::clayout::d3d12::StateObject as _;

    let tuning = no_prelude::Tuning::new(1, &["a"]).to(2).at(3);
    assert_eq!(
        (tuning.r#type, tuning.to, tuning.at, tuning.names.len()),
        (1, 2, Some(3), 1)
    );
    let pipeline = no_prelude::Pipeline { builder: Some(tuning) };
    assert_eq!(pipeline.into_builder().len(), 2);
    assert_eq!(shadowed::Part::new().new_value(4).new_value, 4);
}
