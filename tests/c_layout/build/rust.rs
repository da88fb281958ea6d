//! The Rust side of a case: closures that do with the generated type what the C functions do with the C one.

use std::fmt::Write as _;

use crate::table::{Case, Group, Item};

/// The module with a case's test.
pub(crate) fn module(case: &Case, prelude: &str) -> String {
    let Case {
        name,
        rust,
        spelling,
        c,
        ..
    } = case;
    let file = std::path::Path::new(case.file)
        .file_stem()
        .and_then(|stem| stem.to_str())
        .expect("a file name");
    let members: String = case.members().map(|(group, item)| member(case, group, item)).collect();
    let conversions = if case.has("accessors") {
        "None"
    } else {
        "Some(Conversions { from_c: |c| R::from_c(c), to_c: |r| r.to_c(), write_to: |r, c| r.write_to(c) })"
    };
    let valid = if case.has("zeroed") {
        "Valid::Zeroed"
    } else {
        "any_bits::<C>()"
    };
    let text = format!("{prelude}{c}");
    format!(
        "pub(crate) mod {name} {{
    use crate::harness::*;
    #[allow(unused_imports, reason = \"not every case names a type in its members\")]
    use crate::names::*;
    #[allow(unused_imports, reason = \"not every case names a type in its members\")]
    use crate::{file}::{name}::*;
    type R = crate::{file}::{name}::{rust};
    type C = <R as clayout::CLayout>::C;
    unsafe extern \"C\" {{
        #[link_name = \"clayout_case_{name}\"]
        safe static IN_C: CCase;
    }}
    const MEMBERS: &[Member<R>] = &[\n{members}    ];
    pub(crate) const RECORD: Record = Record {{
        name: {name:?}, spelling: {spelling:?}, c: {text:?}, layout: <R as clayout::CLayout>::LAYOUT,
        ms_struct: {ms_struct}, gcc: {gcc}, members: MEMBERS.len(),
    }};
    fn case() -> Case<R> {{
        Case {{ record: &RECORD, c: &IN_C, members: MEMBERS, valid: {valid}, conversions: {conversions} }}
    }}
    #[test]
    fn c_and_rust_agree() {{
        case().check();
    }}
    #[test]
    fn c_and_rust_agree_on_random_values() {{
        case().check_random();
    }}
}}\n",
        ms_struct = case.has("ms_struct"),
        gcc = case.has("gcc"),
    )
}

fn member(case: &Case, group: &Group, item: &Item) -> String {
    let path = item.c_path();
    let width = if group.width.is_empty() {
        format!("8 * size_of::<{}>() as u32", group.ty)
    } else {
        group.width.to_owned()
    };
    let steps = item.steps();
    let direct = steps.is_empty();
    let mut text = format!(
        "        Member {{ path: {path:?}, kind: Kind::{}, width: {width}, signed: {}, values: Values::{}, direct: {direct},\n",
        kind(group),
        signed(group),
        values(group),
    );
    let (get, set) = accessors(group, item, &steps);
    let _ = writeln!(text, "            get: |c| {{ {get} }},");
    let _ = writeln!(text, "            set: |c, v| {{ {set} }},");
    let field = item.field.trim_start_matches("r#");
    let copying = if direct && group.kind != "field" && item.index.is_empty() {
        format!("Some(|c, v| Some(c.with_{field}({})))", stored(group, "return None"))
    } else {
        "None".to_owned()
    };
    let _ = writeln!(text, "            with: {copying},");
    let checked = if direct && group.kind == "bits" {
        format!(
            "Some(|c, v| Some(c.set_{field}_checked({})))",
            value(group, "return None")
        )
    } else {
        "None".to_owned()
    };
    let _ = writeln!(text, "            set_checked: {checked},");
    let range = if direct && group.kind == "bits" {
        format!("Some(C::{}_RANGE)", field.to_uppercase())
    } else {
        "None".to_owned()
    };
    let _ = writeln!(text, "            range: {range},");
    let literal = if direct && group.kind != "word" && !case.has("accessors") {
        let place = format!("r.{}{}", item.field, item.index);
        format!(
            "Some(Literal {{ get: |r| {{ {} }}, set: |r, v| {{ {place} = {}; true }} }})",
            number(group, &place, Form::Rust),
            value(group, "return false"),
        )
    } else {
        "None".to_owned()
    };
    let _ = writeln!(text, "            literal: {literal},\n        }},");
    text
}

fn kind(group: &Group) -> &'static str {
    match group.kind {
        "bits" => "Bits",
        "field" | "member" => "Plain",
        "word" => "Word",
        other => panic!("no such kind of member: {other}"),
    }
}

/// Which values to try.
fn values(group: &Group) -> String {
    let name = match group.class {
        "enum" => return format!("Enumerators(<{} as clayout::CEnum>::ENUMERATORS)", group.ty),
        "float" => "Floats",
        "double" => "Doubles",
        "pointer" => "Addresses",
        "reference" => "Reference",
        "callback" => "Callback",
        _ if group.ty == "bool" => "Bool",
        _ => "Integers",
    };
    name.to_owned()
}

