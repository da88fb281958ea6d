use clayout::CLayout;

struct Device;

fn main() {
    let _ = <Device as CLayout>::LAYOUT;
}
