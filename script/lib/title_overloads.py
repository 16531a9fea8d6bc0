"""Overloads with other kinds of titles, made of the declarations with a localized one.

A control that takes `_ titleKey: LocalizedStringKey` takes a verbatim string and a `LocalizedStringResource` too; so do
optional keys, and arrays of them. SOURCES lists the files in Sources in which every such declaration of an extension has
these overloads; overloads.py writes them to a file beside it: of `Menu+Init.swift` it makes `Menu+Titles.swift`. Of two
keys the last has the overloads. A declaration whose comment names nothing localized is an error, since the overload's
comment is made of it.
"""
import re

HOME = "Sources"
VERBATIM, RESOURCE, FILTERED = "verbatim", "resource", "filtered resource"
# A filtered resource is for families with a closure that builds content: the compiler does not try those overloads for a
# literal, which it would have to check the closure for. `.title` can't stand for such a resource, so that the others have
# none. Where a `Text` is taken as well, one overload takes both: see `_TextTitle`.
BOTH, BUILT, ONE, RESOURCES = (VERBATIM, RESOURCE), (VERBATIM, FILTERED), (VERBATIM,), (RESOURCE,)
# One overload serves two declarations of which the second has one of these parameters more: each overload costs the type
# checker time wherever a body has an error.
DEFAULTS = {"role: ButtonRole?": "nil", "isEnabled: Bool": "true"}
SOURCES = {
    "Charts/Modifiers/ChartContent+Accessibility.swift": ONE,
    "Charts/Modifiers/View+AxisLabels.swift": BOTH,
    "Charts/Plots/PlottableProjection+Intervals.swift": BOTH,
    "Charts/Plots/PlottableProjection.swift": BOTH,
    "Charts/Values/PlottableValue.swift": BOTH,
    "MapKit/Content/Annotation.swift": BOTH,
    "MapKit/Content/Marker.swift": BOTH,
    "Martlet/App/Commands/CommandMenu.swift": BOTH,
    "Martlet/App/Scenes/AlertScene+Message.swift": ONE,
    "Martlet/App/Scenes/AlertScene.swift": ONE,
    "Martlet/App/Scenes/Scene+Dialogs.swift": ONE,
    "Martlet/App/Scenes/UtilityWindow.swift": BOTH,
    "Martlet/App/Scenes/Window.swift": BOTH,
    "Martlet/App/Scenes/WindowGroup+Values.swift": ONE,
    "Martlet/App/Scenes/WindowGroup.swift": BOTH,
    "Martlet/App/Windows/DismissalConfirmation.swift": ONE,
    "Martlet/Controls/Accessibility/AccessibilityActionCategory.swift": ONE,
    "Martlet/Controls/Accessibility/AccessibilityActions.swift": BOTH,
    "Martlet/Controls/Accessibility/View+AccessibilityCustomContent.swift": ONE,
    "Martlet/Controls/Accessibility/AccessibilityElement.swift": BOTH,
    "Martlet/Controls/Accessibility/AccessibilityModifiers.swift": ONE,
    "Martlet/Controls/Accessibility/AccessibilityRotor+Views.swift": ONE,
    "Martlet/Controls/Button/Button+Image.swift": BOTH,
    "Martlet/Controls/Button/Button+SystemImage.swift": BOTH,
    "Martlet/Controls/Button/Button.swift": BOTH,
    "Martlet/Controls/ColorPicker/ColorPicker.swift": BOTH,
    "Martlet/Controls/ControlGroup/ControlGroup+Init.swift": BUILT,
    "Martlet/Controls/DatePicker/DatePicker+Init.swift": BOTH,
    "Martlet/Controls/DatePicker/MultiDatePicker.swift": BOTH,
    "Martlet/Controls/Fields/SecureField.swift": BOTH,
    "Martlet/Controls/Fields/Selection/TextField+Selection.swift": BOTH,
    "Martlet/Controls/Fields/TextField+Init.swift": BOTH,
    "Martlet/Controls/Groups/ContentUnavailableView.swift": BOTH,
    "Martlet/Controls/Groups/DisclosureGroup.swift": BUILT,
    "Martlet/Controls/Groups/GroupBox.swift": BUILT,
    "Martlet/Controls/Groups/LabeledContent.swift": BUILT,
    "Martlet/Controls/Help.swift": ONE,
    "Martlet/Controls/Label/Label.swift": BOTH,
    "Martlet/Controls/Link/Link.swift": BOTH,
    "Martlet/Controls/List/Badge.swift": BOTH,
    "Martlet/Controls/List/Section.swift": BUILT,
    "Martlet/Controls/List/TypeSelect.swift": ONE,
    "Martlet/Controls/Menus/Menu+Init.swift": BUILT,
    "Martlet/Controls/Picker/Picker+Init.swift": BUILT,
    "Martlet/Controls/Picker/Picker+Sources.swift": BUILT,
    "Martlet/Controls/Progress/ProgressView.swift": BOTH,
    "Martlet/Controls/Slider/SliderTick.swift": ONE,
    "Martlet/Controls/Stepper/Stepper+Format.swift": BOTH,
    "Martlet/Controls/Stepper/Stepper+Init.swift": BOTH,
    "Martlet/Controls/Table/TableColumn+Init.swift": ONE,
    "Martlet/Controls/Table/TableColumn+SortedInit.swift": ONE,
    "Martlet/Controls/Table/TableRow+Containers.swift": ONE,
    "Martlet/Controls/Toggle/Toggle+Sources.swift": BOTH,
    "Martlet/Controls/Toggle/Toggle+SystemImage.swift": BOTH,
    "Martlet/Controls/Toggle/Toggle.swift": BOTH,
    "Martlet/Controls/Transfer/ShareLink+Previews.swift": BOTH,
    "Martlet/Controls/Transfer/ShareLink.swift": BOTH,
    "Martlet/Controls/Transfer/SharePreview.swift": BOTH,
    "Martlet/Files/Dialogs/View+FileDialogs.swift": ONE,
    "Martlet/Files/Documents/NewDocumentButton.swift": RESOURCES,
    "Martlet/Navigation/NavigationBarModifiers.swift": ONE,
    "Martlet/Navigation/NavigationLink+Active.swift": ONE,
    "Martlet/Navigation/NavigationLink.swift": BUILT,
    "Martlet/Navigation/NavigationTitle.swift": ONE,
    "Martlet/Navigation/Tabs/Tab+Plain.swift": BUILT,
    "Martlet/Navigation/Tabs/Tab.swift": BUILT,
    "Martlet/Navigation/Tabs/TabContent+Accessibility.swift": ONE,
    "Martlet/Navigation/Tabs/TabContent+Badge.swift": BOTH,
    "Martlet/Navigation/Tabs/TabSection.swift": BUILT,
    "Martlet/Navigation/Toolbar/ToolbarModifiers.swift": BOTH,
    "Martlet/Presentation/Alerts/DialogSuppression.swift": ONE,
    "Martlet/Presentation/Alerts/View+Alert.swift": ONE,
    "Martlet/Presentation/Alerts/View+ConfirmationDialog.swift": ONE,
    "Martlet/Presentation/Alerts/View+ItemAlert.swift": ONE,
    "Martlet/Presentation/Alerts/View+ItemDialog.swift": ONE,
}

