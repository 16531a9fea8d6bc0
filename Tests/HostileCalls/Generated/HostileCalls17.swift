// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls17 {
    static let all: [HostileCall] = [
        HostileCall("VisualEffect.offset(x:y:) (CGFloat, CGFloat)", call0),
        HostileCall("VisualEffect.opacity(_:) (Double)", call1),
        HostileCall("VisualEffect.rotation3DEffect(_:axis:anchor:anchorZ:perspective:) (Angle, (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, CGFloat, CGFloat)", call2),
        HostileCall("VisualEffect.rotationEffect(_:anchor:) (Angle, UnitPoint)", call3),
        HostileCall("VisualEffect.saturation(_:) (Double)", call4),
        HostileCall("VisualEffect.scaleEffect(_:anchor:) (CGFloat, UnitPoint)", call5),
        HostileCall("VisualEffect.scaleEffect(_:anchor:) (CGSize, UnitPoint)", call6),
        HostileCall("VisualEffect.scaleEffect(x:y:anchor:) (CGFloat, CGFloat, UnitPoint)", call7),
        HostileCall("VisualEffect.transformEffect(_:) (ProjectionTransform)", call8),
        HostileCall("WiggleSymbolEffect.custom(angle:) (Angle)", call9),
        HostileCall("WiggleSymbolEffect.custom(angle:) (Double)", call10),
        HostileCall("Window.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call11),
        HostileCall("Window.init(_:id:content:) (LocalizedStringResource, String, () -> Content)", call12),
        HostileCall("Window.init(_:id:content:) (S, String, () -> Content)", call13),
        HostileCall("Window.init(_:id:content:) (Text, String, () -> Content)", call14),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringKey, () -> Content)", call15),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringResource, () -> Content)", call16),
        HostileCall("WindowGroup.init(_:content:) (S, () -> Content)", call17),
        HostileCall("WindowGroup.init(_:content:) (Text, () -> Content)", call18),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call19),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringResource, String, () -> Content)", call20),
        HostileCall("WindowGroup.init(_:id:content:) (S, String, () -> Content)", call21),
        HostileCall("WindowGroup.init(_:id:content:) (Text, String, () -> Content)", call22),
        HostileCall("WindowGroup.init(id:content:) (String, () -> Content)", call23),
        HostileCall("WindowPlacement.init(_:size:) (CGPoint?, CGSize?)", call24),
        HostileCall("WindowPlacement.init(_:size:) (UnitPoint, CGSize?)", call25),
        HostileCall("WindowPlacement.init(_:width:height:) (UnitPoint, CGFloat?, CGFloat?)", call26),
        HostileCall("WindowPlacement.init(x:y:width:height:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?)", call27),
        HostileCall("WindowVisibilityToggle.init(windowID:) (String)", call28),
        HostileCall("_PageTitle.constant(_:) (String) where Self == Binding<String>", call29),
        HostileCall("_PlatformColor.init(_colorLiteralRed:green:blue:alpha:) (Float, Float, Float, Float)", call30),
        HostileCall("_PlatformColor.init(red:green:blue:alpha:) (Double, Double, Double, Double)", call31),
        HostileCall("_PlatformColor.init(white:alpha:) (Double, Double)", call32),
        HostileCall("_PlatformColor.withAlphaComponent(_:) (Double)", call33),
        HostileCall("_PlatformImage.init(contentsOfFile:) (String)", call34),
        HostileCall("_PlatformImage.init(data:scale:) (Data, CGFloat)", call35),
        HostileCall("_PlatformImage.init(named:) (String)", call36),
        HostileCall("_PlatformImage.init(resource:) (ImageResource)", call37),
        HostileCall("_PlatformImage.init(systemName:) (String)", call38),
        HostileCall("_PlatformImage.init(systemSymbolName:accessibilityDescription:) (String, String?)", call39),
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call40),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().offset(x: h.length, y: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().opacity(h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().rotation3DEffect(h.angle, axis: (h.length, h.length, h.length), anchor: h.unitPoint, anchorZ: h.length, perspective: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().rotationEffect(h.angle, anchor: h.unitPoint))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().saturation(h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().scaleEffect(h.length, anchor: h.unitPoint))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().scaleEffect(h.size, anchor: h.unitPoint))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().scaleEffect(x: h.length, y: h.length, anchor: h.unitPoint))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().transformEffect(h.projection))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(WiggleSymbolEffect.wiggle.custom(angle: h.angle))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(WiggleSymbolEffect.wiggle.custom(angle: h.double))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Window(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Window(LocalizedStringResource(stringLiteral: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Window(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Window(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, content: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(LocalizedStringResource(stringLiteral: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(id: h.text, content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.point, size: h.size))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.unitPoint, size: h.size))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.unitPoint, width: h.length, height: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(x: h.length, y: h.length, width: h.length, height: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(WindowVisibilityToggle(windowID: h.text))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Binding<String>.constant(h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(_colorLiteralRed: h.float, green: h.float, blue: h.float, alpha: h.float))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(red: h.double, green: h.double, blue: h.double, alpha: h.double))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(white: h.double, alpha: h.double))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor.red.withAlphaComponent(h.double))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(contentsOfFile: h.text) as Any)
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(data: Data(), scale: h.length) as Any)
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(named: h.text) as Any)
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(resource: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemName: h.text) as Any)
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemSymbolName: h.text, accessibilityDescription: h.text) as Any)
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
