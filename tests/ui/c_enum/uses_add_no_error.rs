use clayout::{BitField, CEnum, CType, Open};

#[derive(Clone, Copy, CEnum)]
enum NoRepr {
    One = 1,
}

#[derive(Clone, Copy, CEnum)]
#[repr(C)]
struct Two(u16, u16);

#[derive(Clone, Copy, Debug, CEnum)]
#[clayout(nmae = "UNKNOWN_KEY")]
#[repr(i8)]
enum UnknownKey {
    One = 1,
}

#[derive(CEnum)]
#[repr(u8)]
enum WithData {
    One(String),
}

fn members<T: BitField + CType>() {}

fn main() {
    let _: Result<NoRepr, _> = 1.try_into();
    let _: [u32; 2] = [NoRepr::One.into_repr(), NoRepr::One.into()];
    let _: bool = NoRepr::from_repr(2).is_err() || Open::from(NoRepr::One) == NoRepr::One;
    let _: i8 = UnknownKey::from_repr(2).unwrap_err().value();
    members::<NoRepr>();
    members::<Two>();
    members::<UnknownKey>();
    let _ = WithData::One(String::new());
}
