//! The neutral description of a state object that the judge and the resolver work on.
//!
//! Builders and the front door for raw descriptions both produce it. Nothing is kept per name or per list: names are
//! numbers of one table, lists are ranges of one pool.

mod foreign;
mod list;
mod parts;
mod subobject;
mod table;
mod work_graph;

use alloc::vec::Vec;

use super::kinds::{StateObjectType, SubobjectType};
use super::names::{Name, Names, Text};
use super::report::Diagnostic;

pub use foreign::ForeignSubobject;
pub(crate) use foreign::ForeignValue;
pub use list::List;
use list::index;
pub use parts::{Export, HitGroup, Identity, ProgramState, Target};
pub use subobject::Subobject;
use table::Table;
pub use work_graph::{Node, NodeId, NodeOutputOverride, NodeOverrides, WorkGraph};

/// A state object as the judge sees it: no C structs, no pointers, each name once.
///
/// ```
/// use clayout::d3d12::state::{Description, Export, HitGroup, Judge, StateObjectType, Subobject, Target};
///
/// let dxil: &[u8] = b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0"; // 32 bytes, and says so
/// let mut object = Description::new(StateObjectType::RaytracingPipeline);
/// let [ray_gen, hit, hits] = ["RayGen", "Hit", "Hits"].map(|name| object.name(name));
///
/// let exports = object.exports([Export::new(ray_gen), Export::new(hit)]);
/// object.push(Subobject::DxilLibrary { bytecode: dxil, exports });
/// object.push(Subobject::HitGroup(HitGroup::triangles(hits).with_closest_hit(hit)));
/// let config = object.push(Subobject::RaytracingShaderConfig { max_payload_size: 16, max_attribute_size: 8 });
/// object.push(Subobject::RaytracingPipelineConfig { max_trace_recursion_depth: 1 });
/// let everything = object.names([]);
/// object.push(Subobject::Association { target: Target::Index(config), exports: everything });
///
/// assert!(!Judge::new().judge(&object).is_wrong());
/// ```
#[derive(Clone, Debug)]
pub struct Description<'a> {
    object_type: u32,
    table: Table<'a>,
    subobjects: Vec<Subobject<'a>>,
    exports: Vec<Export>,
    names: Vec<Option<Name>>,
    targets: Vec<Target>,
    graphs: Vec<WorkGraph>,
    hit_groups: usize,
    /// Whether a list of names has one that is null.
    has_gaps: bool,
    /// What subobjects of others' types hold, in their order.
    pub(crate) foreign: Vec<ForeignValue>,
    /// Whether a builder made it, so that targets are handles.
    pub(crate) is_built: bool,
    /// What the front door or the builder found.
    pub(crate) defects: Vec<Diagnostic>,
    /// Whether the front door left something unread for its size.
    pub(crate) is_cut: bool,
}

impl<'a> Description<'a> {
    /// An object without subobjects.
    #[must_use]
    pub fn new(object_type: StateObjectType) -> Self {
        Self::with_type_number(object_type.number())
    }

    /// An object without subobjects, of a type that may be unknown.
    ///
    /// ```
    /// use clayout::d3d12::state::Description;
    ///
    /// assert_eq!(Description::with_type_number(1).object_type(), None);
    /// ```
    #[must_use]
    pub const fn with_type_number(object_type: u32) -> Self {
        Self::with_room(object_type, Table::Own(Names::new()), Vec::new())
    }

    /// An object that looks names up in a table that somebody else has, with room for so many names in lists.
    #[inline]
    pub(crate) fn over_names(object_type: StateObjectType, names: &'a Names<'a>, listed: usize) -> Self {
        Self::with_room(object_type.number(), Table::Lent(names), Vec::with_capacity(listed))
    }

    /// Takes the subobjects that a builder has, of which so many are hit groups.
    pub(crate) fn take_built(&mut self, subobjects: Vec<Subobject<'a>>, hit_groups: usize) {
        self.subobjects = subobjects;
        self.hit_groups = hit_groups;
        self.is_built = true;
    }

    #[inline]
    const fn with_room(object_type: u32, table: Table<'a>, names: Vec<Option<Name>>) -> Self {
        Self {
            object_type,
            table,
            subobjects: Vec::new(),
            exports: Vec::new(),
            names,
            targets: Vec::new(),
            graphs: Vec::new(),
            hit_groups: 0,
            has_gaps: false,
            foreign: Vec::new(),
            is_built: false,
            defects: Vec::new(),
            is_cut: false,
        }
    }

    /// Makes room for so many subobjects and different names.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, StateObjectType};
    /// let mut object = Description::new(StateObjectType::Collection);
    /// object.reserve(100, 200);
    /// assert_eq!(object.subobjects().len(), 0);
    /// ```
    pub fn reserve(&mut self, subobjects: usize, names: usize) {
        self.subobjects.reserve(subobjects);
        if self.table.names().is_empty() {
            self.table = Table::Own(Names::with_capacity(names));
        }
    }

    /// Takes the names from a table that was filled before.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, Names, StateObjectType};
    /// let mut names = Names::new();
    /// let ray_gen = names.intern("RayGen");
    /// let object = Description::new(StateObjectType::Collection).with_names(names);
    /// assert_eq!(object.text(ray_gen).to_string(), "RayGen");
    /// ```
    #[must_use]
    pub fn with_names(mut self, names: Names<'a>) -> Self {
        self.table = Table::Own(names);
        self
    }

