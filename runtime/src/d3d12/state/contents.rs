//! What an existing state object contains, as it was recorded when it was built.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec::Vec;

use super::description::Identity;
use super::kinds::{Associable, StateObjectType};
use super::reader::ShaderKind;

/// The content of a subobject that is associated with exports. Two subobjects are equal when these are.
///
/// ```
/// use clayout::d3d12::state::Value;
///
/// let plain = Value::PipelineConfig { max_trace_recursion_depth: 1, flags: 0 };
/// assert_eq!(plain, plain.clone());
/// assert_eq!(plain.to_string(), "depth 1");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the fields are those of the C structs")]
pub enum Value<'a> {
    /// Type 0.
    StateObjectConfig { flags: u32 },
    /// Types 1 and 2: by address.
    RootSignature(Identity),
    /// Types 31 and 32, and root signatures that a library declares: by bytes.
    SerializedRootSignature(Cow<'a, [u8]>),
    /// Type 3.
    NodeMask(u32),
    /// Type 9.
    ShaderConfig {
        max_payload_size: u32,
        max_attribute_size: u32,
    },
    /// Types 10, with no flags, and 12.
    PipelineConfig { max_trace_recursion_depth: u32, flags: u32 },
}

impl Value<'_> {
    /// Whether it is a null root signature, which is none.
    pub(crate) fn is_null_signature(&self) -> bool {
        matches!(self, Self::RootSignature(identity) if identity.is_null())
    }

    /// The same value, owned.
    pub(crate) fn into_owned(self) -> Value<'static> {
        match self {
            Self::StateObjectConfig { flags } => Value::StateObjectConfig { flags },
            Self::RootSignature(identity) => Value::RootSignature(identity),
            Self::SerializedRootSignature(bytes) => Value::SerializedRootSignature(Cow::Owned(bytes.into_owned())),
            Self::NodeMask(mask) => Value::NodeMask(mask),
            Self::ShaderConfig {
                max_payload_size,
                max_attribute_size,
            } => Value::ShaderConfig {
                max_payload_size,
                max_attribute_size,
            },
            Self::PipelineConfig {
                max_trace_recursion_depth,
                flags,
            } => Value::PipelineConfig {
                max_trace_recursion_depth,
                flags,
            },
        }
    }
}

impl core::fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::StateObjectConfig { flags } => write!(f, "flags {flags:#x}"),
            Self::RootSignature(identity) if identity.is_null() => f.write_str("null"),
            Self::RootSignature(_) => f.write_str("an object"),
            Self::SerializedRootSignature(bytes) => write!(f, "{} bytes", bytes.len()),
            Self::NodeMask(mask) => write!(f, "mask {mask:#x}"),
            Self::ShaderConfig {
                max_payload_size,
                max_attribute_size,
            } => {
                write!(f, "payload {max_payload_size}, attributes {max_attribute_size}")
            }
            Self::PipelineConfig {
                max_trace_recursion_depth,
                flags: 0,
            } => {
                write!(f, "depth {max_trace_recursion_depth}")
            }
            Self::PipelineConfig {
                max_trace_recursion_depth,
                flags,
            } => {
                write!(f, "depth {max_trace_recursion_depth}, flags {flags:#x}")
            }
        }
    }
}

/// What an export is.
///
/// ```
/// use clayout::d3d12::state::{ExportKind, ShaderKind};
///
/// assert_ne!(ExportKind::Unknown, ExportKind::Function(ShaderKind::Miss));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExportKind {
    /// Listed by name; nothing tells what it is.
    Unknown,
    /// A hit group.
    HitGroup,
    /// A function of this stage.
    Function(ShaderKind),
    /// A subobject that a library declares.
    Subobject,
}

