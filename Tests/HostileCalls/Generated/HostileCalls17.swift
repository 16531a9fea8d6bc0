// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls17 {
    static let all: [HostileCall] = [
        HostileCall("Window.init(_:id:content:) (Text, String, () -> Content)", call0),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringKey, () -> Content)", call1),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringResource, () -> Content)", call2),
        HostileCall("WindowGroup.init(_:content:) (S, () -> Content)", call3),
        HostileCall("WindowGroup.init(_:content:) (Text, () -> Content)", call4),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call5),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringResource, String, () -> Content)", call6),
        HostileCall("WindowGroup.init(_:id:content:) (S, String, () -> Content)", call7),
        HostileCall("WindowGroup.init(_:id:content:) (Text, String, () -> Content)", call8),
        HostileCall("WindowGroup.init(id:content:) (String, () -> Content)", call9),
        HostileCall("WindowPlacement.init(_:size:) (CGPoint?, CGSize?)", call10),
        HostileCall("WindowPlacement.init(_:size:) (UnitPoint, CGSize?)", call11),
        HostileCall("WindowPlacement.init(_:width:height:) (UnitPoint, CGFloat?, CGFloat?)", call12),
        HostileCall("WindowPlacement.init(x:y:width:height:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?)", call13),
        HostileCall("WindowVisibilityToggle.init(windowID:) (String)", call14),
        HostileCall("_PageTitle.constant(_:) (String) where Self == Binding<String>", call15),
        HostileCall("_PlatformColor.init(_colorLiteralRed:green:blue:alpha:) (Float, Float, Float, Float)", call16),
        HostileCall("_PlatformColor.init(red:green:blue:alpha:) (Double, Double, Double, Double)", call17),
        HostileCall("_PlatformColor.init(white:alpha:) (Double, Double)", call18),
        HostileCall("_PlatformColor.withAlphaComponent(_:) (Double)", call19),
        HostileCall("_PlatformImage.init(contentsOfFile:) (String)", call20),
        HostileCall("_PlatformImage.init(data:scale:) (Data, CGFloat)", call21),
        HostileCall("_PlatformImage.init(named:) (String)", call22),
        HostileCall("_PlatformImage.init(resource:) (ImageResource)", call23),
        HostileCall("_PlatformImage.init(systemName:) (String)", call24),
        HostileCall("_PlatformImage.init(systemSymbolName:accessibilityDescription:) (String, String?)", call25),
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call26),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Window(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, content: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(LocalizedStringResource(stringLiteral: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(id: h.text, content: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.point, size: h.size))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.unitPoint, size: h.size))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(h.unitPoint, width: h.length, height: h.length))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(WindowPlacement(x: h.length, y: h.length, width: h.length, height: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(WindowVisibilityToggle(windowID: h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Binding<String>.constant(h.text))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(_colorLiteralRed: h.float, green: h.float, blue: h.float, alpha: h.float))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(red: h.double, green: h.double, blue: h.double, alpha: h.double))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(white: h.double, alpha: h.double))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor.red.withAlphaComponent(h.double))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(contentsOfFile: h.text) as Any)
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(data: Data(), scale: h.length) as Any)
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(named: h.text) as Any)
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(resource: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemName: h.text) as Any)
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemSymbolName: h.text, accessibilityDescription: h.text) as Any)
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
