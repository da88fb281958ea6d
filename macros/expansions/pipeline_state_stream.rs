// The sample:

#[derive(PipelineStateStream)]
struct Pipeline<'a> {
    vertex: stream::VertexShader<'a>,
    pixel: Option<stream::PixelShader<'a>>,
    mask: SampleMask,
}

// Its expansion:

#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'a> __rt::Checked for Pipeline<'a> {
        type Members = [(); [
            (),
            <stream::VertexShader<'static> as __rt::StreamField>::__IS,
            <Option<stream::PixelShader<'static>> as __rt::StreamField>::__IS,
            <SampleMask as __rt::StreamField>::__IS,
        ]
            .len()];
    }
    const __FIELDS: &[__rt::FieldLayout] = &[
        <__rt::Same<
            stream::VertexShader<'static>,
            Pipeline<'static>,
        > as __rt::StreamField>::LAYOUT
            .named("vertex"),
        <__rt::Same<
            Option<stream::PixelShader<'static>>,
            Pipeline<'static>,
        > as __rt::StreamField>::LAYOUT
            .named("pixel"),
        <__rt::Same<SampleMask, Pipeline<'static>> as __rt::StreamField>::LAYOUT
            .named("mask"),
    ];
    const _: () = __rt::check_stream_field(__FIELDS, 0usize);
    const _: () = __rt::check_stream_field(__FIELDS, 1usize);
    const _: () = __rt::check_stream_field(__FIELDS, 2usize);
    const _: () = __rt::check_stream_kind(__FIELDS);
    #[automatically_derived]
    impl<'a> __rt::PipelineStateStream for Pipeline<'a> {
        type Memory = __rt::Words<{ __rt::words(__FIELDS) }>;
        const FIELDS: &'static [__rt::FieldLayout] = __FIELDS;
        fn memory(&self) -> Self::Memory {
            __rt::Elements::new()
                .put::<
                    __rt::Same<stream::VertexShader<'a>, Pipeline<'static>>,
                >(&self.vertex)
                .put::<
                    __rt::Same<Option<stream::PixelShader<'a>>, Pipeline<'static>>,
                >(&self.pixel)
                .put::<__rt::Same<SampleMask, Pipeline<'static>>>(&self.mask)
                .finish()
        }
    }
};
