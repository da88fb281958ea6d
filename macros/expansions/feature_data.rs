// The sample:

/// How the caches of a node are built.
#[derive(FeatureData)]
#[feature_data(
    feature = 0x4000,
    name = "XBOX_FEATURE_DATA_CACHE",
    rename_all = "PascalCase"
)]
pub struct Cache {
    /// Which node.
    #[feature_data(node_index)]
    pub node_index: u32,
    /// Whether all nodes share them.
    pub shared: bool,
    /// How much they hold.
    #[feature_data(nonzero)]
    pub size: Option<u64>,
}

// Its expansion:

#[doc(hidden)]
///The members of [`Cache`] in their C form.
#[allow(non_snake_case)]
#[derive(::clayout::CLayout)]
#[clayout(
    name = "XBOX_FEATURE_DATA_CACHE",
    rename_all = "PascalCase",
    crate = "::clayout"
)]
pub struct CacheMembers {
    /// Which node.
    pub node_index: ::clayout::__private::Told<u32, Cache>,
    /// Whether all nodes share them.
    pub shared: ::clayout::__private::Answered<bool, Cache>,
    /// How much they hold.
    pub size: ::clayout::__private::Reported<Option<u64>, Cache>,
}
#[allow(deprecated)]
const _: () = {
    use ::clayout::__private as __rt;
    #[automatically_derived]
    impl __rt::Checked for Cache {
        type Members = [(); [
            (),
            <u32 as __rt::NodeIndex>::__IS,
            <bool as __rt::FeatureOutput>::__IS,
            <Option<u64> as __rt::FeatureReport>::__IS,
        ]
            .len()];
    }
    #[automatically_derived]
    unsafe impl __rt::FeatureData for Cache {
        type C = XBOX_FEATURE_DATA_CACHE;
        type Inputs = (u32,);
        const FEATURE: ::core::primitive::u32 = 0x4000;
        const ABOUT: &'static __rt::About = &__rt::About::new::<
            XBOX_FEATURE_DATA_CACHE,
        >(Self::FEATURE, &[0], &[], ::core::option::Option::None);
        #[inline]
        fn put(
            __inputs: &mut Self::Inputs,
            __c: &mut Self::C,
            __asked: &mut __rt::Asked,
        ) -> ::core::result::Result<(), __rt::Inner> {
            __rt::put_input::<
                __rt::Same<u32, Cache>,
            >(&__inputs.0, &mut __c.node_index, __asked)?;
            ::core::result::Result::Ok(())
        }
        #[inline]
        fn take(
            __inputs: Self::Inputs,
            __c: &Self::C,
            __known: ::core::primitive::usize,
        ) -> Self {
            Self {
                node_index: __inputs.0,
                shared: <__rt::Same<
                    bool,
                    Cache,
                > as __rt::FeatureOutput>::from_output(__c.shared),
                size: <__rt::Same<
                    Option<u64>,
                    Cache,
                > as __rt::FeatureReport>::from_report(__c.size, true, true),
            }
        }
        #[inline]
        fn read(&self) {
            let _ = (&self.node_index, &self.shared, &self.size);
        }
        #[inline]
        fn node_index(
            __inputs: &Self::Inputs,
        ) -> ::core::option::Option<::core::primitive::u32> {
            __rt::node_index::<__rt::Same<u32, Cache>>(&__inputs.0)
        }
    }
    #[automatically_derived]
    impl Cache {
        /**Asks a device for `XBOX_FEATURE_DATA_CACHE`, feature 0x4000.

# Errors

What the device answers, unless that is `S_OK`.*/
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
    #[automatically_derived]
    impl ::core::convert::From<XBOX_FEATURE_DATA_CACHE> for Cache {
        #[inline]
        fn from(__c: XBOX_FEATURE_DATA_CACHE) -> Self {
            <Self as __rt::FeatureData>::take(
                (
                    <__rt::Same<
                        u32,
                        Cache,
                    > as __rt::FeatureOutput>::from_output(__c.node_index),
                ),
                &__c,
                ::core::primitive::usize::MAX,
            )
        }
    }
};
