//! What subobjects are made of.

use super::Name;
use crate::d3d12::state::kinds::SubobjectType;

/// Which COM object a pointer means: its address, never dereferenced.
///
/// ```
/// use clayout::d3d12::state::Identity;
///
/// let object = 5_u32;
/// let other = 7;
/// // The address tells, not what lies there.
/// assert_ne!(Identity::of(&raw const object), Identity::of(&raw const other));
/// let again = &object;
/// assert_eq!(Identity::of(&raw const object), Identity::of(&raw const *again));
/// assert!(Identity::NULL.is_null());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Identity(usize);

impl Identity {
    /// No object.
    pub const NULL: Self = Self(0);

    /// The object at this address.
    #[must_use]
    pub fn of<T>(pointer: *const T) -> Self {
        Self(pointer.addr())
    }

    /// The object with this address as a number.
    ///
    /// ```
    /// use clayout::d3d12::state::Identity;
    ///
    /// assert_eq!(Identity::new(0), Identity::NULL);
    /// ```
    #[must_use]
    pub const fn new(address: usize) -> Self {
        Self(address)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }
}

/// An export of a library or collection.
///
/// ```
/// use clayout::d3d12::state::{Description, Export, StateObjectType};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// let (new, old) = (object.name("Hit"), object.name("ClosestHitMain"));
/// let export = Export::renamed(new, old);
/// assert_eq!((export.name, export.export_to_rename, export.flags), (Some(new), Some(old), 0));
/// assert_eq!(Export::new(new).export_to_rename, None);
/// ```
#[doc(alias = "D3D12_EXPORT_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    /// The name under which it is exported; null in C where `None`.
    #[doc(alias = "Name")]
    pub name: Option<Name>,
    /// The name inside, when that is another.
    #[doc(alias = "ExportToRename")]
    pub export_to_rename: Option<Name>,
    /// Flags; none are defined.
    #[doc(alias = "Flags")]
    pub flags: u32,
}

impl Export {
    /// An export under its own name.
    #[must_use]
    pub const fn new(name: Name) -> Self {
        Self {
            name: Some(name),
            export_to_rename: None,
            flags: 0,
        }
    }

    /// An export under another name.
    #[must_use]
    pub const fn renamed(name: Name, export_to_rename: Name) -> Self {
        Self {
            name: Some(name),
            export_to_rename: Some(export_to_rename),
            flags: 0,
        }
    }

    /// The name inside.
    pub(crate) const fn original(self) -> Option<Name> {
        match self.export_to_rename {
            Some(name) => Some(name),
            None => self.name,
        }
    }
}

/// What an association or a program points at.
///
/// ```
/// use clayout::d3d12::state::{Description, Judge, Rule, StateObjectType, Subobject, Target};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// let exports = object.names([]);
/// object.push(Subobject::Association { target: Target::Outside, exports });
/// assert_eq!(Judge::new().judge(&object).of(Rule::TargetOutsideArray).count(), 1);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// This element of the object's subobjects.
    Index(u32),
    /// Nothing: the pointer is null.
    Null,
    /// Something that is no element of the object's subobjects.
    Outside,
}

/// A hit group.
///
/// ```
/// use clayout::d3d12::state::{Description, HitGroup, StateObjectType};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// let [group, hit, sphere] = ["Spheres", "Hit", "Sphere"].map(|name| object.name(name));
/// let spheres = HitGroup::procedural(group, sphere).with_closest_hit(hit);
/// assert_eq!((spheres.group_type, spheres.intersection), (1, Some(sphere)));
/// assert_eq!(HitGroup::triangles(group).with_any_hit(hit).any_hit, Some(hit));
/// ```
#[doc(alias = "D3D12_HIT_GROUP_DESC")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HitGroup {
    /// Its own name.
    #[doc(alias = "HitGroupExport")]
    pub name: Option<Name>,
    /// 0 for triangles, 1 for procedural primitives.
    #[doc(alias = "Type")]
    pub group_type: u32,
    /// The any-hit shader.
    #[doc(alias = "AnyHitShaderImport")]
    pub any_hit: Option<Name>,
    /// The closest-hit shader.
    #[doc(alias = "ClosestHitShaderImport")]
    pub closest_hit: Option<Name>,
    /// The intersection shader.
    #[doc(alias = "IntersectionShaderImport")]
    pub intersection: Option<Name>,
}

