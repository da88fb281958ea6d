use clayout::CLayout;

const TWO: u32 = 2;
type Flag = bool;

#[derive(CLayout)]
struct Flags {
    #[bits(TWO, u32)]
    ready: bool,
    #[bits(2, u32)]
    done: Flag,
}

fn main() {
    let c = CFlags::new().with_ready(true);
    let _ = (
        c.ready(),
        c.done(),
        CFlags::LAYOUT,
        Flags {
            ready: true,
            done: true,
        }
        .to_c(),
    );
}
