import Foundation

/// The condition that delivers a notification.
// @unchecked Sendable: immutable after creation.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered repeatedly.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// Returns the next delivery after a date; `nil` if there is none.
    func next(after date: Date) -> Date? { nil }
}

/// A trigger that delivers a notification after an interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The interval, in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger.
    ///
    /// - Parameters:
    ///   - timeInterval: The interval in seconds. Invalid values are replaced by the shortest interval. A repeating
    ///     trigger waits at least a minute.
    ///   - repeats: Whether the notification is delivered repeatedly.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? 60 : 0.001
        self.timeInterval = timeInterval.isFinite ? min(max(timeInterval, least), 1e9) : least
        super.init(repeats: repeats)
    }

    /// Returns the next delivery from now on.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// A trigger that delivers a notification at a date, or at all matching dates.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components that the date must match.
    public let dateComponents: DateComponents

    /// Creates a trigger for dates with certain components, such as nine o'clock.
    ///
    /// - Parameters:
    ///   - dateComponents: The components that the date must match.
    ///   - repeats: Whether the notification is delivered at each matching date.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// Returns the next delivery from now on; `nil` if there is none.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? Calendar.current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A request to deliver a notification.
// @unchecked Sendable: immutable after creation.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier. A request replaces an earlier one with the same identifier.
    public let identifier: String
    /// The content of the notification.
    public let content: UNNotificationContent
    /// The condition for delivery; `nil` to deliver immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.frozen
        self.trigger = trigger
    }
}

/// A delivered notification.
// @unchecked Sendable: immutable after creation.
public final class UNNotification: NSObject, @unchecked Sendable {
    /// The time of delivery.
    public let date: Date
    /// The request of the notification.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
