import Foundation
import MartletBase
import MartletStore

/// The comparison of texts in predicates: in memory, and in stores by a function of the same name.
enum TextComparison {
    struct Options: OptionSet, Hashable {
        let rawValue: Int
        static let caseInsensitive = Options(rawValue: 1)
        static let diacriticInsensitive = Options(rawValue: 2)

        /// Returns the text without the differences that the comparison ignores.
        func folded(_ text: String) -> String {
            if isEmpty { return text }
            if text.utf8.allSatisfy({ $0 < 0x80 }) { return contains(.caseInsensitive) ? text.lowercased() : text }
            var options: String.CompareOptions = []
            if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
            if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
            return text.folding(options: options, locale: nil)
        }

        /// As a format has it: `[cd]`.
        var format: String {
            isEmpty ? "" : "[\(contains(.caseInsensitive) ? "c" : "")\(contains(.diacriticInsensitive) ? "d" : "")]"
        }
    }

    enum Kind: Int {
        case equal, before, beginsWith, endsWith, contains, like, matches
    }

    static func holds(_ kind: Kind, _ a: String, _ b: String, _ options: Options) -> Bool {
        switch kind {
        case .equal: options.folded(a) == options.folded(b)
        case .before: options.folded(a) < options.folded(b)
        case .beginsWith: options.folded(a).starts(with: options.folded(b))
        case .endsWith: options.folded(a).reversed().starts(with: options.folded(b).reversed())
        case .contains: hasPart(options.folded(a), options.folded(b))
        case .like: Wildcards.match(Array(options.folded(a)), Array(options.folded(b)))
        // A pattern keeps its case, which distinguishes \S from \s.
        case .matches: Expressions.match(diacritics(a, options), diacritics(b, options), options)
        }
    }

    private static func diacritics(_ text: String, _ options: Options) -> String {
        options.intersection(.diacriticInsensitive).folded(text)
    }

    /// As SQL calls it: with the kind, the options, and two texts.
    static func call(_ arguments: [SQLValue]) -> SQLValue {
        guard arguments.count == 4, let number = arguments[0].integer, let kind = Kind(rawValue: Int(number)),
            let options = arguments[1].integer, case .text(let a) = arguments[2], case .text(let b) = arguments[3]
        else { return .null }
        return .integer(holds(kind, a, b, Options(rawValue: Int(options))) ? 1 : 0)
    }

    /// As collections have parts: Foundation has a method for texts that differs where one is empty.
    private static func hasPart<Base: Collection, Other: Collection>(_ base: Base, _ other: Other) -> Bool
    where Base.Element == Other.Element, Base.Element: Equatable { base.contains(other) }
}

/// Patterns with `*` for any characters and `?` for one.
private enum Wildcards {
    static func match(_ text: [Character], _ pattern: [Character]) -> Bool {
        var (place, position) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while place < text.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, place)
                position += 1
            } else if position + 1 < pattern.count, pattern[position] == "\\", pattern[position + 1] == text[place] {
                position += 2
                place += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == text[place] {
                position += 1
                place += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                position = last.pattern + 1
                place = last.text + 1
            } else {
                return false
            }
        }
        while position < pattern.count, pattern[position] == "*" { position += 1 }
        return position == pattern.count
    }
}

/// Regular expressions, each of which is compiled once.
private enum Expressions {
    private static let known = HandedMutex<[String: HandedOver<NSRegularExpression?>]>([:])

    static func match(_ text: String, _ pattern: String, _ options: TextComparison.Options) -> Bool {
        let ignoresCase = options.contains(.caseInsensitive)
        let key = (ignoresCase ? "c" : "-") + pattern
        let expression = known.withLock { known in
            if let found = known[key] { return found }
            if known.count >= 100 { known = [:] }
            let made = HandedOver(
                value: try? NSRegularExpression(
                    pattern: "\\A(?:\(pattern))\\z", options: ignoresCase ? .caseInsensitive : []))
            known[key] = made
            return made
        }
        guard let expression = expression.value else { return false }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
