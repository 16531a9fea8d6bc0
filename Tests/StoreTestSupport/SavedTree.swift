/// The contents of a store with a tree of nodes and their groups, and the results that saves of two programs may have.
public struct SavedTree: Hashable {
    public struct Node: Hashable {
        public var value = 0
        public var parent = 0
        public var groups: Set<Int> = []
    }

    public var nodes: [Int: Node] = [:]
    public var groups: Set<Int> = []
    /// The links that the store has to objects that are not there.
    public var lost: [String] = []

    public init() {}

    /// - Parameter lines: One object a line, as ``ChangingTree/lines()`` says them.
    public init(_ lines: [String]) {
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
    public func applying(_ save: String) -> SavedTree {
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
    private func outcomes(of save: String) -> [SavedTree] {
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
    public func results(_ a: [String], _ b: [String]) -> Set<SavedTree> {
        var row: [Set<SavedTree>] = []
        for first in 0...a.count {
            var next: [Set<SavedTree>] = []
            for second in 0...b.count {
                var worlds: Set<SavedTree> = first == 0 && second == 0 ? [self] : []
                if first > 0 { worlds.formUnion(row[second].flatMap { $0.outcomes(of: a[first - 1]) }) }
                if second > 0 { worlds.formUnion(next[second - 1].flatMap { $0.outcomes(of: b[second - 1]) }) }
                next.append(worlds)
            }
            row = next
        }
        return row[b.count]
    }
}
