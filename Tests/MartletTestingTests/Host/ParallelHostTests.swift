import Foundation
import MartletTesting
import Testing
import UserNotifications

private struct Counter: View {
    @AppStorage("ParallelHostTests.count") private var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
}

/// A thousand tests at once, in an order that differs from run to run, of which each has several hosts.
@MainActor @Suite struct ParallelHostTests {
    /// The steps of one test, with turns of the others between them.
    @Test(arguments: (0..<1_000).shuffled()) func eachTestSeesItsOwn(number: Int) async throws {
        let defaults = UserDefaults.standard
        let key = "ParallelHostTests.count"
        try #require(defaults.object(forKey: key) == nil)
        if number.isMultiple(of: 2) { defaults.set(number % 500, forKey: key) }
        let start = number.isMultiple(of: 2) ? number % 500 : 0
        await Task.yield()
        let hosts = (0..<2).map { _ in TestHost { Counter() } }
        for taps in 1...3 {
            try hosts[taps % 2].find(.button).tap()
            hosts[0].clipboard = "\(number)"
            await Task.yield()
        }
        await hosts[0].settle()
        try #require(hosts[0].texts == ["Count \(start + 1)"])
        try #require(hosts[1].texts == ["Count \(start + 2)"])
        try #require(defaults.integer(forKey: key) == start + 2)
        try #require(hosts[0].clipboard == "\(number)" && hosts[1].clipboard == nil)
        await withTaskGroup { group in
            group.addTask { UserDefaults.standard.integer(forKey: key) }
            for await count in group { #expect(count == start + 2) }
        }
    }

    /// Posts a notification later, opens a file, and shows the time.
    private struct Page: View {
        let name: String
        @State private var isChoosing = false
        @State private var file = "none"
        @State private var seconds = 0

        var body: some View {
            Text("\(seconds) s")
            Text(file)
            Button("Post") {
                let content = UNMutableNotificationContent()
                content.title = name
                UNUserNotificationCenter.current().add(
                    UNNotificationRequest(
                        identifier: "one", content: content,
                        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
            }
            Button("Open") { isChoosing = true }
                .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.data]) { result in
                    file = (try? result.get())?.lastPathComponent ?? "error"
                }
                .task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .seconds(1))
                        seconds += 1
                    }
                }
        }
    }

    @Test(arguments: (0..<300).shuffled()) func clocksFilesAndNotificationsAreThoseOfEachTest(number: Int) async throws
    {
        let (host, other) = (TestHost { Page(name: "\(number)") }, TestHost { Page(name: "other") })
        let start = host.perform { Date.now }
        await Task.yield()
        try host.find(.button, "Post").tap()
        try host.find(.button, "Open").tap()
        await Task.yield()
        let seconds = 6 + number % 3
        // In parts, with turns of the other tests between them.
        for _ in 0..<seconds {
            host.advance(by: .seconds(1))
            await Task.yield()
        }
        await host.settle()
        #expect(host.perform { Date.now }.timeIntervalSince(start) == TimeInterval(seconds))
        #expect(host.notifications.map(\.title) == ["\(number)"] && other.notifications.isEmpty)
        #expect(host.texts.first == "\(seconds) s" && other.texts.first == "0 s")
        #expect(other.fileDialog == nil)
        try #require(host.fileDialog).choose(URL(fileURLWithPath: "/nowhere/\(number).dat"))
        await Task.yield()
        #expect(host.texts.contains("\(number).dat") && other.texts.contains("none"))
    }
}

/// Tests without hosts. `FirstTestsTests` runs them in a process of their own.
@MainActor @Suite struct HostlessTests {
    @Test(arguments: (0..<200).shuffled()) func eachTestSeesItsOwn(number: Int) async {
        let (defaults, key) = (UserDefaults.standard, "HostlessTests.number")
        #expect(defaults.object(forKey: key) == nil)
        defaults.set(number, forKey: key)
        await Task.yield()
        #expect(defaults.integer(forKey: key) == number)
    }
}

/// The first tests of a process, before it has any host, see their own values as well.
@Suite struct FirstTestsTests {
    @Test func testsBeforeTheFirstHostSeeTheirOwn() throws {
        let process = Process()
        process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "HostlessTests"]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text.suffix(2_000))")
        #expect(text.contains("Test run with 1 test"), "\(text.suffix(2_000))")
    }
}
