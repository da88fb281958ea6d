//! What it takes for two declarations to be of the same struct, asserted by the compiler; and references from one to the other.
//!
//! Each table has, for each struct, the members by their C names, all of them and in the C order, with `= Name` where the
//! `windows` crate has another; and before them what keeps references back:
//!
//! | | from ours | to ours |
//! |---|---|---|
//! | `plain` | yes | yes |
//! | `padded`, on 64 bits at least | yes | no: holes of ours are bytes, and theirs are not initialised |
//! | `interface` | no: ours has a raw pointer where theirs is an object that may be used | yes |
//! | `padded_interface` | no | no |

use crate::StructLayout;

/// The size of a member.
pub(super) const fn size_of_member<S, T>(_: for<'a> fn(&'a S) -> &'a T) -> usize {
    size_of::<T>()
}

/// Whether a member is at an offset and has a size, in bytes.
pub(super) const fn is_at(layout: &StructLayout, member: &str, offset: usize, size: usize) -> bool {
    match layout.member(member) {
        Some(member) => member.bit_offset == offset * 8 && member.bit_width == size * 8,
        None => false,
    }
}

/// Whether there are bits that belong to no member.
pub(super) const fn has_holes(layout: &StructLayout) -> bool {
    let (mut bits, mut i) = (0, 0);
    while i < layout.members.len() {
        bits += layout.members[i].bit_width;
        i += 1;
    }
    bits != layout.size * 8
}

/// Offset and size of a member: of the one with their name where there are two names.
macro_rules! place_of {
    ($($whole:ident)::+, $ours:ident) => {
        (
            core::mem::offset_of!($($whole)::+, $ours),
            $crate::d3d12::windows::structs::same::size_of_member(|whole: &$($whole)::+| &whole.$ours),
        )
    };
    ($($whole:ident)::+, $ours:ident $theirs:ident) => {
        place_of!($($whole)::+, $theirs)
    };
}

/// Leads references to one struct to references to another.
macro_rules! refer {
    ($from:ty => $to:ty) => {
        impl<'a> From<&'a $from> for &'a $to {
            fn from(from: &'a $from) -> Self {
                // SAFETY: size, alignment and the place and size of each member are the same: asserted where the two structs
                // are listed. Members are integers, floats and raw pointers, of which every bit pattern is a value, or a
                // nullable pointer to an object that the source vouches for. Where the target has bytes in place of padding,
                // the source has no padding.
                unsafe { &*core::ptr::from_ref(from).cast() }
            }
        }
    };
}

/// Structs that a derive has generated; `NAMES` gets the names of all.
macro_rules! generated {
    ($($kind:ident $name:ident { $($member:ident $(= $their_name:ident)?),* $(,)? })*) => {
        pub(super) const NAMES: &[&str] = &[$(stringify!($name)),*];
        $(
        const _: () = {
            const LAYOUT: &$crate::StructLayout = <ours::$name as $crate::CLayout>::LAYOUT;
            let same_size = LAYOUT.size == size_of::<theirs::$name>() && size_of::<ours::$name>() == LAYOUT.size;
            let same_align = LAYOUT.align == align_of::<theirs::$name>() && align_of::<ours::$name>() == LAYOUT.align;
            assert!(same_size && same_align, concat!(stringify!($name), " has another size or alignment"));
            $(
                let (offset, size) = place_of!(theirs::$name, $member $($their_name)?);
                assert!(
                    same::is_at(LAYOUT, stringify!($member), offset, size),
                    concat!(stringify!($name), ".", stringify!($member), " is elsewhere"),
                );
            )*
            let listed = [$(stringify!($member)),*].len();
            assert!(LAYOUT.members.len() == listed, concat!(stringify!($name), " has other members"));
        };
        generated!(@ $kind $name);
    )*};
    (@ plain $name:ident) => {
        generated!(@ interface $name);
        refer!(ours::$name => theirs::$name);
    };
    (@ padded $name:ident) => {
        refer!(ours::$name => theirs::$name);
    };
    (@ interface $name:ident) => {
        const _: () = assert!(
            !same::has_holes(<ours::$name as $crate::CLayout>::LAYOUT),
            concat!(stringify!($name), " is padded"),
        );
        refer!(theirs::$name => ours::$name);
    };
    (@ padded_interface $name:ident) => {};
}

pub(super) use {generated, place_of, refer};
