use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, in(Executable))]
struct Tuning<'a> {
    #[subobject(list(NumShaders, pShaders))]
    shaders: &'a [&'a str],
}

fn main() {}
