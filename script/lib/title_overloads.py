"""Overloads with other kinds of titles, made of the declarations with a localized one.

A control that takes `_ titleKey: LocalizedStringKey` takes a verbatim string and a `LocalizedStringResource` too. SOURCES
lists the files in Sources/Martlet in which every such declaration has these overloads; overloads.py writes them to a file
beside it: of `Menu+Init.swift` it makes `Menu+Titles.swift`. A declaration whose comment names no localized title is an
error, since the overload's comment is made of it.
"""
import re

HOME = "Sources/Martlet"
VERBATIM, RESOURCE, FILTERED = "verbatim", "resource", "filtered resource"
# A filtered resource is for families with a closure that builds content: the compiler does not try those overloads for a
# literal, which it would have to check the closure for. `.title` can't stand for such a resource, so that the others have
# none. Where a `Text` is taken as well, one overload takes both: see `_TextTitle`.
BOTH, BUILT, ONE = (VERBATIM, RESOURCE), (VERBATIM, FILTERED), (VERBATIM,)
SOURCES = {
    "App/Scenes/AlertScene+Message.swift": ONE,
    "App/Scenes/AlertScene.swift": ONE,
    "App/Scenes/Scene+Dialogs.swift": ONE,
    "App/Scenes/WindowGroup+Values.swift": ONE,
    "App/Windows/DismissalConfirmation.swift": ONE,
    "Controls/Button/Button+Image.swift": BOTH,
    "Controls/ColorPicker/ColorPicker.swift": BOTH,
    "Controls/ControlGroup/ControlGroup+Init.swift": BUILT,
    "Controls/DatePicker/DatePicker+Init.swift": BOTH,
    "Controls/DatePicker/MultiDatePicker.swift": BOTH,
    "Controls/Fields/SecureField.swift": BOTH,
    "Controls/Fields/Selection/TextField+Selection.swift": BOTH,
    "Controls/Fields/TextField+Init.swift": BOTH,
    "Controls/Groups/ContentUnavailableView.swift": BOTH,
    "Controls/Groups/DisclosureGroup.swift": BUILT,
    "Controls/Groups/GroupBox.swift": BUILT,
    "Controls/Groups/LabeledContent.swift": BUILT,
    "Controls/Help.swift": ONE,
    "Controls/Label/Label.swift": BOTH,
    "Controls/Link/Link.swift": BOTH,
    "Controls/List/Section.swift": BUILT,
    "Controls/List/TypeSelect.swift": ONE,
    "Controls/Menus/Menu+Init.swift": BUILT,
    "Controls/Picker/Picker+Init.swift": BUILT,
    "Controls/Picker/Picker+Sources.swift": BUILT,
    "Controls/Progress/ProgressView.swift": BOTH,
    "Controls/Stepper/Stepper+Format.swift": BOTH,
    "Controls/Stepper/Stepper+Init.swift": BOTH,
    "Controls/Table/TableColumn+Init.swift": ONE,
    "Controls/Table/TableColumn+SortedInit.swift": ONE,
    "Controls/Table/TableRow+Containers.swift": ONE,
    "Controls/Toggle/Toggle+Sources.swift": BOTH,
    "Controls/Toggle/Toggle+SystemImage.swift": BOTH,
    "Controls/Toggle/Toggle.swift": BOTH,
    "Controls/Transfer/ShareLink+Previews.swift": ONE,
    "Files/Dialogs/View+FileDialogs.swift": ONE,
    "Navigation/NavigationBarModifiers.swift": ONE,
    "Navigation/NavigationLink+Active.swift": ONE,
    "Navigation/NavigationLink.swift": BUILT,
    "Navigation/NavigationTitle.swift": ONE,
    "Navigation/Tabs/Tab+Plain.swift": BUILT,
    "Navigation/Tabs/Tab.swift": BUILT,
    "Navigation/Tabs/TabContent+Accessibility.swift": ONE,
    "Navigation/Tabs/TabSection.swift": BUILT,
    "Navigation/Toolbar/ToolbarModifiers.swift": BOTH,
    "Presentation/Alerts/DialogSuppression.swift": ONE,
    "Presentation/Alerts/View+Alert.swift": ONE,
    "Presentation/Alerts/View+ConfirmationDialog.swift": ONE,
    "Presentation/Alerts/View+ItemAlert.swift": ONE,
    "Presentation/Alerts/View+ItemDialog.swift": ONE,
}

