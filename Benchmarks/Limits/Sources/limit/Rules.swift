/// Sums are taken modulo this, so that no value degenerates.
let modulus = 1_000_003

/// The number of rule runs. Plain global state: the program has one thread.
nonisolated(unsafe) var ruleRuns = 0

/// The rules of all workloads. Each counts its run; they capture nothing, so that a call is one
/// indirect jump.
enum Rules {
    static let increment: Engine.Rule = { records, a, _ in
        ruleRuns &+= 1
        return value(records, a) &+ 1
    }
    static let addConstant: Engine.Rule = { records, a, b in
        ruleRuns &+= 1
        return value(records, a) &+ b
    }
    static let zero: Engine.Rule = { records, a, _ in
        ruleRuns &+= 1
        return value(records, a) &* 0
    }
    static let copy: Engine.Rule = { records, a, _ in
        ruleRuns &+= 1
        return value(records, a)
    }
    static let add: Engine.Rule = { records, a, b in
        ruleRuns &+= 1
        return value(records, a) &+ value(records, b)
    }
    static let subtract: Engine.Rule = { records, a, b in
        ruleRuns &+= 1
        return value(records, a) &- value(records, b)
    }
    static let addModulo: Engine.Rule = { records, a, b in
        ruleRuns &+= 1
        let sum = value(records, a) &+ value(records, b)
        return sum >= modulus ? sum &- modulus : sum
    }
    static let sum: Engine.Rule = { records, a, b in
        ruleRuns &+= 1
        var total = 0
        var index = a
        while index < b {
            total &+= value(records, index)
            index += 1
        }
        return total
    }

    @inline(__always)
    private static func value(_ records: UnsafeRawPointer, _ index: Int) -> Int {
        records.assumingMemoryBound(to: Engine.Record.self)[index].value
    }
}
