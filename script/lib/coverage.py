"""The table in README.md of how much of SwiftUI is there, which is made from Documentation/surface.tsv.

Usage: coverage.py --write | --check
"""
import os
import pathlib
import sys

ROOT = pathlib.Path(os.environ.get("MARTLET_LINTED", pathlib.Path(__file__).resolve().parents[2]))
TABLE = ROOT / "Documentation" / "surface.tsv"
README = ROOT / "README.md"
BEGIN, END = "<!-- surface: made by script/surface -->", "<!-- surface: end -->"


def table():
    """The lines of the table: of each group what has its effect, what compiles without any, what is not there, and what has
    no meaning off Apple's hardware."""
    groups = {}
    for line in TABLE.read_text().splitlines()[1:]:
        group, _, name, _, there, _ = line.split("\t")
        groups.setdefault(group, {"yes": [], "inert": [], "no": [], "none": []})[there].append(name)
    lines = [
        "| | There | Compiles without effect | Not there | Without meaning here |", "| --- | --- | --- | --- | --- |"]
    for group, names in groups.items():
        lines.append(row(group, names))
    everything = {key: [name for names in groups.values() for name in names[key]] for key in ("yes", "inert", "no", "none")}
    lines.append(row("All", everything, lists=False))
    return lines


def row(group, names, lists=True):
    there, inert, missing, none = len(names["yes"]), len(names["inert"]), names["no"], len(names["none"])
    possible = there + inert + len(missing)
    share = f"{there} of {possible}" if possible else "–"
    if not lists: share += f" ({100 * there / possible:.1f} %)"
    absent = ", ".join(f"`{name}`" for name in dict.fromkeys(missing)) if lists else str(len(missing))
    return f"| {group} | {share} | {inert or ''} | {absent} | {none or ''} |"


def main(arguments):
    text = README.read_text()
    head, rest = text.split(BEGIN)
    tail = rest.split(END)[1]
    made = head + "\n".join([BEGIN, *table(), END]) + tail
    if arguments == ["--write"]:
        if made != text: README.write_text(made)
    elif made != text:
        print("README.md: its table of what is there is not that of Documentation/surface.tsv: run script/surface")


if __name__ == "__main__":
    main(sys.argv[1:])
