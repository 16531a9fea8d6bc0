#!/usr/bin/env python3
"""Writes the overloads that differ only in the types of some parameters. Each family has one description:

- search_overloads.py describes `searchable` with tokens;
- title_overloads.py lists the files whose declarations with a localized title have overloads with other kinds of titles.

Usage: overloads.py [--check]    with --check nothing is written: it fails where something would be. Spaces don't count,
since script/format decides about those.
"""
import os
import sys
from pathlib import Path

import search_overloads
import title_overloads

ROOT = Path(os.environ.get("MARTLET_LINTED", Path(__file__).resolve().parents[2]))
MADE = "// Made by script/lib/overloads.py"


def without_spaces(text):
    return "".join(text.split())


def main():
    made = dict([*search_overloads.files(ROOT), *title_overloads.files(ROOT)])
    # Searching for the mark finds what no description makes any more.
    stale = [path for path in (ROOT / "Sources").rglob("*.swift") if path not in made and MADE in path.read_text()]
    different = [
        path for path, text in made.items()
        if not path.exists() or without_spaces(path.read_text()) != without_spaces(text)
    ]
    if "--check" in sys.argv:
        for path in stale + different:
            print(f"{path.relative_to(ROOT)}: is not what its description makes: run script/lib/overloads.py, then script/format")
        sys.exit(1 if stale or different else 0)
    for path in stale:
        path.unlink()
    for path in different:
        path.parent.mkdir(exist_ok=True)
        path.write_text(made[path])


if __name__ == "__main__":
    main()
