//! For which GPU nodes a state object is.

use core::fmt;
use core::num::NonZero;
use core::ops::BitOr;

use clayout::{CLayout, Subobject};

/// The GPU nodes that a state object is for: state subobject type 3, stream subobject type 18.
///
/// Without one the state object is for every node. A mask of 0 cannot be made: see [`ZeroNodeMask`].
///
/// What only the whole state object and the device can tell is not checked here, but where those are known:
///
/// - No bit stands for a node that the device has not: [`fits`](Self::fits) answers that for a number of nodes.
/// - Where any export of the state object is associated with a node mask, all are, those of its collections included.
/// - All masks that are referred to are equal.
///
/// C: `D3D12_NODE_MASK` of `d3d12.h`, one `UINT`.
///
/// ```
/// use clayout::d3d12::{D3D12_NODE_MASK, NodeMask};
///
/// let second = NodeMask::new(0b10)?;
/// let c: D3D12_NODE_MASK = second.to_c()?;
/// assert_eq!(c.node_mask, 2);
///
/// assert!(NodeMask::new(0).is_err());
/// let from_c = NodeMask::from_c(&D3D12_NODE_MASK::new()).unwrap_err();
/// assert_eq!(from_c.to_string(), "`D3D12_NODE_MASK.NodeMask` holds 0, which is no value of `NonZero<u32>`");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[doc(alias(
    "D3D12_NODE_MASK",
    "D3D12_PIPELINE_STATE_SUBOBJECT_TYPE_NODE_MASK",
    "CD3DX12_PIPELINE_STATE_STREAM_NODE_MASK",
    "CD3DX12_NODE_MASK_SUBOBJECT",
))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, CLayout, Subobject)]
#[clayout(name = "D3D12_NODE_MASK", rename_all = "PascalCase")]
#[subobject(type = 3, stream = 18, name = "D3D12_NODE_MASK", c = D3D12_NODE_MASK, no_new)]
#[subobject(in(Collection, RaytracingPipeline, Executable), associable)]
pub struct NodeMask {
    /// `UINT NodeMask`: bit `n` stands for the node with index `n`.
    #[doc(alias = "NodeMask")]
    pub node_mask: NonZero<u32>,
}

/// A node mask of 0, and why there is none.
///
/// Zero should mean the first node. Some versions of the runtime do not see it so: they create the state object and fail
/// later, where it is used. Hence the first node is named, by [`NodeMask::node(0)`](NodeMask::node), or the subobject is left
/// out, which stands for all nodes.
///
/// ```
/// use clayout::d3d12::{NodeMask, ZeroNodeMask};
///
/// assert_eq!(NodeMask::new(0), Err(ZeroNodeMask));
/// println!("{ZeroNodeMask}");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ZeroNodeMask;

impl fmt::Display for ZeroNodeMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a node mask of 0 is taken by some versions of the Direct3D 12 runtime and fails later, where the state object is \
             used: write 1 for the first node, or leave the node mask out for all nodes",
        )
    }
}

impl core::error::Error for ZeroNodeMask {}

impl NodeMask {
    /// The nodes whose bits are set.
    ///
    /// ```
    /// use clayout::d3d12::NodeMask;
    ///
    /// assert_eq!(NodeMask::new(0b101)?.get(), 0b101);
    /// # Ok::<(), clayout::d3d12::ZeroNodeMask>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When no bit is set.
    pub const fn new(mask: u32) -> Result<Self, ZeroNodeMask> {
        match NonZero::new(mask) {
            Some(node_mask) => Ok(Self { node_mask }),
            None => Err(ZeroNodeMask),
        }
    }

    /// One node, by its index from 0 to 31.
    ///
    /// ```
    /// use clayout::d3d12::NodeMask;
    ///
    /// const FIRST: NodeMask = NodeMask::node(0);
    /// assert_eq!(FIRST.get(), 1);
    /// assert_eq!((FIRST | NodeMask::node(31)).get(), 0x8000_0001);
    /// ```
    ///
    /// # Panics
    ///
    /// When the index is above 31.
    #[must_use]
    #[track_caller]
    pub const fn node(index: u32) -> Self {
        match NonZero::new(1_u32.unbounded_shl(index)) {
            Some(node_mask) => Self { node_mask },
            None => panic!("a node mask has 32 bits: the index of a node is 0 to 31"),
        }
    }

    /// The mask as a number, never 0.
    ///
    /// ```
    /// assert_eq!(clayout::d3d12::NodeMask::node(4).get(), 16);
    /// ```
    #[must_use]
    pub const fn get(self) -> u32 {
        self.node_mask.get()
    }

    /// Whether the node with this index is one of them.
    ///
    /// ```
    /// use clayout::d3d12::NodeMask;
    ///
    /// assert!(NodeMask::node(1).contains(1));
    /// assert!(!NodeMask::node(1).contains(0) && !NodeMask::node(1).contains(33));
    /// ```
    #[must_use]
    pub const fn contains(self, index: u32) -> bool {
        self.get() & 1_u32.unbounded_shl(index) != 0
    }

    /// Whether a device of `node_count` nodes (`ID3D12Device::GetNodeCount`) has all of them.
    ///
    /// ```
    /// use clayout::d3d12::NodeMask;
    ///
    /// assert!(NodeMask::node(1).fits(2));
    /// assert!(!NodeMask::node(1).fits(1));
    /// ```
    #[must_use]
    pub const fn fits(self, node_count: u32) -> bool {
        self.get().unbounded_shr(node_count) == 0
    }
}

/// The nodes of both.
impl BitOr for NodeMask {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self {
            node_mask: self.node_mask | other.node_mask,
        }
    }
}

impl TryFrom<u32> for NodeMask {
    type Error = ZeroNodeMask;

    fn try_from(mask: u32) -> Result<Self, ZeroNodeMask> {
        Self::new(mask)
    }
}

impl From<NodeMask> for u32 {
    fn from(mask: NodeMask) -> Self {
        mask.get()
    }
}
