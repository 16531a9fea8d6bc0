import Foundation
import Martlet
import MartletBase
import PlatformValues

/// The running app, as UIKit calls it.
///
///     Button("Read more") { UIApplication.shared.open(url) }
///         .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
///             reload()
///         }
@MainActor
public final class UIApplication {
    /// The phase of the app, as UIKit calls it.
    public enum State: Int, Sendable {
        /// A window is in use.
        case active
        /// Windows are open, and none is in use.
        case inactive
        /// All windows are minimized, or none is open.
        case background
    }

    /// Options for opening addresses; none has an effect on a desktop.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Reasons for the launch of an app; a desktop gives none.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a reason from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The app of this process.
    public static let shared = UIApplication()

    private init() {}

    /// The phase of the app: that of the window that is used most.
    public var applicationState: State {
        switch CurrentScene.phase {
        case .active: .active
        case .inactive: .inactive
        case .background: .background
        }
    }

    /// Has the desktop open an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Without effect.
    ///   - completion: Called with whether the desktop's opener could be started.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = opens(url)
        if let completion { Task { @MainActor in completion(isOpened) } }
    }

    /// Has the desktop open an address.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: Without effect.
    /// - Returns: Whether the desktop's opener could be started.
    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { opens(url) }

    /// Has the desktop open an address, or opens the app's settings for ``openSettingsURLString``.
    private func opens(_ url: URL) -> Bool {
        guard url.absoluteString == Self.openSettingsURLString, let app = CurrentScene.app else {
            return Desktop.open(url)
        }
        app.openSettings()
        return true
    }

    /// The address of the app's settings: the window of its `Settings` scene.
    public nonisolated static let openSettingsURLString = "app-settings:"

    /// Returns whether an address can be handed to the desktop: one with a scheme.
    ///
    /// Whether a program for it is installed is known when it is opened.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// The number on the app's icon; zero for none.
    ///
    /// Docks that know the launcher interface of Unity show it, such as those of Ubuntu and KDE, if the app is installed
    /// under its name. Elsewhere it has no effect.
    public var applicationIconBadgeNumber: Int {
        get { DesktopNotifications.badge }
        set { DesktopNotifications.badge = newValue }
    }

    /// Whether the screen stays on without input.
    ///
    /// In windows, the desktop's session manager or portal is asked for it. Without one, and in a terminal, it has no
    /// effect.
    public var isIdleTimerDisabled: Bool {
        get { IdleTimer.isDisabled }
        set { IdleTimer.isDisabled = newValue }
    }

    /// The direction of reading of the window in use.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Desktop.value(\.layoutDirection) == .rightToLeft ? .rightToLeft : .leftToRight
    }

    private nonisolated static let observing: Void = LifeNotifications.post { event in
        switch event {
        case .phase(.background, .active): [willEnterForegroundNotification, didBecomeActiveNotification]
        case .phase(.background, _): [willEnterForegroundNotification]
        case .phase(_, .active): [didBecomeActiveNotification]
        case .phase(.active, .background): [willResignActiveNotification, didEnterBackgroundNotification]
        case .phase(_, .background): [didEnterBackgroundNotification]
        case .phase(_, .inactive): [willResignActiveNotification]
        case .launch: [didFinishLaunchingNotification]
        case .end: [willTerminateNotification]
        }
    }

    /// Returns the name of a notification, and has notifications posted from then on.
    private nonisolated static func name(_ name: String) -> Notification.Name {
        observing
        return Notification.Name(name)
    }

    /// Posted when the app has started, before it shows a window.
    public nonisolated static var didFinishLaunchingNotification: Notification.Name {
        name("UIApplicationDidFinishLaunchingNotification")
    }
    /// Posted when a window is used again.
    public nonisolated static var didBecomeActiveNotification: Notification.Name {
        name("UIApplicationDidBecomeActiveNotification")
    }
    /// Posted when the last window in use is about to become inactive.
    public nonisolated static var willResignActiveNotification: Notification.Name {
        name("UIApplicationWillResignActiveNotification")
    }
    /// Posted when all windows have been minimized or closed.
    public nonisolated static var didEnterBackgroundNotification: Notification.Name {
        name("UIApplicationDidEnterBackgroundNotification")
    }
    /// Posted when a window is opened, or shown again.
    public nonisolated static var willEnterForegroundNotification: Notification.Name {
        name("UIApplicationWillEnterForegroundNotification")
    }
    /// Posted before the app ends, except when its process is killed.
    public nonisolated static var willTerminateNotification: Notification.Name {
        name("UIApplicationWillTerminateNotification")
    }
}

/// The direction of reading, as UIKit calls it.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
}
