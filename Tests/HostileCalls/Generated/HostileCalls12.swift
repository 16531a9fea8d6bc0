// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls12 {
    static let all: [HostileCall] = [
        HostileCall("Tab.init(_:systemImage:value:role:content:) (R, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call0),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (S, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call1),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (S, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call2),
        HostileCall("TapGesture.init(count:) (Int)", call3),
        HostileCall("TapGesture.init(count:inputKinds:) (Int, GestureInputKinds)", call4),
        HostileCall("Text.baselineOffset(_:) (CGFloat)", call5),
        HostileCall("Text.font(_:) (Font?)", call6),
        HostileCall("Text.init(_:) (AttributedString)", call7),
        HostileCall("Text.init(_:) (LocalizedStringResource)", call8),
        HostileCall("Text.init(_:) (S)", call9),
        HostileCall("Text.init(_:) (Source)", call10),
        HostileCall("Text.init(_:formatter:) (Date, Formatter)", call11),
        HostileCall("Text.init(_:style:) (Date, DateStyle)", call12),
        HostileCall("Text.init(_:tableName:bundle:comment:) (LocalizedStringKey, String?, Bundle?, StaticString?)", call13),
        HostileCall("Text.init(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call14),
        HostileCall("Text.init(verbatim:) (String)", call15),
        HostileCall("Text.kerning(_:) (CGFloat)", call16),
        HostileCall("Text.speechAdjustedPitch(_:) (Double)", call17),
        HostileCall("Text.tracking(_:) (CGFloat)", call18),
        HostileCall("TextEditor.init(text:) (Binding<String>)", call19),
        HostileCall("TextEditor.init(text:selection:) (Binding<AttributedString>, Binding<AttributedTextSelection>?)", call20),
        HostileCall("TextEditor.init(text:selection:) (Binding<String>, Binding<TextSelection?>)", call21),
        HostileCall("TextField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call22),
        HostileCall("TextField.init(_:text:) (S, Binding<String>) where Label == Text", call23),
        HostileCall("TextField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call24),
        HostileCall("TextField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call25),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (LocalizedStringKey, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call26),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (S, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call27),
        HostileCall("TextField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call28),
        HostileCall("TextField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call29),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringKey, Binding<String>, Text?, Axis) where Label == Text", call30),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringResource, Binding<String>, Text?, Axis) where Label == Text", call31),
        HostileCall("TextField.init(_:text:prompt:axis:) (S, Binding<String>, Text?, Axis) where Label == Text", call32),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (LocalizedStringKey, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call33),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (S, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call34),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringKey, Binding<V>, Formatter, Text?) where Label == Text", call35),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringResource, Binding<V>, Formatter, Text?) where Label == Text", call36),
        HostileCall("TextField.init(_:value:formatter:prompt:) (S, Binding<V>, Formatter, Text?) where Label == Text", call37),
        HostileCall("TextField.init(text:prompt:axis:label:) (Binding<String>, Text?, Axis, () -> Label)", call38),
        HostileCall("TextField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call39),
        HostileCall("TextField.init(text:selection:prompt:axis:label:) (Binding<String>, Binding<TextSelection?>, Text?, Axis?, () -> Label)", call40),
        HostileCall("TextField.init(value:formatter:prompt:label:) (Binding<V>, Formatter, Text?, () -> Label)", call41),
        HostileCall("TextInputBorderShape.inset(by:) (CGFloat)", call42),
        HostileCall("TextInputBorderShape.path(in:) (CGRect)", call43),
        HostileCall("TextInputFormattingControlPlacement.Set.init(rawValue:) (UInt)", call44),
        HostileCall("TimeDataSource.dateRange(endingAt:) (Date) where Value == Range<Date>", call45),
        HostileCall("TimeDataSource.dateRange(startingAt:) (Date) where Value == Range<Date>", call46),
        HostileCall("TimeDataSource.durationOffset(to:) (Date) where Value == Duration", call47),
        HostileCall("TimelineSchedule.animation(minimumInterval:paused:) (Double?, Bool) where Self == AnimationTimelineSchedule", call48),
        HostileCall("TimelineSchedule.periodic(from:by:) (Date, TimeInterval) where Self == PeriodicTimelineSchedule", call49),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringKey, Binding<Bool>) where Label == Text", call50),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringResource, Binding<Bool>) where Label == Text", call51),
        HostileCall("Toggle.init(_:isOn:) (S, Binding<Bool>) where Label == Text", call52),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringKey, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call53),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringResource, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call54),
        HostileCall("Toggle.init(_:systemImage:isOn:) (S, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call55),
        HostileCall("ToolbarCustomizationOptions.init(rawValue:) (Int)", call56),
        HostileCall("ToolbarItem.init(id:placement:showsByDefault:content:) (String, ToolbarItemPlacement, Bool, () -> Content) where ID == String, Content: View", call57),
        HostileCall("TransformedShape.init(shape:transform:) (Content, CGAffineTransform)", call58),
        HostileCall("TransformedShape.path(in:) (CGRect)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(TapGesture(count: h.int))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(TapGesture(count: h.int, inputKinds: GestureInputKinds.all))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).baselineOffset(h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).font(Font.system(size: h.length)))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Text(AttributedString(h.text)))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Text(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.text))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.dates))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.date, formatter: NumberFormatter()))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.date, style: Text.DateStyle.timer))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Text(h.key, tableName: h.text))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Text(timerInterval: h.dates, pauseTime: h.date))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).kerning(h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).speechAdjustedPitch(h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).tracking(h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text)))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(AttributedString(h.text))))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex))))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal, label: { HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(TextField(value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.inset(by: h.length))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.path(in: h.rect))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(TextInputFormattingControlPlacement.Set(rawValue: h.unsigned))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(endingAt: h.date))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(startingAt: h.date))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.durationOffset(to: h.date))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule.animation(minimumInterval: h.double))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule.periodic(from: h.date, by: h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, isOn: .constant(true)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), isOn: .constant(true)))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, isOn: .constant(true)))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, isOn: .constant(true)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarCustomizationOptions(rawValue: h.int))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarItem(id: h.text, content: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine).path(in: h.rect))
    }
}
