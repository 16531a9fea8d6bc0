// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls12 {
    static let all: [HostileCall] = [
        HostileCall("Text.init(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call0),
        HostileCall("Text.init(verbatim:) (String)", call1),
        HostileCall("Text.kerning(_:) (CGFloat)", call2),
        HostileCall("Text.speechAdjustedPitch(_:) (Double)", call3),
        HostileCall("Text.tracking(_:) (CGFloat)", call4),
        HostileCall("TextEditor.init(text:) (Binding<String>)", call5),
        HostileCall("TextEditor.init(text:selection:) (Binding<AttributedString>, Binding<AttributedTextSelection>?)", call6),
        HostileCall("TextEditor.init(text:selection:) (Binding<String>, Binding<TextSelection?>)", call7),
        HostileCall("TextField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call8),
        HostileCall("TextField.init(_:text:) (S, Binding<String>) where Label == Text", call9),
        HostileCall("TextField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call10),
        HostileCall("TextField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call11),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (LocalizedStringKey, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call12),
        HostileCall("TextField.init(_:text:onEditingChanged:onCommit:) (S, Binding<String>, (Bool) -> Void, () -> Void) where Label == Text", call13),
        HostileCall("TextField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call14),
        HostileCall("TextField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call15),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringKey, Binding<String>, Text?, Axis) where Label == Text", call16),
        HostileCall("TextField.init(_:text:prompt:axis:) (LocalizedStringResource, Binding<String>, Text?, Axis) where Label == Text", call17),
        HostileCall("TextField.init(_:text:prompt:axis:) (S, Binding<String>, Text?, Axis) where Label == Text", call18),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (LocalizedStringKey, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call19),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (S, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call20),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringKey, Binding<V>, Formatter, Text?) where Label == Text", call21),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringResource, Binding<V>, Formatter, Text?) where Label == Text", call22),
        HostileCall("TextField.init(_:value:formatter:prompt:) (S, Binding<V>, Formatter, Text?) where Label == Text", call23),
        HostileCall("TextField.init(text:prompt:axis:label:) (Binding<String>, Text?, Axis, () -> Label)", call24),
        HostileCall("TextField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call25),
        HostileCall("TextField.init(text:selection:prompt:axis:label:) (Binding<String>, Binding<TextSelection?>, Text?, Axis?, () -> Label)", call26),
        HostileCall("TextField.init(value:formatter:prompt:label:) (Binding<V>, Formatter, Text?, () -> Label)", call27),
        HostileCall("TextInputBorderShape.inset(by:) (CGFloat)", call28),
        HostileCall("TextInputBorderShape.path(in:) (CGRect)", call29),
        HostileCall("TextInputFormattingControlPlacement.Set.init(rawValue:) (UInt)", call30),
        HostileCall("TimeDataSource.dateRange(endingAt:) (Date) where Value == Range<Date>", call31),
        HostileCall("TimeDataSource.dateRange(startingAt:) (Date) where Value == Range<Date>", call32),
        HostileCall("TimeDataSource.durationOffset(to:) (Date) where Value == Duration", call33),
        HostileCall("TimelineSchedule.animation(minimumInterval:paused:) (Double?, Bool) where Self == AnimationTimelineSchedule", call34),
        HostileCall("TimelineSchedule.periodic(from:by:) (Date, TimeInterval) where Self == PeriodicTimelineSchedule", call35),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringKey, Binding<Bool>) where Label == Text", call36),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringResource, Binding<Bool>) where Label == Text", call37),
        HostileCall("Toggle.init(_:isOn:) (S, Binding<Bool>) where Label == Text", call38),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringKey, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call39),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringResource, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call40),
        HostileCall("Toggle.init(_:systemImage:isOn:) (S, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call41),
        HostileCall("ToolbarCustomizationOptions.init(rawValue:) (Int)", call42),
        HostileCall("ToolbarItem.init(id:placement:showsByDefault:content:) (String, ToolbarItemPlacement, Bool, () -> Content) where ID == String, Content: View", call43),
        HostileCall("TransformedShape.init(shape:transform:) (Content, CGAffineTransform)", call44),
        HostileCall("TransformedShape.path(in:) (CGRect)", call45),
        HostileCall("Transition.offset(_:) (CGSize) where Self == OffsetTransition", call46),
        HostileCall("Transition.offset(x:y:) (CGFloat, CGFloat) where Self == OffsetTransition", call47),
        HostileCall("Transition.scale(_:anchor:) (Double, UnitPoint) where Self == ScaleTransition", call48),
        HostileCall("UITextContentType.init(rawValue:) (String)", call49),
        HostileCall("UnevenRoundedRectangle.corners(in:) (CGSize?)", call50),
        HostileCall("UnevenRoundedRectangle.init(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle)", call51),
        HostileCall("UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle)", call52),
        HostileCall("UnevenRoundedRectangle.inset(by:) (CGFloat)", call53),
        HostileCall("UnevenRoundedRectangle.path(in:) (CGRect)", call54),
        HostileCall("UnitCurve.bezier(startControlPoint:endControlPoint:) (UnitPoint, UnitPoint)", call55),
        HostileCall("UnitCurve.value(at:) (Double)", call56),
        HostileCall("UnitCurve.velocity(at:) (Double)", call57),
        HostileCall("UnitPoint.init(x:y:) (CGFloat, CGFloat)", call58),
        HostileCall("UtilityWindow.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Text(timerInterval: h.dates, pauseTime: h.date))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).kerning(h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).speechAdjustedPitch(h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Text(verbatim: h.text).tracking(h.length))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text)))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(AttributedString(h.text))))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(TextEditor(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex))))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text)))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), onEditingChanged: { _ in }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal, label: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(TextField(value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.inset(by: h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.path(in: h.rect))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(TextInputFormattingControlPlacement.Set(rawValue: h.unsigned))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(endingAt: h.date))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(startingAt: h.date))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.durationOffset(to: h.date))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule.animation(minimumInterval: h.double))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule.periodic(from: h.date, by: h.double))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, isOn: .constant(true)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), isOn: .constant(true)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, isOn: .constant(true)))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, isOn: .constant(true)))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarCustomizationOptions(rawValue: h.int))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarItem(id: h.text, content: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine).path(in: h.rect))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(h.size))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(x: h.length, y: h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition.scale(h.double, anchor: h.unitPoint))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(UITextContentType(rawValue: h.text))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).corners(in: h.size))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).inset(by: h.length))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).path(in: h.rect))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.bezier(startControlPoint: h.unitPoint, endControlPoint: h.unitPoint))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.value(at: h.double))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.velocity(at: h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(UnitPoint(x: h.length, y: h.length))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.key, id: h.text, content: { HostileContent() }))
    }
}
