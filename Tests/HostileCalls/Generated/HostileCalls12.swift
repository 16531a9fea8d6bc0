// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls12 {
    static let all: [HostileCall] = [
        HostileCall("Window.init(_:id:content:) (Text, String, () -> Content)", call0),
        HostileCall("WindowGroup.init(_:content:) (LocalizedStringKey, () -> Content)", call1),
        HostileCall("WindowGroup.init(_:content:) (S, () -> Content)", call2),
        HostileCall("WindowGroup.init(_:content:) (Text, () -> Content)", call3),
        HostileCall("WindowGroup.init(_:id:content:) (LocalizedStringKey, String, () -> Content)", call4),
        HostileCall("WindowGroup.init(_:id:content:) (S, String, () -> Content)", call5),
        HostileCall("WindowGroup.init(_:id:content:) (Text, String, () -> Content)", call6),
        HostileCall("WindowGroup.init(id:content:) (String, () -> Content)", call7),
        HostileCall("_ResolvedColor.init(colorSpace:red:green:blue:opacity:) (Space, Float, Float, Float, Float)", call8),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Window(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.key, id: h.text, content: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(h.text, id: h.text, content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(Text(verbatim: h.text), id: h.text, content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(WindowGroup(id: h.text, content: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(_ResolvedColor(red: h.float, green: h.float, blue: h.float, opacity: h.float))
    }
}
