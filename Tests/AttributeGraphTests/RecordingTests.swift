import AttributeGraph
import Testing

/// The records of a graph in a ring. The clock of these tests advances by itself, and by the cost of rules.
@Suite("Recording", .serialized)
struct RecordingTests {
    /// The time of the tests, which a function without context has to find.
    // nonisolated(unsafe): the suite is serialized, and its tests are the only users.
    nonisolated(unsafe) private static var time: UInt64 = 0
    private let graph = Graph()
    private let ring: TraceRing

    init() {
        Self.time = 0
        ring = TraceRing(capacity: 64) {
            RecordingTests.time += 1
            return RecordingTests.time
        }
        graph.recording = ring
    }

    private var root: Scope { graph.rootScope }
    private var runs: [TraceRecord] { ring.records.filter { $0.kind == .rule } }

    /// Takes as long as its input says.
    struct Slow: Rule {
        var a: Attribute<Int>

        func value(in graph: Graph) -> Int {
            RecordingTests.time += UInt64(graph[a])
            return graph[a]
        }
    }

    /// Reads another rule in the midst of its run.
    struct Around: Rule {
        var a: Attribute<Int>, inner: Attribute<Int>

        func value(in graph: Graph) -> Int {
            RecordingTests.time += 10
            let sum = graph[a] + graph[inner]
            RecordingTests.time += 10
            return sum
        }
    }

