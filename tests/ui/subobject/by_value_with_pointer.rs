use clayout::Subobject;

#[derive(Subobject)]
#[subobject(stream = 0x4000, name = "XBOX_TUNING")]
struct Tuning {
    #[subobject(name = "pBudget", pointer)]
    budget: Option<u32>,
}

fn main() {}