/// An export of an existing state object.
///
/// ```
/// use clayout::d3d12::state::{Associable, ContentExport, ExportKind, ShaderKind};
///
/// let miss = ContentExport::new("Miss", ExportKind::Function(ShaderKind::Miss)).with(Associable::NodeMask, 0);
/// assert_eq!(miss.held[Associable::NodeMask as usize], Some(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentExport {
    /// The name under which it is exported.
    pub name: String,
    /// The mangled name, where it has one and that is known.
    pub mangled: Option<String>,
    /// What it is.
    pub kind: ExportKind,
    /// For each [`Associable`] the index of what it is associated with, in [`StateObjectContents::values`].
    pub held: [Option<u32>; 6],
    /// What a hit group imports: any-hit, closest-hit and intersection shader.
    pub imports: [Option<String>; 3],
}

impl ContentExport {
    /// An export without associations.
    #[must_use]
    pub fn new(name: impl Into<String>, kind: ExportKind) -> Self {
        Self {
            name: name.into(),
            mangled: None,
            kind,
            held: [None; 6],
            imports: [const { None }; 3],
        }
    }

    fn names(&self) -> (&str, Option<&str>) {
        (&self.name, self.mangled.as_deref())
    }

    /// An export that is associated with a value.
    #[must_use]
    pub const fn with(mut self, kind: Associable, value: u32) -> Self {
        self.held[kind.index()] = Some(value);
        self
    }
}

/// What an existing state object contains: a collection that another object includes, or the parent of an addition.
///
/// [`Judge::contents`](super::Judge::contents) records it when the object is built.
///
/// ```
/// use clayout::d3d12::state::{
///     Associable, ContentExport, Description, ExportKind, Identity, Judge, Rule, ShaderKind, StateObjectContents,
///     StateObjectType, Subobject, Value,
/// };
///
/// let mut contents = StateObjectContents::new(StateObjectType::Collection);
/// let mask = contents.add_value(Value::NodeMask(2));
/// let miss = ContentExport::new("Miss", ExportKind::Function(ShaderKind::Miss)).with(Associable::NodeMask, mask);
/// contents.exports.push(miss);
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let (collection, hits) = (Identity::new(0x1000), object.name("Hits"));
/// let exports = object.exports([]);
/// object.push(Subobject::ExistingCollection { collection, exports });
/// object.push(Subobject::HitGroup(clayout::d3d12::state::HitGroup::triangles(hits)));
///
/// let report = Judge::new().collection(collection, &contents).judge(&object);
/// assert_eq!(report.of(Rule::NodeMaskNotEverywhere).count(), 1); // `Hits` has no mask
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StateObjectContents {
    /// What the object is for.
    pub object_type: StateObjectType,
    /// Its flags.
    pub flags: u32,
    /// Whether it was already the parent of an addition.
    pub was_added_to: bool,
    /// Whether `exports` lists all of its exports.
    pub is_complete: bool,
    /// What its exports are associated with.
    pub values: Vec<Value<'static>>,
    /// Its exports.
    pub exports: Vec<ContentExport>,
}

impl StateObjectContents {
    /// An object without exports.
    #[must_use]
    pub const fn new(object_type: StateObjectType) -> Self {
        Self {
            object_type,
            flags: 0,
            was_added_to: false,
            is_complete: true,
            values: Vec::new(),
            exports: Vec::new(),
        }
    }

    /// Takes in what the parent of an addition exports, which stays in the new object; what comes again replaces it.
    pub(crate) fn grow_from(&mut self, parent: &Self) {
        let base = u32::try_from(self.values.len()).expect("fewer than 2^32 values");
        self.is_complete &= parent.is_complete;
        self.values.extend(parent.values.iter().cloned());
        let own: BTreeSet<_> = self.exports.iter().map(ContentExport::names).collect();
        let kept = parent.exports.iter().filter(|export| !own.contains(&export.names()));
        let kept = kept.cloned().map(|mut export| {
            export.held = export.held.map(|held| held.and_then(|held| held.checked_add(base)));
            export
        });
        let kept: Vec<ContentExport> = kept.collect();
        self.exports.extend(kept);
    }

    /// Appends a value; its index.
    ///
    /// # Panics
    ///
    /// With 2^32 values.
    pub fn add_value(&mut self, value: Value<'static>) -> u32 {
        let at = u32::try_from(self.values.len()).expect("fewer than 2^32 values");
        self.values.push(value);
        at
    }
}
