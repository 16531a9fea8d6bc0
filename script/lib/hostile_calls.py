#!/usr/bin/env python3
"""Writes a call of each public declaration that takes numbers, ranges, dates or texts: Tests/HostileCalls/Generated.

Law C6 says that none of them may end the program. So that new API is covered without being added by hand, the calls are
made from the sources. What no call can be made of stands in Tests/HostileCalls/left-out.txt, each with its reason.

Usage: hostile_calls.py [--check]    with --check nothing is written: it fails where something would be.
"""
import os
import re
import sys
from pathlib import Path

ROOT = Path(os.environ.get("MARTLET_LINTED", Path(__file__).resolve().parents[2]))
MODULES = ["MartletBase", "MartletRuntime", "Martlet"]
HOME = ROOT / "Tests/HostileCalls"
PER_FILE = 60

# What is passed where a type stands: `h` gives the hostile ones.
HOSTILE = {
    "CGFloat": "h.length", "Double": "h.double", "TimeInterval": "h.double", "Float": "h.float", "Int": "h.int",
    "UInt": "h.unsigned", "CGSize": "h.size", "CGPoint": "h.point", "CGRect": "h.rect", "CGVector": "h.vector",
    "EdgeInsets": "h.insets", "Angle": "h.angle", "UnitPoint": "h.unitPoint", "Date": "h.date", "Duration": "h.duration",
    "String": "h.text", "Substring": "h.text[...]", "Character": "h.character", "LocalizedStringKey": "h.key",
    "LocalizedStringResource": "LocalizedStringResource(stringLiteral: h.text)", "UnsafePointer<CGAffineTransform>?": "nil",
    "CGPath": "CGPath(ellipseIn: h.rect, transform: nil)",
    "Text": "Text(verbatim: h.text)", "AttributedString": "AttributedString(h.text)",
    "[CGFloat]": "h.lengths", "[CGPoint]": "h.points", "[CGRect]": "[h.rect]", "[Double]": "h.lengths.map { Double($0) }",
    "[Float]": "[h.float]", "SIMD2<Float>": "SIMD2(h.float, h.float)", "[SIMD2<Float>]": "h.mesh",
    "ClosedRange<Int>": "h.integers", "Range<Int>": "h.halfOpen", "PartialRangeFrom<Int>": "h.integers.lowerBound...",
    "PartialRangeThrough<Int>": "...h.integers.upperBound", "PartialRangeUpTo<Int>": "..<h.integers.upperBound",
    "ClosedRange<CGFloat>": "h.span", "ClosedRange<Double>": "h.span", "ClosedRange<Date>": "h.dates",
    "Range<Date>": "h.dates.lowerBound..<h.dates.upperBound", "PartialRangeFrom<Date>": "h.dates.lowerBound...",
    "PartialRangeThrough<Date>": "...h.dates.upperBound", "PartialRangeUpTo<Date>": "..<h.dates.upperBound",
    "CGAffineTransform": "h.affine", "ProjectionTransform": "h.projection",
    "RectangleCornerRadii": "h.radii", "StrokeStyle": "h.stroke", "Spring": "h.spring",
    "(x: CGFloat, y: CGFloat, z: CGFloat)": "(h.length, h.length, h.length)", "ProposedViewSize": "h.proposal",
    "GridItem": "h.gridItem", "[GridItem]": "[h.gridItem, GridItem(.adaptive(minimum: h.length))]",
    "Binding<String>": ".constant(h.text)", "Binding<Double>": ".constant(h.double)", "Binding<Int>": ".constant(h.int)",
    "Binding<Date>": ".constant(h.date)", "Binding<Set<DateComponents>>": ".constant([h.components])",
    "Binding<TextSelection?>": ".constant(TextSelection(insertionPoint: h.text.endIndex))",
    "Font": "Font.system(size: h.length)", "IndexSet": "h.indices",
    "(V) -> SliderTick<V>?": "{ SliderTick($0) }", "[AXDataPoint]": "[AXDataPoint(x: h.double, y: h.double)]", "(Int, Int)": "(h.int, h.int)",
}
# What is passed where a type has nothing to do with numbers and texts.
NEUTRAL = {
    "Bool": "true", "UTType": "UTType.plainText", "DocumentCreationSource": 'DocumentCreationSource(id: "a")',
    "Color": "Color.red", "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.leading",
    "VerticalAlignment": "VerticalAlignment.top", "Axis": "Axis.horizontal", "Axis.Set": "Axis.Set.horizontal",
    "Edge": "Edge.top", "Edge.Set": "Edge.Set.all", "VerticalEdge": "VerticalEdge.top", "HorizontalEdge": "HorizontalEdge.leading",
    "Binding<Bool>": ".constant(true)", "() -> Void": "{}", "(Bool) -> Void": "{ _ in }", "ContentMode": "ContentMode.fit",
    "Gradient": "Gradient(colors: [.red, .blue])", "[Color]": "[.red, .blue, .green, .red]", "Animation": "Animation.default",
    "[Gradient.Stop]": "[.init(color: .red, location: h.length), .init(color: .blue, location: h.length)]",
    "Image": 'Image(systemName: "star")', "Path": "Path(ellipseIn: h.rect)", "FillStyle": "FillStyle()",
    "ButtonRole": "ButtonRole.destructive", "ColorScheme": "ColorScheme.dark", "Font.TextStyle": "Font.TextStyle.body",
    "Font.Weight": "Font.Weight.bold", "Font.Design": "Font.Design.serif", "PinnedScrollableViews": "[]",
    "DatePickerComponents": "[.date]", "Bundle": "Bundle.main", "Transaction": "Transaction()", "AnyTransition": "AnyTransition.opacity",
    "Color.RGBColorSpace": "Color.RGBColorSpace.sRGB", "GraphicsContext.Shading": "GraphicsContext.Shading.color(.red)",
    "RoundedCornerStyle": "RoundedCornerStyle.circular", "TextAlignment": "TextAlignment.center", "URL": 'URL(filePath: "/")',
    "Axis.Set?": "Axis.Set.horizontal", "Namespace.ID": "HostileCalls.namespace", "AnyHashable": "AnyHashable(h.text)",
    "Text.DateStyle": "Text.DateStyle.timer", "TimelineScheduleMode": "TimelineScheduleMode.normal", "UnitCurve": "UnitCurve.easeIn",
    "Data": "Data()", "Formatter": "NumberFormatter()", "Binding<ScrollPosition>": ".constant(ScrollPosition(point: h.point))",
    "AnyGradient": "Color.red.gradient", "ImageResource": 'ImageResource(name: h.text, bundle: .main)',
    "NavigationBarItem.TitleDisplayMode": "NavigationBarItem.TitleDisplayMode.inline", "Alert.Button": "Alert.Button.cancel()",
    "[Color.Resolved]": "[Color.Resolved(red: h.float, green: 0, blue: 0)]", "SensoryFeedback.Flexibility": "SensoryFeedback.Flexibility.soft",
    "ScrollTransitionConfiguration.Threshold": "ScrollTransitionConfiguration.Threshold.visible(h.double)",
    "GraphicsContext.ResolvedText": "context.resolve(Text(verbatim: h.text))",
    "GraphicsContext.ResolvedImage": 'context.resolve(Image(systemName: "star"))', "CoordinateSpace": "CoordinateSpace.local", "Calendar": "Calendar(identifier: .gregorian)",
    "String.LocalizationValue": "String.LocalizationValue(h.text)", "ScrollAnchorRole": "ScrollAnchorRole.initialOffset",
    "TimeZone": "TimeZone.gmt", "Locale": 'Locale(identifier: "en_US")', "GestureInputKinds": "GestureInputKinds.all",
}
# What a generic parameter is by what it conforms to: the first that is found. Texts and numbers are hostile.
CONSTRAINTS = [
    ("_ResourceTitle", "LocalizedStringResource(stringLiteral: h.text)", True), ("_TextTitle", "Text(verbatim: h.text)", True),
    ("_TextSource", "h.dates", True), ("_InterpolatedText", "h.dates", True),
    ("_PageTitle", "Text(verbatim: h.text)", True), ("_SearchPrompt", "Text(verbatim: h.text)", True),
    ("StringProtocol", "h.text", True), ("BinaryFloatingPoint", "h.double", True), ("BinaryInteger", "h.int", True),
    ("Strideable", "h.int", True), ("VectorArithmetic", "h.double", True), ("Animatable", "h.double", True), ("InsettableShape", "Rectangle()", False),
    ("ShapeStyle", "Color.red", False), ("Shape", "Rectangle()", False), ("View", "HostileContent()", False),
    ("Hashable", "1", False), ("Equatable", "1", False), ("Comparable", "1", False),
]
# On what a method is called.
RECEIVERS = {
    "ButtonBorderShape": "ButtonBorderShape.roundedRectangle(radius: h.length)",
    "TextInputBorderShape": "TextInputBorderShape.capsule",
    "SystemFormatStyle.Stopwatch": "SystemFormatStyle.Stopwatch(startingAt: h.date)",
    "SystemFormatStyle.Timer": "SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound)",
    "SystemFormatStyle.DateReference": "SystemFormatStyle.DateReference(to: h.date)",
    "SystemFormatStyle.DateOffset": "SystemFormatStyle.DateOffset(to: h.date)",
    "View": "HostileContent()", "Text": 'Text(verbatim: h.text)', "Image": 'Image(systemName: "star")', "Shape": "Rectangle()",
    "InsettableShape": "RoundedRectangle(cornerRadius: 4)", "Path": "Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))",
    "Color": "Color.red", "_PlatformColor": "_PlatformColor.red", "Animation": "Animation.default", "AnyTransition": "AnyTransition.opacity", "Font": "Font.body",
    "Angle": "h.angle", "UnitCurve": "UnitCurve.easeIn", "Spring": "h.spring", "GeometryProxy": None, "ShapeStyle": "Color.red",
    "Gradient": "Gradient(colors: [.red, .blue])", "ProjectionTransform": "h.projection", "Transition": "OpacityTransition()",
    "VisualEffect": "EmptyVisualEffect()", "DynamicViewContent": "ForEach(0..<2, id: \\.self) { _ in HostileContent() }",
    "ProposedViewSize": "h.proposal", "CGPoint": "h.point", "CGRect": "h.rect", "Color.Resolved": "Color.Resolved(red: h.float, green: 0, blue: 0)",
    "Rectangle": "Rectangle()", "Circle": "Circle()", "Capsule": "Capsule()", "Ellipse": "Ellipse()",
    "RoundedRectangle": "RoundedRectangle(cornerRadius: h.length)", "StrokeStyle": "h.stroke",
    "UnevenRoundedRectangle": "UnevenRoundedRectangle(cornerRadii: h.radii)", "CGAffineTransform": "h.affine", "CGSize": "h.size",
    "PeriodicTimelineSchedule": "PeriodicTimelineSchedule(from: h.date, by: h.double)",
    "EveryMinuteTimelineSchedule": "EveryMinuteTimelineSchedule()", "Double": "h.double", "Float": "h.float", "CGFloat": "h.length",
    "AnimationTimelineSchedule": "AnimationTimelineSchedule(minimumInterval: h.double)", "ShapeView": "Rectangle().fill(Color.red)",
    "ExplicitTimelineSchedule": "ExplicitTimelineSchedule([h.date])", "VectorArithmetic": "h.double",
    "ScrollPosition": "ScrollPosition(point: h.point)", "OffsetShape": "OffsetShape(shape: Rectangle(), offset: h.size)",
    "RotatedShape": "RotatedShape(shape: Rectangle(), angle: h.angle)", "ScaledShape": "ScaledShape(shape: Rectangle(), scale: h.size)",
    "TransformedShape": "TransformedShape(shape: Rectangle(), transform: h.affine)", "AnyShape": "AnyShape(Rectangle())",
    "ContainerRelativeShape": "ContainerRelativeShape()", "NavigationPath": "NavigationPath()",
    "LocalizedStringKey.StringInterpolation": "LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)",
    "String.LocalizationValue.StringInterpolation": "String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)",
    "DefaultGlassEffectShape": "DefaultGlassEffectShape()",
    "ConcentricRectangle": "ConcentricRectangle(corners: .fixed(h.length))",
    "AttributedTextSelection": "AttributedTextSelection()",
    "CGColor": "CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length)", "CGMutablePath": "CGMutablePath()",
    "CGPath": "CGPath(ellipseIn: h.rect, transform: nil)", "WiggleSymbolEffect": "WiggleSymbolEffect.wiggle",
    "AnimatablePair": "AnimatablePair(h.double, h.double)", "AnimatableValues": "AnimatableValues(h.double, h.double)", "EmptyAnimatableData": "EmptyAnimatableData()",
}


