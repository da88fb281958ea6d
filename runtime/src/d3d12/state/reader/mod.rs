//! How a caller tells the judge what DXIL libraries and root signatures hold.
//!
//! The judge itself reads neither. A reader of DXIL containers finds nearly all of this in the `RDAT` part; what it does
//! not find there (the calls between functions of one library) stays `None`, and the rules that need it stay open.

mod binding;
mod function;

use alloc::borrow::Cow;
use alloc::vec::Vec;

use super::description::Identity;

pub use binding::{BindingRange, RegisterClass, RootSignatureContents};
pub use function::{LibraryFunction, NodeFacts, NodeOutput, ShaderKind, ShaderTarget};

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
///
/// ```
/// use clayout::d3d12::state::{Answer, Reader, RootSignatureContents, RootSignatureRef};
///
/// /// Takes every serialized root signature for one that binds nothing.
/// struct Empty;
///
/// impl Reader for Empty {
///     fn root_signature(&self, signature: RootSignatureRef<'_>) -> Answer<RootSignatureContents> {
///         match signature {
///             RootSignatureRef::Serialized(_) => Answer::Known(RootSignatureContents::default()),
///             RootSignatureRef::Object(_) => Answer::CannotTell,
///         }
///     }
/// }
/// assert!(matches!(Empty.root_signature(RootSignatureRef::Serialized(b"")), Answer::Known(_)));
/// ```
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
    ///
    /// ```
    /// use clayout::d3d12::state::{LibraryContents, LibraryDeclaration, LibrarySubobject};
    ///
    /// let declares = LibraryDeclaration::ShaderConfig { max_payload_size: 16, max_attribute_size: 8 };
    /// let library = LibraryContents::new([]).with_subobjects([LibrarySubobject { name: "Config", declares }]);
    /// assert_eq!(library.subobjects[0].name, "Config");
    /// ```
    #[must_use]
    pub fn with_subobjects(mut self, subobjects: impl IntoIterator<Item = LibrarySubobject<'a>>) -> Self {
        self.subobjects.extend(subobjects);
        self
    }
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
///
/// ```
/// use clayout::d3d12::state::LibraryDeclaration;
///
/// let default = LibraryDeclaration::Association { subobject: "Config", exports: vec![] };
/// assert!(matches!(default, LibraryDeclaration::Association { exports, .. } if exports.is_empty()));
/// ```
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
