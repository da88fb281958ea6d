//! Functions of libraries.

use alloc::vec::Vec;
use core::fmt;

use super::BindingRange;

/// What shader code was compiled for, or what it needs at least.
///
/// ```
/// use clayout::d3d12::state::{ShaderKind, ShaderTarget};
///
/// let target = ShaderTarget::library(6, 3);
/// assert_eq!((target.kind, target.major, target.minor), (ShaderKind::Library, 6, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShaderTarget {
    /// The stage.
    pub kind: ShaderKind,
    /// The shader model's major number.
    pub major: u8,
    /// The shader model's minor number.
    pub minor: u8,
}

impl ShaderTarget {
    /// A library target.
    #[must_use]
    pub const fn library(major: u8, minor: u8) -> Self {
        Self {
            kind: ShaderKind::Library,
            major,
            minor,
        }
    }
}

/// The stage of a shader, with the numbers that DXIL gives them.
///
/// ```
/// use clayout::d3d12::state::ShaderKind;
///
/// assert_eq!(ShaderKind::from_number(10), Some(ShaderKind::ClosestHit));
/// assert_eq!(ShaderKind::ClosestHit.to_string(), "closest-hit shader");
/// assert_eq!(ShaderKind::from_number(16), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the stages have no more to say than their names")]
#[repr(u8)]
pub enum ShaderKind {
    Pixel = 0,
    Vertex = 1,
    Geometry = 2,
    Hull = 3,
    Domain = 4,
    Compute = 5,
    /// A function that is no shader.
    Library = 6,
    RayGeneration = 7,
    Intersection = 8,
    AnyHit = 9,
    ClosestHit = 10,
    Miss = 11,
    Callable = 12,
    Mesh = 13,
    Amplification = 14,
    Node = 15,
}

impl ShaderKind {
    const ALL: [(Self, &'static str); 16] = [
        (Self::Pixel, "pixel shader"),
        (Self::Vertex, "vertex shader"),
        (Self::Geometry, "geometry shader"),
        (Self::Hull, "hull shader"),
        (Self::Domain, "domain shader"),
        (Self::Compute, "compute shader"),
        (Self::Library, "library function"),
        (Self::RayGeneration, "ray generation shader"),
        (Self::Intersection, "intersection shader"),
        (Self::AnyHit, "any-hit shader"),
        (Self::ClosestHit, "closest-hit shader"),
        (Self::Miss, "miss shader"),
        (Self::Callable, "callable shader"),
        (Self::Mesh, "mesh shader"),
        (Self::Amplification, "amplification shader"),
        (Self::Node, "node shader"),
    ];

    /// The stage with this number.
    #[must_use]
    pub fn from_number(number: u32) -> Option<Self> {
        Self::ALL.get(usize::try_from(number).ok()?).map(|(kind, _)| *kind)
    }

    /// Whether the stage is one of ray tracing; shader configurations concern those.
    pub(crate) const fn is_raytracing(self) -> bool {
        matches!(self as u8, 7..=12)
    }

    /// Whether shader identifiers are given out for exports of that stage.
    pub(crate) const fn has_identifier(self) -> bool {
        matches!(self, Self::RayGeneration | Self::Miss | Self::Callable)
    }
}

impl fmt::Display for ShaderKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::ALL[*self as usize].1)
    }
}

/// A function of a library.
///
/// ```
/// use clayout::d3d12::state::{LibraryFunction, ShaderKind};
///
/// let hit = LibraryFunction { payload_size: 16, ..LibraryFunction::new("\x01?Hit@@YAXXZ", ShaderKind::ClosestHit) };
/// assert_eq!(hit.unmangled, "Hit");
/// ```
#[derive(Clone, Debug)]
pub struct LibraryFunction<'a> {
    /// The name as the container has it, mangled where it is.
    pub name: &'a str,
    /// The name in HLSL.
    pub unmangled: &'a str,
    /// The stage.
    pub kind: ShaderKind,
    /// The bytes of its payload, or of its parameter where it is callable.
    pub payload_size: u32,
    /// The bytes of its attributes.
    pub attribute_size: u32,
    /// The registers that its body names; `None` when they are not known.
    pub resources: Option<Vec<BindingRange>>,
    /// Mangled names of functions that its body calls and that the library does not define.
    pub dependencies: Vec<&'a str>,
    /// Mangled names of the library's own functions that its body calls; `None` when they are not known.
    pub calls: Option<Vec<&'a str>>,
    /// Shader feature flags.
    pub features: u64,
    /// In which stages it may run: one bit for each [`ShaderKind`].
    pub stages: u32,
    /// The least that it needs.
    pub min_target: Option<ShaderTarget>,
    /// What a node shader says about itself.
    pub node: Option<NodeFacts<'a>>,
    /// What a mesh shader puts out, as a `D3D12_PRIMITIVE_TOPOLOGY_TYPE`: 2 lines, 3 triangles; `None` when it is not known.
    #[doc(alias = "OutputTopology")]
    pub output_topology: Option<u32>,
}

impl<'a> LibraryFunction<'a> {
    /// A function that uses nothing and calls nothing outside its library.
    #[must_use]
    pub fn new(name: &'a str, kind: ShaderKind) -> Self {
        let start = name.strip_prefix('\x01').unwrap_or(name).strip_prefix('?');
        let unmangled = start
            .and_then(|rest| rest.split_once('@'))
            .map_or(name, |(unmangled, _)| unmangled);
        let stages = if kind == ShaderKind::Library {
            u32::MAX
        } else {
            1 << kind as u8
        };
        Self {
            name,
            unmangled,
            kind,
            payload_size: 0,
            attribute_size: 0,
            resources: None,
            dependencies: Vec::new(),
            calls: None,
            features: 0,
            stages,
            min_target: None,
            node: None,
            output_topology: None,
        }
    }
}

/// What a node shader says about itself.
///
/// ```
/// use clayout::d3d12::state::{NodeFacts, NodeOutput};
///
/// let node = NodeFacts { outputs: vec![NodeOutput { name: "Next", array_index: 0, array_size: 0 }], ..NodeFacts::new("First") };
/// assert_eq!(node.array_index, 0);
/// ```
#[derive(Clone, Debug)]
pub struct NodeFacts<'a> {
    /// The name of its ID.
    pub name: &'a str,
    /// The array index of its ID.
    pub array_index: u32,
    /// Whether it is an entry of its program.
    pub is_entry: bool,
    /// How often it may target itself; 0 when it does not say.
    pub max_recursion_depth: u32,
    /// The node whose input it shares.
    pub share_input_of: Option<(&'a str, u32)>,
    /// Its outputs, in order.
    pub outputs: Vec<NodeOutput<'a>>,
}

impl<'a> NodeFacts<'a> {
    /// A node without outputs.
    #[must_use]
    pub const fn new(name: &'a str) -> Self {
        Self {
            name,
            array_index: 0,
            is_entry: false,
            max_recursion_depth: 0,
            share_input_of: None,
            outputs: Vec::new(),
        }
    }
}

/// An output of a node shader.
///
/// ```
/// use clayout::d3d12::state::NodeOutput;
///
/// let materials = NodeOutput { name: "Material", array_index: 0, array_size: 16 };
/// assert_eq!(materials.array_size, 16);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeOutput<'a> {
    /// The name of the target node's ID.
    pub name: &'a str,
    /// The array index of the target, or of the first of several.
    pub array_index: u32,
    /// How many nodes it goes to: 0 for no array, 0xffffffff for no limit.
    pub array_size: u32,
}
