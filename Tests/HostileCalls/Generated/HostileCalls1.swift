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
        HostileCall("AttributedString.init(localized:table:bundle:locale:comment:) (String.LocalizationValue, String?, Bundle?, Locale?, StaticString?)", call6),
        HostileCall("Button.init(_:action:) (LocalizedStringKey, () -> Void) where Label == Text", call7),
        HostileCall("Button.init(_:action:) (S, () -> Void) where Label == Text", call8),
        HostileCall("Button.init(_:image:action:) (LocalizedStringKey, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call9),
        HostileCall("Button.init(_:image:action:) (S, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call10),
        HostileCall("Button.init(_:image:role:action:) (LocalizedStringKey, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call11),
        HostileCall("Button.init(_:image:role:action:) (S, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call12),
        HostileCall("Button.init(_:role:action:) (LocalizedStringKey, ButtonRole?, () -> Void) where Label == Text", call13),
        HostileCall("Button.init(_:role:action:) (S, ButtonRole?, () -> Void) where Label == Text", call14),
        HostileCall("Button.init(_:systemImage:action:) (LocalizedStringKey, String, () -> Void) where Label == Martlet.Label<Text, Image>", call15),
        HostileCall("Button.init(_:systemImage:action:) (S, String, () -> Void) where Label == Martlet.Label<Text, Image>", call16),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringKey, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call17),
        HostileCall("Button.init(_:systemImage:role:action:) (S, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call18),
        HostileCall("ButtonBorderShape.roundedRectangle(radius:) (CGFloat)", call19),
        HostileCall("CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call20),
        HostileCall("CGAffineTransform.concatenating(_:) (CGAffineTransform)", call21),
        HostileCall("CGAffineTransform.init(_:_:_:_:_:_:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call22),
        HostileCall("CGAffineTransform.init(a:b:c:d:tx:ty:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call23),
        HostileCall("CGAffineTransform.init(rotationAngle:) (CGFloat)", call24),
        HostileCall("CGAffineTransform.init(scaleX:y:) (CGFloat, CGFloat)", call25),
        HostileCall("CGAffineTransform.init(translationX:y:) (CGFloat, CGFloat)", call26),
        HostileCall("CGAffineTransform.rotated(by:) (CGFloat)", call27),
        HostileCall("CGAffineTransform.scaledBy(x:y:) (CGFloat, CGFloat)", call28),
        HostileCall("CGAffineTransform.translatedBy(x:y:) (CGFloat, CGFloat)", call29),
        HostileCall("CGFloat.scale(by:) (Double)", call30),
        HostileCall("CGPoint.applying(_:) (CGAffineTransform)", call31),
        HostileCall("CGPoint.applying(_:) (ProjectionTransform)", call32),
        HostileCall("CGRect.applying(_:) (CGAffineTransform)", call33),
        HostileCall("CGSize.applying(_:) (CGAffineTransform)", call34),
        HostileCall("CGVector.init(dx:dy:) (CGFloat, CGFloat)", call35),
        HostileCall("Capsule.inset(by:) (CGFloat)", call36),
        HostileCall("Capsule.path(in:) (CGRect)", call37),
        HostileCall("Circle.inset(by:) (CGFloat)", call38),
        HostileCall("Circle.path(in:) (CGRect)", call39),
        HostileCall("Circle.sizeThatFits(_:) (ProposedViewSize)", call40),
        HostileCall("Color.init(_:bundle:) (String, Bundle?)", call41),
        HostileCall("Color.init(_:red:green:blue:opacity:) (RGBColorSpace, Double, Double, Double, Double)", call42),
        HostileCall("Color.init(_:white:opacity:) (RGBColorSpace, Double, Double)", call43),
        HostileCall("Color.init(hue:saturation:brightness:opacity:) (Double, Double, Double, Double)", call44),
        HostileCall("Color.mix(with:by:in:) (Color, Double, Gradient.ColorSpace)", call45),
        HostileCall("Color.opacity(_:) (Double)", call46),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringKey, Binding<Color>, Bool) where Label == Text", call47),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (S, Binding<Color>, Bool) where Label == Text", call48),
        HostileCall("ColorResource.init(name:bundle:) (String, Bundle)", call49),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringKey, () -> Content)", call50),
        HostileCall("CommandMenu.init(_:content:) (S, () -> Content)", call51),
        HostileCall("CommandMenu.init(_:content:) (Text, () -> Content)", call52),
        HostileCall("ContainerRelativeShape.inset(by:) (CGFloat)", call53),
        HostileCall("ContainerRelativeShape.path(in:) (CGRect)", call54),
        HostileCall("ContentShapeKinds.init(rawValue:) (Int)", call55),
        HostileCall("ContentTransition.numericText(value:) (Double)", call56),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call57),
        HostileCall("ContentUnavailableView.init(_:image:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call58),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call59),
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
        return h.show(AttributedString(localized: String.LocalizationValue(h.text), table: h.text))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, action: {}))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, action: {}))
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
        return h.show(Button(h.text, role: ButtonRole.destructive, action: {}))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, action: {}))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, systemImage: h.text, action: {}))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, role: ButtonRole.destructive, action: {}))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, systemImage: h.text, role: ButtonRole.destructive, action: {}))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(CATransform3D(m11: h.length, m12: h.length, m13: h.length, m14: h.length, m21: h.length, m22: h.length, m23: h.length, m24: h.length, m31: h.length, m32: h.length, m33: h.length, m34: h.length, m41: h.length, m42: h.length, m43: h.length, m44: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.concatenating(h.affine))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(h.length, h.length, h.length, h.length, h.length, h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(a: h.length, b: h.length, c: h.length, d: h.length, tx: h.length, ty: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(rotationAngle: h.length))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(scaleX: h.length, y: h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(translationX: h.length, y: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.rotated(by: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.scaledBy(x: h.length, y: h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.translatedBy(x: h.length, y: h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        var value = h.length
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.affine))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(h.point.applying(h.projection))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(h.rect.applying(h.affine))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(h.size.applying(h.affine))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(CGVector(dx: h.length, dy: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().inset(by: h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().path(in: h.rect))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Circle().inset(by: h.length))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Circle().path(in: h.rect))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Circle().sizeThatFits(h.proposal))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Color(h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Color(white: h.double, opacity: h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Color(hue: h.double, saturation: h.double, brightness: h.double, opacity: h.double))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.mix(with: Color.red, by: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.key, selection: .constant(Color.red)))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.text, selection: .constant(Color.red)))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(ColorResource(name: h.text, bundle: Bundle.main))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.key, content: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.text, content: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().inset(by: h.length))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().path(in: h.rect))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(ContentShapeKinds(rawValue: h.int))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(ContentTransition.numericText(value: h.double))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, systemImage: h.text, description: Text(verbatim: h.text)))
    }
}
