// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls2 {
    static let all: [HostileCall] = [
        HostileCall("CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, CGFloat, CGFloat, Bool, CGAffineTransform)", call0),
        HostileCall("CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:) (CGPoint, CGPoint, CGFloat, CGAffineTransform)", call1),
        HostileCall("CGMutablePath.addCurve(to:control1:control2:transform:) (CGPoint, CGPoint, CGPoint, CGAffineTransform)", call2),
        HostileCall("CGMutablePath.addEllipse(in:transform:) (CGRect, CGAffineTransform)", call3),
        HostileCall("CGMutablePath.addLine(to:transform:) (CGPoint, CGAffineTransform)", call4),
        HostileCall("CGMutablePath.addLines(between:transform:) ([CGPoint], CGAffineTransform)", call5),
        HostileCall("CGMutablePath.addPath(_:transform:) (CGPath, CGAffineTransform)", call6),
        HostileCall("CGMutablePath.addQuadCurve(to:control:transform:) (CGPoint, CGPoint, CGAffineTransform)", call7),
        HostileCall("CGMutablePath.addRect(_:transform:) (CGRect, CGAffineTransform)", call8),
        HostileCall("CGMutablePath.addRects(_:transform:) ([CGRect], CGAffineTransform)", call9),
        HostileCall("CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:) (CGRect, CGFloat, CGFloat, CGAffineTransform)", call10),
        HostileCall("CGMutablePath.move(to:transform:) (CGPoint, CGAffineTransform)", call11),
        HostileCall("CGPath.contains(_:using:transform:) (CGPoint, CGPathFillRule, CGAffineTransform)", call12),
        HostileCall("CGPath.copy(using:) (UnsafePointer<CGAffineTransform>?)", call13),
        HostileCall("CGPath.init(ellipseIn:transform:) (CGRect, UnsafePointer<CGAffineTransform>?)", call14),
        HostileCall("CGPath.init(rect:transform:) (CGRect, UnsafePointer<CGAffineTransform>?)", call15),
        HostileCall("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:) (CGRect, CGFloat, CGFloat, UnsafePointer<CGAffineTransform>?)", call16),
        HostileCall("CGPoint.applying(_:) (CGAffineTransform)", call17),
        HostileCall("CGPoint.applying(_:) (ProjectionTransform)", call18),
        HostileCall("CGRect.applying(_:) (CGAffineTransform)", call19),
        HostileCall("CGSize.applying(_:) (CGAffineTransform)", call20),
        HostileCall("CGVector.init(dx:dy:) (CGFloat, CGFloat)", call21),
        HostileCall("Capsule.corners(in:) (CGSize?)", call22),
        HostileCall("Capsule.inset(by:) (CGFloat)", call23),
        HostileCall("Capsule.path(in:) (CGRect)", call24),
        HostileCall("Circle.corners(in:) (CGSize?)", call25),
        HostileCall("Circle.inset(by:) (CGFloat)", call26),
        HostileCall("Circle.path(in:) (CGRect)", call27),
        HostileCall("Circle.sizeThatFits(_:) (ProposedViewSize)", call28),
        HostileCall("Color.init(_:bundle:) (String, Bundle?)", call29),
        HostileCall("Color.init(_:red:green:blue:opacity:) (RGBColorSpace, Double, Double, Double, Double)", call30),
        HostileCall("Color.init(_:white:opacity:) (RGBColorSpace, Double, Double)", call31),
        HostileCall("Color.init(hue:saturation:brightness:opacity:) (Double, Double, Double, Double)", call32),
        HostileCall("Color.init(red:green:blue:opacity:) (Double, Double, Double, Double)", call33),
        HostileCall("Color.mix(with:by:in:) (Color, Double, Gradient.ColorSpace)", call34),
        HostileCall("Color.opacity(_:) (Double)", call35),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringKey, Binding<Color>, Bool) where Label == Text", call36),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringResource, Binding<Color>, Bool) where Label == Text", call37),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (S, Binding<Color>, Bool) where Label == Text", call38),
        HostileCall("ColorResource.init(name:bundle:) (String, Bundle)", call39),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringKey, () -> Content)", call40),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringResource, () -> Content)", call41),
        HostileCall("CommandMenu.init(_:content:) (S, () -> Content)", call42),
        HostileCall("CommandMenu.init(_:content:) (Text, () -> Content)", call43),
        HostileCall("ConcentricRectangle.corners(in:) (CGSize?)", call44),
        HostileCall("ConcentricRectangle.inset(by:) (CGFloat)", call45),
        HostileCall("ConcentricRectangle.path(in:) (CGRect)", call46),
        HostileCall("ContainerRelativeShape.inset(by:) (CGFloat)", call47),
        HostileCall("ContainerRelativeShape.path(in:) (CGRect)", call48),
        HostileCall("ContentShapeKinds.init(rawValue:) (Int)", call49),
        HostileCall("ContentTransition.numericText(value:) (Double)", call50),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call51),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringResource, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call52),
        HostileCall("ContentUnavailableView.init(_:image:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call53),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call54),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringResource, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call55),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call56),
        HostileCall("ContentUnavailableView.search(text:) (String) where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions", call57),
        HostileCall("ControlGroup.init(_:content:) (LocalizedStringKey, () -> C) where Content == LabeledControlGroupContent<C, Text>", call58),
        HostileCall("ControlGroup.init(_:content:) (R, () -> C) where Content == LabeledControlGroupContent<C, Text>", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addArc(center: h.point, radius: h.length, startAngle: h.length, endAngle: h.length, clockwise: true, transform: h.affine))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addArc(tangent1End: h.point, tangent2End: h.point, radius: h.length, transform: h.affine))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addCurve(to: h.point, control1: h.point, control2: h.point, transform: h.affine))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addEllipse(in: h.rect, transform: h.affine))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addLine(to: h.point, transform: h.affine))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addLines(between: h.points, transform: h.affine))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addPath(CGPath(ellipseIn: h.rect, transform: nil), transform: h.affine))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addQuadCurve(to: h.point, control: h.point, transform: h.affine))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRect(h.rect, transform: h.affine))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRects([h.rect], transform: h.affine))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRoundedRect(in: h.rect, cornerWidth: h.length, cornerHeight: h.length, transform: h.affine))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().move(to: h.point, transform: h.affine))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil).contains(h.point, transform: h.affine))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil).copy(using: nil))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(rect: h.rect, transform: nil))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(roundedRect: h.rect, cornerWidth: h.length, cornerHeight: h.length, transform: nil))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.affine))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.projection))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(h.rect.applying(h.affine))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(h.size.applying(h.affine))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(CGVector(dx: h.length, dy: h.length))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().corners(in: h.size))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().inset(by: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().path(in: h.rect))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Circle().corners(in: h.size))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Circle().inset(by: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Circle().path(in: h.rect))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Circle().sizeThatFits(h.proposal))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Color(h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Color(Color.RGBColorSpace.sRGB, red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Color(white: h.double, opacity: h.double))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Color(hue: h.double, saturation: h.double, brightness: h.double, opacity: h.double))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.mix(with: Color.red, by: h.double))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.key, selection: .constant(Color.red)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(Color.red)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.text, selection: .constant(Color.red)))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(ColorResource(name: h.text, bundle: Bundle.main))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.key, content: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.text, content: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(ConcentricRectangle(corners: .fixed(h.length)).corners(in: h.size))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(ConcentricRectangle(corners: .fixed(h.length)).inset(by: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(ConcentricRectangle(corners: .fixed(h.length)).path(in: h.rect))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().inset(by: h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().path(in: h.rect))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(ContentShapeKinds(rawValue: h.int))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(ContentTransition.numericText(value: h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(LocalizedStringResource(stringLiteral: h.text), image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView.search(text: h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, content: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }
}