class Declaration:
    def __init__(self, module, owner, owner_generics, owner_where, kind, name, generics, params, where, is_static, is_mutating, returns):
        self.module, self.owner, self.kind, self.name = module, owner, kind, name
        self.generics = {**owner_generics, **generics}
        self.own_generics = set(generics)
        self.params, self.where = params, owner_where + ", " + where
        self.is_static, self.is_mutating, self.returns = is_static, is_mutating, returns
        self.is_failable = False

    @property
    def signature(self):
        labels = "".join(f"{p['label']}:" for p in self.params)
        types = ", ".join(p["type"] for p in self.params)
        constraint = re.sub(r"\s+", " ", self.where).strip(" ,")
        return f"{self.owner}.{self.name}({labels}) ({types})" + (f" where {constraint}" if constraint else "")


GENERICS = {}


def collect_generics(files):
    for file in files:
        text = stripped(file.read_text())
        for match in re.finditer(r"\b(?:struct|class|enum)\s+(\w+)\s*<", text):
            stop = closing(text, match.end() - 1, "<>")
            GENERICS.setdefault(match.group(1), {}).update(generic_parameters(text[match.end():stop]))


def stripped(text):
    """The source with blanks in place of comments and of what stands in strings."""
    out, i, depth = [], 0, 0
    while i < len(text):
        two = text[i:i + 2]
        if depth == 0 and text.startswith('"""', i):
            end = text.index('"""', i + 3) + 3
            out.append('"' + re.sub(r"[^\n]", " ", text[i + 1:end - 1]) + '"')
            i = end
        elif depth == 0 and text[i] == '"':
            j = i + 1
            while text[j] != '"' and text[j] != "\n":
                j += 2 if text[j] == "\\" else 1
            out.append('"' + " " * (j - i - 1) + '"')
            i = j + 1
        elif two == "//" and depth == 0:
            end = text.find("\n", i)
            out.append(" " * (end - i))
            i = end
        else:
            out.append(text[i])
            i += 1
    return "".join(out)


