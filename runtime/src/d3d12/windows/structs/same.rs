//! What it takes for two declarations to be of the same struct, asserted by the compiler; and references from one to the other.
//!
//! Each table has, for each struct, the members by their C names, all of them and in the C order, with `= Name` where the
//! `windows` crate has another; and before them what keeps references back:
//!
//! | | from ours | to ours |
//! |---|---|---|
//! | `plain` | yes | yes |
//! | `padded` | yes | not to a generated struct: its holes are bytes, and theirs are not initialised |
//! | `interface` | no: ours has a raw pointer where theirs is an object that may be used | as above |

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

/// Structs that a derive has generated.
macro_rules! generated {
    ($($kind:ident $name:ident { $($member:ident $(= $their_name:ident)?),* $(,)? })*) => {$(
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
        const _: () = assert!(
            !same::has_holes(<ours::$name as $crate::CLayout>::LAYOUT),
            concat!(stringify!($name), " is padded"),
        );
        refer!(ours::$name => theirs::$name);
        refer!(theirs::$name => ours::$name);
    };
    (@ padded $name:ident) => {
        refer!(ours::$name => theirs::$name);
    };
    (@ interface $name:ident) => {};
}

/// Structs of [`state::raw`](crate::d3d12::state::raw).
#[cfg(feature = "alloc")]
macro_rules! front_door {
    ($($kind:ident $name:ident { $($member:ident $(= $their_name:ident)?),* $(,)? })*) => {$(
        const _: () = {
            let same_size = size_of::<raw::$name>() == size_of::<theirs::$name>();
            let same_align = align_of::<raw::$name>() == align_of::<theirs::$name>();
            assert!(same_size && same_align, concat!(stringify!($name), " has another size or alignment"));
            $(
                let ours = place_of!(raw::$name, $member);
                let theirs = place_of!(theirs::$name, $member $($their_name)?);
                assert!(
                    ours.0 == theirs.0 && ours.1 == theirs.1,
                    concat!(stringify!($name), ".", stringify!($member), " is elsewhere"),
                );
            )*
        };
        front_door!(@ $kind $name);
        refer!(theirs::$name => raw::$name);
    )*};
    (@ interface $name:ident) => {};
    (@ $other:ident $name:ident) => {
        refer!(raw::$name => theirs::$name);
    };
}

#[cfg(feature = "alloc")]
pub(super) use front_door;
pub(super) use {generated, place_of, refer};
