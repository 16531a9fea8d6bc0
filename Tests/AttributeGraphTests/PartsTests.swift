import AttributeGraph
import Testing

/// A value that rules read in parts.
private struct Words: Equatable {
    var words: (Int, Int, Int, Int, Int) = (0, 0, 0, 0, 0)

    static let count = 5

    init(_ values: [Int]) {
        words = (values[0], values[1], values[2], values[3], values[4])
    }

    static func == (a: Words, b: Words) -> Bool { a.words == b.words }
}

/// One of more words than there are parts.
private struct ManyWords {
    var rows: (Words, Words, Words, Words, Words, Words, Words, Words)

    static let count = 8 * Words.count

    init(_ values: [Int]) {
        func row(_ index: Int) -> Words { Words(Array(values[(index * Words.count)...].prefix(Words.count))) }
        rows = (row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7))
    }
}

/// Says which words of two values differ.
private func differingWords(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, count: Int) -> ValueParts {
    var parts: ValueParts = []
    for index in 0..<count where (a + 8 * index).load(as: Int.self) != (b + 8 * index).load(as: Int.self) {
        parts.formUnion(ValueParts(covering: (8 * index)..<(8 * index + 8), of: 8 * count))
    }
    return parts
}

private struct WordsRule: Rule {
    var inputs: [Attribute<Int>]
    func value(in graph: Graph) -> Words { Words(inputs.map { graph[$0] }) }
    static var comparison: RawComparison? { { differingWords($0, $1, count: Words.count) } }
}

private struct ManyWordsRule: Rule {
    var inputs: [Attribute<Int>]
    func value(in graph: Graph) -> ManyWords { ManyWords(inputs.map { graph[$0] }) }
    static var comparison: RawComparison? { { differingWords($0, $1, count: ManyWords.count) } }
}

/// The parts that a reader reads in its next run.
private final class Script {
    var places: [Int]
    var runs = 0
    init(_ places: [Int]) { self.places = places }
}

/// Adds up words of a value, each of which it reads as a part.
private struct PartReader: Rule {
    let whole: AnyAttribute
    let script: Script
    func value(in graph: Graph) -> Int {
        script.runs += 1
        return script.places.reduce(0) {
            $0 &* 31 &+ graph.unsafePointer(toPartAt: 8 * $1, byteCount: 8, of: whole).load(as: Int.self)
        }
    }
}

@Suite("Rules that read parts of a value")
struct PartsTests {
    private let graph = Graph()
    private var root: Scope { graph.rootScope }

    @Test func partsAreWordsOfASmallValue() {
        #expect(ValueParts(covering: 0..<8, of: 40).rawValue == 0b00001)
        #expect(ValueParts(covering: 8..<9, of: 40).rawValue == 0b00010)
        #expect(ValueParts(covering: 15..<17, of: 40).rawValue == 0b00110)
        #expect(ValueParts(covering: 0..<40, of: 40).rawValue == 0b11111)
        #expect(ValueParts(covering: 120..<128, of: 128).rawValue == 1 << 15)
        #expect(ValueParts(covering: 0..<128, of: 128) == .all)
        #expect(ValueParts(covering: 0..<0, of: 0).isEmpty)
        #expect(ValueParts(covering: 16..<16, of: 40).isEmpty)
        #expect(ValueParts(covering: 0..<1, of: 1).rawValue == 1)
    }

    @Test func partsOfALargeValueAreSeveralWords() {
        #expect(ValueParts(covering: 0..<8, of: 136) == ValueParts(covering: 8..<16, of: 136))
        #expect(ValueParts(covering: 0..<8, of: 136) != ValueParts(covering: 16..<24, of: 136))
        #expect(ValueParts(covering: 0..<10_000, of: 10_000).contains(ValueParts(covering: 9_999..<10_000, of: 10_000)))
    }

    @Test(arguments: 1..<700)
    func everyByteIsInAPart(size: Int) {
        var last = 0
        for offset in 0..<size {
            let part = ValueParts(covering: offset..<offset + 1, of: size).rawValue
            #expect(part.nonzeroBitCount == 1)
            // In the order of their places, and none left out.
            let number = part.trailingZeroBitCount
            #expect(number == last || number == last + 1)
            last = number
        }
        let all = ValueParts(covering: 0..<size, of: size).rawValue
        #expect(all == UInt16.max >> UInt16(15 - last))
    }

