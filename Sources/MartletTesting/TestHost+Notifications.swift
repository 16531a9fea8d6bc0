import Foundation
import MartletBase
import Synchronization

/// A message that an app has shown outside of its windows.
public struct ShownNotification: Equatable, Sendable {
    /// The identifier of the notification.
    public let identifier: String
    /// The title.
    public let title: String
    /// The text below the title.
    public let text: String

    /// Creates a message, to compare others with.
    public init(identifier: String, title: String, text: String) {
        self.identifier = identifier
        self.title = title
        self.text = text
    }
}

/// Records the notifications of hosts rather than showing them.
enum ShownNotifications {
    /// Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = DesktopNotifications.install(
        replaces: false,
        show: { message in
            TestDesktop.current.records.withLock { $0[message.identifier] = message.record }
            TestDesktop.current.notifications.withLock { shown in
                shown.removeAll { $0.identifier == message.identifier }
                shown.append(
                    ShownNotification(identifier: message.identifier, title: message.title, text: message.text))
            }
        },
        remove: { identifier in
            TestDesktop.current.notifications.withLock { $0.removeAll { $0.identifier == identifier } }
        },
        showBadge: { _ in })
}

extension TestHost {
    /// The notifications that the host's code has posted (module `UserNotifications`) and not removed.
    public var notifications: [ShownNotification] { core.host.desktop.notifications.withLock { $0 } }

    /// The notifications of the host that the running test created last, since ``forgetNotifications()``. Before there is a
    /// host, they are those that the test's own code has posted.
    public static var notifications: [ShownNotification] {
        ShownNotifications.install()
        return TestDesktop.current.notifications.withLock { $0 }
    }

    /// Opens a notification, as the user does by a click: the delegate of the notification center receives the response.
    ///
    ///     try host.find(.button, "Brew").tap()
    ///     host.advance(by: .seconds(240))
    ///     try host.openNotification("tea")
    ///
    /// - Parameter identifier: The identifier of a notification that is shown.
    /// - Throws: ``ElementNotFound`` if there is none.
    public func openNotification(_ identifier: String) throws {
        let desktop = core.host.desktop
        guard let index = notifications.firstIndex(where: { $0.identifier == identifier }) else {
            let shown = notifications.map(\.identifier.debugDescription).joined(separator: ", ")
            throw ElementNotFound(
                description: "There is no notification \(identifier.debugDescription). "
                    + (shown.isEmpty ? "No notification is shown." : "Shown: \(shown)."))
        }
        desktop.notifications.withLock { _ = $0.remove(at: index) }
        let record = desktop.records.withLock { $0[identifier] ?? "" }
        core.perform { DesktopNotifications.open(record) }
        core.update()
    }

    /// Removes the recorded notifications of the host that the running test created last.
    public static func forgetNotifications() {
        ShownNotifications.install()
        TestDesktop.current.notifications.withLock { $0 = [] }
    }
}
