//! Memory for raw descriptions: values stay where they are until the arena goes.

use std::mem::MaybeUninit;
use std::ptr::copy_nonoverlapping;

use clayout::d3d12::state::raw::D3D12_STATE_SUBOBJECT;

/// `c!(STRUCT { Member: value })`: a C struct with these members, and zero in the others.
macro_rules! c {
    ($name:ident { $($member:ident $(: $value:expr)?),* $(,)? }) => {{
        #[allow(unused_mut, reason = "without members it stays as it is")]
        let mut it = $name::new();
        $(c!(@set it $member $(: $value)?);)*
        it
    }};
    (@set $it:ident $member:ident: $value:expr) => { $it.$member = $value };
    (@set $it:ident $member:ident) => { $it.$member = $member };
}
pub(crate) use c;

/// Owns what raw descriptions point to. Each value has an allocation that ends where it ends, so that a memory checker sees
/// every read past its end.
#[derive(Default)]
pub(crate) struct Arena {
    kept: Vec<Box<[MaybeUninit<u8>]>>,
    /// How many bytes behind the start of its allocation a value is put: an odd number takes its alignment away.
    pub(crate) skew: usize,
}

impl Arena {
    /// Room for that many bytes, and where it is.
    pub(crate) fn reserve(&mut self, bytes: usize) -> *mut u8 {
        let mut room = vec![MaybeUninit::new(0); self.skew + bytes].into_boxed_slice();
        let start = room.as_mut_ptr().wrapping_add(self.skew).cast();
        self.kept.push(room);
        start
    }

    /// Keeps a copy of a slice.
    pub(crate) fn slice<T: Copy>(&mut self, values: &[T]) -> *const T {
        let room = self.reserve(size_of_val(values));
        // SAFETY: the room is new and has the size of the slice; as bytes, neither is aligned, and padding may be copied.
        unsafe {
            copy_nonoverlapping(
                values.as_ptr().cast::<MaybeUninit<u8>>(),
                room.cast(),
                size_of_val(values),
            );
        };
        room.cast_const().cast()
    }

    pub(crate) fn bytes(&mut self, bytes: &[u8]) -> *const u8 {
        self.slice(bytes)
    }

    /// A name with its terminating zero.
    pub(crate) fn name(&mut self, name: &str) -> *const u16 {
        let units: Vec<u16> = name.encode_utf16().chain([0]).collect();
        self.slice(&units)
    }

    /// A subobject with a description that is kept.
    pub(crate) fn subobject<T: Copy>(&mut self, number: u32, desc: T) -> D3D12_STATE_SUBOBJECT {
        c!(D3D12_STATE_SUBOBJECT {
            Type: number,
            pDesc: self.slice(&[desc]).cast(),
        })
    }
}

/// The bytes of a C struct without padding, or with padding that was zeroed.
pub(crate) fn bytes_of<T: Copy>(value: &T) -> &[u8] {
    // SAFETY: the value is readable for its size. The tests give structs that come from all-zero ones, member by member;
    // what a copy of padding holds does not matter to who reads the members.
    unsafe { std::slice::from_raw_parts((&raw const *value).cast(), size_of::<T>()) }
}
