import Foundation

/// Two programs' saves of one tree: those of one happen while the other reads, between any two of its statements.
///
/// It is the same for the same seed: both are in one process, each with a container of its own.
public struct SavesInBetween<Tree: ChangingTree> {
    private let open: (URL) throws -> Tree
    private let file: URL
    /// The number of saves of the second program that came while the first one was about to save.
    public private(set) var saves = 0

    public init(in folder: URL, open: @escaping (URL) throws -> Tree) {
        file = folder.appendingPathComponent("tree.store")
        self.open = open
    }

    /// The seeds that `MARTLET_BETWEEN_FIRST` and `MARTLET_BETWEEN_SEEDS` choose, or the first ones.
    public static func seeds(usual count: Int) -> Range<Int> {
        let environment = ProcessInfo.processInfo.environment
        let first = Int(environment["MARTLET_BETWEEN_FIRST"] ?? "") ?? 1
        return first..<(first + (Int(environment["MARTLET_BETWEEN_SEEDS"] ?? "") ?? count))
    }

    /// Makes random changes in some rounds, and returns the first store that no order of the saves explains, in words.
    public mutating func failure(seed: Int) throws -> String? {
        var numbers = RandomTreeChanges(seed: UInt64(seed), first: 0)
        var first = RandomTreeChanges(seed: UInt64(seed) &* 3, first: 1000)
        for _ in 0..<6 { _ = try first.save(in: open(file)) }
        var tree = SavedTree(try open(file).lines())
        for round in 1...3 {
            let said = try save(&numbers, seed: UInt64(seed * 10 + round), from: round * 10_000)
            let seen = SavedTree(try open(file).lines())
            guard tree.results(said.0, said.1).contains(seen) else {
                return "seed \(seed): no order of \(said) leads from \(tree) to \(seen)"
            }
            tree = seen
        }
        return nil
    }

    private mutating func save(
        _ numbers: inout RandomTreeChanges, seed: UInt64, from number: Int
    ) throws -> ([String], [String]) {
        let (here, there) = (try open(file), try open(file))
        let between = Between(
            numbers: numbers, changes: RandomTreeChanges(seed: seed &* 2 &+ 1, first: number + 5000), tree: there)
        here.beforeStatements { between.mayChange() }
        var changes = RandomTreeChanges(seed: seed &* 2, first: number)
        let said = try (0..<7).map { _ in try changes.save(in: here) }
        between.isOver = true
        if let error = between.error { throw error }
        numbers = between.numbers
        saves += between.said.count
        return (said, between.said)
    }

    /// The program that saves in between.
    private final class Between {
        var numbers: RandomTreeChanges
        private var changes: RandomTreeChanges
        private let tree: Tree
        private var isRunning = false
        var isOver = false
        var said: [String] = []
        var error: (any Error)?

        init(numbers: RandomTreeChanges, changes: RandomTreeChanges, tree: Tree) {
            self.numbers = numbers
            self.changes = changes
            self.tree = tree
        }

        func mayChange() {
            guard !isRunning, !isOver, said.count < 7, numbers.next(12) == 0 else { return }
            isRunning = true
            defer { isRunning = false }
            do { said.append(try changes.save(in: tree)) } catch { self.error = error }
        }
    }
}
