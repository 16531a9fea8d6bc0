// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls9 {
    static let all: [HostileCall] = [
        HostileCall("Transition.scale(_:anchor:) (Double, UnitPoint) where Self == ScaleTransition", call0),
        HostileCall("UITextContentType.init(rawValue:) (String)", call1),
        HostileCall("UnevenRoundedRectangle.init(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle)", call2),
        HostileCall("UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle)", call3),
        HostileCall("UnevenRoundedRectangle.inset(by:) (CGFloat)", call4),
        HostileCall("UnevenRoundedRectangle.path(in:) (CGRect)", call5),
        HostileCall("UnitCurve.bezier(startControlPoint:endControlPoint:) (UnitPoint, UnitPoint)", call6),
        HostileCall("UnitCurve.value(at:) (Double)", call7),
        HostileCall("UnitCurve.velocity(at:) (Double)", call8),
        HostileCall("UnitPoint.init(x:y:) (CGFloat, CGFloat)", call9),
        HostileCall("VStack.init(alignment:spacing:content:) (HorizontalAlignment, CGFloat?, () -> Content)", call10),
        HostileCall("VStackLayout.init(alignment:spacing:) (HorizontalAlignment, CGFloat?)", call11),
        HostileCall("VectorArithmetic.interpolate(towards:amount:) (Self, Double)", call12),
        HostileCall("VectorArithmetic.interpolated(towards:amount:) (Self, Double)", call13),
        HostileCall("VectorArithmetic.scaled(by:) (Double)", call14),
        HostileCall("View.accessibilityAction(named:_:) (LocalizedStringKey, () -> Void)", call15),
        HostileCall("View.accessibilityAction(named:_:) (S, () -> Void)", call16),
        HostileCall("View.accessibilityAction(named:_:) (Text, () -> Void)", call17),
        HostileCall("View.accessibilityHint(_:) (LocalizedStringKey)", call18),
        HostileCall("View.accessibilityHint(_:) (S)", call19),
        HostileCall("View.accessibilityHint(_:) (Text)", call20),
        HostileCall("View.accessibilityHint(_:isEnabled:) (LocalizedStringKey, Bool)", call21),
        HostileCall("View.accessibilityHint(_:isEnabled:) (S, Bool)", call22),
        HostileCall("View.accessibilityHint(_:isEnabled:) (Text, Bool)", call23),
        HostileCall("View.accessibilityIdentifier(_:) (String)", call24),
        HostileCall("View.accessibilityIdentifier(_:isEnabled:) (String, Bool)", call25),
        HostileCall("View.accessibilityLabel(_:) (LocalizedStringKey)", call26),
        HostileCall("View.accessibilityLabel(_:) (S)", call27),
        HostileCall("View.accessibilityLabel(_:) (Text)", call28),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (LocalizedStringKey, Bool)", call29),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (S, Bool)", call30),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (Text, Bool)", call31),
        HostileCall("View.accessibilitySortPriority(_:) (Double)", call32),
        HostileCall("View.accessibilityValue(_:) (LocalizedStringKey)", call33),
        HostileCall("View.accessibilityValue(_:) (S)", call34),
        HostileCall("View.accessibilityValue(_:) (Text)", call35),
        HostileCall("View.accessibilityValue(_:isEnabled:) (LocalizedStringKey, Bool)", call36),
        HostileCall("View.accessibilityValue(_:isEnabled:) (S, Bool)", call37),
        HostileCall("View.accessibilityValue(_:isEnabled:) (Text, Bool)", call38),
        HostileCall("View.alert(_:isPresented:actions:) (LocalizedStringKey, Binding<Bool>, () -> A)", call39),
        HostileCall("View.alert(_:isPresented:actions:) (S, Binding<Bool>, () -> A)", call40),
        HostileCall("View.alert(_:isPresented:actions:) (Text, Binding<Bool>, () -> A)", call41),
        HostileCall("View.alert(_:isPresented:actions:message:) (LocalizedStringKey, Binding<Bool>, () -> A, () -> M)", call42),
        HostileCall("View.alert(_:isPresented:actions:message:) (S, Binding<Bool>, () -> A, () -> M)", call43),
        HostileCall("View.alert(_:isPresented:actions:message:) (Text, Binding<Bool>, () -> A, () -> M)", call44),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A)", call45),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (S, Binding<Bool>, T?, (T) -> A)", call46),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (Text, Binding<Bool>, T?, (T) -> A)", call47),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A, (T) -> M)", call48),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (S, Binding<Bool>, T?, (T) -> A, (T) -> M)", call49),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (Text, Binding<Bool>, T?, (T) -> A, (T) -> M)", call50),
        HostileCall("View.alignmentGuide(_:computeValue:) (HorizontalAlignment, (ViewDimensions) -> CGFloat)", call51),
        HostileCall("View.alignmentGuide(_:computeValue:) (VerticalAlignment, (ViewDimensions) -> CGFloat)", call52),
        HostileCall("View.aspectRatio(_:contentMode:) (CGFloat?, ContentMode)", call53),
        HostileCall("View.aspectRatio(_:contentMode:) (CGSize, ContentMode)", call54),
        HostileCall("View.badge(_:) (Int)", call55),
        HostileCall("View.badge(_:) (LocalizedStringKey?)", call56),
        HostileCall("View.badge(_:) (S?)", call57),
        HostileCall("View.badge(_:) (Text?)", call58),
        HostileCall("View.baselineOffset(_:) (CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition.scale(h.double, anchor: h.unitPoint))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(UITextContentType(rawValue: h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).inset(by: h.length))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle(cornerRadii: h.radii).path(in: h.rect))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.bezier(startControlPoint: h.unitPoint, endControlPoint: h.unitPoint))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.value(at: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(UnitCurve.easeIn.velocity(at: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(UnitPoint(x: h.length, y: h.length))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(VStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(VStackLayout(spacing: h.length))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.interpolate(towards: h.double, amount: h.double)
        return h.show(value)
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(h.double.interpolated(towards: h.double, amount: h.double))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(h.double.scaled(by: h.double))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.key, {}))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: h.text, {}))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityAction(named: Text(verbatim: h.text), {}))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.text))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key, isEnabled: true))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.text, isEnabled: true))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text, isEnabled: true))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.text))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key, isEnabled: true))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.text, isEnabled: true))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilitySortPriority(h.double))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.text))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key, isEnabled: true))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.text, isEnabled: true))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alignmentGuide(HorizontalAlignment.leading, computeValue: { _ in h.length }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alignmentGuide(VerticalAlignment.top, computeValue: { _ in h.length }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().aspectRatio(h.length, contentMode: ContentMode.fit))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().aspectRatio(h.size, contentMode: ContentMode.fit))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.int))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.key))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(Text(verbatim: h.text)))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().baselineOffset(h.length))
    }
}
