// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls17 {
    static let all: [HostileCall] = [
        HostileCall("_PlatformColor.init(white:alpha:) (Double, Double)", call0),
        HostileCall("_PlatformColor.withAlphaComponent(_:) (Double)", call1),
        HostileCall("_PlatformImage.init(contentsOfFile:) (String)", call2),
        HostileCall("_PlatformImage.init(data:scale:) (Data, CGFloat)", call3),
        HostileCall("_PlatformImage.init(named:) (String)", call4),
        HostileCall("_PlatformImage.init(resource:) (ImageResource)", call5),
        HostileCall("_PlatformImage.init(systemName:) (String)", call6),
        HostileCall("_PlatformImage.init(systemSymbolName:accessibilityDescription:) (String, String?)", call7),
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call8),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor(white: h.double, alpha: h.double))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformColor.red.withAlphaComponent(h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(contentsOfFile: h.text) as Any)
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(data: Data(), scale: h.length) as Any)
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(named: h.text) as Any)
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(resource: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemName: h.text) as Any)
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemSymbolName: h.text, accessibilityDescription: h.text) as Any)
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
