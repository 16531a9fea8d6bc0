// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls0 {
    static let all: [HostileCall] = [
        HostileCall("AXCustomContent.init(label:value:) (String, String)", call0),
        HostileCall("AXDataPoint.init(x:y:additionalValues:label:) (Double, Double?, [AXDataPointValue], String?)", call1),
        HostileCall("AXDataPoint.init(x:y:additionalValues:label:) (String, Double?, [AXDataPointValue], String?)", call2),
        HostileCall("AXDataSeriesDescriptor.init(name:isContinuous:dataPoints:) (String, Bool, [AXDataPoint])", call3),
        HostileCall("AXNumericDataAxisDescriptor.init(title:range:gridlinePositions:valueDescriptionProvider:) (String, ClosedRange<Double>, [Double], (Double) -> String)", call4),
        HostileCall("AccessibilityActionCategory.init(_:) (LocalizedStringKey)", call5),
        HostileCall("AccessibilityActionCategory.init(_:) (S)", call6),
        HostileCall("AccessibilityActionCategory.init(_:) (Text)", call7),
        HostileCall("AccessibilityActionKind.init(named:) (Text)", call8),
        HostileCall("AccessibilityCustomContentKey.init(_:) (LocalizedStringKey)", call9),
        HostileCall("AccessibilityCustomContentKey.init(_:id:) (LocalizedStringKey, String)", call10),
        HostileCall("AccessibilityCustomContentKey.init(_:id:) (Text, String)", call11),
        HostileCall("AccessibilityNotification.Announcement.init(_:) (AttributedString)", call12),
        HostileCall("AccessibilityNotification.Announcement.init(_:) (LocalizedStringResource)", call13),
        HostileCall("AccessibilityNotification.Announcement.init(_:) (String)", call14),
        HostileCall("AccessibilityNotification.PageScrolled.init(_:) (AttributedString)", call15),
        HostileCall("AccessibilityNotification.PageScrolled.init(_:) (LocalizedStringResource)", call16),
        HostileCall("AccessibilityNotification.PageScrolled.init(_:) (String)", call17),
        HostileCall("AccessibilityRotorEntry.init(_:id:in:prepare:) (LocalizedStringKey, ID, Namespace.ID?, () -> Void)", call18),
        HostileCall("AccessibilityRotorEntry.init(_:id:in:prepare:) (S, ID, Namespace.ID?, () -> Void)", call19),
        HostileCall("AccessibilityRotorEntry.init(_:id:in:prepare:) (Text, ID, Namespace.ID?, () -> Void)", call20),
        HostileCall("ActionSheet.init(title:message:buttons:) (Text, Text?, [Button])", call21),
        HostileCall("Alert.Button.cancel(_:action:) (Text, (() -> Void)?)", call22),
        HostileCall("Alert.Button.destructive(_:action:) (Text, (() -> Void)?)", call23),
        HostileCall("Alert.init(title:message:dismissButton:) (Text, Text?, Button?)", call24),
        HostileCall("Alert.init(title:message:primaryButton:secondaryButton:) (Text, Text?, Button, Button)", call25),
        HostileCall("AlertScene.init(_:isPresented:actions:) (LocalizedStringKey, Binding<Bool>, () -> Actions) where Message == EmptyView", call26),
        HostileCall("AlertScene.init(_:isPresented:actions:) (S, Binding<Bool>, () -> Actions) where Message == EmptyView", call27),
        HostileCall("AlertScene.init(_:isPresented:actions:) (Title, Binding<Bool>, () -> Actions) where Message == EmptyView", call28),
        HostileCall("AlertScene.init(_:isPresented:actions:message:) (LocalizedStringKey, Binding<Bool>, () -> Actions, () -> Message)", call29),
        HostileCall("AlertScene.init(_:isPresented:actions:message:) (S, Binding<Bool>, () -> Actions, () -> Message)", call30),
        HostileCall("AlertScene.init(_:isPresented:actions:message:) (Title, Binding<Bool>, () -> Actions, () -> Message)", call31),
        HostileCall("AlertScene.init(_:isPresented:presenting:actions:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> Actions) where Message == EmptyView", call32),
        HostileCall("AlertScene.init(_:isPresented:presenting:actions:) (S, Binding<Bool>, T?, (T) -> Actions) where Message == EmptyView", call33),
        HostileCall("AlertScene.init(_:isPresented:presenting:actions:) (Title, Binding<Bool>, T?, (T) -> Actions) where Message == EmptyView", call34),
        HostileCall("AlertScene.init(_:isPresented:presenting:actions:message:) (LocalizedStringKey, Binding<Bool>, T?, (T) -> Actions, (T) -> Message)", call35),
        HostileCall("AlertScene.init(_:isPresented:presenting:actions:message:) (S, Binding<Bool>, T?, (T) -> Actions, (T) -> Message)", call36),
        HostileCall("AlertScene.init(_:isPresented:presenting:actions:message:) (Title, Binding<Bool>, T?, (T) -> Actions, (T) -> Message)", call37),
        HostileCall("AlertScene.init(_:item:actions:) (LocalizedStringKey, Binding<T?>, (T) -> Actions) where Message == EmptyView", call38),
        HostileCall("AlertScene.init(_:item:actions:) (S, Binding<T?>, (T) -> Actions) where Message == EmptyView", call39),
        HostileCall("AlertScene.init(_:item:actions:) (Title, Binding<T?>, (T) -> Actions) where Message == EmptyView", call40),
        HostileCall("AlertScene.init(_:item:actions:message:) (LocalizedStringKey, Binding<T?>, (T) -> Actions, (T) -> Message)", call41),
        HostileCall("AlertScene.init(_:item:actions:message:) (S, Binding<T?>, (T) -> Actions, (T) -> Message)", call42),
        HostileCall("AlertScene.init(_:item:actions:message:) (Title, Binding<T?>, (T) -> Actions, (T) -> Message)", call43),
        HostileCall("Anchor.Source.point(_:) (CGPoint) where Value == CGPoint", call44),
        HostileCall("Anchor.Source.rect(_:) (CGRect) where Value == CGRect", call45),
        HostileCall("Anchor.Source.unitPoint(_:) (UnitPoint) where Value == CGPoint", call46),
        HostileCall("Angle.degrees(_:) (Double)", call47),
        HostileCall("Angle.init(degrees:) (Double)", call48),
        HostileCall("Angle.init(radians:) (Double)", call49),
        HostileCall("Angle.radians(_:) (Double)", call50),
        HostileCall("AngularGradient.init(colors:center:angle:) ([Color], UnitPoint, Angle)", call51),
        HostileCall("AngularGradient.init(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle)", call52),
        HostileCall("AngularGradient.init(gradient:center:angle:) (Gradient, UnitPoint, Angle)", call53),
        HostileCall("AngularGradient.init(gradient:center:startAngle:endAngle:) (Gradient, UnitPoint, Angle, Angle)", call54),
        HostileCall("AngularGradient.init(stops:center:angle:) ([Gradient.Stop], UnitPoint, Angle)", call55),
        HostileCall("AngularGradient.init(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle)", call56),
        HostileCall("AnimatablePair.init(_:_:) (First, Second)", call57),
        HostileCall("AnimatablePair.scale(by:) (Double)", call58),
        HostileCall("AnimatableValues.scale(by:) (Double)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(AXCustomContent(label: h.text, value: h.text))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(AXDataPoint(x: h.double, y: h.double, label: h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(AXDataPoint(x: h.text, y: h.double, label: h.text))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(AXDataSeriesDescriptor(name: h.text, isContinuous: true, dataPoints: [AXDataPoint(x: h.double, y: h.double)]))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(AXNumericDataAxisDescriptor(title: h.text, range: h.span, gridlinePositions: h.lengths.map { Double($0) }, valueDescriptionProvider: { _ in h.text }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityActionCategory(h.key))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityActionCategory(h.text))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityActionCategory(Text(verbatim: h.text)))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityActionKind(named: Text(verbatim: h.text)))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityCustomContentKey(h.key))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityCustomContentKey(h.key, id: h.text))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityCustomContentKey(Text(verbatim: h.text), id: h.text))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityNotification.Announcement(AttributedString(h.text)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityNotification.Announcement(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityNotification.Announcement(h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityNotification.PageScrolled(AttributedString(h.text)))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityNotification.PageScrolled(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityNotification.PageScrolled(h.text))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityRotorEntry(h.key, id: HostileCalls.namespace))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityRotorEntry(h.text, id: HostileCalls.namespace))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityRotorEntry(Text(verbatim: h.text), id: HostileCalls.namespace))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(ActionSheet(title: Text(verbatim: h.text), message: Text(verbatim: h.text)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Alert.Button.cancel(Text(verbatim: h.text)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Alert.Button.destructive(Text(verbatim: h.text)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Alert(title: Text(verbatim: h.text), message: Text(verbatim: h.text)))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Alert(title: Text(verbatim: h.text), message: Text(verbatim: h.text), primaryButton: Alert.Button.cancel(), secondaryButton: Alert.Button.cancel()))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.key, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.text, isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.key, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.text, isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(Text(verbatim: h.text), isPresented: .constant(true), actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.key, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.text, isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(Text(verbatim: h.text), isPresented: .constant(true), presenting: 1, actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.key, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.text, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.key, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(h.text, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(AlertScene(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Anchor.Source.point(h.point))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Anchor.Source.rect(h.rect))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Anchor.Source.unitPoint(h.unitPoint))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Angle.degrees(h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Angle(degrees: h.double))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Angle(radians: h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Angle.radians(h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, angle: h.angle))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(AnimatablePair(h.double, h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        var value = AnimatablePair(h.double, h.double)
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        var value = AnimatableValues(h.double, h.double)
        value.scale(by: h.double)
        return h.show(value)
    }
}
