import MartletPreviewMessages

/// The result of a replay.
enum ReplayOutcome: Equatable, Sendable {
    /// The test passes, with this number of steps and expectations.
    case passed(steps: Int, expectations: Int)
    /// The test fails, with a sentence about the likely reason.
    case differs([ReplayDifference], reason: String)
    /// The test could not be replayed to its end, for a reason.
    case failed(String)

    /// The result as an answer to the page.
    var message: [String: any Sendable] {
        switch self {
        case .passed(let steps, let expectations):
            return ["outcome": "passed", "steps": steps, "expectations": expectations]
        case .differs(let differences, let reason):
            let list = differences.map { difference -> [String: any Sendable] in
                var object: [String: any Sendable] = ["code": difference.code, "seen": difference.seen]
                if let line = difference.line { object["line"] = line }
                if let expected = difference.expected { object["expected"] = expected }
                return object
            }
            return ["outcome": "differs", "differences": list, "reason": reason]
        case .failed(let reason): return ["outcome": "failed", "reason": reason]
        }
    }

    /// The result as lines for a terminal.
    var text: String {
        switch self {
        case .passed(let steps, let expectations):
            return "replayed: passed (steps: \(steps), expectations: \(expectations))"
        case .differs(let differences, let reason):
            let lines = differences.flatMap { difference in
                [
                    difference.line.map { "  line \($0): \(difference.code)" } ?? "  at the end",
                    difference.expected.map { "    expected: \($0)" }, "    seen: \(difference.seen)",
                ].compactMap(\.self)
            }
            return (["replayed: differs"] + lines + [reason]).joined(separator: "\n")
        case .failed(let reason): return "not replayed: \(reason)"
        }
    }
}
