use clayout::d3d12::stream::InputLayout;
use clayout::d3d12::{DxgiFormat, InputElement};

fn main() {
    let layout = {
        let name = c"POSITION".to_owned();
        let elements = [InputElement::new(&name, DxgiFormat::R32G32B32_FLOAT).into()];
        InputLayout::new(&elements)
    };
    let _ = layout.elements.len();
}
