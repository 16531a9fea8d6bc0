// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls12 {
    static let all: [HostileCall] = [
        HostileCall("SystemFormatStyle.Timer.init(countingUpIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration)", call0),
        HostileCall("Tab.init(_:image:role:content:) (LocalizedStringKey, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call1),
        HostileCall("Tab.init(_:image:role:content:) (R, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call2),
        HostileCall("Tab.init(_:image:role:content:) (S, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call3),
        HostileCall("Tab.init(_:image:value:role:content:) (LocalizedStringKey, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call4),
        HostileCall("Tab.init(_:image:value:role:content:) (R, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call5),
        HostileCall("Tab.init(_:image:value:role:content:) (S, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call6),
        HostileCall("Tab.init(_:systemImage:role:content:) (LocalizedStringKey, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call7),
        HostileCall("Tab.init(_:systemImage:role:content:) (R, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call8),
        HostileCall("Tab.init(_:systemImage:role:content:) (S, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call9),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (LocalizedStringKey, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call10),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (LocalizedStringKey, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call11),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (R, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call12),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (R, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call13),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (S, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call14),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (S, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call15),
        HostileCall("TapGesture.init(count:) (Int)", call16),
        HostileCall("TapGesture.init(count:inputKinds:) (Int, GestureInputKinds)", call17),
        HostileCall("Text.baselineOffset(_:) (CGFloat)", call18),
        HostileCall("Text.font(_:) (Font?)", call19),
        HostileCall("Text.init(_:) (AttributedString)", call20),
        HostileCall("Text.init(_:) (LocalizedStringResource)", call21),
        HostileCall("Text.init(_:) (S)", call22),
        HostileCall("Text.init(_:) (Source)", call23),
        HostileCall("Text.init(_:formatter:) (Date, Formatter)", call24),
        HostileCall("Text.init(_:style:) (Date, DateStyle)", call25),
        HostileCall("Text.init(_:tableName:bundle:comment:) (LocalizedStringKey, String?, Bundle?, StaticString?)", call26),
        HostileCall("Text.init(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call27),
        HostileCall("Text.init(verbatim:) (String)", call28),
        HostileCall("Text.kerning(_:) (CGFloat)", call29),
        HostileCall("Text.speechAdjustedPitch(_:) (Double)", call30),
        HostileCall("Text.tracking(_:) (CGFloat)", call31),
        HostileCall("TextEditor.init(text:) (Binding<String>)", call32),
        HostileCall("TextEditor.init(text:selection:) (Binding<AttributedString>, Binding<AttributedTextSelection>?)", call33),
        HostileCall("TextEditor.init(text:selection:) (Binding<String>, Binding<TextSelection?>)", call34),
        HostileCall("TextField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call35),
        HostileCall("TextField.init(_:text:) (LocalizedStringResource, Binding<String>) where Label == Text", call36),
        HostileCall("TextField.init(_:text:) (S, Binding<String>) where Label == Text", call37),
        HostileCall("TextField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call38),
        HostileCall("TextField.init(_:text:onCommit:) (LocalizedStringResource, Binding<String>, () -> Void) where Label == Text", call39),
        HostileCall("TextField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call40),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (LocalizedStringKey, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call41),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (LocalizedStringResource, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call42),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (S, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call43),
        HostileCall("TextField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call44),
        HostileCall("TextField.init(_:text:prompt:) (LocalizedStringResource, Binding<String>, Text?) where Label == Text", call45),
        HostileCall("TextField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call46),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringKey, Binding<String>, Text?, Axis) where Label == Text", call47),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringResource, Binding<String>, Text?, Axis) where Label == Text", call48),
        HostileCall("TextField.init(_:text:prompt:axis:) (S, Binding<String>, Text?, Axis) where Label == Text", call49),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (LocalizedStringKey, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call50),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (LocalizedStringResource, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call51),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (S, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call52),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringKey, Binding<V>, Formatter, Text?) where Label == Text", call53),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringResource, Binding<V>, Formatter, Text?) where Label == Text", call54),
        HostileCall("TextField.init(_:value:formatter:prompt:) (S, Binding<V>, Formatter, Text?) where Label == Text", call55),
        HostileCall("TextField.init(text:prompt:axis:label:) (Binding<String>, Text?, Axis, () -> Label)", call56),
        HostileCall("TextField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call57),
        HostileCall("TextField.init(text:selection:prompt:axis:label:) (Binding<String>, Binding<TextSelection?>, Text?, Axis?, () -> Label)", call58),
        HostileCall("TextField.init(value:formatter:prompt:label:) (Binding<V>, Formatter, Text?, () -> Label)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingUpIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, image: h.text, content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), image: h.text, content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, image: h.text, content: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(TapGesture(count: h.int))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(TapGesture(count: h.int, inputKinds: GestureInputKinds.all))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).baselineOffset(h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).font(Font.system(size: h.length)))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Text(AttributedString(h.text)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Text(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.text))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.dates))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.date, formatter: NumberFormatter()))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.date, style: Text.DateStyle.timer))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.key, tableName: h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Text(timerInterval: h.dates, pauseTime: h.date))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).kerning(h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).speechAdjustedPitch(h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).tracking(h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text)))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(AttributedString(h.text))))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex))))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), onCommit: {}))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal, label: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(TextField(value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }
}