    private func makeWords(isEager: Bool = true) -> (inputs: [Attribute<Int>], whole: AnyAttribute) {
        let inputs = (0..<Words.count).map { graph.makeInput($0, in: root) }
        return (inputs, graph.makeRule(WordsRule(inputs: inputs), in: root, isEager: isEager).identifier)
    }

    private func makeReader(of whole: AnyAttribute, _ places: [Int], isEager: Bool = true) -> (Attribute<Int>, Script) {
        let script = Script(places)
        return (graph.makeRule(PartReader(whole: whole, script: script), in: root, isEager: isEager), script)
    }

    @Test func onlyReadersOfWhatHasChangedRun() {
        let (inputs, whole) = makeWords()
        let readers = (0..<Words.count).map { makeReader(of: whole, [$0]) }
        let (_, both) = makeReader(of: whole, [1, 3])
        graph.flush()
        #expect(readers.allSatisfy { $0.1.runs == 1 })
        graph.set(inputs[3], to: 30)
        graph.flush()
        #expect(readers.map(\.1.runs) == [1, 1, 1, 2, 1])
        #expect(both.runs == 2)
        #expect(graph[readers[3].0] == 30)
        graph.set(inputs[0], to: 10)
        graph.set(inputs[1], to: 11)
        graph.flush()
        #expect(readers.map(\.1.runs) == [2, 2, 1, 2, 1])
        #expect(both.runs == 3)
        graph.checkInvariants()
    }

    /// A reader of a lazy rule is marked together with the rule, and runs when the check finds a change.
    @Test func readersOfALazyValueSeeEveryChange() {
        let (inputs, whole) = makeWords(isEager: false)
        let readers = (0..<Words.count).map { makeReader(of: whole, [$0], isEager: false).0 }
        for round in 0..<20 {
            graph.set(inputs[round % Words.count], to: 100 + round)
            for index in 0..<Words.count { #expect(graph[readers[index]] == graph.peek(inputs[index])) }
        }
        graph.checkInvariants()
    }

    /// B3 Dependencies are those of the last run.
    @Test func whatTheLastRunReadCounts() {
        let (inputs, whole) = makeWords()
        let (_, script) = makeReader(of: whole, [0])
        graph.flush()
        script.places = [2]
        graph.set(inputs[0], to: 10)
        graph.flush()
        #expect(script.runs == 2)
        graph.set(inputs[0], to: 11)
        graph.flush()
        #expect(script.runs == 2)
        graph.set(inputs[2], to: 12)
        graph.flush()
        #expect(script.runs == 3)
    }

    @Test(arguments: 0..<60)
    func valuesAreThoseThatAreComputedAnew(seed: Int) {
        var numbers = SeededNumbers(seed: seed)
        let isLarge = numbers.oneIn(2)
        let count = isLarge ? ManyWords.count : Words.count
        let inputs = (0..<count).map { graph.makeInput($0, in: root) }
        let isEager = !numbers.oneIn(4)
        let whole =
            isLarge
            ? graph.makeRule(ManyWordsRule(inputs: inputs), in: root, isEager: isEager).identifier
            : graph.makeRule(WordsRule(inputs: inputs), in: root, isEager: isEager).identifier
        func places() -> [Int] { (0..<numbers.below(4)).map { _ in numbers.below(count) } }
        let readers = (0..<8).map { _ in makeReader(of: whole, places(), isEager: isEager) }
        graph.flush()
        for (reader, _) in readers { _ = graph[reader] }
        for _ in 0..<40 {
            // The next reads of a rule depend on its previous reads only, so only a running rule may change them.
            let before = readers.map { ($0.1.runs, $0.1.places) }
            for _ in 0...numbers.below(3) { graph.set(inputs[numbers.below(count)], to: numbers.below(3)) }
            graph.flush()
            let values = inputs.map { graph.peek($0) }
            for (index, (reader, script)) in readers.enumerated() {
                let value = graph[reader]
                #expect(value == script.places.reduce(0) { $0 &* 31 &+ values[$1] })
                if script.runs > before[index].0, numbers.oneIn(2) {
                    script.places = places()
                    graph.invalidate(reader.identifier)
                }
            }
            graph.flush()
            for (reader, _) in readers { _ = graph[reader] }
            graph.checkInvariants()
        }
    }
}
