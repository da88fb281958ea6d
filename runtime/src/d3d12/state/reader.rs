//! How a caller tells the judge what DXIL libraries and root signatures hold.
//!
//! The judge itself reads neither. A reader of DXIL containers finds nearly all of this in the `RDAT` part; what it does
//! not find there (the calls between functions of one library) stays `None`, and the rules that need it stay open.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::description::Identity;

/// An answer of a reader.
///
/// ```
/// use clayout::d3d12::state::Answer;
///
/// let answer: Answer<u32> = Answer::malformed("no DXIL part");
/// assert!(!matches!(answer, Answer::Known(_)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<T> {
    /// This is what it holds.
    Known(T),
    /// The reader does not know.
    CannotTell,
    /// It is broken, and how.
    Malformed(Cow<'static, str>),
}

impl<T> Answer<T> {
    /// It is broken.
    #[must_use]
    pub fn malformed(how: impl Into<Cow<'static, str>>) -> Self {
        Self::Malformed(how.into())
    }
}

/// Tells what DXIL libraries and root signatures hold.
///
/// Both questions have an answer that leaves everything open, so that a reader implements what it can.
///
/// ```
/// use clayout::d3d12::state::{
///     Answer, Description, Export, Judge, LibraryContents, LibraryFunction, Reader, Rule, ShaderKind, StateObjectType,
///     Subobject,
/// };
///
/// struct OneRayGen;
///
/// impl Reader for OneRayGen {
///     fn library<'a>(&'a self, _: &'a [u8]) -> Answer<LibraryContents<'a>> {
///         let function = LibraryFunction::new("\x01?RayGen@@YAXXZ", ShaderKind::RayGeneration);
///         Answer::Known(LibraryContents::new([function]))
///     }
/// }
///
/// let dxil = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let miss = object.name("Miss");
/// let exports = object.exports([Export::new(miss)]);
/// object.push(Subobject::DxilLibrary { bytecode: dxil, exports });
///
/// let report = Judge::new().reader(&OneRayGen).judge(&object);
/// assert_eq!(report.of(Rule::ExportNotInLibrary).next().unwrap().exports(), ["Miss"]);
/// ```
pub trait Reader {
    /// What the library in this container holds.
    fn library<'a>(&'a self, bytecode: &'a [u8]) -> Answer<LibraryContents<'a>> {
        let _ = bytecode;
        Answer::CannotTell
    }

    /// What this root signature binds.
    fn root_signature(&self, signature: RootSignatureRef<'_>) -> Answer<RootSignatureContents> {
        let _ = signature;
        Answer::CannotTell
    }
}

/// Which root signature a reader is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RootSignatureRef<'a> {
    /// A COM object; the reader knows it by its address or not at all.
    Object(Identity),
    /// The serialized form, also of one that a library declares.
    Serialized(&'a [u8]),
}

/// What a DXIL library holds.
///
/// ```
/// use clayout::d3d12::state::{LibraryContents, LibraryFunction, ShaderKind, ShaderTarget};
///
/// let contents = LibraryContents {
///     target: Some(ShaderTarget::library(6, 5)),
///     ..LibraryContents::new([LibraryFunction::new("Main", ShaderKind::Compute)])
/// };
/// assert_eq!(contents.functions[0].unmangled, "Main");
/// ```
#[derive(Clone, Debug, Default)]
pub struct LibraryContents<'a> {
    /// What it was compiled for; `None` when that is not known.
    pub target: Option<ShaderTarget>,
    /// All functions with a body.
    pub functions: Vec<LibraryFunction<'a>>,
    /// All subobjects that it declares.
    pub subobjects: Vec<LibrarySubobject<'a>>,
}

impl<'a> LibraryContents<'a> {
    /// A library of functions.
    #[must_use]
    pub fn new(functions: impl IntoIterator<Item = LibraryFunction<'a>>) -> Self {
        Self {
            functions: functions.into_iter().collect(),
            ..Self::default()
        }
    }

    /// With these subobjects.
    #[must_use]
    pub fn with_subobjects(mut self, subobjects: impl IntoIterator<Item = LibrarySubobject<'a>>) -> Self {
        self.subobjects.extend(subobjects);
        self
    }
}

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

