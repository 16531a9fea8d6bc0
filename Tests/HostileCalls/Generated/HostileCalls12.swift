// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls12 {
    static let all: [HostileCall] = [
        HostileCall("TextField.init(_:text:prompt:axis:) (S, Binding<String>, Text?, Axis) where Label == Text", call0),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (LocalizedStringKey, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call1),
        HostileCall("TextField.init(_:text:selection:prompt:axis:) (S, Binding<String>, Binding<TextSelection?>, Text?, Axis?) where Label == Text", call2),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringKey, Binding<V>, Formatter, Text?) where Label == Text", call3),
        HostileCall("TextField.init(_:value:formatter:prompt:) (LocalizedStringResource, Binding<V>, Formatter, Text?) where Label == Text", call4),
        HostileCall("TextField.init(_:value:formatter:prompt:) (S, Binding<V>, Formatter, Text?) where Label == Text", call5),
        HostileCall("TextField.init(text:prompt:axis:label:) (Binding<String>, Text?, Axis, () -> Label)", call6),
        HostileCall("TextField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call7),
        HostileCall("TextField.init(text:selection:prompt:axis:label:) (Binding<String>, Binding<TextSelection?>, Text?, Axis?, () -> Label)", call8),
        HostileCall("TextField.init(value:formatter:prompt:label:) (Binding<V>, Formatter, Text?, () -> Label)", call9),
        HostileCall("TextInputBorderShape.inset(by:) (CGFloat)", call10),
        HostileCall("TextInputBorderShape.path(in:) (CGRect)", call11),
        HostileCall("TextInputFormattingControlPlacement.Set.init(rawValue:) (UInt)", call12),
        HostileCall("TimeDataSource.dateRange(endingAt:) (Date) where Value == Range<Date>", call13),
        HostileCall("TimeDataSource.dateRange(startingAt:) (Date) where Value == Range<Date>", call14),
        HostileCall("TimeDataSource.durationOffset(to:) (Date) where Value == Duration", call15),
        HostileCall("TimelineSchedule.animation(minimumInterval:paused:) (Double?, Bool) where Self == AnimationTimelineSchedule", call16),
        HostileCall("TimelineSchedule.periodic(from:by:) (Date, TimeInterval) where Self == PeriodicTimelineSchedule", call17),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringKey, Binding<Bool>) where Label == Text", call18),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringResource, Binding<Bool>) where Label == Text", call19),
        HostileCall("Toggle.init(_:isOn:) (S, Binding<Bool>) where Label == Text", call20),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringKey, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call21),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringResource, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call22),
        HostileCall("Toggle.init(_:systemImage:isOn:) (S, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call23),
        HostileCall("ToolbarCustomizationOptions.init(rawValue:) (Int)", call24),
        HostileCall("ToolbarItem.init(id:placement:showsByDefault:content:) (String, ToolbarItemPlacement, Bool, () -> Content) where ID == String, Content: View", call25),
        HostileCall("TransformedShape.init(shape:transform:) (Content, CGAffineTransform)", call26),
        HostileCall("TransformedShape.path(in:) (CGRect)", call27),
        HostileCall("Transition.offset(_:) (CGSize) where Self == OffsetTransition", call28),
        HostileCall("Transition.offset(x:y:) (CGFloat, CGFloat) where Self == OffsetTransition", call29),
        HostileCall("Transition.scale(_:anchor:) (Double, UnitPoint) where Self == ScaleTransition", call30),
        HostileCall("UITextContentType.init(rawValue:) (String)", call31),
        HostileCall("UnevenRoundedRectangle.corners(in:) (CGSize?)", call32),
        HostileCall("UnevenRoundedRectangle.init(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle)", call33),
        HostileCall("UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle)", call34),
        HostileCall("UnevenRoundedRectangle.inset(by:) (CGFloat)", call35),
        HostileCall("UnevenRoundedRectangle.path(in:) (CGRect)", call36),
        HostileCall("UnitCurve.bezier(startControlPoint:endControlPoint:) (UnitPoint, UnitPoint)", call37),
        HostileCall("UnitCurve.value(at:) (Double)", call38),
        HostileCall("UnitCurve.velocity(at:) (Double)", call39),
        HostileCall("UnitPoint.init(x:y:) (CGFloat, CGFloat)", call40),
        HostileCall("UtilityWindow.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call41),
        HostileCall("UtilityWindow.init(_:id:content:) (S, String, () -> Content)", call42),
        HostileCall("UtilityWindow.init(_:id:content:) (Text, String, () -> Content)", call43),
        HostileCall("VStack.init(alignment:spacing:content:) (HorizontalAlignment, CGFloat?, () -> Content)", call44),
        HostileCall("VStackLayout.init(alignment:spacing:) (HorizontalAlignment, CGFloat?)", call45),
        HostileCall("VectorArithmetic.interpolate(towards:amount:) (Self, Double)", call46),
        HostileCall("VectorArithmetic.interpolated(towards:amount:) (Self, Double)", call47),
        HostileCall("VectorArithmetic.scaled(by:) (Double)", call48),
        HostileCall("View.accessibility(hint:) (Text)", call49),
        HostileCall("View.accessibility(identifier:) (String)", call50),
        HostileCall("View.accessibility(label:) (Text)", call51),
        HostileCall("View.accessibility(sortPriority:) (Double)", call52),
        HostileCall("View.accessibility(value:) (Text)", call53),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringKey, () -> Void)", call54),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringResource, () -> Void)", call55),
        HostileCall("View.accessibilityAction(named:_:) (S, () -> Void)", call56),
        HostileCall("View.accessibilityAction(named:_:) (Text, () -> Void)", call57),
        HostileCall("View.accessibilityActivationPoint(_:) (CGPoint)", call58),
        HostileCall("View.accessibilityActivationPoint(_:) (UnitPoint)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text)))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.key, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(TextField(LocalizedStringResource(stringLiteral: h.text), value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(TextField(h.text, value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text)))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), axis: Axis.horizontal, label: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(TextField(text: .constant(h.text), selection: .constant(TextSelection(insertionPoint: h.text.endIndex)), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(TextField(value: .constant(1), formatter: NumberFormatter(), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.inset(by: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.path(in: h.rect))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(TextInputFormattingControlPlacement.Set(rawValue: h.unsigned))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(endingAt: h.date))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(startingAt: h.date))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.durationOffset(to: h.date))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule.animation(minimumInterval: h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule.periodic(from: h.date, by: h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, isOn: .constant(true)))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), isOn: .constant(true)))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, isOn: .constant(true)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, isOn: .constant(true)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarCustomizationOptions(rawValue: h.int))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarItem(id: h.text, content: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine).path(in: h.rect))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(h.size))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(x: h.length, y: h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition.scale(h.double, anchor: h.unitPoint))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(UITextContentType(rawValue: h.text))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).corners(in: h.size))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).inset(by: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).path(in: h.rect))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.bezier(startControlPoint: h.unitPoint, endControlPoint: h.unitPoint))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.value(at: h.double))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.velocity(at: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(UnitPoint(x: h.length, y: h.length))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(VStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(VStackLayout(spacing: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.interpolate(towards: h.double, amount: h.double)
        return h.show(value)
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(h.double.interpolated(towards: h.double, amount: h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(h.double.scaled(by: h.double))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(hint: Text(verbatim: h.text)))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(identifier: h.text))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(label: Text(verbatim: h.text)))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(sortPriority: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(value: Text(verbatim: h.text)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.key, {}))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: LocalizedStringResource(stringLiteral: h.text), {}))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.text, {}))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: Text(verbatim: h.text), {}))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.point))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.unitPoint))
    }
}
