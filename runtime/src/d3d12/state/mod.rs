//! State objects: their descriptions, a judge of them, and a resolver of associations.
//!
//! A [`Description`] says what `CreateStateObject` is going to be given. The [`Judge`] holds it against the documented
//! rules ([`Rule`] lists them) without a device, and answers for each whether the object is *wrong*, *suspicious*, or
//! whether it *cannot tell*. The [`Resolution`] says which subobject each export ends up with, and why. For a description
//! that somebody else built there is [`describe`], which reads the C structs.
//!
//! ```
//! use clayout::d3d12::state::{Description, HitGroup, Judge, StateObjectType, Subobject};
//!
//! let mut object = Description::new(StateObjectType::RaytracingPipeline);
//! let [spheres, hit, sphere] = ["Spheres", "Hit", "Sphere"].map(|name| object.name(name));
//! let group = HitGroup { group_type: 0, ..HitGroup::procedural(spheres, sphere).with_closest_hit(hit) };
//! object.push(Subobject::HitGroup(group));
//!
//! let report = Judge::new().judge(&object);
//! let text = report.to_string();
//! assert!(text.contains("error[intersection-in-triangles]: the hit group `Spheres` is of triangles"), "{text}");
//! ```

mod contents;
mod description;
mod facts;
mod front_door;
mod judge;
mod kinds;
mod names;
pub mod raw;
mod reader;
mod report;
mod resolve;
mod rules;

pub use contents::{ContentExport, ExportKind, StateObjectContents, Value};
pub(crate) use description::ForeignValue;
pub use description::{
    Description, Export, ForeignSubobject, HitGroup, Identity, List, Node, NodeId, NodeOutputOverride, NodeOverrides,
    ProgramState, Subobject, Target, WorkGraph,
};
pub use facts::{DeviceFacts, Portability, Purpose};
pub use front_door::{Limits, describe};
pub use judge::Judge;
pub(crate) use judge::malformed_name;
pub use kinds::{AllowedIn, Associable, StateObjectType, SubobjectType};
pub use names::{Name, Names, Text};
pub use reader::{
    Answer, BindingRange, LibraryContents, LibraryDeclaration, LibraryFunction, LibrarySubobject, NodeFacts,
    NodeOutput, Reader, RegisterClass, RootSignatureContents, RootSignatureRef, ShaderKind, ShaderTarget,
};
pub use report::{Diagnostic, Need, Place, Related, Report, Undecided, Verdict};
pub use resolve::{CommandListSignature, Definition, Outcome, Resolution, ResolvedExport, Rung, Source};
pub use rules::{Basis, Rule};
