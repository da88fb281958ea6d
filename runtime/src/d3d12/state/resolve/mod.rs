//! The resolver: which subobject each export ends up with, and why.

mod outcome;
mod programs;
mod signature;

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::contents::ExportKind;
use super::judge::{self, Case, Effective, Group, NONE, Origin, What, kind_of};
use super::kinds::Associable;
use super::names::Text;
use super::report::Need;

use programs::Program;

pub use outcome::{Definition, Outcome, Rung, Source};
pub use signature::CommandListSignature;

/// An export and what it ends up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResolvedExport {
    name: String,
    mangled: Option<String>,
    kind: ExportKind,
    outcomes: [Outcome; 6],
    imports: Vec<u32>,
    /// A shader that the hit group imports and that is not among the exports.
    missing: Option<String>,
}

impl ResolvedExport {
    /// The name, without mangling.
    ///
    /// ```
    /// use clayout::d3d12::state::{Associable, Description, HitGroup, Judge, Outcome, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::Collection);
    /// let hits = object.name("Hits");
    /// object.push(Subobject::HitGroup(HitGroup::triangles(hits)));
    /// let resolution = Judge::new().resolve(&object);
    /// let export = &resolution.exports()[0];
    /// assert_eq!((export.name(), export.mangled()), ("Hits", None));
    /// assert_eq!(export.outcome(Associable::NodeMask), &Outcome::Nothing);
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The mangled name, where it has one and that is known.
    #[must_use]
    pub fn mangled(&self) -> Option<&str> {
        self.mangled.as_deref()
    }

    /// What it is.
    ///
    /// ```
    /// use clayout::d3d12::state::{Description, ExportKind, HitGroup, Judge, StateObjectType, Subobject};
    ///
    /// let mut object = Description::new(StateObjectType::Collection);
    /// let hits = object.name("Hits");
    /// object.push(Subobject::HitGroup(HitGroup::triangles(hits)));
    /// assert_eq!(Judge::new().resolve(&object).exports()[0].kind(), ExportKind::HitGroup);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> ExportKind {
        self.kind
    }

    /// What it ends up with of a kind.
    #[must_use]
    pub const fn outcome(&self, kind: Associable) -> &Outcome {
        &self.outcomes[kind as usize]
    }
}

/// Which subobject each export of a state object ends up with.
///
/// `Display` prints a table.
///
/// ```
/// use clayout::d3d12::state::{Associable, Description, HitGroup, Judge, StateObjectType, Subobject, Target};
///
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let [hits, hit] = ["Hits", "Hit"].map(|name| object.name(name));
/// let library = object.exports([clayout::d3d12::state::Export::new(hit)]);
/// object.push(Subobject::DxilLibrary { bytecode: &[], exports: library });
/// object.push(Subobject::HitGroup(HitGroup::triangles(hits).with_closest_hit(hit)));
/// let mask = object.push(Subobject::NodeMask(1));
/// let exports = object.names([hits]);
/// object.push(Subobject::Association { target: Target::Index(mask), exports });
///
/// let resolution = Judge::new().resolve(&object);
/// assert_eq!(
///     resolution.to_string(),
///     "Hit\n  node mask: subobject 2 (NODE_MASK): mask 0x1, by name through `Hits`\n  \
///      (other kinds: nothing tells what a DXIL library holds)\n\
///      Hits\n  node mask: subobject 2 (NODE_MASK): mask 0x1, by name\n  \
///      (other kinds: nothing tells what a DXIL library holds)\n"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resolution {
    definitions: Vec<Definition>,
    exports: Vec<ResolvedExport>,
    by_name: BTreeMap<String, Vec<u32>>,
    programs: BTreeMap<String, Program>,
    /// Why the exports are not all known.
    open: Option<Need>,
}

impl Resolution {
    pub(crate) fn of(case: &Case<'_>) -> Self {
        let definitions = case
            .definitions
            .iter()
            .map(|definition| definition_of(case, definition))
            .collect();
        let mut exports = Vec::with_capacity(case.items.len());
        let mut by_name: BTreeMap<String, Vec<u32>> = BTreeMap::new();
        for number in 0..u32::try_from(case.items.len()).unwrap_or(NONE) {
            let item = &case.items[number as usize];
            let name = case.lexicon.show(item.name);
            by_name.entry(name.clone()).or_default().push(number);
            if let Some(mangled) = item.mangled {
                by_name.entry(case.lexicon.show(mangled)).or_default().push(number);
            }
            exports.push(ResolvedExport {
                name,
                mangled: item.mangled.map(|mangled| case.lexicon.show(mangled)),
                kind: kind_of(item.what),
                outcomes: Associable::ALL.map(|kind| outcome(case, number, kind)),
                imports: Vec::new(),
                missing: None,
            });
        }
        let mut resolution = Self {
            definitions,
            exports,
            by_name,
            programs: BTreeMap::new(),
            open: case.open_world().map(|(_, need)| need),
        };
        for group in case.groups.iter().filter(|group| group.item != NONE) {
            resolution.name_giver(case, group);
        }
        for group in case.groups.iter().filter(|group| group.item != NONE) {
            resolution.settle_group(case, group);
        }
        resolution
    }

