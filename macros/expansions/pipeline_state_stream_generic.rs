// The sample:

#[derive(PipelineStateStream)]
struct With<'a, S: Clone> {
    shader: S,
    pixel: Option<stream::PixelShader<'a>>,
}

// Its expansion:

#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'a, S: Clone> __rt::PipelineStateStream for With<'a, S>
    where
        for<'__x> __rt::If<'__x, S>: __rt::StreamField,
        for<'__x> __rt::If<'__x, Option<stream::PixelShader<'a>>>: __rt::StreamField,
    {
        type Memory = __rt::Pair<
            __rt::Element<<S as __rt::StreamField>::C>,
            __rt::Element<<Option<stream::PixelShader<'a>> as __rt::StreamField>::C>,
        >;
        const FIELDS: &'static [__rt::FieldLayout] = &[
            <S as __rt::StreamField>::LAYOUT.named("shader"),
            <Option<stream::PixelShader<'a>> as __rt::StreamField>::LAYOUT.named("pixel"),
        ];
        const CHECKED: () = {
            __rt::check_stream_field(Self::FIELDS, 0usize);
            __rt::check_stream_field(Self::FIELDS, 1usize);
            __rt::check_stream_kind(Self::FIELDS);
        };
        fn memory(&self) -> Self::Memory {
            __rt::Pair(
                <S as __rt::StreamField>::element(&self.shader),
                <Option<
                    stream::PixelShader<'a>,
                > as __rt::StreamField>::element(&self.pixel),
            )
        }
    }
};
