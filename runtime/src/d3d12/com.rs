//! Interface pointers that a C struct borrows.

use core::ffi::c_void;
use core::marker::PhantomData;
use core::ptr::NonNull;

use clayout::{CType, Convert, Invalid, OutOfRange, TypeFacts, Zeroed};

/// A borrowed pointer to a COM object, as C structs hold them: never null (`Option<ComRef>` may be), the size of a pointer,
/// no reference of its own.
///
/// The object's reference count is never touched, neither here nor by what holds a `ComRef`. The lifetime keeps the owner,
/// who has a reference, alive for as long as C may look.
///
/// ```
/// use clayout::d3d12::ComRef;
/// use core::ffi::c_void;
///
/// /// As `windows` declares interfaces: one pointer that is never null.
/// #[repr(transparent)]
/// struct RootSignature(core::ptr::NonNull<c_void>);
///
/// # let mut object = 0_usize;
/// # let root_signature = RootSignature(core::ptr::NonNull::from(&mut object).cast());
/// // SAFETY: `RootSignature` is one interface pointer, of an object that all threads may use.
/// let borrowed = unsafe { ComRef::from_wrapper(&root_signature) };
/// assert_eq!(borrowed.as_ptr(), root_signature.0.as_ptr());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct ComRef<'a> {
    object: NonNull<c_void>,
    owner: PhantomData<&'a ()>,
}

// SAFETY: who made it has vouched for an object that all threads may use.
unsafe impl Send for ComRef<'_> {}
// SAFETY: as above.
unsafe impl Sync for ComRef<'_> {}

impl<'a> ComRef<'a> {
    /// Borrows an object.
    ///
    /// ```
    /// use clayout::d3d12::ComRef;
    /// use core::ptr::NonNull;
    ///
    /// # let mut object = 0_usize;
    /// let pointer = NonNull::from(&mut object).cast();
    /// // SAFETY: for the example; nobody calls the object.
    /// let borrowed = unsafe { ComRef::new(pointer) };
    /// assert_eq!(borrowed.as_ptr(), pointer.as_ptr());
    /// ```
    ///
    /// # Safety
    ///
    /// `object` is an interface pointer to a COM object that lives for `'a` and that all threads may use, as they may
    /// Direct3D 12's. Its interface is the one that the C member wants which the `ComRef` is given to.
    #[must_use]
    pub const unsafe fn new(object: NonNull<c_void>) -> Self {
        Self {
            object,
            owner: PhantomData,
        }
    }

    /// Borrows an object from a pointer that may be null.
    ///
    /// ```
    /// use clayout::d3d12::ComRef;
    ///
    /// // SAFETY: null stands for no object.
    /// assert_eq!(unsafe { ComRef::from_raw(core::ptr::null_mut()) }, None);
    /// ```
    ///
    /// # Safety
    ///
    /// As for [`new`](Self::new), unless `object` is null.
    #[must_use]
    pub const unsafe fn from_raw(object: *mut c_void) -> Option<Self> {
        match NonNull::new(object) {
            // SAFETY: the caller vouches for what is not null.
            Some(object) => Some(unsafe { Self::new(object) }),
            None => None,
        }
    }

    /// Borrows the object of a smart pointer or of an interface type such as those of `windows`, of any version.
    ///
    /// See the type for an example.
    ///
    /// # Panics
    ///
    /// When the pointer in `wrapper` is null. A `T` that has not the size and alignment of a pointer does not compile:
    ///
    /// ```compile_fail
    /// # use clayout::d3d12::ComRef;
    /// // SAFETY: no object at all, and therefore refused.
    /// let borrowed = unsafe { ComRef::from_wrapper(&[0_u8; 3]) };
    /// ```
    ///
    /// # Safety
    ///
    /// A `T` is one interface pointer and nothing else. What [`new`](Self::new) asks of the pointer holds for as long as
    /// `wrapper` is borrowed.
    #[must_use]
    #[track_caller]
    pub const unsafe fn from_wrapper<T>(wrapper: &'a T) -> Self {
        const {
            assert!(
                size_of::<T>() == size_of::<*mut c_void>() && align_of::<T>() == align_of::<*mut c_void>(),
                "the type is not one interface pointer"
            );
        }
        // SAFETY: `T` is a pointer, by the caller's word; `wrapper` is aligned for it and readable.
        let object = unsafe { *core::ptr::from_ref(wrapper).cast::<*mut c_void>() };
        // SAFETY: the caller vouches for the pointer.
        match unsafe { Self::from_raw(object) } {
            Some(object) => object,
            None => panic!("the interface pointer is null"),
        }
    }

    /// The interface pointer.
    ///
    /// See the type for an example.
    #[must_use]
    pub const fn as_ptr(self) -> *mut c_void {
        self.object.as_ptr()
    }
}

#[diagnostic::do_not_recommend]
impl CType for ComRef<'_> {
    type C = Self;
    const TYPE: TypeFacts = <NonNull<c_void> as CType>::TYPE;
}

impl Convert for ComRef<'_> {
    fn convert_to(&self) -> Result<Self, OutOfRange> {
        Ok(*self)
    }

    fn convert_from(c: &Self) -> Result<Self, Invalid> {
        Ok(*c)
    }
}

#[diagnostic::do_not_recommend]
impl CType for Option<ComRef<'_>> {
    type C = Self;
    const TYPE: TypeFacts = <ComRef<'_> as CType>::TYPE;
}

impl Convert for Option<ComRef<'_>> {
    fn convert_to(&self) -> Result<Self, OutOfRange> {
        Ok(*self)
    }

    fn convert_from(c: &Self) -> Result<Self, Invalid> {
        Ok(*c)
    }
}

// SAFETY: `None` of a transparent `NonNull` is the null pointer.
unsafe impl Zeroed for Option<ComRef<'_>> {}
