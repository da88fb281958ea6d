use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, in(Executable))]
struct Tuning<'a> {
    #[subobject(list(NumShaders: u32, pShaders), name = "pShaders")]
    shaders: &'a [&'a str],
}

fn main() {}
