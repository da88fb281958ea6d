//! What the derives write for a sample of each kind, compared with `expansions/*.rs`: a reviewer sees what changes in the
//! users' binaries, and a reader what a derive does. `BLESS=1 cargo test -p clayout-macros` writes the files anew.

use std::path::Path;

use proc_macro2::TokenStream;
use quote::quote;
use syn::DeriveInput;

#[test]
fn c_enum() {
    let enumeration = quote! {
        /// How much of a feature there is.
        #[derive(Clone, Copy, CEnum)]
        #[clayout(name = "D3D12_TIER", prefix = "D3D12_TIER_", rename_all = "SCREAMING_SNAKE_CASE")]
        #[repr(u32)]
        pub enum Tier {
            NotSupported,
            #[clayout(name = "D3D12_TIER_1_1")]
            OneOne = 11,
        }
    };
    compare("c_enum", &enumeration, crate::c_enum::derive);
}

#[test]
fn c_enum_newtype() {
    let newtype = quote! {
        #[derive(Clone, Copy, CEnum)]
        #[clayout(name = "D3D12_FLAGS", crate = "elsewhere::clayout")]
        #[repr(transparent)]
        pub(crate) struct Flags(u32);
    };
    compare("c_enum_newtype", &newtype, crate::c_enum::derive);
}

#[test]
fn c_enum_refused() {
    let refused = quote! {
        #[derive(Clone, Copy, CEnum)]
        #[repr(C)]
        pub enum Tier {
            NotSupported,
        }
    };
    compare("c_enum_refused", &refused, crate::c_enum::derive);
}

#[test]
fn subobject() {
    let subobject = quote! {
        /// How the console runs it.
        #[derive(Subobject)]
        #[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
        pub struct Tuning<'a> {
            /// The shaders that it is for.
            #[subobject(list(NumShaders: u32, pShaders))]
            pub shaders: &'a [&'a str],
            /// How many waves run at once.
            #[subobject(name = "pOccupancy", pointer, optional)]
            pub occupancy: Option<u32>,
        }
    };
    compare("subobject", &subobject, crate::subobject::derive);
}

#[test]
fn subobject_part() {
    let part = quote! {
        #[derive(Subobject)]
        #[subobject(part, name = "XBOX_TILE", rename_all = "PascalCase")]
        struct Tile {
            first: u32,
        }
    };
    compare("subobject_part", &part, crate::subobject::derive);
}

#[test]
fn state_object() {
    let object = quote! {
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
    };
    compare("state_object", &object, crate::state_object::derive);
}

#[test]
fn feature_data() {
    let feature = quote! {
        /// How the caches of a node are built.
        #[derive(FeatureData)]
        #[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE", rename_all = "PascalCase")]
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
    };
    compare("feature_data", &feature, crate::feature_data::derive);
}

#[test]
fn feature_data_inputs() {
    let feature = quote! {
        #[derive(FeatureData)]
        #[feature_data(feature = CACHES, name = "XBOX_FEATURE_DATA_CACHES", none = E_FAIL)]
        pub(crate) struct Caches<'a> {
            #[feature_data(list(NumLevels: u32, pLevels))]
            levels: &'a [Level],
            #[feature_data(in_out)]
            highest: Open<Level>,
            #[feature_data(input)]
            exclusive: bool,
            #[feature_data(appended)]
            lines: Option<u32>,
        }
    };
    compare("feature_data_inputs", &feature, crate::feature_data::derive);
}

#[test]
fn feature_data_refused() {
    let refused = quote! {
        #[derive(FeatureData)]
        pub struct Cache {
            #[feature_data(node_index)]
            pub node_index: u32,
        }
    };
    compare("feature_data_refused", &refused, crate::feature_data::derive);
}

#[test]
fn c_layout_overlay() {
    let overlay = quote! {
        /// Multi-sampling.
        #[derive(Clone, Copy, CLayout)]
        #[clayout(name = "MSAA_PARAMETERS", rename_all = "PascalCase", overlay(Dword0: u32))]
        pub struct MsaaParameters {
            /// The logarithm.
            #[bits(3, in = Dword0)]
            pub num_samples_log2: u8,
            #[bits(2, in = Dword0)]
            pub mode: Mode,
            #[bits(27, in = Dword0)]
            reserved: (),
        }
    };
    compare("c_layout_overlay", &overlay, crate::c_layout::derive);
}

#[test]
fn c_layout_plain_members() {
    let plain = quote! {
        #[derive(CLayout)]
        pub(crate) struct Packet<'a> {
            #[bits(WIDTH, u16)]
            pub kind: u16,
            pub length: u32,
            #[bits(4, i8)]
            level: i8,
            pub inner: Inner,
            pub next: Option<&'a u8>,
        }
    };
    compare("c_layout_plain_members", &plain, crate::c_layout::derive);
}

#[test]
fn c_layout_union() {
    let union = quote! {
        #[derive(Clone, Copy, CLayout)]
        #[clayout(name = "VALUE")]
        pub union Value {
            pub number: u32,
            pub inner: Inner,
            #[bits(3, u32)]
            pub low: u8,
        }
    };
    compare("c_layout_union", &union, crate::c_layout::derive);
}

#[test]
fn c_layout_refused() {
    let refused = quote! {
        #[derive(CLayout)]
        pub struct Flags<'a> {
            #[bits(0, u32)]
            pub ready: bool,
            pub next: &'a u32,
        }
    };
    compare("c_layout_refused", &refused, crate::c_layout::derive);
}

/// Compares the expansion of `sample` with the golden file of that name.
fn compare(name: &str, sample: &TokenStream, derive: impl Fn(&DeriveInput) -> TokenStream) {
    let input: DeriveInput = syn::parse2(sample.clone()).expect("the sample is an item");
    let text = format!(
        "// The sample:\n\n{}\n// Its expansion:\n\n{}",
        pretty(sample.clone()),
        pretty(derive(&input)),
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("expansions")
        .join(name)
        .with_extension("rs");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).expect("the golden file can be written");
        return;
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert_eq!(
        text, golden,
        "the expansion has changed: look at it, then run the test with BLESS=1"
    );
}

fn pretty(tokens: TokenStream) -> String {
    let file = syn::parse2(tokens).expect("the expansion is a file");
    prettyplease::unparse(&file)
}

/// Whether tokens are items.
pub(crate) fn is_file(tokens: TokenStream) -> bool {
    syn::parse2::<syn::File>(tokens).is_ok()
}
