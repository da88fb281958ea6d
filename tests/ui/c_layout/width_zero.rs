use clayout::CLayout;

#[derive(CLayout)]
struct Flags {
    #[bits(0, u32)]
    ready: bool,
}

fn main() {
    let mut c = CFlags::new();
    c.set_ready(true);
    let _ = (c.ready(), c.to_bytes(), CFlags::LAYOUT, Flags { ready: true }.to_c());
}
