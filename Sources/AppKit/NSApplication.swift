import Foundation
import Martlet
import PlatformValues

/// The running app, as AppKit calls it.
@MainActor
public final class NSApplication {
    /// The app of this process.
    public static let shared = NSApplication()

    private init() {}

    /// Whether a window of the app is in use.
    public var isActive: Bool { CurrentScene.phase == .active }

    /// The look of the window in use.
    public var effectiveAppearance: NSAppearance {
        NSAppearance(
            dark: Desktop.value(\.colorScheme) == .dark,
            increasedContrast: Desktop.value(\.colorSchemeContrast) == .increased)
    }

    /// Ends the app as its menu does: windows with unsaved documents ask first.
    ///
    /// - Parameter sender: Without effect.
    public func terminate(_ sender: Any?) { CurrentScene.app?.quit() }

    private nonisolated static let observing: Void = LifeNotifications.post { event in
        switch event {
        case .phase(_, .active): [willBecomeActiveNotification, didBecomeActiveNotification]
        case .phase(.active, _): [willResignActiveNotification, didResignActiveNotification]
        case .phase: []
        case .launch: [willFinishLaunchingNotification, didFinishLaunchingNotification]
        case .end: [willTerminateNotification]
        }
    }

    /// Returns the name of a notification, and has notifications posted from then on.
    private nonisolated static func name(_ name: String) -> Notification.Name {
        observing
        return Notification.Name(name)
    }

    /// Posted when the app starts, before it shows a window.
    public nonisolated static var willFinishLaunchingNotification: Notification.Name {
        name("NSApplicationWillFinishLaunchingNotification")
    }
    /// Posted when the app has started, before it shows a window.
    public nonisolated static var didFinishLaunchingNotification: Notification.Name {
        name("NSApplicationDidFinishLaunchingNotification")
    }
    /// Posted before a window is used again.
    public nonisolated static var willBecomeActiveNotification: Notification.Name {
        name("NSApplicationWillBecomeActiveNotification")
    }
    /// Posted when a window is used again.
    public nonisolated static var didBecomeActiveNotification: Notification.Name {
        name("NSApplicationDidBecomeActiveNotification")
    }
    /// Posted when the last window in use is about to become inactive.
    public nonisolated static var willResignActiveNotification: Notification.Name {
        name("NSApplicationWillResignActiveNotification")
    }
    /// Posted when the last window in use has become inactive.
    public nonisolated static var didResignActiveNotification: Notification.Name {
        name("NSApplicationDidResignActiveNotification")
    }
    /// Posted before the app ends, except when its process is killed.
    public nonisolated static var willTerminateNotification: Notification.Name {
        name("NSApplicationWillTerminateNotification")
    }
}

/// The running app, as AppKit calls it.
@MainActor public var NSApp: NSApplication { NSApplication.shared }

/// The desktop, as AppKit calls it.
@MainActor
public final class NSWorkspace {
    /// The desktop.
    public static let shared = NSWorkspace()

    private init() {}

    /// Has the desktop open an address or a file.
    ///
    /// - Returns: Whether the desktop's opener could be started.
    @discardableResult
    public func open(_ url: URL) -> Bool { Desktop.open(url) }

    /// Has the desktop's file manager show the folders of files. Files are not selected in it.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) {
        var seen: Set<URL> = []
        for folder in fileURLs.map({ $0.deletingLastPathComponent() }) where seen.insert(folder).inserted {
            _ = Desktop.open(folder)
        }
    }
}
