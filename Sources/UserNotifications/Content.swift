import Foundation

/// The sound of a notification.
public final class UNNotificationSound: NSObject, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// The desktop's default sound for notifications.
    public static let `default` = UNNotificationSound(name: "default")
    /// The desktop's sound for urgent notifications.
    public static let defaultCritical = UNNotificationSound(name: "critical")
}

/// The content of a notification.
// @unchecked Sendable: immutable after creation. Only the subclass is mutable, and it is copied.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title, in one line.
    open fileprivate(set) var title = ""
    /// The subtitle, shown below the title.
    open fileprivate(set) var subtitle = ""
    /// The text.
    open fileprivate(set) var body = ""
    /// The number on the app's icon; `nil` for none. Desktops do not show it.
    open fileprivate(set) var badge: NSNumber?
    /// The sound; `nil` for none.
    open fileprivate(set) var sound: UNNotificationSound?
    /// Custom data of the app.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The category of the notification.
    open fileprivate(set) var categoryIdentifier = ""
    /// The group that the notification belongs to.
    open fileprivate(set) var threadIdentifier = ""
    /// The urgency.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// The relevance among the app's notifications, from 0 to 1.
    open fileprivate(set) var relevanceScore: Double = 0

    /// The text that desktops show below the title: the subtitle and the text.
    package var text: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }

    fileprivate func take(_ other: UNNotificationContent) {
        title = other.title
        subtitle = other.subtitle
        body = other.body
        badge = other.badge
        sound = other.sound
        userInfo = other.userInfo
        categoryIdentifier = other.categoryIdentifier
        threadIdentifier = other.threadIdentifier
        interruptionLevel = other.interruptionLevel
        relevanceScore = other.relevanceScore
    }

    /// An immutable copy of the content.
    var frozen: UNNotificationContent {
        let content = UNNotificationContent()
        content.take(self)
        return content
    }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Shown only on request, shown, shown immediately, or shown in any case.
    case passive, active, timeSensitive, critical
}

/// The content of a notification, while it is being composed.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Tea"
///     content.body = "It has drawn long enough."
// @unchecked Sendable: copied when it is added to a request.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title, in one line.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The subtitle, shown below the title.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon; `nil` for none. Desktops do not show it.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound; `nil` for none.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// Custom data of the app.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The category of the notification.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// The group that the notification belongs to.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The urgency.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// The relevance among the app's notifications, from 0 to 1.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}
