//! What is only seen in the tokens: documentation.

use syn::parse_quote;

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
