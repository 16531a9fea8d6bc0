// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls10 {
    static let all: [HostileCall] = [
        HostileCall("Shape.size(_:) (CGSize)", call0),
        HostileCall("Shape.size(_:anchor:) (CGSize, UnitPoint)", call1),
        HostileCall("Shape.size(width:height:) (CGFloat, CGFloat)", call2),
        HostileCall("Shape.size(width:height:anchor:) (CGFloat, CGFloat, UnitPoint)", call3),
        HostileCall("Shape.sizeThatFits(_:) (ProposedViewSize)", call4),
        HostileCall("Shape.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call5),
        HostileCall("Shape.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call6),
        HostileCall("Shape.stroke(lineWidth:) (CGFloat)", call7),
        HostileCall("Shape.stroke(style:) (StrokeStyle)", call8),
        HostileCall("Shape.transform(_:) (CGAffineTransform)", call9),
        HostileCall("Shape.trim(from:to:) (CGFloat, CGFloat)", call10),
        HostileCall("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) (Gradient, UnitPoint, Angle, Angle) where Self == AngularGradient", call11),
        HostileCall("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle) where Self == AngularGradient", call12),
        HostileCall("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle) where Self == AngularGradient", call13),
        HostileCall("ShapeStyle.conicGradient(_:center:angle:) (Gradient, UnitPoint, Angle) where Self == AngularGradient", call14),
        HostileCall("ShapeStyle.conicGradient(colors:center:angle:) ([Color], UnitPoint, Angle) where Self == AngularGradient", call15),
        HostileCall("ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call16),
        HostileCall("ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call17),
        HostileCall("ShapeStyle.image(_:sourceRect:scale:) (Image, CGRect, CGFloat) where Self == ImagePaint", call18),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (AnyGradient, UnitPoint, UnitPoint) where Self == LinearGradient", call19),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint) where Self == LinearGradient", call20),
        HostileCall("ShapeStyle.linearGradient(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint) where Self == LinearGradient", call21),
        HostileCall("ShapeStyle.linearGradient(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint) where Self == LinearGradient", call22),
        HostileCall("ShapeStyle.opacity(_:) (Double)", call23),
        HostileCall("ShapeStyle.opacity(_:) (Double) where Self == AnyShapeStyle", call24),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (AnyGradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call25),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call26),
        HostileCall("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call27),
        HostileCall("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call28),
        HostileCall("ShapeView.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call29),
        HostileCall("ShapeView.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call30),
        HostileCall("ShapeView.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool) where Content: InsettableShape", call31),
        HostileCall("ShapeView.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool) where Content: InsettableShape", call32),
        HostileCall("SharePreview.init(_:) (LocalizedStringKey) where Image == Never, Icon == Never", call33),
        HostileCall("SharePreview.init(_:) (LocalizedStringResource) where Image == Never, Icon == Never", call34),
        HostileCall("SharePreview.init(_:) (S) where Image == Never, Icon == Never", call35),
        HostileCall("SharePreview.init(_:) (Text) where Image == Never, Icon == Never", call36),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringKey, Image) where Image: Transferable, Icon == Never", call37),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringResource, Image) where Image: Transferable, Icon == Never", call38),
        HostileCall("SharePreview.init(_:image:) (S, Image) where Image: Transferable, Icon == Never", call39),
        HostileCall("SharePreview.init(_:image:) (Text, Image) where Image: Transferable, Icon == Never", call40),
        HostileCall("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call41),
        HostileCall("Slider.init(value:in:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call42),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call43),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call44),
        HostileCall("Slider.init(value:in:onEditingChanged:) (Binding<V>, ClosedRange<V>, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call45),
        HostileCall("Slider.init(value:in:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call46),
        HostileCall("Slider.init(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call47),
        HostileCall("Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call48),
        HostileCall("Slider.init(value:in:step:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call49),
        HostileCall("Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (V) -> SliderTick<V>?, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call50),
        HostileCall("Slider.init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:tick:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, V?, ClosedRange<V>?, () -> Label, () -> some View, (V) -> SliderTick<V>?, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call51),
        HostileCall("Slider.init(value:in:step:onEditingChanged:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void) where Label == EmptyView, ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call52),
        HostileCall("Slider.init(value:in:step:onEditingChanged:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, () -> Label) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call53),
        HostileCall("Slider.init(value:in:step:onEditingChanged:minimumValueLabel:maximumValueLabel:label:) (Binding<V>, ClosedRange<V>, V.Stride, (Bool) -> Void, ValueLabel, ValueLabel, () -> Label) where V.Stride: BinaryFloatingPoint", call54),
        HostileCall("SliderTick.init(_:) (V)", call55),
        HostileCall("SliderTick.init(_:_:) (V, LocalizedStringKey)", call56),
        HostileCall("SliderTick.init(_:_:) (V, S)", call57),
        HostileCall("SliderTick.init(_:label:) (V, () -> L)", call58),
        HostileCall("Spacer.init(minLength:) (CGFloat?)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(h.size))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(h.size, anchor: h.unitPoint))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length, anchor: h.unitPoint))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().sizeThatFits(h.proposal))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, lineWidth: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, style: h.stroke))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(lineWidth: h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(style: h.stroke))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().transform(h.affine))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().trim(from: h.length, to: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(ImagePaint.image(Image(systemName: "star"), sourceRect: h.rect, scale: h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Color.red.gradient, startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(AnyShapeStyle.opacity(h.double))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Color.red.gradient, center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, lineWidth: h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, style: h.stroke))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(lineWidth: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(style: h.stroke))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key, image: Image(systemName: "star")))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text), image: Image(systemName: "star")))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text, image: Image(systemName: "star")))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text), image: Image(systemName: "star")))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }, tick: { SliderTick($0) }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, tick: { SliderTick($0) }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, label: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, step: h.double, minimumValueLabel: HostileContent(), maximumValueLabel: HostileContent(), label: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, h.key))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(SliderTick(h.double, label: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Spacer(minLength: h.length))
    }
}
