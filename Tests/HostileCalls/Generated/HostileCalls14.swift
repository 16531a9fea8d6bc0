// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls14 {
    static let all: [HostileCall] = [
        HostileCall("View.accessibilityHint(_:isEnabled:) (LocalizedStringKey, Bool)", call0),
        HostileCall("View.accessibilityHint(_:isEnabled:) (S, Bool)", call1),
        HostileCall("View.accessibilityHint(_:isEnabled:) (Text, Bool)", call2),
        HostileCall("View.accessibilityIdentifier(_:) (String)", call3),
        HostileCall("View.accessibilityIdentifier(_:isEnabled:) (String, Bool)", call4),
        HostileCall("View.accessibilityLabel(_:) (LocalizedStringKey)", call5),
        HostileCall("View.accessibilityLabel(_:) (Title)", call6),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (LocalizedStringKey, Bool)", call7),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (S, Bool)", call8),
        HostileCall("View.accessibilityLabel(_:isEnabled:) (Text, Bool)", call9),
        HostileCall("View.accessibilitySortPriority(_:) (Double)", call10),
        HostileCall("View.accessibilityValue(_:) (LocalizedStringKey)", call11),
        HostileCall("View.accessibilityValue(_:) (Title)", call12),
        HostileCall("View.accessibilityValue(_:isEnabled:) (LocalizedStringKey, Bool)", call13),
        HostileCall("View.accessibilityValue(_:isEnabled:) (S, Bool)", call14),
        HostileCall("View.accessibilityValue(_:isEnabled:) (Text, Bool)", call15),
        HostileCall("View.alert(_:isPresented:actions:) (LocalizedStringKey, Binding<Bool>, () -> A)", call16),
        HostileCall("View.alert(_:isPresented:actions:) (S, Binding<Bool>, () -> A)", call17),
        HostileCall("View.alert(_:isPresented:actions:) (Title, Binding<Bool>, () -> A)", call18),
        HostileCall("View.alert(_:isPresented:actions:message:) (LocalizedStringKey, Binding<Bool>, () -> A, () -> M)", call19),
        HostileCall("View.alert(_:isPresented:actions:message:) (S, Binding<Bool>, () -> A, () -> M)", call20),
        HostileCall("View.alert(_:isPresented:actions:message:) (Title, Binding<Bool>, () -> A, () -> M)", call21),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A)", call22),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (S, Binding<Bool>, T?, (T) -> A)", call23),
        HostileCall("View.alert(_:isPresented:presenting:actions:) (Title, Binding<Bool>, T?, (T) -> A)", call24),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> A, (T) -> M)", call25),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (S, Binding<Bool>, T?, (T) -> A, (T) -> M)", call26),
        HostileCall("View.alert(_:isPresented:presenting:actions:message:) (Title, Binding<Bool>, T?, (T) -> A, (T) -> M)", call27),
        HostileCall("View.alert(_:item:actions:) (LocalizedStringKey, Binding<T?>, (T) -> A)", call28),
        HostileCall("View.alert(_:item:actions:) (S, Binding<T?>, (T) -> A)", call29),
        HostileCall("View.alert(_:item:actions:) (Title, Binding<T?>, (T) -> A)", call30),
        HostileCall("View.alert(_:item:actions:message:) (LocalizedStringKey, Binding<T?>, (T) -> A, (T) -> M)", call31),
        HostileCall("View.alert(_:item:actions:message:) (S, Binding<T?>, (T) -> A, (T) -> M)", call32),
        HostileCall("View.alert(_:item:actions:message:) (Title, Binding<T?>, (T) -> A, (T) -> M)", call33),
        HostileCall("View.alignmentGuide(_:computeValue:) (HorizontalAlignment, (ViewDimensions) -> CGFloat)", call34),
        HostileCall("View.alignmentGuide(_:computeValue:) (VerticalAlignment, (ViewDimensions) -> CGFloat)", call35),
        HostileCall("View.aspectRatio(_:contentMode:) (CGFloat?, ContentMode)", call36),
        HostileCall("View.aspectRatio(_:contentMode:) (CGSize, ContentMode)", call37),
        HostileCall("View.badge(_:) (Int)", call38),
        HostileCall("View.badge(_:) (LocalizedStringKey?)", call39),
        HostileCall("View.badge(_:) (LocalizedStringResource?)", call40),
        HostileCall("View.badge(_:) (S?)", call41),
        HostileCall("View.badge(_:) (Text?)", call42),
        HostileCall("View.baselineOffset(_:) (CGFloat)", call43),
        HostileCall("View.blur(radius:opaque:) (CGFloat, Bool)", call44),
        HostileCall("View.border(_:width:) (S, CGFloat)", call45),
        HostileCall("View.brightness(_:) (Double)", call46),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:) (LocalizedStringKey, Binding<Bool>, Visibility, () -> A)", call47),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:) (S, Binding<Bool>, Visibility, () -> A)", call48),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:) (Title, Binding<Bool>, Visibility, () -> A)", call49),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:) (LocalizedStringKey, Binding<Bool>, Visibility, () -> A, () -> M)", call50),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:) (S, Binding<Bool>, Visibility, () -> A, () -> M)", call51),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:actions:message:) (Title, Binding<Bool>, Visibility, () -> A, () -> M)", call52),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) (LocalizedStringKey, Binding<Bool>, Visibility, T?, (T) -> A)", call53),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) (S, Binding<Bool>, Visibility, T?, (T) -> A)", call54),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:) (Title, Binding<Bool>, Visibility, T?, (T) -> A)", call55),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) (LocalizedStringKey, Binding<Bool>, Visibility, T?, (T) -> A, (T) -> M)", call56),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) (S, Binding<Bool>, Visibility, T?, (T) -> A, (T) -> M)", call57),
        HostileCall("View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:) (Title, Binding<Bool>, Visibility, T?, (T) -> A, (T) -> M)", call58),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:) (LocalizedStringKey, Binding<T?>, Visibility, (T) -> A)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.key, isEnabled: true))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityHint(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityIdentifier(h.text, isEnabled: true))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text)))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.key, isEnabled: true))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(h.text))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityLabel(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilitySortPriority(h.double))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.key, isEnabled: true))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().accessibilityValue(Text(verbatim: h.text), isEnabled: true))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.key, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(h.text, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alert(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alignmentGuide(HorizontalAlignment.leading, computeValue: { _ in h.length }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().alignmentGuide(VerticalAlignment.top, computeValue: { _ in h.length }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().aspectRatio(h.length, contentMode: ContentMode.fit))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().aspectRatio(h.size, contentMode: ContentMode.fit))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.int))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.key))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().badge(Text(verbatim: h.text)))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().baselineOffset(h.length))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().blur(radius: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().border(Color.red, width: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().brightness(h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, item: .constant(1), actions: { _ in HostileContent() }))
    }
}
