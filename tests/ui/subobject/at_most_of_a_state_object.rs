use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_LIMITS", in(Executable))]
struct Limits<'a> {
    #[subobject(list(NumLevels: u32, pLevels), at_most = 4)]
    levels: &'a [u32],
}

fn main() {}
