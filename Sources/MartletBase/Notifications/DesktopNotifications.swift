import Synchronization

/// A notification for the user, shown outside of the app's windows.
package struct DesktopNotification: Equatable, Sendable {
    /// The identifier. A notification replaces an earlier one with the same identifier.
    package let identifier: String
    package let title: String
    package let text: String
    package let isUrgent: Bool
    /// The notification as text that only its module reads. The desktop keeps it, and hands it to ``DesktopNotifications/open(_:)``.
    package let record: String

    package init(identifier: String, title: String, text: String, isUrgent: Bool, record: String = "") {
        self.identifier = identifier
        self.title = title
        self.text = text
        self.isUrgent = isUrgent
        self.record = record
    }
}

/// The destination of notifications, which a host installs. Without a host, notifications are dropped.
package enum DesktopNotifications {
    private struct Place: Sendable {
        let show: @Sendable (DesktopNotification) -> Void
        let remove: @Sendable (String) -> Void
        let showBadge: @Sendable (Int) -> Void
    }

    private static let count = Mutex(0)

    private static let place = Mutex<Place?>(nil)

    /// Installs the functions that show notifications, remove them by identifier, and show a number on the app's icon.
    ///
    /// - Parameter replaces: Whether they replace those of another host.
    package static func install(
        replaces: Bool = true,
        show: @escaping @Sendable (DesktopNotification) -> Void, remove: @escaping @Sendable (String) -> Void,
        showBadge: @escaping @Sendable (Int) -> Void
    ) {
        place.withLock { place in
            if replaces || place == nil { place = Place(show: show, remove: remove, showBadge: showBadge) }
        }
    }

    package static func show(_ notification: DesktopNotification) { place.withLock { $0 }?.show(notification) }

    /// The number on the app's icon; zero for none.
    package static var badge: Int {
        get { count.withLock { $0 } }
        set {
            count.withLock { $0 = max(0, newValue) }
            place.withLock { $0 }?.showBadge(max(0, newValue))
        }
    }

    // MARK: - Notifications that the user opens

    private struct Opening: Sendable {
        var handler: (@Sendable (String) -> Void)?
        /// Records that came before there was a handler.
        var waiting: [String] = []
    }

    private static let opening = Mutex(Opening())

    /// Installs the handler of notifications that the user opens, and passes it those that were opened before.
    package static func onOpen(_ handler: @escaping @Sendable (String) -> Void) {
        let waiting = opening.withLock { opening in
            opening.handler = handler
            defer { opening.waiting = [] }
            return opening.waiting
        }
        for record in waiting { handler(record) }
    }

    /// Passes on that the user has opened a notification, by its record.
    package static func open(_ record: String) {
        let handler = opening.withLock { opening in
            if opening.handler == nil { opening.waiting.append(record) }
            return opening.handler
        }
        handler?(record)
    }

    package static func remove(_ identifier: String) { place.withLock { $0 }?.remove(identifier) }
}
