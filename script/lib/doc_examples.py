#!/usr/bin/env python3
"""Compiles the examples in documentation comments, and says which of the most used declarations lack documentation.

An example is a block of code in the `///` comment of a public declaration in Sources/, indented by four spaces or between
"```swift" and "```"; code that is not Swift has another fence. Each becomes a file of its own, whose
declarations are private to it and whose statements are the body of a function; a view that is not used there is no error.
The names that an example needs beside its own are those of the module script/lib/examples/Context.swift, and, below the name
of its module or declaration, the types of script/lib/examples/types.swift and the variables of
script/lib/examples/locals.swift. The compiler reads all files in one run, in Swift 6 mode against the
built modules, and names the line of the comment.

Documentation/most-used.tsv lists the declarations that apps use most: `type`, `member` and `macro` have a paragraph below their
summary, the parameters and an example; `value` has a summary, since its type has the example. The third column says what is
lacking. --write removes from it what is no longer so, and never adds.

Usage: doc_examples.py --compile ARGUMENTS… | --self-test ARGUMENTS… | --list | --write [--tree DIR]
ARGUMENTS are those by which the compiler finds the modules. --list prints findings as script/lint does.
"""
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST = "Documentation/most-used.tsv"
EXAMPLES = ROOT / "script" / "lib" / "examples"
HEAD = "# Declarations that apps use most, and what of a documentation comment they lack: see script/lib/doc_examples.py.\n"
MODIFIERS = (r"(?:public|package|internal|private|fileprivate|open|static|class|final|nonisolated|mutating|nonmutating|indirect|"
             r"override|required|convenience|lazy|weak|prefix|postfix|unowned|@\w+(?:\([^)]*\))?)(?:\(set\))?\s+")
DECLARATION = re.compile(
    rf"\s*((?:{MODIFIERS})*)(struct|class|enum|protocol|actor|extension|func|var|let|macro|typealias|associatedtype|case|"
    r"subscript|init|precedencegroup|import)\b[?!]?\s*(`?[\w.]+`?)?")
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
# What examples of a module import beside Foundation.
IMPORTS = {"PlatformDrawing": ["PlatformDrawing", "UIKit", "SwiftUI"], "AttributeGraph": ["AttributeGraph"], "MartletTesting": ["MartletTesting", "SwiftUI", "Testing"]}
UMBRELLA = {"Martlet", "MartletBase", "MartletRuntime", "SwiftUI", "SwiftUICore", "DeveloperToolsSupport"}


class Documented:
    """A declaration with its comment: `lines` are pairs of a line's number and its text."""

    def __init__(self, file, kind, owner, name, is_public, lines, line, signature):
        self.file, self.kind, self.owner, self.name = file, kind, owner, name
        self.is_public, self.lines, self.line, self.signature = is_public, lines, line, signature
        self.full = f"{owner}.{name}" if owner else name

    def examples(self):
        """The lines of each block: one between fences, or indented by four spaces below an empty line."""
        fence, block, before = None, [], ""
        for number, text in [*self.lines, (0, "```end")]:
            if fence is not None:
                if text.strip() == "```":
                    if fence == "```swift": yield block
                    fence, block = None, []
                else:
                    block.append((number, text))
            elif text.startswith("    ") and (block or not before.strip()):
                block.append((number, text[4:]))
            elif block and not text.strip():
                block.append((number, text))
            else:
                if block: yield block
                block = []
                if text.startswith("```"): fence = text.strip()
            before = text

    def lacks(self):
        """The parts that a comment of a type, member or macro should have and this has not."""
        parts, inside, paragraphs, rest = set(), False, [], "\n".join(text for _, text in self.lines)
        text = re.sub(r"```.*?```", "", rest, flags=re.S)
        text = re.sub(r"(?<=\n\n)    .*(\n+    .*)*", "", text)
        for paragraph in re.split(r"\n\s*\n", text):
            paragraph = paragraph.strip()
            # A list of parameters, errors or results ends the prose.
            if paragraph and not re.match(r"- (Parameter|Returns|Complexity|Throws)", paragraph): paragraphs.append(paragraph)
        if len(paragraphs) < 2: parts.add("paragraph")
        if not any(True for _ in self.examples()): parts.add("example")
        takes = re.search(r"\b" + self.name + r"\b[^(]*\(\s*[^)\s]", self.signature) if self.kind in ("func", "macro", "init") else None
        if takes and not re.search(r"- Parameters?\b", rest): parts.add("parameters")
        return parts


