//! The derive macros of clayout.
#![forbid(unsafe_code)]

mod attributes;
mod c_enum;
mod c_layout;
mod emit;
mod errors;
#[cfg(test)]
mod expansion;
mod names;
mod state_object;
mod subobject;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// A C enumeration: an enum of numbers, and a newtype for flags.
///
/// ```
/// use clayout::CEnum;
///
/// /// How much of a feature there is.
/// #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
/// #[clayout(name = "D3D12_TIER", prefix = "D3D12_TIER_", rename_all = "SCREAMING_SNAKE_CASE")]
/// #[repr(u32)]
/// pub enum Tier {
///     NotSupported = 0,
///     Tier1 = 10,
///     #[clayout(name = "D3D12_TIER_1_1")]
///     Tier1Point1 = 11,
/// }
///
/// assert_eq!(Tier::try_from(10), Ok(Tier::Tier1));
/// assert_eq!(u32::from(Tier::Tier1Point1), 11);
/// // A number that the binding does not know is an error which keeps it, never undefined behaviour.
/// assert_eq!(Tier::from_repr(12).unwrap_err().value(), 12);
/// // C's names are there at run time.
/// assert_eq!(Tier::C_NAME, "D3D12_TIER");
/// assert_eq!(Tier::ENUMERATORS[2].c_name, "D3D12_TIER_1_1");
/// ```
///
/// The type can then be a bit-field and a plain member of a `#[derive(CLayout)]` struct. Where values newer than the
/// binding have to be kept rather than reported, write `clayout::Open<Tier>` as the member's type.
///
/// # Generated
///
/// For an enum `Tier` with `#[repr(u32)]`:
///
/// ```
/// # mod user { #[derive(Clone, Copy, Debug, PartialEq, clayout::CEnum)] #[repr(u32)] pub enum Tier { Tier1 = 10 } }
/// # use {clayout::UnknownValue, user::Tier};
/// // Methods, as visible as the type.
/// const FROM_REPR: fn(u32) -> Result<Tier, UnknownValue<Tier>> = Tier::from_repr; // const fn
/// const INTO_REPR: fn(Tier) -> u32 = Tier::into_repr; // const fn
///
/// // Traits.
/// fn traits<T>()
/// where
///     T: clayout::CEnum<Repr = u32> + clayout::BitField + clayout::CType + clayout::Convert,
///     T: TryFrom<u32, Error = UnknownValue<T>>,
///     u32: From<T>,
/// {
/// }
/// traits::<Tier>();
/// ```
///
/// For a newtype, here of `u32`:
///
/// ```
/// use clayout::CEnum;
///
/// #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
/// #[clayout(name = "D3D12_FLAGS")]
/// #[repr(transparent)]
/// pub struct Flags(u32);
///
/// // Every number is a value, so both directions are infallible.
/// const FLAGS: Flags = Flags::from_repr(5);
/// assert_eq!(FLAGS.into_repr(), 5);
/// assert_eq!((Flags::from(5), u32::from(FLAGS)), (FLAGS, 5));
///
/// fn traits<T>()
/// where
///     T: clayout::BitField<Get = T> + clayout::CType + clayout::Convert,
///     // As far as the member has them.
///     T: clayout::AnyBits + clayout::PlainBytes + clayout::Zeroed,
/// {
/// }
/// traits::<Flags>();
/// ```
///
/// Nothing else is added to your API. The complete output for these two is kept as `expansions/c_enum.rs` and
/// `expansions/c_enum_newtype.rs` beside the sources of this crate.
///
/// # Attributes
///
/// On the type, in `#[clayout(...)]`:
///
/// | key | value | default | meaning |
/// |---|---|---|---|
/// | `name` | `"C_NAME"` | the Rust name | the type's name in C |
/// | `prefix` | `"C_NAME_"` | none | what the C name of each enumerator starts with; enums only |
/// | `rename_all` | one of serde's spellings | the Rust names | turns the Rust name of each enumerator into the rest of its C name; enums only |
/// | `crate` | `"path"` | `"::clayout"` | where the runtime crate is |
///
/// On a variant, in `#[clayout(...)]`:
///
/// | key | value | default | meaning |
/// |---|---|---|---|
/// | `name` | `"C_NAME"` | by `prefix` and `rename_all` | the enumerator's whole name in C |
///
/// `rename_all` takes `"lowercase"`, `"UPPERCASE"`, `"PascalCase"`, `"camelCase"`, `"snake_case"`,
/// `"SCREAMING_SNAKE_CASE"`, `"kebab-case"` and `"SCREAMING-KEBAB-CASE"`, and does what serde does: every capital starts a
/// word, a digit starts none. `Tier1` becomes `TIER1` and `HTTPGet` becomes `H_T_T_P_GET`; where C says otherwise, `name`
/// on the variant does.
///
/// `crate` is for a macro of your own that writes this derive, and for a crate that knows clayout by another name:
///
/// ```
/// mod reexports {
///     pub extern crate clayout as layouts;
/// }
///
/// #[derive(Clone, Copy, reexports::layouts::CEnum)]
/// #[clayout(crate = "crate::reexports::layouts")]
/// #[repr(u8)]
/// enum Tier {
///     One = 1,
/// }
/// # // In a doctest, `crate` is the test.
/// # fn main() {}
/// ```
///
/// # Rules
///
/// * An enum has an integer `repr`, as wide and of the sign that the enum has in C: mostly `#[repr(u32)]` or
///   `#[repr(i32)]`. `#[repr(C)]` is refused: its size is the C compiler's choice.
/// * Variants carry no data, and there is at least one.
/// * A newtype is `#[repr(transparent)]` over one integer: a primitive, an alias such as `core::ffi::c_int`, or another such
///   newtype. What counts is the trait [`BitField`](https://docs.rs/clayout/latest/clayout/trait.BitField.html), not the
///   spelling.
/// * The type is `Copy` and has no parameters. No two enumerators have one name in C.
///
/// ```compile_fail
/// #[derive(Clone, Copy, clayout::CEnum)]
/// #[repr(C)] // the size of a `repr(C)` enum is the C compiler's choice
/// enum Tier {
///     One = 1,
/// }
/// ```
///
/// ```compile_fail
/// #[derive(Clone, Copy, clayout::CEnum)]
/// #[repr(u32)]
/// enum Tier {
///     One(u32), // an enumerator in C is a number and carries no data
/// }
/// ```
///
/// # Layout
///
/// An enum has the layout of its `repr`, and a newtype that of its member; both are what Rust promises. That no other
/// attribute has changed an enum's size is asserted at compile time. Whether the `repr` is the integer that the header's
/// enum has is yours to say.
///
/// # Cost
///
/// No allocation, `no_std`, and no code until something is called. `from_repr` is two comparisons where the values have no
/// holes, else it goes through the enumerators.
#[proc_macro_derive(CEnum, attributes(clayout))]
pub fn derive_c_enum(input: TokenStream) -> TokenStream {
    c_enum::derive(&parse_macro_input!(input as DeriveInput)).into()
}