EXTENSION = re.compile(r"^extension [^{]*\{", re.M)
# The label, the name and the type around the key, of the last parameter that is one.
TITLE = re.compile(r"(?<=[(\s])(\w+) (\w+): (\[?)LocalizedStringKey(\]?\??)(?=[,)])(?!.*[(\s]\w+ \w+: \[?LocalizedStringKey\]?\??[,)])", re.S)


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


def parts(member):
    """The comment of a member, and its code."""
    is_comment = [line.strip().startswith("//") for line in member.split("\n")]
    lines = member.split("\n")
    return tuple("\n".join(line for line, own in zip(lines, is_comment) if own == wanted) for wanted in (True, False))


def combined(own):
    """The members, without those that another serves if one of its parameters has a default."""
    def shape(member): return "".join(parts(member)[1].split("{")[0].split())
    for parameter, default in DEFAULTS.items():
        found = re.compile(rf",(\s*){re.escape(parameter)}(?=[,)])")
        for index, member in enumerate(own):
            shorter = [other for other in own if other is not member and shape(other) == shape(found.sub("", member))]
            if found.search(member) and shorter:
                member = member.replace("with a role", "with an optional role", 1)
                own[index] = found.sub(rf",\1{parameter} = {default}", member)
                own = [other for other in own if other not in shorter]
                return combined(own)
    return own


def overload(member, kind):
    comment, code = parts(member)
    label, key, opening, end = TITLE.search(code).groups()
    named = "verbatim \\1" if kind == VERBATIM else "\\1, as resources," if opening else "\\1 resource"
    said, count = re.subn(r"\blocalized (\w+)(?!.*\blocalized )", named, comment, count=1, flags=re.S)
    if count == 0:
        raise ValueError(f"Nothing localized in the comment of: {code.strip()}")
    said = re.sub(rf"\b{key}\b", "title", said)
    said = re.sub(r"The key of the ([\w' ]+?)( in the localization tables)?(?=[.,])", r"The \1", said)
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
    code = TITLE.sub(f"{label} title: {opening}{type}{end}", code, count=1)
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
        own = combined([member for member in members(body) if TITLE.search(parts(member)[1])])
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
