//! What is only seen in the tokens: documentation, and that there are some for any input.

use proc_macro2::{Group, TokenStream, TokenTree};
use syn::parse_quote;

use crate::expansion::is_file;

fn expanded(input: &syn::DeriveInput) -> String {
    super::derive(input).to_string()
}

#[test]
fn an_alias_is_no_documentation_and_comes_once() {
    let tokens = expanded(&parse_quote! {
        #[clayout(rename_all = "PascalCase")]
        struct Record {
            #[doc(alias = "OwnId")]
            own_id: u32,
            #[bits(3, u8)]
            #[doc(alias("Level"))]
            level: u8,
            #[bits(1, u8)]
            flag: bool,
        }
    });
    for c_name in ["OwnId", "Level", "Flag"] {
        let aliases = [format!("alias = \"{c_name}\""), format!("alias (\"{c_name}\")")];
        let count: usize = aliases.iter().map(|alias| tokens.matches(alias.as_str()).count()).sum();
        assert_eq!(count, 1, "{c_name}");
    }
    assert!(tokens.contains("Member `OwnId`.") && tokens.contains("`Level`: 3 bits of `u8`."));
}

/// Whatever is written, the derive answers with Rust: no panic, and an error where the declaration is refused.
#[test]
fn no_input_is_too_odd() {
    const SAMPLES: [&str; 3] = [
        r#"#[clayout(name = "NAME", rename_all = "PascalCase", abi = "gnu", overlay(Word: u32), align = 8)]
        pub(crate) struct Record<'a> where 'a: 'static {
            #[bits(3, in = Word)] pub level: u8,
            #[bits({ WIDTH - 1 }, u32, in = Word)] mode: Mode,
            #[bits(2, u32, unnamed)] reserved: (),
            #[clayout(name = "Next", align = 4)] next: Option<&'a Self>,
            #[clayout(foreign)] callback: extern "C" fn(u32) -> u32,
        }"#,
        "#[clayout(bits = u16, pack = 2, packed, derive(PartialOrd), crate = \"a::b\")]
        struct r#type { #[r#bits(Self::W)] r#match: i16, array: [Self; 3], #[bits(1, bool)] flag: bool }",
        "union Either { number: u32, bytes: [u8; 4], #[bits(3, u32)] low: u8 }",
    ];
    const INSTEAD: [&str; 14] = [
        "",
        "0",
        "-1",
        "\"\"",
        "\"a²\"",
        "'x'",
        "Self",
        "r#gen",
        "(_)",
        "(,)",
        "{ }",
        "= =",
        "::",
        "#[bits(,,)]",
    ];
    for sample in SAMPLES {
        let whole: TokenStream = sample.parse().expect("the sample is Rust");
        assert!(is_file(expanded_tokens(&whole).expect("the sample is an item")));
        for instead in INSTEAD {
            let instead: TokenStream = instead.parse().expect("a token");
            for place in 0..count(&whole) {
                let changed = replaced(whole.clone(), &mut { place }, &instead);
                let Some(output) = expanded_tokens(&changed) else {
                    continue;
                };
                assert!(is_file(output), "{changed}");
            }
        }
    }
}

fn expanded_tokens(input: &TokenStream) -> Option<TokenStream> {
    syn::parse2(input.clone()).ok().map(|input| super::derive(&input))
}

/// How many tokens there are, groups and what is in them.
fn count(tokens: &TokenStream) -> usize {
    let inner = |token: TokenTree| match token {
        TokenTree::Group(group) => 1 + count(&group.stream()),
        _ => 1,
    };
    tokens.clone().into_iter().map(inner).sum()
}

/// The tokens with something else in one place.
fn replaced(tokens: TokenStream, place: &mut usize, instead: &TokenStream) -> TokenStream {
    let mut output = TokenStream::new();
    for token in tokens {
        let here = *place == 0;
        *place = place.wrapping_sub(1);
        if here {
            output.extend(instead.clone());
        } else if let TokenTree::Group(group) = token {
            let inner = replaced(group.stream(), place, instead);
            output.extend([TokenTree::Group(Group::new(group.delimiter(), inner))]);
        } else {
            output.extend([token]);
        }
    }
    output
}
