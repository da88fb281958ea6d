//! The judge: holds a description against the rules.
//!
//! A case is worked on in passes, each over a list once: gather what the subobjects say and judge their shape, apply
//! associations, let hit groups and their shaders agree, and then look at each area's rules.

mod additions;
mod agreement;
mod associate;
mod associations;
mod calls;
mod case;
mod collections;
mod configurations;
mod contradictions;
mod declared;
mod effective;
mod foreign;
mod gather;
mod graphs;
mod groups;
mod imports;
mod inclusion;
mod items;
mod libraries;
mod masks;
mod members;
mod missing;
mod nodes;
mod parts;
mod portability;
mod programs;
mod reach;
mod record;
mod shape;
mod signatures;
mod sweep;
mod targets;
mod topology;
mod unassociated;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::contents::StateObjectContents;
use super::description::{Description, Identity, Subobject};
use super::facts::{DeviceFacts, Portability, Purpose};
use super::front_door::{Limits, describe};
use super::raw::D3D12_STATE_OBJECT_DESC;
use super::reader::{Answer, LibraryContents, Reader};
use super::report::Report;
use super::resolve::Resolution;

pub(crate) use additions::kind_of;
pub(crate) use case::{Case, Definition, Group, Item, NONE, Origin, What};
pub(crate) use effective::Effective;
pub(crate) use members::malformed_name;

/// Judges state objects, with as much knowledge as it is given.
///
/// Without any, it decides what the description itself decides, and lists the rest as undecided. Nothing is refused that
/// some library, collection or device could make right.
///
/// ```
/// use clayout::d3d12::state::{Description, DeviceFacts, Judge, Rule, StateObjectType, Subobject};
///
/// let mut object = Description::new(StateObjectType::Collection);
/// object.push(Subobject::NodeMask(0b10));
///
/// let report = Judge::new().judge(&object);
/// assert!(!report.is_wrong());
/// assert_eq!(report.undecided()[0].rule(), Rule::NodeMaskBeyondNodes);
///
/// let device = DeviceFacts { node_count: Some(1), ..DeviceFacts::default() };
/// let report = Judge::new().device(device).judge(&object);
/// assert_eq!(report.diagnostics()[0].rule(), Rule::NodeMaskBeyondNodes);
/// ```
#[derive(Clone, Default)]
pub struct Judge<'r> {
    device: DeviceFacts,
    reader: Option<&'r dyn Reader>,
    collections: BTreeMap<Identity, &'r StateObjectContents>,
    portability: Portability,
    purpose: Purpose,
    sdk: Option<u32>,
}

