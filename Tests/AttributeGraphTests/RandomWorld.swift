import AttributeGraph

/// Numbers that only depend on a seed.
struct SeededNumbers {
    private var state: UInt64

    init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int((state >> 11) % UInt64(limit))
    }

    mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }

    /// The elements in another order.
    mutating func mixed<Element>(_ elements: [Element]) -> [Element] {
        var elements = elements
        for index in elements.indices.dropFirst() { elements.swapAt(index, below(index + 1)) }
        return elements
    }
}

/// A random graph with a model that computes everything from scratch at every step.
///
/// Sources are numbered in the order of creation, and only read older ones. The further reads of a rule depend on its
/// first read. Values are small, so that equal results are common.
final class RandomWorld {
    enum Kind {
        /// Written by the test, or by the mirroring rule just before it.
        case input
        case lazy, eager
        /// Eager, and writes its value into the next source, an input.
        case mirror
        /// Lazy; keeps a rule in a scope of its own, and another one when its selector changes.
        case owner
    }

    struct Source {
        var kind: Kind
        var attribute: Attribute<Int>
        /// The scope it is in: 0 is the root, others can be ended.
        var room: Int
        var reads: [Int]
        var salt: Int
        /// Whether something it may read is eager, so that it may be out of date until a flush.
        var isBehindEager: Bool
    }

    let graph = Graph()
    var numbers: SeededNumbers
    var sources: [Source] = []
    var rooms: [(scope: Scope, isOpen: Attribute<Int>)] = []
    var isOpen: [Bool] = []
    /// The model's inputs.
    var written: [Int: Int] = [:]
    /// The model's values in the present step.
    private var memo: [Int?] = []
    /// The number of changes of each source's value, to check whether a run was needed.
    var versions: [Int] = []
    /// Rules whose next run may have a reason that is not a changed source.
    var excused: Set<Int> = []
    var failures: [String] = []
    var runs = 0

    init(seed: Int) {
        numbers = SeededNumbers(seed: seed)
        openRoom(graph.rootScope)
        for _ in 0..<numbers.below(2) { openRoom(graph.makeScope(in: graph.rootScope)) }
        for _ in 0..<(1 + numbers.below(3)) { addInput() }
        for _ in 0..<(2 + numbers.below(9)) { addRule() }
    }

    private func openRoom(_ scope: Scope) {
        rooms.append((scope, graph.makeInput(1, in: graph.rootScope)))
        isOpen.append(true)
    }

    private func addInput() {
        let value = numbers.below(4)
        let attribute = graph.makeInput(value, in: graph.rootScope)
        written[sources.count] = value
        append(
            Source(
                kind: .input, attribute: attribute, room: 0, reads: [], salt: 0, isBehindEager: false))
    }

    private func append(_ source: Source) {
        sources.append(source)
        versions.append(0)
        memo.append(nil)
    }

    func addRule() {
        let index = sources.count
        let reads = (0..<(1 + numbers.below(4))).map { _ in numbers.below(index) }
        let kinds: [Kind] = [.lazy, .lazy, .lazy, .eager, .eager, .mirror, .owner]
        let kind = kinds[numbers.below(kinds.count)]
        let open = rooms.indices.filter { isOpen[$0] }
        let room = kind == .mirror ? 0 : open[numbers.below(open.count)]
        let isBehind = reads.contains {
            sources[$0].isBehindEager || sources[$0].kind == .eager || sources[$0].kind == .mirror
        }
        var source = Source(
            kind: kind, attribute: sources[0].attribute, room: room, reads: reads,
            salt: numbers.below(3), isBehindEager: isBehind)
        let target = kind == .mirror ? graph.makeInput(0, in: graph.rootScope) : nil
        let rule = ScriptedRule(
            world: self, index: index, target: target,
            scope: kind == .owner ? rooms[room].scope : nil)
        source.attribute = graph.makeRule(
            rule, in: rooms[room].scope, isEager: kind == .eager || kind == .mirror)
        append(source)
        if let target {
            append(
                Source(
                    kind: .input, attribute: target, room: 0, reads: [index], salt: 0,
                    isBehindEager: true))
        }
    }

    // MARK: One step

    func step() {
        memo = memo.map { _ in nil }
        for _ in 0..<(1 + numbers.below(2)) { write() }
        if numbers.oneIn(8), isOpen.count > 1, isOpen[1] { closeRoom(1) }
        if numbers.oneIn(4) { addRule() }
        if numbers.oneIn(4) { poke() }
        for index in sources.indices where numbers.oneIn(3) { read(index, isFlushed: false) }
        graph.flush()
        if graph.hasQueuedRules { failures.append("rules are queued after a flush") }
        for index in sources.indices where numbers.oneIn(2) { read(index, isFlushed: true) }
        failures += graph.invariantViolations()
    }

