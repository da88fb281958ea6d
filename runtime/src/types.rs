//! What the language's own types are in C.

use core::num::NonZero;
use core::ptr::NonNull;

use crate::abi::Abi;
use crate::describe::CName;
use crate::error::OutOfRange;
use crate::layout::TypeLayout;
use crate::open::Open;
use crate::private::{Sealed, enum_in_c, newtype_facts};
use crate::traits::{
    AnyBits, BitField, BitType, BitsInC, CEnum, CType, Convert, Integer, Invalid, PlainBytes, TypeFacts, Values, Zeroed,
};

/// A type of the target as C sees it.
const fn facts<T>(name: CName) -> TypeFacts {
    let (align, cap) = (align_of::<T>() as u64, Abi::TARGET.max_align);
    TypeFacts {
        layout: TypeLayout::new(size_of::<T>() as u64, if align < cap { align } else { cap }),
        name,
    }
}

/// The conversion of a type that is its own C form.
macro_rules! as_it_is {
    ($([$($generics:tt)*] $ty:ty),* $(,)?) => {$(
        impl<$($generics)*> Convert for $ty {
            fn convert_to(&self) -> Result<Self, OutOfRange> {
                Ok(*self)
            }

            fn convert_from(c: &Self) -> Result<Self, Invalid> {
                Ok(*c)
            }
        }
    )*};
}

macro_rules! basic {
    ($($ty:ident $name:literal)*) => {$(
        impl CType for $ty {
            type C = Self;
            const TYPE: TypeFacts = facts::<Self>(CName::Basic($name));
        }

        as_it_is! { [] $ty }

        // SAFETY: all-zero is 0, 0.0 or false.
        unsafe impl Zeroed for $ty {}
    )*};
}

basic! {
    u8 "uint8_t" u16 "uint16_t" u32 "uint32_t" u64 "uint64_t" u128 "unsigned __int128" usize "uintptr_t"
    i8 "int8_t" i16 "int16_t" i32 "int32_t" i64 "int64_t" i128 "__int128" isize "intptr_t"
    f32 "float" f64 "double" bool "bool"
}

macro_rules! integers {
    ($($ty:ident)*) => {$(
        // SAFETY: an integer has no padding and takes every pattern.
        unsafe impl BitField for $ty {
            type Get = Self;
            type Unknown = Self;
            const BITS: BitType = BitType {
                name: stringify!($ty),
                size: size_of::<Self>(),
                signed: Self::MIN != 0,
                values: Values::All,
                fallible: false,
            };
            const IN_C: Option<BitsInC> = Some(BitsInC {
                facts: <Self as CType>::TYPE,
                signed: Self::MIN != 0,
                bits: Self::BITS,
            });
        }

        #[diagnostic::do_not_recommend]
        impl CType for NonZero<$ty> {
            type C = $ty;
            const TYPE: TypeFacts = <$ty as CType>::TYPE;
        }

        impl Convert for NonZero<$ty> {
            fn convert_to(&self) -> Result<$ty, OutOfRange> {
                Ok(self.get())
            }

            fn convert_from(c: &$ty) -> Result<Self, Invalid> {
                Self::new(*c).ok_or(Invalid::Value {
                    value: crate::Number::from(*c),
                    type_name: concat!("NonZero<", stringify!($ty), ">"),
                })
            }
        }

        impl Sealed for $ty {}

        // SAFETY: a primitive integer.
        unsafe impl Integer for $ty {}
    )*};
}

integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

impl From<usize> for crate::Number {
    fn from(value: usize) -> Self {
        Self::from(value as u128)
    }
}

impl From<isize> for crate::Number {
    fn from(value: isize) -> Self {
        Self::from(value as i128)
    }
}

// SAFETY: one byte, 0 or 1.
unsafe impl BitField for bool {
    type Get = Self;
    type Unknown = Self;
    const BITS: BitType = BitType {
        name: "bool",
        size: 1,
        signed: false,
        values: Values::Bool,
        fallible: false,
    };
    const IN_C: Option<BitsInC> = Some(BitsInC {
        facts: <Self as CType>::TYPE,
        signed: false,
        bits: 1,
    });
}

macro_rules! plain_bytes {
    ($($ty:ident)*) => {$(
        // SAFETY: every pattern is a number; no padding.
        unsafe impl AnyBits for $ty {}
        // SAFETY: no pointers either.
        unsafe impl PlainBytes for $ty {}
    )*};
}

plain_bytes! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize f32 f64 }

impl<T: CType, const N: usize> CType for [T; N] {
    type C = [T::C; N];
    const TYPE: TypeFacts = {
        let element = T::TYPE.layout;
        let mut layout = TypeLayout::new(element.size * N as u64, element.align);
        layout.required = element.required;
        TypeFacts {
            layout,
            name: CName::Array(&T::TYPE.name, N),
        }
    };
}

impl<T: Convert, const N: usize> Convert for [T; N] {
    fn convert_to(&self) -> Result<Self::C, OutOfRange> {
        all(self.each_ref().map(T::convert_to))
    }

    fn convert_over(&self, c: &mut Self::C) -> Result<(), OutOfRange> {
        self.iter().zip(c).try_for_each(|(value, c)| value.convert_over(c))
    }

    fn convert_from(c: &Self::C) -> Result<Self, Invalid> {
        all(c.each_ref().map(T::convert_from))
    }
}

