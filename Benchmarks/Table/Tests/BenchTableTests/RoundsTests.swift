import Foundation
import Testing

@testable import BenchTable

@Suite struct RoundsTests {
    private func measurement(_ workload: String, n: Int? = nil, _ nanoseconds: Double) throws -> Sample {
        let size = n.map { ",\"n\":\($0)" } ?? ""
        let line = "{\"workload\":\"\(workload)\"\(size),\"median_ns\":\(nanoseconds)}"
        return try #require(Sample(line: line, engine: nil))
    }

    @Test func linesThatAreNoMeasurementAreIgnored() {
        #expect(Sample(line: "Building…", engine: nil) == nil)
        #expect(Sample(line: "{\"n\":1}", engine: nil) == nil)
        #expect(Sample(line: "{\"engine\":\"a\",\"workload\":\"w\"}", engine: "b") == nil)
    }

    @Test func endingsAreDroppedSoThatBothSidesMeet() throws {
        #expect(try measurement("chain1000.pull", 1).key == measurement("chain1000", n: 1000, 1).key)
        #expect(try measurement("select", n: 1000, 1).key != measurement("select", n: 10_000, 1).key)
    }

    @Test func ratioIsTheMedianOfTheRounds() throws {
        var rounds = Rounds()
        for (ours, limit) in [(10.0, 10.0), (60, 20), (20, 10)] {
            rounds.add(ours: [try measurement("chain1000", ours)], limit: [try measurement("chain1000.pull", limit)])
        }
        let row = try #require(rounds.rows().first)
        #expect(row.ratio == 2)
        #expect(row.reachesGoal == false)
    }

    @Test func limitOfSelectIncludesComparing() throws {
        var rounds = Rounds()
        rounds.add(
            ours: [try measurement("select", n: 1000, 3000)],
            limit: [try measurement("select", n: 1000, 50), try measurement("nochange", n: 1000, 1450)]
        )
        let row = try #require(rounds.rows().first { $0.key.workload == "select" })
        #expect(row.limit == 1500)
        #expect(row.ratio == 2)
    }

    @Test func reportSaysNullForWhatIsNotKnown() throws {
        var rounds = Rounds()
        rounds.add(ours: [try measurement("dynamic_flip", 40)], limit: [])
        let data = try Report(rows: rounds.rows()).data()
        let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(Set(list[0].keys) == ["workload", "n", "ours_ns", "limit_ns", "ratio", "counts"])
        #expect(list[0]["limit_ns"] is NSNull)
    }
}
