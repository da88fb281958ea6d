//! Makes a corpus of what a fuzzer found: `cargo run --example harvest front_door FOLDER`, where FOLDER has its inputs. For
//! each thing that they show, the smallest is cut down as far as it goes, and named after it.

use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

use clayout_fuzz::Seen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [target, folder] = &arguments[..] else {
        return Err("which fuzzer, and where are its inputs?".into());
    };
    let fuzzer = match &target[..] {
        "front_door" => clayout_fuzz::front_door,
        "from_bytes" => clayout_fuzz::from_bytes,
        "layouts" => clayout_fuzz::layouts,
        "names" => clayout_fuzz::names,
        _ => return Err("triples are written by hand".into()),
    };
    let mut inputs = Vec::new();
    for entry in fs::read_dir(folder)? {
        inputs.push(fs::read(entry?.path())?);
    }
    inputs.sort_by_key(Vec::len);

    let mut smallest: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    for input in &inputs {
        for word in fuzzer(input) {
            smallest.entry(word).or_insert_with(|| input.clone());
        }
    }
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&corpus)?;
    for (word, input) in smallest {
        fs::write(corpus.join(word.replace(' ', "-")), cut_down(input, &word, fuzzer))?;
    }
    Ok(())
}

/// Takes bytes away, and makes others zero, as long as the input still shows the same.
fn cut_down(mut input: Vec<u8>, word: &str, fuzzer: fn(&[u8]) -> Seen) -> Vec<u8> {
    let shows = |input: &[u8]| fuzzer(input).contains(word);
    let mut length = input.len();
    while length > 0 {
        let mut at = 0;
        while at < input.len() {
            let end = input.len().min(at + length);
            let less = [&input[..at], &input[end..]].concat();
            if shows(&less) {
                input = less;
            } else {
                at += length;
            }
        }
        length /= 2;
    }
    for at in 0..input.len() {
        let byte = std::mem::take(&mut input[at]);
        if !shows(&input) {
            input[at] = byte;
        }
    }
    while input.last() == Some(&0) && shows(&input[..input.len() - 1]) {
        input.pop();
    }
    input
}
