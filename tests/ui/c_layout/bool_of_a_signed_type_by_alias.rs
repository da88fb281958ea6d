use clayout::CLayout;
use core::ffi::c_int;

#[derive(CLayout)]
struct Flags {
    #[bits(1, c_int)]
    ready: bool,
}

fn main() {
    let c = CFlags::new().with_ready(true);
    let _ = (c.ready(), CFlags::LAYOUT, Flags { ready: true }.to_c());
}
