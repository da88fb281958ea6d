#!/usr/bin/env bash
# clayout on Windows targets with the `windows` crate: checked for Microsoft's, run for MinGW's under Wine.
#
#   scripts/windows.sh
#
# Needs Debian's rustc-web, cargo-web, libstd-rust-web-dev, rust-web-src, rust-web-clippy, gcc-mingw-w64-x86-64, wine, wine64,
# xvfb, xauth, libgl1, libgl1-mesa-dri and mesa-vulkan-drivers: that compiler comes with the source of its standard library, of
# which there is no build for these targets. Where they are missing it says so and stops, with an error where CI is set.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$root/target}/windows
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_DEBUG=false RUST_BACKTRACE=0

# Debian's toolchain by its paths: another may come first in PATH.
export RUSTC=/usr/bin/rustc RUSTDOC=/usr/bin/rustdoc CARGO=/usr/bin/cargo
export RUSTC_BOOTSTRAP=1 # for -Zbuild-std
clippy=/usr/bin/cargo-clippy
standard_library=/usr/lib/rustlib/src/rust/library/Cargo.toml
for needed in "$RUSTC" "$RUSTDOC" "$CARGO" "$clippy" "$standard_library" \
    /usr/bin/{x86_64-w64-mingw32-gcc,wine,wineserver,xvfb-run} /usr/share/vulkan/icd.d/lvp_icd.x86_64.json; do
    if [[ ! -e $needed ]]; then
        echo "skipped: $needed is missing, so nothing was built for Windows" >&2
        [[ -z ${CI:-} ]]
        exit
    fi
done

scratch=$(mktemp -d)
export WINEPREFIX=$scratch/wine
stop() {
    [[ ! -d $WINEPREFIX ]] || wineserver --kill || true
    rm -rf "$scratch"
}
trap stop EXIT

part() { # name, command...
    local name=$1 begin=$SECONDS
    shift
    "$@"
    echo "$name: $((SECONDS - begin)) s"
}

core=(-Zbuild-std=core,alloc)
msvc=(--target x86_64-pc-windows-msvc --target i686-pc-windows-msvc --target aarch64-pc-windows-msvc)

# All sizes, alignments and offsets are asserted when they are compiled; no linker is needed for that.
layouts() {
    (cd "$root/tests/windows" && "$CARGO" check --quiet --lib "${core[@]}" "${msvc[@]}")
}

# What only these targets compile, so that no other gate sees it.
lints_and_documentation() {
    local windows=(-p clayout --lib "${core[@]}" --target x86_64-pc-windows-msvc) features found=$scratch/lints
    cd "$root"
    for features in --features=windows '--no-default-features --features=windows'; do
        # shellcheck disable=SC2086 # two arguments
        "$clippy" clippy --quiet --no-deps --message-format short $features "${windows[@]}" 2>"$found"
        if grep 'src/d3d12/windows' "$found"; then return 1; fi
    done
    RUSTDOCFLAGS=-Dwarnings "$CARGO" doc --quiet --no-deps --all-features "${windows[@]}"
}

# Programs that must not compile, each with one error.
refused() {
    local errors=$scratch/errors
    if (cd "$root/tests/windows" && "$CARGO" check --quiet --features ui --examples --keep-going --message-format short \
        "${core[@]}" --target x86_64-pc-windows-msvc) 2>"$errors"; then
        echo 'what must not compile did' >&2
        return 1
    fi
    grep ' error\[' "$errors" | sort | diff "$root/tests/windows/ui/errors.txt" -
}

# A copy without the dependencies of other tests, which take longer to build than all of this.
examples() {
    local copy=$scratch/copy
    mkdir "$copy"
    (cd "$root" && git ls-files -z Cargo.toml README.md macros runtime | xargs -0 cp --parents -P -t "$copy")
    sed -i 's/^members = .*/members = ["macros", "runtime"]/' "$copy/Cargo.toml"
    sed -i '/^\[dev-dependencies\]/,/^$/d; /^\[\[bench\]\]/,/^$/d; /^bench = /d' "$copy"/{macros,runtime}/Cargo.toml
    cd "$copy"
    under_wine "$CARGO" test --quiet --doc -p clayout --all-features "${mingw[@]}"
}

tests() {
    cd "$root/tests/windows"
    under_wine "$CARGO" test --quiet "${mingw[@]}"
}

mingw=(-Zbuild-std=std,panic_unwind,test --target x86_64-pc-windows-gnu)

# Wine loads its Vulkan driver only with a display. Its server ends before the display does.
under_wine() {
    xvfb-run --auto-servernum bash -c '"$@"; status=$?; wineserver --kill; exit "$status"' under_wine "$@"
}

prepare_wine() {
    mkdir "$scratch/dll"
    x86_64-w64-mingw32-gcc -shared -O1 -o "$scratch/dll/bcryptprimitives.dll" "$root/tests/windows/bcryptprimitives.c" -ladvapi32
    export WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml,winedbg.exe=' WINEPATH="Z:${scratch//\//\\}\\dll"
    export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUNNER='timeout 60 wine'
    under_wine timeout 120 wineboot --init
}

"$RUSTC" --version
part 'layouts on x86_64, i686 and aarch64' layouts
part 'lints and documentation' lints_and_documentation
part 'programs that must not compile' refused
part 'a new Wine' prepare_wine
part 'tests under Wine' tests
part 'examples of the documentation under Wine' examples