impl core::fmt::Display for ShaderKind {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeOutput<'a> {
    /// The name of the target node's ID.
    pub name: &'a str,
    /// The array index of the target, or of the first of several.
    pub array_index: u32,
    /// How many nodes it goes to: 0 for no array, 0xffffffff for no limit.
    pub array_size: u32,
}

/// A subobject that a library declares.
///
/// ```
/// use clayout::d3d12::state::{LibraryDeclaration, LibrarySubobject};
///
/// let config = LibrarySubobject {
///     name: "Config",
///     declares: LibraryDeclaration::ShaderConfig { max_payload_size: 16, max_attribute_size: 8 },
/// };
/// assert_eq!(config.name, "Config");
/// ```
#[derive(Clone, Debug)]
pub struct LibrarySubobject<'a> {
    /// Its name.
    pub name: &'a str,
    /// What it is.
    pub declares: LibraryDeclaration<'a>,
}

/// What a subobject of a library is.
#[derive(Clone, Debug)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the fields are those of the C structs")]
pub enum LibraryDeclaration<'a> {
    /// Kind 0.
    StateObjectConfig { flags: u32 },
    /// Kind 1, serialized.
    GlobalRootSignature(&'a [u8]),
    /// Kind 2, serialized.
    LocalRootSignature(&'a [u8]),
    /// Kind 8; an empty list makes a default.
    Association { subobject: &'a str, exports: Vec<&'a str> },
    /// Kind 9.
    ShaderConfig {
        max_payload_size: u32,
        max_attribute_size: u32,
    },
    /// Kinds 10 and 12.
    PipelineConfig { max_trace_recursion_depth: u32, flags: u32 },
    /// Kind 11; an empty name is none.
    HitGroup {
        group_type: u32,
        any_hit: &'a str,
        closest_hit: &'a str,
        intersection: &'a str,
    },
    /// A kind that the reader does not know.
    Unknown(u32),
}

/// Registers that a shader uses or a root signature binds.
///
/// ```
/// use clayout::d3d12::state::{BindingRange, RegisterClass};
///
/// let t0 = BindingRange::one(RegisterClass::Srv, 0, 0);
/// assert_eq!((t0.lower, t0.upper), (0, 0));
/// assert_eq!(t0.to_string(), "t0, space0");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BindingRange {
    /// The letter of the register.
    pub class: RegisterClass,
    /// The register space.
    pub space: u32,
    /// The first register.
    pub lower: u32,
    /// The last register; 0xffffffff for an array without an end.
    pub upper: u32,
}

impl BindingRange {
    /// One register.
    #[must_use]
    pub const fn one(class: RegisterClass, register: u32, space: u32) -> Self {
        Self {
            class,
            space,
            lower: register,
            upper: register,
        }
    }

    pub(crate) fn overlaps(self, other: Self) -> bool {
        self.class == other.class && self.space == other.space && self.lower <= other.upper && other.lower <= self.upper
    }
}

impl core::fmt::Display for BindingRange {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Self {
            class,
            space,
            lower,
            upper,
        } = *self;
        let letter = class.letter();
        match upper {
            u32::MAX => write!(f, "{letter}{lower} and up, space{space}"),
            _ if lower == upper => write!(f, "{letter}{lower}, space{space}"),
            _ => write!(f, "{letter}{lower} to {letter}{upper}, space{space}"),
        }
    }
}

/// The four register files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RegisterClass {
    /// `t`.
    Srv,
    /// `u`.
    Uav,
    /// `b`.
    Cbv,
    /// `s`.
    Sampler,
}

impl RegisterClass {
    const fn letter(self) -> char {
        match self {
            Self::Srv => 't',
            Self::Uav => 'u',
            Self::Cbv => 'b',
            Self::Sampler => 's',
        }
    }
}

/// What a root signature binds.
///
/// ```
/// use clayout::d3d12::state::{BindingRange, RegisterClass, RootSignatureContents};
///
/// let signature = RootSignatureContents { is_local: true, bindings: vec![BindingRange::one(RegisterClass::Cbv, 0, 1)] };
/// assert!(signature.is_local);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RootSignatureContents {
    /// Whether it has the flag of local root signatures, 0x80.
    #[doc(alias = "D3D12_ROOT_SIGNATURE_FLAG_LOCAL_ROOT_SIGNATURE")]
    pub is_local: bool,
    /// Everything that it binds, static samplers included.
    pub bindings: Vec<BindingRange>,
}