impl HitGroup {
    /// A hit group of triangles.
    #[must_use]
    pub const fn triangles(name: Name) -> Self {
        Self {
            name: Some(name),
            group_type: 0,
            any_hit: None,
            closest_hit: None,
            intersection: None,
        }
    }

    /// A hit group of procedural primitives.
    #[must_use]
    pub const fn procedural(name: Name, intersection: Name) -> Self {
        Self {
            group_type: 1,
            intersection: Some(intersection),
            ..Self::triangles(name)
        }
    }

    /// With this any-hit shader.
    #[must_use]
    pub const fn with_any_hit(mut self, shader: Name) -> Self {
        self.any_hit = Some(shader);
        self
    }

    /// With this closest-hit shader.
    #[must_use]
    pub const fn with_closest_hit(mut self, shader: Name) -> Self {
        self.closest_hit = Some(shader);
        self
    }
}

/// A state subobject that generic programs list, with what the rules need of it.
///
/// ```
/// use clayout::d3d12::state::{ProgramState, SubobjectType};
///
/// let targets = ProgramState::RenderTargetFormats { count: 2 };
/// assert_eq!(targets.subobject_type(), SubobjectType::RENDER_TARGET_FORMATS);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProgramState {
    /// Type 14.
    StreamOutput {
        /// `NumEntries`.
        entries: u32,
        /// `NumStrides`.
        strides: u32,
    },
    /// Type 15.
    Blend,
    /// Type 16.
    SampleMask,
    /// Type 17.
    Rasterizer,
    /// Type 18.
    DepthStencil,
    /// Type 19.
    InputLayout {
        /// `NumElements`.
        elements: u32,
    },
    /// Type 20.
    IbStripCutValue,
    /// Type 21: `D3D12_PRIMITIVE_TOPOLOGY_TYPE`, where 0 is undefined and 3 triangles.
    PrimitiveTopology(u32),
    /// Type 22.
    RenderTargetFormats {
        /// `NumRenderTargets`.
        count: u32,
    },
    /// Type 23.
    DepthStencilFormat,
    /// Type 24.
    SampleDesc {
        /// `Count`.
        count: u32,
    },
    /// Type 26.
    Flags,
    /// Type 27.
    DepthStencil1,
    /// Type 28.
    ViewInstancing {
        /// `ViewInstanceCount`.
        count: u32,
    },
    /// Type 30.
    DepthStencil2,
}

impl ProgramState {
    /// The type number.
    #[must_use]
    pub const fn subobject_type(self) -> SubobjectType {
        match self {
            Self::StreamOutput { .. } => SubobjectType::STREAM_OUTPUT,
            Self::Blend => SubobjectType::BLEND,
            Self::SampleMask => SubobjectType::SAMPLE_MASK,
            Self::Rasterizer => SubobjectType::RASTERIZER,
            Self::DepthStencil => SubobjectType::DEPTH_STENCIL,
            Self::InputLayout { .. } => SubobjectType::INPUT_LAYOUT,
            Self::IbStripCutValue => SubobjectType::IB_STRIP_CUT_VALUE,
            Self::PrimitiveTopology(_) => SubobjectType::PRIMITIVE_TOPOLOGY,
            Self::RenderTargetFormats { .. } => SubobjectType::RENDER_TARGET_FORMATS,
            Self::DepthStencilFormat => SubobjectType::DEPTH_STENCIL_FORMAT,
            Self::SampleDesc { .. } => SubobjectType::SAMPLE_DESC,
            Self::Flags => SubobjectType::FLAGS,
            Self::DepthStencil1 => SubobjectType::DEPTH_STENCIL1,
            Self::ViewInstancing { .. } => SubobjectType::VIEW_INSTANCING,
            Self::DepthStencil2 => SubobjectType::DEPTH_STENCIL2,
        }
    }
}
