import Foundation

/// Finds what Swift's compiler refuses on Linux in classes of a model, and says what to do.
package enum SourceChecks {
    package static func warnings(in path: String, classes: Set<String>) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("@objc(") else { return [] }
        var warnings: [String] = []
        var conditions = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("#if") { conditions += 1 }
            if trimmed.hasPrefix("#endif") { conditions -= 1 }
            // What stands under a condition has been thought of.
            guard conditions == 0, trimmed.hasPrefix("@objc("), let end = trimmed.firstIndex(of: ")") else { continue }
            let name = String(trimmed[trimmed.index(trimmed.startIndex, offsetBy: 6)..<end])
            guard classes.contains(name) else { continue }
            warnings.append(
                "\(path):\(index + 1):1: warning: Swift's compiler refuses @objc(\(name)) on Linux. Leave it out, or "
                    + "write it inside of #if canImport(ObjectiveC): the model finds the class without it.")
        }
        return warnings
    }
}
