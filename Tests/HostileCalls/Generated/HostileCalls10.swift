// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls10 {
    static let all: [HostileCall] = [
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call0),
        HostileCall("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call1),
        HostileCall("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call2),
        HostileCall("ShapeView.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call3),
        HostileCall("ShapeView.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call4),
        HostileCall("ShapeView.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool) where Content: InsettableShape", call5),
        HostileCall("ShapeView.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool) where Content: InsettableShape", call6),
        HostileCall("SharePreview.init(_:) (LocalizedStringKey) where Image == Never, Icon == Never", call7),
        HostileCall("SharePreview.init(_:) (LocalizedStringResource) where Image == Never, Icon == Never", call8),
        HostileCall("SharePreview.init(_:) (S) where Image == Never, Icon == Never", call9),
        HostileCall("SharePreview.init(_:) (Text) where Image == Never, Icon == Never", call10),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringKey, Image) where Image: Transferable, Icon == Never", call11),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringResource, Image) where Image: Transferable, Icon == Never", call12),
        HostileCall("SharePreview.init(_:image:) (S, Image) where Image: Transferable, Icon == Never", call13),
        HostileCall("SharePreview.init(_:image:) (Text, Image) where Image: Transferable, Icon == Never", call14),
        HostileCall("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call15),
        HostileCall("Slider.init(value:in:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call16),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call17),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call18),
        HostileCall("Slider.init(value:in:onEditingChanged:) (Binding<V>, ClosedRange<V>, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call19),
        HostileCall("Slider.init(value:in:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call20),
        HostileCall("Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call21),
        HostileCall("Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call22),
        HostileCall("Slider.init(value:in:step:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call23),
        HostileCall("Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (V) -> SliderTick<V>?, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call24),
        HostileCall("Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:tick:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, V?, ClosedRange<V>?, () -> Label, () -> some View, (V) -> SliderTick<V>?, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call25),
        HostileCall("Slider.init(value:in:step:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call26),
        HostileCall("Slider.init(value:in:step:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call27),
        HostileCall("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call28),
        HostileCall("SliderTick.init(_:) (V)", call29),
        HostileCall("SliderTick.init(_:_:) (V, LocalizedStringKey)", call30),
        HostileCall("SliderTick.init(_:_:) (V, S)", call31),
        HostileCall("SliderTick.init(_:label:) (V, () -> L)", call32),
        HostileCall("Spacer.init(minLength:) (CGFloat?)", call33),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, CoordinateSpace)", call34),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, some CoordinateSpaceProtocol)", call35),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:inputKinds:) (Int, some CoordinateSpaceProtocol, GestureInputKinds)", call36),
        HostileCall("Spring.bouncy(duration:extraBounce:) (TimeInterval, Double)", call37),
        HostileCall("Spring.force(fromValue:toValue:position:velocity:) (V, V, V, V)", call38),
        HostileCall("Spring.force(target:position:velocity:) (V, V, V)", call39),
        HostileCall("Spring.init(duration:bounce:) (TimeInterval, Double)", call40),
        HostileCall("Spring.init(mass:stiffness:damping:allowOverDamping:) (Double, Double, Double, Bool)", call41),
        HostileCall("Spring.init(response:dampingRatio:) (Double, Double)", call42),
        HostileCall("Spring.init(settlingDuration:dampingRatio:epsilon:) (TimeInterval, Double, Double)", call43),
        HostileCall("Spring.settlingDuration(fromValue:toValue:initialVelocity:epsilon:) (V, V, V, Double)", call44),
        HostileCall("Spring.settlingDuration(target:initialVelocity:epsilon:) (V, V, Double)", call45),
        HostileCall("Spring.smooth(duration:extraBounce:) (TimeInterval, Double)", call46),
        HostileCall("Spring.snappy(duration:extraBounce:) (TimeInterval, Double)", call47),
        HostileCall("Spring.value(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call48),
        HostileCall("Spring.value(target:initialVelocity:time:) (V, V, TimeInterval)", call49),
        HostileCall("Spring.velocity(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call50),
        HostileCall("Spring.velocity(target:initialVelocity:time:) (V, V, TimeInterval)", call51),
        HostileCall("SpringKeyframe.init(_:duration:spring:startVelocity:) (Value, TimeInterval?, Spring, Value?)", call52),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (LocalizedStringKey, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call53),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (S, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call54),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (LocalizedStringKey, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call55),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (LocalizedStringResource, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call56),
        HostileCall("Stepper.init(_:value:in:step:onEditingChanged:) (S, Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == Text", call57),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (LocalizedStringKey, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call58),
        HostileCall("Stepper.init(_:value:step:onEditingChanged:) (LocalizedStringResource, Binding<V>, V.Stride, (Bool) -> Void) where Label == Text", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, lineWidth: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, style: h.stroke))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(lineWidth: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(style: h.stroke))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key, image: Image(systemName: "star")))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text), image: Image(systemName: "star")))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text, image: Image(systemName: "star")))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text), image: Image(systemName: "star")))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }, tick: { SliderTick($0) }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, tick: { SliderTick($0) }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, h.key))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, h.text))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, label: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Spacer(minLength: h.length))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int, coordinateSpace: CoordinateSpace.local))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int, inputKinds: GestureInputKinds.all))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Spring.bouncy(duration: h.double, extraBounce: h.double))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(fromValue: h.double, toValue: h.double, position: h.double, velocity: h.double))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(target: h.double, position: h.double, velocity: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Spring(duration: h.double, bounce: h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Spring(mass: h.double, stiffness: h.double, damping: h.double))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Spring(response: h.double, dampingRatio: h.double))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Spring(settlingDuration: h.double, dampingRatio: h.double, epsilon: h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(fromValue: h.double, toValue: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(target: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Spring.smooth(duration: h.double, extraBounce: h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Spring.snappy(duration: h.double, extraBounce: h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(SpringKeyframe(h.double, duration: h.double, spring: h.spring, startVelocity: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, onIncrement: {}, onDecrement: {}))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, onIncrement: {}, onDecrement: {}))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, value: .constant(h.int), in: h.integers, step: h.int))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, value: .constant(h.int), step: h.int))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(LocalizedStringResource(stringLiteral: h.text), value: .constant(h.int), step: h.int))
    }
}
