//! The fuzzers' corpora, and bytes at random, through what the fuzzers do with them.

#[allow(unreachable_pub, reason = "the fuzzers have it as a library")]
#[path = "../fuzz/src/lib.rs"]
mod fuzz;

use std::fs;
use std::path::Path;

use proptest::collection::vec;
use proptest::prelude::*;

/// Runs a fuzzer on the files of its corpus, each of which is named after something that it shows.
fn corpus(target: &str, fuzzer: fn(&[u8]) -> fuzz::Seen) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../fuzz/corpus")
        .join(target);
    let mut inputs = 0;
    for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().replace('-', " ");
        let seen = fuzzer(&fs::read(&path).expect("readable"));
        let shows = seen.iter().any(|word| word.replace('-', " ") == name);
        assert!(shows, "{} shows {seen:?}", path.display());
        inputs += 1;
    }
    assert!(inputs >= 8, "{target} has {inputs} inputs");
}

#[test]
fn front_door() {
    corpus("front_door", fuzz::front_door);
}

#[test]
fn from_bytes() {
    corpus("from_bytes", fuzz::from_bytes);
}

#[test]
fn layouts() {
    corpus("layouts", fuzz::layouts);
}

#[test]
fn names() {
    corpus("names", fuzz::names);
}

#[test]
fn triples() {
    corpus("triples", fuzz::triples);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_object_is_judged(bytes in vec(any::<u8>(), 0..600)) {
        fuzz::front_door(&bytes);
    }

    #[test]
    fn any_bytes_are_taken(bytes in vec(any::<u8>(), 0..600)) {
        fuzz::from_bytes(&bytes);
        fuzz::layouts(&bytes);
        fuzz::names(&bytes);
        fuzz::triples(&bytes);
    }
}
