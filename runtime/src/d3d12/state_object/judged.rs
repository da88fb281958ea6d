//! What a builder's object is, as the judge and the resolver see it.

use super::builder::StateObjectBuilder;
use super::described;
use super::kinds::StateObjectKind;
use crate::d3d12::state::{Description, Judge, Report, Resolution, StateObjectContents};

impl<'d, Kind: StateObjectKind> StateObjectBuilder<'d, Kind> {
    /// What a judge without further knowledge says; [`build`](Self::build) does this by itself.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// assert!(StateObjectBuilder::<RaytracingPipeline>::new().judge().is_wrong());
    /// ```
    #[must_use]
    pub fn judge(&self) -> Report {
        self.judge_with(&Judge::new())
    }

    /// What that judge says. It is told what the collections contain that the object includes.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder, state::Judge};
    /// let empty = StateObjectBuilder::<RaytracingPipeline>::new();
    /// assert!(empty.judge_with(&Judge::new()).is_wrong());
    /// ```
    #[must_use]
    pub fn judge_with(&self, judge: &Judge<'_>) -> Report {
        let object = described::view(Kind::TYPE, &self.entries, self.parts());
        let informed = (!self.parts.contents.is_empty()).then(|| self.informed(judge));
        let judge = informed.as_ref().unwrap_or(judge);
        match self.parent {
            Some(parent) => judge.judge_addition(&object, parent),
            None => judge.judge(&object),
        }
    }

    fn informed<'j>(&'j self, judge: &'j Judge<'_>) -> Judge<'j> {
        let contents = self.parts.contents.iter();
        contents.fold(judge.clone(), |judge, (collection, contents)| {
            judge.collection(*collection, contents)
        })
    }

    /// Which subobject each export ends up with, and why.
    ///
    /// ```
    /// use clayout::d3d12::state::{Associable, Outcome};
    /// use clayout::d3d12::{HitGroup, NodeMask, RaytracingPipeline, StateObjectBuilder};
    ///
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// pipeline.add(HitGroup::triangles("Hits"));
    /// pipeline.add(NodeMask::node(0));
    /// let resolution = pipeline.resolve();
    /// assert!(matches!(resolution.outcome("Hits", Associable::NodeMask), Some(Outcome::Settled { .. })));
    /// ```
    #[must_use]
    pub fn resolve(&self) -> Resolution {
        let object = described::view(Kind::TYPE, &self.entries, self.parts());
        self.informed(&Judge::new()).resolve(&object)
    }

    /// What the object contains, to be given to an [`ExistingCollection`](crate::d3d12::ExistingCollection) that includes it or to
    /// [`addition_to`](Self::addition_to). After an addition that is what the parent contains too.
    ///
    /// ```
    /// use clayout::d3d12::{Collection, HitGroup, StateObjectBuilder};
    ///
    /// let mut collection = StateObjectBuilder::<Collection>::new();
    /// collection.add(HitGroup::triangles("Hits"));
    /// assert_eq!(collection.contents().exports[0].name, "Hits");
    /// ```
    #[must_use]
    pub fn contents(&self) -> StateObjectContents {
        let object = described::view(Kind::TYPE, &self.entries, self.parts());
        let knows_nothing = Judge::new();
        let judge = self.informed(&knows_nothing);
        match self.parent {
            Some(parent) => judge.addition_contents(&object, parent),
            None => judge.contents(&object),
        }
    }

    /// The object as the judge sees it.
    ///
    /// ```
    /// use clayout::d3d12::{Collection, NodeMask, StateObjectBuilder};
    ///
    /// let mut object = StateObjectBuilder::<Collection>::new();
    /// object.add(NodeMask::node(0));
    /// assert_eq!(object.description().subobjects().len(), 1);
    /// ```
    #[must_use]
    pub fn description(&self) -> Description<'d> {
        described::describe(Kind::TYPE, &self.entries, self.parts())
    }
}
