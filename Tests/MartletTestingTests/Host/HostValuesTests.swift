import Foundation
import MartletTesting
import Testing
import UserNotifications

private struct Counter: View {
    @AppStorage("HostValuesTests.count") private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

/// Copies a text of its own, and posts a notification after a while.
private struct Notifier: View {
    let name: String
    var body: some View {
        TextField("Draft", text: .constant(name))
        Button("Post") {
            let content = UNMutableNotificationContent()
            content.title = name
            UNUserNotificationCenter.current().add(
                UNNotificationRequest(
                    identifier: "one", content: content,
                    trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
        }
    }
}

/// Hosts beside each other: each has its own of what a process has once.
@MainActor @Suite struct HostValuesTests {
    @Test func twoHostsOfATestHaveTheirOwnValues() throws {
        let first = TestHost { Counter() }
        try first.find(.button).tap()
        #expect(UserDefaults.standard.integer(forKey: "HostValuesTests.count") == 1)
        let second = TestHost { Counter() }
        #expect(second.texts == ["Count 0"])
        #expect(UserDefaults.standard.object(forKey: "HostValuesTests.count") == nil)
        try second.find(.button).tap()
        try second.find(.button).tap()
        #expect((first.texts, second.texts) == (["Count 1"], ["Count 2"]))
        #expect(first.perform { UserDefaults.standard.integer(forKey: "HostValuesTests.count") } == 1)
        #expect(UserDefaults.standard.integer(forKey: "HostValuesTests.count") == 2)
    }

    @Test func hostsShareOnRequest() throws {
        let first = TestHost { Counter() }
        let second = first.sharing { TestHost { Counter() } }
        try second.find(.button).tap()
        first.update()
        #expect((first.texts, second.texts) == (["Count 1"], ["Count 1"]))
    }

    @Test func aHostBeginsWithWhatTheTestHasStored() throws {
        for count in [3, 4] {
            UserDefaults.standard.set(count, forKey: "HostValuesTests.count")
            let host = TestHost { Counter() }
            #expect(host.texts == ["Count \(count)"])
            try host.find(.button).tap()
            #expect(UserDefaults.standard.integer(forKey: "HostValuesTests.count") == count + 1)
        }
        // By the host before, rather than by the test.
        #expect(TestHost { Counter() }.texts == ["Count 4"])
        UserDefaults.standard.removeObject(forKey: "HostValuesTests.count")
        #expect(TestHost { Counter() }.texts == ["Count 0"])
    }

    @Test func aTaskOfAHostThatHasEndedReachesNoOtherHost() async throws {
        struct Late: View {
            var body: some View {
                Text("Late").onAppear {
                    Task {
                        try? await Task.sleep(for: .milliseconds(1))
                        UserDefaults.standard.set(9, forKey: "HostValuesTests.count")
                        Done.isDone = true
                    }
                }
            }
        }
        TestHost { Late() }.unmount()
        let host = TestHost { Counter() }
        await host.wait { Done.isDone }
        host.update()
        #expect(host.texts == ["Count 0"])
    }

    // nonisolated(unsafe): written once, by the task of the test above.
    private enum Done { nonisolated(unsafe) static var isDone = false }

    @Test func allReadingFunctionsSeeTheHostsValues() {
        let host = TestHost { Counter() }
        let defaults = UserDefaults.standard
        defaults.register(defaults: ["HostValuesTests.registered": 5])
        defaults.set(true, forKey: "HostValuesTests.bool")
        defaults.set(2.5, forKey: "HostValuesTests.double")
        defaults.set(["a", "b"], forKey: "HostValuesTests.list")
        defaults.set(Data([7]), forKey: "HostValuesTests.data")
        defaults.set(URL(string: "https://example.org/a"), forKey: "HostValuesTests.url")
        #expect(defaults.integer(forKey: "HostValuesTests.registered") == 5)
        #expect(defaults.bool(forKey: "HostValuesTests.bool"))
        #expect(defaults.double(forKey: "HostValuesTests.double") == 2.5)
        #expect(defaults.float(forKey: "HostValuesTests.double") == 2.5)
        #expect(defaults.stringArray(forKey: "HostValuesTests.list") == ["a", "b"])
        #expect(defaults.data(forKey: "HostValuesTests.data") == Data([7]))
        #expect(defaults.url(forKey: "HostValuesTests.url")?.path() == "/a")
        #expect(defaults.dictionaryRepresentation()["HostValuesTests.double"] as? Double == 2.5)
        defaults.removeObject(forKey: "HostValuesTests.double")
        #expect(defaults.dictionaryRepresentation()["HostValuesTests.double"] == nil)
        let domain = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        #expect(defaults.persistentDomain(forName: domain)?["HostValuesTests.bool"] as? Bool == true)
        defaults.removePersistentDomain(forName: domain)
        #expect(defaults.object(forKey: "HostValuesTests.bool") == nil)
        #expect(defaults.integer(forKey: "HostValuesTests.registered") == 5)
        // Another host has none of it.
        let other = TestHost { Counter() }
        #expect(defaults.object(forKey: "HostValuesTests.registered") == nil)
        withExtendedLifetime((host, other)) {}
    }

    @Test func clipboardsAndNotificationsAreThoseOfEachHost() async throws {
        let hosts = ["Tea", "Rice"].map { name in TestHost { Notifier(name: name) } }
        for host in hosts { try host.find(.button, "Post").tap() }
        hosts[0].advance(by: .seconds(6))
        #expect(hosts[0].notifications.map(\.title) == ["Tea"])
        #expect(hosts[1].notifications.isEmpty)
        hosts[1].advance(by: .seconds(6))
        #expect(hosts[1].notifications.map(\.title) == ["Rice"])
        #expect(TestHost.notifications.map(\.title) == ["Rice"])
        hosts[0].clipboard = "first"
        #expect(hosts[1].clipboard == nil)
    }

    @Test func aSheetPastesWhatTheWindowHasCopied() throws {
        struct Page: View {
            @State private var isShown = false
            @State private var text = ""
            var body: some View {
                Button("Open") { isShown = true }
                    .sheet(isPresented: $isShown) { TextField("Text", text: $text) }
            }
        }
        let host = TestHost { Page() }
        host.clipboard = "copied"
        try host.find(.button, "Open").tap()
        let field = try host.find(.textField, "Text")
        try field.focus()
        host.press("v", modifiers: .command)
        #expect(field.value == "copied")
    }
}
