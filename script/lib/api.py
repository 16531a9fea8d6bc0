#!/usr/bin/env python3
"""Compares the public symbols of the library modules with the baseline in Documentation/api.

The baseline is the API of the last release: a file for each module, a line for each symbol, made of the compiler's symbol
graphs. Names that begin with an underscore are no API, though the compiler needs them to be public.

Usage: api.py GRAPHS          prints what has been added, removed and changed since the baseline
       api.py GRAPHS --check  fails where something is removed or changed that CHANGELOG.md does not name below "Unreleased"
       api.py GRAPHS --update writes the baseline anew, as a release does
       api.py --self-test
GRAPHS is a folder of symbol graphs, which script/api makes.
"""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BASELINE = ROOT / "Documentation/api"
CHANGELOG = ROOT / "CHANGELOG.md"
# Conformances that the compiler adds by itself; which, depends on its version.
INFERRED = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable"}


def symbols(graphs):
    """The lines of each module: kind, path and declaration, with tabs between."""
    modules = {}
    for file in sorted(graphs.glob("*.symbols.json")):
        module = file.name.split(".symbols")[0].split("@")[0]
        lines = modules.setdefault(module, set())
        graph = json.loads(file.read_text())
        paths = {symbol["identifier"]["precise"]: symbol["pathComponents"] for symbol in graph["symbols"]}
        for relation in graph["relationships"]:
            if relation["kind"] != "conformsTo" or relation["source"] not in paths: continue
            protocol = relation.get("targetFallback") or ".".join(paths.get(relation["target"], ["_"]))
            path = paths[relation["source"]]
            where = "; ".join(f"{one['lhs']} {one['kind']} {one['rhs']}" for one in relation.get("swiftConstraints", []))
            if protocol in INFERRED: continue
            if any(part.startswith("_") for part in [*path, protocol.split(".")[-1]]): continue
            lines.add(f"conformance\t{'.'.join(path)}: {protocol}\t{protocol}" + (f" [where {where}]" if where else ""))
        for symbol in graph["symbols"]:
            path = symbol["pathComponents"]
            # Operators may begin with anything; an argument label `_` is no name.
            if any(part.startswith("_") for part in path): continue
            fragments = "".join(fragment["spelling"] for fragment in symbol.get("declarationFragments", []))
            declaration = re.sub(r"\s+", " ", fragments).strip()
            where = "; ".join(f"{one['lhs']} {one['kind']} {one['rhs']}"
                              for one in symbol.get("swiftExtension", {}).get("constraints", []))
            if where: declaration += f" [where {where}]"
            lines.add(f"{symbol['kind']['identifier'].removeprefix('swift.')}\t{'.'.join(path)}\t{declaration}")
    return {module: sorted(lines) for module, lines in modules.items()}


def baseline():
    return {file.stem: file.read_text().splitlines() for file in BASELINE.glob("*.txt")}


def differences(old, new):
    """Lists of (module, path, declarations) that were added, removed and changed."""
    added, removed, changed = [], [], []
    for module in sorted(old.keys() | new.keys()):
        gone = by_path(set(old.get(module, [])) - set(new.get(module, [])))
        come = by_path(set(new.get(module, [])) - set(old.get(module, [])))
        for path in sorted(gone.keys() | come.keys()):
            if path not in gone: added.append((module, path, come[path]))
            elif path not in come: removed.append((module, path, gone[path]))
            else: changed.append((module, path, gone[path] + ["→"] + come[path]))
    return added, removed, changed


def by_path(lines):
    paths = {}
    for line in sorted(lines):
        _, path, declaration = line.split("\t")
        paths.setdefault(path, []).append(declaration)
    return paths


def unreleased(changelog):
    """What CHANGELOG.md says in backticks below the heading "Unreleased"."""
    match = re.search(r"^## \[?Unreleased\]?.*?$(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    return set(re.findall(r"`([^`]+)`", match.group(1))) if match else set()


def is_named(path, names):
    """Whether the changelog names a symbol, what it is a member of, or its name without the argument labels.

    A conformance, as in "Type: Module.Protocol", is named by its type.
    """
    path = path.split(": ")[0]
    parts = re.split(r"\.(?![^(]*\))", path)
    prefixes = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
    return bool(names & (prefixes | {path.split("(")[0]}))


def unnamed(removed, changed, changelog):
    names = unreleased(changelog)
    return [entry for entry in removed + changed if not is_named(entry[1], names)]


def show(title, entries):
    for module, path, declarations in entries:
        print(f"{title} {module}: {path}")
        for declaration in declarations: print(f"    {declaration}")


def self_test():
    old = {"A": ["func\tView.pad(_:)\tfunc pad(_ n: Int)", "struct\tGone\tstruct Gone", "struct\tStays\tstruct Stays"]}
    new = {"A": ["func\tView.pad(_:)\tfunc pad(_ n: Double)", "struct\tStays\tstruct Stays", "struct\tNew\tstruct New"]}
    added, removed, changed = differences(old, new)
    assert [entry[1] for entry in added] == ["New"], added
    assert [entry[1] for entry in removed] == ["Gone"], removed
    assert [entry[1] for entry in changed] == ["View.pad(_:)"], changed
    assert [entry[1] for entry in unnamed(removed, changed, "## Unreleased\n- `Gone` has gone.\n## 1.0\n- `View.pad`\n")] \
        == ["View.pad(_:)"]
    conformance = [("A", "Type: Swift.Sendable", [])]
    assert unnamed([], conformance, "## Unreleased\n- `Other`\n") and not unnamed([], conformance, "## Unreleased\n- `Type`\n")
    assert not unnamed(removed, changed, "## [Unreleased]\n### Removed\n- `Gone`\n### Changed\n- `View.pad(_:)` takes a `Double`\n")


def main(arguments):
    if arguments == ["--self-test"]: return self_test()
    new = symbols(pathlib.Path(arguments[0]))
    if "--update" in arguments:
        BASELINE.mkdir(exist_ok=True)
        for file in BASELINE.glob("*.txt"): file.unlink()
        for module, lines in new.items(): (BASELINE / f"{module}.txt").write_text("".join(line + "\n" for line in lines))
        return
    added, removed, changed = differences(baseline(), new)
    if "--check" not in arguments:
        show("added  ", added)
    missing = unnamed(removed, changed, CHANGELOG.read_text()) if "--check" in arguments else removed + changed
    show("removed", [entry for entry in removed if entry in missing])
    show("changed", [entry for entry in changed if entry in missing])
    print(f"{len(added)} added, {len(removed)} removed, {len(changed)} changed since the baseline")
    if "--check" in arguments and missing:
        sys.exit(f"error: {len(missing)} of them are not named in CHANGELOG.md below Unreleased")


if __name__ == "__main__":
    main(sys.argv[1:])