    /// Names a hit group where its shaders have what is said of it; of several the first, which gave it to them.
    fn name_giver(&mut self, case: &Case<'_>, group: &Group) {
        for kind in Associable::ALL {
            let given = case.slot(group.item, kind);
            for shader in group.shaders.iter().filter_map(|shader| shader.checked_sub(1)) {
                let has = case.slot(shader, kind);
                if given.is_empty() || has != given.via_group() || case.is_apart(kind, group, shader) {
                    continue;
                }
                if let Outcome::Settled {
                    definition,
                    through: through @ None,
                    ..
                } = &mut self.exports[shader as usize].outcomes[kind.index()]
                    && *definition == has.definition() as usize
                {
                    *through = Some(case.lexicon.show(case.items[group.item as usize].name));
                }
            }
        }
    }

    /// A hit group without an association has what its shaders have.
    fn settle_group(&mut self, case: &Case<'_>, group: &Group) {
        let mut imports = group.imports.iter().zip(group.shaders);
        if let Some((Some(import), _)) = imports.find(|(import, shader)| import.is_some() && *shader == 0) {
            self.exports[group.item as usize].missing = Some(case.lexicon.show(*import));
        }
        for kind in Associable::ALL {
            if !case.slot(group.item, kind).is_empty() {
                continue;
            }
            let Some(shader) = case.lender(group, kind) else {
                continue;
            };
            let shader = &self.exports[shader as usize];
            let through = shader.name.clone();
            let theirs = match shader.outcome(kind) {
                Outcome::Settled { definition, rung, .. } => Outcome::Settled {
                    definition: *definition,
                    rung: *rung,
                    through: Some(through),
                },
                other => other.clone(),
            };
            self.exports[group.item as usize].outcomes[kind.index()] = theirs;
        }
        let shaders = group.shaders.iter().filter_map(|shader| shader.checked_sub(1));
        self.exports[group.item as usize].imports = shaders.collect();
    }

    /// All subobjects that can be associated, those of libraries and collections included.
    #[must_use]
    pub fn definitions(&self) -> &[Definition] {
        &self.definitions
    }

    /// All exports that are known.
    #[must_use]
    pub fn exports(&self) -> &[ResolvedExport] {
        &self.exports
    }

    /// What the export of this name ends up with; the first of several overloads.
    #[must_use]
    pub fn outcome(&self, export: &str, kind: Associable) -> Option<&Outcome> {
        let export = *self.by_name.get(export)?.first()?;
        Some(self.exports[export as usize].outcome(kind))
    }
}

impl fmt::Display for Resolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for export in &self.exports {
            write!(f, "{}", Text::from(export.name()))?;
            match export.mangled() {
                Some(mangled) => writeln!(f, " ({})", Text::from(mangled))?,
                None => writeln!(f)?,
            }
            let mut open = None;
            for kind in Associable::ALL {
                match export.outcome(kind) {
                    Outcome::Settled {
                        definition,
                        rung,
                        through,
                    } => {
                        write!(f, "  {kind}: {}, {rung}", self.definitions[*definition])?;
                        if let Some(through) = through {
                            write!(f, " through `{}`", Text::from(through.as_str()))?;
                        }
                        writeln!(f)?;
                    }
                    Outcome::Conflict { definition, rung } => {
                        writeln!(f, "  {kind}: a conflict with {}, {rung}", self.definitions[*definition])?;
                    }
                    Outcome::CannotTell(need) => open = Some(*need),
                    Outcome::Nothing => {}
                }
            }
            if let Some(need) = open {
                writeln!(f, "  (other kinds: {})", need.what())?;
            }
        }
        Ok(())
    }
}

fn outcome(case: &Case<'_>, item: u32, kind: Associable) -> Outcome {
    if case.items[item as usize].what == What::Subobject {
        return Outcome::Nothing;
    }
    match case.effective(item, kind) {
        Effective::One(definition, rung) => Outcome::Settled {
            definition: definition as usize,
            rung,
            through: None,
        },
        Effective::Conflict(definition, rung) => Outcome::Conflict {
            definition: definition as usize,
            rung,
        },
        Effective::Nothing => Outcome::Nothing,
        Effective::Unknown(need, _) => Outcome::CannotTell(need),
    }
}

fn definition_of(case: &Case<'_>, definition: &judge::Definition<'_>) -> Definition {
    let source = match definition.origin {
        Origin::Object(at) => Source::Subobject(case.object.place(at)),
        Origin::Collection(at) => Source::Collection(case.object.place(at)),
        Origin::Library(at, number) => {
            let library = case.libraries.binary_search_by_key(&at, |library| library.at).ok();
            let name = library.map_or("", |library| {
                case.libraries[library].contents.subobjects[number as usize].name
            });
            Source::Library(case.object.place(at), String::from(name))
        }
    };
    Definition {
        kind: definition.kind,
        source,
        value: definition.value.clone().into_owned(),
    }
}
