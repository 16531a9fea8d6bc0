import Foundation
import MartletTestSupport
@testable import MartletTesting
import Testing

@testable import MartletInspector

/// The content of update reports.
@MainActor
@Suite(.serialized)
struct ReportTests {
    struct Page: View {
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            VStack {
                Button("Add") { count += 1 }
                Button("Same") { other = 0 }
                Shown(count: count)
                Apart(text: "fixed")
                if count > 1 { Extra() }
            }
        }
    }

    struct Shown: View {
        let count: Int

        var body: some View { Text("Count: \(count)") }
    }

    struct Apart: View {
        let text: String

        var body: some View { Text(text) }
    }

    struct Extra: View {
        var body: some View { Text("more than one") }
    }

    /// Returns the update reports while `body` runs.
    private func reports(
        of body: (TestHost) throws -> Void, in view: some View = Page()
    ) async throws -> [UpdateReport] {
        let inspector = Inspector.shared
        inspector.start()
        defer { inspector.stop() }
        let found = Found()
        let reader = inspector.feed.addReader { found.add($0) }
        defer { inspector.feed.removeReader(reader) }
        let host = TestHost { view }
        try body(host)
        await inspector.settle()
        return found.all
    }

    private final class Found: @unchecked Sendable {
        private let lock = NSLock()
        private var reports: [UpdateReport] = []

        func add(_ report: UpdateReport) { lock.withLock { reports.append(report) } }

        var all: [UpdateReport] { lock.withLock { reports } }
    }

    @Test("The first update tells of the views that were made and of their bodies")
    func first() async throws {
        let first = try #require(try await reports { _ in }.first)
        #expect(first.counts.made >= 3)
        #expect(first.counts.bodies >= 3)
        #expect(first.ran.allSatisfy { $0.writes.isEmpty })
        #expect(first.phases.contains { $0.name == "runRules" })
    }

    struct Rows: View {
        @State private var chosen = 0

        var body: some View {
            VStack {
                Button("Next") { chosen += 1 }
                ForEach(0..<16) { index in RowText(number: index, isChosen: index == chosen) }
            }
        }
    }

    struct RowText: View {
        let number: Int
        let isChosen: Bool

        var body: some View { Text(isChosen ? "[\(number)]" : "\(number)") }
    }

    @Test(
        "Rows whose closures come to what was there are counted, and those that come to another view are known one by one"
    )
    func rows() async throws {
        let all = try await reports(of: { try $0.find(.button, "Next").tap() }, in: Rows())
        let update = try #require(all.last { !$0.writes.isEmpty })
        #expect(update.counts.rows == 16)
        #expect(update.ran.count == 2)
        #expect(update.ran.allSatisfy { $0.writes == update.writes.map(\.id) && $0.count == 1 })
    }

    @Test("A write is told with its values, and is the cause of the bodies that depend on it, and of no others")
    func write() async throws {
        let all = try await reports { try $0.find(.button, "Add").tap() }
        let update = try #require(all.last { !$0.writes.isEmpty })
        let write = try #require(update.writes.first)
        #expect(update.writes.count == 1)
        #expect(write.name == "Page.count")
        #expect(write.old == "0")
        #expect(write.new == "1")
        #expect(write.thread == "main")
        #expect(!write.dropped)
        // Page, and Shown, which was made with another number.
        #expect(update.counts.bodies == 2)
        #expect(update.ran.allSatisfy { $0.writes == [write.id] })
        #expect(update.counts.rules >= update.counts.bodies)
        #expect(update.length > 0)
        #expect(update.phases.map(\.length).reduce(0, +) <= update.length + update.length / 10)
    }

    @Test("A view whose value is equal is told as skipped")
    func skipped() async throws {
        let all = try await reports { try $0.find(.button, "Add").tap() }
        let update = try #require(all.last { !$0.writes.isEmpty })
        #expect(!update.skipped.isEmpty)
        #expect(Set(update.skipped.map(\.view)).isDisjoint(with: update.ran.map(\.view)))
    }

    @Test("A write of an equal value is told as dropped")
    func dropped() async throws {
        let all = try await reports { host in
            try host.find(.button, "Same").tap()
            try host.find(.button, "Add").tap()
        }
        let write = try #require(all.flatMap(\.writes).first { $0.dropped })
        #expect(write.name == "Page.other")
        #expect(write.new == "0")
    }

    @Test("A view that is made later is told with the write that brought it")
    func made() async throws {
        let all = try await reports { host in
            try host.find(.button, "Add").tap()
            try host.find(.button, "Add").tap()
        }
        let update = try #require(all.last { !$0.writes.isEmpty })
        #expect(update.counts.made == 1)
        #expect(update.counts.bodies == 3)
        #expect(update.ran.allSatisfy { !$0.writes.isEmpty })
    }

    @Test("A report is the same after it has been written as JSON and read")
    func json() async throws {
        let all = try await reports { try $0.find(.button, "Add").tap() }
        for report in all {
            let data = try JSONEncoder().encode(report)
            #expect(try JSONDecoder().decode(UpdateReport.self, from: data) == report)
        }
    }

    @Test("A program reads its own updates as a stream")
    func stream() async throws {
        let updates = UpdateReport.stream()
        defer { Inspector.shared.stop() }
        let host = TestHost { Page() }
        try host.find(.button, "Add").tap()
        var names: [String] = []
        for await update in updates {
            names += update.writes.map(\.name)
            if !names.isEmpty { break }
        }
        #expect(names == ["Page.count"])
    }

    @Test("Nothing is recorded once nobody asks")
    func stopped() async throws {
        _ = try await reports { _ in }
        let host = TestHost { Page() }
        #expect(host.core.scene.recording.recorder == nil)
    }
}
