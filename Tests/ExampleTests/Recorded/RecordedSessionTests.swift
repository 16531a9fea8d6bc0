import Foundation
import SwiftUI
import Testing

@testable import Gallery
@testable import MartletInspector
@testable import MartletReplay
@testable import MartletTesting
@testable import Showcase

/// Sessions of random users of the showcase and the gallery are recorded as tests, and the tests pass in new hosts.
@MainActor @Suite struct RecordedSessionTests {
    init() { RunCounter.isCounting = false }

    /// The seeds of the sessions: 100 if `MARTLET_RECORDED_SESSIONS` asks for them.
    private nonisolated static let seeds: Range<UInt64> =
        0..<(ProcessInfo.processInfo.environment["MARTLET_RECORDED_SESSIONS"].flatMap { UInt64($0) } ?? 1)

    private static func record(
        _ seed: UInt64, in host: TestHost, expecting kinds: Set<RecordedExpectation>
    ) async throws -> RecordedReplay {
        let recording = TestRecording()
        recording.begin(in: [host.scene])
        var user = RandomUser(seed: seed)
        await user.use(host, times: 8, isPatient: !seed.isMultiple(of: 2))
        return RecordedReplay(source: try #require(recording.end(expecting: kinds)))
    }

    private static func expectPass(_ replay: RecordedReplay, in host: TestHost) async {
        for difference in await replay.run(in: host) { Issue.record("\(difference)\n\(replay.source)") }
    }

    private static let all = Set(RecordedExpectation.allCases)

    // The page of threads counts on threads, and that of animations shuffles.
    private nonisolated static let pages = ShowcaseExplorationTests.Page.allCases.filter {
        $0 != .threads && $0 != .animation
    }

    @Test(arguments: pages, seeds)
    func aSessionWithTheShowcasePasses(page: ShowcaseExplorationTests.Page, seed: UInt64) async throws {
        func host() -> TestHost { TestHost { NavigationStack { ShowcaseExplorationTests.content(of: page) } } }
        let replay = try await Self.record(seed, in: host(), expecting: Self.all)
        await Self.expectPass(replay, in: host())
    }

    @Test(arguments: GalleryExplorationTests.names, seeds)
    func aSessionWithTheGalleryPasses(name: String, seed: UInt64) async throws {
        let app = GalleryApp()
        func host() -> TestHost { TestHost(size: CGSize(width: 640, height: 600)) { app.sample(name) } }
        let replay = try await Self.record(seed, in: host(), expecting: Self.all)
        await Self.expectPass(replay, in: host())
    }

    // MARK: - Broken pages

    @Test(arguments: ["Toggle", "Picker", "Stepper and Slider", "Text fields", "DisclosureGroup"], seeds)
    func aPageThatDoesNothingFails(name: String, seed: UInt64) async throws {
        let app = GalleryApp()
        let size = CGSize(width: 640, height: 600)
        let replay = try await Self.record(
            seed, in: TestHost(size: size) { app.sample(name) }, expecting: RecordedExpectation.usual)
        try #require(replay.stepCount > 0)
        let disabled = TestHost(size: size) { app.sample(name).disabled(true) }
        #expect(await !replay.run(in: disabled).isEmpty)
        #expect(await !replay.run(in: TestHost(size: size) { Text(name) }).isEmpty)
    }

    @Test(arguments: pages, seeds)
    func anotherTextOnThePageFails(page: ShowcaseExplorationTests.Page, seed: UInt64) async throws {
        let host = TestHost { NavigationStack { ShowcaseExplorationTests.content(of: page) } }
        let replay = try await Self.record(seed, in: host, expecting: [.nothingElse])
        let broken = TestHost {
            NavigationStack { ShowcaseExplorationTests.content(of: page) }.safeAreaInset(edge: .bottom) { Text("Odd") }
        }
        #expect(await !replay.run(in: broken).isEmpty, "\(replay.source)")
    }

    @Test(arguments: BreakablePage.Fault.allCases) func aFaultOfAPageFails(fault: BreakablePage.Fault) async throws {
        let host = TestHost { BreakablePage(fault: nil) }
        let recording = TestRecording()
        recording.begin(in: [host.scene])
        try host.find(.toggle, "Loud").tap()
        try host.find(.textField, "Name").type("Ann")
        try host.find(.button, "Greet").tap()
        try host.find(.picker, "Size").select("Large")
        host.advance(by: .seconds(2))
        let replay = RecordedReplay(source: try #require(recording.end()))
        await Self.expectPass(replay, in: TestHost { BreakablePage(fault: nil) })
        let broken = TestHost { BreakablePage(fault: fault) }
        #expect(await !replay.run(in: broken).isEmpty, "\(replay.source)")
    }
}

/// A page that is broken in one way at a time.
struct BreakablePage: View {
    nonisolated enum Fault: CaseIterable {
        case text, removedButton, removedToggle, deadToggle, deadField, deadButton, deadPicker, neverLoaded
    }

    let fault: Fault?
    @State private var isLoud = false
    @State private var name = ""
    @State private var greeting = ""
    @State private var size = "Small"
    @State private var isLoaded = false

    var body: some View {
        VStack {
            if fault != .removedToggle { Toggle("Loud", isOn: fault == .deadToggle ? .constant(false) : $isLoud) }
            TextField("Name", text: fault == .deadField ? .constant("") : $name)
            if fault != .removedButton {
                Button("Greet") { if fault != .deadButton { greeting = "\(fault == .text ? "Hi" : "Hello") \(name)" } }
            }
            Text(greeting)
            Picker("Size", selection: fault == .deadPicker ? .constant("Small") : $size) {
                ForEach(["Small", "Large"], id: \.self) { Text($0) }
            }
            if isLoaded { Text("Loaded") }
        }
        .task {
            try? await Task.sleep(for: .seconds(1))
            isLoaded = fault != .neverLoaded
        }
    }
}
