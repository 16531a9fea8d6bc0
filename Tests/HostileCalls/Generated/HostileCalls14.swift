// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls14 {
    static let all: [HostileCall] = [
        HostileCall("View.alert(_:isPresented:actions:message:) (S, Binding<Bool>, () -> A, () -> M)", call0),
        HostileCall("View.alert(_:isPresented:actions:message:) (Title, Binding<Bool>, () -> A, () -> M)", call1),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A)", call2),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (S, Binding<Bool>, T?, (T) -> A)", call3),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (Title, Binding<Bool>, T?, (T) -> A)", call4),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A, (T) -> M)", call5),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (S, Binding<Bool>, T?, (T) -> A, (T) -> M)", call6),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (Title, Binding<Bool>, T?, (T) -> A, (T) -> M)", call7),
        HostileCall("View.alert(_:item:actions:) (LocalizedStringKey, Binding<T?>, (T) -> A)", call8),
        HostileCall("View.alert(_:item:actions:) (S, Binding<T?>, (T) -> A)", call9),
        HostileCall("View.alert(_:item:actions:) (Title, Binding<T?>, (T) -> A)", call10),
        HostileCall("View.alert(_:item:actions:message:) (LocalizedStringKey, Binding<T?>, (T) -> A, (T) -> M)", call11),
        HostileCall("View.alert(_:item:actions:message:) (S, Binding<T?>, (T) -> A, (T) -> M)", call12),
        HostileCall("View.alert(_:item:actions:message:) (Title, Binding<T?>, (T) -> A, (T) -> M)", call13),
        HostileCall("View.alignmentGuide(_:computeValue:) (HorizontalAlignment, (ViewDimensions) -> CGFloat)", call14),
        HostileCall("View.alignmentGuide(_:computeValue:) (VerticalAlignment, (ViewDimensions) -> CGFloat)", call15),
        HostileCall("View.aspectRatio(_:contentMode:) (CGFloat?, ContentMode)", call16),
        HostileCall("View.aspectRatio(_:contentMode:) (CGSize, ContentMode)", call17),
        HostileCall("View.badge(_:) (Int)", call18),
        HostileCall("View.badge(_:) (LocalizedStringKey?)", call19),
        HostileCall("View.badge(_:) (LocalizedStringResource?)", call20),
        HostileCall("View.badge(_:) (S?)", call21),
        HostileCall("View.badge(_:) (Text?)", call22),
        HostileCall("View.baselineOffset(_:) (CGFloat)", call23),
        HostileCall("View.blur(radius:opaque:) (CGFloat, Bool)", call24),
        HostileCall("View.border(_:width:) (S, CGFloat)", call25),
        HostileCall("View.brightness(_:) (Double)", call26),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:) (LocalizedStringKey, Binding<Bool>, Visibility, () -> A)", call27),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:) (S, Binding<Bool>, Visibility, () -> A)", call28),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:) (Title, Binding<Bool>, Visibility, () -> A)", call29),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:) (LocalizedStringKey, Binding<Bool>, Visibility, () -> A, () -> M)", call30),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:) (S, Binding<Bool>, Visibility, () -> A, () -> M)", call31),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:) (Title, Binding<Bool>, Visibility, () -> A, () -> M)", call32),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) (LocalizedStringKey, Binding<Bool>, Visibility, T?, (T) -> A)", call33),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) (S, Binding<Bool>, Visibility, T?, (T) -> A)", call34),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) (Title, Binding<Bool>, Visibility, T?, (T) -> A)", call35),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) (LocalizedStringKey, Binding<Bool>, Visibility, T?, (T) -> A, (T) -> M)", call36),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) (S, Binding<Bool>, Visibility, T?, (T) -> A, (T) -> M)", call37),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) (Title, Binding<Bool>, Visibility, T?, (T) -> A, (T) -> M)", call38),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:) (LocalizedStringKey, Binding<T?>, Visibility, (T) -> A)", call39),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:) (S, Binding<T?>, Visibility, (T) -> A)", call40),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:) (Title, Binding<T?>, Visibility, (T) -> A)", call41),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:message:) (LocalizedStringKey, Binding<T?>, Visibility, (T) -> A, (T) -> M)", call42),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:message:) (S, Binding<T?>, Visibility, (T) -> A, (T) -> M)", call43),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:message:) (Title, Binding<T?>, Visibility, (T) -> A, (T) -> M)", call44),
        HostileCall("View.containerRelativeFrame(_:alignment:_:) (Axis.Set, Alignment, (CGFloat, Axis) -> CGFloat)", call45),
        HostileCall("View.containerRelativeFrame(_:count:span:spacing:alignment:) (Axis.Set, Int, Int, CGFloat, Alignment)", call46),
        HostileCall("View.contentMargins(_:_:for:) (Edge.Set, CGFloat?, ContentMarginPlacement)", call47),
        HostileCall("View.contentMargins(_:for:) (CGFloat, ContentMarginPlacement)", call48),
        HostileCall("View.contrast(_:) (Double)", call49),
        HostileCall("View.cornerRadius(_:antialiased:) (CGFloat, Bool)", call50),
        HostileCall("View.defaultScrollAnchor(_:) (UnitPoint?)", call51),
        HostileCall("View.defaultScrollAnchor(_:for:) (UnitPoint?, ScrollAnchorRole)", call52),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (LocalizedStringKey, Binding<Bool>)", call53),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (R, Binding<Bool>)", call54),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (S, Binding<Bool>)", call55),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (Text, Binding<Bool>)", call56),
        HostileCall("View.digitalCrownRotation(_:) (Binding<V>)", call57),
        HostileCall("View.digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:) (Binding<V>, V, V, V.Stride?, DigitalCrownRotationalSensitivity, Bool, Bool) where V.Stride: BinaryFloatingPoint", call58),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (LocalizedStringKey, Bool, () -> A)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alignmentGuide(HorizontalAlignment.leading, computeValue: { _ in h.length }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alignmentGuide(VerticalAlignment.top, computeValue: { _ in h.length }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().aspectRatio(h.length, contentMode: ContentMode.fit))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().aspectRatio(h.size, contentMode: ContentMode.fit))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.int))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.key))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.text))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(Text(verbatim: h.text)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().baselineOffset(h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().blur(radius: h.length))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().border(Color.red, width: h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().brightness(h.double))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().containerRelativeFrame(Axis.Set.horizontal, { _, _ in h.length }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().containerRelativeFrame(Axis.Set.horizontal, count: h.int, span: h.int, spacing: h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().contentMargins(h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().contentMargins(h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().contrast(h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().cornerRadius(h.length))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().defaultScrollAnchor(h.unitPoint))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().defaultScrollAnchor(h.unitPoint, for: ScrollAnchorRole.initialOffset))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(h.key, isSuppressed: .constant(true)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(LocalizedStringResource(stringLiteral: h.text), isSuppressed: .constant(true)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(h.text, isSuppressed: .constant(true)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(Text(verbatim: h.text), isSuppressed: .constant(true)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().digitalCrownRotation(.constant(h.double)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().digitalCrownRotation(.constant(h.double), from: h.double, through: h.double, by: h.double))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.key, shouldPresent: true, actions: { HostileContent() }))
    }
}
