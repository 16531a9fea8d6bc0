// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls18 {
    static let all: [HostileCall] = [
        HostileCall("_PlatformImage.init(systemSymbolName:accessibilityDescription:) (String, String?)", call0),
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call1),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(_PlatformImage(systemSymbolName: h.text, accessibilityDescription: h.text) as Any)
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
