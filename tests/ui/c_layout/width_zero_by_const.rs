use clayout::CLayout;

const NONE: u32 = 0;

#[derive(CLayout)]
struct Flags {
    #[bits(NONE, u32)]
    ready: bool,
    #[bits(NONE)]
    level: u32,
}

fn main() {
    let mut c = CFlags::new();
    c.set_ready(true);
    let _ = (
        c.ready(),
        c.with_level(1),
        CFlags::LAYOUT,
        Flags { ready: true, level: 0 }.to_c(),
    );
}
