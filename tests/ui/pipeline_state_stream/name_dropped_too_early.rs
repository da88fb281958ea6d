use clayout::d3d12::stream::LentInputElement;
use clayout::d3d12::{DxgiFormat, InputElement};

fn main() {
    let element: LentInputElement = {
        let name = c"POSITION".to_owned();
        InputElement::new(&name, DxgiFormat::R32G32B32_FLOAT).into()
    };
    let _ = format!("{element:?}");
}
