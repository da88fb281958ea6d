//! The derives' output is a guest: it needs no name of the user's and minds none.

// What a path without `::` in front would meet.
mod core {}
mod std {}
mod clayout {}

mod c_enum;
mod c_layout;
mod feature_data;
mod state_objects;

/// A crate of an older edition that has no standard library.
#[test]
fn in_an_older_edition() {
    use ::clayout_older_edition::{CEither, DEVICE, Generation, Mode, word};

    assert_eq!(word(5, Mode::On, 7), 0b1111_0101);
    assert_eq!(DEVICE::new().with_gen(3).r#gen(), 3);
    let answer = Generation::query(&|_, _: *mut _, _| 0, 0, Mode::On).unwrap();
    assert_eq!((answer.r#gen, answer.count), (Mode::On.into(), None));
    assert_eq!(CEither::new().with_number(0x0101_0101).bytes(), [1; 4]);
}
