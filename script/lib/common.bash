# shellcheck shell=bash
# What the commands in script/ share. Sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cd "$root" || exit

say() { printf '==> %s\n' "$*"; }
note() { printf '    %s\n' "$*"; }

# Ends the command with a message on standard error.
stop() {
    printf 'error: %s\n' "$1" >&2
    shift
    for line in "$@"; do printf '       %s\n' "$line" >&2; done
    exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# swiftly puts its tools on the path of login shells only; the commands here also run from
# editors and continuous integration.
find_swift() {
    if ! have swift; then
        local bin="${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}"
        if [ -x "$bin/swift" ]; then export PATH="$bin:$PATH"; fi
    fi
}

# bootstrap [run]: installs what the system lacks; `run` leaves out what only tests need.
bootstrap() {
    "$root/script/bootstrap" "$@"
    find_swift
}

# build_benchmarks [NAME…]: builds the benchmarks for release, or those that are named, and prints where they are.
build_benchmarks() {
    local scratch=$root/.build/benchmarks name
    [ $# -gt 0 ] || set -- EngineBench ViewBench AnimationBench ObservationBench ChartBench InspectorBench
    for name in "$@"; do
        MARTLET_BENCHMARKS=1 swift build -c release --scratch-path "$scratch" --product "$name" >&2 || return
    done
    MARTLET_BENCHMARKS=1 swift build -c release --scratch-path "$scratch" --show-bin-path
}

# build_tool: builds martlet for debugging, and prints where it is.
build_tool() { swift build --product martlet >&2 && printf '%s/martlet\n' "$(swift build --show-bin-path)"; }

# Puts into `arguments` what the compiler has to be told for a file that says `import SwiftUI`: where the modules, the
# headers of GTK and those of OpenCombine's helpers are, and the macros.
importing_swiftui() {
    local build=.build/debug flag map
    arguments=(-I "$build/Modules" -I Sources/CGTK)
    arguments+=(-I .build/checkouts/OpenCombine/Sources/COpenCombineHelpers/include)
    for flag in $(pkg-config --cflags-only-I gtk4); do arguments+=(-Xcc "$flag"); done
    # For files that import SwiftData as well.
    arguments+=(-I Sources/CMartletSQLite -Xcc -I -Xcc Sources/CMartletStore/include)
    for map in "$build"/{COpenCombineHelpers,CMartletStore}.build/module.modulemap; do
        if [ -f "$map" ]; then arguments+=(-Xcc "-fmodule-map-file=$map"); fi
    done
    arguments+=(-load-plugin-executable "$build/MartletMacros-tool#MartletMacros")
}
