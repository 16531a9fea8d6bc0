import Foundation

/// An error in a format, and its position.
struct PredicateFormatError: Error {
    let message: String
    /// The place in the format, from 0.
    let place: Int
}

/// A word of a format.
struct PredicateToken {
    enum Kind: Equatable {
        case word(String)
        /// A word that is a key though it reads like an operator: `#any`.
        case key(String)
        case text(String)
        case integer(Int64)
        case real(Double)
        case sign(String)
        /// `%@` and the like: the letter.
        case argument(Character)
        case variable(String)
        case end
    }

    let kind: Kind
    let place: Int
}

/// Takes a format apart into words.
struct PredicateLexer {
    private let characters: [Character]
    private var place = 0

    init(_ format: String) { characters = Array(format) }

    static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        while true {
            let token = try lexer.next()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    private func character(_ offset: Int = 0) -> Character? {
        place + offset < characters.count ? characters[place + offset] : nil
    }

    private mutating func next() throws(PredicateFormatError) -> PredicateToken {
        while let character = character(), character.isWhitespace { place += 1 }
        let start = place
        func token(_ kind: PredicateToken.Kind) -> PredicateToken { PredicateToken(kind: kind, place: start) }
        guard let first = character() else { return token(.end) }
        if first == "\"" || first == "'" { return token(.text(try quoted(first))) }
        if first.isNumber || first == "." && (character(1)?.isNumber ?? false) { return token(try number()) }
        if first == "%" { return token(.argument(try argument())) }
        if first == "$" {
            place += 1
            let name = word()
            if name.isEmpty {
                throw PredicateFormatError(message: "a variable's name is missing after $", place: start)
            }
            return token(.variable(name))
        }
        if first == "#" {
            place += 1
            let name = word()
            if name.isEmpty { throw PredicateFormatError(message: "a key is missing after #", place: start) }
            return token(.key(name))
        }
        if first.isLetter || first == "_" || first == "@" {
            place += first == "@" ? 1 : 0
            let name = word()
            if name.isEmpty { throw PredicateFormatError(message: "a name is missing after @", place: start) }
            return token(.word(first == "@" ? "@" + name : name))
        }
        for sign in ["**", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"] where starts(with: sign) {
            place += 2
            return token(.sign(sign))
        }
        guard "()[]{},.=<>!+-*/:".contains(first) else {
            throw PredicateFormatError(message: "nothing begins with “\(first)”", place: start)
        }
        place += 1
        return token(.sign(String(first)))
    }

    private func starts(with sign: String) -> Bool {
        sign.enumerated().allSatisfy { character($0.offset) == $0.element }
    }

    private mutating func word() -> String {
        var name = ""
        while let next = character(), next.isLetter || next.isNumber || next == "_" {
            name.append(next)
            place += 1
        }
        return name
    }

    private mutating func quoted(_ mark: Character) throws(PredicateFormatError) -> String {
        let start = place
        place += 1
        var text = ""
        while let next = character() {
            place += 1
            if next == mark { return text }
            guard next == "\\", let escaped = character() else {
                text.append(next)
                continue
            }
            place += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw PredicateFormatError(message: "the text that begins here does not end", place: start)
    }

    private mutating func number() throws(PredicateFormatError) -> PredicateToken.Kind {
        let start = place
        var text = ""
        while let next = character(),
            next.isNumber || next == "." || next == "e" || next == "E"
                || (next == "-" || next == "+") && (text.last == "e" || text.last == "E")
        {
            text.append(next)
            place += 1
        }
        if let value = Int64(text) { return .integer(value) }
        if let value = Double(text) { return .real(value) }
        throw PredicateFormatError(message: "“\(text)” is no number", place: start)
    }

    private mutating func argument() throws(PredicateFormatError) -> Character {
        let start = place
        place += 1
        // The length modifier of a number.
        while let next = character(), "lhqztjL".contains(next) { place += 1 }
        guard let letter = character() else {
            throw PredicateFormatError(message: "what stands for an argument is cut off after %", place: start)
        }
        guard "@KdDiuUoOxXfFgGeEaAcCsSp".contains(letter) else {
            throw PredicateFormatError(message: "“%\(letter)” stands for no argument", place: start)
        }
        place += 1
        return letter
    }
}
