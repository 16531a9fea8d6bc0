// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls1 {
    static let all: [HostileCall] = [
        HostileCall("Animation.spring(response:dampingFraction:blendDuration:) (Double, Double, TimeInterval)", call0),
        HostileCall("Animation.timingCurve(_:_:_:_:duration:) (Double, Double, Double, Double, TimeInterval)", call1),
        HostileCall("Animation.timingCurve(_:duration:) (UnitCurve, TimeInterval)", call2),
        HostileCall("AnimationTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call3),
        HostileCall("AnimationTimelineSchedule.init(minimumInterval:paused:) (Double?, Bool)", call4),
        HostileCall("AnyShape.path(in:) (CGRect)", call5),
        HostileCall("AnyShape.sizeThatFits(_:) (ProposedViewSize)", call6),
        HostileCall("AnyTransition.offset(_:) (CGSize)", call7),
        HostileCall("AnyTransition.offset(x:y:) (CGFloat, CGFloat)", call8),
        HostileCall("AnyTransition.scale(scale:anchor:) (CGFloat, UnitPoint)", call9),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Bool", call10),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Data", call11),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Date", call12),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Double", call13),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Int", call14),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == String", call15),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == URL", call16),
        HostileCall("AsyncImage.init(url:scale:) (URL?, CGFloat) where Content == Image", call17),
        HostileCall("AsyncImage.init(url:scale:content:placeholder:) (URL?, CGFloat, (Image) -> I, () -> P) where Content == _ConditionalContent<I, P>", call18),
        HostileCall("AsyncImage.init(url:scale:transaction:content:) (URL?, CGFloat, Transaction, (AsyncImagePhase) -> Content)", call19),
        HostileCall("AttributedString.LineHeight.exact(points:) (CGFloat)", call20),
        HostileCall("AttributedString.LineHeight.leading(increase:) (CGFloat)", call21),
        HostileCall("AttributedString.LineHeight.multiple(factor:) (CGFloat)", call22),
        HostileCall("AttributedString.MarkdownParsingOptions.init(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:) (Bool, InterpretedSyntax, FailurePolicy, String?)", call23),
        HostileCall("AttributedString.init(localized:) (LocalizedStringResource)", call24),
        HostileCall("AttributedString.init(localized:table:bundle:locale:comment:) (String.LocalizationValue, String?, Bundle?, Locale?, StaticString?)", call25),
        HostileCall("AttributedTextSelection.affinity(in:) (AttributedString)", call26),
        HostileCall("AttributedTextSelection.attributes(in:) (AttributedString)", call27),
        HostileCall("AttributedTextSelection.indices(in:) (AttributedString)", call28),
        HostileCall("AttributedTextSelection.typingAttributes(in:) (AttributedString)", call29),
        HostileCall("Button.init(_:action:) (LocalizedStringKey, () -> Void) where Label == Text", call30),
        HostileCall("Button.init(_:image:action:) (LocalizedStringKey, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call31),
        HostileCall("Button.init(_:image:action:) (S, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call32),
        HostileCall("Button.init(_:image:role:action:) (LocalizedStringKey, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call33),
        HostileCall("Button.init(_:image:role:action:) (S, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call34),
        HostileCall("Button.init(_:role:action:) (LocalizedStringKey, ButtonRole?, () -> Void) where Label == Text", call35),
        HostileCall("Button.init(_:role:action:) (LocalizedStringResource, ButtonRole?, () -> Void) where Label == Text", call36),
        HostileCall("Button.init(_:role:action:) (S, ButtonRole?, () -> Void) where Label == Text", call37),
        HostileCall("Button.init(_:systemImage:action:) (LocalizedStringKey, String, () -> Void) where Label == Martlet.Label<Text, Image>", call38),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringKey, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call39),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringResource, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call40),
        HostileCall("Button.init(_:systemImage:role:action:) (S, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call41),
        HostileCall("ButtonBorderShape.inset(by:) (CGFloat)", call42),
        HostileCall("ButtonBorderShape.path(in:) (CGRect)", call43),
        HostileCall("ButtonBorderShape.roundedRectangle(radius:) (CGFloat)", call44),
        HostileCall("CATransform3D.init(m11:m12:m13:m14:m21:m22:m23:m24:m31:m32:m33:m34:m41:m42:m43:m44:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call45),
        HostileCall("CGAffineTransform.concatenating(_:) (CGAffineTransform)", call46),
        HostileCall("CGAffineTransform.init(_:_:_:_:_:_:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call47),
        HostileCall("CGAffineTransform.init(a:b:c:d:tx:ty:) (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)", call48),
        HostileCall("CGAffineTransform.init(rotationAngle:) (CGFloat)", call49),
        HostileCall("CGAffineTransform.init(scaleX:y:) (CGFloat, CGFloat)", call50),
        HostileCall("CGAffineTransform.init(translationX:y:) (CGFloat, CGFloat)", call51),
        HostileCall("CGAffineTransform.rotated(by:) (CGFloat)", call52),
        HostileCall("CGAffineTransform.scaledBy(x:y:) (CGFloat, CGFloat)", call53),
        HostileCall("CGAffineTransform.translatedBy(x:y:) (CGFloat, CGFloat)", call54),
        HostileCall("CGColor.copy(alpha:) (CGFloat)", call55),
        HostileCall("CGColor.init(gray:alpha:) (CGFloat, CGFloat)", call56),
        HostileCall("CGColor.init(red:green:blue:alpha:) (CGFloat, CGFloat, CGFloat, CGFloat)", call57),
        HostileCall("CGColor.init(srgbRed:green:blue:alpha:) (CGFloat, CGFloat, CGFloat, CGFloat)", call58),
        HostileCall("CGFloat.scale(by:) (Double)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(response: h.double, dampingFraction: h.double, blendDuration: h.double))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Animation.timingCurve(h.double, h.double, h.double, h.double, duration: h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Animation.timingCurve(UnitCurve.easeIn, duration: h.double))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule(minimumInterval: h.double).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule(minimumInterval: h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(AnyShape(Rectangle()).path(in: h.rect))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(AnyShape(Rectangle()).sizeThatFits(h.proposal))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.offset(h.size))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.offset(x: h.length, y: h.length))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.scale(scale: h.length, anchor: h.unitPoint))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: true, h.text))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: Data(), h.text))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.date, h.text))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.double, h.text))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.int, h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.text, h.text))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: URL(filePath: "/"), h.text))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length, content: { _ in HostileContent() }, placeholder: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length, content: { _ in HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.LineHeight.exact(points: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.LineHeight.leading(increase: h.length))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.LineHeight.multiple(factor: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.MarkdownParsingOptions(languageCode: h.text))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString(localized: LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString(localized: String.LocalizationValue(h.text), table: h.text))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().affinity(in: AttributedString(h.text)))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().attributes(in: AttributedString(h.text)))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().indices(in: AttributedString(h.text)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().typingAttributes(in: AttributedString(h.text)))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, action: {}))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, image: ImageResource(name: h.text, bundle: .main), role: ButtonRole.destructive, action: {}))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, image: ImageResource(name: h.text, bundle: .main), role: ButtonRole.destructive, action: {}))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, role: ButtonRole.destructive, action: {}))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), action: {}))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, action: {}))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, action: {}))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, role: ButtonRole.destructive, action: {}))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, action: {}))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, systemImage: h.text, action: {}))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length).inset(by: h.length))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length).path(in: h.rect))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(ButtonBorderShape.roundedRectangle(radius: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(CATransform3D(m11: h.length, m12: h.length, m13: h.length, m14: h.length, m21: h.length, m22: h.length, m23: h.length, m24: h.length, m31: h.length, m32: h.length, m33: h.length, m34: h.length, m41: h.length, m42: h.length, m43: h.length, m44: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.concatenating(h.affine))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(h.length, h.length, h.length, h.length, h.length, h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(a: h.length, b: h.length, c: h.length, d: h.length, tx: h.length, ty: h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(rotationAngle: h.length))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(scaleX: h.length, y: h.length))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(CGAffineTransform(translationX: h.length, y: h.length))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.rotated(by: h.length))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.scaledBy(x: h.length, y: h.length))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(h.affine.translatedBy(x: h.length, y: h.length))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length).copy(alpha: h.length))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(gray: h.length, alpha: h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(red: h.length, green: h.length, blue: h.length, alpha: h.length))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(CGColor(srgbRed: h.length, green: h.length, blue: h.length, alpha: h.length))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        var value = h.length
        value.scale(by: h.double)
        return h.show(value)
    }
}
