// The sample:

#[derive(FeatureData)]
pub struct Cache {
    #[feature_data(node_index)]
    pub node_index: u32,
}

// Its expansion:

::core::compile_error! {
    "the number of the feature is missing: write `#[feature_data(feature = NUMBER)]`"
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    unsafe impl __rt::FeatureData for Cache {
        type C = __rt::D3D12_NODE_MASK;
        type Inputs = (u32,);
        const FEATURE: ::core::primitive::u32 = 0;
        const ABOUT: &'static __rt::About = &__rt::About::new::<
            __rt::D3D12_NODE_MASK,
        >(Self::FEATURE, &[], &[], ::core::option::Option::None);
        #[inline]
        fn put(
            __inputs: &mut Self::Inputs,
            __c: &mut Self::C,
            __asked: &mut __rt::Asked,
        ) -> ::core::result::Result<(), __rt::Inner> {
            loop {}
        }
        #[inline]
        fn take(
            __inputs: Self::Inputs,
            __c: &Self::C,
            __known: ::core::primitive::usize,
        ) -> Self {
            loop {}
        }
        #[inline]
        fn read(&self) {}
    }
    #[automatically_derived]
    impl Cache {
        ///Asks a device.
        #[inline]
        pub fn query<__Device: __rt::CheckFeatureSupport + ?::core::marker::Sized>(
            device: &__Device,
            node_index: u32,
        ) -> ::core::result::Result<Self, __rt::FeatureError> {
            <Self as __rt::FeatureData>::ask(device, (node_index,))
        }
        /// Asks about all nodes of a device, from node 0; one error where its count of nodes is not known.
        #[inline]
        pub fn all_nodes<__Device: __rt::CheckFeatureSupport>(
            device: &__Device,
        ) -> __rt::AllNodes<'_, Self> {
            __rt::AllNodes::of(device)
        }
    }
};