def split(text, separator=","):
    """The parts of a list, whose separators inside of brackets don't count."""
    parts, depth, part, previous = [], 0, "", ""
    for character in text:
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and previous != "-"):
            depth -= 1
        if character == separator and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
        previous = character
    return [p.strip() for p in parts + [part] if p.strip()]


def closing(text, start, pair="()"):
    depth = 0
    for index in range(start, len(text)):
        if text[index] == pair[0]:
            depth += 1
        elif text[index] == pair[1] and not (pair == "<>" and text[index - 1] == "-"):
            depth -= 1
            if depth == 0:
                return index
    raise ValueError(text[start:start + 80])


def generic_parameters(text):
    result = {}
    for part in split(text):
        name, _, constraint = part.partition(":")
        result[name.replace("each ", "").strip()] = constraint.strip()
    return result


def parameters(text):
    result = []
    for part in split(text):
        head, _, rest = part.partition(":")
        # The default stands behind the first "=" outside of brackets.
        pieces = split(rest, "=")
        kind = re.sub(r"\s+", " ", pieces[0]).strip()
        words = re.sub(r"@\w+(\([^)]*\))?", " ", head).split()
        kind = re.sub(r"@\w+\s*|\binout\b\s*|\bsending\b\s*|\bborrowing\b\s*|\bany\b\s+", "", kind).strip()
        result.append({"label": words[0] if words else "_", "type": kind, "default": len(pieces) > 1,
                       "isInout": "inout" in rest.split("=")[0].split()})
    return result


