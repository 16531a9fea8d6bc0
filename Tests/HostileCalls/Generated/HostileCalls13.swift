// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls13 {
    static let all: [HostileCall] = [
        HostileCall("Transition.offset(_:) (CGSize) where Self == OffsetTransition", call0),
        HostileCall("Transition.offset(x:y:) (CGFloat, CGFloat) where Self == OffsetTransition", call1),
        HostileCall("Transition.scale(_:anchor:) (Double, UnitPoint) where Self == ScaleTransition", call2),
        HostileCall("UITextContentType.init(rawValue:) (String)", call3),
        HostileCall("UnevenRoundedRectangle.corners(in:) (CGSize?)", call4),
        HostileCall("UnevenRoundedRectangle.init(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle)", call5),
        HostileCall("UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle)", call6),
        HostileCall("UnevenRoundedRectangle.inset(by:) (CGFloat)", call7),
        HostileCall("UnevenRoundedRectangle.path(in:) (CGRect)", call8),
        HostileCall("UnitCurve.bezier(startControlPoint:endControlPoint:) (UnitPoint, UnitPoint)", call9),
        HostileCall("UnitCurve.value(at:) (Double)", call10),
        HostileCall("UnitCurve.velocity(at:) (Double)", call11),
        HostileCall("UnitPoint.init(x:y:) (CGFloat, CGFloat)", call12),
        HostileCall("UtilityWindow.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call13),
        HostileCall("UtilityWindow.init(_:id:content:) (S, String, () -> Content)", call14),
        HostileCall("UtilityWindow.init(_:id:content:) (Text, String, () -> Content)", call15),
        HostileCall("VStack.init(alignment:spacing:content:) (HorizontalAlignment, CGFloat?, () -> Content)", call16),
        HostileCall("VStackLayout.init(alignment:spacing:) (HorizontalAlignment, CGFloat?)", call17),
        HostileCall("VectorArithmetic.interpolate(towards:amount:) (Self, Double)", call18),
        HostileCall("VectorArithmetic.interpolated(towards:amount:) (Self, Double)", call19),
        HostileCall("VectorArithmetic.scaled(by:) (Double)", call20),
        HostileCall("View.accessibility(hint:) (Text)", call21),
        HostileCall("View.accessibility(identifier:) (String)", call22),
        HostileCall("View.accessibility(label:) (Text)", call23),
        HostileCall("View.accessibility(sortPriority:) (Double)", call24),
        HostileCall("View.accessibility(value:) (Text)", call25),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringKey, () -> Void)", call26),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringResource, () -> Void)", call27),
        HostileCall("View.accessibilityAction(named:_:) (S, () -> Void)", call28),
        HostileCall("View.accessibilityAction(named:_:) (Text, () -> Void)", call29),
        HostileCall("View.accessibilityActivationPoint(_:) (CGPoint)", call30),
        HostileCall("View.accessibilityActivationPoint(_:) (UnitPoint)", call31),
        HostileCall("View.accessibilityActivationPoint(_:isEnabled:) (CGPoint, Bool)", call32),
        HostileCall("View.accessibilityActivationPoint(_:isEnabled:) (UnitPoint, Bool)", call33),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, LocalizedStringKey, AccessibilityCustomContentImportance)", call34),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, Text, AccessibilityCustomContentImportance)", call35),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, V, AccessibilityCustomContentImportance)", call36),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (Text, Text, AccessibilityCustomContentImportance)", call37),
        HostileCall("View.accessibilityHint(_:) (LocalizedStringKey)", call38),
        HostileCall("View.accessibilityHint(_:) (Title)", call39),
        HostileCall("View.accessibilityHint(_:isEnabled:) (LocalizedStringKey, Bool)", call40),
        HostileCall("View.accessibilityHint(_:isEnabled:) (S, Bool)", call41),
        HostileCall("View.accessibilityHint(_:isEnabled:) (Text, Bool)", call42),
        HostileCall("View.accessibilityIdentifier(_:) (String)", call43),
        HostileCall("View.accessibilityIdentifier(_:isEnabled:) (String, Bool)", call44),
        HostileCall("View.accessibilityLabel(_:) (LocalizedStringKey)", call45),
        HostileCall("View.accessibilityLabel(_:) (Title)", call46),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (LocalizedStringKey, Bool)", call47),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (S, Bool)", call48),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (Text, Bool)", call49),
        HostileCall("View.accessibilitySortPriority(_:) (Double)", call50),
        HostileCall("View.accessibilityValue(_:) (LocalizedStringKey)", call51),
        HostileCall("View.accessibilityValue(_:) (Title)", call52),
        HostileCall("View.accessibilityValue(_:isEnabled:) (LocalizedStringKey, Bool)", call53),
        HostileCall("View.accessibilityValue(_:isEnabled:) (S, Bool)", call54),
        HostileCall("View.accessibilityValue(_:isEnabled:) (Text, Bool)", call55),
        HostileCall("View.alert(_:isPresented:actions:) (LocalizedStringKey, Binding<Bool>, () -> A)", call56),
        HostileCall("View.alert(_:isPresented:actions:) (S, Binding<Bool>, () -> A)", call57),
        HostileCall("View.alert(_:isPresented:actions:) (Title, Binding<Bool>, () -> A)", call58),
        HostileCall("View.alert(_:isPresented:actions:message:) (LocalizedStringKey, Binding<Bool>, () -> A, () -> M)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(h.size))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition.offset(x: h.length, y: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition.scale(h.double, anchor: h.unitPoint))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(UITextContentType(rawValue: h.text))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).corners(in: h.size))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).inset(by: h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).path(in: h.rect))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.bezier(startControlPoint: h.unitPoint, endControlPoint: h.unitPoint))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.value(at: h.double))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.velocity(at: h.double))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(UnitPoint(x: h.length, y: h.length))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(VStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(VStackLayout(spacing: h.length))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.interpolate(towards: h.double, amount: h.double)
        return h.show(value)
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(h.double.interpolated(towards: h.double, amount: h.double))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(h.double.scaled(by: h.double))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(hint: Text(verbatim: h.text)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(identifier: h.text))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(label: Text(verbatim: h.text)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(sortPriority: h.double))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(value: Text(verbatim: h.text)))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.key, {}))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: LocalizedStringResource(stringLiteral: h.text), {}))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.text, {}))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: Text(verbatim: h.text), {}))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.point))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.unitPoint))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.point, isEnabled: true))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityActivationPoint(h.unitPoint, isEnabled: true))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, h.key))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, Text(verbatim: h.text)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, h.text))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(Text(verbatim: h.text), Text(verbatim: h.text)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text)))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key, isEnabled: true))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text, isEnabled: true))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text)))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key, isEnabled: true))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.text))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilitySortPriority(h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text)))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key, isEnabled: true))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.text))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }
}
