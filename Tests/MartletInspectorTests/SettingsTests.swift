import Foundation
import MartletTestSupport
import Testing

@testable import MartletInspector
@testable import MartletTesting

/// Settings that a client makes in the app, and marks of runs.
@MainActor
@Suite(.serialized)
struct SettingsTests {
    struct Page: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.dynamicTypeSize) private var size
        @Environment(\.locale) private var locale
        @Environment(\.layoutDirection) private var direction
        @Environment(\.colorSchemeContrast) private var contrast

        var body: some View {
            VStack {
                Text("\(scheme)")
                Text("\(size)")
                Text(verbatim: locale.identifier)
                Text(direction == .rightToLeft ? "rtl" : "ltr")
                Text(contrast == .increased ? "high" : "standard")
            }
            .preferredColorScheme(.light)
        }
    }

    private func withHost(_ view: some View, _ body: @MainActor (TestHost) async throws -> Void) async rethrows {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = TestHost { view }
        defer { inspector.resetSettings() }
        try await body(host)
        withExtendedLifetime(host) {}
    }

    private func set(_ values: [String: String], _ host: TestHost) throws {
        _ = try Inspector.shared.settings(Request(id: 0, ask: "settings", values: values))
        host.update()
    }

    @Test("Settings apply to the running app, and are reset to the system's")
    func settings() async throws {
        try await withHost(Page()) { host in
            let before = ["light", "large", "en_US", "ltr", "standard"]
            #expect(host.texts == before)
            try set(
                ["colorScheme": "dark", "dynamicTypeSize": "xxLarge", "locale": "ar", "contrast": "increased"], host)
            #expect(Set(host.texts) == ["dark", "xxLarge", "ar", "rtl", "high"])
            // The host's own value is for later.
            host.setEnvironment(\.dynamicTypeSize, .small)
            host.update()
            #expect(host.texts.contains("xxLarge"))
            try set(["locale": "ar", "layoutDirection": "leftToRight"], host)
            #expect(host.texts == ["light", "small", "ar", "ltr", "standard"])
            try set([:], host)
            #expect(host.texts == ["light", "small", "en_US", "ltr", "standard"])
        }
    }

    @Test("A window that is opened later has the settings, too")
    func laterWindow() async throws {
        try await withHost(Page()) { host in
            try set(["dynamicTypeSize": "xLarge"], host)
            let scene = host.core.scene
            let other = SceneGraph(
                host: scene.host, size: scene.size, sharing: scene, around: nil, features: SceneFeatures())
            #expect(EnvironmentValues(scope: other.environment).dynamicTypeSize == .xLarge)
            try set([:], host)
            #expect(EnvironmentValues(scope: other.environment).dynamicTypeSize == .large)
            // The value of a window that inherits is not that of the scene around.
            try set(["locale": "de_CH"], host)
            try set([:], host)
            #expect(EnvironmentValues(scope: other.environment).locale.identifier == "en_US")
            other.end()
        }
    }

    @Test("A setting or value that does not exist is refused, and changes nothing")
    func refusals() async throws {
        await withHost(Page()) { host in
            let wrong = [
                ["colorScheme": "pink"], ["dynamicTypeSize": "huge"], ["locale": "12"], ["slowness": "0"],
                ["slowness": "nan"], ["font": "big"],
            ]
            for values in wrong { #expect(throws: Refusal.self) { try set(values, host) } }
            #expect(host.texts == ["light", "large", "en_US", "ltr", "standard"])
        }
    }

    struct Moving: View {
        @State private var isAway = false

        var body: some View {
            Button("Go") { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
                .offset(x: isAway ? 100 : 0)
        }
    }

    @Test("Slow animations take a multiple of their time, and go on from where they are")
    func slowness() async throws {
        try await withHost(Moving()) { host in
            @MainActor func offset() throws -> CGFloat { try host.find(.button, "Go").frame.minX }
            let start = try offset()
            try set(["slowness": "5"], host)
            try host.find(.button, "Go").tap()
            host.advance(by: .seconds(1))
            #expect(abs(try offset() - start - 20) < 2)
            try set([:], host)
            #expect(abs(try offset() - start - 20) < 2)
            host.advance(by: .seconds(0.4))
            #expect(abs(try offset() - start - 60) < 3)
            host.advance(by: .seconds(0.5))
            #expect(abs(try offset() - start - 100) < 0.1)
        }
    }

    struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Shown(count: count)
                Button("Add") { count += 1 }
            }
        }
    }

    struct Shown: View {
        let count: Int
        var body: some View { Text("Count: \(count)") }
    }

    /// A host that keeps the marks it is to show.
    private final class MarkingHost: SceneHost {
        let profile = HostProfile()
        var marks: [[RunMark]] = []
        nonisolated let requests = Requests()

        final class Requests: @unchecked Sendable {
            var count = 0
        }

        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
        }
        func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
        func present(_ root: RenderNode, difference: RenderDifference) {}
        nonisolated func requestUpdate() { requests.count += 1 }
        func showRuns(_ runs: [RunMark]) { marks.append(runs) }
    }

    @Test("Views whose bodies run are marked with their runs, which causes no update")
    func marks() async throws {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let host = MarkingHost()
        let scene = SceneGraph(host: host, size: CGSize(width: 200, height: 100), Counter())
        scene.update()
        #expect(host.marks.isEmpty)
        _ = inspector.overlay(Request(id: 0, ask: "overlay", on: true))
        defer { inspector.runMarks.isOn = false }
        let view = try #require(scene.inspection.views().first { $0.type.name == "Counter" }).view
        for round in 1...2 {
            #expect(scene.inspection.set("count", of: view, path: [], to: "\(round)") != nil)
            scene.update()
            let requests = host.requests.count
            let updates = scene.updateCount
            let marks = try #require(host.marks.last)
            #expect(marks.map(\.count) == [round, round])
            #expect(marks.allSatisfy { !$0.frame.isEmpty })
            #expect(marks.contains { $0.frame.height == 16 })
            #expect(host.requests.count == requests)
            #expect(scene.updateCount == updates)
            #expect(!scene.needsUpdate)
        }
        _ = inspector.overlay(Request(id: 0, ask: "overlay", on: false))
        #expect(host.marks.last == [])
    }
}
