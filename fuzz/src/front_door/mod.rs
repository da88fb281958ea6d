//! Raw descriptions that keep to the contract of `describe` and to nothing else, and what is done with them.

#[allow(dead_code, reason = "not all of it is needed here")]
#[path = "../../../tests/state/raw/arena.rs"]
mod arena;
mod graphs;
mod knowledge;
mod object;
mod parts;
mod programs;

use clayout::d3d12::state::{
    Description, Identity, Judge, Limits, Portability, Purpose, Report, ResolvedExport, Rule, describe,
};

use super::Seen;
use super::input::Input;
use arena::Arena;
use knowledge::Knowledge;

/// Reads, judges and resolves the object that the bytes stand for. Seen are the rules that found something.
pub fn front_door(bytes: &[u8]) -> Seen {
    let mut input = Input::new(bytes);
    let limits = limits(&mut input);
    let mut arena = Arena::default();
    let object = object::object(&mut input, &mut arena, limits);
    let knowledge = Knowledge::new(&mut input);
    // SAFETY: the arena outlives the description and holds what the contract asks for; see `parts`.
    let description = unsafe { describe(object, limits) };

    let judge = judge(&mut input, &knowledge);
    let mut seen = examine(&judge, &description);
    for portability in [Portability::Vkd3dProton, Portability::Wine] {
        let report = judge.clone().portability(portability).judge(&description);
        seen.extend(rules(&report));
    }
    seen
}

/// The default limits but for that on names, which would take all the time, or such that are soon reached.
fn limits(input: &mut Input<'_>) -> Limits {
    if !input.rarely(4) {
        return Limits {
            name_units: 200,
            ..Limits::default()
        };
    }
    Limits {
        list: u32::from(input.below(8)),
        name_units: u32::from(input.below(24)),
        elements: u32::from(input.below(64)),
    }
}

/// A judge with its facts but for the profile.
fn judge<'r>(input: &mut Input<'_>, knowledge: &'r Knowledge) -> Judge<'r> {
    let mut judge = Judge::new().purpose(input.pick(&[Purpose::Create, Purpose::Compile, Purpose::Store]));
    if let Some(device) = knowledge.device {
        judge = judge.device(device);
    }
    if let Some(sdk) = input.option(Input::word) {
        judge = judge.sdk_version(sdk);
    }
    if input.byte() & 1 == 1 {
        judge = judge.reader(knowledge);
    }
    judge
}

/// Judges, resolves, records, includes and adds.
fn examine(judge: &Judge<'_>, description: &Description<'_>) -> Seen {
    let report = judge.judge(description);
    let text = report.to_string();
    assert_eq!(
        text,
        judge.judge(description).to_string(),
        "the same object, judged twice"
    );

    let resolution = judge.resolve(description);
    assert!(resolution.to_string().len() >= resolution.exports().len());
    let names: Vec<&str> = resolution.exports().iter().map(ResolvedExport::name).collect();
    let _ = resolution.global_root_signature_of(names);

    // What is recorded can be included, and added to.
    let contents = judge.contents(description);
    let collection = Identity::new(1);
    let outer = judge.clone().collection(collection, &contents);
    let including = outer.judge(description);
    let adding = outer.judge_addition(description, &contents);
    let _ = outer.resolve(description).to_string();
    [report, including, adding].iter().flat_map(rules).collect()
}

/// What can be wrong with the memory itself, by what the diagnostics say.
const MALFORMED: [(&str, &str); 4] = [
    ("no terminating zero", "a name without an end"),
    ("the limit for reading", "a count over the limits"),
    ("the array is null", "an array that is null"),
    ("the pointer to them is null", "bytes that are null"),
];

/// The rules of a report, all of which can be printed; what is malformed; and when there is much at once.
fn rules(report: &Report) -> Vec<String> {
    let text = report.to_string();
    let rules: Vec<&str> = report.diagnostics().iter().map(|found| found.rule().name()).collect();
    assert!(rules.iter().all(|rule| text.contains(rule)), "{text}");
    assert!(rules.iter().all(|rule| Rule::from_name(rule).is_some()));
    let malformed = MALFORMED.iter().filter(|(part, _)| text.contains(part));
    let many = [10_usize, 20].into_iter().filter(|number| rules.len() >= *number);
    (rules.iter().map(ToString::to_string))
        .chain(malformed.map(|(_, word)| (*word).into()))
        .chain(many.map(|number| format!("{number} diagnostics at once")))
        .collect()
}
