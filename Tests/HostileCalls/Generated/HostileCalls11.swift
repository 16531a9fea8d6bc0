// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls11 {
    static let all: [HostileCall] = [
        HostileCall("UnevenRoundedRectangle.init(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle)", call0),
        HostileCall("UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle)", call1),
        HostileCall("UnevenRoundedRectangle.inset(by:) (CGFloat)", call2),
        HostileCall("UnevenRoundedRectangle.path(in:) (CGRect)", call3),
        HostileCall("UnitCurve.bezier(startControlPoint:endControlPoint:) (UnitPoint, UnitPoint)", call4),
        HostileCall("UnitCurve.value(at:) (Double)", call5),
        HostileCall("UnitCurve.velocity(at:) (Double)", call6),
        HostileCall("UnitPoint.init(x:y:) (CGFloat, CGFloat)", call7),
        HostileCall("UtilityWindow.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call8),
        HostileCall("UtilityWindow.init(_:id:content:) (S, String, () -> Content)", call9),
        HostileCall("UtilityWindow.init(_:id:content:) (Text, String, () -> Content)", call10),
        HostileCall("VStack.init(alignment:spacing:content:) (HorizontalAlignment, CGFloat?, () -> Content)", call11),
        HostileCall("VStackLayout.init(alignment:spacing:) (HorizontalAlignment, CGFloat?)", call12),
        HostileCall("VectorArithmetic.interpolate(towards:amount:) (Self, Double)", call13),
        HostileCall("VectorArithmetic.interpolated(towards:amount:) (Self, Double)", call14),
        HostileCall("VectorArithmetic.scaled(by:) (Double)", call15),
        HostileCall("View.accessibility(hint:) (Text)", call16),
        HostileCall("View.accessibility(identifier:) (String)", call17),
        HostileCall("View.accessibility(label:) (Text)", call18),
        HostileCall("View.accessibility(sortPriority:) (Double)", call19),
        HostileCall("View.accessibility(value:) (Text)", call20),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringKey, () -> Void)", call21),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringResource, () -> Void)", call22),
        HostileCall("View.accessibilityAction(named:_:) (S, () -> Void)", call23),
        HostileCall("View.accessibilityAction(named:_:) (Text, () -> Void)", call24),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, LocalizedStringKey, AccessibilityCustomContentImportance)", call25),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, Text, AccessibilityCustomContentImportance)", call26),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (LocalizedStringKey, V, AccessibilityCustomContentImportance)", call27),
        HostileCall("View.accessibilityCustomContent(_:_:importance:) (Text, Text, AccessibilityCustomContentImportance)", call28),
        HostileCall("View.accessibilityHint(_:) (LocalizedStringKey)", call29),
        HostileCall("View.accessibilityHint(_:) (LocalizedStringResource)", call30),
        HostileCall("View.accessibilityHint(_:) (Text)", call31),
        HostileCall("View.accessibilityHint(_:isEnabled:) (LocalizedStringKey, Bool)", call32),
        HostileCall("View.accessibilityHint(_:isEnabled:) (S, Bool)", call33),
        HostileCall("View.accessibilityHint(_:isEnabled:) (Text, Bool)", call34),
        HostileCall("View.accessibilityIdentifier(_:) (String)", call35),
        HostileCall("View.accessibilityIdentifier(_:isEnabled:) (String, Bool)", call36),
        HostileCall("View.accessibilityLabel(_:) (LocalizedStringKey)", call37),
        HostileCall("View.accessibilityLabel(_:) (LocalizedStringResource)", call38),
        HostileCall("View.accessibilityLabel(_:) (Text)", call39),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (LocalizedStringKey, Bool)", call40),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (S, Bool)", call41),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (Text, Bool)", call42),
        HostileCall("View.accessibilitySortPriority(_:) (Double)", call43),
        HostileCall("View.accessibilityValue(_:) (LocalizedStringKey)", call44),
        HostileCall("View.accessibilityValue(_:) (Text)", call45),
        HostileCall("View.accessibilityValue(_:isEnabled:) (LocalizedStringKey, Bool)", call46),
        HostileCall("View.accessibilityValue(_:isEnabled:) (S, Bool)", call47),
        HostileCall("View.accessibilityValue(_:isEnabled:) (Text, Bool)", call48),
        HostileCall("View.alert(_:isPresented:actions:) (LocalizedStringKey, Binding<Bool>, () -> A)", call49),
        HostileCall("View.alert(_:isPresented:actions:) (LocalizedStringResource, Binding<Bool>, () -> A)", call50),
        HostileCall("View.alert(_:isPresented:actions:) (S, Binding<Bool>, () -> A)", call51),
        HostileCall("View.alert(_:isPresented:actions:) (Text, Binding<Bool>, () -> A)", call52),
        HostileCall("View.alert(_:isPresented:actions:message:) (LocalizedStringKey, Binding<Bool>, () -> A, () -> M)", call53),
        HostileCall("View.alert(_:isPresented:actions:message:) (LocalizedStringResource, Binding<Bool>, () -> A, () -> M)", call54),
        HostileCall("View.alert(_:isPresented:actions:message:) (S, Binding<Bool>, () -> A, () -> M)", call55),
        HostileCall("View.alert(_:isPresented:actions:message:) (Text, Binding<Bool>, () -> A, () -> M)", call56),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A)", call57),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (LocalizedStringResource, Binding<Bool>, T?, (T) -> A)", call58),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (S, Binding<Bool>, T?, (T) -> A)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).inset(by: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).path(in: h.rect))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.bezier(startControlPoint: h.unitPoint, endControlPoint: h.unitPoint))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.value(at: h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.velocity(at: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(UnitPoint(x: h.length, y: h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(UtilityWindow(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(VStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(VStackLayout(spacing: h.length))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.interpolate(towards: h.double, amount: h.double)
        return h.show(value)
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(h.double.interpolated(towards: h.double, amount: h.double))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(h.double.scaled(by: h.double))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(hint: Text(verbatim: h.text)))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(identifier: h.text))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(label: Text(verbatim: h.text)))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(sortPriority: h.double))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibility(value: Text(verbatim: h.text)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.key, {}))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: LocalizedStringResource(stringLiteral: h.text), {}))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.text, {}))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: Text(verbatim: h.text), {}))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, h.key))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, Text(verbatim: h.text)))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(h.key, h.text))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityCustomContent(Text(verbatim: h.text), Text(verbatim: h.text)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text)))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key, isEnabled: true))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.text))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text, isEnabled: true))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text)))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key, isEnabled: true))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilitySortPriority(h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text)))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key, isEnabled: true))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.text))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(LocalizedStringResource(stringLiteral: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(LocalizedStringResource(stringLiteral: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(LocalizedStringResource(stringLiteral: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }
}
