//! Shaders of a hit group that has nothing of its own.

use alloc::format;
use alloc::string::String;

use super::associate::Flag;
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
            // A configuration that is missing is said of the export itself.
            let may_lack = kind.is_signature() && self.flag_in_collection(1) == Flag::Clear;
            let mut first: Option<(u32, Option<u32>)> = None;
            for shader in shaders {
                let has = match self.effective(*shader, kind) {
                    Effective::One(definition, _) => {
                        Some(definition).filter(|has| !self.definition(*has).value.is_null_signature())
                    }
                    Effective::Nothing if may_lack => None,
                    _ => continue,
                };
                match first {
                    None => first = Some((*shader, has)),
                    Some((other, theirs)) if !self.are_alike(theirs, has) => {
                        self.shaders_differ(group, kind, (other, theirs), (*shader, has));
                        break;
                    }
                    Some(_) => {}
                }
            }
        }
    }

    fn are_alike(&self, one: Option<u32>, other: Option<u32>) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => self.same(one, other),
            (one, other) => one == other,
        }
    }

    #[cold]
    fn shaders_differ(&mut self, group: Group, kind: Associable, one: (u32, Option<u32>), other: (u32, Option<u32>)) {
        let group_name = group.name.map_or_else(String::new, |name| self.show(name));
        let first = self.show(self.items[one.0 as usize].name);
        let second = self.show(self.items[other.0 as usize].name);
        let what = match (one.1, other.1) {
            (Some(_), Some(_)) => {
                format!("the shaders `{first}` and `{second}` of the hit group `{group_name}` have different {kind}s")
            }
            (Some(_), None) => {
                format!("of the hit group `{group_name}` the shader `{first}` has a {kind}, and `{second}` none")
            }
            (None, _) => {
                format!("of the hit group `{group_name}` the shader `{second}` has a {kind}, and `{first}` none")
            }
        };
        let place = self.place(group.at);
        let mut diagnostic = Diagnostic::wrong(Rule::HitGroupAndShaderDiffer)
            .at(place)
            .export(group_name.clone())
            .export(first.clone())
            .export(second.clone())
            .say(what)
            .because("the shaders of a hit group run with one shader record and one configuration")
            .advise(format!(
                "associate the hit group `{group_name}`, or both shaders with the same subobject"
            ));
        for (name, has) in [(first, one.1), (second, other.1)] {
            if let Some(has) = has {
                diagnostic = diagnostic.with(self.definition_place(has), format!("what `{name}` has"));
            }
        }
        self.push(diagnostic);
    }
}
