import Foundation
import Martlet

/// The methods of an app's delegate, as UIKit has them. An app has its delegate made by `UIApplicationDelegateAdaptor`.
///
/// The methods below are called; others that a delegate has are not. For what happens in single windows, views have
/// `scenePhase`, `onOpenURL` and `onAppear`.
@MainActor
public protocol UIApplicationDelegate: _ApplicationDelegate {
    /// Called when the app has started, before it shows a window.
    ///
    /// - Parameter launchOptions: `nil`; addresses that the app is started with arrive in `application(_:open:options:)`.
    /// - Returns: Without effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app has started, before it shows a window.
    ///
    /// - Parameter launchOptions: `nil`; addresses that the app is started with arrive in `application(_:open:options:)`.
    /// - Returns: Without effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app has started, if the delegate has no method with options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Called when a window is used again.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called when the last window in use is about to become inactive.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called when all windows have been minimized.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called when a window is shown again, after all were minimized.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called before the app ends, except when its process is killed.
    func applicationWillTerminate(_ application: UIApplication)

    /// Opens an address that the app is asked to open and that no view takes by `onOpenURL`.
    ///
    /// - Returns: Whether the delegate opens it.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

    /// Never called: no service sends notifications to a program of a desktop.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    /// Called after `registerForRemoteNotifications()`: no service sends notifications to a program of a desktop.
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    /// Never called: windows of a desktop have the shape that the user gives them.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Does nothing.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }

    /// Calls the method without options.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    /// Does nothing.
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Opens nothing.
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }

    /// Does nothing.
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}

    /// Does nothing.
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    /// Allows all.
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .all }

    /// Calls the method for an event.
    public func _receive(_ event: _ApplicationEvent) -> Bool {
        let app = UIApplication.shared
        switch event.kind {
        case .launch:
            _ = application(app, willFinishLaunchingWithOptions: nil)
            _ = application(app, didFinishLaunchingWithOptions: nil)
        case .phase(let old, let new): phaseChanged(from: old, to: new, of: app)
        case .open(let urls): return urls.filter { !application(app, open: $0, options: [:]) }.isEmpty
        case .mayEnd: break
        case .end: applicationWillTerminate(app)
        }
        return true
    }

    private func phaseChanged(from old: ScenePhase, to new: ScenePhase, of app: UIApplication) {
        if old == .background { applicationWillEnterForeground(app) }
        if old == .active { applicationWillResignActive(app) }
        if new == .active { applicationDidBecomeActive(app) }
        if new == .background { applicationDidEnterBackground(app) }
    }
}

extension UIApplication {
    /// Options for addresses that the app is asked to open; a desktop gives none.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The delegate that the app's adaptor has made; `nil` without one.
    public var delegate: (any UIApplicationDelegate)? {
        CurrentScene.app?.delegates.first as? any UIApplicationDelegate
    }

    /// Asks for notifications from a service. No service sends any to a program of a desktop: the delegate's
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)` is called soon.
    public func registerForRemoteNotifications() {
        Task { @MainActor in
            delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteNotifications())
        }
    }

    /// Does nothing: there are no notifications from a service.
    public func unregisterForRemoteNotifications() {}

    /// Whether notifications come from a service: never.
    public var isRegisteredForRemoteNotifications: Bool { false }
}

/// The error of an app that asks for notifications from a service.
private struct NoRemoteNotifications: LocalizedError {
    var errorDescription: String? { "No service sends notifications to programs of this desktop." }
}

/// The orientations that a window may have, as UIKit calls them. A desktop's windows have the shape that the user gives them.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    /// The bits of the orientations.
    public let rawValue: UInt

    /// Creates orientations from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Higher than wide.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Higher than wide, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// Wider than high, turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Wider than high, turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// Wider than high.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
}
