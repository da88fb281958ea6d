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
    const __FIELDS: &[__rt::FieldLayout] = &[
        <stream::VertexShader<'static> as __rt::StreamField>::LAYOUT.named("vertex"),
        <Option<stream::PixelShader<'static>> as __rt::StreamField>::LAYOUT
            .named("pixel"),
        <SampleMask as __rt::StreamField>::LAYOUT.named("mask"),
    ];
    const _: () = __rt::check_stream_field(__FIELDS, 0usize);
    const _: () = __rt::check_stream_field(__FIELDS, 1usize);
    const _: () = __rt::check_stream_field(__FIELDS, 2usize);
    const _: () = __rt::check_stream_kind(__FIELDS);
    #[automatically_derived]
    impl<'a> __rt::PipelineStateStream for Pipeline<'a>
    where
        for<'__x> __rt::If<'__x, stream::VertexShader<'a>>: __rt::StreamField,
        for<'__x> __rt::If<'__x, Option<stream::PixelShader<'a>>>: __rt::StreamField,
        for<'__x> __rt::If<'__x, SampleMask>: __rt::StreamField,
    {
        type Memory = __rt::Pair<
            __rt::Element<<stream::VertexShader<'a> as __rt::StreamField>::C>,
            __rt::Pair<
                __rt::Element<<Option<stream::PixelShader<'a>> as __rt::StreamField>::C>,
                __rt::Element<<SampleMask as __rt::StreamField>::C>,
            >,
        >;
        const FIELDS: &'static [__rt::FieldLayout] = __FIELDS;
        fn memory(&self) -> Self::Memory {
            __rt::Pair(
                <stream::VertexShader<'a> as __rt::StreamField>::element(&self.vertex),
                __rt::Pair(
                    <Option<
                        stream::PixelShader<'a>,
                    > as __rt::StreamField>::element(&self.pixel),
                    <SampleMask as __rt::StreamField>::element(&self.mask),
                ),
            )
        }
    }
};
