import Foundation
import Testing

/// J5 · Two programs that change one store at the same time: what is there afterwards is as if their saves had come one
/// after the other.
@Suite(.serialized) struct ModelProcessTests {
    /// The objects of the probes' stores.
    struct World: Hashable {
        struct Node: Hashable {
            var value = 0
            var parent = 0
            var groups: Set<Int> = []
        }

        var nodes: [Int: Node] = [:]
        var groups: Set<Int> = []
        /// The links that the store has to objects that are not there.
        var lost: [String] = []

        init() {}

        /// - Parameter lines: What `random-read` says.
        init(_ lines: [String]) {
            for line in lines {
                let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
                switch words[0] {
                case "group": groups.insert(Int(words[1]) ?? 0)
                case "node":
                    nodes[Int(words[1]) ?? 0] = Node(
                        value: Int(words[2]) ?? 0, parent: Int(words[3]) ?? 0,
                        groups: Set(words[4].split(separator: ",").compactMap { Int($0) }))
                case "begin": break
                default: lost.append(line)
                }
            }
        }

        /// Applies the changes of a save. Those of objects that are gone are left out.
        func applying(_ save: String) -> World {
            var world = self
            for change in save.split(separator: ";") {
                let words = change.split(separator: " ")
                let numbers = words.dropFirst().compactMap { Int($0) } + [0]
                let (first, second) = (numbers[0], numbers[1])
                let parent = nodes[second] == nil && world.nodes[second] == nil ? 0 : second
                switch words[0] {
                case "group": world.groups.insert(first)
                case "add": world.nodes[first] = Node(parent: world.nodes[parent] == nil ? 0 : parent)
                case "value": world.nodes[first]?.value = second
                case "parent":
                    let target = world.nodes[parent] == nil ? 0 : parent
                    world.nodes[first]?.parent = target
                case "join": if world.groups.contains(second) { world.nodes[first]?.groups.insert(second) }
                case "part": world.nodes[first]?.groups.remove(second)
                case "drop":
                    world.groups.remove(first)
                    for number in world.nodes.keys { world.nodes[number]?.groups.remove(first) }
                default: world.delete(first)
                }
            }
            return world
        }

        /// The results of a save: a cascade may also reach what the save has linked after the deletion to objects that
        /// the other program has moved below the deleted one, and it has already reached what the save itself had put
        /// below an object that the other program has deleted meanwhile. A pair that a save joins and parts again is no
        /// change of it.
        private func outcomes(of save: String) -> [World] {
            let changes = save.split(separator: ";").map(String.init)
            let deletions = changes.filter { $0.hasPrefix("delete") }
            let late = changes.filter { !$0.hasPrefix("delete") } + deletions
            var worlds = [changes, late].flatMap(Self.withoutCancelledPairs).map { applying($0.joined(separator: ";")) }
            for number in reached(changes) {
                worlds += worlds.map {
                    var world = $0
                    world.delete(number)
                    return world
                }
            }
            return worlds
        }

        /// The objects that a deletion of a save has reached, and that the save had put where they were: also what it has
        /// added, after the deletion, to an object that the other program has deleted before the save was over.
        private func reached(_ changes: [String]) -> Set<Int> {
            var placed: Set<Int> = []
            var reached: Set<Int> = []
            var hasDeleted = false
            for change in changes {
                let words = change.split(separator: " ")
                let numbers = words.dropFirst().compactMap { Int($0) }
                switch words[0] {
                case "add", "parent":
                    let isBelowDeleted = numbers[1] != 0 && nodes[numbers[1]] == nil && !placed.contains(numbers[1])
                    if words[0] == "add", hasDeleted, isBelowDeleted { reached.insert(numbers[0]) }
                    placed.insert(numbers[0])
                case "delete":
                    hasDeleted = true
                    reached.formUnion(numbers.dropFirst().filter(placed.contains))
                default: break
                }
            }
            return reached
        }

        /// The changes, and for each pair that comes twice also the changes without these two.
        private static func withoutCancelledPairs(_ changes: [String]) -> [[String]] {
            var all = [changes]
            for change in changes where change.hasPrefix("join") || change.hasPrefix("part") {
                let pair = change.dropFirst(4)
                func isOfPair(_ other: String) -> Bool {
                    (other.hasPrefix("join") || other.hasPrefix("part")) && other.dropFirst(4) == pair
                }
                guard changes.count(where: isOfPair) == 2, changes.first(where: isOfPair) == change else { continue }
                all += all.map { $0.filter { !isOfPair($0) } }
            }
            return all
        }

        private mutating func delete(_ number: Int) {
            guard nodes.removeValue(forKey: number) != nil else { return }
            for (child, node) in nodes where node.parent == number { delete(child) }
        }

        /// Every result of the saves of two programs, in any order that keeps that of each.
        func results(_ a: [String], _ b: [String]) -> Set<World> {
            var row: [Set<World>] = []
            for first in 0...a.count {
                var next: [Set<World>] = []
                for second in 0...b.count {
                    var worlds: Set<World> = first == 0 && second == 0 ? [self] : []
                    if first > 0 { worlds.formUnion(row[second].flatMap { $0.outcomes(of: a[first - 1]) }) }
                    if second > 0 { worlds.formUnion(next[second - 1].flatMap { $0.outcomes(of: b[second - 1]) }) }
                    next.append(worlds)
                }
                row = next
            }
            return row[b.count]
        }
    }

    @Test func theModelItselfKnowsWhatNoOrderExplains() {
        let start = World(["group 1", "node 2 0 0 1", "node 3 0 2 "])
        let results = start.results(["delete 2"], ["add 4 3", "value 3 9"])
        #expect(results.allSatisfy { $0.nodes[2] == nil && $0.nodes[3] == nil && $0.groups == [1] })
        #expect(Set(results.map { $0.nodes[4]?.parent }) == [nil, 0])
        #expect(!results.contains(start))
    }

    @Test func theModelKnowsWhatACascadeHasReached() {
        let start = World(["group 1", "node 2 0 0 ", "node 3 0 0 ", "node 4 2 0 "])
        // The second save has put 3 below 4, and deleted it with 2, before it hears that 4 has gone.
        let reached = start.results(["delete 4"], ["parent 3 4;delete 2 4 3"])
        #expect(Set(reached.map { $0.nodes[3]?.parent }) == [nil, 0])
        #expect(start.results(["value 3 1"], ["parent 3 0;delete 2 4"]).allSatisfy { $0.nodes[3] != nil })
    }

    @Test func theModelKnowsThatAPairJoinedAndPartedIsNoChange() {
        let start = World(["group 1", "node 2 0 0 "])
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
            func read() throws -> World {
                World(try ProbeProcess(["random-read", file], of: program, home: folder.path).lines())
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
