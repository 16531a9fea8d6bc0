#!/usr/bin/env python3
"""Writes overloads that differ only in the types of some parameters: Sources/Martlet/Navigation/Search/Overloads.

SwiftUI declares `searchable` with tokens 24 times: for three kinds of tokens, with and without a binding to the
presentation, and for four types of the prompt. The description of the family is below. Everything that the overloads do
is in `TokenSearchModifier`.

Usage: overloads.py [--check]    with --check nothing is written: it fails where something would be.
"""
import os
import sys
import textwrap
from itertools import product
from pathlib import Path

ROOT = Path(os.environ.get("MARTLET_LINTED", Path(__file__).resolve().parents[2]))
HOME = ROOT / "Sources/Martlet/Navigation/Search"
WIDTH = 120

# Kinds of tokens: the file, how a summary names them, what it adds, parameters with their docs, the view of a token.
PLAIN, EDITABLE = "C.Element", "Binding<C.Element>"
TOKENS = ("tokens", "Binding<C>", "A binding to the tokens. Users remove a token with its button, or with Delete at the start of the text.")
SUGGESTED = ("suggestedTokens", "Binding<C>", "The suggested tokens.")
EDITED = ("editableTokens",) + TOKENS[1:]
KINDS = [
    ("Tokens", ["tokens"], "", [TOKENS], PLAIN),
    ("SuggestedTokens", ["tokens", "suggested tokens"], "The suggested tokens are shown while the text is empty.", [TOKENS, SUGGESTED], PLAIN),
    ("EditableTokens", ["editable tokens"], "The views of the tokens receive a binding to their token.", [EDITED], EDITABLE),
]
PRESENTED = ("isPresented", "Binding<Bool>", "A binding to whether the user is searching.")
# Types of the prompt: how a summary names it, the type, a generic parameter with its constraint, the prompt as a `Text`.
PROMPTS = [
    ("", "Text? = nil", None, "prompt"),
    ("a localized prompt", "LocalizedStringKey", None, "Text(prompt)"),
    # Ranked below the key, which a literal has to become.
    ("a verbatim prompt", "S", "S: StringProtocol", "Text(prompt)"),
    # `_OverloadFilter` keeps the type checker from trying a resource for a literal.
    ("a prompt resource", "R", "R: _ResourceTitle & _OverloadFilter", "prompt._titleText"),
]


def listed(items):
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def doc(text, indent="", first=""):
    return textwrap.wrap(text, WIDTH, initial_indent=f"    /// {first}", subsequent_indent=f"    /// {indent}")


def overload(kind, isPresented, prompt):
    _, names, more, tokens, element = kind
    name, type, constraint, text = prompt
    parts = names + ([name] if name else []) + (["a binding to its presentation"] if isPresented else [])
    own = tokens + ([PRESENTED] if isPresented else [])
    lines = doc(f"Adds a search field with {listed(parts)} to the view's page. {more}".strip())
    lines += ["    ///", "    /// - Parameters:"]
    about = [("text", "A binding to the text.")] + [(name, about) for name, _, about in own]
    about += [("placement", "The placement of the field."), ("prompt", "The prompt of the empty field."), ("token", "A builder of a token's view.")]
    for parameter, said in about:
        lines += doc(f"{parameter}: {said}", indent="    ", first="  - ")
    if constraint and "StringProtocol" in constraint:
        lines.append("    @_disfavoredOverload")
    generics = ["C", "T"] + ([type] if constraint else [])
    parameters = ["text: Binding<String>"] + [f"{name}: {kind}" for name, kind, _ in own]
    parameters += ["placement: SearchFieldPlacement = .automatic", f"prompt: {type}", f"@ViewBuilder token: @escaping ({element}) -> T"]
    lines.append(f"    nonisolated public func searchable<{', '.join(generics)}>(")
    lines.append(",\n".join(f"        {parameter}" for parameter in parameters))
    lines += ["    ) -> some View", "    where"]
    where = "        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable"
    lines += [where + ",", f"        {constraint}"] if constraint else [where]
    arguments = ["text: text", f"tokens: {tokens[0][0]}"]
    if SUGGESTED in tokens:
        arguments.append("suggestions: suggestedTokens.wrappedValue")
    if isPresented:
        arguments.append("presentation: isPresented")
    arguments.append(f"prompt: {text}")
    view = "token: token" if element == EDITABLE else "token: { token($0.wrappedValue) }"
    lines += ["    {", "        modifier(", "            TokenSearchModifier("]
    lines += ["                " + ", ".join(arguments) + ",", f"                {view}))", "    }"]
    return "\n".join(lines)


def files():
    for kind in KINDS:
        text = "// swift-format-ignore-file\n// Made by script/lib/overloads.py. Don't edit it.\n\nextension View {\n"
        text += "\n\n".join(overload(kind, *rest) for rest in product([False, True], PROMPTS))
        yield HOME / "Overloads" / f"Searchable+{kind[0]}.swift", text + "\n}\n"


def main():
    made = dict(files())
    # A tree without the feature, such as the linter's own, has no overloads either.
    if not HOME.exists():
        return
    stale = [path for path in (HOME / "Overloads").glob("*.swift") if path not in made]
    different = [path for path, text in made.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale + different:
            print(f"{path.relative_to(ROOT)}: is not what its description makes: run script/lib/overloads.py")
        sys.exit(1 if stale or different else 0)
    (HOME / "Overloads").mkdir(exist_ok=True)
    for path in stale:
        path.unlink()
    for path in different:
        path.write_text(made[path])


if __name__ == "__main__":
    main()
