//! Subobjects, state objects and pipeline state streams where names mean something else.

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

    #[derive(Clone, Copy, ::clayout::Subobject)]
    #[subobject(stream = 0x4000, name = "XBOX_IN_STREAMS")]
    pub(super) struct InStreams<'a> {
        #[subobject(name = "Type")]
        pub(super) r#type: u32,
        #[subobject(list(NumBytes: u16, pBytes))]
        pub(super) bytes: &'a [u8],
        #[subobject(name = "Exact", optional)]
        pub(super) exact: bool,
    }

    #[derive(::clayout::PipelineStateStream)]
    pub(super) struct Stream<'a> {
        pub(super) r#type: ::clayout::d3d12::stream::ComputeShader<'a>,
        pub(super) memory: InStreams<'a>,
    }

    #[derive(::clayout::PipelineStateStream)]
    pub(super) struct Generic<S> {
        pub(super) shader: S,
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
    struct StreamField;
    struct Element;
    struct Pair;
    type usize = ();

    #[derive(clayout_renamed::Subobject)]
    #[subobject(part, crate = "clayout_renamed")]
    pub(super) struct Part {
        #[subobject(optional)]
        pub(super) new_value: u32,
    }

    #[derive(clayout_renamed::Subobject)]
    #[subobject(
        part,
        by_value,
        name = "XBOX_BY_VALUE",
        rename_all = "PascalCase",
        crate = "clayout_renamed"
    )]
    pub(super) struct ByValuePart {
        pub(super) number: u32,
    }

    #[derive(clayout_renamed::PipelineStateStream)]
    #[pipeline_state_stream(crate = "clayout_renamed")]
    pub(super) struct Stream<'a> {
        pub(super) shader: ::clayout::d3d12::stream::MeshShader<'a>,
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

    assert_eq!(
        ::clayout::d3d12::ByValue::by_value(&shadowed::ByValuePart::new(5)).Number,
        5
    );
}

#[test]
fn generated_streams_find_what_they_mean() {
    use ::clayout::d3d12::stream::{ComputeShader, MeshShader, PipelineStateStream as _};

    let memory = no_prelude::InStreams::new(1, &[2]).exact(true);
    assert_eq!((memory.r#type, memory.bytes, memory.exact), (1, [2].as_slice(), true));
    let shader = ComputeShader::new(b"DXBC");
    let stream = no_prelude::Stream { r#type: shader, memory };
    assert_eq!(
        stream.to_stream().desc().to_c().size_in_bytes,
        size_of_val(&stream.to_stream())
    );
    assert_eq!(no_prelude::Stream::FIELDS[0].name, "type");
    let _ = no_prelude::Generic { shader }.to_stream();
    let shadowed = shadowed::Stream {
        shader: MeshShader::new(b"DXBC"),
    };
    let _ = shadowed.to_stream();
}
