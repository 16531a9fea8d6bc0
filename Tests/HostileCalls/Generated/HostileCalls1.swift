// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls1 {
    static let all: [HostileCall] = [
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == String", call0),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == URL", call1),
        HostileCall("AsyncImage.init(url:scale:) (URL?, CGFloat) where Content == Image", call2),
        HostileCall("AsyncImage.init(url:scale:content:placeholder:) (URL?, CGFloat, (Image) -> I, () -> P) where Content == _ConditionalContent<I, P>", call3),
        HostileCall("AsyncImage.init(url:scale:transaction:content:) (URL?, CGFloat, Transaction, (AsyncImagePhase) -> Content)", call4),
        HostileCall("AttributedString.MarkdownParsingOptions.init(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:) (Bool, InterpretedSyntax, FailurePolicy, String?)", call5),
        HostileCall("AttributedString.init(localized:) (LocalizedStringResource)", call6),
        HostileCall("AttributedString.init(localized:table:bundle:locale:comment:) (String.LocalizationValue, String?, Bundle?, Locale?, StaticString?)", call7),
        HostileCall("Button.init(_:action:) (LocalizedStringKey, () -> Void) where Label == Text", call8),
        HostileCall("Button.init(_:image:action:) (LocalizedStringKey, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call9),
        HostileCall("Button.init(_:image:action:) (S, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call10),
        HostileCall("Button.init(_:image:role:action:) (LocalizedStringKey, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call11),
        HostileCall("Button.init(_:image:role:action:) (S, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call12),
        HostileCall("Button.init(_:role:action:) (LocalizedStringKey, ButtonRole?, () -> Void) where Label == Text", call13),
        HostileCall("Button.init(_:role:action:) (LocalizedStringResource, ButtonRole?, () -> Void) where Label == Text", call14),
        HostileCall("Button.init(_:role:action:) (S, ButtonRole?, () -> Void) where Label == Text", call15),
        HostileCall("Button.init(_:systemImage:action:) (LocalizedStringKey, String, () -> Void) where Label == Martlet.Label<Text, Image>", call16),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringKey, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call17),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringResource, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call18),
        HostileCall("Button.init(_:systemImage:role:action:) (S, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call19),
        HostileCall("ButtonBorderShape.inset(by:) (CGFloat)", call20),
        HostileCall("ButtonBorderShape.path(in:) (CGRect)", call21),
        HostileCall("ButtonBorderShape.roundedRectangle(radius:) (CGFloat)", call22),
        HostileCall("CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call23),
        HostileCall("CGAffineTransform.concatenating(_:) (CGAffineTransform)", call24),
        HostileCall("CGAffineTransform.init(_:_:_:_:_:_:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call25),
        HostileCall("CGAffineTransform.init(a:b:c:d:tx:ty:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call26),
        HostileCall("CGAffineTransform.init(rotationAngle:) (CGFloat)", call27),
        HostileCall("CGAffineTransform.init(scaleX:y:) (CGFloat, CGFloat)", call28),
        HostileCall("CGAffineTransform.init(translationX:y:) (CGFloat, CGFloat)", call29),
        HostileCall("CGAffineTransform.rotated(by:) (CGFloat)", call30),
        HostileCall("CGAffineTransform.scaledBy(x:y:) (CGFloat, CGFloat)", call31),
        HostileCall("CGAffineTransform.translatedBy(x:y:) (CGFloat, CGFloat)", call32),
        HostileCall("CGColor.copy(alpha:) (CGFloat)", call33),
        HostileCall("CGColor.init(gray:alpha:) (CGFloat, CGFloat)", call34),
        HostileCall("CGColor.init(red:green:blue:alpha:) (CGFloat, CGFloat, CGFloat, CGFloat)", call35),
        HostileCall("CGColor.init(srgbRed:green:blue:alpha:) (CGFloat, CGFloat, CGFloat, CGFloat)", call36),
        HostileCall("CGFloat.scale(by:) (Double)", call37),
        HostileCall("CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, CGFloat, CGFloat, Bool, CGAffineTransform)", call38),
        HostileCall("CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:) (CGPoint, CGPoint, CGFloat, CGAffineTransform)", call39),
        HostileCall("CGMutablePath.addCurve(to:control1:control2:transform:) (CGPoint, CGPoint, CGPoint, CGAffineTransform)", call40),
        HostileCall("CGMutablePath.addEllipse(in:transform:) (CGRect, CGAffineTransform)", call41),
        HostileCall("CGMutablePath.addLine(to:transform:) (CGPoint, CGAffineTransform)", call42),
        HostileCall("CGMutablePath.addLines(between:transform:) ([CGPoint], CGAffineTransform)", call43),
        HostileCall("CGMutablePath.addPath(_:transform:) (CGPath, CGAffineTransform)", call44),
        HostileCall("CGMutablePath.addQuadCurve(to:control:transform:) (CGPoint, CGPoint, CGAffineTransform)", call45),
        HostileCall("CGMutablePath.addRect(_:transform:) (CGRect, CGAffineTransform)", call46),
        HostileCall("CGMutablePath.addRects(_:transform:) ([CGRect], CGAffineTransform)", call47),
        HostileCall("CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:) (CGRect, CGFloat, CGFloat, CGAffineTransform)", call48),
        HostileCall("CGMutablePath.move(to:transform:) (CGPoint, CGAffineTransform)", call49),
        HostileCall("CGPath.contains(_:using:transform:) (CGPoint, CGPathFillRule, CGAffineTransform)", call50),
        HostileCall("CGPath.copy(using:) (UnsafePointer<CGAffineTransform>?)", call51),
        HostileCall("CGPath.init(ellipseIn:transform:) (CGRect, UnsafePointer<CGAffineTransform>?)", call52),
        HostileCall("CGPath.init(rect:transform:) (CGRect, UnsafePointer<CGAffineTransform>?)", call53),
        HostileCall("CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:) (CGRect, CGFloat, CGFloat, UnsafePointer<CGAffineTransform>?)", call54),
        HostileCall("CGPoint.applying(_:) (CGAffineTransform)", call55),
        HostileCall("CGPoint.applying(_:) (ProjectionTransform)", call56),
        HostileCall("CGRect.applying(_:) (CGAffineTransform)", call57),
        HostileCall("CGSize.applying(_:) (CGAffineTransform)", call58),
        HostileCall("CGVector.init(dx:dy:) (CGFloat, CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.text, h.text))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: URL(filePath: "/"), h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length, content: { _ in HostileContent() }, placeholder: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length, content: { _ in HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.MarkdownParsingOptions(languageCode: h.text))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString(localized: LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString(localized: String.LocalizationValue(h.text), table: h.text))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, action: {}))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, image: ImageResource(name: h.text, bundle: .main), role: ButtonRole.destructive, action: {}))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, image: ImageResource(name: h.text, bundle: .main), role: ButtonRole.destructive, action: {}))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, role: ButtonRole.destructive, action: {}))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), action: {}))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, action: {}))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, action: {}))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, role: ButtonRole.destructive, action: {}))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, action: {}))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, systemImage: h.text, action: {}))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length).inset(by: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length).path(in: h.rect))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(CATransform3D(m11: h.length, m12: h.length, m13: h.length, m14: h.length, m21: h.length, m22: h.length, m23: h.length, m24: h.length, m31: h.length, m32: h.length, m33: h.length, m34: h.length, m41: h.length, m42: h.length, m43: h.length, m44: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.concatenating(h.affine))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(h.length, h.length, h.length, h.length, h.length, h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(a: h.length, b: h.length, c: h.length, d: h.length, tx: h.length, ty: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(rotationAngle: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(scaleX: h.length, y: h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(translationX: h.length, y: h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.rotated(by: h.length))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.scaledBy(x: h.length, y: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.translatedBy(x: h.length, y: h.length))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length).copy(alpha: h.length))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(gray: h.length, alpha: h.length))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(srgbRed: h.length, green: h.length, blue: h.length, alpha: h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        var value = h.length
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addArc(center: h.point, radius: h.length, startAngle: h.length, endAngle: h.length, clockwise: true, transform: h.affine))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addArc(tangent1End: h.point, tangent2End: h.point, radius: h.length, transform: h.affine))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addCurve(to: h.point, control1: h.point, control2: h.point, transform: h.affine))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addEllipse(in: h.rect, transform: h.affine))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addLine(to: h.point, transform: h.affine))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addLines(between: h.points, transform: h.affine))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addPath(CGPath(ellipseIn: h.rect, transform: nil), transform: h.affine))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addQuadCurve(to: h.point, control: h.point, transform: h.affine))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRect(h.rect, transform: h.affine))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRects([h.rect], transform: h.affine))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().addRoundedRect(in: h.rect, cornerWidth: h.length, cornerHeight: h.length, transform: h.affine))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(CGMutablePath().move(to: h.point, transform: h.affine))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil).contains(h.point, transform: h.affine))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil).copy(using: nil))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(ellipseIn: h.rect, transform: nil))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(rect: h.rect, transform: nil))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(CGPath(roundedRect: h.rect, cornerWidth: h.length, cornerHeight: h.length, transform: nil))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.affine))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.projection))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(h.rect.applying(h.affine))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(h.size.applying(h.affine))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(CGVector(dx: h.length, dy: h.length))
    }
}
