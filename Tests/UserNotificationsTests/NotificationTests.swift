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

    @Test func triggersKnowTheirNextDate() throws {
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: -5, repeats: true)
        #expect(soon.timeInterval == 60)
        let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9, minute: 30), repeats: true)
        let date = try #require(morning.nextTriggerDate())
        #expect(Calendar.current.component(.hour, from: date) == 9 && date > Date())
    }
}
