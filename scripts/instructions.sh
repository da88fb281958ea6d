#!/usr/bin/env bash
# Instructions that accessors execute: clayout's, the same by hand with masks in Rust, and C's. Counted by callgrind, one
# call each, the call itself not included; all setters check the range.
#
#   scripts/instructions.sh [--check]
#
# --check fails where clayout needs more than hand-written Rust for any accessor, or than gcc for the six in words together
# (opt-level 3), or more than twice hand-written Rust for any accessor (opt-level 0).
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
work=$target/instructions
mkdir -p "$work"

cd "$root"
cargo build --quiet -p clayout-instructions
cargo build --quiet -p clayout-instructions --release
for level in 0 2 3; do
    gcc -std=gnu11 "-O$level" -o "$work/gcc$level" scripts/instructions/records.c
done

count() { # column, program: prints "column who action member instructions"
    valgrind --quiet --tool=callgrind --compress-strings=no --callgrind-out-file="$work/callgrind.out" "$2" >&2
    awk -v column="$1" '
        /^fn=/ { fn = substr($0, 4); next }
        /^calls=/ { call = 1; next }
        # Cost at a line: of the function itself, or of what it has called.
        /^[0-9+*-]/ { if (call) called[fn] += $2; else own[fn] += $2; call = 0 }
        END {
            for (fn in own)
                # A function that calls the accessor, or has it inlined.
                if (fn ~ /^(clayout|masks|c)_[gs]et_/) {
                    split(fn, part, "_")
                    print column, part[1], part[2], part[3], fn in called ? called[fn] : own[fn]
                }
        }' "$work/callgrind.out"
}

{
    count rust3 "$target/release/clayout-instructions"
    count rust0 "$target/debug/clayout-instructions"
    for level in 0 2 3; do count "gcc$level" "$work/gcc$level"; done
} | awk -v check="${1:-}" '
    { found[$1 $2 " " $3 " " $4] = $5 }
    function row(name, who, column, action, member,   number) {
        number = found[column who " " action " " member]
        if (number == "") { print "nothing counted for " who " " action " " member; failed = 1; exit 1 }
        if (member ~ inwords) total[column who] += number
        return number
    }
    function fault(text) { faults = faults "\n" text }
    END {
        if (failed) exit 1
        split("level tilt ready count delta index code offset rest", members)
        split("3 bits|5 bits, signed|bool|13 bits across bytes|10 bits across bytes, signed|24 bits|13 bits, packed|20 bits, packed, signed|24 bits in 3 bytes", texts, "|")
        inwords = "^(level|tilt|ready|count|delta|index)$"
        split("rust3clayout rust3masks gcc2c gcc3c rust0clayout rust0masks gcc0c", columns)
        format = "%-34s %8s %8s %8s %8s | %8s %8s %8s\n"
        printf format, "", "opt 3", "by hand", "gcc -O2", "gcc -O3", "opt 0", "by hand", "gcc -O0"
        for (m = 1; m <= 9; m++)
            for (a = 1; a <= 2; a++) {
                action = a == 1 ? "get" : "set"
                for (c = 1; c <= 7; c++) {
                    column = substr(columns[c], 1, columns[c] ~ /^rust/ ? 5 : 4)
                    cell[c] = row("", substr(columns[c], length(column) + 1), column, action, members[m])
                }
                name = action " " texts[m]
                printf format, name, cell[1], cell[2], cell[3], cell[4], cell[5], cell[6], cell[7]
                if (cell[1] > cell[2]) fault(name ": " cell[1] " at opt-level 3, " cell[2] " by hand")
                if (cell[5] > 2 * cell[6]) fault(name ": " cell[5] " at opt-level 0, " cell[6] " by hand")
            }
        name = "the six in words together"
        printf format, name, total[columns[1]], total[columns[2]], total[columns[3]], total[columns[4]], total[columns[5]], total[columns[6]], total[columns[7]]
        for (c = 3; c <= 4; c++)
            if (total[columns[1]] > total[columns[c]]) fault(name ": " total[columns[1]] " at opt-level 3, " total[columns[c]] " by gcc")
        if (check == "--check" && faults != "") { print "\ntoo many instructions:" faults; exit 1 }
    }'
