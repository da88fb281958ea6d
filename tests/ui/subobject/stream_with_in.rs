use clayout::Subobject;

#[derive(Subobject)]
#[subobject(stream = 0x4000, name = "XBOX_TUNING", rename_all = "PascalCase", in(Executable), associable)]
struct Tuning {
    budget: u32,
}

fn main() {}
