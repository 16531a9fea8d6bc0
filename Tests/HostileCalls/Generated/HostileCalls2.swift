// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls2 {
    static let all: [HostileCall] = [
        HostileCall("ButtonBorderShape.inset(by:) (CGFloat)", call0),
        HostileCall("ButtonBorderShape.path(in:) (CGRect)", call1),
        HostileCall("ButtonBorderShape.roundedRectangle(radius:) (CGFloat)", call2),
        HostileCall("CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call3),
        HostileCall("CGAffineTransform.concatenating(_:) (CGAffineTransform)", call4),
        HostileCall("CGAffineTransform.init(_:_:_:_:_:_:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call5),
        HostileCall("CGAffineTransform.init(a:b:c:d:tx:ty:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call6),
        HostileCall("CGAffineTransform.init(rotationAngle:) (CGFloat)", call7),
        HostileCall("CGAffineTransform.init(scaleX:y:) (CGFloat, CGFloat)", call8),
        HostileCall("CGAffineTransform.init(translationX:y:) (CGFloat, CGFloat)", call9),
        HostileCall("CGAffineTransform.rotated(by:) (CGFloat)", call10),
        HostileCall("CGAffineTransform.scaledBy(x:y:) (CGFloat, CGFloat)", call11),
        HostileCall("CGAffineTransform.translatedBy(x:y:) (CGFloat, CGFloat)", call12),
        HostileCall("CGColor.copy(alpha:) (CGFloat)", call13),
        HostileCall("CGColor.init(gray:alpha:) (CGFloat, CGFloat)", call14),
        HostileCall("CGColor.init(red:green:blue:alpha:) (CGFloat, CGFloat, CGFloat, CGFloat)", call15),
        HostileCall("CGColor.init(srgbRed:green:blue:alpha:) (CGFloat, CGFloat, CGFloat, CGFloat)", call16),
        HostileCall("CGFloat.scale(by:) (Double)", call17),
        HostileCall("CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, CGFloat, CGFloat, Bool, CGAffineTransform)", call18),
        HostileCall("CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:) (CGPoint, CGPoint, CGFloat, CGAffineTransform)", call19),
        HostileCall("CGMutablePath.addCurve(to:control1:control2:transform:) (CGPoint, CGPoint, CGPoint, CGAffineTransform)", call20),
        HostileCall("CGMutablePath.addEllipse(in:transform:) (CGRect, CGAffineTransform)", call21),
        HostileCall("CGMutablePath.addLine(to:transform:) (CGPoint, CGAffineTransform)", call22),
        HostileCall("CGMutablePath.addLines(between:transform:) ([CGPoint], CGAffineTransform)", call23),
        HostileCall("CGMutablePath.addPath(_:transform:) (CGPath, CGAffineTransform)", call24),
        HostileCall("CGMutablePath.addQuadCurve(to:control:transform:) (CGPoint, CGPoint, CGAffineTransform)", call25),
        HostileCall("CGMutablePath.addRect(_:transform:) (CGRect, CGAffineTransform)", call26),
        HostileCall("CGMutablePath.addRects(_:transform:) ([CGRect], CGAffineTransform)", call27),
        HostileCall("CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:) (CGRect, CGFloat, CGFloat, CGAffineTransform)", call28),
        HostileCall("CGMutablePath.move(to:transform:) (CGPoint, CGAffineTransform)", call29),
        HostileCall("CGPath.contains(_:using:transform:) (CGPoint, CGPathFillRule, CGAffineTransform)", call30),
        HostileCall("CGPath.copy(using:) (UnsafePointer<CGAffineTransform>?)", call31),
        HostileCall("CGPath.init(ellipseIn:transform:) (CGRect, UnsafePointer<CGAffineTransform>?)", call32),
        HostileCall("CGPath.init(rect:transform:) (CGRect, UnsafePointer<CGAffineTransform>?)", call33),
        HostileCall("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:) (CGRect, CGFloat, CGFloat, UnsafePointer<CGAffineTransform>?)", call34),
        HostileCall("CGPoint.applying(_:) (CGAffineTransform)", call35),
        HostileCall("CGPoint.applying(_:) (ProjectionTransform)", call36),
        HostileCall("CGRect.applying(_:) (CGAffineTransform)", call37),
        HostileCall("CGSize.applying(_:) (CGAffineTransform)", call38),
        HostileCall("CGVector.init(dx:dy:) (CGFloat, CGFloat)", call39),
        HostileCall("Capsule.corners(in:) (CGSize?)", call40),
        HostileCall("Capsule.inset(by:) (CGFloat)", call41),
        HostileCall("Capsule.path(in:) (CGRect)", call42),
        HostileCall("Circle.corners(in:) (CGSize?)", call43),
        HostileCall("Circle.inset(by:) (CGFloat)", call44),
        HostileCall("Circle.path(in:) (CGRect)", call45),
        HostileCall("Circle.sizeThatFits(_:) (ProposedViewSize)", call46),
        HostileCall("Color.init(_:bundle:) (String, Bundle?)", call47),
        HostileCall("Color.init(_:red:green:blue:opacity:) (RGBColorSpace, Double, Double, Double, Double)", call48),
        HostileCall("Color.init(_:white:opacity:) (RGBColorSpace, Double, Double)", call49),
        HostileCall("Color.init(hue:saturation:brightness:opacity:) (Double, Double, Double, Double)", call50),
        HostileCall("Color.init(red:green:blue:opacity:) (Double, Double, Double, Double)", call51),
        HostileCall("Color.mix(with:by:in:) (Color, Double, Gradient.ColorSpace)", call52),
        HostileCall("Color.opacity(_:) (Double)", call53),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringKey, Binding<Color>, Bool) where Label == Text", call54),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringResource, Binding<Color>, Bool) where Label == Text", call55),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (S, Binding<Color>, Bool) where Label == Text", call56),
        HostileCall("ColorResource.init(name:bundle:) (String, Bundle)", call57),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringKey, () -> Content)", call58),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringResource, () -> Content)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length).inset(by: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length).path(in: h.rect))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(CATransform3D(m11: h.length, m12: h.length, m13: h.length, m14: h.length, m21: h.length, m22: h.length, m23: h.length, m24: h.length, m31: h.length, m32: h.length, m33: h.length, m34: h.length, m41: h.length, m42: h.length, m43: h.length, m44: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.concatenating(h.affine))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(h.length, h.length, h.length, h.length, h.length, h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(a: h.length, b: h.length, c: h.length, d: h.length, tx: h.length, ty: h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(rotationAngle: h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(scaleX: h.length, y: h.length))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(translationX: h.length, y: h.length))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.rotated(by: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.scaledBy(x: h.length, y: h.length))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.translatedBy(x: h.length, y: h.length))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length).copy(alpha: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(gray: h.length, alpha: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(srgbRed: h.length, green: h.length, blue: h.length, alpha: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        var value = h.length
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addArc(center: h.point, radius: h.length, startAngle: h.length, endAngle: h.length, clockwise: true, transform: h.affine))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addArc(tangent1End: h.point, tangent2End: h.point, radius: h.length, transform: h.affine))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addCurve(to: h.point, control1: h.point, control2: h.point, transform: h.affine))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addEllipse(in: h.rect, transform: h.affine))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addLine(to: h.point, transform: h.affine))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addLines(between: h.points, transform: h.affine))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addPath(CGPath(ellipseIn: h.rect, transform: nil), transform: h.affine))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addQuadCurve(to: h.point, control: h.point, transform: h.affine))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRect(h.rect, transform: h.affine))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRects([h.rect], transform: h.affine))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRoundedRect(in: h.rect, cornerWidth: h.length, cornerHeight: h.length, transform: h.affine))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().move(to: h.point, transform: h.affine))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil).contains(h.point, transform: h.affine))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil).copy(using: nil))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(rect: h.rect, transform: nil))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(roundedRect: h.rect, cornerWidth: h.length, cornerHeight: h.length, transform: nil))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.affine))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.projection))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(h.rect.applying(h.affine))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(h.size.applying(h.affine))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(CGVector(dx: h.length, dy: h.length))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().corners(in: h.size))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().inset(by: h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().path(in: h.rect))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Circle().corners(in: h.size))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Circle().inset(by: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Circle().path(in: h.rect))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Circle().sizeThatFits(h.proposal))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Color(h.text))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Color(Color.RGBColorSpace.sRGB, red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Color(white: h.double, opacity: h.double))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Color(hue: h.double, saturation: h.double, brightness: h.double, opacity: h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.mix(with: Color.red, by: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.key, selection: .constant(Color.red)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(Color.red)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.text, selection: .constant(Color.red)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(ColorResource(name: h.text, bundle: Bundle.main))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.key, content: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }
}
