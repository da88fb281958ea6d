//! Shaders of a hit group that has nothing of its own.

use alloc::format;
use alloc::string::String;

use super::case::{Case, Group, What};
use super::imports::IMPORTS;
use super::{Effective, NONE};
use crate::d3d12::state::kinds::Associable;
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    /// The shaders of a hit group without an association of its own have to agree.
    #[inline(never)]
    pub(super) fn judge_agreement(&mut self, group: Group) {
        let shaders = group.shaders;
        for which in 1..IMPORTS.len() {
            if let (Some(name), Some(shader)) = (group.imports[which], shaders[which].checked_sub(1))
                && shaders[..which].contains(&(shader + 1))
                && matches!(self.items[shader as usize].what, What::Listed | What::Imported)
            {
                self.judge_role(group, which, name);
            }
        }
        let mut found = [0; 3];
        let mut count = 0;
        for shader in shaders.into_iter().filter_map(|shader| shader.checked_sub(1)) {
            found[count] = shader;
            count += 1;
        }
        let shaders = &found[..count];
        if !shaders.iter().any(|shader| self.has_any(*shader)) {
            return;
        }
        for kind in Associable::ALL {
            let has_own = group.item != NONE && !self.slot(group.item, kind).is_empty();
            let are_apart = shaders.iter().any(|shader| self.is_apart(kind, &group, *shader));
            if has_own || are_apart || shaders.iter().all(|shader| self.slot(*shader, kind).is_empty()) {
                continue;
            }
            let mut first = None;
            for shader in shaders {
                let Effective::One(definition, _) = self.effective(*shader, kind) else {
                    continue;
                };
                match first {
                    None => first = Some((*shader, definition)),
                    Some((other, theirs)) if !self.same(theirs, definition) => {
                        self.shaders_differ(group, kind, (other, theirs), (*shader, definition));
                        break;
                    }
                    Some(_) => {}
                }
            }
        }
    }

    #[cold]
    fn shaders_differ(&mut self, group: Group, kind: Associable, one: (u32, u32), other: (u32, u32)) {
        let group_name = group.name.map_or_else(String::new, |name| self.show(name));
        let first = self.show(self.items[one.0 as usize].name);
        let second = self.show(self.items[other.0 as usize].name);
        let (ones, others) = (self.definition_place(one.1), self.definition_place(other.1));
        let place = self.place(group.at);
        self.push(
            Diagnostic::wrong(Rule::HitGroupAndShaderDiffer)
                .at(place)
                .export(group_name.clone())
                .export(first.clone())
                .export(second.clone())
                .say(format!(
                    "the shaders `{first}` and `{second}` of the hit group `{group_name}` have different {kind}s"
                ))
                .because("the shaders of a hit group run with one shader record and one configuration")
                .advise(format!(
                    "associate the hit group `{group_name}`, or both shaders with the same subobject"
                ))
                .with(ones, format!("what `{first}` has"))
                .with(others, format!("what `{second}` has")),
        );
    }
}
