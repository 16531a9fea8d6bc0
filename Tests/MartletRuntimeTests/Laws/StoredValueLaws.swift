import Foundation
import MartletABI
import Testing
@testable import Martlet
import MartletBase
import MartletTesting

/// J · Stored values, in the views of one process. The defaults of a test are in memory.
@MainActor @Suite(.serialized) struct StoredValueLaws {
    private enum Theme: String { case light, dark }
    private enum Level: Int { case low, high }

    /// Whether a write through `UserDefaults` requests an update. Foundation posts no notification: unless its class is
    /// replaced, the next update detects the write, and one is scheduled every half second.
    private static let isHeard = ABI.uses(.objectClasses)

    private static func clear(_ keys: String...) {
        for key in keys { UserDefaults.standard.removeObject(forKey: key) }
    }

    private struct Count: View {
        @AppStorage("law.count") private var count = 7
        let probe: Probe
        var body: some View {
            let _ = probe.offer("+") { count += 1 }
            let _ = probe.offer("same") { count = count }
            Text(verbatim: "\(count)")
        }
    }

    private struct Two: View {
        let probe: Probe
        var body: some View {
            Count(probe: probe)
            Reader()
        }
    }

    private struct Reader: View {
        @AppStorage("law.count") private var other = 7
        var body: some View { Text(verbatim: "also \(other)") }
    }

    @Test func J1_theDefaultIsNotWrittenAndTwoUsersAgree() {
        let probe = Probe()
        let host = TestHost { Two(probe: probe) }
        Self.clear("law.count")
        host.update()
        #expect(host.texts == ["7", "also 7"])
        #expect(UserDefaults.standard.object(forKey: "law.count") == nil)
        host.run("+", of: probe)
        #expect(host.texts == ["8", "also 8"])
        #expect(UserDefaults.standard.integer(forKey: "law.count") == 8)
    }

    @Test func J1_aChangeMadeElsewhereUpdatesWhatReadsTheKey() {
        let probe = Probe()
        let host = TestHost { Two(probe: probe) }
        Self.clear("law.count")
        host.update()
        let first = host.bodyRuns(of: Count.self)
        UserDefaults.standard.set(20, forKey: "law.count")
        #expect(host.scene.needsUpdate || !Self.isHeard)
        host.update()
        #expect(host.texts == ["20", "also 20"])
        #expect(host.bodyRuns(of: Count.self) == first + 1)
        // Nothing that is shown differs: another key, an equal value, the default where nothing was stored.
        UserDefaults.standard.set(1, forKey: "law.other")
        UserDefaults.standard.set(20, forKey: "law.count")
        host.run("same", of: probe)
        #expect(host.bodyRuns(of: Count.self) == first + 1)
        for number in 0..<1_000 { UserDefaults.standard.set(number, forKey: "law.count") }
        host.update()
        #expect(host.bodyRuns(of: Count.self) == first + 2)
        UserDefaults.standard.removeObject(forKey: "law.count")
        host.update()
        #expect(host.texts == ["7", "also 7"])
        #expect(host.bodyRuns(of: Two.self) == 1)
        UserDefaults.standard.set(7, forKey: "law.count")
        host.update()
        #expect(host.bodyRuns(of: Count.self) == first + 3)
    }

    private struct AllTypes: View {
        @AppStorage("law.bool") var bool = false
        @AppStorage("law.int") var int = 0
        @AppStorage("law.double") var double = 0.0
        @AppStorage("law.string") var string = ""
        @AppStorage("law.url") var url = URL(filePath: "/")
        @AppStorage("law.data") var data = Data()
        @AppStorage("law.date") var date = Date(timeIntervalSinceReferenceDate: 0)
        @AppStorage("law.theme") var theme = Theme.light
        @AppStorage("law.level") var level = Level.low
        @AppStorage("law.optional.string") var optionalString: String?
        @AppStorage("law.optional.theme") var optionalTheme: Theme?
        @AppStorage("law.optional.url") var optionalURL: URL?
        let probe: Probe

        var body: some View {
            let _ = probe.offer("write") {
                bool = true
                int = -3
                double = 2
                string = "a"
                url = URL(string: "https://example.org/x")!
                data = Data([1])
                date = Date(timeIntervalSinceReferenceDate: 0.5)
                theme = .dark
                level = .high
                optionalString = "b"
                optionalTheme = .dark
                optionalURL = URL(filePath: "/tmp/x")
            }
            let _ = probe.offer("remove") {
                optionalString = nil
                optionalTheme = nil
                optionalURL = nil
            }
            Text(verbatim: "\(bool) \(int) \(double) \(string) \(url) \(data.count)")
            Text(verbatim: "\(date.timeIntervalSinceReferenceDate) \(theme) \(level)")
            Text(verbatim: "\(optionalString ?? "-") \(optionalTheme?.rawValue ?? "-") \(optionalURL?.path ?? "-")")
        }
    }

    @Test func J1_allTypes() {
        let probe = Probe()
        let host = TestHost { AllTypes(probe: probe) }
        let before = ["false 0 0.0  file:/// 0", "0.0 light low", "- - -"]
        #expect(host.texts == before)
        host.run("write", of: probe)
        let after = ["true -3 2.0 a https://example.org/x 1", "0.5 dark high", "b dark /tmp/x"]
        #expect(host.texts == after)
        #expect(host.sharing { TestHost { AllTypes(probe: Probe()) } }.texts == after)
        host.sharing { readBack(of: host, probe) }
    }