/// The values of all results, or the first error.
fn all<T, E: Copy, const N: usize>(results: [Result<T, E>; N]) -> Result<[T; N], E> {
    if let Some(error) = results.iter().find_map(|result| result.as_ref().err()) {
        return Err(*error);
    }
    Ok(results.map(|result| match result {
        Ok(value) => value,
        Err(_) => unreachable!("an error has been returned above"),
    }))
}

// SAFETY: each element has the property, and an array has no padding of its own.
unsafe impl<T: AnyBits, const N: usize> AnyBits for [T; N] {}
// SAFETY: as above.
unsafe impl<T: PlainBytes, const N: usize> PlainBytes for [T; N] {}
// SAFETY: as above.
unsafe impl<T: Zeroed, const N: usize> Zeroed for [T; N] {}

macro_rules! pointers {
    ($([$($generics:tt)*] $ty:ty),* $(,)?) => {$(
        impl<$($generics)*> CType for $ty {
            type C = Self;
            const TYPE: TypeFacts = facts::<Self>(CName::Pointer);
        }
    )*};
}

pointers! {
    [T] *const T,
    [T] *mut T,
    ['a, T] Option<&'a T>,
    [T] NonNull<T>,
    [T] Option<NonNull<T>>,
}

as_it_is! {
    [T] *const T,
    [T] *mut T,
    ['a, T] Option<&'a T>,
    [T] NonNull<T>,
    [T] Option<NonNull<T>>,
    [E: CEnum] Open<E>,
}

// SAFETY: any address is a raw pointer; a thin pointer has no padding.
unsafe impl<T> AnyBits for *const T {}
// SAFETY: as above.
unsafe impl<T> AnyBits for *mut T {}
// SAFETY: the null pointer.
unsafe impl<T> Zeroed for *const T {}
// SAFETY: the null pointer.
unsafe impl<T> Zeroed for *mut T {}
// SAFETY: `None` is the null pointer.
unsafe impl<T> Zeroed for Option<&T> {}
// SAFETY: `None` is the null pointer.
unsafe impl<T> Zeroed for Option<NonNull<T>> {}

/// Callbacks, which are foreign members: C's null is `None`. One parameter less with each step.
macro_rules! callbacks {
    ($($first:ident $($rest:ident)*)?) => {
        // SAFETY: `None` is the null pointer.
        unsafe impl<$($first, $($rest,)*)? R> Zeroed for Option<extern "C" fn($($first, $($rest,)*)?) -> R> {}
        // SAFETY: as above.
        unsafe impl<$($first, $($rest,)*)? R> Zeroed for Option<unsafe extern "C" fn($($first, $($rest,)*)?) -> R> {}
        // SAFETY: as above.
        unsafe impl<$($first, $($rest,)*)? R> Zeroed for Option<extern "system" fn($($first, $($rest,)*)?) -> R> {}
        // SAFETY: as above.
        unsafe impl<$($first, $($rest,)*)? R> Zeroed for Option<unsafe extern "system" fn($($first, $($rest,)*)?) -> R> {}
        $(callbacks! { $($rest)* })?
    };
}

callbacks! { A B C D E F G H I J K L }

impl<E: CEnum> CType for Open<E> {
    type C = Self;
    const TYPE: TypeFacts = newtype_facts(<E::Repr as CType>::TYPE, E::C_NAME);
}

// SAFETY: transparent over an integer.
unsafe impl<E: CEnum> BitField for Open<E> {
    type Get = Self;
    type Unknown = Self;
    const BITS: BitType = BitType {
        name: E::C_NAME,
        ..<E::Repr as BitField>::BITS
    };
    const IN_C: Option<BitsInC> = enum_in_c::<E>();
}

// SAFETY: transparent over an integer, and any number is a value.
unsafe impl<E: CEnum> AnyBits for Open<E> {}
// SAFETY: as above.
unsafe impl<E: CEnum> PlainBytes for Open<E> {}
// SAFETY: as above.
unsafe impl<E: CEnum> Zeroed for Open<E> {}

#[cfg(test)]
mod tests {
    use core::num::NonZero;

    use crate::{CLayout, CType, Convert, Invalid, Number};

    #[test]
    fn a_non_zero_integer_is_the_integer_in_c_and_refuses_zero() {
        macro_rules! integers {
            ($($ty:ident)*) => {$(
                assert_eq!(<NonZero<$ty> as CType>::TYPE.layout, <$ty as CType>::TYPE.layout);
                let Some(value) = NonZero::new($ty::MAX) else { unreachable!() };
                assert_eq!(value.convert_to(), Ok($ty::MAX));
                assert_eq!(NonZero::convert_from(&$ty::MAX), Ok(value));
                let zero = Invalid::Value {
                    value: Number::from(0_u8),
                    type_name: concat!("NonZero<", stringify!($ty), ">"),
                };
                assert_eq!(NonZero::<$ty>::convert_from(&0), Err(zero));
            )*};
        }
        integers! { u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }
    }

    #[derive(Clone, Copy, Debug, PartialEq, CLayout)]
    #[clayout(name = "HANDLES")]
    struct Handles {
        first: NonZero<u16>,
        rest: [NonZero<i16>; 2],
    }

    #[test]
    fn a_record_of_non_zero_integers_takes_any_bytes_and_converts_with_a_check() {
        let c = HANDLES::from_bytes([1, 0, 0, 0, 0, 2]);
        let error = Handles::from_c(&c).unwrap_err();
        assert_eq!(error.member(), "rest");
        let c = HANDLES::from_bytes([1; 6]);
        assert_eq!(Handles::from_c(&c).unwrap().to_c(), Ok(c));
    }
}
