import AttributeGraph
import Testing

/// Rules in a line, each created after the one that it reads: marking and checking predict the address of the next one.
/// A break in the line must not be skipped.
struct LineTests {
    /// A rule of a line: adds one to the one before, at some places to another as well, and at some gives the same for
    /// whole ranges of values.
    private struct Link: Rule {
        var last: Attribute<Int>
        var other: Attribute<Int>?
        var step: Int
        func value(in graph: Graph) -> Int { (graph[last] + (other.map { graph[$0] } ?? 0)) / step + 1 }
    }

    private struct World {
        let graph = Graph()
        var inputs: [Attribute<Int>] = []
        var values: [Int] = []
        var links: [(attribute: Attribute<Int>, step: Int, other: Int?)] = []

        /// - Parameter isBroken: Whether something other than a plain rule is at a place.
        init(length: Int, random: inout SeededNumbers, isBroken: (inout SeededNumbers) -> Bool) {
            values = [1, 2]
            inputs = values.map { graph.makeInput($0, in: graph.rootScope) }
            for _ in 0..<length {
                var step = 1
                var other: Int?
                var isEager = false
                if isBroken(&random) {
                    switch random.below(5) {
                    case 0: step = 3
                    case 1: other = 0
                    case 2: other = 1
                    case 3 where !links.isEmpty: other = 2 + random.below(links.count)
                    default: isEager = true
                    }
                }
                let rule = Link(
                    last: links.last?.attribute ?? inputs[0], other: other.map { attribute($0) }, step: step)
                links.append((graph.makeRule(rule, in: graph.rootScope, isEager: isEager), step, other))
                _ = graph[links[links.count - 1].attribute]
            }
            graph.flush()
        }

        /// The inputs, and behind them the rules.
        func attribute(_ number: Int) -> Attribute<Int> {
            number < inputs.count ? inputs[number] : links[number - inputs.count].attribute
        }

        var fromScratch: [Int] {
            var known = values
            for (index, link) in links.enumerated() {
                let last = index == 0 ? values[0] : known[known.count - 1]
                known.append((last + (link.other.map { known[$0] } ?? 0)) / link.step + 1)
            }
            return known
        }
    }

    @Test(arguments: [0, 1, 3, 10])
    func giveWhatTheyGiveFromScratch(breaksInTen: Int) {
        for seed in 1...40 {
            var random = SeededNumbers(seed: seed)
            var world = World(length: 40, random: &random) { $0.below(10) < breaksInTen }
            for _ in 0..<12 {
                let input = random.below(2)
                world.values[input] = random.below(9)
                world.graph.set(world.inputs[input], to: world.values[input])
                if random.below(3) == 0 { continue }
                // Before the flush, readers of an eager rule may be out of date.
                world.graph.flush()
                let known = world.fromScratch
                // Some place in the midst, and the end.
                for number in [random.below(known.count), known.count - 1] {
                    #expect(world.graph[world.attribute(number)] == known[number], "seed \(seed), place \(number)")
                }
                world.graph.checkInvariants()
            }
        }
    }

    @Test func runOnceForEachChangeAndNotWhereItIsCutOff() {
        var random = SeededNumbers(seed: 1)
        let world = World(length: 100, random: &random) { _ in false }
        world.graph.set(world.inputs[0], to: 7)
        world.graph.expectRuns(100) { #expect(world.graph[world.attribute(101)] == 107) }
        let same = world.graph.makeRule(Times(a: world.inputs[1], factor: 0), in: world.graph.rootScope)
        var last = same
        for _ in 0..<100 {
            last = world.graph.makeRule(Plus(a: last), in: world.graph.rootScope)
            _ = world.graph[last]
        }
        world.graph.set(world.inputs[1], to: 8)
        world.graph.expectRuns(1) { #expect(world.graph[last] == 100) }
        world.graph.checkInvariants()
    }
}
