import Foundation
import StoreTestSupport
import Testing

/// J5 · Two programs that change one store at the same time: what is there afterwards is as if their saves had come one
/// after the other.
@Suite(.serialized) struct ModelProcessTests {
    @Test func theModelItselfKnowsWhatNoOrderExplains() {
        let start = SavedTree(["group 1", "node 2 0 0 1", "node 3 0 2 "])
        let results = start.results(["delete 2"], ["add 4 3", "value 3 9"])
        #expect(results.allSatisfy { $0.nodes[2] == nil && $0.nodes[3] == nil && $0.groups == [1] })
        #expect(Set(results.map { $0.nodes[4]?.parent }) == [nil, 0])
        #expect(!results.contains(start))
    }

    @Test func theModelKnowsWhatACascadeHasReached() {
        let start = SavedTree(["group 1", "node 2 0 0 ", "node 3 0 0 ", "node 4 2 0 "])
        // The second save has put 3 below 4, and deleted it with 2, before it hears that 4 has gone.
        let reached = start.results(["delete 4"], ["parent 3 4;delete 2 4 3"])
        #expect(Set(reached.map { $0.nodes[3]?.parent }) == [nil, 0])
        #expect(start.results(["value 3 1"], ["parent 3 0;delete 2 4"]).allSatisfy { $0.nodes[3] != nil })
    }

    @Test func theModelKnowsThatAPairJoinedAndPartedIsNoChange() {
        let start = SavedTree(["group 1", "node 2 0 0 "])
        let joined = start.results(["join 2 1;value 2 5"], ["value 2 6;join 2 1;part 2 1"])
        #expect(joined.contains { $0.nodes[2]?.value == 6 && $0.nodes[2]?.groups == [1] })
        #expect(start.results([], ["join 2 1;part 2 1"]).allSatisfy { $0.nodes[2]?.groups == [] })
    }

    @Test(arguments: ["ModelProbe", "ManagedProbe"])
    func J5_anOrderOfTheSavesOfTwoProgramsExplainsTheStore(_ program: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let first = Int(environment["MARTLET_PROCESS_FIRST"] ?? "") ?? 1
        let count = Int(environment["MARTLET_PROCESS_SEEDS"] ?? "") ?? 8
        var saves = 0
        for seed in first..<(first + count) {
            let folder = TestFolder()
            let file = folder.path + "/probe.store"
            func run(_ place: Int, _ saves: Int) throws -> ProbeProcess {
                let arguments = ["random", file, "\(place)", "\(seed * 10 + place % 7)", "\(saves)"]
                return try ProbeProcess(arguments, of: program, home: folder.path)
            }
            func read() throws -> SavedTree {
                SavedTree(try ProbeProcess(["random-read", file], of: program, home: folder.path).lines())
            }
            _ = try run(1000, 6).lines()
            var world = try read()
            for round in 1...3 {
                let both = try [run(round * 10_000, 7), run(round * 10_000 + 5_000, 7)]
                let said = both.map { Array($0.lines().dropFirst()) }
                #expect(said.allSatisfy { $0.count == 7 }, "seed \(seed): a program has ended early: \(said)")
                saves += said.joined().count { !$0.isEmpty }
                let seen = try read()
                let results = world.results(said[0], said[1])
                guard results.contains(seen) else {
                    Issue.record("seed \(seed): no order of \(said) leads from \(world) to \(seen)")
                    return
                }
                world = seen
            }
        }
        #expect(saves > count * 20)
    }
}
