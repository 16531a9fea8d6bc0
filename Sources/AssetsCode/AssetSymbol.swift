/// The Swift names of assets.
package enum AssetSymbol {
    /// Returns the name of a property: the joined words in lower camel case, without the asset's kind at the end.
    ///
    /// `Hero Image` and `hero-image` are `hero`, `AccentColor` is `accent`, `URLIcon` is `urlIcon`, `1st` is `_1St`.
    package static func property(_ name: String, _ kind: Asset.Kind) -> String {
        let words = words(of: name)
        var text = lowerCasedFirst(words.first ?? "") + words.dropFirst().map(upperCasedFirst).joined()
        let suffix = kind == .image ? "Image" : "Color"
        if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
        return identifier(text)
    }

    /// Returns the name of a type: the joined words in upper camel case.
    static func namespace(_ name: String) -> String { identifier(words(of: name).map(upperCasedFirst).joined()) }

    private static func words(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber && $0 != "_" || $0 == "_" }.map(String.init)
    }

    private static func upperCasedFirst(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Converts the leading upper-case letters to lower case, except the letter that begins a word after an acronym.
    private static func lowerCasedFirst(_ word: String) -> String {
        let head = word.prefix { $0.isUppercase }
        if head.isEmpty { return word }
        let isWhole = head.count == word.count
        let next = word.dropFirst(head.count).first
        let count = isWhole || head.count == 1 || next?.isLowercase != true ? head.count : head.count - 1
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static func identifier(_ text: String) -> String {
        if text.isEmpty { return "_" }
        if text.first?.isNumber == true { return "_" + text }
        return keywords.contains(text) ? "`\(text)`" : text
    }

    private static let keywords: Set = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
        "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while", "Type", "Protocol", "Self", "Any",
    ]
}
