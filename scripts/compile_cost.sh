#!/usr/bin/env bash
# What `cargo check` costs for 500 structs of 8 fields in 32 bits: clayout, the bitfield-struct crate and hand-written
# masks, in one run. CPU seconds (user and system) of all processes; the best of some rounds, dependencies built before.
#
#   scripts/compile_cost.sh [rounds] [structs]
#
# clean: nothing of the crate itself is there. touch: its source is newer, the incremental state is there.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
rounds=${1:-5}
structs=${2:-500}
work=${CARGO_TARGET_DIR:-$root/target}/compile-cost
mkdir -p "$work"
widths=(3 1 4 7 5 2 6 4)
names=(mode ready level count kind state index rest)

crate() { # name, dependency line; the source comes on standard input
    mkdir -p "$work/$1/src"
    printf '[package]\nname = "%s"\nversion = "0.0.0"\nedition = "2024"\n[lib]\npath = "src/lib.rs"\n[dependencies]\n%s\n[workspace]\n' "$1" "$2" >"$work/$1/Cargo.toml"
    cat >"$work/$1/src/lib.rs"
}

for ((s = 0; s < structs; s++)); do
    printf '#[derive(clayout::CLayout)]\n#[clayout(bits = u32)]\npub struct S%d {\n' "$s"
    for f in {0..7}; do printf '    #[bits(%d)]\n    pub %s: u8,\n' "${widths[f]}" "${names[f]}"; done
    printf '}\n'
done | crate with_clayout "clayout = { path = \"$root/runtime\" }"

for ((s = 0; s < structs; s++)); do
    printf '#[bitfield_struct::bitfield(u32)]\npub struct S%d {\n' "$s"
    for f in {0..7}; do printf '    #[bits(%d)]\n    pub %s: u8,\n' "${widths[f]}" "${names[f]}"; done
    printf '}\n'
done | crate with_bitfield_struct 'bitfield-struct = "0.13"'

for ((s = 0; s < structs; s++)); do
    printf '#[derive(Clone, Copy)]\npub struct S%d(u32);\nimpl S%d {\n' "$s" "$s"
    at=0
    for f in {0..7}; do
        mask=$(((1 << widths[f]) - 1))
        printf '    #[inline]\n    pub const fn %s(&self) -> u8 {\n        ((self.0 >> %d) & %d) as u8\n    }\n' "${names[f]}" $at $mask
        printf '    #[inline]\n    #[track_caller]\n    pub const fn set_%s(&mut self, value: u8) {\n        assert!(value <= %d);\n        self.0 = (self.0 & !(%d << %d)) | ((value as u32) << %d);\n    }\n' "${names[f]}" $mask $mask $at $at
        printf '    #[inline]\n    #[track_caller]\n    pub const fn with_%s(mut self, value: u8) -> Self {\n        self.set_%s(value);\n        self\n    }\n' "${names[f]}" "${names[f]}"
        at=$((at + widths[f]))
    done
    printf '}\n'
done | crate by_hand ''

TIMEFORMAT='%U %S'
check() { # crate: prints CPU milliseconds of one `cargo check`
    { time (cd "$work/$1" && CARGO_TARGET_DIR="$work/$1/target" cargo check --quiet 2>/dev/null); } 2>&1 |
        awk '{ printf "%d\n", ($1 + $2) * 1000 }'
}
forget() { rm -rf "$work/$1"/target/debug/incremental "$work/$1"/target/debug/.fingerprint/"$1"-* "$work/$1"/target/debug/deps/*"$1"-*; }

declare -A best
for crate in by_hand with_bitfield_struct with_clayout; do
    (cd "$work/$crate" && CARGO_TARGET_DIR="$work/$crate/target" cargo check --quiet)
done
for ((round = 0; round < rounds; round++)); do
    for crate in by_hand with_bitfield_struct with_clayout; do
        forget "$crate"
        clean=$(check "$crate")
        touch "$work/$crate/src/lib.rs"
        again=$(check "$crate")
        for pair in "clean $clean" "touch $again"; do
            key="$crate ${pair% *}"
            ms=${pair#* }
            if [[ -z ${best[$key]:-} || $ms -lt ${best[$key]} ]]; then best[$key]=$ms; fi
        done
    done
done
printf '%-22s %10s %10s\n' "CPU ms, best of $rounds" clean touch
for crate in by_hand with_bitfield_struct with_clayout; do
    printf '%-22s %10d %10d\n' "$crate" "${best[$crate clean]}" "${best[$crate touch]}"
done
awk -v a="${best[with_clayout clean]}" -v b="${best[with_bitfield_struct clean]}" -v c="${best[with_clayout touch]}" -v d="${best[with_bitfield_struct touch]}" \
    'BEGIN { printf "%-22s %10.2f %10.2f\n", "clayout / bitfield-struct", a / b, c / d }'
