use clayout::CLayout;

#[derive(CLayout)]
#[clayout(name = "2D", pack = 3, align = 5, abi = "arm", rename_all = "shouting", overlay(Unused: u32), foreign)]
#[repr(packed)]
struct Device<T> {
    #[bits(0)]
    zero: u32,
    #[bits(33)]
    wide: u32,
    #[bits(2, u32)]
    flag: bool,
    #[bits(3, i32)]
    sign: u32,
    #[bits(3, in = Missing)]
    lost: u32,
    #[bits(3)]
    reserved: (),
    #[bits(3, widht = 3)]
    key: u32,
    #[bits(3)]
    new: u32,
    unit: (),
    plain: T,
}

fn main() {
    let c = CDevice::<u32>::new().with_zero(1);
    let _ = (
        c.zero(),
        c.wide(),
        c.flag(),
        c.sign(),
        c.lost(),
        c.key(),
        CDevice::<u32>::LAYOUT,
    );
}
