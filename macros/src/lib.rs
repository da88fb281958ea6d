//! The derive macros of clayout.
#![forbid(unsafe_code)]

mod attributes;
mod c_enum;
mod c_layout;
mod c_struct;
mod emit;
mod errors;
#[cfg(test)]
mod expansion;
mod feature_data;
mod names;
mod pipeline_state_stream;
mod state_object;
mod subobject;
mod syntax;

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

/// The C type of a struct or union, bit-fields and all, as the target's C compiler lays it out.
///
/// The generated type is what one keeps, passes to C and edits in place. The annotated struct is its literal form: for filling
/// all members at once, for matching on them, and for checking the declaration line by line against the header.
///
/// ```
/// use clayout::CLayout;
///
/// /// `struct LINE_CONTROL { uint16_t WordLength : 3, Parity : 1, Reserved : 12; uint16_t Divisor; };`
/// #[derive(Clone, Copy, Debug, PartialEq, CLayout)]
/// #[clayout(name = "LINE_CONTROL", rename_all = "PascalCase", bits = u16)]
/// pub struct LineControl {
///     #[bits(3)]
///     pub word_length: u8,
///     #[bits(1)]
///     pub parity: bool,
///     #[bits(12)]
///     pub reserved: (),
///     pub divisor: u16,
/// }
///
/// // What one keeps and passes to C.
/// let mut c = LINE_CONTROL::new().with_word_length(5);
/// c.set_parity(true);
/// c.divisor = 12;
/// assert_eq!((c.word_length(), c.parity(), size_of::<LINE_CONTROL>()), (5, true, 4));
///
/// // Its literal form, and back.
/// let control = LineControl { word_length: 5, parity: true, reserved: (), divisor: 12 };
/// assert_eq!(control.to_c(), Ok(c));
/// assert_eq!(LineControl::from_c(&c), Ok(control));
///
/// // A value that does not fit is never cut.
/// let error = LineControl { word_length: 8, ..control }.to_c().unwrap_err();
/// assert_eq!((error.member(), error.value().to_string()), ("WordLength", "8".to_owned()));
/// ```
///
/// # Generated
///
/// A `#[repr(C)]` type with the struct's visibility and lifetimes. It is named by `name`, else `C` and the struct's name. Plain
/// members are public fields (with the visibility of yours); bit-fields and the words of overlays have accessors:
///
/// ```
/// # mod user {
/// #     #[derive(clayout::CEnum, Clone, Copy)] #[repr(u8)] pub enum Mode { Off, On }
/// #     #[derive(clayout::CLayout)] #[clayout(overlay(Word: u32))]
/// #     pub struct Device { #[bits(3, in = Word)] pub level: u8, #[bits(1, in = Word)] pub mode: Mode, pub plain: u16 }
/// # }
/// # use {clayout::*, user::*};
/// // The type: its fields, what it is made and copied by.
/// const NEW: fn() -> CDevice = CDevice::new; // const fn; all zero
/// const PLAIN: fn(&CDevice) -> &u16 = |c| &c.plain;
/// const TO_BYTES: fn(&CDevice) -> [u8; 8] = CDevice::to_bytes; // const fn
/// const FROM_BYTES: fn([u8; 8]) -> CDevice = CDevice::from_bytes; // const fn
/// const FROM_SLICE: fn(&[u8]) -> Result<CDevice, WrongLength> = CDevice::from_slice;
/// const LAYOUT: &StructLayout = CDevice::LAYOUT;
///
/// // Each bit-field; all are const fn, with the visibility of the field.
/// const LEVEL: fn(&CDevice) -> u8 = CDevice::level;
/// const SET_LEVEL: fn(&mut CDevice, u8) = CDevice::set_level; // panics at your line
/// const WITH_LEVEL: fn(CDevice, u8) -> CDevice = CDevice::with_level; // so does this
/// const SET_LEVEL_CHECKED: fn(&mut CDevice, u8) -> Result<(), OutOfRange> = CDevice::set_level_checked;
/// const LEVEL_RANGE: BitRange = CDevice::LEVEL_RANGE; // offset and width
/// // The getter of an enumeration keeps what it does not know.
/// const MODE: fn(&CDevice) -> Result<Mode, UnknownValue<Mode>> = CDevice::mode;
///
/// // Each overlay's word.
/// const WORD: fn(&CDevice) -> u32 = CDevice::word;
/// const SET_WORD: fn(&mut CDevice, u32) = CDevice::set_word;
/// const WITH_WORD: fn(CDevice, u32) -> CDevice = CDevice::with_word;
///
/// // The annotated struct.
/// const TO_C: fn(&Device) -> Result<CDevice, OutOfRange> = Device::to_c;
/// const WRITE_TO: fn(&Device, &mut CDevice) -> Result<(), OutOfRange> = Device::write_to; // keeps reserved bits and padding
/// const FROM_C: fn(&CDevice) -> Result<Device, InvalidMember> = Device::from_c;
/// # assert_eq!(Device::LAYOUT.size, LAYOUT.size);
///
/// // Traits.
/// fn traits<R, C>()
/// where
///     R: CLayout<C = C> + TryFrom<C, Error = InvalidMember>,
///     C: CLayout<C = C> + TryFrom<R, Error = OutOfRange>,
///     C: Clone + Copy + std::fmt::Debug + Default + PartialEq + Eq + std::hash::Hash,
///     C: AnyBits + PlainBytes + Zeroed,
/// {
/// }
/// traits::<Device, CDevice>();
/// ```
///
/// An error of a conversion names the member that holds the value: for a record inside a record that is the inner record's member.
/// An accessor called like a trait's method (`clone`, `hash`) is what a method call finds: write `Clone::clone(&c)` for the trait's.
///
/// `Eq`, `Hash`, `new`, `to_bytes` and the like are there where the plain members have what they need; a call where they are not
/// says which member is in the way. Padding and reserved bits are never compared. Nothing else is added to your API. The complete
/// output for three types is kept as `expansions/c_layout_*.rs` beside the sources of this crate.
///
/// # Attributes
///
/// On the type, in `#[clayout(...)]`:
///
/// | key | value | default | meaning |
/// |---|---|---|---|
/// | `name` | `"C_NAME"` | the struct's name, and `C` in front of it for the generated type | the type's name in C, and that of the generated type |
/// | `rename_all` | one of serde's spellings | the Rust names | turns the members' Rust names into C names |
/// | `abi` | `"target"`, `"gnu"`, `"msvc"`, `"mingw"` | `"target"` | whose placement rules; `"gnu"` is System V, not windows-gnu |
/// | `bits` | a type | the field's type | the C type of bit-fields that name none |
/// | `pack` | 1, 2, 4, 8, 16 | none | `#pragma pack` |
/// | `packed` | | | the `packed` attribute |
/// | `align` | a power of two | none | the `aligned` attribute |
/// | `overlay` | `(Name: type, ...)` | none | each an anonymous union of an anonymous struct and one whole word |
/// | `derive` | `(Trait, ...)` | none | derives to put on the generated type |
/// | `crate` | `"path"` | `"::clayout"` | where the runtime crate is |
///
/// On a field, `#[bits(...)]` makes it a bit-field:
///
/// | part | value | default | meaning |
/// |---|---|---|---|
/// | first | the width | | a const expression of type `u32` |
/// | second | a type | the overlay's word, then `bits` of the type, then the field's type | the C type; its sign is the bit-field's |
/// | `in` | `Overlay` | none | the overlay that it is in |
/// | `unnamed` | | | on a `()` field: without a name in C; width 0 is C's separator |
///
/// On a field, in `#[clayout(...)]`:
///
/// | key | value | default | meaning |
/// |---|---|---|---|
/// | `name` | `"C_NAME"` | by `rename_all` | the member's name in C |
/// | `align` | a power of two | none | the member's `aligned` attribute |
/// | `packed` | | | the member's `packed` attribute |
/// | `foreign` | | | a plain member of a type that is C-compatible as it is |
///
/// ## On the type
///
/// `name` and `rename_all`, which does what serde does with field names; `name` on a field wins:
///
/// ```
/// #[derive(clayout::CLayout)]
/// #[clayout(name = "D3D12_NODE", rename_all = "PascalCase")]
/// struct Node {
///     node_mask: u32, // NodeMask
///     #[clayout(name = "pNext")]
///     next: *const Node,
/// }
/// assert_eq!(D3D12_NODE::LAYOUT.members[1].name, "pNext");
/// ```
///
/// `abi` changes the placement, not the sizes of types; a record inside follows the same rules. Microsoft's compiler opens a new
/// unit where the type's size changes, the others do not:
///
/// ```
/// #[derive(clayout::CLayout)]
/// #[clayout(abi = "msvc")]
/// struct Microsoft {
///     #[bits(4)]
///     low: u8,
///     #[bits(4, u16)]
///     high: u8,
/// }
///
/// #[derive(clayout::CLayout)]
/// #[clayout(abi = "gnu")]
/// struct SystemV {
///     #[bits(4)]
///     low: u8,
///     #[bits(4, u16)]
///     high: u8,
/// }
/// assert_eq!((Microsoft::LAYOUT.size, SystemV::LAYOUT.size), (4, 2));
/// ```
///
/// `pack`, `packed` and `align`. A struct that Rust cannot lay out as a whole (packed and aligned at once, or with a member that is
/// packed, or aligned under `pack`) has accessors for all its plain members in place of the public fields:
///
/// ```
/// #[derive(clayout::CLayout)]
/// #[clayout(pack = 2)]
/// struct Packed {
///     tag: u8,
///     word: u32, // at byte 2
/// }
///
/// #[derive(clayout::CLayout)]
/// #[clayout(packed, align = 4)]
/// struct Both {
///     tag: u8,
///     word: u32, // at byte 1
/// }
/// assert_eq!((CPacked::LAYOUT.size, CBoth::LAYOUT.size), (6, 8));
/// assert_eq!(CBoth::new().with_word(7).word(), 7);
/// ```
///
/// `overlay`: the fields with `in = Name`, which follow each other, share their bits with the word:
///
/// ```
/// #[derive(clayout::CLayout)]
/// #[clayout(overlay(Dword0: u32))]
/// struct Flags {
///     #[bits(3, in = Dword0)] // union { struct { uint32_t level : 3, reserved : 29; }; uint32_t Dword0; };
///     level: u8,
///     #[bits(29, in = Dword0)]
///     reserved: (),
/// }
/// # if cfg!(target_endian = "little") {
/// assert_eq!(CFlags::new().with_level(5).dword0(), 5);
/// # }
/// ```
///
/// `derive`, and `crate` for a macro of your own that writes this derive:
///
/// ```
/// mod reexports {
///     pub extern crate clayout as layouts;
/// }
///
/// #[derive(reexports::layouts::CLayout)]
/// #[clayout(derive(PartialOrd), crate = "crate::reexports::layouts")]
/// struct Version {
///     major: u16,
///     minor: u16,
/// }
/// # // In a doctest, `crate` is the test.
/// # fn main() {
/// assert!(CVersion { major: 1, ..Default::default() } > CVersion::new());
/// # }
/// ```
///
/// ## On a field
///
/// A width is what the header has, or a constant; what the derive's small parser does not take goes in braces. The value's type
/// is yours: an integer, `bool`, an enumeration or newtype that derives `CEnum`, `Open` of one, or an alias of such. An integer
/// has the sign of the C type and holds every value of the width:
///
/// ```
/// use clayout::{CEnum, CLayout, Open};
///
/// const WIDTH: u32 = 3;
///
/// #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
/// #[repr(u8)]
/// enum Mode {
///     Off,
///     On,
/// }
///
/// #[derive(CLayout)]
/// #[clayout(bits = u32)]
/// struct Device {
///     #[bits(WIDTH)]
///     level: u8,
///     #[bits({ WIDTH - 1 })]
///     mode: Mode, // the getter returns a `Result`
///     #[bits(2)]
///     newer: Open<Mode>, // the getter returns an `Open`, which keeps any value
///     #[bits(5, i32)]
///     offset: i8, // sign-extended
/// }
/// let c = CDevice::from_bytes([0b0_11_01_001, 0b1111, 0, 0]);
/// # if cfg!(target_endian = "little") {
/// assert_eq!((c.level(), c.mode(), c.newer().into_repr(), c.offset()), (1, Ok(Mode::On), 3, -2));
/// # }
/// ```
///
/// A `()` field with a width is reserved: written as zero, not read, and kept as it is by all setters. With `unnamed` it has no
/// name in C either:
///
/// ```
/// #[derive(clayout::CLayout)]
/// struct Device {
///     #[bits(3, u8)]
///     level: u8,
///     #[bits(2, u8)]
///     reserved: (),
///     #[bits(0, u8, unnamed)]
///     separator: (), // uint8_t : 0;
///     #[bits(1, u8)]
///     ready: bool,
/// }
/// assert_eq!(CDevice::READY_RANGE.offset, 8);
/// ```
///
/// Every other field is a plain member: integers, floats, `bool`, pointers and references, arrays, records that derive `CLayout`,
/// enumerations (stored as `Open`). `align` and `packed` are the member's own; `foreign` takes a type as it is, `Copy` being all
/// that it needs:
///
/// ```
/// #[derive(clayout::CLayout)]
/// struct Device<'a> {
///     #[clayout(align = 8)]
///     level: u8,
///     next: Option<&'a Device<'a>>,
///     #[clayout(foreign)]
///     callback: Option<extern "C" fn(u32) -> u32>,
/// }
/// assert_eq!(Device::LAYOUT.align, 8);
/// ```
///
/// ## Unions
///
/// On a `union`, every member has the accessors `x()`, `set_x(v)` and `with_x(v)`. They are safe: what any bytes are a value of
/// can be read. There is no `to_c`, for nobody knows which member is the live one. Rust asks of a union's members that they are
/// `Copy`, so that a record inside a union derives `Clone, Copy`.
///
/// ```
/// #[derive(Clone, Copy, clayout::CLayout)]
/// union Value {
///     number: u32,
///     bytes: [u8; 4],
/// }
/// assert_eq!(CValue::new().with_bytes([1; 4]).number(), 0x0101_0101);
/// ```
///
/// # Rules
///
/// What breaks a rule is one error on the token that is wrong, with the way out; all of a struct come in one compile.
///
/// * A struct with named fields, or a union. Lifetimes work; type and const parameters do not: a C type has one layout.
/// * A width is at least 1 (0 for `unnamed`) and at most what the C type has; a `bool` has width 1.
/// * An integer field has the sign of its C type and as many bits as the width. All enumerators of an enumeration fit the width.
/// * An overlay is declared and used, its members follow each other, and they fit its word.
/// * No two members have one C name, and no accessor meets another or `new`, `to_bytes`, `from_bytes`, `from_slice`.
/// * `#[repr]` on the annotated struct says nothing about the C type, so that `packed` and `align` are refused there.
/// * What Rust cannot lay out as C does (a type whose own alignment forbids it) is refused: hold it as an array of bytes.
///
/// ```compile_fail
/// #[derive(clayout::CLayout)]
/// struct Flags {
///     #[bits(2, u32)] // a `bool` bit-field is 1 bit wide, not 2: use an integer type
///     ready: bool,
/// }
/// ```
///
/// ```compile_fail
/// #[derive(clayout::CLayout)]
/// struct Level {
///     #[bits(3, i32)]
///     level: u8, // `u8` is unsigned, but the C type `i32` is signed: ...
/// }
/// ```
///
/// ```compile_fail
/// #[derive(clayout::CLayout)]
/// struct Device {
///     name: String, // `String` cannot be a member of a C record
/// }
/// ```
///
/// # Layout
///
/// Computed at compile time by the rules of the target's C compiler (System V and its kin, Microsoft, windows-gnu), big-endian
/// targets included; no C compiler and no header is needed. Size, alignment and the offset of every plain member are asserted
/// against rustc's. `LAYOUT` holds all of it as data, prints it as a table, and prints a C declaration with assertions to compile
/// next to the real header.
///
/// Passing by pointer is what is promised. By value it works where the C ABI classifies a struct of bytes as it does one of
/// bit-fields.
///
/// # Cost
///
/// `const fn`, no allocation, `no_std`. An accessor is a load, a shift and a mask, as written by hand.
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
/// * The C struct by [`CLayout`](derive@CLayout), `LAYOUT` included. It and its fields have the C names; without a `name` it is
///   `C` and the Rust name.
/// * The trait `Subobject`, `AllowedIn` for each kind of state object, `Associable`; for a part the trait `Member`.
/// * `new`, which takes the fields that are not optional, and a setter for each that is. Of an `Open<E>` they take an `E` too.
/// * A hidden struct, named like yours with `Members` at the end, that `CLayout` stands on.
///
/// # Attributes
///
/// On the type, in `#[subobject(...)]`:
///
/// | key | meaning |
/// |---|---|
/// | `type = NUMBER` | the number of the type in state objects: none of the public types 0 to 33 and 36, which this crate has and judges by their numbers. The compiler says so |
/// | `stream = NUMBER` | the number of the type in pipeline state streams |
/// | `in(Kind, ...)` | which state objects may hold it: `Collection`, `RaytracingPipeline`, `Executable` |
/// | `associable` | it can be associated with exports: each number is a kind of its own, of which an export has at most one |
/// | `part` | it is a member of subobjects, and none of state objects itself |
/// | `by_value` | its C form is a value: the trait `ByValue`. `stream` includes it |
/// | `name = "C_NAME"` | the C struct's name |
/// | `rename_all = "PascalCase"` | C member names from Rust ones |
/// | `c = TYPE` | the C struct that there is already; its fields are called as the fields here, those of a list as in `list(...)` |
/// | `no_new` | no constructor |
/// | `crate = "path"` | where the runtime crate is |
///
/// On a field, in `#[subobject(...)]`:
///
/// | key | meaning |
/// |---|---|
/// | `name = "C_NAME"` | the C member's name |
/// | `list(NumNames: u32, pNames)` | the field is a count and a pointer in C, in the order that is written; the one with a type is the count. A list with more elements than that holds panics where the subobject is added |
/// | `pointer` | an `Option` that C takes by pointer |
/// | `optional` | the field has a setter and starts as its default; of an `Option` the setter takes what is in it |
/// | `at_most = N` | in a pipeline state stream, more of them panic at the caller's line: of a list its length, of a number the number itself |
///
/// Which types a field may have is said at the trait `Member`, and `Counted` for lists. With `stream` or `by_value` nothing is
/// copied: there it is `ByValue`, and `Lent` for lists.
///
/// ```
/// use clayout::d3d12::ByValue;
/// use clayout::d3d12::stream::{StreamSubobject, StreamType};
///
/// /// A subobject of streams that this crate does not know.
/// #[derive(clayout::Subobject)]
/// #[subobject(stream = 0x4000, name = "D3D12XBOX_WAVES", rename_all = "PascalCase")]
/// struct Waves {
///     occupancy: u32,
///     exact: bool, // a `BOOL`
/// }
///
/// assert_eq!(Waves::STREAM_TYPE, StreamType::new(0x4000));
/// assert_eq!(Waves::new(4, true).by_value().Occupancy, 4);
/// ```
///
/// ```compile_fail
/// #[derive(clayout::Subobject)]
/// #[subobject(name = "D3D12XBOX_TUNING", in(RaytracingPipeline))] // without its number
/// struct Tuning {
///     occupancy: u32,
/// }
/// ```
///
/// ```compile_fail
/// #[derive(clayout::Subobject)]
/// #[subobject(type = 0x4000, name = "D3D12XBOX_TUNING", in(RaytracingPipeline))]
/// struct Tuning {
///     label: String, // `String` cannot be a member of a subobject: ... write `&str` for a wide string
/// }
/// ```
#[proc_macro_derive(Subobject, attributes(subobject))]
pub fn derive_subobject(input: TokenStream) -> TokenStream {
    subobject::derive(&parse_macro_input!(input as DeriveInput)).into()
}

