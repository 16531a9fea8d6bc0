// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls1 {
    static let all: [HostileCall] = [
        HostileCall("Animation.bouncy(duration:extraBounce:) (TimeInterval, Double)", call0),
        HostileCall("Animation.delay(_:) (TimeInterval)", call1),
        HostileCall("Animation.easeIn(duration:) (TimeInterval)", call2),
        HostileCall("Animation.easeInOut(duration:) (TimeInterval)", call3),
        HostileCall("Animation.easeOut(duration:) (TimeInterval)", call4),
        HostileCall("Animation.interactiveSpring(duration:extraBounce:blendDuration:) (TimeInterval, Double, TimeInterval)", call5),
        HostileCall("Animation.interactiveSpring(response:dampingFraction:blendDuration:) (Double, Double, TimeInterval)", call6),
        HostileCall("Animation.interpolatingSpring(_:initialVelocity:) (Spring, Double)", call7),
        HostileCall("Animation.interpolatingSpring(duration:bounce:initialVelocity:) (TimeInterval, Double, Double)", call8),
        HostileCall("Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:) (Double, Double, Double, Double)", call9),
        HostileCall("Animation.linear(duration:) (TimeInterval)", call10),
        HostileCall("Animation.logicallyComplete(after:) (TimeInterval)", call11),
        HostileCall("Animation.repeatCount(_:autoreverses:) (Int, Bool)", call12),
        HostileCall("Animation.smooth(duration:extraBounce:) (TimeInterval, Double)", call13),
        HostileCall("Animation.snappy(duration:extraBounce:) (TimeInterval, Double)", call14),
        HostileCall("Animation.speed(_:) (Double)", call15),
        HostileCall("Animation.spring(_:blendDuration:) (Spring, TimeInterval)", call16),
        HostileCall("Animation.spring(duration:bounce:blendDuration:) (TimeInterval, Double, Double)", call17),
        HostileCall("Animation.spring(response:dampingFraction:blendDuration:) (Double, Double, TimeInterval)", call18),
        HostileCall("Animation.timingCurve(_:_:_:_:duration:) (Double, Double, Double, Double, TimeInterval)", call19),
        HostileCall("Animation.timingCurve(_:duration:) (UnitCurve, TimeInterval)", call20),
        HostileCall("AnimationTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call21),
        HostileCall("AnimationTimelineSchedule.init(minimumInterval:paused:) (Double?, Bool)", call22),
        HostileCall("AnyShape.path(in:) (CGRect)", call23),
        HostileCall("AnyShape.sizeThatFits(_:) (ProposedViewSize)", call24),
        HostileCall("AnyTransition.offset(_:) (CGSize)", call25),
        HostileCall("AnyTransition.offset(x:y:) (CGFloat, CGFloat)", call26),
        HostileCall("AnyTransition.scale(scale:anchor:) (CGFloat, UnitPoint)", call27),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Bool", call28),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Data", call29),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Date", call30),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Double", call31),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == Int", call32),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == String", call33),
        HostileCall("AppStorage.init(wrappedValue:_:store:) (Value, String, UserDefaults?) where Value == URL", call34),
        HostileCall("AsyncImage.init(url:scale:) (URL?, CGFloat) where Content == Image", call35),
        HostileCall("AsyncImage.init(url:scale:content:placeholder:) (URL?, CGFloat, (Image) -> I, () -> P) where Content == _ConditionalContent<I, P>", call36),
        HostileCall("AsyncImage.init(url:scale:transaction:content:) (URL?, CGFloat, Transaction, (AsyncImagePhase) -> Content)", call37),
        HostileCall("AttributedString.LineHeight.exact(points:) (CGFloat)", call38),
        HostileCall("AttributedString.LineHeight.leading(increase:) (CGFloat)", call39),
        HostileCall("AttributedString.LineHeight.multiple(factor:) (CGFloat)", call40),
        HostileCall("AttributedString.MarkdownParsingOptions.init(allowsExtendedAttributes:interpretedSyntax:failurePolicy:languageCode:) (Bool, InterpretedSyntax, FailurePolicy, String?)", call41),
        HostileCall("AttributedString.init(localized:) (LocalizedStringResource)", call42),
        HostileCall("AttributedString.init(localized:table:bundle:locale:comment:) (String.LocalizationValue, String?, Bundle?, Locale?, StaticString?)", call43),
        HostileCall("AttributedTextSelection.affinity(in:) (AttributedString)", call44),
        HostileCall("AttributedTextSelection.attributes(in:) (AttributedString)", call45),
        HostileCall("AttributedTextSelection.indices(in:) (AttributedString)", call46),
        HostileCall("AttributedTextSelection.typingAttributes(in:) (AttributedString)", call47),
        HostileCall("Button.init(_:action:) (LocalizedStringKey, () -> Void) where Label == Text", call48),
        HostileCall("Button.init(_:image:action:) (LocalizedStringKey, ImageResource, () -> Void) where Label == Martlet.Label<Text, Image>", call49),
        HostileCall("Button.init(_:image:role:action:) (LocalizedStringKey, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call50),
        HostileCall("Button.init(_:image:role:action:) (LocalizedStringResource, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call51),
        HostileCall("Button.init(_:image:role:action:) (S, ImageResource, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call52),
        HostileCall("Button.init(_:role:action:) (LocalizedStringKey, ButtonRole?, () -> Void) where Label == Text", call53),
        HostileCall("Button.init(_:role:action:) (LocalizedStringResource, ButtonRole?, () -> Void) where Label == Text", call54),
        HostileCall("Button.init(_:role:action:) (S, ButtonRole?, () -> Void) where Label == Text", call55),
        HostileCall("Button.init(_:systemImage:action:) (LocalizedStringKey, String, () -> Void) where Label == Martlet.Label<Text, Image>", call56),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringKey, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call57),
        HostileCall("Button.init(_:systemImage:role:action:) (LocalizedStringResource, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call58),
        HostileCall("Button.init(_:systemImage:role:action:) (S, String, ButtonRole?, () -> Void) where Label == Martlet.Label<Text, Image>", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Animation.bouncy(duration: h.double, extraBounce: h.double))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.delay(h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Animation.easeIn(duration: h.double))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Animation.easeInOut(duration: h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Animation.easeOut(duration: h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interactiveSpring(duration: h.double, extraBounce: h.double, blendDuration: h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interactiveSpring(response: h.double, dampingFraction: h.double, blendDuration: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interpolatingSpring(h.spring, initialVelocity: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interpolatingSpring(duration: h.double, bounce: h.double, initialVelocity: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Animation.interpolatingSpring(mass: h.double, stiffness: h.double, damping: h.double, initialVelocity: h.double))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Animation.linear(duration: h.double))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.logicallyComplete(after: h.double))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.repeatCount(h.int))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Animation.smooth(duration: h.double, extraBounce: h.double))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Animation.snappy(duration: h.double, extraBounce: h.double))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Animation.default.speed(h.double))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(h.spring, blendDuration: h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(duration: h.double, bounce: h.double, blendDuration: h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Animation.spring(response: h.double, dampingFraction: h.double, blendDuration: h.double))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Animation.timingCurve(h.double, h.double, h.double, h.double, duration: h.double))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Animation.timingCurve(UnitCurve.easeIn, duration: h.double))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule(minimumInterval: h.double).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(AnimationTimelineSchedule(minimumInterval: h.double))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(AnyShape(Rectangle()).path(in: h.rect))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(AnyShape(Rectangle()).sizeThatFits(h.proposal))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.offset(h.size))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.offset(x: h.length, y: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(AnyTransition.scale(scale: h.length, anchor: h.unitPoint))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: true, h.text))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: Data(), h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.date, h.text))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.double, h.text))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.int, h.text))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: h.text, h.text))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(AppStorage(wrappedValue: URL(filePath: "/"), h.text))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length, content: { _ in HostileContent() }, placeholder: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(AsyncImage(url: URL(filePath: "/"), scale: h.length, content: { _ in HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.LineHeight.exact(points: h.length))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.LineHeight.leading(increase: h.length))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.LineHeight.multiple(factor: h.length))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString.MarkdownParsingOptions(languageCode: h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString(localized: LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(AttributedString(localized: String.LocalizationValue(h.text), table: h.text))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().affinity(in: AttributedString(h.text)))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().attributes(in: AttributedString(h.text)))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().indices(in: AttributedString(h.text)))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(AttributedTextSelection().typingAttributes(in: AttributedString(h.text)))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, action: {}))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, image: ImageResource(name: h.text, bundle: .main), role: ButtonRole.destructive, action: {}))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, image: ImageResource(name: h.text, bundle: .main), action: {}))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, role: ButtonRole.destructive, action: {}))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), action: {}))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, action: {}))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, action: {}))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.key, systemImage: h.text, role: ButtonRole.destructive, action: {}))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Button(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, action: {}))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Button(h.text, systemImage: h.text, action: {}))
    }
}
