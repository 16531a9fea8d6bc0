import Foundation
import MartletBase

/// The permissions of notifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changing the number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Playing sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Showing alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Showing notifications in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Showing critical alerts regardless of the user's settings.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Linking to the notification settings of the app.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Showing notifications without asking the user first.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The user's permission to show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not requested yet, denied, granted, provisional, or temporary.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// The user's notification settings for the app.
public final class UNNotificationSettings: NSObject, Sendable {
    /// The user's permission. Desktops neither ask for it nor report it.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }
}

/// The presentation of a notification while the app is in use.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Updates the number on the app's icon.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// Plays the sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// Adds the notification to the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// Shows the notification.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A delegate that decides about the presentation of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called before a notification is shown while the app is running.
    ///
    /// - Parameter completionHandler: Receives the presentation options; an empty set to show nothing.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// Called when the user has opened a notification. If the app did not run, the desktop starts it first: set the delegate
    /// in the app's initializer. That takes an installed app, such as `martlet bundle` makes.
    ///
    /// - Parameters:
    ///   - response: The notification and the user's action.
    ///   - completionHandler: To be called when the app has processed the response.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Shows the notification.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }

    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
}

/// The center that delivers notifications to the desktop.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Tea"
///     let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)
///     try await UNUserNotificationCenter.current().add(
///         UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
///
/// Scheduled notifications are delivered only while the app is running, because desktops do not start apps for them. They
/// start an installed app when the user opens one that was delivered.
// @unchecked Sendable: it has no state of its own.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private struct State {
        var pending: [String: (request: UNNotificationRequest, task: Task<Void, Never>)] = [:]
        var delivered: [UNNotification] = []
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var isAuthorized: Bool?
        /// Responses that came before there was a delegate.
        var waiting: [UNNotificationResponse] = []
    }

    /// The state of the process, or of a test host.
    // @unchecked Sendable: the lock protects the state.
    private final class Kept: @unchecked Sendable {
        let lock = RecursiveLock()
        var state = State()
    }

    private static let shared: UNUserNotificationCenter = {
        let center = UNUserNotificationCenter()
        DesktopNotifications.onOpen { record in
            if let response = NotificationRecord.response(to: record) { center.receive(response) }
        }
        return center
    }()

    /// Returns the center of the process.
    public static func current() -> UNUserNotificationCenter { shared }

    private func with<Result>(_ body: (inout State) -> Result) -> Result {
        let kept = ProcessValues.current.object { Kept() }
        return kept.lock.withLock { body(&kept.state) }
    }

    /// The delegate; a weak reference.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { with { $0.delegate } }
        set {
            let waiting = with { state in
                state.delegate = newValue
                guard newValue != nil else { return [] as [UNNotificationResponse] }
                defer { state.waiting = [] }
                return state.waiting
            }
            for response in waiting { receive(response) }
        }
    }

    /// Passes a response to the delegate, or keeps it until there is one.
    private func receive(_ response: UNNotificationResponse) {
        let delegate = with { state in
            state.delivered.removeAll { $0.request.identifier == response.notification.request.identifier }
            if state.delegate == nil { state.waiting.append(response) }
            return state.delegate
        }
        delegate?.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
    }

    // MARK: - Leave

    /// Requests the user's permission. Desktops do not ask, and users can disable notifications in their settings; the
    /// result is `true`.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        with { $0.isAuthorized = true }
        return true
    }

    /// Requests the user's permission, and passes the result to a handler.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        with { $0.isAuthorized = true }
        completionHandler(true, nil)
    }

    /// Returns the user's notification settings.
    public func notificationSettings() async -> UNNotificationSettings { settings }

    /// Passes the user's notification settings to a handler.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(settings)
    }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: with { $0.isAuthorized } == true ? .authorized : .notDetermined)
    }

    // MARK: - Asking for notifications

    /// Schedules a notification for immediate delivery or by its trigger.
    public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

    /// Schedules a notification for immediate delivery or by its trigger.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        schedule(request)
        completionHandler?(nil)
    }

    private func schedule(_ request: UNNotificationRequest) {
        removePendingNotificationRequests(withIdentifiers: [request.identifier])
        guard let trigger = request.trigger else { return show(request) }
        let task = Task { @MainActor [weak self] in
            repeat {
                let now = Date()
                guard let date = trigger.next(after: now) else { break }
                let wait = Duration.seconds(max(0, date.timeIntervalSince(now)))
                guard (try? await Task.sleep(for: wait)) != nil, let self else { return }
                show(request)
            } while trigger.repeats
            self?.with { $0.pending[request.identifier] = nil }
        }
        with { $0.pending[request.identifier] = (request, task) }
    }

    private func show(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: Date(), request: request)
        let present: (UNNotificationPresentationOptions) -> Void = { [self] options in
            guard !options.isEmpty else { return }
            with { state in
                state.delivered.removeAll { $0.request.identifier == request.identifier }
                state.delivered.append(notification)
            }
            DesktopNotifications.show(
                DesktopNotification(
                    identifier: request.identifier, title: request.content.title, text: request.content.text,
                    isUrgent: request.content.interruptionLevel.rawValue >= 2,
                    record: NotificationRecord.text(of: notification)))
        }
        if let delegate {
            delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: present)
        } else {
            present([.banner, .list, .sound])
        }
    }

    // MARK: - The number on the icon

    /// Shows a number on the app's icon; zero removes it.
    ///
    /// Docks that know the launcher interface of Unity show it, such as those of Ubuntu and KDE. Elsewhere it has no
    /// effect, and no error is thrown.
    public func setBadgeCount(_ newBadgeCount: Int) async throws { DesktopNotifications.badge = newBadgeCount }

    /// Shows a number on the app's icon; zero removes it.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number.
    ///   - completionHandler: Called without an error.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        DesktopNotifications.badge = newBadgeCount
        completionHandler?(nil)
    }

    // MARK: - What there is

    /// Returns the requests that are not delivered yet.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// Passes the requests that are not delivered yet to a handler.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(pending)
    }

    private var pending: [UNNotificationRequest] {
        with { $0.pending.values.map(\.request).sorted { $0.identifier < $1.identifier } }
    }

    /// Cancels pending requests.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        let tasks = with { state in identifiers.compactMap { state.pending.removeValue(forKey: $0)?.task } }
        for task in tasks { task.cancel() }
    }

    /// Cancels all pending requests.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: pending.map(\.identifier))
    }

    /// Returns the delivered notifications that were not removed.
    public func deliveredNotifications() async -> [UNNotification] { with { $0.delivered } }

    /// Passes the delivered notifications that were not removed to a handler.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(with { $0.delivered })
    }

    /// Removes delivered notifications.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        with { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
        for identifier in identifiers { DesktopNotifications.remove(identifier) }
    }

    /// Removes all delivered notifications.
    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: with { $0.delivered.map(\.request.identifier) })
    }
}
