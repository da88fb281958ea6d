#!/usr/bin/env bash
# Instructions that one state object costs, built and destroyed: clayout's judged and unchecked builds, and Microsoft's
# CD3DX12_STATE_OBJECT_DESC. Counted by callgrind, malloc included; scripts/state_object/main.rs says which object.
#
#   scripts/state_object.sh [--check]
#
# --check fails where a ratio is above its limit. Times are what the limits are about, and a machine that does other things
# cannot hold them: `cargo run --release -p clayout-state-object-cost` prints times.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
target=${CARGO_TARGET_DIR:-$root/target}
work=$target/state_object
mkdir -p "$work"

cd "$root"
cargo build --quiet -p clayout-state-object-cost --release
program=$target/release/clayout-state-object-cost

count() { # side, N: prints "side N instructions"
    local log=$work/log
    valgrind --tool=callgrind --collect-atstart=no --toggle-collect=counted --callgrind-out-file="$work/callgrind.out" \
        "$program" count "$1" "$2" >"$log" 2>&1 || { cat "$log" >&2; return 1; }
    awk -v side="$1" -v n="$2" '/Collected/ { print side, n, $NF }' "$log"
}

if [[ ! -d /usr/include/directx ]]; then
    echo "CD3DX12 is not counted: its headers are missing (directx-headers-dev)"
    if [[ -n ${CI:-} ]]; then exit 1; fi
    for n in 10 1000; do
        for side in judged unchecked; do count "$side" "$n"; done
    done
    exit
fi

for n in 10 1000; do
    for side in cd3dx12 judged unchecked; do count "$side" "$n"; done
done | awk -v check="${1:-}" '
    { found[$1, $2] = $3 }
    function line(n, judged, unchecked,   whole) {
        if (failed) return
        whole = found["cd3dx12", n]
        if (whole == 0 || found["judged", n] == 0 || found["unchecked", n] == 0) { print "nothing counted for N = " n; failed = 1; exit 1 }
        printf "%-10s %10d %10d %6.2f %10d %6.2f\n", "N = " n, whole, found["judged", n], found["judged", n] / whole, found["unchecked", n], found["unchecked", n] / whole
        if (found["judged", n] > judged * whole) faults = faults "\njudged, N = " n ": more than " judged " of CD3DX12"
        if (found["unchecked", n] > unchecked * whole) faults = faults "\nunchecked, N = " n ": more than " unchecked " of CD3DX12"
    }
    END {
        printf "%-10s %10s %10s %6s %10s %6s\n", "", "CD3DX12", "judged", "of it", "unchecked", "of it"
        # What there is, with some room.
        line(10, 0.55, 0.27)
        line(1000, 0.28, 0.17)
        if (failed) exit 1
        if (check == "--check" && faults != "") { print "\ntoo many instructions:" faults; exit 1 }
    }'
