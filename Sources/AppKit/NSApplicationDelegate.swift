import Foundation
import Martlet

/// The methods of an app's delegate, as AppKit has them. An app has its delegate made by `NSApplicationDelegateAdaptor`.
///
/// The methods below are called; others that a delegate has are not.
@MainActor
public protocol NSApplicationDelegate: _ApplicationDelegate {
    /// Called when the app starts, before it shows a window.
    func applicationWillFinishLaunching(_ notification: Notification)

    /// Called when the app has started, before it shows a window.
    func applicationDidFinishLaunching(_ notification: Notification)

    /// Called before a window is used again.
    func applicationWillBecomeActive(_ notification: Notification)

    /// Called when a window is used again.
    func applicationDidBecomeActive(_ notification: Notification)

    /// Called when the last window in use is about to become inactive.
    func applicationWillResignActive(_ notification: Notification)

    /// Called when the last window in use has become inactive.
    func applicationDidResignActive(_ notification: Notification)

    /// Called before the app ends, except when its process is killed.
    func applicationWillTerminate(_ notification: Notification)

    /// Decides whether the app ends, when the user quits it or closes its last window.
    ///
    /// - Returns: With `.terminateLater`, the app ends after `NSApplication.reply(toApplicationShouldTerminate:)`.
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply

    /// Never called: an app of a desktop ends with its last window, as nothing would be left from which it could be reached.
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool

    /// Opens addresses that the app is asked to open and that no view takes by `onOpenURL`.
    func application(_ application: NSApplication, open urls: [URL])
}

extension NSApplicationDelegate {
    /// Does nothing.
    public func applicationWillFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillResignActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationDidResignActive(_ notification: Notification) {}
    /// Does nothing.
    public func applicationWillTerminate(_ notification: Notification) {}
    /// Lets the app end.
    public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
    /// Lets the app end.
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
    /// Opens nothing.
    public func application(_ application: NSApplication, open urls: [URL]) {}

    /// Calls the method for an event.
    public func _receive(_ event: _ApplicationEvent) -> Bool {
        func notification(_ name: Notification.Name) -> Notification {
            Notification(name: name, object: NSApplication.shared)
        }
        switch event.kind {
        case .launch:
            applicationWillFinishLaunching(notification(NSApplication.willFinishLaunchingNotification))
            applicationDidFinishLaunching(notification(NSApplication.didFinishLaunchingNotification))
        case .phase(_, .active):
            applicationWillBecomeActive(notification(NSApplication.willBecomeActiveNotification))
            applicationDidBecomeActive(notification(NSApplication.didBecomeActiveNotification))
        case .phase(.active, _):
            applicationWillResignActive(notification(NSApplication.willResignActiveNotification))
            applicationDidResignActive(notification(NSApplication.didResignActiveNotification))
        case .phase: break
        case .open(let urls): application(NSApplication.shared, open: urls)
        case .mayEnd: return applicationShouldTerminate(NSApplication.shared) == .terminateNow
        case .end: applicationWillTerminate(notification(NSApplication.willTerminateNotification))
        }
        return true
    }
}

extension NSApplication {
    /// The answer of a delegate to the question whether the app ends.
    public enum TerminateReply: UInt, Sendable {
        /// The app does not end.
        case terminateCancel = 0
        /// The app ends.
        case terminateNow = 1
        /// The app ends after ``NSApplication/reply(toApplicationShouldTerminate:)``.
        case terminateLater = 2
    }

    /// The delegate that the app's adaptor has made; `nil` without one.
    public var delegate: (any NSApplicationDelegate)? {
        CurrentScene.app?.delegates.first as? any NSApplicationDelegate
    }

    /// Ends the app, or lets it run on, after its delegate has answered `.terminateLater`.
    public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {
        CurrentScene.app?.delegates.replyToEnding(shouldTerminate)
    }
}
