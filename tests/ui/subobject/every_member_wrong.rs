use clayout::Subobject;

#[derive(Subobject)]
#[subobject(type = 0x4000, name = "XBOX_TUNING", in(RaytracingPipeline), associable)]
struct Tuning<'a> {
    name: String,
    waves: usize,
    bytes: &'a [u8; 4],
    limit: Option<u32>,
}

fn main() {
    let _ = Tuning::new(String::new(), 4, &[0; 4], None);
}
