/// The limit for the engine: what push and pull cost when nothing else is wanted. Records are plain
/// memory, dependencies are fixed when a node is made, a rule is a C function of two integers, a value
/// is an `Int`, and nothing is checked.
final class HandEngine {
    struct Record {
        var value: Int
        var rule: Rule?
        var a: Int
        var b: Int
        var firstInput: Int32
        var inputCount: Int32
        var firstReader: Int32
        var state: Int32
    }

    struct Reader {
        var node: Int32
        var next: Int32
    }

    typealias Rule = @convention(c) (UnsafeMutableRawPointer, Int, Int) -> Int

    static let clean: Int32 = 0, maybe: Int32 = 1, dirty: Int32 = 2

    let records: UnsafeMutablePointer<Record>
    let inputs: UnsafeMutablePointer<Int32>
    let readers: UnsafeMutablePointer<Reader>
    let stack: UnsafeMutablePointer<Int32>
    var count = 0, inputCount = 0, readerCount = 0

    init(nodes: Int, edges: Int) {
        records = .allocate(capacity: nodes)
        inputs = .allocate(capacity: edges)
        readers = .allocate(capacity: edges)
        stack = .allocate(capacity: nodes + 16)
    }

    deinit {
        records.deallocate()
        inputs.deallocate()
        readers.deallocate()
        stack.deallocate()
    }

    func source(_ value: Int) -> Int {
        records[count] = Record(
            value: value, rule: nil, a: 0, b: 0, firstInput: 0, inputCount: 0, firstReader: -1,
            state: Self.clean)
        count += 1
        return count - 1
    }

    @inline(__always)
    func node(_ rule: Rule, _ a: Int, _ b: Int) -> Int {
        records[count] = Record(
            value: .min, rule: rule, a: a, b: b, firstInput: Int32(inputCount), inputCount: 0,
            firstReader: -1, state: Self.dirty)
        count += 1
        return count - 1
    }

    @inline(__always)
    func read(_ input: Int, by reader: Int) {
        inputs[inputCount] = Int32(input)
        inputCount += 1
        readers[readerCount] = Reader(node: Int32(reader), next: records[input].firstReader)
        records[input].firstReader = Int32(readerCount)
        readerCount += 1
        records[reader].inputCount += 1
    }

    func node(_ rule: Rule, _ a: Int, _ b: Int, reads: [Int]) -> Int {
        let me = node(rule, a, b)
        for input in reads { read(input, by: me) }
        return me
    }

    @inline(never)
    func set(_ source: Int, _ value: Int) {
        if records[source].value == value { return }
        records[source].value = value
        var top = 0
        var r = records[source].firstReader
        while r >= 0 {
            let k = Int(readers[Int(r)].node)
            if records[k].state == Self.clean {
                stack[top] = Int32(k)
                top += 1
            }
            records[k].state = Self.dirty
            r = readers[Int(r)].next
        }
        while top > 0 {
            top -= 1
            var r = records[Int(stack[top])].firstReader
            while r >= 0 {
                let k = Int(readers[Int(r)].node)
                if records[k].state == Self.clean {
                    records[k].state = Self.maybe
                    stack[top] = Int32(k)
                    top += 1
                }
                r = readers[Int(r)].next
            }
        }
    }

    @inline(__always)
    func get(_ k: Int) -> Int {
        if records[k].state != Self.clean { update(k) }
        return records[k].value
    }

    @inline(never)
    func update(_ k: Int) {
        let first = Int(records[k].firstInput), end = first + Int(records[k].inputCount)
        if records[k].state == Self.maybe {
            var j = first
            while j < end {
                let i = Int(inputs[j])
                if records[i].state != Self.clean { update(i) }
                if records[k].state == Self.dirty { break }
                j += 1
            }
        }
        if records[k].state == Self.dirty {
            var j = first
            while j < end {
                let i = Int(inputs[j])
                if records[i].state != Self.clean { update(i) }
                j += 1
            }
            let value = records[k].rule.unsafelyUnwrapped(records, records[k].a, records[k].b)
            if value != records[k].value {
                records[k].value = value
                var r = records[k].firstReader
                while r >= 0 {
                    records[Int(readers[Int(r)].node)].state = Self.dirty
                    r = readers[Int(r)].next
                }
            }
        }
        records[k].state = Self.clean
    }
}

/// The number of rules that have run.
nonisolated(unsafe) var ruleRuns = 0

@inline(__always)
private func value(_ records: UnsafeMutableRawPointer, _ k: Int) -> Int {
    records.assumingMemoryBound(to: HandEngine.Record.self)[k].value
}

enum HandRules {
    static let increment: HandEngine.Rule = { r, a, _ in
        ruleRuns &+= 1; return value(r, a) &+ 1
    }
    static let addConstant: HandEngine.Rule = { r, a, b in
        ruleRuns &+= 1; return value(r, a) &+ b
    }
    static let zero: HandEngine.Rule = { r, a, _ in
        ruleRuns &+= 1; return value(r, a) &* 0
    }
    static let copy: HandEngine.Rule = { r, a, _ in
        ruleRuns &+= 1; return value(r, a)
    }
    static let add: HandEngine.Rule = { r, a, b in
        ruleRuns &+= 1
        return value(r, a) &+ value(r, b)
    }
    static let subtract: HandEngine.Rule = { r, a, b in
        ruleRuns &+= 1
        return value(r, a) &- value(r, b)
    }
    static let addModulo: HandEngine.Rule = { r, a, b in
        ruleRuns &+= 1
        let sum = value(r, a) &+ value(r, b)
        return sum >= 1_000_003 ? sum &- 1_000_003 : sum
    }
    static let sum: HandEngine.Rule = { r, a, b in
        ruleRuns &+= 1
        var sum = 0
        for k in a..<b { sum &+= value(r, k) }
        return sum
    }
}
