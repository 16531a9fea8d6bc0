import Foundation
import Martlet
import MartletTesting
import Testing
import UserNotifications

private func request(_ identifier: String, _ title: String, in seconds: Double? = nil) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = title
    content.subtitle = "sub"
    content.body = "body"
    content.sound = .default
    let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    content.title = "changed later"
    return request
}

/// The centre is one for the process, so that these run one after the other.
@MainActor @Suite(.serialized) struct NotificationTests {
    private let center = UNUserNotificationCenter.current()

    init() {
        center.removeAllPendingNotificationRequests()
        center.removeAllDeliveredNotifications()
        TestHost.forgetNotifications()
    }

    @Test func aNotificationIsShownAtOnce() async throws {
        #expect(try await center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .authorized)
        try await center.add(request("a", "Tea"))
        #expect(TestHost.notifications == [ShownNotification(identifier: "a", title: "Tea", text: "sub\nbody")])
        // Another one with the same name takes its place.
        try await center.add(request("a", "Coffee"))
        #expect(TestHost.notifications.map(\.title) == ["Coffee"])
        #expect(await center.deliveredNotifications().map(\.request.content.title) == ["Coffee"])
        center.removeDeliveredNotifications(withIdentifiers: ["a"])
        #expect(TestHost.notifications.isEmpty)
    }

    @Test func aNotificationIsShownWhenItsTimeHasCome() async throws {
        struct Kitchen: View {
            var body: some View {
                Button("Brew") {
                    UNUserNotificationCenter.current().add(request("tea", "Tea", in: 240))
                }
            }
        }
        let host = TestHost { Kitchen() }
        try host.find(.button, "Brew").tap()
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea"])
        host.advance(by: .seconds(200))
        await host.settle()
        #expect(TestHost.notifications.isEmpty)
        host.advance(by: .seconds(50))
        await host.settle()
        #expect(TestHost.notifications.map(\.title) == ["Tea"])
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test func whatIsTakenBackIsNotShown() async throws {
        struct Kitchen: View {
            var body: some View {
                Button("Brew") {
                    UNUserNotificationCenter.current().add(request("tea", "Tea", in: 240))
                }
                Button("Stop") { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }
            }
        }
        let host = TestHost { Kitchen() }
        try host.find(.button, "Brew").tap()
        try host.find(.button, "Stop").tap()
        host.advance(by: .seconds(300))
        await host.settle()
        #expect(TestHost.notifications.isEmpty)
    }

    @Test func delegatesDecide() async throws {
        final class Silence: UNUserNotificationCenterDelegate {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                completionHandler(notification.request.identifier == "loud" ? [.banner] : [])
            }
        }
        let silence = Silence()
        center.delegate = silence
        defer { center.delegate = nil }
        try await center.add(request("quiet", "Quiet"))
        try await center.add(request("loud", "Loud"))
        #expect(TestHost.notifications.map(\.title) == ["Loud"])
    }

    private final class Answers: UNUserNotificationCenterDelegate {
        var responses: [UNNotificationResponse] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            responses.append(response)
            completionHandler()
        }
    }

    private static func message(about note: Int) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Note \(note)"
        content.body = "<b>&\u{0}</b>"
        content.userInfo = ["note": note, "tags": ["a", "b"]]
        content.threadIdentifier = "notes"
        return UNNotificationRequest(identifier: "note-\(note)", content: content, trigger: nil)
    }

    /// The delegate is told which notification was opened, with the app's own data.
    @Test func openedNotificationsAreTheDelegates() async throws {
        struct Notes: View {
            var body: some View {
                Button("Send") { UNUserNotificationCenter.current().add(NotificationTests.message(about: 7)) }
            }
        }
        let host = TestHost { Notes() }
        let answers = Answers()
        center.delegate = answers
        defer { center.delegate = nil }
        try host.find(.button, "Send").tap()
        #expect(throws: ElementNotFound.self) { try host.openNotification("note-8") }
        try host.openNotification("note-7")
        let response = try #require(answers.responses.first)
        #expect(answers.responses.count == 1 && response.actionIdentifier == UNNotificationDefaultActionIdentifier)
        let content = response.notification.request.content
        #expect(response.notification.request.identifier == "note-7" && content.title == "Note 7")
        #expect(content.userInfo["note"] as? Int == 7 && content.userInfo["tags"] as? [String] == ["a", "b"])
        #expect(content.threadIdentifier == "notes")
        #expect(host.notifications.isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    /// An app that the desktop starts for a response sets its delegate after that.
    @Test func aResponseWaitsForTheDelegate() throws {
        let host = TestHost { Button("Send") { UNUserNotificationCenter.current().add(Self.message(about: 1)) } }
        try host.find(.button, "Send").tap()
        try host.openNotification("note-1")
        let answers = Answers()
        center.delegate = answers
        defer { center.delegate = nil }
        #expect(answers.responses.map(\.notification.request.identifier) == ["note-1"])
        center.delegate = answers
        #expect(answers.responses.count == 1)
    }

    @Test func triggersKnowTheirNextDate() throws {
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: -5, repeats: true)
        #expect(soon.timeInterval == 60)
        let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
        let date = try #require(morning.nextTriggerDate())
        #expect(Calendar.current.component(.hour, from: date) == 9 && date > Date())
    }
}
