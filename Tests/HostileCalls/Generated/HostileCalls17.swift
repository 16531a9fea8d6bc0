// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls17 {
    static let all: [HostileCall] = [
        HostileCall("View.searchable(text:placement:prompt:suggestions:) (Binding<String>, SearchFieldPlacement, Text?, () -> S)", call0),
        HostileCall("View.sectionIndexLabel(_:) (S?)", call1),
        HostileCall("View.sectionIndexLabel(_:) (Text?)", call2),
        HostileCall("View.shadow(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call3),
        HostileCall("View.speechAdjustedPitch(_:) (Double)", call4),
        HostileCall("View.textInputCompletion(_:) (String)", call5),
        HostileCall("View.tracking(_:) (CGFloat)", call6),
        HostileCall("View.transformEffect(_:) (CGAffineTransform)", call7),
        HostileCall("View.typeSelectEquivalent(_:) (LocalizedStringKey)", call8),
        HostileCall("View.typeSelectEquivalent(_:) (S)", call9),
        HostileCall("View.typeSelectEquivalent(_:) (Text?)", call10),
        HostileCall("View.windowResizeAnchor(_:) (UnitPoint?)", call11),
        HostileCall("View.zIndex(_:) (Double)", call12),
        HostileCall("ViewAlignedScrollTargetBehavior.init(limitBehavior:anchor:) (LimitBehavior, UnitPoint?)", call13),
        HostileCall("VisualEffect.blur(radius:opaque:) (CGFloat, Bool)", call14),
        HostileCall("VisualEffect.brightness(_:) (Double)", call15),
        HostileCall("VisualEffect.contrast(_:) (Double)", call16),
        HostileCall("VisualEffect.grayscale(_:) (Double)", call17),
        HostileCall("VisualEffect.hueRotation(_:) (Angle)", call18),
        HostileCall("VisualEffect.offset(_:) (CGSize)", call19),
        HostileCall("VisualEffect.offset(x:y:) (CGFloat, CGFloat)", call20),
        HostileCall("VisualEffect.opacity(_:) (Double)", call21),
        HostileCall("VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:) (Angle, (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, CGFloat, CGFloat)", call22),
        HostileCall("VisualEffect.rotationEffect(_:anchor:) (Angle, UnitPoint)", call23),
        HostileCall("VisualEffect.saturation(_:) (Double)", call24),
        HostileCall("VisualEffect.scaleEffect(_:anchor:) (CGFloat, UnitPoint)", call25),
        HostileCall("VisualEffect.scaleEffect(_:anchor:) (CGSize, UnitPoint)", call26),
        HostileCall("VisualEffect.scaleEffect(x:y:anchor:) (CGFloat, CGFloat, UnitPoint)", call27),
        HostileCall("VisualEffect.transformEffect(_:) (ProjectionTransform)", call28),
        HostileCall("WiggleSymbolEffect.custom(angle:) (Angle)", call29),
        HostileCall("WiggleSymbolEffect.custom(angle:) (Double)", call30),
        HostileCall("Window.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call31),
        HostileCall("Window.init(_:id:content:) (LocalizedStringResource, String, () -> Content)", call32),
        HostileCall("Window.init(_:id:content:) (S, String, () -> Content)", call33),
        HostileCall("Window.init(_:id:content:) (Text, String, () -> Content)", call34),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringKey, () -> Content)", call35),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringResource, () -> Content)", call36),
        HostileCall("WindowGroup.init(_:content:) (S, () -> Content)", call37),
        HostileCall("WindowGroup.init(_:content:) (Text, () -> Content)", call38),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call39),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringResource, String, () -> Content)", call40),
        HostileCall("WindowGroup.init(_:id:content:) (S, String, () -> Content)", call41),
        HostileCall("WindowGroup.init(_:id:content:) (Text, String, () -> Content)", call42),
        HostileCall("WindowGroup.init(id:content:) (String, () -> Content)", call43),
        HostileCall("WindowPlacement.init(_:size:) (CGPoint?, CGSize?)", call44),
        HostileCall("WindowPlacement.init(_:size:) (UnitPoint, CGSize?)", call45),
        HostileCall("WindowPlacement.init(_:width:height:) (UnitPoint, CGFloat?, CGFloat?)", call46),
        HostileCall("WindowPlacement.init(x:y:width:height:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?)", call47),
        HostileCall("WindowVisibilityToggle.init(windowID:) (String)", call48),
        HostileCall("_PageTitle.constant(_:) (String) where Self == Binding<String>", call49),
        HostileCall("_PlatformColor.init(_colorLiteralRed:green:blue:alpha:) (Float, Float, Float, Float)", call50),
        HostileCall("_PlatformColor.init(red:green:blue:alpha:) (Double, Double, Double, Double)", call51),
        HostileCall("_PlatformColor.init(white:alpha:) (Double, Double)", call52),
        HostileCall("_PlatformColor.withAlphaComponent(_:) (Double)", call53),
        HostileCall("_PlatformImage.init(contentsOfFile:) (String)", call54),
        HostileCall("_PlatformImage.init(data:scale:) (Data, CGFloat)", call55),
        HostileCall("_PlatformImage.init(named:) (String)", call56),
        HostileCall("_PlatformImage.init(resource:) (ImageResource)", call57),
        HostileCall("_PlatformImage.init(systemName:) (String)", call58),
        HostileCall("_PlatformImage.init(systemSymbolName:accessibilityDescription:) (String, String?)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), prompt: Text(verbatim: h.text), suggestions: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().sectionIndexLabel(h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().sectionIndexLabel(Text(verbatim: h.text)))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().shadow(radius: h.length, x: h.length, y: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().speechAdjustedPitch(h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().textInputCompletion(h.text))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().tracking(h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().transformEffect(h.affine))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().typeSelectEquivalent(h.key))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().typeSelectEquivalent(h.text))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().typeSelectEquivalent(Text(verbatim: h.text)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().windowResizeAnchor(h.unitPoint))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().zIndex(h.double))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(ViewAlignedScrollTargetBehavior(anchor: h.unitPoint))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().blur(radius: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().brightness(h.double))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().contrast(h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().grayscale(h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().hueRotation(h.angle))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().offset(h.size))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().offset(x: h.length, y: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().opacity(h.double))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().rotation3DEffect(h.angle, axis: (h.length, h.length, h.length), anchor: h.unitPoint, anchorZ: h.length, perspective: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().rotationEffect(h.angle, anchor: h.unitPoint))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().saturation(h.double))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().scaleEffect(h.length, anchor: h.unitPoint))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().scaleEffect(h.size, anchor: h.unitPoint))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().scaleEffect(x: h.length, y: h.length, anchor: h.unitPoint))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().transformEffect(h.projection))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(WiggleSymbolEffect.wiggle.custom(angle: h.angle))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(WiggleSymbolEffect.wiggle.custom(angle: h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Window(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Window(LocalizedStringResource(stringLiteral: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Window(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Window(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, content: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, content: { HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(LocalizedStringResource(stringLiteral: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(id: h.text, content: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.point, size: h.size))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.unitPoint, size: h.size))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.unitPoint, width: h.length, height: h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(x: h.length, y: h.length, width: h.length, height: h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(WindowVisibilityToggle(windowID: h.text))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Binding<String>.constant(h.text))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(_colorLiteralRed: h.float, green: h.float, blue: h.float, alpha: h.float))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(red: h.double, green: h.double, blue: h.double, alpha: h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(white: h.double, alpha: h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor.red.withAlphaComponent(h.double))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(contentsOfFile: h.text) as Any)
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(data: Data(), scale: h.length) as Any)
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(named: h.text) as Any)
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(resource: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemName: h.text) as Any)
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemSymbolName: h.text, accessibilityDescription: h.text) as Any)
    }
}
