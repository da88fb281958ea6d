//! The rules, each with a number and a name that stay.

use core::fmt;

/// What a rule needs to be decided.
///
/// ```
/// use clayout::d3d12::state::{Basis, Rule};
///
/// let lints = Rule::ALL.iter().filter(|rule| rule.basis() == Basis::Lint);
/// assert_eq!(lints.count(), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Basis {
    /// The description alone.
    Description,
    /// What a DXIL library holds: see [`Reader::library`](super::Reader::library).
    Library,
    /// What a root signature binds: see [`Reader::root_signature`](super::Reader::root_signature).
    RootSignature,
    /// What the device can do: see [`DeviceFacts`](super::DeviceFacts).
    Device,
    /// The description alone; what is found is legal, and probably not what was meant.
    Lint,
}

macro_rules! rules {
    ($($number:literal $variant:ident $name:literal $basis:ident $summary:literal;)*) => {
        /// A rule that state objects are judged by.
        ///
        /// Numbers and names stay the same from version to version; rules may be added. What a rule needs besides the
        /// description is its [`Basis`].
        ///
        /// | number | name | needs | what it finds |
        /// |--|--|--|--|
        $(#[doc = concat!("| ", $number, " | `", $name, "` | ", stringify!($basis), " | ", $summary, " |")])*
        ///
        /// ```
        /// use clayout::d3d12::state::{Basis, Rule};
        ///
        /// let rule = Rule::NodeMaskZero;
        /// assert_eq!((rule.number(), rule.name()), (53, "node-mask-zero"));
        /// assert_eq!(rule.basis(), Basis::Description);
        /// assert_eq!(Rule::from_name("node-mask-zero"), Some(rule));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        #[repr(u8)]
        pub enum Rule {
            $(
                #[doc = concat!("`", $name, "`: ", $summary, ".")]
                $variant = $number,
            )*
        }

        impl Rule {
            /// All rules by number.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The name, as messages show it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name,)* }
            }

            /// What the rule finds, in a few words.
            ///
            /// ```
            /// assert_eq!(clayout::d3d12::state::Rule::NullCollection.summary(), "an existing collection is null");
            /// ```
            #[must_use]
            pub const fn summary(self) -> &'static str {
                match self { $(Self::$variant => $summary,)* }
            }

            /// What the rule needs to be decided.
            #[must_use]
            pub const fn basis(self) -> Basis {
                match self { $(Self::$variant => Basis::$basis,)* }
            }
        }
    };
}

