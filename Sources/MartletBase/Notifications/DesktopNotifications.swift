import Synchronization

/// A message to the person, outside of the app's windows.
package struct DesktopNotification: Equatable, Sendable {
    /// Another one with the same takes its place.
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

/// Where messages to the person go: a host says so. Without one, nobody sees them.
package enum DesktopNotifications {
    private struct Place: Sendable {
        let show: @Sendable (DesktopNotification) -> Void
        let remove: @Sendable (String) -> Void
    }

    private static let place = Mutex<Place?>(nil)

    /// Says what shows messages, and takes them back by their identifiers.
    package static func install(
        show: @escaping @Sendable (DesktopNotification) -> Void, remove: @escaping @Sendable (String) -> Void
    ) {
        place.withLock { $0 = Place(show: show, remove: remove) }
    }

    package static func show(_ notification: DesktopNotification) { place.withLock { $0 }?.show(notification) }

    package static func remove(_ identifier: String) { place.withLock { $0 }?.remove(identifier) }
}
