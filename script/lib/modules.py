#!/usr/bin/env python3
"""Checks which module imports which, and makes the pages that say so, from Package.swift.

Package.swift is the one place that says which module of the package may import which: a target may import what it
declares as a dependency, and declares nothing that it does not import. The toolchain's own modules are no dependencies
of a package; script/lib/toolchain-modules.txt lists them by target.

The diagram and the table in Documentation/architecture.md are made from these.

Usage: modules.py --check | --write [--tree DIR]
"""
import json
import pathlib
import re
import subprocess
import sys

IMPORT = re.compile(
    r"^(?:@\S+ +)*(?:(?:public|package|internal|fileprivate|private) +)?import +"
    r"(?:(?:typealias|struct|class|enum|protocol|let|var|func) +)?(\w+)")
# Free for every target: the standard library and the system's C modules.
FREE = {"Swift", "Glibc", "Musl", "Darwin"}
BEGIN, END = "<!-- modules: made by script/lib/modules.py -->", "<!-- modules: end -->"
# C modules, macros and test support are needed without being imported by name.
NOT_IMPORTED = {"IssueReportingTestSupport"}


def manifest(tree):
    """The package description as SwiftPM reads it."""
    # A scratch folder of its own, so that a build under way does not hold it up.
    command = ["swift", "package", "--package-path", str(tree), "--scratch-path", str(tree / ".build" / "manifest"),
               "dump-package"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


class Target:
    """A target of the package, with the modules that it declares and those that its files import."""

    def __init__(self, tree, description):
        self.name = description["name"]
        self.kind = description["type"]
        folder = "Tests" if self.kind == "test" else "Sources"
        self.folder = tree / (description.get("path") or f"{folder}/{self.name}")
        self.declared = [next(iter(entry.values()))[0] for entry in description["dependencies"]]
        self.imports = {}
        for file in sorted(self.folder.rglob("*.swift")):
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if match := IMPORT.match(line):
                    place = f"{file.relative_to(tree)}:{number}"
                    self.imports.setdefault(match.group(1), []).append(place)


def toolchain_modules(tree):
    """The toolchain's modules that each target may import."""
    allowed = {}
    for line in (tree / "script/lib/toolchain-modules.txt").read_text().splitlines():
        if line and not line.startswith("#"):
            name, modules = line.split(":")
            allowed[name] = modules.split()
    return allowed


def read(tree):
    """All targets by name, without plugins and system libraries' sources."""
    targets = [Target(tree, entry) for entry in manifest(tree)["targets"] if entry["type"] != "plugin"]
    return {target.name: target for target in targets}


def findings(tree, targets):
    toolchain = toolchain_modules(tree)
    for name in toolchain:
        if name not in targets:
            yield f"script/lib/toolchain-modules.txt: there is no target {name}"
    for target in targets.values():
        # Tests and examples may use all of the toolchain.
        is_library = target.folder.is_relative_to(tree / "Sources")
        allowed = FREE | set(target.declared) | set(toolchain.get(target.name, []))
        for module, places in target.imports.items():
            isOurs = module in targets
            if module in allowed or (not is_library and not isOurs): continue
            remedy = "Package.swift does not declare it" if isOurs else "see script/lib/toolchain-modules.txt"
            for place in places: yield f"{place}: {target.name} may not import {module}: {remedy}"
        for module in target.declared:
            other = targets.get(module)
            isImportable = other is None or (other.kind in ("regular", "system", "test") and any(other.folder.rglob("*.swift")))
            if module in target.imports or module in NOT_IMPORTED or module.startswith("_Testing_") or not isImportable: continue
            if target.name in ("MartletTool", "MartletProgramTests"): continue  # They say why in Package.swift.
            yield f"Package.swift: {target.name} declares {module}, and no file of it imports that"
    yield from page_findings(tree, targets)


def block(targets, toolchain):
    """The diagram and the table of architecture.md."""
    library = {name: target for name, target in targets.items() if "Sources" in target.folder.parts}
    lines = [BEGIN, "```mermaid", "flowchart BT"]
    for name, target in library.items():
        direct = [module for module in target.declared if module in library]
        # An arrow that follows from others is left out.
        for module in direct:
            if not any(reaches(library, other, module) for other in direct if other != module):
                lines.append(f"    {name} --> {module}")
    lines += ["```", "", "| module | imports of the package | imports of other packages | imports of the toolchain |",
              "| --- | --- | --- | --- |"]
    for name, target in sorted(library.items()):
        ours = [module for module in target.declared if module in library]
        others = [module for module in target.declared if module not in targets]
        cells = [code(sorted(modules)) for modules in (ours, others, toolchain.get(name, []))]
        lines.append(f"| `{name}` | " + " | ".join(cells) + " |")
    return "\n".join([*lines, END])


def code(names):
    return ", ".join(f"`{name}`" for name in names)


def reaches(library, start, goal):
    """Whether `start` imports `goal` directly or through others."""
    return any(module == goal or reaches(library, module, goal)
               for module in library[start].declared if module in library) if start in library else False


def page(tree, targets):
    file = tree / "Documentation/architecture.md"
    if not file.exists(): return None, "", ""
    text = file.read_text()
    head, rest = text.split(BEGIN)
    return file, text, head + block(targets, toolchain_modules(tree)) + rest.split(END)[1]


def page_findings(tree, targets):
    file, text, made = page(tree, targets)
    if text != made:
        yield "Documentation/architecture.md: the modules are not those of Package.swift: run script/lib/modules.py --write"


def main(arguments):
    tree = pathlib.Path(__file__).resolve().parents[2]
    if "--tree" in arguments: tree = pathlib.Path(arguments[arguments.index("--tree") + 1]).resolve()
    targets = read(tree)
    if "--write" in arguments:
        file, text, made = page(tree, targets)
        if text != made: file.write_text(made)
        return
    for finding in findings(tree, targets): print(finding)


if __name__ == "__main__":
    main(sys.argv[1:])
