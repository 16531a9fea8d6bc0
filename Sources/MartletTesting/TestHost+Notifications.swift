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

    /// A message, to compare others with.
    public init(identifier: String, title: String, text: String) {
        self.identifier = identifier
        self.title = title
        self.text = text
    }
}

/// The notifications that the tests of a process have shown.
private enum ShownNotifications {
    static let all = Mutex<[ShownNotification]>([])

    /// Once in a process.
    static let installed: Void = DesktopNotifications.install(
        show: { message in
            all.withLock { shown in
                shown.removeAll { $0.identifier == message.identifier }
                shown.append(
                    ShownNotification(identifier: message.identifier, title: message.title, text: message.text))
            }
        },
        remove: { identifier in all.withLock { $0.removeAll { $0.identifier == identifier } } })
}

extension TestHost {
    /// The notifications that apps have posted (module `UserNotifications`) and not removed, since
    /// ``forgetNotifications()``. They are those of all hosts of the process.
    public static var notifications: [ShownNotification] {
        ShownNotifications.installed
        return ShownNotifications.all.withLock { $0 }
    }

    /// Removes the recorded notifications. Call it before the tested code.
    public static func forgetNotifications() {
        ShownNotifications.installed
        ShownNotifications.all.withLock { $0 = [] }
    }
}
