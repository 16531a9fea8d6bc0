/// A place in a project that does not compile here as it is, with the remedy.
package struct Finding: Codable, Equatable, Sendable {
    /// The certainty of a finding.
    package enum Severity: String, Codable, Sendable {
        /// The code does not compile.
        case error
        /// The code may not compile: its module is of a package that the check does not know.
        case note
    }

    /// The certainty.
    package let severity: Severity
    /// The path of the file, relative to the project's folder.
    package let file: String
    /// The first line, from 1.
    package let line: Int
    /// The column of the name in the first line, in bytes from 1.
    package let column: Int
    /// Further lines of the same file with the same name.
    package let otherLines: [Int]
    /// The module or name.
    package let name: String
    /// The reason why it is absent.
    package let reason: String
    /// The change that the project needs.
    package let remedy: String
    /// The product to add to the target, if that is the remedy.
    package let product: String?

    /// The finding as compilers print theirs: `file:line:column: error: message`.
    package var description: String {
        let others = otherLines.isEmpty ? "" : " (also line \(otherLines.map(String.init).joined(separator: ", ")))"
        return "\(file):\(line):\(column): \(severity): \(name): \(reason); \(remedy)\(others)"
    }
}
