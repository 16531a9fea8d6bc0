import Foundation

/// The action of a user who opened a notification, rather than one of its buttons.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The user's response to a notification.
// @unchecked Sendable: immutable after creation.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification. Its request has no trigger if the app was started for the response.
    public let notification: UNNotification
    /// The user's action, ``UNNotificationDefaultActionIdentifier``.
    public let actionIdentifier: String

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// A notification as text, which the desktop keeps with what it shows. A later process of the app reads it.
enum NotificationRecord {
    static func text(of notification: UNNotification) -> String {
        let content = notification.request.content
        var entries: [String: Any] = [
            "identifier": notification.request.identifier, "date": notification.date, "title": content.title,
            "subtitle": content.subtitle, "body": content.body, "category": content.categoryIdentifier,
            "thread": content.threadIdentifier, "level": Int(content.interruptionLevel.rawValue),
        ]
        // Values of other types than property lists have can't outlive the process.
        let isKept = PropertyListSerialization.propertyList(content.userInfo, isValidFor: .binary)
        if isKept { entries["userInfo"] = content.userInfo }
        // In base64, since texts may have characters that XML and the bus refuse.
        let data = try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0)
        return data?.base64EncodedString() ?? ""
    }

    static func response(to text: String) -> UNNotificationResponse? {
        let list = Data(base64Encoded: text).flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        guard let entries = list as? [String: Any], let identifier = entries["identifier"] as? String else {
            return nil
        }
        let content = UNMutableNotificationContent()
        content.title = entries["title"] as? String ?? ""
        content.subtitle = entries["subtitle"] as? String ?? ""
        content.body = entries["body"] as? String ?? ""
        content.categoryIdentifier = entries["category"] as? String ?? ""
        content.threadIdentifier = entries["thread"] as? String ?? ""
        content.interruptionLevel =
            (entries["level"] as? Int).flatMap { .init(rawValue: UInt(clamping: $0)) } ?? .active
        content.userInfo = entries["userInfo"] as? [String: Any] ?? [:]
        return UNNotificationResponse(
            notification: UNNotification(
                date: entries["date"] as? Date ?? Date(),
                request: UNNotificationRequest(identifier: identifier, content: content, trigger: nil)),
            actionIdentifier: UNNotificationDefaultActionIdentifier)
    }
}