    /// A list of one name.
    #[inline]
    pub(crate) fn name_alone(&mut self, name: Option<Name>) -> List<Option<Name>> {
        let start = index(self.names.len());
        self.names.push(name);
        self.has_gaps |= name.is_none();
        List::one(start)
    }

    /// What the object is for; `None` when the number is unknown.
    #[must_use]
    pub const fn object_type(&self) -> Option<StateObjectType> {
        StateObjectType::from_number(self.object_type)
    }

    /// The number of the object's type.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, StateObjectType};
    /// assert_eq!(Description::new(StateObjectType::Executable).type_number(), 4);
    /// ```
    #[must_use]
    pub const fn type_number(&self) -> u32 {
        self.object_type
    }

    /// The number of a name in this description; equal names get one.
    pub fn name(&mut self, text: impl Into<Text<'a>>) -> Name {
        self.table.to_mut().intern(text)
    }

    /// The number of a name that is copied.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, StateObjectType};
    /// let mut object = Description::new(StateObjectType::Collection);
    /// let name = object.name_copy(&[0x47, 0x65, 0x6e]);
    /// assert_eq!(object.name("Gen"), name);
    /// ```
    pub fn name_copy(&mut self, units: &[u16]) -> Name {
        self.table.to_mut().intern_copy(units)
    }

    /// Appends a subobject; its place in the array.
    ///
    /// # Panics
    ///
    /// With 2^32 subobjects.
    #[inline]
    pub fn push(&mut self, subobject: Subobject<'a>) -> u32 {
        let at = index(self.subobjects.len());
        self.hit_groups += usize::from(matches!(subobject, Subobject::HitGroup(_)));
        self.subobjects.push(subobject);
        at
    }

    /// A list of exports, for a library or a collection.
    pub fn exports(&mut self, exports: impl IntoIterator<Item = Export>) -> List<Export> {
        let exports = exports.into_iter();
        if self.exports.capacity() == 0 {
            // Often the only list.
            self.exports = Vec::with_capacity(exports.size_hint().0);
        }
        List::append(&mut self.exports, exports)
    }

    /// A list of names, for an association or a program.
    pub fn names(&mut self, names: impl IntoIterator<Item = Name>) -> List<Option<Name>> {
        List::append(&mut self.names, names.into_iter().map(Some))
    }

    /// A list of names of which some may be null.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, StateObjectType};
    /// let mut object = Description::new(StateObjectType::Collection);
    /// assert_eq!(object.nullable_names([None]).len(), 1);
    /// ```
    pub fn nullable_names(&mut self, names: impl IntoIterator<Item = Option<Name>>) -> List<Option<Name>> {
        let list = List::append(&mut self.names, names);
        self.has_gaps |= self.names_of(list).contains(&None);
        list
    }

    /// A list of targets, for a program.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, ProgramState, StateObjectType, Subobject, Target};
    /// let mut object = Description::new(StateObjectType::Executable);
    /// let blend = object.push(Subobject::ProgramState(ProgramState::Blend));
    /// assert_eq!(object.targets([Target::Index(blend)]).len(), 1);
    /// ```
    pub fn targets(&mut self, targets: impl IntoIterator<Item = Target>) -> List<Target> {
        List::append(&mut self.targets, targets)
    }

    /// Appends a work graph; its place in the array.
    ///
    /// ```
    /// # use clayout::d3d12::state::{Description, StateObjectType, WorkGraph};
    /// let mut object = Description::new(StateObjectType::Executable);
    /// let name = object.name("Graph");
    /// assert_eq!(object.push_work_graph(WorkGraph::new(name)), 0);
    /// ```
    pub fn push_work_graph(&mut self, graph: WorkGraph) -> u32 {
        let graph = self.add_work_graph(graph);
        self.push(graph)
    }

    /// Keeps a work graph, to be pushed.
    pub(crate) fn add_work_graph(&mut self, graph: WorkGraph) -> Subobject<'a> {
        let at = index(self.graphs.len());
        self.graphs.push(graph);
        Subobject::WorkGraph(at)
    }

    /// The subobjects.
    #[must_use]
    pub fn subobjects(&self) -> &[Subobject<'a>] {
        &self.subobjects
    }

    /// The text of a name.
    #[must_use]
    pub fn text(&self, name: Name) -> Text<'_> {
        self.table.names().text(name)
    }

    /// How many names all lists of names have.
    pub(crate) const fn listed_names(&self) -> usize {
        self.names.len()
    }

    /// Whether no list of names has one that is null.
    pub(crate) const fn are_lists_whole(&self) -> bool {
        !self.has_gaps
    }

    /// How many hit groups there are.
    pub(crate) const fn hit_groups(&self) -> usize {
        self.hit_groups
    }

    pub(crate) const fn table(&self) -> &Names<'a> {
        self.table.names()
    }

    pub(crate) fn exports_of(&self, list: List<Export>) -> &[Export] {
        &self.exports[list.range()]
    }

    pub(crate) fn names_of(&self, list: List<Option<Name>>) -> &[Option<Name>] {
        &self.names[list.range()]
    }

    pub(crate) fn targets_of(&self, list: List<Target>) -> &[Target] {
        &self.targets[list.range()]
    }

    pub(crate) fn graph(&self, graph: u32) -> &WorkGraph {
        &self.graphs[graph as usize]
    }

    /// The type of a subobject.
    pub(crate) fn type_at(&self, at: u32) -> SubobjectType {
        self.subobjects[at as usize].subobject_type()
    }
}
