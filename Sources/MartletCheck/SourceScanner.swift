/// The imports and names of a Swift file that are compiled on Linux.
struct SourceScanner {
    /// A line and column, from 1. Columns count bytes, as the compiler's do.
    struct Position: Hashable {
        let line: Int
        let column: Int
    }

    /// Modules that the file imports, with the positions of their names.
    private(set) var imports: [(module: String, position: Position)] = []
    /// The positions of each name that the caller looks for.
    private(set) var names: [String: [Position]] = [:]
    /// The names of types that the file declares, in whatever branch.
    private(set) var declared: Set<String> = []

    private static let declarations: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "func",
    ]

    /// Scans a file.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - condition: Evaluates the conditions of `#if`.
    ///   - isWanted: Whether the caller looks for a name.
    /// - Complexity: O(*n*), where *n* is the length of the file.
    init(_ source: [UInt8], condition: Condition, isWanted: (String) -> Bool) {
        // A branch is compiled if its own condition holds, none before it did, and the branch around it is compiled.
        var branches: [(isActive: Bool, hadActive: Bool, around: Bool)] = []
        var isActive = true
        for (index, line) in SourceStripper.strip(source).split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            let words = Self.words(line)
            guard let first = words.first else { continue }
            let rest = { String(decoding: line[first.endIndex...], as: UTF8.self) }
            switch first.text {
            case "#if":
                let value = isActive && condition.evaluate(rest())
                branches.append((value, value, isActive))
            case "#elseif", "#else":
                guard let branch = branches.popLast() else { continue }
                let holds = first.text == "#else" || condition.evaluate(rest())
                let value = branch.around && !branch.hadActive && holds
                branches.append((value, branch.hadActive || value, branch.around))
            case "#endif":
                guard let branch = branches.popLast() else { continue }
                isActive = branch.around
                continue
            default:
                for (word, next) in zip(words, words.dropFirst()) where Self.declarations.contains(word.text) {
                    declared.insert(next.text)
                }
                guard isActive else { continue }
                let position = { (word: Word) in
                    Position(line: index + 1, column: word.endIndex - word.text.utf8.count - line.startIndex + 1)
                }
                if let module = Self.module(in: words) {
                    imports.append((module.text, position(module)))
                } else {
                    for (index, word) in words.enumerated() {
                        let next = index + 1 < words.count && words[index + 1].isMember ? words[index + 1].text : ""
                        // Of some types a member alone is there: `UITableView.appearance`.
                        let forms = [
                            word.isMember ? "." + word.text : "", next.isEmpty ? "" : "\(word.text).\(next)", word.text,
                        ]
                        if let name = forms.first(where: isWanted) { names[name, default: []].append(position(word)) }
                    }
                }
                continue
            }
            isActive = branches.last?.isActive ?? true
        }
    }

    private typealias Word = (text: String, isMember: Bool, endIndex: Int)

    /// Splits a line into identifiers, with the `@` or `#` before them.
    private static func words(_ line: ArraySlice<UInt8>) -> [Word] {
        var words: [Word] = []
        var index = line.startIndex
        while index < line.endIndex {
            let start = index
            if line[index] == UInt8(ascii: "@") || line[index] == UInt8(ascii: "#") { index += 1 }
            while index < line.endIndex, isNamePart(line[index]) { index += 1 }
            if index > start {
                let isMember = start > line.startIndex && line[start - 1] == UInt8(ascii: ".")
                words.append((String(decoding: line[start..<index], as: UTF8.self), isMember, index))
            } else {
                index += 1
            }
        }
        return words
    }

    private static let importKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    private static let importPrefixes: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns the module that a line imports, or `nil`.
    private static func module(in words: [Word]) -> Word? {
        guard let index = words.firstIndex(where: { $0.text == "import" }), index + 1 < words.count,
            let first = words.first, index == 0 || importPrefixes.contains(first.text) || first.text.hasPrefix("@")
        else { return nil }
        let next = words[index + 1]
        return importKinds.contains(next.text) && index + 2 < words.count ? words[index + 2] : next
    }
}
