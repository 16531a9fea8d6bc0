import Foundation
import MartletTesting
import Testing

@testable import Processes

@MainActor @Suite struct ProcessesTests {
    private func process(_ id: Int32, in parent: Int32) throws -> ProcessRecord {
        var process = try #require(ProcessRecord(id: getpid()))
        (process.id, process.parent) = (id, parent)
        return process
    }

    @Test func childrenAreBelowTheirParents() throws {
        let pairs: [(Int32, Int32)] = [(5, 2), (1, 0), (2, 1), (9, 77), (3, 1), (4, 2)]
        let rows = ProcessRecord.tree(of: try pairs.map { try process($0, in: $1) })
        #expect(rows.map(\.id) == [1, 2, 5, 4, 3, 9])
        #expect(rows.map(\.depth) == [0, 1, 2, 2, 1, 0])
    }

    /// Numbers are used again, so parents that are read one after another may form a ring.
    @Test func aRingOfParentsEnds() throws {
        let rows = ProcessRecord.tree(of: [try process(1, in: 0), try process(2, in: 3), try process(3, in: 2)])
        #expect(Set(rows.map(\.id)).isSubset(of: [1, 2, 3]) && rows.count == Set(rows.map(\.id)).count)
        let long = try (1...20_000).map { try process($0, in: $0 - 1) }
        #expect(ProcessRecord.tree(of: long).last?.depth == 19_999)
    }

    @Test func theTreeIsShownAndLeft() throws {
        let host = TestHost(size: CGSize(width: 960, height: 4000)) { ProcessesView() }
        host.update()
        #expect(!host.texts.contains { $0.hasPrefix("  ") })
        try host.find(.toggle, "Tree").tap()
        // This process is below another one.
        #expect(host.texts.contains { $0.hasPrefix("  ") })
        try host.find(.toggle, "Tree").tap()
        #expect(!host.texts.contains { $0.hasPrefix("  ") })
    }

    @Test func aRestlessUserFindsNoFault() {
        // No process gets a signal.
        TestHost.explore(seeds: 0..<3, steps: 25) { ProcessesView(processes: ProcessList { _, _ in 0 }) }
    }
}
