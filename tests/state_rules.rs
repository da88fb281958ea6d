//! The judge's rules: for each an object that breaks it, its nearest neighbour that does not, and the message.

#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "state/mod.rs"]
mod state;

#[path = "state/tables/mod.rs"]
mod tables;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use clayout::d3d12::state::{Basis, Rule};

/// The system's allocator, with a count for each thread.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: all requests are handed to the system's allocator as they are.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller's promises are the system's conditions.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promises are the system's conditions.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How many allocations this thread made.
fn allocations() -> u64 {
    ALLOCATIONS.get()
}

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