def declarations(file, text):
    """The declarations of a file that have a comment, and those that have none."""
    owners, comment, attributes = [], [], False
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        stripped = line.strip()
        if stripped.startswith("///"):
            comment.append((number, stripped[3:].removeprefix(" ")))
            continue
        # A plain comment may be between a comment of documentation and its declaration.
        if stripped.startswith("//") and comment: continue
        if not stripped: comment = comment if attributes else []
        indent = len(line) - len(line.lstrip())
        while owners and stripped.startswith("}") and indent <= owners[-1][0]: owners.pop()
        match = DECLARATION.match(line)
        if not match:
            # Attributes over several lines, and conditions of compilation, are between a comment and its declaration.
            if stripped.startswith("@") or attributes and stripped[:1] in ")":
                attributes = True
            elif not attributes:
                comment = []
            continue
        attributes = False
        modifiers, kind, name = match.groups()
        name = (name or kind).strip("`")
        outer = owners[-1] if owners else (0, "", "", True)
        is_open = re.search(r"\b(public|open)\b", modifiers)
        is_public = bool(is_open) or kind == "extension" or outer[2] in ("protocol", "enum") and outer[3] and (
            kind == "case" or outer[2] == "protocol") and not re.search(r"\b(package|private|internal)\b", modifiers)
        if outer[2] == "public extension" and not re.search(r"\b(package|private|fileprivate|internal)\b", modifiers): is_public = True
        signature = " ".join(lines[number - 1:number + 12]).split("{")[0] if kind in ("func", "macro", "init") else line
        if kind in TYPES and not stripped.endswith("}"):
            held = "public extension" if kind == "extension" and is_open else kind
            full = name if kind == "extension" or not outer[1] else f"{outer[1]}.{name}"
            owners.append((indent, full, held, is_public))
        yield Documented(file, kind, outer[1], name, is_public, comment, number, signature)
        comment = []


def documented(tree):
    for file in sorted((tree / "Sources").rglob("*.swift")):
        if not file.relative_to(tree / "Sources").parts[0].endswith("Tests"):
            yield from declarations(str(file.relative_to(tree)), file.read_text())


def context(name):
    """The lines that belong to examples, by the names of declarations and modules."""
    found, names = {}, []
    for line in (EXAMPLES / name).read_text().splitlines():
        if line.startswith("// MARK: "):
            names = line.removeprefix("// MARK: ").split(", ")
        elif not line.startswith("//"):
            for name in names: found[name] = found.get(name, "") + line + "\n"
    return found


def source(module, block, file, number, types, variables):
    """A file for one example."""
    imports = IMPORTS.get(module, ["SwiftUI"] if module in UMBRELLA else [module, "SwiftUI"])
    head = "import Foundation\nimport Combine\nimport Observation\n@testable import ExampleContext\n"
    head += "".join(f"import {name}\n" for name in imports)
    chunks, is_declaration = [], None
    for line, text in block:
        code = text.split("//")[0].rstrip()
        if code.startswith("import "):
            head += code + "\n"
            continue
        if code and code[0] not in " \t})]" and not (code[0] == "." and chunks):
            begins = re.match(rf"(?:{MODIFIERS})*(struct|class|enum|protocol|actor|extension)\b|.*@Test\b|#Preview", code) is not None
            attribute = re.match(r"@\w+(\(.*\))?$", code) is not None
            if is_declaration != "attribute" or not begins:
                if is_declaration == "attribute": chunks[-1][0] = False
                is_declaration = "attribute" if attribute else begins
                chunks.append([is_declaration, []])
            else:
                chunks[-1][0] = is_declaration = True
        if not chunks: chunks.append([False, []])
        chunks[-1][1].append((line, text))
    declared, statements = "", ""
    for begins, lines in chunks:
        code = "".join(text + "\n" for _, text in lines)
        if begins:
            code = code.replace("@main", "     ")
            # A conformance has no access level.
            code = re.sub(r"^((?:@\w+(?:\([^)]*\))? )*)(final class|struct|class|enum|protocol|actor|extension (?=[^:{]*\{))",
                          r"\1fileprivate \2", code, count=1, flags=re.M)
            declared += f'#sourceLocation(file: "{file}", line: {lines[0][0]})\n{code}#sourceLocation()\n'
        else:
            # Properties become variables. Modifiers without a view get one.
            code = re.sub(r"^(@.*)?\b(private|static) (?=(static )?(var|let|func)\b)", lambda match: match[1] or "", code, flags=re.M)
            code = re.sub(r"^(?=var body: some View)", "@ViewBuilder ", code, flags=re.M)
            if code.startswith("."): code = "EmptyView()" + code
            statements += f'#sourceLocation(file: "{file}", line: {lines[0][0]})\n{code}#sourceLocation()\n'
    # What an example declares hides what is around it.
    opened = "".join(f"do {{\n{lines}" for lines in variables)
    body = f"@MainActor private func example{number}() async throws {{\n{opened}do {{\n{statements}}}\n{'}' * len(variables)}\n}}\n"
    return head + types + declared + (body if statements else "")


