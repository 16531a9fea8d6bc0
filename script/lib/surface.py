"""The public declarations of SwiftUI, and which of them are there: what script/surface runs.

Documentation/surface.tsv lists them by our own reading of the public documentation. Each name that it calls there has to
compile; one that it calls missing must not, so that the table stays true.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TABLE = ROOT / "Documentation" / "surface.tsv"
CLIENTS = ROOT / "Tests" / "ClientTests"
# Uses of each declaration, in the style of its documentation. They are compiled here once more, since targets of the
# package see what is the package's, and apps do not.
USES = CLIENTS / "Surface"


def rows():
    lines = TABLE.read_text().splitlines()
    assert lines[0].split("\t") == ["group", "kind", "name", "since", "there", "why not"], lines[0]
    return [line.split("\t") for line in lines[1:] if line]


def statement(kind, name, number):
    """One line that compiles if the name is there; whether it is used rightly does not matter."""
    escaped = f"`{name}`" if name in {"in", "for"} else name
    return {
        "type": f"typealias _Type{number} = SwiftUI.{escaped}",
        "modifier": f"@MainActor func _use{number}(_ view: some View) {{ _ = view.{escaped} }}",
        "scene modifier": f"@MainActor func _use{number}(_ scene: some Scene) {{ _ = scene.{escaped} }}",
        "environment value": f"@MainActor func _use{number}() {{ _ = \\EnvironmentValues.{escaped} }}",
    }[kind]


def missing(table, arguments):
    """The numbers of the rows whose names the compiler does not know."""
    # In a file each line stands for a row: a name that is not there must not hide another.
    file = ROOT / ".build" / "surface.swift"
    file.write_text("import SwiftUI\n" + "".join(statement(r[1], r[2], i) + "\n" for i, r in enumerate(table)))
    result = subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "5", "-diagnostic-style", "llvm", *arguments, str(file)],
        capture_output=True, text=True)
    found = set()
    for line in result.stderr.splitlines():
        if not line.startswith(str(file)) or ": error: " not in line:
            if line.startswith("<unknown>") and "error" in line:
                sys.exit(line)
            continue
        message = line.split(": error: ")[1]
        known = ("no type named", "no member", "is unavailable", "cannot find", "inaccessible", "not a member type")
        if any(part in message for part in known):
            found.add(int(line[len(str(file)) + 1:].split(":")[0]) - 2)
    return found


def used():
    """The words that code as apps have it has, beside comments and texts."""
    words = set()
    for file in CLIENTS.rglob("*.swift"):
        text = re.sub(r"//.*", "", file.read_text())
        words.update(re.findall(r"\w+", re.sub(r'"(?:[^"\\\n]|\\[^(])*"', '""', text)))
    return words


def misuses(arguments):
    """What the compiler says of the uses, in both language modes. What is deprecated on the original is so here too."""
    files = sorted(map(str, USES.glob("*.swift")))
    found = []
    for mode in ("5", "6"):
        result = subprocess.run(
            ["swiftc", "-typecheck", "-swift-version", mode, "-diagnostic-style", "llvm", "-warnings-as-errors",
             "-Wwarning", "DeprecatedDeclaration", *arguments, *files],
            capture_output=True, text=True)
        errors = [line for line in result.stderr.splitlines() if ": error: " in line]
        if result.returncode and not errors: errors = [result.stderr.strip()[-300:]]
        found += [f"Swift {mode}: {line.removeprefix(str(ROOT) + '/')}" for line in errors]
    return found


def unavailable():
    """The names that are declared only to say why they are not there. Of generic ones the compiler does not say so where
    nothing is called."""
    names = set()
    for file in (ROOT / "Sources").glob("**/Unavailable*.swift"):
        names.update(re.findall(r"\b(?:func|struct|protocol) (\w+)", file.read_text()))
    return names


def main(arguments):
    table = rows()
    gone = missing(table, arguments)
    named = unavailable()
    words = used()
    gone |= {number for number, row in enumerate(table) if row[4] == "no" and row[2] in named}
    groups, problems = {}, misuses(arguments)
    for number, (group, kind, name, since, there, why) in enumerate(table):
        is_there = there == "yes"
        count = groups.setdefault(group, [0, 0, 0])
        # What has no meaning off Apple's hardware says so, and is not counted.
        if there == "none":
            count[2] += 1
        else:
            count[0] += is_there
            count[1] += 1
        if is_there and number in gone:
            problems.append(f"{kind} {name} does not compile, and the table says that it is there")
        if is_there and name not in words:
            problems.append(f"{kind} {name} is there, and nothing in Tests/ClientTests uses it")
        if there == "no" and number not in gone:
            problems.append(f"{kind} {name} compiles, and the table says that it is not there")
        if not is_there and not why:
            problems.append(f"{kind} {name} is not there, and the table does not say why")
    width = max(map(len, groups))
    for group, (there, all_names, none) in groups.items():
        note = f"   and {none} without meaning here" if none else ""
        print(f"{group:{width}}  {there:4} of {all_names:4}  {100 * there // max(1, all_names):3} %{note}")
    there, all_names = sum(g[0] for g in groups.values()), sum(g[1] for g in groups.values())
    print(f"{'all':{width}}  {there:4} of {all_names:4}  {100 * there // max(1, all_names):3} %")
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
