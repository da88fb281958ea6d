//! Feature queries where names mean something else.

/// Without a prelude there is no `Option::Some`, no `Into`, no `Ok`.
mod no_prelude {
    #![no_implicit_prelude]

    #[derive(Clone, Copy, ::clayout::CEnum)]
    #[repr(u32)]
    pub(super) enum Level {
        First,
    }

    // A field as every name that the derive has for itself.
    #[derive(::clayout::FeatureData)]
    #[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_HYGIENE", none = -1)]
    pub(super) struct Cache<'a, 'b: 'a> {
        #[feature_data(node_index)]
        pub(super) device: u32,
        #[feature_data(input)]
        pub(super) r#type: Level,
        #[feature_data(list(pNames, NumNames: u32))]
        pub(super) names: &'a [u8],
        #[feature_data(list(NumRoom: u64, pRoom))]
        pub(super) room: &'b mut [u32],
        #[feature_data(in_out)]
        pub(super) inputs: ::clayout::Open<Level>,
        pub(super) known: bool,
        #[feature_data(nonzero)]
        pub(super) c: ::core::option::Option<u32>,
        #[feature_data(appended)]
        pub(super) asked: ::core::option::Option<u64>,
    }

    #[derive(::clayout::FeatureData)]
    #[feature_data(feature = 0x4001, name = "XBOX_FEATURE_DATA_NODE")]
    pub(super) struct Node {
        #[feature_data(node_index)]
        pub(super) __c: u32,
    }
}

/// What the generated code must not mean.
#[allow(dead_code, non_camel_case_types)]
mod shadowed {
    struct Option;
    struct Result;
    struct Into;
    struct Some;
    struct Sized;
    struct FeatureError;
    struct CheckFeatureSupport;
    type usize = ();
    fn device() {}
    fn node_index() {}

    #[derive(clayout_renamed::FeatureData)]
    #[feature_data(feature = 0x4002, crate = "clayout_renamed")]
    pub(super) struct Cache {
        #[feature_data(node_index)]
        pub(super) node_index: u32,
        pub(super) ways: u32,
    }

    use ::clayout as clayout_renamed;
}

/// A macro of the user's passes everything on.
mod by_macro {
    macro_rules! feature {
        ($name:ident $number:expr, $field:ident: $ty:ty) => {
            #[derive(::clayout::FeatureData)]
            #[feature_data(feature = $number)]
            pub(super) struct $name {
                #[feature_data(input)]
                pub(super) $field: $ty,
                #[cfg(any())]
                pub(super) absent: NoSuchType,
                pub(super) answer: $ty,
            }
        };
    }
    feature!(Cache 0x2000 * 2, level: u32);
}

#[test]
fn generated_code_finds_what_it_means() {
    use ::clayout::d3d12::FeatureData as _;
    use no_prelude::Level;

    let device = (|_: u32, _: *mut ::core::ffi::c_void, _: u32| 0, 1);
    let mut room = [0];
    let answer = no_prelude::Cache::query(&device, 0, Level::First, b"a", &mut room, Level::First).unwrap();
    let told = (
        answer.device,
        answer.r#type.into_repr(),
        answer.names.len(),
        answer.room.len(),
    );
    assert_eq!(told, (0, 0, 1, 1));
    let answers = (answer.inputs.into_repr(), answer.known, answer.c, answer.asked);
    assert_eq!(answers, (0, false, None, Some(0)));
    let nodes: Vec<_> = no_prelude::Node::all_nodes(&device)
        .map(|node| node.unwrap().__c)
        .collect();
    assert_eq!(nodes, [0]);
    let answer = shadowed::Cache::query(&device, 0).unwrap();
    assert_eq!((answer.node_index, answer.ways), (0, 0));
    let answer = by_macro::Cache::query(&device, 7).unwrap();
    assert_eq!((answer.level, answer.answer, by_macro::Cache::FEATURE), (7, 0, 0x4000));
}
