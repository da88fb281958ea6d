//! What a subobject of somebody else's type holds, in a form in which two that say the same are equal.

use alloc::format;
use alloc::vec::Vec;

use crate::d3d12::state::{Description, ForeignValue, malformed_name};
use crate::d3d12::state_object::lowering::{ALIGN, Foreign, Lowering, To};

impl Lowering<'_> {
    /// The struct and its arrays, with places inside of them counted from the struct, and what was lent behind them.
    pub(super) fn value_of(&self, foreign: &Foreign) -> ForeignValue {
        let body = foreign.body.clone();
        let mut bytes = self.body.get(body.clone()).unwrap_or_default().to_vec();
        let mut lent: Vec<u8> = Vec::new();
        for place in self.links.get(foreign.links.clone()).unwrap_or_default() {
            let slot = self.slot(*place as usize);
            let number = if let Some(lent_bytes) = self.bytes.get(To::BYTES.index(slot)) {
                lent.extend_from_slice(lent_bytes);
                lent_bytes.len()
            } else if let Some(object) = self.objects.get(To::OBJECT.index(slot)) {
                object.as_ptr().addr()
            } else if body.contains(&To::ARRAY.index(slot)) {
                slot - body.start
            } else {
                // The number of a name or of a subobject.
                slot
            };
            let place = (*place as usize).checked_sub(body.start);
            let place = place.and_then(|place| bytes.get_mut(place..place + size_of::<usize>()));
            if let Some(place) = place {
                place.copy_from_slice(&number.to_ne_bytes());
            }
        }
        bytes.append(&mut lent);
        ForeignValue {
            at: foreign.index,
            bytes,
            alignment: body.start % ALIGN,
            is_plain: foreign.is_plain,
        }
    }
}

/// Reports names with a NUL that such subobjects have: of the others the judge does.
#[cold]
pub(super) fn report_broken(object: &mut Description<'_>, parts: &Lowering<'_>) {
    for foreign in &parts.foreign {
        for link in parts.links.get(foreign.links.clone()).unwrap_or_default() {
            let name = To::NAME.index(parts.slot(*link as usize));
            let Some(name) = parts.names.broken(name) else { continue };
            let place = object.place(foreign.index);
            let what = format!("the name `{name}` contains a NUL");
            let found = malformed_name(place, what, "end the name there, or remove it");
            object.defects.push(found);
        }
    }
}
