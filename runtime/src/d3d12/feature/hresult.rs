//! The answers of `CheckFeatureSupport` that have a meaning, as numbers.

/// The `HRESULT` that `none = ...` names.
///
/// # Panics
///
/// When it is that of success, which comes with an answer: then the declaration does not compile.
#[must_use]
#[track_caller]
pub const fn none(hresult: i32) -> Option<i32> {
    assert!(
        hresult != S_OK,
        "`none` is an error that means nothing of it, and 0 is `S_OK`: write what devices answer"
    );
    Some(hresult)
}

macro_rules! hresults {
    ($($name:ident = $value:literal;)*) => {
        $(pub(super) const $name: i32 = u32::cast_signed($value);)*

        /// The name of an `HRESULT`.
        pub(super) const fn name(hresult: i32) -> Option<&'static str> {
            match hresult {
                $($name => Some(stringify!($name)),)*
                _ => None,
            }
        }
    };
}

hresults! {
    S_OK = 0;
    E_NOTIMPL = 0x8000_4001;
    E_FAIL = 0x8000_4005;
    E_OUTOFMEMORY = 0x8007_000E;
    E_INVALIDARG = 0x8007_0057;
    DXGI_ERROR_UNSUPPORTED = 0x887A_0004;
    DXGI_ERROR_DEVICE_REMOVED = 0x887A_0005;
    DXGI_ERROR_DEVICE_HUNG = 0x887A_0006;
    DXGI_ERROR_DEVICE_RESET = 0x887A_0007;
    DXGI_ERROR_DRIVER_INTERNAL_ERROR = 0x887A_0020;
}
