//! Which root signature the command list has to have.

use alloc::string::String;
use alloc::vec::Vec;

use super::programs::Program;
use super::{Outcome, Resolution};
use crate::d3d12::state::contents::ExportKind;
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::report::Need;

/// The root signature that a command list has to have set for some shaders.
///
/// A null global root signature is none: it is legal, and says of the exports that it reaches that they have none.
///
/// ```
/// use clayout::d3d12::state::{
///     CommandListSignature, Description, Export, Identity, Judge, StateObjectType, Subobject,
/// };
///
/// let dxil = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let names = ["RayGen", "Miss"].map(|name| object.name(name));
/// let exports = object.exports(names.map(Export::new));
/// object.push(Subobject::DxilLibrary { bytecode: dxil, exports });
/// object.push(Subobject::GlobalRootSignature(Identity::new(0x1000)));
///
/// let resolution = Judge::new().resolve(&object);
/// let CommandListSignature::Exactly { definition, without } = resolution.global_root_signature_of(["RayGen", "Miss"])
/// else { panic!() };
/// assert_eq!(resolution.definitions()[definition].source.place().index(), 1);
/// assert!(without.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandListSignature {
    /// This one.
    Exactly {
        /// Its number in [`Resolution::definitions`].
        definition: usize,
        /// Exports that have none: to the letter they would have to have it too. Runtimes let them be if they bind
        /// nothing.
        without: Vec<String>,
    },
    /// None of the shaders has one: whatever is set, or nothing.
    Any,
    /// Two of the shaders have different ones: they cannot be in one dispatch.
    Conflict {
        /// One export and its definition.
        one: (String, usize),
        /// Another export and its definition.
        other: (String, usize),
    },
    /// An export has two that contradict each other, or it cannot be told which it has, or whether it is there.
    CannotTell {
        /// The export.
        export: String,
        /// What would tell; `None` where its associations contradict each other.
        need: Option<Need>,
    },
    /// The object has no such export.
    NoSuchExport(String),
}

impl Resolution {
    /// Which compute root signature the command list has to have for a dispatch that uses these shaders and hit groups.
    ///
    /// All overloads of a name count, and all shaders of a hit group. The name of a generic program or of a work graph
    /// means all of its shaders. A name that is not among the exports is
    /// [`NoSuchExport`](CommandListSignature::NoSuchExport) only where all of them are known: a library without a list that
    /// nobody read may have it.
    ///
    /// ```
    /// use clayout::d3d12::state::{CommandListSignature, Description, Judge, Need, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::RaytracingPipeline);
    /// let exports = object.exports([]); // all that there are
    /// object.push(Subobject::DxilLibrary { bytecode: &[], exports });
    ///
    /// let resolution = Judge::new().resolve(&object);
    /// let (export, need) = (String::from("RayGen"), Some(Need::Library));
    /// assert_eq!(
    ///     resolution.global_root_signature_of(["RayGen"]),
    ///     CommandListSignature::CannotTell { export, need }
    /// );
    /// ```
    pub fn global_root_signature_of<'n>(&self, exports: impl IntoIterator<Item = &'n str>) -> CommandListSignature {
        let mut names = Vec::new();
        for name in exports {
            match self.programs.get(name) {
                None => names.push(name),
                Some(Program { unknown: None, shaders }) => names.extend(shaders.iter().map(String::as_str)),
                Some(Program { unknown, .. }) => {
                    return CommandListSignature::CannotTell {
                        export: String::from(name),
                        need: *unknown,
                    };
                }
            }
        }
        let mut settled: Option<(String, usize)> = None;
        let mut without = Vec::new();
        for name in names {
            let Some(numbers) = self.by_name.get(name) else {
                return self.not_known(name);
            };
            let groups = numbers.iter().map(|number| &self.exports[*number as usize]);
            let shaders = groups
                .clone()
                .flat_map(|group| &group.imports)
                .map(|number| &self.exports[*number as usize]);
            for export in groups.chain(shaders) {
                if export.kind == ExportKind::Subobject {
                    continue;
                }
                if let (Some(missing), Some(_)) = (&export.missing, self.open) {
                    return self.not_known(missing);
                }
                match export.outcome(Associable::GlobalRootSignature) {
                    Outcome::Settled { definition, .. } if self.definitions[*definition].value.is_null_signature() => {
                        without.push(export.name.clone());
                    }
                    Outcome::Settled { definition, .. } => match &settled {
                        None => settled = Some((export.name.clone(), *definition)),
                        Some((other, theirs))
                            if self.definitions[*theirs].value != self.definitions[*definition].value =>
                        {
                            return CommandListSignature::Conflict {
                                one: (other.clone(), *theirs),
                                other: (export.name.clone(), *definition),
                            };
                        }
                        Some(_) => {}
                    },
                    Outcome::Nothing => without.push(export.name.clone()),
                    Outcome::Conflict { .. } => {
                        return CommandListSignature::CannotTell {
                            export: export.name.clone(),
                            need: None,
                        };
                    }
                    Outcome::CannotTell(need) => {
                        return CommandListSignature::CannotTell {
                            export: export.name.clone(),
                            need: Some(*need),
                        };
                    }
                }
            }
        }
        match settled {
            Some((_, definition)) => CommandListSignature::Exactly { definition, without },
            None => CommandListSignature::Any,
        }
    }

    /// The answer about a name that is not among the exports.
    fn not_known(&self, name: &str) -> CommandListSignature {
        match self.open {
            Some(need) => CommandListSignature::CannotTell {
                export: String::from(name),
                need: Some(need),
            },
            None => CommandListSignature::NoSuchExport(String::from(name)),
        }
    }
}
