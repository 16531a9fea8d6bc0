/// Splits Swift source into tokens, without comments.
///
/// It knows no grammar beyond literals and comments. Where a slash may be an operator or the start of a regular
/// expression, it decides by what precedes it, as the compiler does.
struct SwiftLexer {
    private let source: [UInt8]
    private var place = 0
    private var line = 1
    private var tokens: [SwiftToken] = []
    /// The token that was scanned last, inside of a string too.
    private var previous: (kind: SwiftToken.Kind, text: String, end: Int)?

    private init(_ source: [UInt8]) { self.source = source }

    /// Returns the tokens of a source file.
    static func tokens(of source: [UInt8]) throws(NotUnderstood) -> [SwiftToken] {
        var lexer = SwiftLexer(source)
        try lexer.run()
        return lexer.tokens
    }

    private mutating func run() throws(NotUnderstood) {
        var lastLine = 0
        // A byte order mark, or the line that names an interpreter.
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
        while true {
            let before = place
            try skipSpace()
            guard place < source.count else { return }
            let start = place
            let startLine = line
            let kind = try scanToken()
            tokens.append(
                SwiftToken(
                    kind: kind, text: String(decoding: source[start..<place], as: UTF8.self), range: start..<place,
                    line: startLine, beginsLine: startLine != lastLine, isApart: start != before || before == 0))
            lastLine = line
        }
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < source.count ? source[place + distance] : nil
    }

    private func has(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { source[place...].starts(with: $0) }
    }

    private mutating func advance() {
        if source[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
    }

    private mutating func skipLine() {
        while place < source.count, source[place] != UInt8(ascii: "\n") { place += 1 }
    }

    private mutating func skipSpace() throws(NotUnderstood) {
        while let next = peek() {
            if next == 32 || (9...13).contains(next) || next == 0 {
                advance()
            } else if has("//") {
                skipLine()
            } else if has("/*") {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(NotUnderstood) {
        let start = line
        var depth = 0
        while place < source.count {
            if has("/*") {
                depth += 1
                place += 2
            } else if has("*/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                advance()
            }
        }
        throw NotUnderstood(reason: "a comment is not closed", line: start)
    }

    private mutating func scanToken() throws(NotUnderstood) -> SwiftToken.Kind {
        let start = place
        let kind = try scan()
        previous = (kind, String(decoding: source[start..<place], as: UTF8.self), place)
        return kind
    }

    private mutating func scan() throws(NotUnderstood) -> SwiftToken.Kind {
        let next = source[place]
        if Self.isWord(next) {
            while let next = peek(), Self.isWord(next) { place += 1 }
            return .word
        }
        if next == UInt8(ascii: "\"") {
            try scanString(hashes: 0)
            return .literal
        }
        if next == UInt8(ascii: "#") {
            var hashes = 1
            while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
            if peek(hashes) == UInt8(ascii: "\"") {
                place += hashes
                try scanString(hashes: hashes)
                return .literal
            }
            if peek(hashes) == UInt8(ascii: "/") {
                place += hashes + 1
                try scanRegex(hashes: hashes)
                return .literal
            }
        }
        if next == UInt8(ascii: "`") {
            place += 1
            while let next = peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { place += 1 }
            guard peek() == UInt8(ascii: "`") else { throw NotUnderstood(reason: "a name is not closed", line: line) }
            place += 1
            return .word
        }
        if next == UInt8(ascii: "/"), isRegexStart() {
            place += 1
            try scanRegex(hashes: 0)
            return .literal
        }
        if Self.isOperator(next) {
            while let next = peek(), Self.isOperator(next), !has("//"), !has("/*") { place += 1 }
            return .operation
        }
        place += 1
        return .mark
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private static func isOperator(_ byte: UInt8) -> Bool { "+-*/%=<>!&|^~?.".utf8.contains(byte) }

    // MARK: - Literals

    /// Scans a string from its first quote.
    private mutating func scanString(hashes: Int) throws(NotUnderstood) {
        let start = line
        let isLong = has("\"\"\"")
        place += isLong ? 3 : 1
        while let next = peek() {
            if next == UInt8(ascii: "\\"), matchesHashes(hashes, at: 1) {
                place += 1 + hashes
                if peek() == UInt8(ascii: "(") {
                    try scanInterpolation()
                } else if place < source.count {
                    advance()
                }
            } else if next == UInt8(ascii: "\"") {
                let quotes = isLong ? (has("\"\"\"") ? 3 : 0) : 1
                if quotes > 0, matchesHashes(hashes, at: quotes) {
                    place += quotes + hashes
                    return
                }
                place += 1
            } else if next == UInt8(ascii: "\n"), !isLong {
                break
            } else {
                advance()
            }
        }
        throw NotUnderstood(reason: "a string is not closed", line: start)
    }

    private func matchesHashes(_ count: Int, at distance: Int) -> Bool {
        for index in 0..<count where peek(distance + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Scans the expression of an interpolation, from its parenthesis. What it contains is part of the string's token.
    private mutating func scanInterpolation() throws(NotUnderstood) {
        let start = line
        var depth = 0
        while true {
            try skipSpace()
            guard let next = peek() else { break }
            if next == UInt8(ascii: "(") { depth += 1 }
            if next == UInt8(ascii: ")") { depth -= 1 }
            _ = try scanToken()
            if depth == 0 { return }
        }
        throw NotUnderstood(reason: "an interpolation is not closed", line: start)
    }

    /// Returns whether a slash begins a regular expression: where an operand is expected, and closed in its line.
    private func isRegexStart() -> Bool {
        guard let next = peek(1), next != 32, next != UInt8(ascii: "\n"), next != UInt8(ascii: ")") else {
            return false
        }
        if let last = previous {
            switch last.kind {
            case .literal: return false
            case .word where !["return", "in", "try", "await", "case", "where", "if", "guard"].contains(last.text):
                return false
            case .mark where [")", "]", "}"].contains(last.text): return false
            case .operation where ["?", "!", "."].contains(last.text) && place == last.end: return false
            default: break
            }
        }
        var index = place + 1
        while index < source.count, source[index] != UInt8(ascii: "\n") {
            if source[index] == UInt8(ascii: "\\") {
                index += 1
            } else if source[index] == UInt8(ascii: "/") {
                return true
            }
            index += 1
        }
        return false
    }

    /// Scans a regular expression after its first slash.
    private mutating func scanRegex(hashes: Int) throws(NotUnderstood) {
        let start = line
        while let next = peek() {
            if next == UInt8(ascii: "\\"), place + 1 < source.count {
                place += 1
                advance()
            } else if next == UInt8(ascii: "/"), matchesHashes(hashes, at: 1) {
                place += 1 + hashes
                return
            } else if next == UInt8(ascii: "\n"), hashes == 0 {
                break
            } else {
                advance()
            }
        }
        throw NotUnderstood(reason: "a regular expression is not closed", line: start)
    }
}
