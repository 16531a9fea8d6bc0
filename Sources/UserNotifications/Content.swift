import Foundation

/// What a notification sounds like.
public final class UNNotificationSound: NSObject, Sendable {
    let name: String

    init(name: String) { self.name = name }

    /// The desktop's sound for notifications.
    public static let `default` = UNNotificationSound(name: "default")
    /// The desktop's sound for what is urgent.
    public static let defaultCritical = UNNotificationSound(name: "critical")
}

/// What a notification says.
// @unchecked Sendable: nothing changes it once it is made; what can be changed is the subclass, which is copied.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title, in one line.
    open fileprivate(set) var title = ""
    /// What stands below the title.
    open fileprivate(set) var subtitle = ""
    /// The text.
    open fileprivate(set) var body = ""
    /// The number on the app's icon; nil for none. Desktops have no place for it.
    open fileprivate(set) var badge: NSNumber?
    /// What it sounds like; nil for nothing.
    open fileprivate(set) var sound: UNNotificationSound?
    /// What the app keeps with it.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The category that it is of.
    open fileprivate(set) var categoryIdentifier = ""
    /// What others it belongs to.
    open fileprivate(set) var threadIdentifier = ""
    /// How urgent it is.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
    /// How it compares with others of the app, from 0 to 1.
    open fileprivate(set) var relevanceScore: Double = 0

    /// The text below the title, as desktops show it: the subtitle and the text.
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

    /// The content as it is now, which nothing changes any more.
    var frozen: UNNotificationContent {
        let content = UNNotificationContent()
        content.take(self)
        return content
    }
}

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It waits until it is looked for, it is shown, it is shown at once, or it is shown in any case.
    case passive, active, timeSensitive, critical
}

/// What a notification says, while it is being written.
///
///     let content = UNMutableNotificationContent()
///     content.title = "Tea"
///     content.body = "It has drawn long enough."
// @unchecked Sendable: it is copied when it is handed over.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title, in one line.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// What stands below the title.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon; nil for none. Desktops have no place for it.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// What it sounds like; nil for nothing.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// What the app keeps with it.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The category that it is of.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// What others it belongs to.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// How urgent it is.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }
    /// How it compares with others of the app, from 0 to 1.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
}
