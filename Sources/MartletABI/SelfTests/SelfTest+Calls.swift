extension SelfTest {
    static func closureCalls() -> [String] {
        var findings = Findings()
        findings.expect(
            MemoryLayout<(Int) -> Int>.size == 2 * MemoryLayout<UInt>.size, "a closure is not two words")
        guard findings.reasons.isEmpty else { return findings.reasons }
        let number = Int.random(in: 1...9)
        findings.expect(calls({ $0 + number }, 4, giving: 4 + number), "numbers")
        findings.expect(
            calls({ $0 + "\(number)" }, "a long string of text", giving: "a long string of text\(number)"), "strings")
        findings.expect(calls({ $0.map { $0 * 2 } }, [1, 2], giving: [2, 4]), "arrays")
        findings.expect(calls({ (_: Int) in [String(number), "b"] }, 1, giving: [String(number), "b"]), "made values")
        findings.expect(calls({ (_: Int) in 7.5 }, 1, giving: 7.5), "closures without captures")
        return findings.reasons.map { "a closure called in place gave another result: \($0)" }
    }

    /// Whether a closure called in place returns the expected result.
    @inline(never)
    private static func calls<Argument, Result: Equatable>(
        _ closure: @escaping (Argument) -> Result, _ argument: Argument, giving expected: Result
    ) -> Bool {
        // Stored in memory of its own, as lists store closures.
        let place = UnsafeMutablePointer<(Argument) -> Result>.allocate(capacity: 1)
        place.initialize(to: closure)
        defer {
            place.deinitialize(count: 1)
            place.deallocate()
        }
        return withUnsafePointer(to: argument) { argument in
            withUnsafeTemporaryAllocation(of: Result.self, capacity: 1) { memory in
                let result = memory.baseAddress.unsafelyUnwrapped
                martlet_call_closure(place, argument, result)
                return result.move() == expected
            }
        }
    }

    private struct Folded: Equatable {
        let text: String
        let number: Int
        static func == (a: Folded, b: Folded) -> Bool { a.text.lowercased() == b.text.lowercased() }
    }

    private enum Choice: Equatable {
        case one(String), two
    }

    static func equalityWitnesses() -> [String] {
        var findings = Findings()
        func check<T: Equatable>(_ a: T, _ b: T) {
            let equality = Equality(T.self, byWitness: true)
            let seen = withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in equality.areEqual(a, b) } }
            findings.expect(seen == (a == b), "== of \(T.self), called where the values lie, disagrees with ==")
        }
        check(1, 1)
        check(1, 2)
        check(Double.nan, .nan)
        check("a text that is not held in line", ["a text that is", "not held in line"].joined(separator: " "))
        check(Folded(text: "A", number: 1), Folded(text: "a", number: 2))
        check(Folded(text: "A", number: 1), Folded(text: "b", number: 1))
        check([Folded(text: "A", number: 1)], [Folded(text: "a", number: 1)])
        check(Choice?.some(.one("x")), .some(.one("x")))
        check(Choice?.some(.one("x")), .two)
        check(Set([1, 2]), Set([2, 1]))
        return findings.reasons
    }
}

extension SelfTest {
    @inline(never)
    private static func callsFromHere() -> [UInt] { ABI.callsByFrames(limit: 24) ?? [] }

    @inline(never)
    private static func callsThroughOne() -> [UInt] {
        let calls = callsFromHere()
        return calls + [0]
    }

    static func framePointers() -> [String] {
        var findings = Findings()
        let once = callsFromHere()
        let through = callsThroughOne()
        findings.expect(once.count > 2, "there are none")
        // A call through an additional function has one additional return address, followed by the same addresses.
        let isLonger = (2..<max(once.count, 2)).contains { start in
            start + 1 < through.count && through[(start + 1)...].starts(with: once[start...].prefix(2))
        }
        findings.expect(isLonger, "a function in between is not seen")
        return findings.reasons.map { "the calls by frame pointers: \($0)" }
    }
}
