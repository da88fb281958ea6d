// The sample:

#[derive(StateObject)]
#[state_object(RaytracingPipeline)]
struct Pipeline<'a> {
    #[exports("RayGen", "Hits")]
    library: DxilLibrary<'a>,
    #[associate("Hits")]
    local: LocalRootSignature<'a>,
    #[associate]
    mask: Option<NodeMask>,
}

// Its expansion:

#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl<'__d, 'a> __rt::StateObject<'__d> for Pipeline<'a>
    where
        'a: '__d,
    {
        type Kind = __rt::RaytracingPipeline;
        fn add_to(
            self,
            __builder: &mut __rt::StateObjectBuilder<'__d, __rt::RaytracingPipeline>,
        ) {
            let _ = <DxilLibrary<
                'a,
            > as __rt::Field<
                '__d,
                <Self as __rt::StateObject<'__d>>::Kind,
            >>::declare(self.library, __builder);
            let __handle1 = <LocalRootSignature<
                'a,
            > as __rt::Field<
                '__d,
                <Self as __rt::StateObject<'__d>>::Kind,
            >>::declare(self.local, __builder);
            let __handle2 = <Option<
                NodeMask,
            > as __rt::Field<
                '__d,
                <Self as __rt::StateObject<'__d>>::Kind,
            >>::declare(self.mask, __builder);
            __rt::associate(__builder, __handle1, &["Hits"]);
            __rt::associate(__builder, __handle2, &[]);
        }
    }
};
