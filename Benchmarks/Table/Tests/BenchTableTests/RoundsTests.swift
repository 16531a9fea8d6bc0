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

    @Test func startsCountFromWhereTheProgramWasStarted() throws {
        let line = "{\"workload\":\"start\",\"at_ms\":1250.5}"
        #expect(try #require(Sample(line: line, engine: nil, started: 1000)).nanoseconds == 250.5e6)
        let size = "{\"workload\":\"start_pss\",\"pss_kb\":31}"
        #expect(try #require(Sample(line: size, engine: nil)).nanoseconds == 31_000)
    }

    @Test func whatStandsBesideSomethingElseHasNoGoal() throws {
        var rounds = Rounds(beside: "another")
        rounds.add(ours: [try measurement("start", 30)], limit: [try measurement("start", 10)])
        let row = try #require(rounds.rows().first)
        #expect(row.ratio == 3 && row.reachesGoal == nil)
        #expect(Table(rows: [row]).text.contains("start, beside another"))
    }

    @Test func reportSaysNullForWhatIsNotKnown() throws {
        var rounds = Rounds()
        rounds.add(ours: [try measurement("dynamic_flip", 40)], limit: [])
        let data = try Report(rows: rounds.rows()).data()
        let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
        #expect(Set(list[0].keys) == ["workload", "n", "ours_ns", "limit_ns", "ratio", "counts"])
        #expect(list[0]["limit_ns"] is NSNull)
    }

    @Test func intervalsAreOfTheOrderOfTheValues() throws {
        #expect(Interval(ofMedianOf: [1, 2, 3, 4, 5]) == nil)
        // Two of 64 ways leave all six on one side.
        #expect(Interval(ofMedianOf: [3, 1, 2, 6, 5, 4]) == Interval(low: 1, high: 6))
        #expect(Interval(ofMedianOf: (1...7).map(Double.init)) == Interval(low: 1, high: 7))
        #expect(Interval(ofMedianOf: (1...9).map(Double.init)) == Interval(low: 2, high: 8))
        #expect(Interval(ofMedianOf: (1...20).map(Double.init)) == Interval(low: 6, high: 15))
    }

    private func rows(_ ratios: [Double]) throws -> [Row] {
        var rounds = Rounds()
        for ratio in ratios {
            rounds.add(ours: [try measurement("chain1000", ratio * 10)], limit: [try measurement("chain1000", 10)])
        }
        return rounds.rows()
    }

    @Test func onlyWhatIsNoNoiseIsSaid() throws {
        let last = Record(machine: "m", rows: try rows([1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6]))
        func said(_ ratios: [Double]) throws -> [String] { Table(rows: try rows(ratios), last: last).worse }
        #expect(try said([1.1, 1.3, 1.5, 1.5, 1.6, 1.7, 1.8]) == [])
        #expect(try said([1.7, 1.8, 1.9, 1.95, 2, 2.1, 2.2]) == ["chain1000 (1.50 times)"])
        #expect(try said([0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) == [])
        #expect(Change(try rows([0.5, 0.6, 0.65, 0.65, 0.7, 0.8, 0.9])[0], since: last.lines[0]) == .better(0.5))
        // Too few rounds say nothing.
        #expect(try said([9, 9, 9]) == [])
    }

    @Test func tablesAreKept() throws {
        let record = Record(machine: "m", rows: try rows([1, 2, 3, 4, 5, 6]))
        let read = try JSONDecoder().decode(Record.self, from: try record.data())
        #expect(read.machine == "m" && read.lines[0].interval == Interval(low: 1, high: 6))
    }

    @Test func instructionsAreFoundByName() throws {
        let instructions = Instructions("# counted\nengine/chain1000 138\nview1000/select 650\n")
        #expect(instructions.count(of: try measurement("chain1000", n: 1000, 1).key) == 138)
        #expect(instructions.count(of: try measurement("select", n: 1000, 1).key) == 650)
        #expect(instructions.count(of: try measurement("select", n: 10, 1).key) == nil)
    }

    @Test func thePageKeepsWhatStandsBeforeTheTable() throws {
        let page = Page(rows: try rows([1, 2, 3, 4, 5, 6]), machine: "a machine", introduction: "# B\n\nText.\n").text
        #expect(page.hasPrefix("# B\n\nText.\n\nMeasured on: a machine.\n\n| workload | n |"))
        #expect(page.contains("| chain1000 |"))
    }
}
