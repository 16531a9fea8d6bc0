// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls7 {
    static let all: [HostileCall] = [
        HostileCall("Shape.size(width:height:anchor:) (CGFloat, CGFloat, UnitPoint)", call0),
        HostileCall("Shape.sizeThatFits(_:) (ProposedViewSize)", call1),
        HostileCall("Shape.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call2),
        HostileCall("Shape.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call3),
        HostileCall("Shape.stroke(lineWidth:) (CGFloat)", call4),
        HostileCall("Shape.stroke(style:) (StrokeStyle)", call5),
        HostileCall("Shape.transform(_:) (CGAffineTransform)", call6),
        HostileCall("Shape.trim(from:to:) (CGFloat, CGFloat)", call7),
        HostileCall("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) (Gradient, UnitPoint, Angle, Angle) where Self == AngularGradient", call8),
        HostileCall("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle) where Self == AngularGradient", call9),
        HostileCall("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle) where Self == AngularGradient", call10),
        HostileCall("ShapeStyle.conicGradient(_:center:angle:) (Gradient, UnitPoint, Angle) where Self == AngularGradient", call11),
        HostileCall("ShapeStyle.conicGradient(colors:center:angle:) ([Color], UnitPoint, Angle) where Self == AngularGradient", call12),
        HostileCall("ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call13),
        HostileCall("ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call14),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (AnyGradient, UnitPoint, UnitPoint) where Self == LinearGradient", call15),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint) where Self == LinearGradient", call16),
        HostileCall("ShapeStyle.linearGradient(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint) where Self == LinearGradient", call17),
        HostileCall("ShapeStyle.linearGradient(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint) where Self == LinearGradient", call18),
        HostileCall("ShapeStyle.opacity(_:) (Double)", call19),
        HostileCall("ShapeStyle.opacity(_:) (Double) where Self == AnyShapeStyle", call20),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (AnyGradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call21),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call22),
        HostileCall("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call23),
        HostileCall("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call24),
        HostileCall("ShapeView.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call25),
        HostileCall("ShapeView.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call26),
        HostileCall("ShapeView.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool) where Content: InsettableShape", call27),
        HostileCall("ShapeView.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool) where Content: InsettableShape", call28),
        HostileCall("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call29),
        HostileCall("Slider.init(value:in:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call30),
        HostileCall("Slider.init(value:in:onEditingChanged:) (Binding<V>, ClosedRange<V>, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call31),
        HostileCall("Slider.init(value:in:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call32),
        HostileCall("Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call33),
        HostileCall("Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call34),
        HostileCall("Slider.init(value:in:step:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call35),
        HostileCall("Slider.init(value:in:step:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call36),
        HostileCall("Slider.init(value:in:step:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call37),
        HostileCall("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call38),
        HostileCall("Spacer.init(minLength:) (CGFloat?)", call39),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, CoordinateSpace)", call40),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, some CoordinateSpaceProtocol)", call41),
        HostileCall("Spring.bouncy(duration:extraBounce:) (TimeInterval, Double)", call42),
        HostileCall("Spring.force(fromValue:toValue:position:velocity:) (V, V, V, V)", call43),
        HostileCall("Spring.force(target:position:velocity:) (V, V, V)", call44),
        HostileCall("Spring.init(duration:bounce:) (TimeInterval, Double)", call45),
        HostileCall("Spring.init(mass:stiffness:damping:allowOverDamping:) (Double, Double, Double, Bool)", call46),
        HostileCall("Spring.init(response:dampingRatio:) (Double, Double)", call47),
        HostileCall("Spring.init(settlingDuration:dampingRatio:epsilon:) (TimeInterval, Double, Double)", call48),
        HostileCall("Spring.settlingDuration(fromValue:toValue:initialVelocity:epsilon:) (V, V, V, Double)", call49),
        HostileCall("Spring.settlingDuration(target:initialVelocity:epsilon:) (V, V, Double)", call50),
        HostileCall("Spring.smooth(duration:extraBounce:) (TimeInterval, Double)", call51),
        HostileCall("Spring.snappy(duration:extraBounce:) (TimeInterval, Double)", call52),
        HostileCall("Spring.value(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call53),
        HostileCall("Spring.value(target:initialVelocity:time:) (V, V, TimeInterval)", call54),
        HostileCall("Spring.velocity(fromValue:toValue:initialVelocity:time:) (V, V, V, TimeInterval)", call55),
        HostileCall("Spring.velocity(target:initialVelocity:time:) (V, V, TimeInterval)", call56),
        HostileCall("SpringKeyframe.init(_:duration:spring:startVelocity:) (Value, TimeInterval?, Spring, Value?)", call57),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (LocalizedStringKey, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call58),
        HostileCall("Stepper.init(_:onIncrement:onDecrement:onEditingChanged:) (S, (() -> Void)?, (() -> Void)?, (Bool) -> Void) where Label == Text", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length, anchor: h.unitPoint))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().sizeThatFits(h.proposal))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, lineWidth: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, style: h.stroke))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(lineWidth: h.length))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(style: h.stroke))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().transform(h.affine))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().trim(from: h.length, to: h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Color.red.gradient, startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(AnyShapeStyle.opacity(h.double))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Color.red.gradient, center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, lineWidth: h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, style: h.stroke))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(lineWidth: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(style: h.stroke))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Spacer(minLength: h.length))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Spring.bouncy(duration: h.double, extraBounce: h.double))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(fromValue: h.double, toValue: h.double, position: h.double, velocity: h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(target: h.double, position: h.double, velocity: h.double))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Spring(duration: h.double, bounce: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Spring(mass: h.double, stiffness: h.double, damping: h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Spring(response: h.double, dampingRatio: h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Spring(settlingDuration: h.double, dampingRatio: h.double, epsilon: h.double))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(fromValue: h.double, toValue: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(target: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Spring.smooth(duration: h.double, extraBounce: h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Spring.snappy(duration: h.double, extraBounce: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.value(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(fromValue: h.double, toValue: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.velocity(target: h.double, initialVelocity: h.double, time: h.double))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(SpringKeyframe(h.double, duration: h.double, spring: h.spring, startVelocity: h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.key, onIncrement: {}, onDecrement: {}))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Stepper(h.text, onIncrement: {}, onDecrement: {}))
    }
}
