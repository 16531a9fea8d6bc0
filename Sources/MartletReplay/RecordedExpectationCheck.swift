import MartletTesting

/// Checks the expectations of a recorded test.
@MainActor
struct RecordedExpectationCheck {
    let host: TestHost

    /// Reads an expectation after `#expect(`, and checks it.
    /// - Throws: ``ReplayFailure`` with the expected and the seen value if it is not met.
    func check(_ code: inout CodeReader) throws {
        _ = code.skips("try ")
        let isNegated = code.skips("!")
        if code.skips("host.windows.count == ") {
            return try check("\(Int(code.number()))", against: "\(host.windows.count)")
        }
        let host = try code.window(of: host)
        if code.skips(".allTexts.contains(") {
            try check(code.text(), among: host.allTexts, isNegated, of: "text")
        } else if code.skips(".findAll(.") {
            let role = code.word()
            try code.expect(").contains { $0.label == ")
            let labels = host.findAll { $0.role.map { "\($0)" } == role }.map(\.label)
            try check(code.text(), among: labels, isNegated, of: role)
        } else if code.skips(".allTexts == [") {
            var texts: [String] = []
            while !code.skips("]") {
                texts.append(try code.text())
                _ = code.skips(",")
            }
            try check(texts, in: host)
        } else {
            let element = try code.element(in: host)
            if code.skips(".isOn == ") {
                try check(code.word(), against: element.isOn.map { "\($0)" } ?? "nil")
            } else {
                try code.expect(".value == ")
                try check(code.text().debugDescription, against: element.value?.debugDescription ?? "nil")
            }
        }
    }

    private func check(_ wanted: String, against seen: String) throws {
        if wanted != seen { throw ReplayFailure(expected: wanted, seen: seen) }
    }

    private func check(_ wanted: String, among all: [String], _ isNegated: Bool, of kind: String) throws {
        guard all.contains(wanted) == isNegated else { return }
        throw ReplayFailure(
            expected: "\(isNegated ? "no" : "the") \(kind) \(wanted.debugDescription)",
            seen: Self.list(all))
    }

    private func check(_ wanted: [String], in host: TestHost) throws {
        let seen = host.allTexts
        guard wanted != seen else { return }
        let difference = seen.difference(from: wanted)
        var missing: [String] = []
        var added: [String] = []
        for change in difference {
            switch change {
            case .remove(_, let text, _): missing.append(text)
            case .insert(_, let text, _): added.append(text)
            }
        }
        throw ReplayFailure(
            expected: missing.isEmpty ? "no other texts" : Self.list(missing),
            seen: added.isEmpty ? "all other texts" : Self.list(added))
    }

    /// The largest number of texts in a description.
    private static let limit = 40

    private static func list(_ texts: [String]) -> String {
        if texts.isEmpty { return "none" }
        let shown = texts.prefix(limit).map(\.debugDescription).joined(separator: ", ")
        return texts.count > limit ? "\(shown) and \(texts.count - limit) more" : shown
    }
}
