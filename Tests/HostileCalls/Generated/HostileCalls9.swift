// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls9 {
    static let all: [HostileCall] = [
        HostileCall("ScrollPosition.scrollTo(y:) (CGFloat)", call0),
        HostileCall("ScrollTarget.init(rect:anchor:) (CGRect, UnitPoint?)", call1),
        HostileCall("ScrollTargetBehavior.viewAligned(limitBehavior:anchor:) (ViewAlignedScrollTargetBehavior.LimitBehavior, UnitPoint?) where Self == ViewAlignedScrollTargetBehavior", call2),
        HostileCall("ScrollTransitionConfiguration.Threshold.visible(_:) (Double)", call3),
        HostileCall("SearchSuggestionsPlacement.Set.init(rawValue:) (Int)", call4),
        HostileCall("Section.init(_:content:) (LocalizedStringKey, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call5),
        HostileCall("Section.init(_:content:) (R, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call6),
        HostileCall("Section.init(_:content:) (S, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call7),
        HostileCall("Section.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call8),
        HostileCall("Section.init(_:isExpanded:content:) (R, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call9),
        HostileCall("Section.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call10),
        HostileCall("SecureField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call11),
        HostileCall("SecureField.init(_:text:) (LocalizedStringResource, Binding<String>) where Label == Text", call12),
        HostileCall("SecureField.init(_:text:) (S, Binding<String>) where Label == Text", call13),
        HostileCall("SecureField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call14),
        HostileCall("SecureField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call15),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call16),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringResource, Binding<String>, Text?) where Label == Text", call17),
        HostileCall("SecureField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call18),
        HostileCall("SecureField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call19),
        HostileCall("SensoryFeedback.impact(flexibility:intensity:) (Flexibility, Double)", call20),
        HostileCall("SensoryFeedback.impact(weight:intensity:) (Weight, Double)", call21),
        HostileCall("ShadowStyle.drop(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call22),
        HostileCall("ShadowStyle.inner(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call23),
        HostileCall("Shape.offset(_:) (CGPoint)", call24),
        HostileCall("Shape.offset(_:) (CGSize)", call25),
        HostileCall("Shape.offset(x:y:) (CGFloat, CGFloat)", call26),
        HostileCall("Shape.rect(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle) where Self == UnevenRoundedRectangle", call27),
        HostileCall("Shape.rect(cornerRadius:style:) (CGFloat, RoundedCornerStyle) where Self == RoundedRectangle", call28),
        HostileCall("Shape.rect(cornerSize:style:) (CGSize, RoundedCornerStyle) where Self == RoundedRectangle", call29),
        HostileCall("Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle) where Self == UnevenRoundedRectangle", call30),
        HostileCall("Shape.rotation(_:anchor:) (Angle, UnitPoint)", call31),
        HostileCall("Shape.scale(_:anchor:) (CGFloat, UnitPoint)", call32),
        HostileCall("Shape.scale(x:y:anchor:) (CGFloat, CGFloat, UnitPoint)", call33),
        HostileCall("Shape.size(_:) (CGSize)", call34),
        HostileCall("Shape.size(_:anchor:) (CGSize, UnitPoint)", call35),
        HostileCall("Shape.size(width:height:) (CGFloat, CGFloat)", call36),
        HostileCall("Shape.size(width:height:anchor:) (CGFloat, CGFloat, UnitPoint)", call37),
        HostileCall("Shape.sizeThatFits(_:) (ProposedViewSize)", call38),
        HostileCall("Shape.stroke(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call39),
        HostileCall("Shape.stroke(_:style:antialiased:) (S, StrokeStyle, Bool)", call40),
        HostileCall("Shape.stroke(lineWidth:) (CGFloat)", call41),
        HostileCall("Shape.stroke(style:) (StrokeStyle)", call42),
        HostileCall("Shape.transform(_:) (CGAffineTransform)", call43),
        HostileCall("Shape.trim(from:to:) (CGFloat, CGFloat)", call44),
        HostileCall("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) (Gradient, UnitPoint, Angle, Angle) where Self == AngularGradient", call45),
        HostileCall("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) ([Color], UnitPoint, Angle, Angle) where Self == AngularGradient", call46),
        HostileCall("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) ([Gradient.Stop], UnitPoint, Angle, Angle) where Self == AngularGradient", call47),
        HostileCall("ShapeStyle.conicGradient(_:center:angle:) (Gradient, UnitPoint, Angle) where Self == AngularGradient", call48),
        HostileCall("ShapeStyle.conicGradient(colors:center:angle:) ([Color], UnitPoint, Angle) where Self == AngularGradient", call49),
        HostileCall("ShapeStyle.ellipticalGradient(_:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call50),
        HostileCall("ShapeStyle.ellipticalGradient(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat) where Self == EllipticalGradient", call51),
        HostileCall("ShapeStyle.image(_:sourceRect:scale:) (Image, CGRect, CGFloat) where Self == ImagePaint", call52),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (AnyGradient, UnitPoint, UnitPoint) where Self == LinearGradient", call53),
        HostileCall("ShapeStyle.linearGradient(_:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint) where Self == LinearGradient", call54),
        HostileCall("ShapeStyle.linearGradient(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint) where Self == LinearGradient", call55),
        HostileCall("ShapeStyle.linearGradient(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint) where Self == LinearGradient", call56),
        HostileCall("ShapeStyle.opacity(_:) (Double)", call57),
        HostileCall("ShapeStyle.opacity(_:) (Double) where Self == AnyShapeStyle", call58),
        HostileCall("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) (AnyGradient, UnitPoint, CGFloat, CGFloat) where Self == RadialGradient", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(y: h.length)
        return h.show(value)
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTarget(rect: h.rect, anchor: h.unitPoint))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(ViewAlignedScrollTargetBehavior.viewAligned(anchor: h.unitPoint))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTransitionConfiguration.Threshold.visible(h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(SearchSuggestionsPlacement.Set(rawValue: h.int))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, content: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.soft, intensity: h.double))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(intensity: h.double))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.drop(radius: h.length, x: h.length, y: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.inner(radius: h.length, x: h.length, y: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(h.point))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(h.size))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(x: h.length, y: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle.rect(cornerRadii: h.radii))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle.rect(cornerRadius: h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle.rect(cornerSize: h.size))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle.rect(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().rotation(h.angle, anchor: h.unitPoint))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().scale(h.length, anchor: h.unitPoint))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().scale(x: h.length, y: h.length, anchor: h.unitPoint))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(h.size))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(h.size, anchor: h.unitPoint))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().size(width: h.length, height: h.length, anchor: h.unitPoint))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().sizeThatFits(h.proposal))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, lineWidth: h.length))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(Color.red, style: h.stroke))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(lineWidth: h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().stroke(style: h.stroke))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().transform(h.affine))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().trim(from: h.length, to: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.angularGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startAngle: h.angle, endAngle: h.angle))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, angle: h.angle))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(AngularGradient.conicGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, angle: h.angle))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient.ellipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(ImagePaint.image(Image(systemName: "star"), sourceRect: h.rect, scale: h.length))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Color.red.gradient, startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient.linearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(AnyShapeStyle.opacity(h.double))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient.radialGradient(Color.red.gradient, center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }
}