    @Test("A run stands before what runs in it, and its time encloses theirs")
    func nested() throws {
        let a = graph.makeInput(1, in: root)
        let inner = graph.makeRule(Slow(a: a), in: root)
        let outer = graph.makeRule(Around(a: a, inner: inner), in: root)
        #expect(graph[outer] == 2)
        let found = runs
        #expect(found.map(\.subject) == [outer.identifier, inner.identifier])
        #expect(found.allSatisfy { $0.isFirst && $0.isChanged && $0.cause == .nothing })
        let (first, second) = (try #require(found.first), try #require(found.last))
        #expect(first.start < second.start && second.end < first.end)
        #expect(first.end - first.start >= 20)
        graph.checkInvariants()
    }

    @Test("A run names the inputs that have changed, and whether its own value has")
    func causes() throws {
        let a = graph.makeInput(1, in: root), b = graph.makeInput(2, in: root)
        let sum = graph.makeRule(Sum(a: a, b: b), in: root)
        let end = graph.makeRule(Times(a: sum, factor: 0), in: root)
        _ = graph[end]
        let before = ring.count
        graph.set(a, to: 5)
        graph.set(b, to: 7)
        _ = graph[end]
        let records = ring.records.dropFirst(before)
        let more = try #require(records.first { $0.kind == .cause })
        let found = records.filter { $0.kind == .rule }
        #expect(found.map(\.subject) == [sum.identifier, end.identifier])
        #expect(found.map(\.cause) == [a.identifier, sum.identifier])
        #expect(more.subject == sum.identifier && more.cause == b.identifier)
        #expect(found.map(\.isChanged) == [true, false])
    }

    @Test("Rules that have been quick are timed once in a while only, and a slow run has the next ones timed")
    func estimates() {
        let a = graph.makeInput(3, in: root)
        let rule = graph.makeRule(Slow(a: a), in: root)
        func run(_ count: Int, taking ticks: Int) -> [TraceRecord] {
            (0..<count).compactMap { number in
                graph.set(a, to: ticks + number % 2)
                _ = graph[rule]
                return runs.last
            }
        }
        let first = run(17, taking: 3)
        #expect(first.allSatisfy { !$0.isEstimated })
        let quick = run(320, taking: 3)
        #expect(quick.count { !$0.isEstimated } == 10)
        #expect(quick.allSatisfy { (3...6).contains($0.end - $0.start) })
        #expect(zip(quick, quick.dropFirst()).allSatisfy { $0.end <= $1.start })
        // The one that is timed among so many is found to be slow: from there on all are.
        let slow = run(64, taking: 1_000)
        let timed = slow.firstIndex { !$0.isEstimated } ?? 64
        #expect(timed <= 31)
        #expect(slow[timed...].allSatisfy { !$0.isEstimated && $0.end - $0.start >= 1_000 })
        // An estimated end is never later than the start of the next record.
        #expect(zip(slow, slow.dropFirst()).allSatisfy { $0.end <= $1.start })
    }

    @Test("A run in which more is recorded than there is room for has no record, and those after it do")
    func overwritten() throws {
        let a = graph.makeInput(1, in: root)
        let many = (0..<100).map { _ in graph.makeRule(Plus(a: a), in: root) }
        let total = graph.makeRule(Total(attributes: many), in: root)
        #expect(graph[total] == 200)
        // Whole chunks of records go.
        #expect((33...64).contains(runs.count) && ring.records.isTorn)
        #expect(!runs.contains { $0.subject == total.identifier })
        #expect(runs.allSatisfy { $0.end > $0.start })
        graph.set(a, to: 2)
        #expect(graph[many[99]] == 3)
        let last = try #require(runs.last)
        #expect(last.subject == many[99].identifier && last.cause == a.identifier && last.isChanged)
        graph.checkInvariants()
    }

    @Test("One of many rules is recorded if its value changed, and what it asks for always is")
    func oneOfMany() throws {
        let a = graph.makeInput(1, in: root), b = graph.makeInput(1, in: root)
        let inner = graph.makeRule(Plus(a: a), in: root)
        let rules = (0..<10).map { graph.makeRule(Times(a: $0 == 4 ? inner : b, factor: $0), in: root) }
        for rule in rules { _ = graph[rule] }
        graph.set(a, to: 2)
        let before = ring.count
        graph.expectRuns(11) { for rule in rules { _ = graph.recomputeOneOfMany(rule.identifier) } }
        let found = ring.records.dropFirst(before).filter { $0.kind == .rule }
        #expect(found.map(\.subject) == [inner.identifier, rules[4].identifier])
        // A rule evaluated during the run is no cause of it: its own record comes before.
        #expect(found.map(\.cause) == [a.identifier, .nothing])
        #expect(found.allSatisfy { $0.isChanged && $0.start < $0.end })
        #expect(graph[rules[4]] == 12)
        // The next runs are recorded as ever.
        graph.set(b, to: 3)
        #expect(graph[rules[9]] == 27)
        #expect(runs.last?.subject == rules[9].identifier)
        graph.checkInvariants()
    }

    @Test("The ends of those attributes are recorded that are watched, each once, however many there are")
    func ends() {
        let large = TraceRing(capacity: 1 << 14) { 1 }
        graph.recording = large
        let a = graph.makeInput(1, in: root)
        var watched: Set<AnyAttribute> = []
        let scope = graph.makeScope(in: root)
        for number in 0..<10_000 {
            let rule = graph.makeRule(Plus(a: a), in: scope).identifier
            guard number % 3 == 0 else { continue }
            large.watch(rule)
            watched.insert(rule)
        }
        graph.end(scope)
        let ended = large.records.filter { $0.kind == .ended }.map(\.subject)
        #expect(ended.count == watched.count)
        #expect(Set(ended) == watched)
        // Records are reused by attributes without a trace.
        let next = graph.makeScope(in: root)
        for _ in 0..<10_000 { _ = graph.makeRule(Plus(a: a), in: next) }
        graph.end(next)
        #expect(large.records.count { $0.kind == .ended } == watched.count)
        graph.checkInvariants()
    }

    @Test("Records that were taken stay as they are, while the ring goes on behind them")
    func taken() {
        let a = graph.makeInput(0, in: root)
        let rule = graph.makeRule(Plus(a: a), in: root)
        var all: [(number: Int, records: TraceRecords)] = []
        // Their numbers end within a chunk, at its end, and several chunks later.
        for count in [1, 3, 11, 1, 0, 40, 5] {
            for _ in 0..<count { ring.append(TraceRecord(kind: .init(rawValue: TraceRecord.Kind.client))) }
            all.append((count, ring.take()))
            #expect(ring.count == 0)
        }
        graph.set(a, to: 1)
        _ = graph[rule]
        #expect(ring.records.map(\.kind) == [.inputChanged, .rule])
        for (number, records) in all {
            #expect(records.count == number && !records.isTorn)
            #expect(records.allSatisfy { $0.kind.rawValue == TraceRecord.Kind.client && $0.start > 0 })
            var parts = 0
            records.forEachPart { parts += $0.count }
            #expect(parts == number)
        }
        let times = all.flatMap { $0.records.map(\.start) }
        #expect(times == times.sorted() && Set(times).count == times.count)
    }

    @Test("A run that is open when its record is taken has none afterwards, and those after it do")
    func takenWhileOpen() throws {
        let a = graph.makeInput(1, in: root)
        let ring = ring
        let outer = graph.makeRule(in: root) { graph in
            _ = ring.take()
            return graph[a]
        }
        #expect(graph[outer] == 1)
        #expect(ring.count == 0)
        let next = graph.makeRule(Plus(a: a), in: root)
        _ = graph[next]
        #expect(runs.map(\.subject) == [next.identifier])
        #expect(try #require(runs.first).end > 0)
        graph.checkInvariants()
    }

    @Test("Events of one type in a row are timed once in a while only, and a slow one has the next ones timed")
    func eventsInARow() {
        let kind = TraceRecord.Kind(rawValue: TraceRecord.Kind.client)
        func events(_ count: Int, detail: UInt64, taking ticks: UInt64) -> [TraceRecord] {
            (0..<count).map { _ in
                Self.time += ticks
                ring.appendSinceLast(kind, of: .nothing, detail: detail, changed: true)
                return ring.take()[0]
            }
        }
        _ = ring.now
        let quick = events(336, detail: 1, taking: 3)
        #expect(quick.prefix(16).allSatisfy { !$0.isEstimated })
        #expect(quick.dropFirst(16).count { !$0.isEstimated } == 10)
        #expect(quick.allSatisfy { (1...6).contains($0.end - $0.start) })
        #expect(zip(quick, quick.dropFirst()).allSatisfy { $0.end <= $1.start })
        // Estimates don't run away from the clock.
        #expect((Self.time - 8...Self.time + 8).contains(quick[335].end))
        // Events of another type are timed at first.
        #expect(events(17, detail: 2, taking: 3).allSatisfy { !$0.isEstimated })
        let slow = events(64, detail: 2, taking: 1_000)
        let timed = slow.firstIndex { !$0.isEstimated } ?? 64
        #expect(timed <= 31)
        #expect(slow[timed...].allSatisfy { !$0.isEstimated && $0.end - $0.start >= 1_000 })
    }

    @Test("Runs are counted the same whether they are recorded or not")
    func counting() {
        let a = graph.makeInput(0, in: root)
        let end = (0..<5).reduce(a) { last, _ in graph.makeRule(Plus(a: last), in: root) }
        _ = graph[end]
        for number in 1...6 {
            graph.recording = number % 2 == 0 ? ring : nil
            graph.set(a, to: number)
            graph.expectRuns(5) { #expect(graph[end] == number + 5) }
            graph.expectRuns(1) { _ = graph.recomputeOneOfMany(end.identifier) }
        }
        #expect(graph.counts.evaluations == 41)
        graph.checkInvariants()
    }
}
