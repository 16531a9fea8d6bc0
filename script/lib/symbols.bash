# shellcheck shell=bash
# The symbols of the public modules, as the compiler's extractor writes them. Sourced after common.bash.

# public_symbols FOLDER [OPTION…]: writes the symbol graphs of all public modules into a folder. Needs a debug build with
# the trait GTK. The options go to the extractor.
public_symbols() {
    local graphs=$1 index map module modules triple paths=()
    shift
    importing_swiftui
    # The extractor takes search paths, and no plugins.
    for ((index = 0; index < ${#arguments[@]}; index++)); do
        if [ "${arguments[index]}" = -load-plugin-executable ]; then
            index=$((index + 1))
        else
            paths+=("${arguments[index]}")
        fi
    done
    # Those of the package's own C targets, which SwiftPM writes.
    for map in .build/debug/CMartlet*.build/module.modulemap; do
        if [ -f "$map" ]; then paths+=(-Xcc "-fmodule-map-file=$map"); fi
    done
    rm -rf "$graphs" && mkdir -p "$graphs"
    modules=$(swift package --scratch-path .build/manifest dump-package | python3 -c '
import json, sys
package = json.load(sys.stdin)
libraries = {name for product in package["products"] if "library" in product["type"] for name in product["targets"]}
# Of no product, and exported by libraries: the first two by SwiftUI, the last by CoreData and SwiftData.
print(*sorted(libraries | {"MartletBase", "MartletRuntime", "MartletStore"}))')
    # The compiler writes for the triple that it was asked for.
    triple=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["target"]["triple"])')
    for module in $modules; do
        swift-symbolgraph-extract -module-name "$module" -target "$triple" -minimum-access-level public \
            -skip-synthesized-members -output-dir "$graphs" "$@" "${paths[@]}" -I Sources/CMartletSQLite \
            || stop "the symbols of $module can't be read: is it built, with the trait GTK?"
    done
}