TYPE = re.compile(r"\b(struct|class|enum|protocol|extension|actor)\s+([\w.]+)\s*(<)?")
MEMBER = re.compile(r"\bpublic\s+((?:static|mutating|nonisolated|isolated|final|override|convenience)\s+)*(func\s+([\w]+|[^\s\w(<]+)|init[?!]?)\s*([<(])")


def declarations(module, path):
    text = stripped(path.read_text())
    contexts, index, found = [], 0, []
    starts = {m.start(): m for m in MEMBER.finditer(text)}
    pending = None
    types = {m.start(): m for m in TYPE.finditer(text)}
    while index < len(text):
        if index in types and pending is None:
            match = types[index]
            end = text.find("{", match.end())
            line = text[text.rfind("\n", 0, match.start()) + 1:match.start()]
            header = text[match.start():end if end >= 0 else len(text)]
            if end >= 0 and "(" not in line and "}" not in header and "\n\n" not in header:
                generics = {}
                if match.group(3):
                    stop = closing(text, match.end() - 1, "<>")
                    generics = generic_parameters(text[match.end():stop])
                where = re.search(r"\bwhere\b(.*)", header, re.S)
                pending = (end, match.group(2), generics, where.group(1) if where else "", "private" in line or "fileprivate" in line)
        if index in starts and all(c is not None for c in contexts):
            match = starts[index]
            before = text[max(0, text.rfind("}", 0, index), text.rfind("{", 0, index)):index]
            cursor = match.end() - 1
            generics = {}
            if text[cursor] == "<":
                stop = closing(text, cursor, "<>")
                generics = generic_parameters(text[cursor + 1:stop])
                cursor = text.index("(", stop)
            stop = closing(text, cursor)
            rest = text[stop + 1:stop + 600]
            body = re.match(r"[^{}]*?(?=[{}]|\n\s*(?:public|///|@|nonisolated|func|init|static|var|\Z))", rest, re.S)
            tail = body.group(0) if body else ""
            returns, _, where = tail.partition("where")
            returns = returns.split("->", 1)[1].strip() if "->" in returns else ""
            modifiers = match.group(0)
            if contexts and "deprecated" not in before and "operator" not in before and "#colorLiteral" not in before:
                owner = ".".join(c[0] for c in contexts)
                owner_generics = {k: v for c in contexts for k, v in {**GENERICS.get(c[0].split(".")[-1], {}), **c[1]}.items()}
                owner_where = ", ".join(c[2] for c in contexts if c[2])
                name = match.group(3) or "init"
                if re.match(r"\w+$", name) and not any(c[3] for c in contexts):
                    found.append(Declaration(
                        module, owner, owner_generics, owner_where, "init" if name == "init" else "func", name, generics,
                        parameters(text[cursor + 1:stop]), where.strip(), "static" in modifiers.split(),
                        "mutating" in modifiers.split(), returns))
                    found[-1].is_failable = bool(re.search(r"init[?!]", modifiers))
        if text[index] == "{":
            if pending and index == pending[0]:
                contexts.append(pending[1:])
                pending = None
            else:
                contexts.append(None)
        elif text[index] == "}" and contexts:
            contexts.pop()
        index += 1
    return found


