//! From a builder to the flat description.

use core::mem::MaybeUninit;

use super::builder::StateObjectBuilder;
use super::flat::{FlatDescription, StorageTooSmall};
use super::kinds::StateObjectKind;
use super::plan::Plan;
use crate::d3d12::state::{Judge, Report};

impl<'d, Kind: StateObjectKind> StateObjectBuilder<'d, Kind> {
    /// Judges the object and flattens it.
    ///
    /// What is suspicious or cannot be told is not refused: [`FlatDescription::report`] has it.
    ///
    /// ```
    /// use clayout::d3d12::state::Rule;
    /// use clayout::d3d12::{HitGroup, RaytracingPipeline, StateObjectBuilder};
    ///
    /// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
    /// pipeline.add(HitGroup::triangles("Hits").closest_hit("Hit")); // without a library that has it
    /// let report = pipeline.build().unwrap_err();
    /// assert_eq!(report.of(Rule::ImportNotFound).count(), 1);
    /// println!("{report}");
    /// ```
    ///
    /// # Errors
    ///
    /// When anything is wrong; the report has all of it.
    pub fn build(&self) -> Result<FlatDescription<'d>, Report> {
        self.build_with(&Judge::new())
    }

    /// [`build`](Self::build) by a judge that knows more: the device, a reader of libraries, where the object has to work.
    ///
    /// ```
    /// use clayout::d3d12::state::{DeviceFacts, Judge};
    /// use clayout::d3d12::{Collection, NodeMask, StateObjectBuilder};
    ///
    /// let mut object = StateObjectBuilder::<Collection>::new();
    /// object.add(NodeMask::node(1));
    /// let device = DeviceFacts { node_count: Some(1), ..DeviceFacts::default() };
    /// assert!(object.build_with(&Judge::new().device(device)).is_err());
    /// ```
    ///
    /// # Errors
    ///
    /// As [`build`](Self::build).
    pub fn build_with(&self, judge: &Judge<'_>) -> Result<FlatDescription<'d>, Report> {
        let report = self.judge_with(judge).into_result()?;
        Ok(self.build_unchecked().with_report(report))
    }

    /// Flattens the object without judging it: one allocation.
    ///
    /// What the judge would have said remains unsaid: that a subobject was associated with no export, for one.
    ///
    /// ```
    /// use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    ///
    /// let nothing = StateObjectBuilder::<RaytracingPipeline>::new();
    /// assert!(nothing.build().is_err());
    /// assert!(nothing.build_unchecked().size() > 0);
    /// ```
    ///
    /// # Panics
    ///
    /// When a name contains a NUL: no description can hold it. [`build`](Self::build) reports such a name.
    #[must_use]
    #[track_caller]
    pub fn build_unchecked(&self) -> FlatDescription<'d> {
        self.check_names();
        FlatDescription::allocated(Kind::TYPE, &self.entries, self.parts())
    }

    /// [`build_unchecked`](Self::build_unchecked) into lent storage, without an allocation.
    ///
    /// ```
    /// use clayout::d3d12::{Collection, NodeMask, StateObjectBuilder};
    /// use core::mem::MaybeUninit;
    ///
    /// let mut object = StateObjectBuilder::<Collection>::new();
    /// object.add(NodeMask::node(0));
    /// let mut storage = [MaybeUninit::uninit(); 128];
    /// let desc = object.build_in(&mut storage)?;
    /// assert!(!desc.as_ptr().is_null());
    /// # Ok::<(), clayout::d3d12::StorageTooSmall>(())
    /// ```
    ///
    /// # Errors
    ///
    /// When the storage is too small: [`storage_size`](Self::storage_size) bytes are enough.
    ///
    /// # Panics
    ///
    /// As [`build_unchecked`](Self::build_unchecked).
    #[track_caller]
    pub fn build_in<'s>(&self, storage: &'s mut [MaybeUninit<u8>]) -> Result<FlatDescription<'s>, StorageTooSmall>
    where
        'd: 's,
    {
        self.check_names();
        FlatDescription::<'s>::lent(Kind::TYPE, &self.entries, self.parts(), storage)
    }

    #[track_caller]
    fn check_names(&self) {
        if self.parts.names.with_zero().is_some()
            && let Some(name) = self.parts.broken_name()
        {
            let name = name.to_string_lossy();
            panic!("the name {name:?} contains a NUL, at which C would end it: end the name there, or remove it");
        }
    }

    /// How many bytes of storage the description needs at most, however the storage is aligned.
    ///
    /// ```
    /// # use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
    /// assert!(StateObjectBuilder::<RaytracingPipeline>::new().storage_size() < 64);
    /// ```
    #[must_use]
    pub fn storage_size(&self) -> usize {
        Plan::new(&self.entries, self.parts()).lent_size()
    }
}
