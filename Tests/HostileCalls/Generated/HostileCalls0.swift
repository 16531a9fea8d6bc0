// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls0 {
    static let all: [HostileCall] = [
        HostileCall("AccessibilityActionKind.init(named:) (Text)", call0),
        HostileCall("AccessibilityCustomContentKey.init(_:) (LocalizedStringKey)", call1),
        HostileCall("AccessibilityCustomContentKey.init(_:id:) (LocalizedStringKey, String)", call2),
        HostileCall("AccessibilityCustomContentKey.init(_:id:) (Text, String)", call3),
        HostileCall("AccessibilityRotorEntry.init(_:id:in:prepare:) (L, ID, Namespace.ID?, () -> Void)", call4),
        HostileCall("AccessibilityRotorEntry.init(_:id:in:prepare:) (LocalizedStringKey, ID, Namespace.ID?, () -> Void)", call5),
        HostileCall("AccessibilityRotorEntry.init(_:id:in:prepare:) (Text, ID, Namespace.ID?, () -> Void)", call6),
        HostileCall("ActionSheet.init(title:message:buttons:) (Text, Text?, [Button])", call7),
        HostileCall("Alert.Button.cancel(_:action:) (Text, (() -> Void)?)", call8),
        HostileCall("Alert.Button.destructive(_:action:) (Text, (() -> Void)?)", call9),
        HostileCall("Alert.init(title:message:dismissButton:) (Text, Text?, Button?)", call10),
        HostileCall("Alert.init(title:message:primaryButton:secondaryButton:) (Text, Text?, Button, Button)", call11),
        HostileCall("Anchor.Source.point(_:) (CGPoint) where Value == CGPoint", call12),
        HostileCall("Anchor.Source.rect(_:) (CGRect) where Value == CGRect", call13),
        HostileCall("Anchor.Source.unitPoint(_:) (UnitPoint) where Value == CGPoint", call14),
        HostileCall("Angle.degrees(_:) (Double)", call15),
        HostileCall("Angle.init(degrees:) (Double)", call16),
        HostileCall("Angle.init(radians:) (Double)", call17),
        HostileCall("Angle.radians(_:) (Double)", call18),
        HostileCall("AngularGradient.init(colors:center:angle:) ([Color], UnitPoint, Angle)", call19),
        HostileCall("AngularGradient.init(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle)", call20),
        HostileCall("AngularGradient.init(gradient:center:angle:) (Gradient, UnitPoint, Angle)", call21),
        HostileCall("AngularGradient.init(gradient:center:startAngle:endAngle:) (Gradient, UnitPoint, Angle, Angle)", call22),
        HostileCall("AngularGradient.init(stops:center:angle:) ([Gradient.Stop], UnitPoint, Angle)", call23),
        HostileCall("AngularGradient.init(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle)", call24),
        HostileCall("AnimatablePair.init(_:_:) (First, Second)", call25),
        HostileCall("AnimatablePair.scale(by:) (Double)", call26),
        HostileCall("Animation.bouncy(duration:extraBounce:) (TimeInterval, Double)", call27),
        HostileCall("Animation.delay(_:) (TimeInterval)", call28),
        HostileCall("Animation.easeIn(duration:) (TimeInterval)", call29),
        HostileCall("Animation.easeInOut(duration:) (TimeInterval)", call30),
        HostileCall("Animation.easeOut(duration:) (TimeInterval)", call31),
        HostileCall("Animation.interactiveSpring(duration:extraBounce:blendDuration:) (TimeInterval, Double, TimeInterval)", call32),
        HostileCall("Animation.interactiveSpring(response:dampingFraction:blendDuration:) (Double, Double, TimeInterval)", call33),
        HostileCall("Animation.interpolatingSpring(_:initialVelocity:) (Spring, Double)", call34),
        HostileCall("Animation.interpolatingSpring(duration:bounce:initialVelocity:) (TimeInterval, Double, Double)", call35),
        HostileCall("Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:) (Double, Double, Double, Double)", call36),
        HostileCall("Animation.linear(duration:) (TimeInterval)", call37),
        HostileCall("Animation.logicallyComplete(after:) (TimeInterval)", call38),
        HostileCall("Animation.repeatCount(_:autoreverses:) (Int, Bool)", call39),
        HostileCall("Animation.smooth(duration:extraBounce:) (TimeInterval, Double)", call40),
        HostileCall("Animation.snappy(duration:extraBounce:) (TimeInterval, Double)", call41),
        HostileCall("Animation.speed(_:) (Double)", call42),
        HostileCall("Animation.spring(_:blendDuration:) (Spring, TimeInterval)", call43),
        HostileCall("Animation.spring(duration:bounce:blendDuration:) (TimeInterval, Double, Double)", call44),
        HostileCall("Animation.spring(response:dampingFraction:blendDuration:) (Double, Double, TimeInterval)", call45),
        HostileCall("Animation.timingCurve(_:_:_:_:duration:) (Double, Double, Double, Double, TimeInterval)", call46),
        HostileCall("Animation.timingCurve(_:duration:) (UnitCurve, TimeInterval)", call47),
        HostileCall("AnimationTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call48),
        HostileCall("AnimationTimelineSchedule.init(minimumInterval:paused:) (Double?, Bool)", call49),
        HostileCall("AnyShape.path(in:) (CGRect)", call50),
        HostileCall("AnyShape.sizeThatFits(_:) (ProposedViewSize)", call51),
        HostileCall("AnyTransition.offset(_:) (CGSize)", call52),
        HostileCall("AnyTransition.offset(x:y:) (CGFloat, CGFloat)", call53),
        HostileCall("AnyTransition.scale(scale:anchor:) (CGFloat, UnitPoint)", call54),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Bool", call55),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Data", call56),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Date", call57),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Double", call58),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Int", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityActionKind(named: Text(verbatim: h.text)))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityCustomContentKey(h.key))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityCustomContentKey(h.key, id: h.text))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityCustomContentKey(Text(verbatim: h.text), id: h.text))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityRotorEntry(h.text, id: HostileCalls.namespace))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityRotorEntry(h.key, id: HostileCalls.namespace))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(AccessibilityRotorEntry(Text(verbatim: h.text), id: HostileCalls.namespace))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(ActionSheet(title: Text(verbatim: h.text), message: Text(verbatim: h.text)))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Alert.Button.cancel(Text(verbatim: h.text)))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Alert.Button.destructive(Text(verbatim: h.text)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Alert(title: Text(verbatim: h.text), message: Text(verbatim: h.text)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Alert(title: Text(verbatim: h.text), message: Text(verbatim: h.text), primaryButton: Alert.Button.cancel(), secondaryButton: Alert.Button.cancel()))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Anchor.Source.point(h.point))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Anchor.Source.rect(h.rect))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Anchor.Source.unitPoint(h.unitPoint))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Angle.degrees(h.double))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Angle(degrees: h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Angle(radians: h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Angle.radians(h.double))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, angle: h.angle))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(AnimatablePair(h.double, h.double))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        var value = AnimatablePair(h.double, h.double)
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Animation.bouncy(duration: h.double, extraBounce: h.double))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.delay(h.double))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Animation.easeIn(duration: h.double))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Animation.easeInOut(duration: h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Animation.easeOut(duration: h.double))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interactiveSpring(duration: h.double, extraBounce: h.double, blendDuration: h.double))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interactiveSpring(response: h.double, dampingFraction: h.double, blendDuration: h.double))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interpolatingSpring(h.spring, initialVelocity: h.double))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interpolatingSpring(duration: h.double, bounce: h.double, initialVelocity: h.double))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interpolatingSpring(mass: h.double, stiffness: h.double, damping: h.double, initialVelocity: h.double))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Animation.linear(duration: h.double))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.logicallyComplete(after: h.double))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.repeatCount(h.int))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Animation.smooth(duration: h.double, extraBounce: h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Animation.snappy(duration: h.double, extraBounce: h.double))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.speed(h.double))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(h.spring, blendDuration: h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(duration: h.double, bounce: h.double, blendDuration: h.double))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(response: h.double, dampingFraction: h.double, blendDuration: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Animation.timingCurve(h.double, h.double, h.double, h.double, duration: h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Animation.timingCurve(UnitCurve.easeIn, duration: h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule(minimumInterval: h.double).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule(minimumInterval: h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(AnyShape(Rectangle()).path(in: h.rect))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(AnyShape(Rectangle()).sizeThatFits(h.proposal))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.offset(h.size))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.offset(x: h.length, y: h.length))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.scale(scale: h.length, anchor: h.unitPoint))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: true, h.text))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: Data(), h.text))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.date, h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.double, h.text))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.int, h.text))
    }
}