/// A Direct3D 12 state object as a struct: one field for each subobject.
///
/// ```
/// use clayout::d3d12::{
///     DxilLibrary, HitGroup, NodeMask, RaytracingPipelineConfig, RaytracingShaderConfig, StateObject,
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

/// The stream of a Direct3D 12 pipeline state as a struct: one field for each subobject.
///
/// ```
/// use clayout::d3d12::stream::{self, PipelineStateStream};
/// use clayout::d3d12::{ComRef, DxgiFormat};
///
/// #[derive(PipelineStateStream)]
/// struct MeshPipeline<'a> {
///     root_signature: stream::RootSignature<'a>,
///     amplification: Option<stream::AmplificationShader<'a>>,
///     mesh: stream::MeshShader<'a>,
///     pixel: stream::PixelShader<'a>,
///     rasterizer: stream::Rasterizer2,
///     formats: stream::RenderTargetFormats,
/// }
///
/// # let (mesh, pixel) = (*b"DXBC", *b"DXBC");
/// # let mut object = 0_usize;
/// # let pointer = core::ptr::NonNull::from(&mut object).cast();
/// // SAFETY: `pointer` is an `ID3D12RootSignature` that outlives the stream.
/// let root_signature = unsafe { ComRef::new(pointer) };
/// let pipeline = MeshPipeline {
///     root_signature: stream::RootSignature::new(root_signature),
///     amplification: None,
///     mesh: stream::MeshShader::new(&mesh),
///     pixel: stream::PixelShader::new(&pixel),
///     rasterizer: stream::Rasterizer2::default(),
///     formats: stream::RenderTargetFormats::of(&[DxgiFormat::R8G8B8A8_UNORM]),
/// };
/// let stream = pipeline.to_stream();
/// // unsafe { device.CreatePipelineState(stream.desc().as_ptr().cast()) }
/// assert_eq!(stream.desc().to_c().size_in_bytes, size_of_val(&stream));
/// ```
///
/// # Generated
///
/// The trait `PipelineStateStream` of `clayout::d3d12::stream`: `to_stream`, and as constants the fields and the kind of the
/// pipeline. Nothing else is added to your API.
///
/// # Attributes
///
/// | where | attribute | meaning |
/// |---|---|---|
/// | type | `#[pipeline_state_stream(crate = "path")]` | where the runtime crate is |
///
/// # Rules
///
/// Judged when your crate is compiled, by the fields' types and not by how these are spelt; each breach is an error on its field.
/// A struct with type parameters is judged where `to_stream` is called.
///
/// * A field is a stream subobject, or an `Option` of one that can be absent: shaders other than the one that decides what the
///   pipeline is for, root signatures, lists, a cached pipeline state. An absent one stays in the stream as zeros, which stand
///   for none there.
/// * No type comes twice; no two versions of one subobject (`DEPTH_STENCIL1` and `DEPTH_STENCIL2`); not both root signatures.
/// * One of vertex, mesh and compute shader is there. What pipelines of that kind do not look at is legal and has no effect:
///   `unread` lists it.
/// * A `#[cfg]` on a field is as if the field were written or not.
///
/// ```compile_fail
/// use clayout::d3d12::stream;
///
/// #[derive(clayout::PipelineStateStream)]
/// struct Both<'a> {
///     vertex: stream::VertexShader<'a>,
///     mesh: stream::MeshShader<'a>, // `mesh` is MS, and `vertex` is VS: a pipeline has one of VS, MS and CS, so ...
/// }
/// ```
///
/// # Layout
///
/// Each element is a number of 4 bytes and the C struct at its own alignment, and starts and ends at a multiple of a pointer's
/// size: 8 bytes on 64 bits, 4 on 32. The sizes of all shipped elements are asserted on both, and compared with those of the
/// `CD3DX12_PIPELINE_STATE_STREAM` types.
///
/// # Cost
///
/// The stream is a value of fixed size. Nothing is allocated; `no_std` without `alloc`.
#[proc_macro_derive(PipelineStateStream, attributes(pipeline_state_stream))]
pub fn derive_pipeline_state_stream(input: TokenStream) -> TokenStream {
    pipeline_state_stream::derive(&parse_macro_input!(input as DeriveInput)).into()
}

