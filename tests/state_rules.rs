//! The judge's rules: for each an object that breaks it, its nearest neighbour that does not, and the message.

#[path = "state/mod.rs"]
mod state;

#[path = "state/tables/mod.rs"]
mod tables;

use clayout::d3d12::state::{Basis, Rule};

#[test]
fn every_rule_has_a_case() {
    let covered: Vec<Rule> = tables::ALL
        .iter()
        .flat_map(|table| table.iter().map(|case| case.rule))
        .collect();
    let missing: Vec<&str> = Rule::ALL
        .iter()
        .filter(|rule| !covered.contains(rule) && !tables::ELSEWHERE.contains(rule))
        .map(|rule| rule.name())
        .collect();
    assert!(missing.is_empty(), "rules without a case: {missing:?}");
}

#[test]
fn rules_have_numbers_and_names_of_their_own() {
    assert_eq!(Rule::ALL.len(), 90);
    for (number, rule) in (1..).zip(Rule::ALL) {
        assert_eq!(rule.number(), number, "{rule}");
        assert_eq!(Rule::from_name(rule.name()), Some(*rule));
        assert!(
            rule.name()
                .bytes()
                .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
        );
        assert!(!rule.summary().ends_with('.'), "{rule}");
    }
    let count = |basis| Rule::ALL.iter().filter(|rule| rule.basis() == basis).count();
    assert_eq!(count(Basis::Device), 2);
    assert_eq!(count(Basis::RootSignature), 4);
    assert_eq!(count(Basis::Lint), 8);
}
