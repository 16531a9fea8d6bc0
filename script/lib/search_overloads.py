"""The description of `searchable` with tokens, of which overloads.py makes Sources/Martlet/Navigation/Search/Overloads.

SwiftUI declares `searchable` with tokens 24 times: for three kinds of tokens, with and without a binding to the
presentation, and for four types of the prompt. The description of the family is below. Everything that the overloads do
is in `TokenSearchModifier`.
"""
import textwrap
from itertools import product

HOME = "Sources/Martlet/Navigation/Search"
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


def files(root):
    """Pairs of a path and a text. A tree without the feature, such as the linter's own, has no overloads either."""
    if not (root / HOME).exists():
        return
    for kind in KINDS:
        text = "// swift-format-ignore-file\n// Made by script/lib/overloads.py. Don't edit it.\n\nextension View {\n"
        text += "\n\n".join(overload(kind, *rest) for rest in product([False, True], PROMPTS))
        yield root / HOME / "Overloads" / f"Searchable+{kind[0]}.swift", text + "\n}\n"