fn signed(group: &Group) -> String {
    match group.class {
        "" | "enum" | "open" | "flags" => format!("<{} as clayout::BitField>::BITS.signed", group.ty),
        _ => "false".to_owned(),
    }
}

/// Bodies of closures that read and write the member through all steps that lead to it.
fn accessors(group: &Group, item: &Item, steps: &[String]) -> (String, String) {
    let (mut go, mut back) = (String::new(), String::new());
    let mut here = "c".to_owned();
    for (index, step) in steps.iter().enumerate() {
        let next = format!("p{index}");
        let (name, rest) = step
            .split_once("()")
            .map_or((step.as_str(), None), |(name, rest)| (name, Some(rest)));
        match rest {
            // A field, or an element of one.
            None => {
                let _ = write!(go, "let mut {next} = {here}.{step}; ");
                back = format!("{here}.{step} = {next}; {back}");
            }
            Some("") => {
                let _ = write!(go, "let mut {next} = {here}.{name}(); ");
                back = format!("{here}.set_{name}({next}); {back}");
            }
            // An element of an array that an accessor returns.
            Some(index) => {
                let _ = write!(
                    go,
                    "let mut all_{next} = {here}.{name}(); let mut {next} = all_{next}{index}; "
                );
                back = format!("all_{next}{index} = {next}; {here}.set_{name}(all_{next}); {back}");
            }
        }
        here = next;
    }
    let (field, plain) = (item.field, item.field.trim_start_matches("r#"));
    let place = format!("{here}.{field}{}", item.index);
    let (read, write) = if group.kind == "field" {
        (place.clone(), format!("{place} = v;"))
    } else if item.index.is_empty() {
        (format!("{here}.{field}()"), format!("{here}.set_{plain}(v);"))
    } else {
        let index = item.index;
        (
            format!("{here}.{field}(){index}"),
            format!("let mut all = {here}.{field}(); all{index} = v; {here}.set_{plain}(all);"),
        )
    };
    let form = if group.kind == "bits" { Form::Bits } else { Form::Plain };
    let get = format!("{} {}", go.replace("let mut", "let"), number(group, &read, form));
    let set = format!("let v = {}; {go}{write} {back} true", stored(group, "return false"));
    (get, set)
}

/// What a value is where it is read.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// What a bit-field's getter returns.
    Bits,
    /// What a plain member is in the generated type.
    Plain,
    /// What a member is in the annotated type.
    Rust,
}

/// The number that a value is.
fn number(group: &Group, place: &str, form: Form) -> String {
    let value = format!("({{ {place} }})");
    match group.class {
        "" if group.ty == "bool" => format!("Wide::from({value})"),
        "" => format!("{value} as Wide"),
        "enum" if form == Form::Bits => {
            format!(
                "match {value} {{ Ok(known) => known.into_repr() as Wide, Err(unknown) => unknown.value() as Wide }}"
            )
        }
        "enum" | "open" | "flags" => format!("{value}.into_repr() as Wide"),
        "float" | "double" => format!("{value}.to_bits() as Wide"),
        "pointer" => format!("{value}.addr() as Wide"),
        "reference" => format!("{value}.map_or(0, |to| core::ptr::from_ref(to).addr()) as Wide"),
        "callback" => format!("{value}.map_or(0, |call| call as usize) as Wide"),
        other => panic!("no such class: {other}"),
    }
}

/// The value of the Rust type that is the number `v`, or `otherwise`.
fn value(group: &Group, otherwise: &str) -> String {
    let ty = group.ty;
    match group.class {
        "" if ty == "bool" => format!("match v {{ 0 => false, 1 => true, _ => {otherwise} }}"),
        "" => format!("{{ let t = v as {ty}; if t as Wide != v {{ {otherwise} }} t }}"),
        "enum" => format!(
            "match {ty}::from_repr(v as <{ty} as clayout::CEnum>::Repr) {{ Ok(known) => known, Err(_) => {otherwise} }}"
        ),
        "open" => format!(
            "{{ let t = v as <{ty} as clayout::CEnum>::Repr; if t as Wide != v {{ {otherwise} }} clayout::Open::<{ty}>::from_repr(t) }}"
        ),
        "flags" => {
            format!("{{ let t = {ty}::from_repr(v as _); if t.into_repr() as Wide != v {{ {otherwise} }} t }}")
        }
        "float" => "f32::from_bits(v as u32)".to_owned(),
        "double" => "f64::from_bits(v as u64)".to_owned(),
        "pointer" => format!("v as usize as {ty}"),
        "reference" => "if v == 0 { None } else { Some(&TARGET) }".to_owned(),
        "callback" => "if v == 0 { None } else { Some(CALLBACK) }".to_owned(),
        other => panic!("no such class: {other}"),
    }
}

/// The value as the generated type stores it.
fn stored(group: &Group, otherwise: &str) -> String {
    let value = value(group, otherwise);
    if group.class == "enum" && group.kind != "bits" {
        format!("clayout::Open::new({value})")
    } else {
        value
    }
}
