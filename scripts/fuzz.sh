#!/usr/bin/env bash
# Builds the fuzzers with AddressSanitizer and runs them, from their corpora: scripts/fuzz.sh [target [seconds]].
# Without arguments all of them, for as long as `.ci/run` takes for it. fuzz/README.md says what they do.
set -euo pipefail
cd "$(dirname "$0")/.."

declare -A seconds=([front_door]=60 [from_bytes]=10 [layouts]=10 [names]=10 [triples]=10)
target=$(realpath -m "${CARGO_TARGET_DIR:-target}")/fuzzers
found=$target/found # inputs that made a fuzzer fail
host=$(rustc -vV | sed -n 's/^host: //p')

# What cargo-fuzz passes. Only `--target` keeps it from the build scripts and the derives.
coverage='-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cllvm-args=-sanitizer-coverage-stack-depth'

build() {
    RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$target RUSTFLAGS="$coverage --cfg fuzzing -Zsanitizer=address -Ccodegen-units=1" \
        cargo build --quiet --release --manifest-path fuzz/Cargo.toml --target "$host" "$@"
}

run() { # target, seconds: new inputs go to a folder that is thrown away
    local log=$target/$1.log fresh
    fresh=$(mktemp -d)
    if "$target/$host/release/$1" "$fresh" "fuzz/corpus/$1" -artifact_prefix="$found/$1-" -max_total_time="$2" \
        -max_len=1024 -len_control=0 -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 >"$log" 2>&1; then
        rm -r "$fresh"
        awk -v name="$1" '/number_of_executed_units/ { runs = $2 } / cov: / { sub(/.* cov: /, ""); cov = $1 }
            END { printf "%s: %d inputs, %d edges reached\n", name, runs, cov }' "$log"
    else
        rm -r "$fresh"
        tail -n 100 "$log" >&2
        echo "$1 failed" >&2
        return 1
    fi
}

mkdir -p "$found"
if (($# > 0)); then
    build --bin "$1"
    run "$1" "${2:-${seconds[$1]}}"
else
    build --bins
    # The long one beside the others: there are two processors at least.
    run front_door "${seconds[front_door]}" &
    failed=()
    for short in from_bytes layouts names triples; do
        run "$short" "${seconds[$short]}" || failed+=("$short")
    done
    wait $! || failed+=(front_door)
    ((${#failed[@]} == 0))
fi