/// The C type of a struct or union that has bit-fields.
#[proc_macro_derive(CLayout, attributes(clayout, bits))]
pub fn derive_c_layout(input: TokenStream) -> TokenStream {
    c_layout::derive(&parse_macro_input!(input as DeriveInput)).into()
}

/// A subobject of a Direct3D 12 state object, or a part of one.
///
/// ```
/// use clayout::Subobject;
/// use clayout::d3d12::{RaytracingPipeline, StateObjectBuilder};
///
/// /// A subobject of a console that this crate does not know.
/// #[derive(Subobject)]
/// #[subobject(type = 0x4000, name = "D3D12XBOX_TUNING", in(RaytracingPipeline), associable)]
/// pub struct Tuning<'a> {
///     #[subobject(name = "Label")]
///     label: &'a str,
///     #[subobject(list(NumShaders: u32, pShaders))]
///     shaders: &'a [&'a str],
///     #[subobject(name = "Occupancy", optional)]
///     occupancy: u32,
/// }
///
/// let mut pipeline = StateObjectBuilder::<RaytracingPipeline>::new();
/// let tuning = pipeline.add(Tuning::new("fast", &["RayGen", "Miss"]).occupancy(4));
/// pipeline.associate(tuning, ["RayGen"]);
/// ```
///
/// # Generated
///
/// * The C struct, with the C name, `#[repr(C)]`, by [`CLayout`](derive@CLayout); without a `name` it is `C` and the Rust name.
/// * The trait `Subobject`, `AllowedIn` for each kind of state object, `Associable`; for a part the trait `Member`.
/// * `new`, which takes the fields that are not optional, and a setter for each that is.
/// * A hidden struct, named like yours with `Members` at the end, that `CLayout` stands on.
///
/// # Attributes
///
/// On the type, in `#[subobject(...)]`:
///
/// | key | meaning |
/// |---|---|
/// | `type = NUMBER` | the number of the type |
/// | `in(Kind, ...)` | which state objects may hold it: `Collection`, `RaytracingPipeline`, `Executable` |
/// | `associable` | it can be associated with exports |
/// | `part` | it is a member of subobjects, and none itself |
/// | `name = "C_NAME"` | the C struct's name |
/// | `rename_all = "PascalCase"` | C member names from Rust ones |
/// | `c = TYPE` | the C struct that there is already; its members are called as the fields are |
/// | `no_new` | no constructor |
/// | `crate = "path"` | where the runtime crate is |
///
/// On a field, in `#[subobject(...)]`:
///
/// | key | meaning |
/// |---|---|
/// | `name = "C_NAME"` | the C member's name |
/// | `list(NumNames: u32, pNames)` | the field is a count and a pointer in C, in the order that is written; the one with a type is the count |
/// | `pointer` | an `Option` that C takes by pointer |
/// | `optional` | the field has a setter and starts as its default; of an `Option` the setter takes what is in it |
///
/// Which types a field may have is said at the trait `Member`, and `Counted` for lists.
///
/// ```compile_fail
/// #[derive(clayout::Subobject)]
/// #[subobject(name = "D3D12XBOX_TUNING", in(RaytracingPipeline))] // without its number
/// struct Tuning {
///     occupancy: u32,
/// }
/// ```
#[proc_macro_derive(Subobject, attributes(subobject))]
pub fn derive_subobject(input: TokenStream) -> TokenStream {
    subobject::derive(&parse_macro_input!(input as DeriveInput)).into()
}

