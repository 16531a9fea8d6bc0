// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls11 {
    static let all: [HostileCall] = [
        HostileCall("SystemFormatStyle.DateOffset.discreteInput(before:) (Date)", call0),
        HostileCall("SystemFormatStyle.DateOffset.format(_:) (Date)", call1),
        HostileCall("SystemFormatStyle.DateOffset.init(to:allowedFields:maxFieldCount:sign:) (Date, Set<Date.ComponentsFormatStyle.Field>, Int, NumberFormatStyleConfiguration.SignDisplayStrategy)", call2),
        HostileCall("SystemFormatStyle.DateReference.discreteInput(after:) (Date)", call3),
        HostileCall("SystemFormatStyle.DateReference.discreteInput(before:) (Date)", call4),
        HostileCall("SystemFormatStyle.DateReference.format(_:) (Date)", call5),
        HostileCall("SystemFormatStyle.DateReference.init(to:allowedFields:maxFieldCount:thresholdField:) (Date, Set<Date.RelativeFormatStyle.Field>, Int, Date.RelativeFormatStyle.Field)", call6),
        HostileCall("SystemFormatStyle.Stopwatch.discreteInput(after:) (Date)", call7),
        HostileCall("SystemFormatStyle.Stopwatch.discreteInput(before:) (Date)", call8),
        HostileCall("SystemFormatStyle.Stopwatch.format(_:) (Date)", call9),
        HostileCall("SystemFormatStyle.Stopwatch.init(startingAt:showsHours:maxFieldCount:maxPrecision:) (Date, Bool, Int, Duration)", call10),
        HostileCall("SystemFormatStyle.Timer.discreteInput(after:) (Date)", call11),
        HostileCall("SystemFormatStyle.Timer.discreteInput(before:) (Date)", call12),
        HostileCall("SystemFormatStyle.Timer.format(_:) (Date)", call13),
        HostileCall("SystemFormatStyle.Timer.init(countingDownIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration)", call14),
        HostileCall("SystemFormatStyle.Timer.init(countingUpIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration)", call15),
        HostileCall("Tab.init(_:image:role:content:) (LocalizedStringKey, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call16),
        HostileCall("Tab.init(_:image:role:content:) (R, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call17),
        HostileCall("Tab.init(_:image:role:content:) (S, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call18),
        HostileCall("Tab.init(_:image:value:role:content:) (LocalizedStringKey, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call19),
        HostileCall("Tab.init(_:image:value:role:content:) (R, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call20),
        HostileCall("Tab.init(_:image:value:role:content:) (S, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call21),
        HostileCall("Tab.init(_:systemImage:role:content:) (LocalizedStringKey, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call22),
        HostileCall("Tab.init(_:systemImage:role:content:) (R, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call23),
        HostileCall("Tab.init(_:systemImage:role:content:) (S, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call24),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (LocalizedStringKey, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call25),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (LocalizedStringKey, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call26),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (R, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call27),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (R, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call28),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (S, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call29),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (S, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call30),
        HostileCall("TapGesture.init(count:) (Int)", call31),
        HostileCall("TapGesture.init(count:inputKinds:) (Int, GestureInputKinds)", call32),
        HostileCall("Text.baselineOffset(_:) (CGFloat)", call33),
        HostileCall("Text.font(_:) (Font?)", call34),
        HostileCall("Text.init(_:) (AttributedString)", call35),
        HostileCall("Text.init(_:) (LocalizedStringResource)", call36),
        HostileCall("Text.init(_:) (S)", call37),
        HostileCall("Text.init(_:) (Source)", call38),
        HostileCall("Text.init(_:formatter:) (Date, Formatter)", call39),
        HostileCall("Text.init(_:style:) (Date, DateStyle)", call40),
        HostileCall("Text.init(_:tableName:bundle:comment:) (LocalizedStringKey, String?, Bundle?, StaticString?)", call41),
        HostileCall("Text.init(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call42),
        HostileCall("Text.init(verbatim:) (String)", call43),
        HostileCall("Text.kerning(_:) (CGFloat)", call44),
        HostileCall("Text.speechAdjustedPitch(_:) (Double)", call45),
        HostileCall("Text.tracking(_:) (CGFloat)", call46),
        HostileCall("TextEditor.init(text:) (Binding<String>)", call47),
        HostileCall("TextEditor.init(text:selection:) (Binding<AttributedString>, Binding<AttributedTextSelection>?)", call48),
        HostileCall("TextEditor.init(text:selection:) (Binding<String>, Binding<TextSelection?>)", call49),
        HostileCall("TextField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call50),
        HostileCall("TextField.init(_:text:) (S, Binding<String>) where Label == Text", call51),
        HostileCall("TextField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call52),
        HostileCall("TextField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call53),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (LocalizedStringKey, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call54),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (S, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call55),
        HostileCall("TextField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call56),
        HostileCall("TextField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call57),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringKey, Binding<String>, Text?, Axis) where Label == Text", call58),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringResource, Binding<String>, Text?, Axis) where Label == Text", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).discreteInput(before: h.date))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).format(h.date))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date, maxFieldCount: h.int))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).discreteInput(after: h.date))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).discreteInput(before: h.date))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).format(h.date))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date, maxFieldCount: h.int))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).discreteInput(after: h.date))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).discreteInput(before: h.date))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).format(h.date))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).discreteInput(after: h.date))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).discreteInput(before: h.date))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).format(h.date))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingUpIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, image: h.text, content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), image: h.text, content: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, image: h.text, content: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(TapGesture(count: h.int))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(TapGesture(count: h.int, inputKinds: GestureInputKinds.all))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).baselineOffset(h.length))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).font(Font.system(size: h.length)))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Text(AttributedString(h.text)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Text(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.text))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.dates))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.date, formatter: NumberFormatter()))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.date, style: Text.DateStyle.timer))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.key, tableName: h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Text(timerInterval: h.dates, pauseTime: h.date))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).kerning(h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).speechAdjustedPitch(h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).tracking(h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text)))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(AttributedString(h.text))))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex))))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text)))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }
}
