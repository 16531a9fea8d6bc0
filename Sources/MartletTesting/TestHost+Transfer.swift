import Foundation
import Martlet

/// Transfers between an app and others.
extension TestHost {
    /// The text that was copied last; nil for none. Set it to simulate a copy in another program.
    public var clipboard: String? {
        get { core.host.desktop.clipboard }
        set { core.host.desktop.clipboard = newValue }
    }

    /// The shape that the pointer has by `pointerStyle(_:)`, by the name that CSS has for it; nil for the usual one.
    public var pointerShape: String? { core.host.pointerShape }

    /// Opens an address with the app, as a desktop does for a kind of address that the app opens: `onOpenURL` hears of it.
    public func open(_ url: URL) {
        core.perform { if let app = core.app { app.runtime.open(url) } else { core.scene.deliver(url) } }
        core.update()
    }

    /// The announcements since the host was created, by `AccessibilityNotification`.
    public var announcements: [String] { Announcements.all.filter { $0.clock === core.clock }.map(\.text) }

    /// The URLs that views have opened since the host was created, by a `Link` or by `openURL`. In tests no browser
    /// opens.
    public var openedURLs: [URL] { OpenedURLs.all.filter { $0.clock === core.clock }.map(\.url) }
}

/// The URLs that views have opened.
@MainActor
enum OpenedURLs {
    fileprivate(set) static var all: [(clock: VirtualClock, url: URL)] = []

    /// Keeps addresses rather than opening them. Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = OpenURLAction.replaceSystem { url in
        if let clock = VirtualClock.owner { all.append((clock, url)) }
        return true
    }

    static func forget(of clock: VirtualClock) { all.removeAll { $0.clock === clock } }
}

/// The texts that were announced.
@MainActor
enum Announcements {
    fileprivate(set) static var all: [(clock: VirtualClock, text: String)] = []

    /// Records announcements. Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = Announcer.install { text, _ in
        if let clock = VirtualClock.owner { all.append((clock, text)) }
    }

    static func forget(of clock: VirtualClock) { all.removeAll { $0.clock === clock } }
}
