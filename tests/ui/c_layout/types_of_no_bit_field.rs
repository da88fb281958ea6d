use clayout::CLayout;

struct NotCopy(u8);

#[derive(Clone, Copy)]
enum Plain {
    One,
}

#[derive(CLayout)]
struct Device {
    #[bits(3, u32)]
    not_copy: NotCopy,
    #[bits(3, u32)]
    plain: Plain,
    #[bits(3, u32)]
    ratio: f32,
    #[bits(3, u32)]
    character: char,
    #[bits(3, u32)]
    text: String,
    #[bits(3, u32)]
    array: [u8; 4],
    #[bits(3, u32)]
    reference: &'static u32,
}

fn main() {
    let c = CDevice::new().with_plain(Plain::One).with_not_copy(NotCopy(1));
    let _ = (
        c.plain(),
        c.ratio(),
        c.text(),
        c.array(),
        c.reference(),
        c.character(),
        CDevice::LAYOUT,
    );
    let _ = Device::from_c(&c);
}
