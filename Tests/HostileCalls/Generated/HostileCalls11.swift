// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls11 {
    static let all: [HostileCall] = [
        HostileCall("Spring.smooth(duration:extraBounce:) (TimeInterval, Double)", call0),
        HostileCall("Spring.snappy(duration:extraBounce:) (TimeInterval, Double)", call1),
        HostileCall("Spring.value(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call2),
        HostileCall("Spring.value(target:initialVelocity:time:) (V, V, TimeInterval)", call3),
        HostileCall("Spring.velocity(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call4),
        HostileCall("Spring.velocity(target:initialVelocity:time:) (V, V, TimeInterval)", call5),
        HostileCall("SpringKeyframe.init(_:duration:spring:startVelocity:) (Value, TimeInterval?, Spring, Value?)", call6),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (LocalizedStringKey, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call7),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (S, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call8),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (LocalizedStringKey, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call9),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (LocalizedStringResource, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call10),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (S, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call11),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (LocalizedStringKey, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call12),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (LocalizedStringResource, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call13),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (S, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call14),
        HostileCall("Stepper.init(value:in:step:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, (Bool) -> Void)", call15),
        HostileCall("Stepper.init(value:in:step:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, () -> Label)", call16),
        HostileCall("Stepper.init(value:step:label:onEditingChanged:) (Binding<V>, V.Stride, () -> Label, (Bool) -> Void)", call17),
        HostileCall("Stepper.init(value:step:onEditingChanged:label:) (Binding<V>, V.Stride, (Bool) -> Void, () -> Label)", call18),
        HostileCall("String.LocalizationValue.StringInterpolation.appendInterpolation(_:) (S)", call19),
        HostileCall("String.LocalizationValue.StringInterpolation.appendInterpolation(_:formatter:) (Date, Formatter)", call20),
        HostileCall("String.LocalizationValue.StringInterpolation.appendLiteral(_:) (String)", call21),
        HostileCall("String.LocalizationValue.StringInterpolation.init(literalCapacity:interpolationCount:) (Int, Int)", call22),
        HostileCall("String.LocalizationValue.init(_:) (String)", call23),
        HostileCall("String.LocalizationValue.init(stringLiteral:) (String)", call24),
        HostileCall("String.init(localized:) (LocalizedStringResource)", call25),
        HostileCall("String.init(localized:table:bundle:locale:comment:) (String.LocalizationValue, String?, Bundle?, Locale, StaticString?)", call26),
        HostileCall("StrokeStyle.init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:) (CGFloat, CGLineCap, CGLineJoin, CGFloat, [CGFloat], CGFloat)", call27),
        HostileCall("SubmitTriggers.init(rawValue:) (Int)", call28),
        HostileCall("SymbolEffectOptions.RepeatBehavior.periodic(_:delay:) (Int?, Double?)", call29),
        HostileCall("SymbolEffectOptions.speed(_:) (Double)", call30),
        HostileCall("SystemFormatStyle.DateOffset.discreteInput(after:) (Date)", call31),
        HostileCall("SystemFormatStyle.DateOffset.discreteInput(before:) (Date)", call32),
        HostileCall("SystemFormatStyle.DateOffset.format(_:) (Date)", call33),
        HostileCall("SystemFormatStyle.DateOffset.init(to:allowedFields:maxFieldCount:sign:) (Date, Set<Date.ComponentsFormatStyle.Field>, Int, NumberFormatStyleConfiguration.SignDisplayStrategy)", call34),
        HostileCall("SystemFormatStyle.DateReference.discreteInput(after:) (Date)", call35),
        HostileCall("SystemFormatStyle.DateReference.discreteInput(before:) (Date)", call36),
        HostileCall("SystemFormatStyle.DateReference.format(_:) (Date)", call37),
        HostileCall("SystemFormatStyle.DateReference.init(to:allowedFields:maxFieldCount:thresholdField:) (Date, Set<Date.RelativeFormatStyle.Field>, Int, Date.RelativeFormatStyle.Field)", call38),
        HostileCall("SystemFormatStyle.Stopwatch.discreteInput(after:) (Date)", call39),
        HostileCall("SystemFormatStyle.Stopwatch.discreteInput(before:) (Date)", call40),
        HostileCall("SystemFormatStyle.Stopwatch.format(_:) (Date)", call41),
        HostileCall("SystemFormatStyle.Stopwatch.init(startingAt:showsHours:maxFieldCount:maxPrecision:) (Date, Bool, Int, Duration)", call42),
        HostileCall("SystemFormatStyle.Timer.discreteInput(after:) (Date)", call43),
        HostileCall("SystemFormatStyle.Timer.discreteInput(before:) (Date)", call44),
        HostileCall("SystemFormatStyle.Timer.format(_:) (Date)", call45),
        HostileCall("SystemFormatStyle.Timer.init(countingDownIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration)", call46),
        HostileCall("SystemFormatStyle.Timer.init(countingUpIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration)", call47),
        HostileCall("Tab.init(_:image:role:content:) (LocalizedStringKey, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call48),
        HostileCall("Tab.init(_:image:role:content:) (R, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call49),
        HostileCall("Tab.init(_:image:role:content:) (S, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call50),
        HostileCall("Tab.init(_:image:value:role:content:) (LocalizedStringKey, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call51),
        HostileCall("Tab.init(_:image:value:role:content:) (R, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call52),
        HostileCall("Tab.init(_:image:value:role:content:) (S, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call53),
        HostileCall("Tab.init(_:systemImage:role:content:) (LocalizedStringKey, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call54),
        HostileCall("Tab.init(_:systemImage:role:content:) (R, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call55),
        HostileCall("Tab.init(_:systemImage:role:content:) (S, String, TabRole?, () -> Content) where Value == Never, Content: View, Label == DefaultTabLabel", call56),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (LocalizedStringKey, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call57),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (LocalizedStringKey, String, Value, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel", call58),
        HostileCall("Tab.init(_:systemImage:value:role:content:) (R, String, T, TabRole?, () -> Content) where Value: Hashable, Content: View, Label == DefaultTabLabel , Value == T?", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Spring.smooth(duration: h.double, extraBounce: h.double))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Spring.snappy(duration: h.double, extraBounce: h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(SpringKeyframe(h.double, duration: h.double, spring: h.spring, startVelocity: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, onIncrement: {}, onDecrement: {}))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, onIncrement: {}, onDecrement: {}))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, value: .constant(h.int), step: h.int))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), value: .constant(h.int), step: h.int))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, value: .constant(h.int), step: h.int))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), in: h.integers, step: h.int, label: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), in: h.integers, step: h.int, label: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), step: h.int, label: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(value: .constant(h.int), step: h.int, label: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.text)
        return h.show(value)
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, formatter: NumberFormatter())
        return h.show(value)
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendLiteral(h.text)
        return h.show(value)
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(String.LocalizationValue.StringInterpolation(literalCapacity: h.int, interpolationCount: h.int))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(String.LocalizationValue(h.text))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(String.LocalizationValue(stringLiteral: h.text))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(String(localized: LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(String(localized: String.LocalizationValue(h.text), table: h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(StrokeStyle(lineWidth: h.length, miterLimit: h.length, dash: h.lengths, dashPhase: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(SubmitTriggers(rawValue: h.int))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(SymbolEffectOptions.RepeatBehavior.periodic(h.int, delay: h.double))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(SymbolEffectOptions.speed(h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).discreteInput(after: h.date))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).discreteInput(before: h.date))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date).format(h.date))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset(to: h.date, maxFieldCount: h.int))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).discreteInput(after: h.date))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).discreteInput(before: h.date))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date).format(h.date))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference(to: h.date, maxFieldCount: h.int))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).discreteInput(after: h.date))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).discreteInput(before: h.date))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date).format(h.date))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch(startingAt: h.date, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).discreteInput(after: h.date))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).discreteInput(before: h.date))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound).format(h.date))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer(countingUpIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, image: h.text, content: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), image: h.text, content: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, image: h.text, content: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, image: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Tab(h.key, systemImage: h.text, value: 1, content: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Tab(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, value: 1, content: { HostileContent() }))
    }
}
