use clayout::CLayout;

#[derive(CLayout)]
struct Flags {
    #[bits(2, u32)]
    ready: bool,
}

fn main() {
    let c = CFlags::new().with_ready(true);
    let _ = (c.ready(), CFlags::LAYOUT, Flags { ready: true }.to_c());
}
