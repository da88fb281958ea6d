//! Memory for raw descriptions: values stay where they are until the arena goes.

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

/// Owns what raw descriptions point to. Each value has an allocation of exactly its size, so that a memory checker sees
/// every read past its end.
#[derive(Default)]
pub(crate) struct Arena {
    kept: Vec<Box<dyn std::any::Any>>,
}

impl Arena {
    /// Keeps a copy of a slice.
    pub(crate) fn slice<T: Copy + 'static>(&mut self, values: &[T]) -> *const T {
        let values: Box<[T]> = values.into();
        let pointer = values.as_ptr();
        self.kept.push(Box::new(values));
        pointer
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
    pub(crate) fn subobject<T: Copy + 'static>(&mut self, number: u32, desc: T) -> D3D12_STATE_SUBOBJECT {
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