rules! {
    1 NullDescription "null-description" Description "the state object's description or its list of subobjects is null";
    2 NullSubobject "null-subobject" Description "a subobject's description is null";
    3 UnknownSubobjectType "unknown-subobject-type" Description "a subobject's type number is reserved or unknown";
    4 TypeNewerThanTarget "type-newer-than-target" Description "a subobject's type is newer than the SDK that the program targets";
    5 UnknownObjectType "unknown-object-type" Description "the state object's type number is unknown";
    6 TypeNotAllowedHere "type-not-allowed-here" Description "a subobject may not appear in this type of state object";
    7 TypeNotForCall "type-not-for-call" Description "a subobject is of a type that this call does not take";
    8 UnknownFlags "unknown-flags" Description "flags have bits that mean nothing";
    9 CollectionFlagIgnored "collection-flag-ignored" Lint "a flag that only collections heed is set elsewhere";
    10 MalformedListOrName "malformed-list-or-name" Description "a count and its pointer disagree, an association was given an empty list, or a name is null, empty, not terminated or broken by a zero";
    11 NullCollection "null-collection" Description "an existing collection is null";
    12 MalformedBytecode "malformed-bytecode" Description "bytecode is empty, no DXIL container, or cut short";
    13 MixedSignatureForms "mixed-signature-forms" Description "root signatures of one kind come both as objects and serialized";
    14 DuplicateExport "duplicate-export" Description "two exports end up with one name";
    15 ExportNameTaken "export-name-taken" Library "a function is exported under the name of something that is no function";
    16 MangledNewName "mangled-new-name" Description "the new name of a renamed export is mangled";
    17 StarIsAmbiguous "star-is-ambiguous" Library "`*` stands for a library's only export, and the library has several or none";
    18 DuplicateHitGroup "duplicate-hit-group" Description "two hit groups have one name";
    19 HitGroupNameTaken "hit-group-name-taken" Description "a hit group has the name of another export";
    20 ExportNotInLibrary "export-not-in-library" Library "a listed export is not in the library";
    21 ExportNotInCollection "export-not-in-collection" Description "a listed export is not in the collection";
    22 ComponentRenamedTwice "component-renamed-twice" Description "a collection is imported with several new names for one shader of a hit group";
    23 DuplicateProgram "duplicate-program" Description "two work graphs or programs have one name";
    24 MalformedMangledName "malformed-mangled-name" Library "a library has a mangled name that holds no name";
    25 LibraryTargetTooLow "library-target-too-low" Library "a library was compiled for less than lib_6_3";
    26 IntersectionInTriangles "intersection-in-triangles" Description "a hit group of triangles has an intersection shader";
    27 ProceduralWithoutIntersection "procedural-without-intersection" Description "a hit group of procedural primitives has no intersection shader";
    28 UnknownHitGroupType "unknown-hit-group-type" Description "a hit group's type is unknown";
    29 ImportNotFound "import-not-found" Library "a hit group, a program or a node takes a shader that nothing exports";
    30 ImportIsAmbiguous "import-is-ambiguous" Library "a hit group imports a name that several overloads have";
    31 ImportOfWrongKind "import-of-wrong-kind" Library "a hit group imports a shader of another stage";
    32 ImportFromClosedCollection "import-from-closed-collection" Description "a hit group imports a shader of a collection that does not allow it";
    33 AttributesOverLimit "attributes-over-limit" Description "MaxAttributeSizeInBytes is more than 32";
    34 RecursionOverLimit "recursion-over-limit" Description "MaxTraceRecursionDepth is more than 31";
    35 AttributesOverConfigured "attributes-over-configured" Library "a shader's attributes are larger than its shader configuration allows";
    36 PayloadOverConfigured "payload-over-configured" Library "a shader's payload is larger than its shader configuration allows";
    37 MissingConfiguration "missing-configuration" Description "an export has no shader or pipeline configuration";
    38 DifferentConfigurations "different-configurations" Description "shader or pipeline configurations in one object differ";
    39 RaytracingTierTooLow "raytracing-tier-too-low" Device "a pipeline configuration needs a higher ray tracing tier";
    40 NullAssociation "null-association" Description "an association has no target";
    41 TargetNotAssociable "target-not-associable" Description "an association's target cannot be associated with exports";
    42 TargetOutsideArray "target-outside-array" Description "an association's target is no element of the object's subobjects";
    43 SeveralExplicitDefaults "several-explicit-defaults" Description "several associations with an empty list are of one kind";
    44 AssociationWithoutExport "association-without-export" Library "an association names an export that does not exist";
    45 ConflictingAssociations "conflicting-associations" Description "an export is associated with two different subobjects of a kind";
    46 ConflictWithCollection "conflict-with-collection" Description "an association differs from the one inside an included collection";
    47 HitGroupAndShaderDiffer "hit-group-and-shader-differ" Description "a hit group and its shaders, or its shaders among themselves, have different associations";
    48 DxilSubobjectNotFound "dxil-subobject-not-found" Library "an association names a subobject that no library declares, or one that cannot be associated";
    49 DefaultsDiffer "defaults-differ" Lint "different subobjects of a kind are unassociated, so none is the default";
    50 SubobjectReachesNothing "subobject-reaches-nothing" Lint "a subobject reaches no export";
    51 LibraryAssociationOverridden "library-association-overridden" Lint "a default of the state object replaces an association that a library declares";
    52 NameReachesOverloads "name-reaches-overloads" Lint "an association by an unmangled name reaches several overloads";
    53 NodeMaskZero "node-mask-zero" Description "a node mask is 0";
    54 NodeMaskBeyondNodes "node-mask-beyond-nodes" Device "a node mask names a node that the device does not have";
    55 NodeMaskNotEverywhere "node-mask-not-everywhere" Description "some exports have a node mask and others none or a different one";
    56 StateConfigNotEverywhere "state-config-not-everywhere" Description "some exports have a state object configuration and others none or a different one";
    57 CollectionWithoutAdditions "collection-without-additions" Description "an object that allows additions includes a collection that does not";
    58 MalformedRootSignature "malformed-root-signature" RootSignature "a root signature does not parse";
    59 SignatureOfWrongScope "signature-of-wrong-scope" RootSignature "a local root signature is used as a global one, or the reverse";
    60 SignaturesOverlap "signatures-overlap" RootSignature "the global and the local root signature of an export bind the same register";
    61 BindingNotFound "binding-not-found" RootSignature "a shader uses a register that neither of its root signatures binds";
    62 SignaturesDifferInCalls "signatures-differ-in-calls" Library "functions of one call graph have different root signatures";
    63 EntryWithoutSignature "entry-without-signature" Library "a called function has a root signature and the shader that calls it has none";
    64 CallCycle "call-cycle" Library "functions call each other in a circle";
    65 UnresolvedCall "unresolved-call" Library "a function calls one that nothing exports";
    66 CallIntoClosedCollection "call-into-closed-collection" Library "a function calls into a collection that does not allow it";
    67 ShaderModelTooHigh "shader-model-too-high" Library "a function needs a higher shader model than the device has";
    68 FeatureNotSupported "feature-not-supported" Library "a function uses a feature that the device lacks";
    69 StageNotAllowed "stage-not-allowed" Library "a shader reaches code that may not run in its stage";
    70 DispatchGridOverLimit "dispatch-grid-over-limit" Description "a dispatch grid is too large";
    71 TooManyNodes "too-many-nodes" Description "a work graph takes more than 0xffffff node slots";
    72 NodeCycleOrDepth "node-cycle-or-depth" Library "nodes of a work graph form a circle or a chain of more than 32";
    73 OutputBudgetSetTwice "output-budget-set-twice" Description "an output override sets both a maximum and an output to share it with";
    74 OverridesTypeDiffers "overrides-type-differs" Description "a node's type of overrides and its pointer disagree";
    75 InputSharedTooOften "input-shared-too-often" Library "more than 256 nodes share an input";
    76 TooManyOutputs "too-many-outputs" Library "a node has more than 1024 outputs";
    77 ProgramShadersDoNotFit "program-shaders-do-not-fit" Library "a generic program's shaders do not make a program";
    78 MissingTopology "missing-topology" Description "a generic program with a vertex shader has no primitive topology, or one with a mesh shader another than that puts out";
    79 StateTwiceInProgram "state-twice-in-program" Description "a generic program lists two subobjects of which it can have one";
    80 ProgramStateNotListed "program-state-not-listed" Description "a generic program lists what is no state subobject of this object";
    81 CountOverLimit "count-over-limit" Description "there are too many render targets, strides or views";
    82 SampleCountZero "sample-count-zero" Description "a sample description has no samples";
    83 StateInNoProgram "state-in-no-program" Lint "no generic program lists a state subobject";
    84 AdditionsNotAllowed "additions-not-allowed" Description "the flag for additions is missing on the parent or on the addition";
    85 AdditionOfWrongType "addition-of-wrong-type" Description "an addition or its parent is a collection, or their types differ";
    86 EntryInParent "entry-in-parent" Description "an addition exports a shader under a name that the parent has";
    87 ConfigurationDiffersFromParent "configuration-differs-from-parent" Description "an addition's configuration is not the parent's";
    88 ParentAlreadyGrown "parent-already-grown" Description "an executable object was added to before";
    89 RefusedByVkd3dProton "refused-by-vkd3d-proton" Lint "vkd3d-proton refuses or ignores it";
    90 RefusedByWine "refused-by-wine" Lint "upstream vkd3d, which Wine uses, creates no state objects";
}

impl Rule {
    /// The number in the documented table.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The rule with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|rule| rule.name() == name)
    }
}

/// A set of rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleSet(u128);

impl RuleSet {
    /// These rules.
    pub(crate) const fn of(rules: &[Rule]) -> Self {
        let (mut set, mut i) = (0, 0);
        while i < rules.len() {
            set |= 1 << rules[i] as u8;
            i += 1;
        }
        Self(set)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) const fn has(self, rule: Rule) -> bool {
        self.0 & 1 << rule as u8 != 0
    }

    pub(crate) const fn with(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    pub(crate) const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
