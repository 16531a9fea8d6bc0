import Foundation

/// Finds code in model classes that the compiler rejects on Linux, and suggests changes.
package enum SourceChecks {
    package static func warnings(in path: String, classes: Set<String>) -> [String] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.contains("@objc(") else { return [] }
        var warnings: [String] = []
        var conditions = 0
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            if trimmed.hasPrefix("#if") { conditions += 1 }
            if trimmed.hasPrefix("#endif") { conditions -= 1 }
            // Code inside of `#if` is assumed to be handled by the developer.
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
