import Foundation

/// What has a notification shown.
// @unchecked Sendable: nothing changes it once it is made.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it shows the notification again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// When it shows the notification next, after a date; nil for never.
    func next(after date: Date) -> Date? { nil }
}

/// Shows a notification after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time, in seconds.
    public let timeInterval: TimeInterval

    /// Shows a notification after some time.
    ///
    /// - Parameters:
    ///   - timeInterval: In seconds. What is no time counts as the shortest, and what repeats waits for a minute at least.
    ///   - repeats: Whether it does so again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        let least = repeats ? 60 : 0.001
        self.timeInterval = timeInterval.isFinite ? min(max(timeInterval, least), 1e9) : least
        super.init(repeats: repeats)
    }

    /// When it shows the notification next, from now on.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Shows a notification at a date, or at all dates of a kind.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What the date has to be.
    public let dateComponents: DateComponents

    /// Shows a notification when the date has certain parts, such as nine in the morning.
    ///
    /// - Parameters:
    ///   - dateComponents: What the date has to be.
    ///   - repeats: Whether it does so each time.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it shows the notification next, from now on; nil for never.
    public func nextTriggerDate() -> Date? { next(after: Date()) }

    override func next(after date: Date) -> Date? {
        let calendar = dateComponents.calendar ?? Calendar.current
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}

/// A notification that an app asks for: what it says, and when it is shown.
// @unchecked Sendable: nothing changes it once it is made.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// What it is known by; another one with the same takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// What has it shown; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// A notification that an app asks for.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.frozen
        self.trigger = trigger
    }
}

/// A notification that is shown.
// @unchecked Sendable: nothing changes it once it is made.
public final class UNNotification: NSObject, @unchecked Sendable {
    /// When it was shown.
    public let date: Date
    /// What asked for it.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}