def compile_all(tree, arguments):
    """What the compiler says of examples: lists of its errors by declaration. With the number of examples."""
    with tempfile.TemporaryDirectory() as folder:
        folder, files, of_line = pathlib.Path(folder), [], {}
        types, variables = context("types.swift"), context("locals.swift")
        for found in documented(tree):
            if not found.is_public: continue
            module = pathlib.Path(found.file).parts[1]
            for number, _ in found.lines: of_line[found.file, number] = found.full
            for block in found.examples():
                file = folder / f"Example{len(files)}.swift"
                outer = [] if module == "AttributeGraph" else [variables.get("$", "")]
                file.write_text(source(
                    module, block, found.file, len(files), types.get(module, "") + types.get(found.full, ""),
                    outer + [variables.get(module, ""), variables.get(found.full, "")]))
                of_line[str(file)] = f"{found.file}: {found.full}"
                files.append(str(file))
        command = ["swiftc", "-wmo", "-parse-as-library", "-swift-version", "6", "-suppress-warnings", "-diagnostic-style", "llvm",
                   *arguments]
        made = subprocess.run(
            [*command, "-emit-module", "-module-name", "ExampleContext", "-enable-testing", "-o", str(folder / "ExampleContext.swiftmodule"),
             str(EXAMPLES / "Context.swift")], capture_output=True, text=True)
        if made.returncode: sys.exit(made.stderr[-3000:])
        result = subprocess.run([*command, "-typecheck", "-module-name", "Examples", "-I", str(folder), *files], capture_output=True, text=True)
        errors = {}
        for line in result.stderr.splitlines():
            if ": error: " not in line: continue
            file, number = line.split(":")[:2]
            # What the compiler finds in the lines around an example is named by its file.
            name = of_line.get(file) or f"{file}: {of_line.get((file, int(number) if number.isdigit() else 0), '?')}"
            errors.setdefault(name, []).append(line)
        if result.returncode and not errors: errors["?"] = [result.stderr.strip()[-2000:]]
        return errors, len(files)


def rows(tree):
    file = tree / LIST
    if not file.exists(): return []
    return [(line.split("\t") + [""])[:3] for line in file.read_text().splitlines() if line and line[0] != "#"]


def wanting(tree):
    """Each row, and what its best comment lacks; None where there is no such declaration."""
    index = {}
    for found in documented(tree):
        if found.is_public: index.setdefault(found.name, []).append(found)
    for kind, name, known in rows(tree):
        owner, _, last = name.rpartition(".")
        fits = {"type": TYPES - {"extension"}, "macro": {"macro"}, "member": {"func", "var", "let", "init"},
                "value": {"func", "var", "let", "case"}}[kind]
        these = [f for f in index.get(last, []) if f.kind in fits and (not owner or f.owner == owner)]
        if kind == "value":
            lacking = None if not these else set() if any(f.lines for f in these) else {"summary"}
        else:
            lacking = min((f.lacks() for f in these), key=len, default=None)
        yield kind, name, set(known.split(", ")) - {""}, lacking


def check(tree):
    for number, (kind, name, known, lacking) in enumerate(wanting(tree), 2):
        if lacking is None:
            print(f"{LIST}:{number}: no {kind} {name} in Sources")
        elif lacking - known:
            print(f"{LIST}:{number}: the comment of {name} has no {', no '.join(sorted(lacking - known))}")
        elif known - lacking:
            print(f"{LIST}:{number}: {name} is better than listed: run script/lib/doc_examples.py --write")


def write(tree):
    """Removes what is no longer lacking."""
    text = HEAD
    for kind, name, known, lacking in wanting(tree):
        rest = sorted(known & (lacking or set()))
        text += "\t".join([kind, name, ", ".join(rest)] if rest else [kind, name]) + "\n"
    (tree / LIST).write_text(text)


def self_test(arguments):
    """A tree with a faulty example and incomplete comments: each is found, and what is right is not."""
    planted = ROOT / "script" / "lib" / "examples" / "planted"
    errors, count = compile_all(planted, arguments)
    expected = "Sources/Charts/Planted.swift: Whole.act"
    if count != 4 or list(errors) != [expected] or not errors[expected][0].startswith("Sources/Charts/Planted.swift:22:"):
        sys.exit(f"{count} examples of 4 are found, and these errors instead of one: {errors}")
    found = {name: lacking for _, name, _, lacking in wanting(planted)}
    expected = {"Whole": set(), "Bare": {"example", "paragraph"}, "Whole.act": {"parameters"}, "Whole.one": set(),
                "Whole.two": {"summary"}, "Gone": None}
    if found != expected: sys.exit(f"found {found}, expected {expected}")


def main(arguments):
    tree = ROOT
    if "--tree" in arguments:
        index = arguments.index("--tree")
        tree = pathlib.Path(arguments[index + 1]).resolve()
        del arguments[index:index + 2]
    command, rest = arguments[0], arguments[1:]
    if command == "--list": return check(tree)
    if command == "--write": return write(tree)
    if command == "--self-test": return self_test(rest)
    if command != "--compile": sys.exit(__doc__)
    errors, count = compile_all(tree, rest)
    for _, lines in sorted(errors.items()): print(*lines, sep="\n", file=sys.stderr)
    print(f"{count} examples of documentation comments; those of {len(errors)} declarations do not compile")
    return bool(errors) or not count


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
