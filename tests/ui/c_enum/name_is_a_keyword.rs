use clayout::CEnum;

#[derive(Clone, Copy, CEnum)]
#[clayout(name = "enum", rename_all = "snake_case")]
#[repr(u32)]
enum Mode {
    #[clayout(name = "break")]
    Off = 0,
    Default = 1,
}

fn main() {
    let _ = (Mode::Off.into_repr(), Mode::Default.into_repr());
}