/// A feature that a Direct3D 12 device can be asked for with `CheckFeatureSupport`: its number and its C struct in one
/// declaration, what it is told apart from what it answers.
///
/// ```
/// use clayout::{CEnum, FeatureData, Open};
///
/// #[derive(Clone, Copy, Debug, PartialEq, CEnum)]
/// #[repr(u32)]
/// enum Compression {
///     None = 0,
///     Tier1 = 10,
/// }
///
/// /// A feature of a console that this crate does not know.
/// #[derive(Debug, FeatureData)]
/// #[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE", rename_all = "PascalCase")]
/// struct Cache {
///     #[feature_data(node_index)]
///     node_index: u32,                   // UINT NodeIndex, in
///     shared: bool,                      // BOOL Shared, out
///     compression: Open<Compression>,    // XBOX_COMPRESSION Compression, out
///     #[feature_data(nonzero)]
///     size: Option<u32>,                 // UINT Size, out
/// }
///
/// // Stands for a device here: unsafe { device.CheckFeatureSupport(feature, data, size) }
/// let device = |_feature: u32, _data: *mut core::ffi::c_void, _size: u32| 0;
/// let cache = Cache::query(&device, 0)?;
/// assert_eq!((cache.node_index, cache.shared), (0, false));
/// assert!(cache.compression < Compression::Tier1);
/// assert_eq!(cache.size, None); // not reported, and not 0
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
///
/// The features of `d3d12.h` are in `clayout::d3d12`, written with this derive.
///
/// # Generated
///
/// * The C struct, with the C name, `#[repr(C)]`, by [`CLayout`](derive@CLayout); without a `name` it is `C` and the Rust name.
/// * `query(&device, inputs...) -> Result<Self, FeatureError>`, as visible as the type. The inputs are the members that the
///   device is told, in their order; of an `Open<E>` it takes an `E` too.
/// * `all_nodes(&device)`, where a node's index is all that the device is told.
/// * `From` the C struct, where nothing is told but a node's index or an `in_out` member: for answers that came without
///   `query`.
/// * The unsafe trait `FeatureData` of `clayout::d3d12`, for code that is generic over features.
/// * A hidden struct, named like yours with `Members` at the end, that `CLayout` stands on.
///
/// The struct given to the device is all zero but for the inputs. It is read only where the device has answered `S_OK`; inputs
/// are taken from what was asked, not from what the device has left.
///
/// # Attributes
///
/// On the type, in `#[feature_data(...)]`:
///
/// | key | meaning |
/// |---|---|
/// | `feature = NUMBER` | the number of the feature, of type `u32` |
/// | `name = "C_NAME"` | the C struct's name |
/// | `rename_all = "PascalCase"` | C member names from Rust ones |
/// | `none = HRESULT` | an answer that means: nothing of it. The query then succeeds, with all answers as if they were zero. An error's number as headers write it, `0x80004005`, or any `i32` but 0 |
/// | `align = N` | the C struct's alignment, where a target would have a lower one |
/// | `crate = "path"` | where the runtime crate is |
///
/// On a field, in `#[feature_data(...)]`; without a key the device answers it:
///
/// | key | meaning |
/// |---|---|
/// | `input` | the device is told it |
/// | `node_index` | the same, a `u32` that is compared with the device's count of nodes where that is known |
/// | `in_out` | the device is told it and answers in its place |
/// | `list(NumNames: u32, pNames)` | a slice: a count and a pointer in C, in the order that is written; the one with a type is the count. The device reads `&[T]`, and fills `&mut [T]` |
/// | `nonzero` | an `Option`: 0 is no answer |
/// | `appended` | an `Option`: older headers end before it. Where the device answers `E_INVALIDARG`, it is asked again with the older size, and the member is `None`. That size is where the member before ends, rounded up to the alignment of the members before |
/// | `name = "C_NAME"` | the C member's name |
///
/// What the device is told, with a number that is its own answer, a list, and a member that came later:
///
/// ```
/// use clayout::FeatureData;
///
/// const E_FAIL: i32 = 0x8000_4005_u32.cast_signed();
///
/// #[derive(FeatureData)]
/// #[feature_data(feature = 0x4001, name = "XBOX_FEATURE_DATA_LEVELS", none = E_FAIL)]
/// struct Levels<'a> {
///     #[feature_data(list(NumLevels: u32, pLevels))]
///     levels: &'a [u32],
///     #[feature_data(input)]
///     exclusive: bool,
///     #[feature_data(in_out)]
///     highest: u32,
///     #[feature_data(appended)]
///     shared: Option<bool>,
/// }
///
/// let device = |_feature: u32, _data: *mut core::ffi::c_void, _size: u32| E_FAIL;
/// let answer = Levels::query(&device, &[1, 2], true, 7)?;
/// assert_eq!((answer.levels.len(), answer.exclusive, answer.highest), (2, true, 0));
/// # Ok::<(), clayout::d3d12::FeatureError>(())
/// ```
///
/// # Rules
///
/// * A struct with named fields, one for each C member, or for the two of a list. It may have lifetimes.
/// * **The number and the members are a promise**, as an `extern` block is: they are those of one feature in the header. The device
///   goes by them.
/// * What a device answers takes every bit pattern: integers, `bool` (which is a `BOOL`), `Open<E>`, newtypes with `CEnum`, generated
///   types. See the traits `FeatureOutput`, `FeatureInput` and `FeatureList` of `clayout::d3d12`.
/// * Members behind an `appended` one are appended too; the first member is not.
/// * An `appended` member that fits into the padding of the older struct leaves its size as it was, so that no device tells which of
///   the two it knows: it is `nonzero` too, and 0 is no answer.
///
/// ```compile_fail
/// # use clayout::{CEnum, FeatureData};
/// # #[derive(Clone, Copy, CEnum)] #[repr(u32)] enum Compression { None = 0, Tier1 = 10 }
/// #[derive(FeatureData)]
/// #[feature_data(feature = 0x4000, name = "XBOX_FEATURE_DATA_CACHE")]
/// struct Cache {
///     compression: Compression, // a device may answer what is no enumerator: write `Open<Compression>`
/// }
/// ```
///
/// # Cost
///
/// No allocation, `no_std`; one call of the device, one more for each older size.
#[proc_macro_derive(FeatureData, attributes(feature_data))]
pub fn derive_feature_data(input: TokenStream) -> TokenStream {
    feature_data::derive(&parse_macro_input!(input as DeriveInput)).into()
}
