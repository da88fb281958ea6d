//! Values that do not fit: the panic at the caller's line, and the error that says as much.

use clayout::{CLayout, Number};
use clayout_tests::panics::panics;

#[derive(CLayout)]
#[clayout(name = "TIMING", rename_all = "PascalCase")]
struct Timing {
    #[bits(3, u32)]
    mode: u8,
    #[bits(4, i32)]
    skew: i8,
    #[bits(20)]
    period: u32,
    #[bits(33)]
    stamp: u64,
    #[bits(33)]
    drift: i64,
}

#[derive(CLayout)]
#[clayout(name = "WIDE", packed)]
struct Wide {
    #[bits(3)]
    lead: u128,
    #[bits(100)]
    value: u128,
    #[bits(90)]
    offset: i128,
}

/// That a call panics with these words at its own line, which is the first of the macro's.
macro_rules! refused {
    ($call:expr => $text:literal) => {
        let (file, line, text) = panics(|| {
            let _ = $call;
        })
        .expect(stringify!($call));
        assert_eq!((file.as_str(), line, text.as_str()), (file!(), line!(), $text));
    };
}

#[test]
fn a_value_that_does_not_fit_panics_at_the_callers_line() {
    let mut c = TIMING::new();
    let mut wide = WIDE::new();
    refused! { c.set_mode(8) =>
    "8 does not fit `TIMING.Mode`, a bit-field of 3 bits that holds 0 to 7" }
    refused! { c.set_skew(8) =>
    "8 does not fit `TIMING.Skew`, a bit-field of 4 bits that holds -8 to 7" }
    refused! { c.set_skew(-9) =>
    "-9 does not fit `TIMING.Skew`, a bit-field of 4 bits that holds -8 to 7" }
    refused! { c.with_period(1 << 20) =>
    "1048576 does not fit `TIMING.Period`, a bit-field of 20 bits that holds 0 to 1048575" }
    refused! { c.set_stamp(u64::MAX) =>
    "18446744073709551615 does not fit `TIMING.Stamp`, a bit-field of 33 bits that holds 0 to 8589934591" }
    refused! { c.with_drift(i64::MIN) =>
    "-9223372036854775808 does not fit `TIMING.Drift`, a bit-field of 33 bits that holds -4294967296 to 4294967295" }
    refused! { wide.set_lead(8) =>
    "8 does not fit `WIDE.lead`, a bit-field of 3 bits that holds 0 to 7" }
    refused! { wide.set_value(1 << 100) =>
    "1267650600228229401496703205376 does not fit `WIDE.value`, a bit-field of 100 bits that holds 0 to 1267650600228229401496703205375" }
    refused! { wide.with_offset(-(1 << 89) - 1) =>
    "-618970019642690137449562113 does not fit `WIDE.offset`, a bit-field of 90 bits that holds -618970019642690137449562112 to 618970019642690137449562111" }
}

#[test]
fn a_refused_value_changes_nothing() {
    let mut c = TIMING::new()
        .with_mode(5)
        .with_skew(-3)
        .with_period(77)
        .with_stamp(1 << 32);
    let before = c.to_bytes();
    assert!(panics(|| c.set_mode(9)).is_some());
    assert!(panics(|| c.set_skew(100)).is_some());
    assert!(panics(|| c.set_stamp(1 << 33)).is_some());
    assert!(c.set_period_checked(u32::MAX).is_err());
    assert!(c.set_drift_checked(1 << 32).is_err());
    assert_eq!(c.to_bytes(), before);
}

#[test]
fn checked_setters_say_what_is_wrong() {
    let mut c = TIMING::new();
    assert_eq!(c.set_skew_checked(-8), Ok(()));
    let error = c.set_skew_checked(-9).unwrap_err();
    assert_eq!((error.record(), error.member(), error.width()), ("TIMING", "Skew", 4));
    assert_eq!(error.value(), Number::from(-9));
    assert_eq!(error.range(), (Number::from(-8), Number::from(7)));
    assert_eq!(c.skew(), -8);
    let mut wide = WIDE::new();
    assert_eq!(wide.set_value_checked((1 << 100) - 1), Ok(()));
    let error = wide.set_value_checked(u128::MAX).unwrap_err();
    assert_eq!(error.value(), Number::from(u128::MAX));
    assert_eq!(u128::try_from(error.value()), Ok(u128::MAX));
    assert_eq!(wide.set_offset_checked(-(1 << 89)), Ok(()));
    let error = wide.set_offset_checked(i128::MIN).unwrap_err();
    assert_eq!(i128::try_from(error.value()), Ok(i128::MIN));
    assert_eq!((wide.value(), wide.offset()), ((1 << 100) - 1, -(1 << 89)));
}

#[test]
fn a_conversion_says_what_is_wrong() {
    let timing = Timing {
        mode: 7,
        skew: 0,
        period: 1 << 20,
        stamp: 0,
        drift: 0,
    };
    let error = timing.to_c().unwrap_err();
    assert_eq!((error.member(), error.value()), ("Period", Number::from(1 << 20)));
    assert_eq!(TIMING::try_from(timing), Err(error));
    let wide = Wide {
        lead: 0,
        value: 0,
        offset: 1 << 89,
    };
    assert_eq!(wide.to_c().unwrap_err().member(), "offset");
}
