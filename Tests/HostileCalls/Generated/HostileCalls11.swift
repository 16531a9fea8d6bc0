// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls11 {
    static let all: [HostileCall] = [
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, CoordinateSpace)", call0),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, some CoordinateSpaceProtocol)", call1),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:inputKinds:) (Int, some CoordinateSpaceProtocol, GestureInputKinds)", call2),
        HostileCall("Spring.bouncy(duration:extraBounce:) (TimeInterval, Double)", call3),
        HostileCall("Spring.force(fromValue:toValue:position:velocity:) (V, V, V, V)", call4),
        HostileCall("Spring.force(target:position:velocity:) (V, V, V)", call5),
        HostileCall("Spring.init(duration:bounce:) (TimeInterval, Double)", call6),
        HostileCall("Spring.init(mass:stiffness:damping:allowOverDamping:) (Double, Double, Double, Bool)", call7),
        HostileCall("Spring.init(response:dampingRatio:) (Double, Double)", call8),
        HostileCall("Spring.init(settlingDuration:dampingRatio:epsilon:) (TimeInterval, Double, Double)", call9),
        HostileCall("Spring.settlingDuration(fromValue:toValue:initialVelocity:epsilon:) (V, V, V, Double)", call10),
        HostileCall("Spring.settlingDuration(target:initialVelocity:epsilon:) (V, V, Double)", call11),
        HostileCall("Spring.smooth(duration:extraBounce:) (TimeInterval, Double)", call12),
        HostileCall("Spring.snappy(duration:extraBounce:) (TimeInterval, Double)", call13),
        HostileCall("Spring.value(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call14),
        HostileCall("Spring.value(target:initialVelocity:time:) (V, V, TimeInterval)", call15),
        HostileCall("Spring.velocity(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call16),
        HostileCall("Spring.velocity(target:initialVelocity:time:) (V, V, TimeInterval)", call17),
        HostileCall("SpringKeyframe.init(_:duration:spring:startVelocity:) (Value, TimeInterval?, Spring, Value?)", call18),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (LocalizedStringKey, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call19),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (LocalizedStringResource, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call20),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (S, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call21),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (LocalizedStringKey, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call22),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (LocalizedStringResource, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call23),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (S, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call24),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (LocalizedStringKey, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call25),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (LocalizedStringResource, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call26),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (S, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call27),
        HostileCall("Stepper.init(value:in:step:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, (Bool) -> Void)", call28),
        HostileCall("Stepper.init(value:in:step:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, () -> Label)", call29),
        HostileCall("Stepper.init(value:step:label:onEditingChanged:) (Binding<V>, V.Stride, () -> Label, (Bool) -> Void)", call30),
        HostileCall("Stepper.init(value:step:onEditingChanged:label:) (Binding<V>, V.Stride, (Bool) -> Void, () -> Label)", call31),
        HostileCall("String.LocalizationValue.StringInterpolation.appendInterpolation(_:) (S)", call32),
        HostileCall("String.LocalizationValue.StringInterpolation.appendInterpolation(_:formatter:) (Date, Formatter)", call33),
        HostileCall("String.LocalizationValue.StringInterpolation.appendLiteral(_:) (String)", call34),
        HostileCall("String.LocalizationValue.StringInterpolation.init(literalCapacity:interpolationCount:) (Int, Int)", call35),
        HostileCall("String.LocalizationValue.init(_:) (String)", call36),
        HostileCall("String.LocalizationValue.init(stringLiteral:) (String)", call37),
        HostileCall("String.init(localized:) (LocalizedStringResource)", call38),
        HostileCall("String.init(localized:table:bundle:locale:comment:) (String.LocalizationValue, String?, Bundle?, Locale, StaticString?)", call39),
        HostileCall("StrokeStyle.init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:) (CGFloat, CGLineCap, CGLineJoin, CGFloat, [CGFloat], CGFloat)", call40),
        HostileCall("SubmitTriggers.init(rawValue:) (Int)", call41),
        HostileCall("SymbolEffectOptions.RepeatBehavior.periodic(_:delay:) (Int?, Double?)", call42),
        HostileCall("SymbolEffectOptions.speed(_:) (Double)", call43),
        HostileCall("SystemFormatStyle.DateOffset.discreteInput(after:) (Date)", call44),
        HostileCall("SystemFormatStyle.DateOffset.discreteInput(before:) (Date)", call45),
        HostileCall("SystemFormatStyle.DateOffset.format(_:) (Date)", call46),
        HostileCall("SystemFormatStyle.DateOffset.init(to:allowedFields:maxFieldCount:sign:) (Date, Set<Date.ComponentsFormatStyle.Field>, Int, NumberFormatStyleConfiguration.SignDisplayStrategy)", call47),
        HostileCall("SystemFormatStyle.DateReference.discreteInput(after:) (Date)", call48),
        HostileCall("SystemFormatStyle.DateReference.discreteInput(before:) (Date)", call49),
        HostileCall("SystemFormatStyle.DateReference.format(_:) (Date)", call50),
        HostileCall("SystemFormatStyle.DateReference.init(to:allowedFields:maxFieldCount:thresholdField:) (Date, Set<Date.RelativeFormatStyle.Field>, Int, Date.RelativeFormatStyle.Field)", call51),
        HostileCall("SystemFormatStyle.Stopwatch.discreteInput(after:) (Date)", call52),
        HostileCall("SystemFormatStyle.Stopwatch.discreteInput(before:) (Date)", call53),
        HostileCall("SystemFormatStyle.Stopwatch.format(_:) (Date)", call54),
        HostileCall("SystemFormatStyle.Stopwatch.init(startingAt:showsHours:maxFieldCount:maxPrecision:) (Date, Bool, Int, Duration)", call55),
        HostileCall("SystemFormatStyle.Timer.discreteInput(after:) (Date)", call56),
        HostileCall("SystemFormatStyle.Timer.discreteInput(before:) (Date)", call57),
        HostileCall("SystemFormatStyle.Timer.format(_:) (Date)", call58),
        HostileCall("SystemFormatStyle.Timer.init(countingDownIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int, coordinateSpace: CoordinateSpace.local))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int, inputKinds: GestureInputKinds.all))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Spring.bouncy(duration: h.double, extraBounce: h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(fromValue: h.double, toValue: h.double, position: h.double, velocity: h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(target: h.double, position: h.double, velocity: h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Spring(duration: h.double, bounce: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Spring(mass: h.double, stiffness: h.double, damping: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Spring(response: h.double, dampingRatio: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Spring(settlingDuration: h.double, dampingRatio: h.double, epsilon: h.double))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(fromValue: h.double, toValue: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(target: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Spring.smooth(duration: h.double, extraBounce: h.double))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Spring.snappy(duration: h.double, extraBounce: h.double))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(SpringKeyframe(h.double, duration: h.double, spring: h.spring, startVelocity: h.double))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, onIncrement: {}, onDecrement: {}))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), onIncrement: {}, onDecrement: {}))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, onIncrement: {}, onDecrement: {}))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, value: .constant(h.int), step: h.int))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), value: .constant(h.int), step: h.int))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, value: .constant(h.int), step: h.int))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), in: h.integers, step: h.int, label: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), in: h.integers, step: h.int, label: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), step: h.int, label: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), step: h.int, label: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.text)
        return h.show(value)
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, formatter: NumberFormatter())
        return h.show(value)
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendLiteral(h.text)
        return h.show(value)
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(String.LocalizationValue.StringInterpolation(literalCapacity: h.int, interpolationCount: h.int))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(String.LocalizationValue(h.text))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(String.LocalizationValue(stringLiteral: h.text))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(String(localized: LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(String(localized: String.LocalizationValue(h.text), table: h.text))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(StrokeStyle(lineWidth: h.length, miterLimit: h.length, dash: h.lengths, dashPhase: h.length))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(SubmitTriggers(rawValue: h.int))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(SymbolEffectOptions.RepeatBehavior.periodic(h.int, delay: h.double))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(SymbolEffectOptions.speed(h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).discreteInput(after: h.date))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).discreteInput(before: h.date))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).format(h.date))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date, maxFieldCount: h.int))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).discreteInput(after: h.date))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).discreteInput(before: h.date))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).format(h.date))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date, maxFieldCount: h.int))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).discreteInput(after: h.date))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).discreteInput(before: h.date))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).format(h.date))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).discreteInput(after: h.date))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).discreteInput(before: h.date))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).format(h.date))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }
}
