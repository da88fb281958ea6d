//! Small values by value.

use windows::Win32::Graphics::Direct3D12::D3D12_NODE_MASK;
use windows::core::BOOL;

use crate::d3d12::{Bool32, NodeMask, ZeroNodeMask};

impl From<NodeMask> for D3D12_NODE_MASK {
    fn from(mask: NodeMask) -> Self {
        Self { NodeMask: mask.get() }
    }
}

impl TryFrom<D3D12_NODE_MASK> for NodeMask {
    type Error = ZeroNodeMask;

    fn try_from(mask: D3D12_NODE_MASK) -> Result<Self, ZeroNodeMask> {
        Self::new(mask.NodeMask)
    }
}

/// The number stays as it is.
impl From<BOOL> for Bool32 {
    fn from(value: BOOL) -> Self {
        Self::from_repr(value.0)
    }
}

/// The number stays as it is.
impl From<Bool32> for BOOL {
    fn from(value: Bool32) -> Self {
        Self(value.into_repr())
    }
}
