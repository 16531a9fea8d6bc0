import Foundation
import MartletBase

/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Change the number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sound.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Be shown.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Be shown in a car.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Be shown whatever the person has set.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// Lead to the settings of the app.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Be shown without having been asked about.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether the person lets the app show notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Not asked yet, no, yes, for a try, or for a while.
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// What the person lets notifications of the app do.
public final class UNNotificationSettings: NSObject, Sendable {
    /// Whether the person lets the app show notifications. The desktop asks nobody, and does not tell.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }
}

/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The number on the app's icon changes.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// It sounds.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// It is in the list of notifications.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// It is shown.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What decides about notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// A notification is about to be shown while the app runs.
    ///
    /// - Parameter completionHandler: Says how; nothing for not at all.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
}

extension UNUserNotificationCenterDelegate {
    /// Shows it.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([.banner, .list, .sound])
    }
}

/// Shows notifications on the desktop.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Tea"
///     let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)
///     try await UNUserNotificationCenter.current().add(
///         UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
///
/// What is to be shown later is shown while the app runs; the desktop does not start apps for that.
// @unchecked Sendable: the lock guards what it has.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private struct State {
        var pending: [String: (request: UNNotificationRequest, task: Task<Void, Never>)] = [:]
        var delivered: [UNNotification] = []
        weak var delegate: (any UNUserNotificationCenterDelegate)?
        var isAuthorized: Bool?
    }

    private let lock = RecursiveLock()
    private var state = State()

    private static let shared = UNUserNotificationCenter()

    /// The one of the program.
    public static func current() -> UNUserNotificationCenter { shared }

    private func with<Result>(_ body: (inout State) -> Result) -> Result { lock.withLock { body(&state) } }

    /// What decides about notifications; held weakly.
    public weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { with { $0.delegate } }
        set { with { $0.delegate = newValue } }
    }

    // MARK: - Leave

    /// Asks the person whether notifications may be shown. Desktops ask nobody, and let people switch them off: true.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        with { $0.isAuthorized = true }
        return true
    }

    /// Asks the person whether notifications may be shown, and hands on the answer.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        with { $0.isAuthorized = true }
        completionHandler(true, nil)
    }

    /// What the person lets notifications do.
    public func notificationSettings() async -> UNNotificationSettings { settings }

    /// Hands on what the person lets notifications do.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        completionHandler(settings)
    }

    private var settings: UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: with { $0.isAuthorized } == true ? .authorized : .notDetermined)
    }

    // MARK: - Asking for notifications

    /// Has a notification shown: at once, or when its trigger says so.
    public func add(_ request: UNNotificationRequest) async throws { schedule(request) }

    /// Has a notification shown: at once, or when its trigger says so.
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
                    isUrgent: request.content.interruptionLevel.rawValue >= 2))
        }
        if let delegate {
            delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: present)
        } else {
            present([.banner, .list, .sound])
        }
    }

    // MARK: - What there is

    /// The notifications that are still to be shown.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

    /// Hands on the notifications that are still to be shown.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(pending)
    }

    private var pending: [UNNotificationRequest] {
        with { $0.pending.values.map(\.request).sorted { $0.identifier < $1.identifier } }
    }

    /// Takes back notifications that are still to be shown.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        let tasks = with { state in identifiers.compactMap { state.pending.removeValue(forKey: $0)?.task } }
        for task in tasks { task.cancel() }
    }

    /// Takes back all notifications that are still to be shown.
    public func removeAllPendingNotificationRequests() {
        removePendingNotificationRequests(withIdentifiers: pending.map(\.identifier))
    }

    /// The notifications that were shown, and not taken back.
    public func deliveredNotifications() async -> [UNNotification] { with { $0.delivered } }

    /// Hands on the notifications that were shown, and not taken back.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(with { $0.delivered })
    }

    /// Takes back notifications that were shown.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        with { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
        for identifier in identifiers { DesktopNotifications.remove(identifier) }
    }

    /// Takes back all notifications that were shown.
    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: with { $0.delivered.map(\.request.identifier) })
    }
}
