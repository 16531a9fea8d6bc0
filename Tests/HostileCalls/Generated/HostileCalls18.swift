// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls18 {
    static let all: [HostileCall] = [
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call0),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
