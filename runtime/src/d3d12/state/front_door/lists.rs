//! Arrays, names and bytes, and whether counts and pointers agree.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::read::{self, BadName, get};
use super::walk::Walk;
use crate::d3d12::state::description::{Export, List, Target};
use crate::d3d12::state::names::Name;
use crate::d3d12::state::raw::{D3D12_EXPORT_DESC, D3D12_STATE_SUBOBJECT};
use crate::d3d12::state::report::{Diagnostic, Place};
use crate::d3d12::state::rules::Rule;

impl<'a> Walk<'a> {
    /// A list of exports.
    ///
    /// # Safety
    ///
    /// The pointer is null or points to `count` exports whose names are null or names.
    pub(super) unsafe fn exports(&mut self, count: u32, exports: *const D3D12_EXPORT_DESC) -> List<Export> {
        let count = self.array("NumExports", count, exports);
        let mut list = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are, and their names are null or names.
            unsafe {
                let raw = exports.add(index as usize);
                list.push(Export {
                    name: self.name("pExports[].Name", get!(raw.Name)),
                    export_to_rename: self.optional_name("pExports[].ExportToRename", get!(raw.ExportToRename)),
                    flags: get!(raw.Flags),
                });
            }
        }
        self.object.exports(list)
    }

    /// A list of names.
    ///
    /// # Safety
    ///
    /// The pointer is null or points to `count` pointers that are null or names.
    pub(super) unsafe fn names(&mut self, count: u32, names: *const *const u16) -> List<Option<Name>> {
        let count = self.array("NumExports", count, names);
        let mut list = Vec::with_capacity(count as usize);
        for index in 0..count {
            // SAFETY: `array` returns the number of elements that there are, and they are null or names.
            list.push(unsafe { self.name("pExports", read::element(names, index)) });
        }
        self.object.nullable_names(list)
    }

    /// A name that has to be there; the judge says where it is not.
    ///
    /// # Safety
    ///
    /// The pointer is null or a name.
    pub(super) unsafe fn name(&mut self, field: &'static str, name: *const u16) -> Option<Name> {
        // SAFETY: the caller promises that the pointer is null or a name.
        match unsafe { read::name_len(name, self.limits.name_units) } {
            // SAFETY: so many units were just read.
            Ok(len) => Some(if let Some(units) = unsafe { read::name_units(name, len) } {
                self.object.name(units)
            } else {
                let mut units = Vec::with_capacity(len);
                for index in 0..u32::try_from(len).unwrap_or(u32::MAX) {
                    // SAFETY: so many units were just read.
                    units.push(unsafe { read::element(name, index) });
                }
                self.object.name_copy(&units)
            }),
            Err(BadName::Null) => None,
            Err(BadName::Endless) => {
                let limit = self.limits.name_units;
                let place = self.place;
                self.object.defects.push(
                    Diagnostic::wrong(Rule::MalformedListOrName)
                        .at(place)
                        .in_field(field)
                        .say(format!("a name has no terminating zero within {limit} units"))
                        .because("names are UTF-16 that ends with a zero")
                        .advise("end the name with a zero, and keep it alive until the call returns"),
                );
                None
            }
        }
    }

    /// A name that may be null.
    ///
    /// # Safety
    ///
    /// The pointer is null or a name.
    pub(super) unsafe fn optional_name(&mut self, field: &'static str, name: *const u16) -> Option<Name> {
        // SAFETY: passed on.
        unsafe { self.name(field, name) }
    }

    /// Bytes and their length.
    ///
    /// # Safety
    ///
    /// The pointer is null or points to `len` bytes that nobody writes to for `'a`.
    pub(super) unsafe fn bytes(&mut self, field: &'static str, pointer: *const u8, len: usize) -> &'a [u8] {
        if pointer.is_null() && len != 0 {
            self.disagree(
                field,
                format!("{len} bytes are announced, and the pointer to them is null"),
            );
        }
        // SAFETY: passed on.
        unsafe { read::bytes(pointer, len) }
    }

    /// What a pointer to a subobject points at, by its address.
    pub(super) fn target(&self, target: *const D3D12_STATE_SUBOBJECT) -> Target {
        if target.is_null() {
            return Target::Null;
        }
        read::index_of(self.subobjects, self.count, target).map_or(Target::Outside, Target::Index)
    }

    /// How many elements of an array may be read: all, or none where the count is over the limits or the array is null.
    pub(super) fn array<T>(&mut self, field: &'static str, count: u32, array: *const T) -> u32 {
        if !self.agree(field, count, array) {
            return 0;
        }
        let place = self.place;
        self.count(Some(place), field, count).unwrap_or(0)
    }

    /// Whether an array is there when its count says so.
    pub(super) fn agree<T>(&mut self, field: &'static str, count: u32, array: *const T) -> bool {
        if count != 0 && array.is_null() {
            self.disagree(field, format!("{field} is {count}, and the array is null"));
            return false;
        }
        true
    }

    pub(super) fn disagree(&mut self, field: &'static str, what: String) {
        let place = self.place;
        self.object.defects.push(
            Diagnostic::wrong(Rule::MalformedListOrName)
                .at(place)
                .in_field(field)
                .say(what)
                .because("a count and its pointer describe one array")
                .advise("let the pointer point to the array, or let the count be 0"),
        );
    }

    /// A count that is inside of the limits.
    pub(super) fn count(&mut self, place: Option<Place>, field: &'static str, count: u32) -> Option<u32> {
        let limit = self.limits.list.min(self.elements_left);
        if count <= limit {
            self.elements_left -= count;
            return Some(count);
        }
        let mut diagnostic = Diagnostic::suspicious(Rule::MalformedListOrName).in_field(field);
        if let Some(place) = place {
            diagnostic = diagnostic.at(place);
        }
        self.object.defects.push(
            diagnostic
                .say(format!("{field} is {count}, and the limit for reading is {limit}"))
                .because("the array was not read, so that nothing was judged that it holds")
                .advise("correct the count, or raise the limits if the object really is that large"),
        );
        self.object.is_cut = true;
        None
    }
}
