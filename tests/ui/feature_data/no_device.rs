use clayout::d3d12::Options;

fn main() {
    let _ = Options::query(&11);
}