/// A Direct3D 12 state object as a struct: one field for each subobject.
///
/// ```
/// use clayout::StateObject;
/// use clayout::d3d12::{
///     DxilLibrary, HitGroup, NodeMask, RaytracingPipelineConfig, RaytracingShaderConfig, StateObject as _,
/// };
///
/// #[derive(StateObject)]
/// #[state_object(RaytracingPipeline)]
/// struct Pipeline<'a> {
///     #[exports("RayGen", "Hit")]
///     library: DxilLibrary<'a>,
///     #[exports("Hits")]
///     hits: HitGroup<'a>,
///     mask: Option<NodeMask>,
///     #[associate("RayGen", "Hits")]
///     shader_config: RaytracingShaderConfig,
///     pipeline_config: RaytracingPipelineConfig,
/// }
///
/// # let dxil = *b"DXBC................\x01\0\0\0\x20\0\0\0\0\0\0\0";
/// let pipeline = Pipeline {
///     library: DxilLibrary::new(&dxil).export("RayGen").export("Hit"),
///     hits: HitGroup::triangles("Hits").closest_hit("Hit"),
///     mask: None,
///     shader_config: RaytracingShaderConfig { max_payload_size: 16, max_attribute_size: 8 },
///     pipeline_config: RaytracingPipelineConfig { max_trace_recursion_depth: 1 },
/// };
/// let desc = pipeline.build()?;
/// # Ok::<(), clayout::d3d12::state::Report>(())
/// ```
///
/// # Generated
///
/// The trait `StateObject` of `clayout::d3d12`: `build`, `build_unchecked`, `into_builder` and `add_to`. Nothing else is
/// added to your API.
///
/// # Attributes
///
/// | where | attribute | meaning |
/// |---|---|---|
/// | type | `#[state_object(Kind)]` | what it is for: `Collection`, `RaytracingPipeline` or `Executable` |
/// | type | `#[state_object(crate = "path")]` | where the runtime crate is |
/// | field | `#[associate("A", "B")]` | associates the field with these exports |
/// | field | `#[associate]` | makes the field the explicit default |
/// | field | `#[exports("A", "B")]` | the names that the field exports: then an association with another name does not compile |
///
/// # Rules
///
/// * A field is a subobject that the kind may hold, or an `Option` of one; without it there is no association either.
/// * Only what can be associated has `associate`.
/// * No name is listed twice, no two fields export one, and no two of a type are associated with one.
///
/// ```compile_fail
/// use clayout::d3d12::{ExistingCollection, NodeMask};
///
/// #[derive(clayout::StateObject)]
/// #[state_object(Collection)]
/// struct Nested<'a> {
///     inner: ExistingCollection<'a>, // a collection holds no collection
///     mask: NodeMask,
/// }
/// ```
#[proc_macro_derive(StateObject, attributes(state_object, associate, exports))]
pub fn derive_state_object(input: TokenStream) -> TokenStream {
    state_object::derive(&parse_macro_input!(input as DeriveInput)).into()
}
