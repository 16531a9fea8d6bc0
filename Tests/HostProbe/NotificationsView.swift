import SwiftUI
import UserNotifications

/// Posts a notification, and prints which one the user opens, and which URLs. Run by Tests/Bundle/activation.py.
struct NotificationsView: View {
    var body: some View {
        Text("Notifications")
            .onAppear {
                OpenedNotifications.print("shown")
                let content = UNMutableNotificationContent()
                content.title = "Tea"
                content.userInfo = ["minutes": 4]
                UNUserNotificationCenter.current().add(
                    UNNotificationRequest(identifier: "tea", content: content, trigger: nil))
            }
            .onOpenURL { OpenedNotifications.print("opened \($0.absoluteString)") }
    }
}

final class OpenedNotifications: UNUserNotificationCenterDelegate, Sendable {
    static let shared = OpenedNotifications()

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let request = response.notification.request
        Self.print("response \(request.identifier) \(request.content.userInfo["minutes"] ?? "none")")
        completionHandler()
    }

    /// Prints a line at once, with the identifier that the program was installed under.
    static func print(_ line: String) {
        let identifier = Bundle.main.bundleIdentifier ?? "none"
        FileHandle.standardOutput.write(
            Data("\(identifier) \(ProcessInfo.processInfo.processIdentifier): \(line)\n".utf8))
    }
}