def constraint_of(name, declaration):
    constraints = declaration.generics.get(name) or ""
    for clause in split(declaration.where):
        match = re.match(rf"{re.escape(name)}\s*(:|==)\s*(.+)", clause.strip(), re.S)
        if match:
            constraints += (" & " if constraints else "") + ("== " if match.group(1) == "==" else "") + match.group(2).strip()
    return constraints


def sample(kind, declaration):
    """What is passed for a type, and whether it is hostile; nil if there is nothing."""
    kind = kind.strip()
    if kind.startswith("(") and kind not in HOSTILE and closing(kind, 0) == len(kind) - 1 and len(split(kind[1:-1])) == 1:
        return sample(kind[1:-1], declaration)
    if kind in HOSTILE:
        return HOSTILE[kind], True
    if kind in NEUTRAL:
        return NEUTRAL[kind], "h." in NEUTRAL[kind]
    inner = [key for key in NEUTRAL if key == f"{declaration.owner}.{kind}" or key.endswith("." + kind)]
    if inner:
        return NEUTRAL[inner[0]], "h." in NEUTRAL[inner[0]]
    if kind == "Self":
        made = RECEIVERS.get(declaration.owner)
        return (made, "h." in made) if made else None
    if kind.endswith("?") and "->" not in kind or kind.endswith(")?"):
        return sample(kind[:-1], declaration)
    if kind.endswith("...") :
        return sample(kind[:-3], declaration)
    if kind.startswith("some "):
        return of_constraint(kind[5:])
    closure = re.match(r"^(?:escaping )?\((.*)\)\s*(?:async )?(?:throws )?->\s*(.+)$", kind, re.S)
    if closure:
        inputs = split(closure.group(1))
        result = closure.group(2).strip()
        head = "" if not inputs else ", ".join("_" for _ in inputs) + " in "
        if result == "Void" or result == "()":
            return "{ " + head + "}", False
        made = sample(result, declaration)
        return ("{ " + head + made[0] + " }", made[1]) if made else None
    binding = re.match(r"^Binding<(.+)>$", kind)
    if binding:
        made = sample(binding.group(1), declaration)
        if not made:
            return None
        return f".constant({made[0]})", made[1]
    ranged = re.match(r"^(ClosedRange|Range)<(.+)>$", kind)
    if ranged:
        made = sample(ranged.group(2), declaration)
        if made and made[0] == "h.int":
            return ("h.integers" if ranged.group(1) == "ClosedRange" else "h.halfOpen"), True
        if made and made[0] == "h.double":
            return "h.span", True
        return None
    if kind.endswith(".Stride"):
        return sample(kind[:-7], declaration)
    if kind in declaration.generics or kind in re.findall(r"\b\w+\b", declaration.where):
        constraint = constraint_of(kind, declaration)
        if "== " in constraint:
            return sample(constraint.split("== ")[1].split("&")[0].strip(), declaration)
        return of_constraint(constraint)
    return None