    private func write() {
        let index = numbers.below(sources.count), value = numbers.below(4)
        guard written[index] != nil else { return }
        if graph.set(sources[index].attribute, to: value) != (written[index] != value) {
            failures.append("set() is wrong about a change")
        }
        if written[index] != value { versions[index] += 1 }
        written[index] = value
    }

    private func closeRoom(_ room: Int) {
        isOpen[room] = false
        if numbers.oneIn(2) { graph.set(rooms[room].isOpen, to: 0) }
        graph.end(rooms[room].scope)
        graph.set(rooms[room].isOpen, to: 0)
        excused = Set(sources.indices)
    }

    private func poke() {
        let index = numbers.below(sources.count)
        guard sources[index].kind != .input, isOpen[sources[index].room] else { return }
        excused.insert(index)
        if numbers.oneIn(2) {
            graph.invalidate(sources[index].attribute.identifier)
        } else if numbers.oneIn(2) {
            graph.recompute(sources[index].attribute.identifier)
        } else {
            graph.recomputeEach(1) { _ in sources[index].attribute.identifier }
        }
    }

    private func read(_ index: Int, isFlushed: Bool) {
        guard isOpen[sources[index].room] else { return }
        let value = graph[sources[index].attribute]
        guard isFlushed || !sources[index].isBehindEager else { return }
        if value != model(index) {
            failures.append("source \(index) is \(value), should be \(model(index))")
        }
    }

    // MARK: The model

    func model(_ index: Int) -> Int {
        if let value = memo[index] { return value }
        let source = sources[index]
        let value: Int
        if source.kind == .input {
            value = source.reads.isEmpty ? written[index]! : model(source.reads[0])
        } else {
            value = RandomWorld.result(source) { self.isOpen[self.sources[$0].room] ? self.model($0) : 0 }
        }
        memo[index] = value
        return value
    }

    /// Returns the result of a source: its first read decides the number of further reads, some of which are repeated.
    static func result(_ source: Source, read: (Int) -> Int) -> Int {
        let first = read(source.reads[0])
        var sum = first + source.salt
        let count = min(source.reads.count - 1, (first + source.salt) % 4)
        for i in 0..<count { sum += read(source.reads[1 + i]) }
        if first % 2 == 1 { sum += read(source.reads[0]) }
        return sum % (source.salt == 0 ? 2 : 5)
    }
}

struct ScriptedRule: Rule {
    unowned let world: RandomWorld
    let index: Int
    let target: Attribute<Int>?
    /// The scope in which an owner creates its scopes.
    let scope: Scope?
    var lastReads: [(source: Int, version: Int)] = []
    var lastValue: Int?
    var owned: (selector: Int, scope: Scope, rule: Attribute<Int>)?

    init(world: RandomWorld, index: Int, target: Attribute<Int>?, scope: Scope?) {
        self.world = world
        self.index = index
        self.target = target
        self.scope = scope
    }

    mutating func value(in graph: Graph) -> Int {
        world.runs += 1
        let isNeeded =
            lastValue == nil || world.excused.remove(index) != nil
            || lastReads.contains { world.versions[$0.source] != $0.version }
        if !isNeeded { world.failures.append("source \(index) ran although nothing had changed") }
        lastReads.removeAll(keepingCapacity: true)
        let source = world.sources[index]
        let value = scope == nil ? compute(source, graph) : own(source, graph)
        if let lastValue, lastValue != value { world.versions[index] += 1 }
        lastValue = value
        if let target, graph.set(target, to: value) { world.versions[index + 1] += 1 }
        return value
    }

    private mutating func compute(_ source: RandomWorld.Source, _ graph: Graph) -> Int {
        RandomWorld.result(source) { read($0, graph) }
    }

    private mutating func read(_ other: Int, _ graph: Graph) -> Int {
        let room = world.sources[other].room
        if room != 0, room != world.sources[index].room, graph[world.rooms[room].isOpen] == 0 {
            return 0
        }
        let value = graph[world.sources[other].attribute]
        lastReads.append((other, world.versions[other]))
        return value
    }

    /// Computes the same result with a rule that ends when the selector changes.
    private mutating func own(_ source: RandomWorld.Source, _ graph: Graph) -> Int {
        let selector = read(source.reads[0], graph)
        if owned?.selector != selector {
            if let owned { graph.end(owned.scope) }
            let scope = graph.makeScope(in: self.scope!)
            let world = world, index = index
            let rule = graph.makeRule(in: scope) { [unowned world] graph in
                RandomWorld.result(source) { other in
                    let room = world.sources[other].room
                    if room != 0, room != world.sources[index].room,
                        graph[world.rooms[room].isOpen] == 0
                    {
                        return 0
                    }
                    return graph[world.sources[other].attribute]
                }
            }
            owned = (selector, scope, rule)
        }
        world.excused.insert(index)
        return graph[owned!.rule]
    }
}
