#!/usr/bin/env python3
"""Finds what must not be in the output of a build of this package: warnings of its own files, and imports of targets that
the importing target does not declare as a dependency.

The compiler prints warnings only for the files that it compiles, so this is complete for a clean checkout.

Usage: build_findings.py LOG…       prints the findings, and fails where there are any
       build_findings.py --self-test
"""
import pathlib
import re
import sys

WARNING = re.compile(r"^(\S+?):(\d+):(\d+): (?:warning|error): ")
# A warning in code that a macro makes names the macro, and the file in its next line.
EXPANSION = re.compile(r"^macro expansion .*: warning: (.*)")
ORIGIN = re.compile(r"^`- (\S+?):(\d+):(\d+): note: expanded code originates here")
IMPORT = re.compile(r"^error: Target (\w+) imports another target \((\w+)\)")
# Packages of others that ask `#if canImport(…)` of a module that Martlet has by that name.
OTHERS = {"FlyingFox", "FlyingSocks", "OpenCombineShim"}


def is_ours(file, root):
    """Whether a file is of the package. Fetched packages lie in the build folder."""
    file = pathlib.Path(file)
    return file.is_relative_to(root) and not file.relative_to(root).parts[0].startswith(".build")


def findings(text, root):
    expansion = None
    for line in text.splitlines():
        if match := IMPORT.match(line):
            if match.group(1) not in OTHERS: yield line
        elif (match := WARNING.match(line)) and ": warning: " in line:
            if is_ours(match.group(1), root): yield line
        elif (match := ORIGIN.match(line)) and expansion and is_ours(match.group(1), root):
            yield f"{match.group(1)}:{match.group(2)}:{match.group(3)}: warning: {expansion}"
        expansion = match.group(1) if (match := EXPANSION.match(line)) else None


def self_test():
    root = pathlib.Path("/project")
    found = list(findings("""[1/2] Compiling Martlet Text.swift
/project/Sources/Martlet/Text.swift:3:7: warning: variable 'x' was never used
/project/.build/checkouts/Other/Sources/Other.swift:3:7: warning: variable 'y' was never used
/project/Tests/MartletTests/Text.swift:8:1: error: no such thing
warning: prohibited flag(s): -pthread
macro expansion #expect:1:22: warning: no calls to throwing functions
`- /project/Tests/MartletTests/Palette.swift:51:59: note: expanded code originates here
macro expansion #other:1:2: warning: variable 'z' was never used
`- /project/.build/checkouts/Other/Sources/Other.swift:5:9: note: expanded code originates here
error: Target FlyingSocks imports another target (OSLog) in the package without declaring it a dependency.
error: Target PhotosUI imports another target (MartletInspector) in the package without declaring it a dependency.
Build complete! (36.10s)
""", root))
    expected = ["/project/Sources/Martlet/Text.swift:3:7: warning: variable 'x' was never used",
                "/project/Tests/MartletTests/Palette.swift:51:59: warning: no calls to throwing functions",
                "error: Target PhotosUI imports another target (MartletInspector) in the package without declaring it a dependency."]
    if found != expected: sys.exit(f"error: found {found}")


def main(arguments):
    if arguments == ["--self-test"]: return self_test()
    root = pathlib.Path(__file__).resolve().parents[2]
    found = [line for log in arguments for line in findings(pathlib.Path(log).read_text(), root)]
    for line in dict.fromkeys(found): print(line)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
