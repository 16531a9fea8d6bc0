#!/usr/bin/env python3
"""Counts the members of the types that many features work with, and compares them with the limits in script/lib/hubs.txt.

A feature's members of such a type are in a view of its own (`node.list`): a struct over one reference, whose accessor does
not count. See "Views of nodes and scenes" in Documentation/architecture.md. A line of hubs.txt is a type, its folder, and the
largest numbers allowed of members in its declaration, by extension in its folder, and by extension elsewhere. Numbers only go
down: --write lowers those that have fallen.

Usage: hubs.py [--check | --write] [--tree DIR]      without either, the members by folder
"""
import collections
import pathlib
import re
import sys

ATTRIBUTES = r"(?:@\w+(?:\([^)]*\))? )*"
MODIFIERS = r"(?:(?:public|package|internal|fileprivate|private|final|static|class|weak|unowned|lazy|nonisolated|convenience|" \
            r"required|override|mutating|indirect)(?:\([a-z]+\))? )*"
MEMBER = re.compile(r"    " + ATTRIBUTES + MODIFIERS + r"(?:var|let|func|init|subscript|struct|class|enum|actor|typealias)\b")
ACCESSOR = re.compile(r"(?:get )?\{ \w+\(self\) \}")


def members(tree, hub):
    """The members of a type, as pairs of their file and whether they are in its declaration."""
    start = re.compile(ATTRIBUTES + MODIFIERS + rf"(class|struct|extension) {hub}\b[^.]*\{{$")
    for file in sorted((tree / "Sources").rglob("*.swift")):
        text = file.read_text()
        if hub not in text: continue
        lines = text.splitlines()
        inside = None
        for number, line in enumerate(lines):
            if opening := start.match(line): inside = opening.group(1)
            elif line.startswith("}"): inside = None
            elif inside and MEMBER.match(line):
                isView = inside == "extension" and any(ACCESSOR.search(text) for text in lines[number:number + 2])
                if not isView: yield file.relative_to(tree / "Sources"), inside != "extension"


def count(tree, hub, folder):
    """The numbers of members in the declaration, by extension in the folder, and by extension elsewhere."""
    declared = home = elsewhere = 0
    for file, isDeclared in members(tree, hub):
        if isDeclared: declared += 1
        elif pathlib.PurePath(folder) in file.parents: home += 1
        else: elsewhere += 1
    return declared, home, elsewhere


def main(arguments):
    tree = pathlib.Path(__file__).resolve().parents[2]
    if "--tree" in arguments: tree = pathlib.Path(arguments[arguments.index("--tree") + 1]).resolve()
    table = tree / "script/lib/hubs.txt"
    lines = table.read_text().splitlines() if table.exists() else []
    written = []
    for line in lines:
        if line[:1] in ("", "#"):
            written.append(line)
            continue
        hub, folder, *allowed = line.split()
        counts = count(tree, hub, folder)
        written.append(" ".join([hub, folder, *(str(min(now, int(limit))) for now, limit in zip(counts, allowed))]))
        places = "in its declaration", f"by extension in {folder}", f"by extension outside of {folder}"
        if "--check" in arguments:
            for now, limit, place in zip(counts, allowed, places):
                if now > int(limit):
                    print(f"script/lib/hubs.txt: {hub} has {now} members {place}, {limit} allowed: give the feature a view of its own")
        elif "--write" not in arguments:
            print(f"{hub}: {sum(counts)} members, " + ", ".join(f"{now} {place}" for now, place in zip(counts, places)))
            folders = collections.Counter(file.parent for file, isDeclared in members(tree, hub) if not isDeclared)
            for name, number in folders.most_common(): print(f"{number:6} {name}")
    if "--write" in arguments: table.write_text("\n".join(written) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
