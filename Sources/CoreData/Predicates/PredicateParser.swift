import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private let arguments: [Any?]
    private var position = 0
    private var used = 0
    private var depth = 0

    static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) -> PredicateTree {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments)
        let tree = try parser.disjunction()
        guard parser.token.kind == .end else { throw parser.unexpected("AND, OR or the end") }
        return tree
    }

    private init(tokens: [PredicateToken], arguments: [Any?]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    static func isReserved(_ word: String) -> Bool { reserved.contains(word.uppercased()) }
    private static let reserved: Set = [
        "AND", "OR", "NOT", "IN", "ANY", "ALL", "NONE", "SOME", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH",
        "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "FALSE", "YES", "NO", "TRUEPREDICATE", "FALSEPREDICATE", "SUBQUERY",
        "CAST",
    ]

    // MARK: - Words

    private var token: PredicateToken { tokens[position] }

    private func unexpected(_ wanted: String) -> PredicateFormatError {
        PredicateFormatError(message: "expected \(wanted)", place: token.place)
    }

    private func isWord(_ words: String...) -> Bool {
        guard case .word(let word) = token.kind else { return false }
        return words.contains(word.uppercased())
    }

    private mutating func skip(sign: String) -> Bool {
        guard token.kind == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ sign: String) throws(PredicateFormatError) {
        guard skip(sign: sign) else { throw unexpected("“\(sign)”") }
    }

    private mutating func argument() throws(PredicateFormatError) -> Any? {
        guard used < arguments.count else {
            throw PredicateFormatError(
                message: "there are only \(arguments.count) arguments, and this asks for another", place: token.place)
        }
        defer { used += 1 }
        return arguments[used]
    }

    /// Goes one step down; formats that are nested too deeply for a thread's stack are refused.
    private mutating func deeper<Result>(
        _ body: (inout Self) throws(PredicateFormatError) -> Result
    ) throws(PredicateFormatError) -> Result {
        guard depth < 200 else {
            throw PredicateFormatError(message: "it is nested more than 200 times", place: token.place)
        }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    // MARK: - Predicates

    private mutating func disjunction() throws(PredicateFormatError) -> PredicateTree {
        var parts = [try conjunction()]
        while isWord("OR") || token.kind == .sign("||") {
            position += 1
            parts.append(try conjunction())
        }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateTree {
        var parts = [try negation()]
        while isWord("AND") || token.kind == .sign("&&") {
            position += 1
            parts.append(try negation())
        }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateTree {
        if isWord("NOT") || token.kind == .sign("!") {
            position += 1
            return .not(try deeper { parser throws(PredicateFormatError) in try parser.negation() })
        }
        return try deeper { parser throws(PredicateFormatError) in try parser.primary() }
    }

    private mutating func primary() throws(PredicateFormatError) -> PredicateTree {
        if isWord("TRUEPREDICATE", "FALSEPREDICATE") {
            defer { position += 1 }
            return .value(isWord("TRUEPREDICATE"))
        }
        guard token.kind == .sign("(") else { return try comparison() }
        // A parenthesis begins a predicate or a term.
        let before = self
        position += 1
        do {
            let tree = try disjunction()
            try expect(")")
            if !isOperation { return tree }
            self = before
            return try comparison()
        } catch {
            let failed = error
            let reached = position
            self = before
            do { return try comparison() } catch {
                // Of the two readings, the error of the one that got further is reported.
                throw reached >= position && failed.place >= error.place ? failed : error
            }
        }
    }

    private var isOperation: Bool {
        switch token.kind {
        case .sign(let sign):
            ["==", "=", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "+", "-", "*", "/", "**", ".", "["].contains(sign)
        case .word: isWord("IN", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN")
        default: false
        }
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateTree {
        var quantity = PredicateTree.Quantity.one
        if isWord("ANY", "SOME") { quantity = .any }
        if isWord("ALL") { quantity = .all }
        if isWord("NONE") { quantity = .none }
        if quantity != .one { position += 1 }
        let first = try sum()
        let place = token.place
        guard let operation = try operation() else {
            throw PredicateFormatError(message: "expected an operator such as == or CONTAINS", place: place)
        }
        let options = try self.options()
        let second = try sum()
        return .comparison(first, operation, second, quantity, options)
    }

    private mutating func operation() throws(PredicateFormatError) -> PredicateTree.Operation? {
        let found: PredicateTree.Operation?
        switch token.kind {
        case .sign(let sign):
            found =
                [
                    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
                    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
                ][sign]
        case .word(let word): found = Self.isReserved(word) ? PredicateTree.Operation(rawValue: word.uppercased()) : nil
        default: found = nil
        }
        if found != nil { position += 1 }
        return found
    }

    private mutating func options() throws(PredicateFormatError) -> TextComparison.Options {
        guard skip(sign: "[") else { return [] }
        guard case .word(let letters) = token.kind, letters.lowercased().allSatisfy({ "cdnl".contains($0) }) else {
            throw unexpected("c, d or both")
        }
        position += 1
        try expect("]")
        var options: TextComparison.Options = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    // MARK: - Terms

    private mutating func sum() throws(PredicateFormatError) -> Term {
        var term = try product()
        while token.kind == .sign("+") || token.kind == .sign("-") {
            let sign = token.kind == .sign("+") ? "+" : "-"
            position += 1
            term = .arithmetic(sign, term, try product())
        }
        return term
    }

    private mutating func product() throws(PredicateFormatError) -> Term {
        var term = try power()
        while token.kind == .sign("*") || token.kind == .sign("/") {
            let sign = token.kind == .sign("*") ? "*" : "/"
            position += 1
            term = .arithmetic(sign, term, try power())
        }
        return term
    }

    private mutating func power() throws(PredicateFormatError) -> Term {
        let term = try signed()
        guard skip(sign: "**") else { return term }
        return .arithmetic("**", term, try deeper { parser throws(PredicateFormatError) in try parser.power() })
    }

    private mutating func signed() throws(PredicateFormatError) -> Term {
        guard skip(sign: "-") else { return try simple() }
        switch token.kind {
        case .integer(let value):
            position += 1
            return .constant(.integer(-value))
        case .real(let value):
            position += 1
            return .constant(.real(-value))
        default: return .negative(try deeper { parser throws(PredicateFormatError) in try parser.signed() })
        }
    }

    private mutating func simple() throws(PredicateFormatError) -> Term {
        let start = token
        switch start.kind {
        case .text(let text):
            position += 1
            return .constant(.text(text))
        case .integer(let value):
            position += 1
            return .constant(.integer(value))
        case .real(let value):
            position += 1
            return .constant(.real(value))
        case .argument(let letter): return try argument(letter)
        case .variable(let name):
            position += 1
            return .variable(name, try keys())
        case .key(let key):
            position += 1
            return .path([key] + (try keys()))
        case .sign("("):
            position += 1
            let term = try deeper { parser throws(PredicateFormatError) in try parser.sum() }
            try expect(")")
            return term
        case .sign("{"):
            position += 1
            return .list(try list(until: "}"))
        case .word(let word): return try named(word)
        default: throw unexpected("a key, a value or “(”")
        }
    }

    private mutating func argument(_ letter: Character) throws(PredicateFormatError) -> Term {
        let place = token.place
        let value = try argument()
        position += 1
        if letter == "K" {
            guard let path = value as? String, !path.isEmpty else {
                throw PredicateFormatError(message: "%K stands for a key, and its argument is none", place: place)
            }
            return .path(path.split(separator: ".").map(String.init) + (try keys()))
        }
        if let value = PredicateValue.of(value) { return .constant(value) }
        throw PredicateFormatError(
            message: "the argument of type \(type(of: AttributeValues.unwrapped(value) ?? "")) can't be compared",
            place: place)
    }

    private mutating func named(_ word: String) throws(PredicateFormatError) -> Term {
        let place = token.place
        position += 1
        switch word.uppercased() {
        case "TRUE", "YES": return .constant(.integer(1))
        case "FALSE", "NO": return .constant(.integer(0))
        case "NULL", "NIL": return .constant(.null)
        case "SELF":
            let keys = try keys()
            return keys.isEmpty ? .object : .path(keys)
        case "SUBQUERY": return try subquery()
        default: break
        }
        if Self.isReserved(word) {
            throw PredicateFormatError(message: "“\(word)” is no key here: write #\(word) for one", place: place)
        }
        if token.kind == .sign(":") || token.kind == .sign("(") {
            _ = skip(sign: ":")
            try expect("(")
            let arguments = try list(until: ")")
            let name = word.lowercased()
            guard let count = Term.functions[name] else {
                throw PredicateFormatError(message: "there is no function “\(word)”", place: place)
            }
            guard count < 0 ? !arguments.isEmpty : arguments.count == count else {
                throw PredicateFormatError(message: "“\(word)” takes another number of arguments", place: place)
            }
            return .function(name, arguments)
        }
        return .path([word] + (try keys()))
    }

    private mutating func list(until end: String) throws(PredicateFormatError) -> [Term] {
        var terms: [Term] = []
        if skip(sign: end) { return terms }
        repeat {
            terms.append(try deeper { parser throws(PredicateFormatError) in try parser.sum() })
        } while skip(sign: ",")
        try expect(end)
        return terms
    }

    private mutating func subquery() throws(PredicateFormatError) -> Term {
        try expect("(")
        let place = token.place
        guard case .path(let path) = try sum() else {
            throw PredicateFormatError(message: "SUBQUERY begins with a key", place: place)
        }
        try expect(",")
        guard case .variable(let name) = token.kind else { throw unexpected("a variable, such as $x") }
        position += 1
        try expect(",")
        let predicate = try deeper { parser throws(PredicateFormatError) in try parser.disjunction() }
        try expect(")")
        return .subquery(path, name, predicate, try keys())
    }

    /// The keys after a dot.
    private mutating func keys() throws(PredicateFormatError) -> [String] {
        var keys: [String] = []
        while skip(sign: ".") {
            switch token.kind {
            case .word(let word), .key(let word): keys.append(word)
            case .argument("K"):
                guard let path = try argument() as? String, !path.isEmpty else {
                    throw PredicateFormatError(
                        message: "%K stands for a key, and its argument is none", place: token.place)
                }
                keys += path.split(separator: ".").map(String.init)
            default: throw unexpected("a key after “.”")
            }
            position += 1
        }
        return keys
    }
}
