#!/usr/bin/env python3
"""Measures the prose of the comments in Sources/, and compares it with the ceilings in script/lib/words.txt.

A comment's summary is a noun phrase for a thing and a verb phrase for an action; it begins with no question word, and with
"Whether" only for a Boolean. Each line of words.txt is a measure and the largest figure allowed. Figures only go down: --write
lowers those that have fallen.

Usage: words.py --check | --write | --list MEASURE [--tree DIR]
"""
import pathlib
import re
import sys

QUESTION = re.compile(r"(What|Whatever|Who|Whoever|Whose|Whom|How|Where|Wherever|When|Which|Why)\b")
MEASURES = {
    "summaries that begin with a question word": lambda block: bool(QUESTION.match(block.text)),
    'summaries that begin with "The same"': lambda block: block.text.startswith("The same"),
    'summaries that begin with "Whether" of what is no Boolean':
        lambda block: block.text.startswith("Whether") and block.is_known and not block.is_boolean,
    'comments with "stand" for code': lambda block: bool(re.search(r"\b(stands?|stood|standing)\b", block.text)),
    'comments with "anew"': lambda block: bool(re.search(r"\banew\b", block.text)),
    "comments that call code somebody, nobody, whoever or a person":
        lambda block: bool(re.search(r"\b([Ss]omebody|[Nn]obody|[Ww]hoever|[Tt]hose who|[Ww]ho asks)\b", block.text)),
}


class Block:
    """A run of comment lines, and the declaration below it."""

    def __init__(self, place, lines, below):
        self.place = place
        self.text = " ".join(lines).strip()
        declaration = re.search(r"\b(var|let|func|init|subscript|case|struct|class|enum|protocol|actor)\b", below)
        self.is_known = declaration is not None and declaration.group(1) in ("var", "let", "func", "struct", "class", "enum", "protocol")
        kind = declaration.group(1) if declaration else ""
        self.is_boolean = bool(re.search(r"\bBool\b|= (true|false)\b|= !|==|&&|\|\|", below)) if kind in ("var", "let", "func") else False
        # Without a type in the line, it is not known.
        if kind in ("var", "let") and ":" not in below.split("{")[0]: self.is_known = self.is_boolean
        if kind == "func" and "->" not in below: self.is_known = False


def blocks(tree):
    for file in sorted((tree / "Sources").rglob("*.swift")):
        lines, first = [], 0
        for number, line in enumerate(file.read_text().splitlines(), 1):
            text = line.strip()
            if re.match(r"///?( |$)", text) and not text.startswith("// MARK"):
                if not lines: first = number
                lines.append(text.lstrip("/").strip())
                continue
            if lines and text.startswith("@") and not re.search(r"\b(var|let|func|struct|class)\b", text): continue
            if lines: yield Block(f"{file.relative_to(tree)}:{first}", lines, text)
            lines = []


def ceilings(tree):
    text = (tree / "script/lib/words.txt").read_text()
    return {name: int(count) for name, count in (line.rsplit(": ", 1) for line in text.splitlines() if line[:1] not in ("", "#"))}


def main(arguments):
    tree = pathlib.Path(__file__).resolve().parents[2]
    if "--tree" in arguments: tree = pathlib.Path(arguments[arguments.index("--tree") + 1]).resolve()
    found = {name: [block for block in blocks(tree) if matches(block)] for name, matches in MEASURES.items()}
    if "--list" in arguments:
        wanted = arguments[arguments.index("--list") + 1]
        for name, matching in found.items():
            if wanted in name:
                for block in matching: print(f"{block.place}: {block.text[:100]}")
    elif "--write" in arguments:
        head = "# The largest number allowed of each measure of script/lib/words.py. Numbers only go down.\n"
        counts = "".join(f"{name}: {len(matching)}\n" for name, matching in found.items())
        (tree / "script/lib/words.txt").write_text(head + counts)
    else:
        allowed = ceilings(tree)
        for name, matching in found.items():
            if len(matching) > allowed.get(name, 0):
                print(f"script/lib/words.txt: {len(matching)} {name}, {allowed.get(name, 0)} allowed: "
                      f"see script/lib/words.py --list '{name}'")



if __name__ == "__main__":
    main(sys.argv[1:])