    private func readBack(of host: TestHost, _ probe: Probe) {
        let defaults = UserDefaults.standard
        // The class that is exchanged reads what Foundation takes for the path of a file.
        if Self.isHeard { #expect(defaults.url(forKey: "law.url")?.absoluteString == "https://example.org/x") }
        #expect(defaults.string(forKey: "law.theme") == "dark")
        #expect(defaults.integer(forKey: "law.level") == 1)
        host.run("remove", of: probe)
        #expect(host.texts[2] == "- - -")
        #expect(defaults.object(forKey: "law.optional.theme") == nil)
    }

    @Test func J3_aValueOfAnotherTypeGivesTheDefaultAndAnIssue() {
        let probe = Probe()
        UserDefaults.standard.set("not a number", forKey: "law.count")
        let host = TestHost { Two(probe: probe) }
        host.expectIssue(containing: "\"law.count\" is a String, which is no value of the type Int")
        #expect(host.texts == ["7", "also 7"])
        #expect(UserDefaults.standard.string(forKey: "law.count") == "not a number")
        host.run("+", of: probe)
        #expect(host.texts == ["8", "also 8"])
        Self.clear("law.count")
    }

    @Test func J1_outsideOfAHierarchyItReadsAndWrites() {
        struct Settings { @AppStorage("law.outside") var value = 1 }
        let settings = Settings()
        Self.clear("law.outside")
        #expect(settings.value == 1)
        settings.value = 2
        settings.$value.wrappedValue += 1
        #expect(settings.value == 3)
        #expect(UserDefaults.standard.integer(forKey: "law.outside") == 3)
    }

    @Test func J1_suites() throws {
        struct Shows: View {
            @AppStorage("law.suite") var value = "none"
            var body: some View { Text(value) }
        }
        let name = "martlet.tests.\(UUID().uuidString)"
        let one = try #require(UserDefaults(suiteName: name))
        let two = try #require(UserDefaults(suiteName: name))
        let host = TestHost {
            Shows().defaultAppStorage(one)
            Shows()
        }
        two.set("of another object", forKey: "law.suite")
        host.update()
        #expect(host.texts == ["of another object", "none"])
        one.set("of the same", forKey: "law.suite")
        #expect(host.scene.needsUpdate || !Self.isHeard)
        host.update()
        #expect(host.texts == ["of the same", "none"])
    }

    private struct Place: View {
        @SceneStorage("law.place") private var place = 1
        let probe: Probe
        var body: some View {
            let _ = probe.offer("+") { place += 1 }
            Text(verbatim: "\(place)")
        }
    }

    @Test func J2_sharedInsideOneSceneAndNotBetweenTwo() {
        let probe = Probe()
        let other = TestHost { Place(probe: Probe()) }
        let host = TestHost {
            Place(probe: Probe())
            Place(probe: probe)
        }
        host.run("+", of: probe)
        other.update()
        #expect(host.texts == ["2", "2"])
        #expect(other.texts == ["1"])
    }

    @Test func J2_restoredAndGoneWithTheScene() {
        let folder = TestFolder()
        func host(_ probe: Probe) -> TestHost {
            TestHost(sceneFolder: folder.path) { Place(probe: probe) }
        }
        var probe = Probe()
        var shown = host(probe)
        shown.run("+", of: probe)
        shown.unmount()
        StoreSaver.saveAll()
        probe = Probe()
        shown = host(probe)
        #expect(shown.texts == ["2"])
        shown.scene.discardSceneValues()
        shown.unmount()
        #expect(host(Probe()).texts == ["1"])
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == [])
    }

    @Test func J3_twoStoresOfOneFileKeepTheirKeys() {
        let folder = TestFolder()
        let path = folder.path + "/values.plist"
        let stores = (0..<2).map { _ in SceneStore() }
        for store in stores { #expect(store.restore(from: StoredFile(path: path)) == nil) }
        for (index, store) in stores.enumerated() {
            store.write("key \(index)", transaction: Transaction()) { _ in .int(index) }
        }
        StoreSaver.saveAll()
        #expect(TestFolder.values(in: path)?.keys.sorted() == ["key 0", "key 1"])
    }

    /// For Documentation/wrappers/appstorage.md.
    @Test func S_appStorageRunsWhatReadsTheKey() {
        let probe = Probe()
        Self.clear("law.count")
        let host = TestHost { Two(probe: probe) }
        func runs() -> [Int] { [host.bodyRuns(of: Two.self), host.bodyRuns(of: Count.self)] }
        #expect(runs() == [1, 1])
        host.run("+", of: probe)
        #expect(runs() == [1, 2])
        host.run("same", of: probe)
        #expect(runs() == [1, 2])
        UserDefaults.standard.set(9, forKey: "law.count")
        host.update()
        #expect(runs() == [1, 3])
        UserDefaults.standard.set(9, forKey: "law.unread")
        host.update()
        #expect(runs() == [1, 3])
        Self.clear("law.count")
    }
}