impl<'r> Judge<'r> {
    /// A judge that knows nothing but the rules.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            device: DeviceFacts {
                node_count: None,
                raytracing_tier: None,
                shader_model: None,
                shader_features: None,
            },
            reader: None,
            collections: BTreeMap::new(),
            portability: Portability::Native,
            purpose: Purpose::Create,
            sdk: None,
        }
    }

    /// Tells what the device can do.
    #[must_use]
    pub const fn device(mut self, device: DeviceFacts) -> Self {
        self.device = device;
        self
    }

    /// Gives a reader of libraries and root signatures.
    ///
    /// ```
    /// use clayout::d3d12::state::{Judge, Reader};
    ///
    /// struct KnowsNothing;
    /// impl Reader for KnowsNothing {}
    /// let judge = Judge::new().reader(&KnowsNothing);
    /// # let _ = judge;
    /// ```
    #[must_use]
    pub fn reader(mut self, reader: &'r dyn Reader) -> Self {
        self.reader = Some(reader);
        self
    }

    /// Tells what a collection contains that the object may include; told twice of one collection, the last counts.
    ///
    /// ```
    /// use clayout::d3d12::state::{Identity, Judge, StateObjectContents, StateObjectType};
    ///
    /// let contents = StateObjectContents::new(StateObjectType::Collection);
    /// let judge = Judge::new().collection(Identity::new(0x1000), &contents);
    /// # let _ = judge;
    /// ```
    #[must_use]
    pub fn collection(mut self, collection: Identity, contents: &'r StateObjectContents) -> Self {
        self.collections.insert(collection, contents);
        self
    }

    /// Says where the object has to work.
    #[must_use]
    pub const fn portability(mut self, portability: Portability) -> Self {
        self.portability = portability;
        self
    }

    /// Says who is going to read the description.
    #[must_use]
    pub const fn purpose(mut self, purpose: Purpose) -> Self {
        self.purpose = purpose;
        self
    }

    /// Says which SDK the program targets: `D3D12SDKVersion`.
    ///
    /// ```
    /// use clayout::d3d12::state::{Description, Judge, ProgramState, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::Executable);
    /// object.push(Subobject::ProgramState(ProgramState::Blend));
    /// assert!(Judge::new().sdk_version(606).judge(&object).is_wrong());
    /// assert!(!Judge::new().sdk_version(619).judge(&object).is_wrong());
    /// ```
    #[doc(alias = "D3D12SDKVersion")]
    #[must_use]
    pub const fn sdk_version(mut self, sdk: u32) -> Self {
        self.sdk = Some(sdk);
        self
    }

    /// Judges an object.
    #[must_use]
    pub fn judge(&self, object: &Description<'_>) -> Report {
        let libraries = self.read(object);
        let mut case = Case::new(self, object, &libraries);
        case.run();
        case.take_report()
    }

    /// Judges an object that C structs describe, of public types; for others use [`describe`](super::describe) and
    /// [`Description::with_foreign`].
    ///
    /// # Safety
    ///
    /// As for [`describe`](super::describe), until the report is there.
    ///
    /// ```
    /// use clayout::d3d12::state::raw::D3D12_STATE_OBJECT_DESC;
    /// use clayout::d3d12::state::{Judge, Limits, Rule};
    ///
    /// let mut raw = D3D12_STATE_OBJECT_DESC::new();
    /// (raw.Type, raw.NumSubobjects) = (3, 1);
    /// // SAFETY: the only pointer is null.
    /// let report = unsafe { Judge::new().judge_raw(&raw const raw, Limits::default()) };
    /// assert_eq!(report.of(Rule::NullDescription).count(), 1);
    /// ```
    #[must_use]
    pub unsafe fn judge_raw(&self, object: *const D3D12_STATE_OBJECT_DESC, limits: Limits) -> Report {
        // SAFETY: the caller promises it.
        let object = unsafe { describe(object, limits) };
        self.judge(&object)
    }

    /// Judges an object that is to be added to another with `AddToStateObject`.
    ///
    /// ```
    /// use clayout::d3d12::state::{Description, Judge, Rule, StateObjectContents, StateObjectType};
    ///
    /// let parent = StateObjectContents::new(StateObjectType::RaytracingPipeline);
    /// let addition = Description::new(StateObjectType::RaytracingPipeline);
    /// let report = Judge::new().judge_addition(&addition, &parent);
    /// assert_eq!(report.of(Rule::AdditionsNotAllowed).count(), 2); // neither has the flag
    /// ```
    #[doc(alias = "AddToStateObject")]
    #[must_use]
    pub fn judge_addition(&self, addition: &Description<'_>, parent: &StateObjectContents) -> Report {
        let libraries = self.read(addition);
        let mut case = Case::new(self, addition, &libraries);
        case.parent = Some(parent);
        case.run();
        case.take_report()
    }

    /// Which subobject each export of an object ends up with.
    ///
    /// ```
    /// use clayout::d3d12::state::{Associable, Description, HitGroup, Judge, Outcome, Rung, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::RaytracingPipeline);
    /// let hits = object.name("Hits");
    /// object.push(Subobject::HitGroup(HitGroup::triangles(hits)));
    /// object.push(Subobject::NodeMask(1));
    ///
    /// let resolution = Judge::new().resolve(&object);
    /// let mask = resolution.outcome("Hits", Associable::NodeMask).unwrap();
    /// assert!(matches!(mask, Outcome::Settled { rung: Rung::Declared, .. }));
    /// ```
    #[must_use]
    pub fn resolve(&self, object: &Description<'_>) -> Resolution {
        let libraries = self.read(object);
        let mut case = Case::new(self, object, &libraries);
        case.settle();
        Resolution::of(&case).with_programs(&mut case)
    }

    /// Records what an object contains, for when it is included as a collection or added to.
    ///
    /// The object is taken to be of type `COLLECTION` when its type is unknown.
    ///
    /// ```
    /// use clayout::d3d12::state::{Description, ExportKind, HitGroup, Judge, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::Collection);
    /// let hits = object.name("Hits");
    /// object.push(Subobject::HitGroup(HitGroup::triangles(hits)));
    ///
    /// let contents = Judge::new().contents(&object);
    /// assert_eq!(contents.exports[0].name, "Hits");
    /// assert_eq!(contents.exports[0].kind, ExportKind::HitGroup);
    /// ```
    #[must_use]
    pub fn contents(&self, object: &Description<'_>) -> StateObjectContents {
        let libraries = self.read(object);
        let mut case = Case::new(self, object, &libraries);
        case.settle();
        case.record()
    }

    /// Records what an object contains to which another was added: what the parent exports, and what the addition brings.
    ///
    /// ```
    /// use clayout::d3d12::state::{Description, HitGroup, Judge, StateObjectType, Subobject};
    ///
    /// let group = |name: &'static str| {
    ///     let mut object = Description::new(StateObjectType::RaytracingPipeline);
    ///     let name = object.name(name);
    ///     object.push(Subobject::HitGroup(HitGroup::triangles(name)));
    ///     object
    /// };
    /// let parent = Judge::new().contents(&group("Near"));
    /// let grown = Judge::new().addition_contents(&group("Far"), &parent);
    /// assert_eq!(grown.exports.iter().map(|export| &export.name).collect::<Vec<_>>(), ["Far", "Near"]);
    /// ```
    #[doc(alias = "AddToStateObject")]
    #[must_use]
    pub fn addition_contents(&self, addition: &Description<'_>, parent: &StateObjectContents) -> StateObjectContents {
        let mut contents = self.contents(addition);
        contents.grow_from(parent);
        contents
    }

    /// Asks the reader about each library.
    fn read<'x>(&'x self, object: &'x Description<'x>) -> Vec<Read<'x>> {
        let Some(reader) = self.reader else { return Vec::new() };
        let mut libraries = Vec::new();
        for (at, subobject) in (0..).zip(object.subobjects()) {
            if let Subobject::DxilLibrary { bytecode, .. } = subobject {
                libraries.push(Read {
                    at,
                    answer: reader.library(bytecode),
                });
            }
        }
        libraries
    }
}

impl core::fmt::Debug for Judge<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Judge")
            .field("device", &self.device)
            .field("has_reader", &self.reader.is_some())
            .field("collections", &self.collections.len())
            .field("portability", &self.portability)
            .field("purpose", &self.purpose)
            .field("sdk", &self.sdk)
            .finish()
    }
}

/// What the reader said about the library at an index.
pub(crate) struct Read<'s> {
    at: u32,
    answer: Answer<LibraryContents<'s>>,
}
