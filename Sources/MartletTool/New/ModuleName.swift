import Foundation

/// A name that can be both a package's and a module's.
struct ModuleName {
    let text: String

    /// Throws an error with a remedy if Swift can't use the name for a module.
    init(_ text: String) throws {
        let isIdentifier =
            text.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*/) != nil
        guard isIdentifier else {
            let proposal = Self.proposal(for: text)
            throw CommandError(
                "“\(text)” can't be the name of a module. Use letters, digits and underscores, beginning with a letter"
                    + (proposal.isEmpty ? "." : ", for example \(proposal)."))
        }
        guard text.count <= 80 else {
            throw CommandError("The name has \(text.count) characters. Use at most 80.")
        }
        guard !Self.words.contains(text) else {
            throw CommandError(
                "\(text) is a word of Swift. Choose another name, for example My\(text.prefix(1).uppercased())"
                    + "\(text.dropFirst()).")
        }
        guard !Self.taken.contains(text) else {
            throw CommandError("A module \(text) exists already. Choose another name, for example My\(text).")
        }
        self.text = text
    }

    /// Names of modules that the package imports, and of types that would hide its own.
    private static let taken: Set = [
        "SwiftUI", "SwiftData", "Swift", "Foundation", "Testing", "XCTest", "MartletTesting", "Martlet", "Combine",
        "CoreData", "Observation", "App", "View", "Scene", "Any", "Self", "Type", "Protocol",
    ]

    /// Words that can't follow `import`, and the name that the compiler reserves for a program's main file.
    private static let words: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "main", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]

    private static func proposal(for text: String) -> String {
        // Without accents, so that a name of another language keeps its letters.
        let plain = text.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
            $0.properties.generalCategory != .nonspacingMark
        }
        let words = String(String.UnicodeScalarView(plain)).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return words.map { $0.drop { !$0.isLetter } }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
