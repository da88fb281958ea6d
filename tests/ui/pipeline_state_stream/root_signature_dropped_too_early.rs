use clayout::d3d12::stream;
use clayout::d3d12::ComRef;
use core::ffi::c_void;
use core::ptr::NonNull;

struct Owner(NonNull<c_void>);

impl Owner {
    fn borrow(&self) -> ComRef<'_> {
        unsafe { ComRef::from_wrapper(&self.0) }
    }
}

fn main() {
    let root = {
        let owner = Owner(NonNull::dangling());
        stream::RootSignature::new(owner.borrow())
    };
    let _ = root.root_signature;
}
