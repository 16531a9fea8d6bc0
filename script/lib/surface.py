"""The public declarations of SwiftUI, and which of them are there: what script/surface runs.

Documentation/surface.tsv lists them by our own reading of the public documentation: `yes` for what is there, `inert` for
what compiles without effect, `no` for what is not there, `none` for what has no meaning off Apple's hardware. Each name
that it calls there has to compile; one that it calls missing must not, so that the table stays true.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
TABLE = ROOT / "Documentation" / "surface.tsv"
CLIENTS = ROOT / "Tests" / "ClientTests"
MODELS = ROOT / "Tests" / "SwiftDataTests"
NO_EFFECT = ROOT / "Documentation" / "no-effect.md"
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
    kind, module = (kind.removeprefix("SwiftData "), "SwiftData") if kind.startswith("SwiftData ") else (kind, "SwiftUI")
    return {
        "type": f"typealias _Type{number} = {module}.{escaped}",
        "modifier": f"@MainActor func _use{number}(_ view: some View) {{ _ = view.{escaped} }}",
        "scene modifier": f"@MainActor func _use{number}(_ scene: some Scene) {{ _ = scene.{escaped} }}",
        # Of a type or protocol: an error that says how it has to be used means that it is there.
        "member": f"@MainActor func _use{number}() {{ _ = {module}.{escaped} }}",
        "initialiser": f"@MainActor func _use{number}() {{ _ = {module}.{escaped} }}",
        "environment value": f"@MainActor func _use{number}() {{ _ = \\EnvironmentValues.{escaped} }}",
    }[kind]


def missing(table, arguments):
    """The numbers of the rows whose names the compiler does not know."""
    # In a file each line stands for a row: a name that is not there must not hide another.
    file = ROOT / ".build" / "surface.swift"
    file.write_text("import SwiftData; import SwiftUI\n" + "".join(statement(r[1], r[2], i) + "\n" for i, r in enumerate(table)))
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
    for file in [*CLIENTS.rglob("*.swift"), *MODELS.rglob("*.swift")]:
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
    without_effect = NO_EFFECT.read_text()
    groups, problems = {}, misuses(arguments)
    for number, (group, kind, name, since, there, why) in enumerate(table):
        is_there = there in {"yes", "inert"}
        count = groups.setdefault(group, [0, 0, 0, 0])
        count[3] += there == "inert"
        # What has no meaning off Apple's hardware says so, and is not counted.
        if there == "none":
            count[2] += 1
        else:
            count[0] += there == "yes"
            count[1] += 1
        if is_there and number in gone:
            problems.append(f"{kind} {name} does not compile, and the table says that it is there")
        if is_there and not words.issuperset(re.findall(r"\w+", name)):
            problems.append(f"{kind} {name} is there, and nothing in Tests/ClientTests uses it")
        if there == "no" and number not in gone:
            problems.append(f"{kind} {name} compiles, and the table says that it is not there")
        if there == "inert" and name not in without_effect:
            problems.append(f"{kind} {name} has no effect, and {NO_EFFECT.name} does not list it")
        if there != "yes" and not why:
            problems.append(f"{kind} {name} is not there or has no effect, and the table does not say why")
    width = max(map(len, groups))
    for group, (there, all_names, none, inert) in groups.items():
        note = f"   and {inert} without effect" if inert else ""
        if none: note += f"   and {none} without meaning here"
        print(f"{group:{width}}  {there:4} of {all_names:4}  {100 * there // max(1, all_names):3} %{note}")
    there, all_names = sum(g[0] for g in groups.values()), sum(g[1] for g in groups.values())
    print(f"{'all':{width}}  {there:4} of {all_names:4}  {100 * there // max(1, all_names):3} %")
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