def of_constraint(constraint):
    words = re.findall(r"\w+", constraint)
    if not words:
        return "1", False
    for name, value, hostile in CONSTRAINTS:
        if name in words:
            return value, hostile
    return None


class LeftOut(Exception):
    pass


def call(declaration):
    """A Swift expression or statements; nil where nothing hostile is passed."""
    arguments, is_hostile = [], False
    for parameter in declaration.params:
        made = sample(parameter["type"], declaration)
        if made is None:
            if parameter["default"]:
                continue
            if any((sample(p["type"], declaration) or ("", False))[1] for p in declaration.params):
                raise LeftOut(f"no sample of {parameter['type']}")
            return None
        if parameter["isInout"]:
            raise LeftOut("changes what it is given")
        if not made[1] and parameter["default"]:
            continue
        is_hostile = is_hostile or made[1]
        value = made[0]
        arguments.append(value if parameter["label"] == "_" else f"{parameter['label']}: {value}")
    if not is_hostile:
        return None
    list_ = "(" + ", ".join(arguments) + ")"
    owner = declaration.owner
    if declaration.kind == "init":
        return f"return h.show({owner}{list_}{' as Any' if declaration.is_failable else ''})"
    if declaration.is_static:
        conforming = re.search(r"\bSelf\s*==\s*([\w.]+(<[^,]*>)?)", declaration.where)
        if conforming:
            owner = conforming.group(1)
        if owner in ("Shape", "View", "ShapeStyle"):
            raise LeftOut("a static member of a protocol")
        return f"return h.show({owner}.{declaration.name}{list_})"
    if owner == "GraphicsContext":
        copy = "            var context = context\n" if declaration.is_mutating else ""
        return ("return AnyView(Canvas { context, _ in\n" + copy +
                f"            {'_ = ' if declaration.returns else ''}context.{declaration.name}{list_}\n"
                "            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))\n        })")
    receiver = RECEIVERS.get(owner)
    if receiver is None:
        raise LeftOut(f"no sample of {owner} to call it on")
    if declaration.is_mutating:
        return (f"var value = {receiver}\n        {'_ = ' if declaration.returns else ''}value.{declaration.name}{list_}\n"
                "        return h.show(value)")
    return f"return h.show({receiver}.{declaration.name}{list_})"


