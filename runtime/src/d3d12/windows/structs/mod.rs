//! C structs that the `windows` crate declares too: asserted to be the same, and references led from one to the other.
//!
//! The crate's metadata are of SDK 614. Not there is what came later: subobjects of types 31, 32, 33 and 36, opacity micromaps.

mod features;
mod pipeline_states;
mod same;
#[cfg(feature = "alloc")]
mod state_objects;

use windows::Win32::Graphics::Direct3D12 as theirs;

use crate::d3d12 as ours;
use same::{generated, place_of, refer};

generated! {
    plain D3D12_NODE_MASK { NodeMask }
    plain D3D12_HEAP_PROPERTIES { Type, CPUPageProperty, MemoryPoolPreference, CreationNodeMask, VisibleNodeMask }
}

/// The names of all structs that are asserted to be the same.
#[doc(hidden)]
pub const SAME: &[&[&str]] = &[
    NAMES,
    &["D3D12_GLOBAL_ROOT_SIGNATURE", "D3D12_RAYTRACING_INSTANCE_DESC"],
    features::NAMES,
    pipeline_states::NAMES,
    #[cfg(feature = "alloc")]
    state_objects::NAMES,
];

/// The one whose members borrow.
mod global_root_signature {
    use super::{place_of, refer, same, theirs};
    use crate::StructLayout;
    use crate::d3d12::D3D12_GLOBAL_ROOT_SIGNATURE as Ours;
    use theirs::D3D12_GLOBAL_ROOT_SIGNATURE as Theirs;

    const _: () = {
        const LAYOUT: &StructLayout = <Ours<'_> as crate::CLayout>::LAYOUT;
        assert!(LAYOUT.size == size_of::<Theirs>() && LAYOUT.align == align_of::<Theirs>());
        let (offset, size) = place_of!(Theirs, pGlobalRootSignature);
        assert!(same::is_at(LAYOUT, "pGlobalRootSignature", offset, size));
        assert!(!same::has_holes(LAYOUT) && LAYOUT.members.len() == 1);
    };
    refer!(Ours<'a> => Theirs);
    refer!(Theirs => Ours<'a>);
}

/// The one with bit-fields: the `windows` crate has each word as a number.
mod instance {
    use super::{place_of, refer, same, theirs};
    use crate::d3d12::D3D12_RAYTRACING_INSTANCE_DESC as Ours;
    use crate::{CLayout, StructLayout};
    use theirs::D3D12_RAYTRACING_INSTANCE_DESC as Theirs;

    const _: () = {
        const LAYOUT: &StructLayout = <Ours as CLayout>::LAYOUT;
        assert!(LAYOUT.size == size_of::<Theirs>() && LAYOUT.align == align_of::<Theirs>());
        let (offset, size) = place_of!(Theirs, Transform);
        assert!(same::is_at(LAYOUT, "Transform", offset, size));
        let (offset, size) = place_of!(Theirs, AccelerationStructure);
        assert!(same::is_at(LAYOUT, "AccelerationStructure", offset, size));
        let (word, words) = (place_of!(Theirs, _bitfield1).0 * 8, place_of!(Theirs, _bitfield2).0 * 8);
        assert!(at(LAYOUT, "InstanceID") == word && at(LAYOUT, "InstanceMask") == word + 24);
        assert!(at(LAYOUT, "InstanceContributionToHitGroupIndex") == words && at(LAYOUT, "Flags") == words + 24);
        assert!(!same::has_holes(LAYOUT) && LAYOUT.members.len() == 6);
    };

    const fn at(layout: &StructLayout, bit_field: &str) -> usize {
        layout.member(bit_field).unwrap().bit_offset
    }

    refer!(Ours => Theirs);
    refer!(Theirs => Ours);
}