EXTENSION = re.compile(r"^extension [^{]*\{", re.M)
TITLE = re.compile(r"\(\s*_ (\w+): LocalizedStringKey(?=[,)])")


def closing(text, start):
    """The place of the brace that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return place
    raise ValueError("A brace is not closed")


def members(body):
    """The members of an extension, each with its comment, which an empty line separates."""
    found, depth = [[]], 0
    for line in body.split("\n"):
        if depth == 0 and not line.strip():
            found.append([])
            continue
        found[-1].append(line)
        code = re.sub(r'"(\\.|[^"\\])*"', "", line.split("//")[0])
        depth += sum(code.count(opening) - code.count(end) for opening, end in ("{}", "()"))
    return ["\n".join(lines) for lines in found if lines]


def generic(member, parameter):
    """The member with one more generic parameter, before its others."""
    return re.sub(r"\b(init|func \w+)(<?)", lambda match: match[1] + (f"<{parameter}, " if match[2] else f"<{parameter}>"), member, count=1)


def overload(member, kind):
    comment = [line for line in member.split("\n") if line.strip().startswith("//")]
    code = "\n".join(line for line in member.split("\n") if not line.strip().startswith("//"))
    key = TITLE.search(code)[1]
    named = "verbatim \\1" if kind == VERBATIM else "\\1 resource"
    said, count = re.subn(r"\blocalized (\w+)", named, "\n".join(comment), count=1)
    if count == 0:
        raise ValueError(f"No localized title in the comment of: {code.strip()}")
    said = re.sub(rf"\b{key}\b", "title", said)
    if kind == VERBATIM:
        # `S` is taken where the value is a string too.
        type = "T" if re.search(r"\bS:", code) else "S"
        code = generic(code, f"{type}: StringProtocol")
    elif kind == RESOURCE:
        type = "LocalizedStringResource"
    else:
        type = "R"
        code = generic(code, "R: _ResourceTitle & _OverloadFilter")
        code = code.replace(f"Text({key})", "title._titleText")
        code = re.sub(rf"Label\({key}, systemImage: (\w+)\)", r"Label(title: title._titleText, icon: Image(systemName: \1))", code)
    code = code.replace(f"_ {key}: LocalizedStringKey", f"_ title: {type}")
    code = re.sub(rf"\b{key}\b", "title", code)
    return f"{said}\n    @_disfavoredOverload\n{code}"


def text(source, kinds):
    """The overloads of a file, of which there must be some."""
    content = source.read_text()
    made = "".join(f"{line}\n" for line in re.findall(r"^import .*$", content, re.M))
    made += f"// Made by script/lib/overloads.py of {source.name}. Don't edit it.\n"
    if kinds != ONE:
        made += "//\n// A literal could be a resource as well as a key, and has to become a key.\n"
    count = 0
    for head in EXTENSION.finditer(content):
        body = content[head.end() : closing(content, head.end() - 1)]
        own = [member for member in members(body) if TITLE.search(member)]
        if own:
            # Resources are younger than what is deprecated.
            overloads = [
                overload(member, kind) for kind in kinds for member in own
                if kind == VERBATIM or "deprecated" not in member
            ]
            count += len(overloads)
            made += f"\n{head[0]}\n" + "\n\n".join(overloads) + "\n}\n"
    if count == 0:
        raise ValueError(f"{source} has no declaration with a localized title")
    return made


def output(source):
    return source.with_name(source.stem.removesuffix("+Init") + "+Titles.swift")


def files(root):
    """Pairs of a path and a text. A tree without these files, such as the linter's own, has no overloads of them."""
    for name, kinds in SOURCES.items():
        source = root / HOME / name
        if source.exists():
            yield output(source), text(source, kinds)
