//! What other implementations refuse or ignore.

use alloc::format;

use super::case::Case;
use crate::d3d12::state::description::{Subobject, Target};
use crate::d3d12::state::facts::Portability;
use crate::d3d12::state::kinds::{StateObjectType, SubobjectType};
use crate::d3d12::state::report::Diagnostic;
use crate::d3d12::state::rules::Rule;

impl Case<'_> {
    pub(super) fn judge_portability(&mut self) {
        match self.judge.portability {
            Portability::Native => {}
            Portability::Vkd3dProton => self.judge_vkd3d_proton(),
            Portability::Wine => self.push(
                Diagnostic::wrong(Rule::RefusedByWine)
                    .say("no state object can be created")
                    .because("in upstream vkd3d CreateStateObject and AddToStateObject always fail")
                    .advise("do without state objects there, or require vkd3d-proton"),
            ),
        }
    }

    fn judge_vkd3d_proton(&mut self) {
        let object = self.object;
        let is_executable = self.object_type() == Some(StateObjectType::Executable);
        for (at, subobject) in (0..).zip(object.subobjects()) {
            let subobject_type = subobject.subobject_type();
            let place = self.place(at);
            let diagnostic = Diagnostic::wrong(Rule::RefusedByVkd3dProton).at(place);
            if let Subobject::NodeMask(_) = subobject {
                self.push(
                    Diagnostic::suspicious(Rule::RefusedByVkd3dProton)
                        .at(place)
                        .say("vkd3d-proton ignores the node mask")
                        .because("it has one node")
                        .advise("nothing needs to be done if the object is used on the first node"),
                );
            } else if is_executable && !accepted_in_executables(subobject_type) {
                self.push(
                    diagnostic
                        .say(format!("vkd3d-proton takes no {subobject_type} in EXECUTABLE objects"))
                        .because(
                            "there it takes work graphs, root signatures, libraries and associations by name, and \
                             answers E_NOTIMPL to the rest",
                        )
                        .advise("leave it out; a configuration without flags and an association with a default are not needed"),
                );
            } else if !is_executable && subobject_type.number() > 12 {
                self.push(
                    diagnostic
                        .say(format!("vkd3d-proton knows no {subobject_type} in ray tracing objects"))
                        .because("it answers E_INVALIDARG to types that it does not know")
                        .advise("use the older type of the same meaning where there is one"),
                );
            } else if let Subobject::Association {
                target: Target::Index(index),
                ..
            } = *subobject
                && (index as usize) < object.subobjects().len()
                && matches!(
                    object.type_at(index),
                    SubobjectType::NODE_MASK | SubobjectType::STATE_OBJECT_CONFIG
                )
            {
                let target = self.place(index);
                self.push(
                    diagnostic
                        .in_field("pSubobjectToAssociate")
                        .say(format!(
                            "vkd3d-proton takes no association of {}",
                            object.type_at(index)
                        ))
                        .because("it answers E_INVALIDARG")
                        .advise("remove the association: unassociated, the target is the default")
                        .with(target, "the target"),
                );
            }
        }
    }
}

const fn accepted_in_executables(subobject_type: SubobjectType) -> bool {
    matches!(
        subobject_type,
        SubobjectType::WORK_GRAPH
            | SubobjectType::GLOBAL_ROOT_SIGNATURE
            | SubobjectType::LOCAL_ROOT_SIGNATURE
            | SubobjectType::DXIL_LIBRARY
            | SubobjectType::DXIL_SUBOBJECT_TO_EXPORTS_ASSOCIATION
            | SubobjectType::NODE_MASK
    )
}
