import Synchronization

/// A notification for the user, shown outside of the app's windows.
package struct DesktopNotification: Equatable, Sendable {
    /// The identifier. A notification replaces an earlier one with the same identifier.
    package let identifier: String
    package let title: String
    package let text: String
    package let isUrgent: Bool

    package init(identifier: String, title: String, text: String, isUrgent: Bool) {
        self.identifier = identifier
        self.title = title
        self.text = text
        self.isUrgent = isUrgent
    }
}

/// The destination of notifications, which a host installs. Without a host, notifications are dropped.
package enum DesktopNotifications {
    private struct Place: Sendable {
        let show: @Sendable (DesktopNotification) -> Void
        let remove: @Sendable (String) -> Void
    }

    private static let place = Mutex<Place?>(nil)

    /// Installs the functions that show notifications and remove them by identifier.
    ///
    /// - Parameter replaces: Whether they replace those of another host.
    package static func install(
        replaces: Bool = true,
        show: @escaping @Sendable (DesktopNotification) -> Void, remove: @escaping @Sendable (String) -> Void
    ) {
        place.withLock { place in
            if replaces || place == nil { place = Place(show: show, remove: remove) }
        }
    }

    package static func show(_ notification: DesktopNotification) { place.withLock { $0 }?.show(notification) }

    package static func remove(_ identifier: String) { place.withLock { $0 }?.remove(identifier) }
}
