import AttributeGraph
import Testing

/// Eager rules of which many become due at once, in any order.
@Suite("The order of eager rules")
struct EagerOrderTests {
    /// The order in which rules become due.
    enum Order: CaseIterable { case oldestFirst, newestFirst, fromTheMiddle, random }

    /// Rules with an input each, one that all of them read, and the numbers of those that have run.
    private final class World {
        let graph = Graph()
        let log = Log<Int>()
        let shared: Attribute<Int>
        var inputs: [Attribute<Int>] = []
        /// The rules that change the input of a later one when they run, by their numbers.
        var later: [Int: Int] = [:]
        var value = 0

        init(count: Int) {
            shared = graph.makeInput(0, in: graph.rootScope)
            inputs = (0..<count).map { _ in graph.makeInput(0, in: graph.rootScope) }
            for number in 0..<count {
                _ = graph.makeRule(in: graph.rootScope, isEager: true) { [unowned self] graph in
                    log.entries.append(number)
                    if let other = later[number] { graph.set(inputs[other], to: value) }
                    return graph[inputs[number]] &+ graph[shared]
                }
            }
            graph.flush()
            _ = log.take()
        }

        /// Changes the inputs of some rules, and returns the numbers of those that have run.
        func runs(after changed: [Int]) -> [Int] {
            value += 1
            for number in changed { graph.set(inputs[number], to: value) }
            graph.flush()
            return log.take()
        }
    }

    private func numbers(_ count: Int, in order: Order, of all: Int, _ random: inout SeededNumbers) -> [Int] {
        let numbers = random.mixed(Array(0..<all))
        let chosen = numbers.prefix(count).sorted()
        switch order {
        case .oldestFirst: return chosen
        case .newestFirst: return chosen.reversed()
        case .random: return Array(numbers.prefix(count))
        case .fromTheMiddle:
            // A later one and an earlier one in turn, so that both ends grow.
            let (low, high) = (chosen.prefix(count / 2).reversed(), chosen.dropFirst(count / 2))
            return zip(high, low).flatMap { [$0, $1] } + high.dropFirst(low.count)
        }
    }

    @Test(arguments: Order.allCases)
    func runInTheOrderOfTheirCreation(order: Order) {
        let all = 700
        var random = SeededNumbers(seed: 11)
        let world = World(count: all)
        for round in 0..<30 {
            // Few and many, so that the memory of the queue grows, is moved in and is used again.
            let changed = numbers([3, 40, 700][round % 3], in: order, of: all, &random)
            world.later = [:]
            if round % 2 == 1 {
                for number in changed.prefix(60) where number < all - 1 {
                    world.later[number] = number + 1 + random.below(all - number - 1)
                }
            }
            var due = Set(changed)
            for number in 0..<all where due.contains(number) { world.later[number].map { _ = due.insert($0) } }
            #expect(world.runs(after: changed) == due.sorted(), "round \(round)")
            world.graph.checkInvariants()
        }
    }

    /// Those that read one value become due in the reverse order.
    @Test func runInTheOrderOfTheirCreationAfterAChangeThatAllRead() {
        let world = World(count: 700)
        for value in 1...3 {
            world.graph.set(world.shared, to: value)
            world.graph.flush()
            #expect(world.log.take() == Array(0..<700))
        }
        world.graph.checkInvariants()
    }
}
