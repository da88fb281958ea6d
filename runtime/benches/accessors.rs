//! Accessors against the same fields by hand with masks: `cargo bench`.
//!
//! Each round gets or sets one field in each of 1,024 records. Compare the two of a pair in one run; what the
//! accessors compile to, `scripts/instructions.sh` counts.

#[path = "accessors/records.rs"]
mod records;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use records::{Packed, PackedMasks, Tail, TailMasks, WordMasks, Words};
use std::hint::black_box;

const RECORDS: usize = 1024;

/// Benches `get` and `set` of a field for two types in one group each.
macro_rules! compare {
    ($criterion:ident, $name:literal, $get:ident, $set:ident, $value:expr, $($who:literal $record:ident),*) => {{
        let mut group = $criterion.benchmark_group(concat!("get ", $name));
        $(
            group.bench_function($who, |bencher| {
                let mut records = [$record::new(); RECORDS];
                for record in &mut records {
                    record.$set(black_box($value));
                }
                bencher.iter(|| {
                    for record in &records {
                        black_box(black_box(record).$get());
                    }
                });
            });
        )*
        group.finish();
        let mut group = $criterion.benchmark_group(concat!("set ", $name));
        $(
            group.bench_function($who, |bencher| {
                bencher.iter_batched_ref(
                    || [$record::new(); RECORDS],
                    |records| {
                        for record in records {
                            black_box(record).$set(black_box($value));
                        }
                    },
                    BatchSize::SmallInput,
                );
            });
        )*
        group.finish();
    }};
}

fn accessors(criterion: &mut Criterion) {
    compare!(criterion, "3 bits", level, set_level, 5, "clayout" Words, "by hand" WordMasks);
    compare!(criterion, "5 bits, signed", tilt, set_tilt, -7, "clayout" Words, "by hand" WordMasks);
    compare!(criterion, "bool", ready, set_ready, true, "clayout" Words, "by hand" WordMasks);
    compare!(criterion, "13 bits across bytes", count, set_count, 0x1234, "clayout" Words, "by hand" WordMasks);
    compare!(criterion, "10 bits across bytes, signed", delta, set_delta, -300, "clayout" Words, "by hand" WordMasks);
    compare!(criterion, "24 bits", index, set_index, 0x12_3456, "clayout" Words, "by hand" WordMasks);
    compare!(criterion, "13 bits, packed", code, set_code, 0x1234, "clayout" Packed, "by hand" PackedMasks);
    compare!(criterion, "20 bits, packed, signed", offset, set_offset, -300_000, "clayout" Packed, "by hand" PackedMasks);
    compare!(criterion, "24 bits in 3 bytes", rest, set_rest, 0x12_3456, "clayout" Tail, "by hand" TailMasks);
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(30)
        .warm_up_time(std::time::Duration::from_millis(300))
        .measurement_time(std::time::Duration::from_secs(1));
    targets = accessors
}
criterion_main!(benches);
