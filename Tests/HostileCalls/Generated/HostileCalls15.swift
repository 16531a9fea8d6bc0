// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls15 {
    static let all: [HostileCall] = [
        HostileCall("WindowGroup.init(_:id:content:) (S, String, () -> Content)", call0),
        HostileCall("WindowGroup.init(_:id:content:) (Text, String, () -> Content)", call1),
        HostileCall("WindowGroup.init(id:content:) (String, () -> Content)", call2),
        HostileCall("WindowVisibilityToggle.init(windowID:) (String)", call3),
        HostileCall("_PlatformColor.init(_colorLiteralRed:green:blue:alpha:) (Float, Float, Float, Float)", call4),
        HostileCall("_PlatformColor.init(red:green:blue:alpha:) (Double, Double, Double, Double)", call5),
        HostileCall("_PlatformColor.init(white:alpha:) (Double, Double)", call6),
        HostileCall("_PlatformColor.withAlphaComponent(_:) (Double)", call7),
        HostileCall("_PlatformImage.init(contentsOfFile:) (String)", call8),
        HostileCall("_PlatformImage.init(data:scale:) (Data, CGFloat)", call9),
        HostileCall("_PlatformImage.init(named:) (String)", call10),
        HostileCall("_PlatformImage.init(systemName:) (String)", call11),
        HostileCall("_PlatformImage.init(systemSymbolName:accessibilityDescription:) (String, String?)", call12),
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call13),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(id: h.text, content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(WindowVisibilityToggle(windowID: h.text))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(_colorLiteralRed: h.float, green: h.float, blue: h.float, alpha: h.float))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(red: h.double, green: h.double, blue: h.double, alpha: h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(white: h.double, alpha: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor.red.withAlphaComponent(h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(contentsOfFile: h.text) as Any)
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(data: Data(), scale: h.length) as Any)
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(named: h.text) as Any)
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemName: h.text) as Any)
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemSymbolName: h.text, accessibilityDescription: h.text) as Any)
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
