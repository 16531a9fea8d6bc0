/// Sums are taken modulo this, so that no value degenerates.
let modulus = 1_000_003

/// How often a rule ran. Plain global state: the program has one thread.
nonisolated(unsafe) var ruleRuns = 0

/// The rules of all workloads. Each counts its run; they capture nothing, so that a call is one
/// indirect jump.
enum Rules {
    typealias Record = Engine.Record

    static let increment: Engine.Rule = { records, own in
        ruleRuns &+= 1
        return value(records, record(own).a) &+ 1
    }
    static let addConstant: Engine.Rule = { records, own in
        ruleRuns &+= 1
        return value(records, record(own).a) &+ record(own).b
    }
    static let zero: Engine.Rule = { records, own in
        ruleRuns &+= 1
        return value(records, record(own).a) &* 0
    }
    static let copy: Engine.Rule = { records, own in
        ruleRuns &+= 1
        return value(records, record(own).a)
    }
    static let add: Engine.Rule = { records, own in
        ruleRuns &+= 1
        return value(records, record(own).a) &+ value(records, record(own).b)
    }
    static let subtract: Engine.Rule = { records, own in
        ruleRuns &+= 1
        return value(records, record(own).a) &- value(records, record(own).b)
    }
    static let addModulo: Engine.Rule = { records, own in
        ruleRuns &+= 1
        let sum = value(records, record(own).a) &+ value(records, record(own).b)
        return sum >= modulus ? sum &- modulus : sum
    }
    static let sum: Engine.Rule = { records, own in
        ruleRuns &+= 1
        var total = 0
        var index = record(own).a
        let end = record(own).b
        while index < end {
            total &+= value(records, index)
            index += 1
        }
        return total
    }

    @inline(__always)
    private static func record(_ own: UnsafeRawPointer) -> Record {
        own.assumingMemoryBound(to: Record.self).pointee
    }

    @inline(__always)
    private static func value(_ records: UnsafeRawPointer, _ index: Int) -> Int {
        records.assumingMemoryBound(to: Record.self)[index].value
    }
}