def main():
    check = "--check" in sys.argv
    left_out = {}
    path = HOME / "left-out.txt"
    if path.exists():
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                signature, _, reason = line.partition(" — ")
                left_out[signature] = reason
    calls, missing, seen = [], [], set()
    # What is declared only to say why it is not there cannot be called.
    sources = {
        module: sorted(f for f in (ROOT / "Sources" / module).rglob("*.swift") if not f.name.startswith("Unavailable"))
        for module in MODULES
    }
    collect_generics(file for files in sources.values() for file in files)
    for module in MODULES:
        for file in sources[module]:
            for declaration in declarations(module, file):
                signature = declaration.signature
                if signature in seen or declaration.name.startswith("_"):
                    continue
                seen.add(signature)
                if signature in left_out:
                    continue
                try:
                    made = call(declaration)
                except LeftOut as reason:
                    missing.append((signature, str(reason)))
                    continue
                if made:
                    calls.append((signature, made))
    if missing and "--list" in sys.argv:
        with open(path, "a") as file:
            file.write("".join(f"{signature} — {reason}\n" for signature, reason in sorted(missing)))
        missing = []
    stale = sorted(set(left_out) - seen)
    calls.sort()
    files = {}
    for number, start in enumerate(range(0, len(calls), PER_FILE)):
        part = calls[start:start + PER_FILE]
        lines = ["// swift-format-ignore-file", "// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.",
                 "import Foundation", "import Martlet", "", "@MainActor", f"enum HostileCalls{number} {{",
                 "    static let all: [HostileCall] = ["]
        lines += [f'        HostileCall("{signature}", call{index}),' for index, (signature, _) in enumerate(part)]
        lines.append("    ]")
        for index, (_, body) in enumerate(part):
            lines += ["", f"    private static func call{index}(_ h: HostileValues) -> AnyView {{", f"        {body}", "    }"]
        lines.append("}")
        files[f"HostileCalls{number}.swift"] = "\n".join(lines) + "\n"
    index = ["// swift-format-ignore-file", "// Made by script/lib/hostile_calls.py. Don't edit it.", "extension HostileCalls {",
             "    /// A call of each public declaration that takes numbers, ranges, dates or texts.",
             "    @MainActor public static let all: [HostileCall] ="]
    index.append("        " + " + ".join(f"HostileCalls{number}.all" for number in range(len(files))))
    index.append("}")
    files["HostileCalls+All.swift"] = "\n".join(index) + "\n"
    folder = HOME / "Generated"
    problems = [f"Tests/HostileCalls/left-out.txt: {signature} is no longer declared, or can be called" for signature in stale]
    problems += [f"{signature}: {reason}; give script/lib/hostile_calls.py one, or say in Tests/HostileCalls/left-out.txt why not"
                 for signature, reason in missing]
    existing = {f.name: f.read_text() for f in folder.glob("*.swift")} if folder.exists() else {}
    if existing != files:
        if check:
            problems.append("Tests/HostileCalls/Generated is not what the API is: run script/lib/hostile_calls.py")
        else:
            folder.mkdir(parents=True, exist_ok=True)
            for name in existing.keys() - files.keys():
                (folder / name).unlink()
            for name, text in files.items():
                if existing.get(name) != text:
                    (folder / name).write_text(text)
    for problem in problems:
        print(problem)
    if "--count" in sys.argv:
        print(len(calls), "calls,", len(left_out), "left out")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
