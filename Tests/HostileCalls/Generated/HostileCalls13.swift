// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls13 {
    static let all: [HostileCall] = [
        HostileCall("TextInputBorderShape.inset(by:) (CGFloat)", call0),
        HostileCall("TextInputBorderShape.path(in:) (CGRect)", call1),
        HostileCall("TextInputFormattingControlPlacement.Set.init(rawValue:) (UInt)", call2),
        HostileCall("TimeDataSource.dateRange(endingAt:) (Date) where Value == Range<Date>", call3),
        HostileCall("TimeDataSource.dateRange(startingAt:) (Date) where Value == Range<Date>", call4),
        HostileCall("TimeDataSource.durationOffset(to:) (Date) where Value == Duration", call5),
        HostileCall("TimelineSchedule.animation(minimumInterval:paused:) (Double?, Bool) where Self == AnimationTimelineSchedule", call6),
        HostileCall("TimelineSchedule.periodic(from:by:) (Date, TimeInterval) where Self == PeriodicTimelineSchedule", call7),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringKey, Binding<Bool>) where Label == Text", call8),
        HostileCall("Toggle.init(_:isOn:) (LocalizedStringResource, Binding<Bool>) where Label == Text", call9),
        HostileCall("Toggle.init(_:isOn:) (S, Binding<Bool>) where Label == Text", call10),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringKey, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call11),
        HostileCall("Toggle.init(_:systemImage:isOn:) (LocalizedStringResource, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call12),
        HostileCall("Toggle.init(_:systemImage:isOn:) (S, String, Binding<Bool>) where Label == Martlet.Label<Text, Image>", call13),
        HostileCall("ToolbarCustomizationOptions.init(rawValue:) (Int)", call14),
        HostileCall("ToolbarItem.init(id:placement:showsByDefault:content:) (String, ToolbarItemPlacement, Bool, () -> Content) where ID == String, Content: View", call15),
        HostileCall("TransformedShape.init(shape:transform:) (Content, CGAffineTransform)", call16),
        HostileCall("TransformedShape.path(in:) (CGRect)", call17),
        HostileCall("Transition.offset(_:) (CGSize) where Self == OffsetTransition", call18),
        HostileCall("Transition.offset(x:y:) (CGFloat, CGFloat) where Self == OffsetTransition", call19),
        HostileCall("Transition.scale(_:anchor:) (Double, UnitPoint) where Self == ScaleTransition", call20),
        HostileCall("UIContentSizeCategory.init(rawValue:) (String)", call21),
        HostileCall("UITextContentType.init(rawValue:) (String)", call22),
        HostileCall("UnevenRoundedRectangle.corners(in:) (CGSize?)", call23),
        HostileCall("UnevenRoundedRectangle.init(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle)", call24),
        HostileCall("UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle)", call25),
        HostileCall("UnevenRoundedRectangle.inset(by:) (CGFloat)", call26),
        HostileCall("UnevenRoundedRectangle.path(in:) (CGRect)", call27),
        HostileCall("UnitCurve.bezier(startControlPoint:endControlPoint:) (UnitPoint, UnitPoint)", call28),
        HostileCall("UnitCurve.value(at:) (Double)", call29),
        HostileCall("UnitCurve.velocity(at:) (Double)", call30),
        HostileCall("UnitPoint.init(x:y:) (CGFloat, CGFloat)", call31),
        HostileCall("UtilityWindow.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call32),
        HostileCall("UtilityWindow.init(_:id:content:) (LocalizedStringResource, String, () -> Content)", call33),
        HostileCall("UtilityWindow.init(_:id:content:) (S, String, () -> Content)", call34),
        HostileCall("UtilityWindow.init(_:id:content:) (Text, String, () -> Content)", call35),
        HostileCall("VStack.init(alignment:spacing:content:) (HorizontalAlignment, CGFloat?, () -> Content)", call36),
        HostileCall("VStackLayout.init(alignment:spacing:) (HorizontalAlignment, CGFloat?)", call37),
        HostileCall("VectorArithmetic.interpolate(towards:amount:) (Self, Double)", call38),
        HostileCall("VectorArithmetic.interpolated(towards:amount:) (Self, Double)", call39),
        HostileCall("VectorArithmetic.scaled(by:) (Double)", call40),
        HostileCall("View.accessibility(hint:) (Text)", call41),
        HostileCall("View.accessibility(identifier:) (String)", call42),
        HostileCall("View.accessibility(label:) (Text)", call43),
        HostileCall("View.accessibility(sortPriority:) (Double)", call44),
        HostileCall("View.accessibility(value:) (Text)", call45),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringKey, () -> Void)", call46),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringResource, () -> Void)", call47),
        HostileCall("View.accessibilityAction(named:_:) (S, () -> Void)", call48),
        HostileCall("View.accessibilityAction(named:_:) (Text, () -> Void)", call49),
        HostileCall("View.accessibilityActivationPoint(_:) (CGPoint)", call50),
        HostileCall("View.accessibilityActivationPoint(_:) (UnitPoint)", call51),
        HostileCall("View.accessibilityActivationPoint(_:isEnabled:) (CGPoint, Bool)", call52),
        HostileCall("View.accessibilityActivationPoint(_:isEnabled:) (UnitPoint, Bool)", call53),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, LocalizedStringKey, AccessibilityCustomContentImportance)", call54),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, S, AccessibilityCustomContentImportance)", call55),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, Text, AccessibilityCustomContentImportance)", call56),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (Text, Text, AccessibilityCustomContentImportance)", call57),
        HostileCall("View.accessibilityHint(_:) (LocalizedStringKey)", call58),
        HostileCall("View.accessibilityHint(_:) (Title)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.inset(by: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(TextInputBorderShape.capsule.path(in: h.rect))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(TextInputFormattingControlPlacement.Set(rawValue: h.unsigned))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(endingAt: h.date))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.dateRange(startingAt: h.date))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(TimeDataSource.durationOffset(to: h.date))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule.animation(minimumInterval: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule.periodic(from: h.date, by: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, isOn: .constant(true)))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), isOn: .constant(true)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, isOn: .constant(true)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.key, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, isOn: .constant(true)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Toggle(h.text, systemImage: h.text, isOn: .constant(true)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarCustomizationOptions(rawValue: h.int))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(ToolbarItem(id: h.text, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(TransformedShape(shape: Rectangle(), transform: h.affine).path(in: h.rect))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(h.size))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(x: h.length, y: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition.scale(h.double, anchor: h.unitPoint))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(UIContentSizeCategory(rawValue: h.text))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(UITextContentType(rawValue: h.text))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).corners(in: h.size))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).inset(by: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).path(in: h.rect))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.bezier(startControlPoint: h.unitPoint, endControlPoint: h.unitPoint))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.value(at: h.double))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.velocity(at: h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(UnitPoint(x: h.length, y: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(LocalizedStringResource(stringLiteral: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(VStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(VStackLayout(spacing: h.length))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.interpolate(towards: h.double, amount: h.double)
        return h.show(value)
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(h.double.interpolated(towards: h.double, amount: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(h.double.scaled(by: h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(hint: Text(verbatim: h.text)))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(identifier: h.text))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(label: Text(verbatim: h.text)))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(sortPriority: h.double))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(value: Text(verbatim: h.text)))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.key, {}))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: LocalizedStringResource(stringLiteral: h.text), {}))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.text, {}))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: Text(verbatim: h.text), {}))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.point))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.unitPoint))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.point, isEnabled: true))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.unitPoint, isEnabled: true))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, h.key))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, h.text))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, Text(verbatim: h.text)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(Text(verbatim: h.text), Text(verbatim: h.text)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text)))
    }
}
