//! C and Rust side by side on random bytes.

#![allow(
    clippy::cast_lossless,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "`Wide` is as wide as the target allows, and the values are small or cut on purpose"
)]

use clayout::CLayout;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::prop_assert_eq;
use proptest::test_runner::{Config, TestCaseError, TestRunner};

use super::object::Object;
use super::{Case, Valid, Wide, hex, write_bits};

impl<R: CLayout + 'static> Case<R> {
    /// C and Rust write random values to random members of random bytes, side by side.
    pub(crate) fn check_random(&self) {
        if self.members.is_empty() {
            return;
        }
        let config = Config {
            cases: 24,
            failure_persistence: None,
            ..Config::default()
        };
        let start = vec(any::<u8>(), size_of::<R::C>());
        let writes = vec((0..self.members.len(), any::<i128>()), 1..16);
        let result = TestRunner::new(config).run(&(start, writes), |(start, writes)| {
            let start = match self.valid {
                Valid::All => start,
                Valid::Zeroed => vec![0; size_of::<R::C>()],
            };
            self.check_writes(&start, &writes)
        });
        if let Err(error) = result {
            panic!("{}: {error}", self.record.name);
        }
    }

    fn check_writes(&self, start: &[u8], writes: &[(usize, i128)]) -> Result<(), TestCaseError> {
        let (mut by_c, mut by_rust) = (Object::<R::C>::of(start), Object::<R::C>::of(start));
        let mut by_hand = start.to_vec();
        for &(index, bits) in writes {
            let (member, in_c) = (&self.members[index], &self.c.members()[index]);
            let value = member.random(bits as Wide);
            if !(member.set)(&mut by_rust.0, value) {
                continue;
            }
            by_c.set(in_c, value);
            match member.range {
                Some(range) => write_bits(&mut by_hand, range, value),
                None => by_hand.copy_from_slice(by_c.bytes()),
            }
            prop_assert_eq!(hex(by_rust.bytes()), hex(by_c.bytes()), "{} = {}", member.path, value);
            prop_assert_eq!(hex(by_rust.bytes()), hex(&by_hand), "{} = {}", member.path, value);
            prop_assert_eq!((member.get)(&by_rust.0), value, "{}", member.path);
        }
        for (member, in_c) in self.both() {
            prop_assert_eq!((member.get)(&by_rust.0), by_c.get(in_c), "{}", member.path);
        }
        Ok(())
    }
}
