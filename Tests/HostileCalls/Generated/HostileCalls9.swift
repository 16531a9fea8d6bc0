// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls9 {
    static let all: [HostileCall] = [
        HostileCall("SecureField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call0),
        HostileCall("SecureField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call1),
        HostileCall("SensoryFeedback.impact(flexibility:intensity:) (Flexibility, Double)", call2),
        HostileCall("SensoryFeedback.impact(weight:intensity:) (Weight, Double)", call3),
        HostileCall("ShadowStyle.drop(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call4),
        HostileCall("ShadowStyle.inner(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call5),
        HostileCall("Shape.offset(_:) (CGPoint)", call6),
        HostileCall("Shape.offset(_:) (CGSize)", call7),
        HostileCall("Shape.offset(x:y:) (CGFloat, CGFloat)", call8),
        HostileCall("Shape.rect(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle) where Self == UnevenRoundedRectangle", call9),
        HostileCall("Shape.rect(cornerRadius:style:) (CGFloat, RoundedCornerStyle) where Self == RoundedRectangle", call10),
        HostileCall("Shape.rect(cornerSize:style:) (CGSize, RoundedCornerStyle) where Self == RoundedRectangle", call11),
        HostileCall("Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle) where Self == UnevenRoundedRectangle", call12),
        HostileCall("Shape.rotation(_:anchor:) (Angle, UnitPoint)", call13),
        HostileCall("Shape.scale(_:anchor:) (CGFloat, UnitPoint)", call14),
        HostileCall("Shape.scale(x:y:anchor:) (CGFloat, CGFloat, UnitPoint)", call15),
        HostileCall("Shape.size(_:) (CGSize)", call16),
        HostileCall("Shape.size(_:anchor:) (CGSize, UnitPoint)", call17),
        HostileCall("Shape.size(width:height:) (CGFloat, CGFloat)", call18),
        HostileCall("Shape.size(width:height:anchor:) (CGFloat, CGFloat, UnitPoint)", call19),
        HostileCall("Shape.sizeThatFits(_:) (ProposedViewSize)", call20),
        HostileCall("Shape.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call21),
        HostileCall("Shape.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call22),
        HostileCall("Shape.stroke(lineWidth:) (CGFloat)", call23),
        HostileCall("Shape.stroke(style:) (StrokeStyle)", call24),
        HostileCall("Shape.transform(_:) (CGAffineTransform)", call25),
        HostileCall("Shape.trim(from:to:) (CGFloat, CGFloat)", call26),
        HostileCall("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) (Gradient, UnitPoint, Angle, Angle) where Self == AngularGradient", call27),
        HostileCall("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle) where Self == AngularGradient", call28),
        HostileCall("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle) where Self == AngularGradient", call29),
        HostileCall("ShapeStyle.conicGradient(_:center:angle:) (Gradient, UnitPoint, Angle) where Self == AngularGradient", call30),
        HostileCall("ShapeStyle.conicGradient(colors:center:angle:) ([Color], UnitPoint, Angle) where Self == AngularGradient", call31),
        HostileCall("ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call32),
        HostileCall("ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call33),
        HostileCall("ShapeStyle.image(_:sourceRect:scale:) (Image, CGRect, CGFloat) where Self == ImagePaint", call34),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (AnyGradient, UnitPoint, UnitPoint) where Self == LinearGradient", call35),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint) where Self == LinearGradient", call36),
        HostileCall("ShapeStyle.linearGradient(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint) where Self == LinearGradient", call37),
        HostileCall("ShapeStyle.linearGradient(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint) where Self == LinearGradient", call38),
        HostileCall("ShapeStyle.opacity(_:) (Double)", call39),
        HostileCall("ShapeStyle.opacity(_:) (Double) where Self == AnyShapeStyle", call40),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (AnyGradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call41),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call42),
        HostileCall("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call43),
        HostileCall("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call44),
        HostileCall("ShapeView.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call45),
        HostileCall("ShapeView.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call46),
        HostileCall("ShapeView.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool) where Content: InsettableShape", call47),
        HostileCall("ShapeView.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool) where Content: InsettableShape", call48),
        HostileCall("SharePreview.init(_:) (LocalizedStringKey) where Image == Never, Icon == Never", call49),
        HostileCall("SharePreview.init(_:) (LocalizedStringResource) where Image == Never, Icon == Never", call50),
        HostileCall("SharePreview.init(_:) (S) where Image == Never, Icon == Never", call51),
        HostileCall("SharePreview.init(_:) (Text) where Image == Never, Icon == Never", call52),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringKey, Image) where Image: Transferable, Icon == Never", call53),
        HostileCall("SharePreview.init(_:image:) (LocalizedStringResource, Image) where Image: Transferable, Icon == Never", call54),
        HostileCall("SharePreview.init(_:image:) (S, Image) where Image: Transferable, Icon == Never", call55),
        HostileCall("SharePreview.init(_:image:) (Text, Image) where Image: Transferable, Icon == Never", call56),
        HostileCall("Slider.init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call57),
        HostileCall("Slider.init(value:in:label:onEditingChanged:) (Binding<V>, ClosedRange<V>, () -> Label, (Bool) -> Void) where ValueLabel == EmptyView , V.Stride: BinaryFloatingPoint", call58),
        HostileCall("Slider.init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:) (Binding<V>, ClosedRange<V>, V?, ClosedRange<V>?, () -> Label, () -> some View, () -> ValueLabel, () -> ValueLabel, (Bool) -> Void) where V.Stride: BinaryFloatingPoint", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.soft, intensity: h.double))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(intensity: h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.drop(radius: h.length, x: h.length, y: h.length))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.inner(radius: h.length, x: h.length, y: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(h.point))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(h.size))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(x: h.length, y: h.length))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle.rect(cornerRadii: h.radii))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle.rect(cornerRadius: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle.rect(cornerSize: h.size))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle.rect(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().rotation(h.angle, anchor: h.unitPoint))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().scale(h.length, anchor: h.unitPoint))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().scale(x: h.length, y: h.length, anchor: h.unitPoint))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(h.size))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(h.size, anchor: h.unitPoint))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length, anchor: h.unitPoint))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().sizeThatFits(h.proposal))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, lineWidth: h.length))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, style: h.stroke))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(lineWidth: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(style: h.stroke))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().transform(h.affine))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().trim(from: h.length, to: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(ImagePaint.image(Image(systemName: "star"), sourceRect: h.rect, scale: h.length))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Color.red.gradient, startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(AnyShapeStyle.opacity(h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Color.red.gradient, center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, lineWidth: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).stroke(Color.red, style: h.stroke))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(lineWidth: h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().fill(Color.red).strokeBorder(style: h.stroke))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text)))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.key, image: Image(systemName: "star")))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(LocalizedStringResource(stringLiteral: h.text), image: Image(systemName: "star")))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(h.text, image: Image(systemName: "star")))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(SharePreview(Text(verbatim: h.text), image: Image(systemName: "star")))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, label: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Slider(value: .constant(h.double), in: h.span, neutralValue: h.double, enabledBounds: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }
}
