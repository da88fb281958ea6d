use clayout::Subobject;

#[derive(Subobject)]
#[subobject(part, by_value, name = "XBOX_RANGE")]
struct Range {
    name: String,
}

fn main() {
    let _ = Range::new(String::new());
}
