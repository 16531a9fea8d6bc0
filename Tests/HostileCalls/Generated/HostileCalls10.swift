// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls10 {
    static let all: [HostileCall] = [
        HostileCall("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle) where Self == AngularGradient", call0),
        HostileCall("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle) where Self == AngularGradient", call1),
        HostileCall("ShapeStyle.conicGradient(_:center:angle:) (Gradient, UnitPoint, Angle) where Self == AngularGradient", call2),
        HostileCall("ShapeStyle.conicGradient(colors:center:angle:) ([Color], UnitPoint, Angle) where Self == AngularGradient", call3),
        HostileCall("ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call4),
        HostileCall("ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call5),
        HostileCall("ShapeStyle.image(_:sourceRect:scale:) (Image, CGRect, CGFloat) where Self == ImagePaint", call6),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (AnyGradient, UnitPoint, UnitPoint) where Self == LinearGradient", call7),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint) where Self == LinearGradient", call8),
        HostileCall("ShapeStyle.linearGradient(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint) where Self == LinearGradient", call9),
        HostileCall("ShapeStyle.linearGradient(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint) where Self == LinearGradient", call10),
        HostileCall("ShapeStyle.opacity(_:) (Double)", call11),
        HostileCall("ShapeStyle.opacity(_:) (Double) where Self == AnyShapeStyle", call12),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (AnyGradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call13),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call14),
        HostileCall("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call15),
        HostileCall("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call16),
        HostileCall("ShapeView.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call17),
        HostileCall("ShapeView.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call18),
        HostileCall("ShapeView.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool) where Content: InsettableShape", call19),
        HostileCall("ShapeView.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool) where Content: InsettableShape", call20),
        HostileCall("SharePreview.init(_:) (LocalizedStringKey) where Image == Never, Icon == Never", call21),
        HostileCall("SharePreview.init(_:) (LocalizedStringResource) where Image == Never, Icon == Never", call22),
        HostileCall("SharePreview.init(_:) (S) where Image == Never, Icon == Never", call23),
        HostileCall("SharePreview.init(_:) (Text) where Image == Never, Icon == Never", call24),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringKey, Image) where Image: Transferable, Icon == Never", call25),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringResource, Image) where Image: Transferable, Icon == Never", call26),
        HostileCall("SharePreview.init(_:image:) (S, Image) where Image: Transferable, Icon == Never", call27),
        HostileCall("SharePreview.init(_:image:) (Text, Image) where Image: Transferable, Icon == Never", call28),
        HostileCall("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call29),
        HostileCall("Slider.init(value:in:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call30),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call31),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call32),
        HostileCall("Slider.init(value:in:onEditingChanged:) (Binding<V>, ClosedRange<V>, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call33),
        HostileCall("Slider.init(value:in:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call34),
        HostileCall("Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call35),
        HostileCall("Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call36),
        HostileCall("Slider.init(value:in:step:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call37),
        HostileCall("Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (V) -> SliderTick<V>?, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call38),
        HostileCall("Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:tick:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, V?, ClosedRange<V>?, () -> Label, () -> some View, (V) -> SliderTick<V>?, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call39),
        HostileCall("Slider.init(value:in:step:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call40),
        HostileCall("Slider.init(value:in:step:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call41),
        HostileCall("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call42),
        HostileCall("SliderTick.init(_:) (V)", call43),
        HostileCall("SliderTick.init(_:_:) (V, LocalizedStringKey)", call44),
        HostileCall("SliderTick.init(_:_:) (V, S)", call45),
        HostileCall("SliderTick.init(_:label:) (V, () -> L)", call46),
        HostileCall("Spacer.init(minLength:) (CGFloat?)", call47),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, CoordinateSpace)", call48),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:) (Int, some CoordinateSpaceProtocol)", call49),
        HostileCall("SpatialTapGesture.init(count:coordinateSpace:inputKinds:) (Int, some CoordinateSpaceProtocol, GestureInputKinds)", call50),
        HostileCall("Spring.bouncy(duration:extraBounce:) (TimeInterval, Double)", call51),
        HostileCall("Spring.force(fromValue:toValue:position:velocity:) (V, V, V, V)", call52),
        HostileCall("Spring.force(target:position:velocity:) (V, V, V)", call53),
        HostileCall("Spring.init(duration:bounce:) (TimeInterval, Double)", call54),
        HostileCall("Spring.init(mass:stiffness:damping:allowOverDamping:) (Double, Double, Double, Bool)", call55),
        HostileCall("Spring.init(response:dampingRatio:) (Double, Double)", call56),
        HostileCall("Spring.init(settlingDuration:dampingRatio:epsilon:) (TimeInterval, Double, Double)", call57),
        HostileCall("Spring.settlingDuration(fromValue:toValue:initialVelocity:epsilon:) (V, V, V, Double)", call58),
        HostileCall("Spring.settlingDuration(target:initialVelocity:epsilon:) (V, V, Double)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(ImagePaint.image(Image(systemName: "star"), sourceRect: h.rect, scale: h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Color.red.gradient, startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(AnyShapeStyle.opacity(h.double))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Color.red.gradient, center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, lineWidth: h.length))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, style: h.stroke))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(lineWidth: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(style: h.stroke))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text)))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key, image: Image(systemName: "star")))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text), image: Image(systemName: "star")))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text, image: Image(systemName: "star")))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text), image: Image(systemName: "star")))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }, tick: { SliderTick($0) }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, tick: { SliderTick($0) }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, h.key))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, h.text))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, label: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Spacer(minLength: h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int, coordinateSpace: CoordinateSpace.local))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(SpatialTapGesture(count: h.int, inputKinds: GestureInputKinds.all))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Spring.bouncy(duration: h.double, extraBounce: h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(fromValue: h.double, toValue: h.double, position: h.double, velocity: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.force(target: h.double, position: h.double, velocity: h.double))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Spring(duration: h.double, bounce: h.double))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Spring(mass: h.double, stiffness: h.double, damping: h.double))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Spring(response: h.double, dampingRatio: h.double))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Spring(settlingDuration: h.double, dampingRatio: h.double, epsilon: h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(fromValue: h.double, toValue: h.double, initialVelocity: h.double, epsilon: h.double))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(h.spring.settlingDuration(target: h.double, initialVelocity: h.double, epsilon: h.double))
    }
}
