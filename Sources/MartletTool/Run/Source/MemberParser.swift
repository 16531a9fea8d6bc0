/// Splits a source file into members that can be replaced, and the rest.
///
/// It understands declarations as far as it must, and skips expressions by their brackets. Where it is not sure, the
/// declaration becomes part of the skeleton, or the whole file is refused; a change there is compiled as usual.
struct MemberParser {
    let source: [UInt8]
    let tokens: [SwiftToken]
    var index = 0
    var result = SourceMembers()
    /// The `#if` blocks around the current declaration.
    var conditions: [(text: String, hasElse: Bool)] = []

    /// A type or extension, or the file.
    struct Context {
        /// The extension for members; nil for the file.
        var surroundings: SourceMember.Surroundings?
        /// Whether members can be replaced at all.
        var isReplaceable = true
        var isClass = false
    }

    /// Returns the members of a source file.
    static func members(of source: String) throws(NotUnderstood) -> SourceMembers {
        let bytes = Array(source.utf8)
        var parser = MemberParser(source: bytes, tokens: try SwiftLexer.tokens(of: bytes))
        try parser.parseDeclarations(in: Context(), isFile: true)
        return parser.result
    }

    private init(source: [UInt8], tokens: [SwiftToken]) {
        self.source = source
        self.tokens = tokens
    }

    // MARK: - Tokens

    var current: SwiftToken? { index < tokens.count ? tokens[index] : nil }

    func text(at position: Int) -> String { position < tokens.count ? tokens[position].text : "" }

    func slice(_ range: Range<Int>) -> String {
        guard let first = tokens[range].first, let last = tokens[range].last else { return "" }
        return String(decoding: source[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
    }

    func fail(_ reason: String, at position: Int? = nil) -> NotUnderstood {
        let position = min(position ?? index, tokens.count - 1)
        return NotUnderstood(reason: reason, line: position >= 0 ? tokens[position].line : 1)
    }

    /// Returns the position after a bracket and all in it.
    func end(ofGroupAt start: Int) throws(NotUnderstood) -> Int {
        var open: [String] = []
        var position = start
        while position < tokens.count {
            if tokens[position].kind == .mark {
                switch tokens[position].text {
                case "(": open.append(")")
                case "[": open.append("]")
                case "{": open.append("}")
                case ")", "]", "}":
                    guard open.popLast() == tokens[position].text else {
                        throw fail("a bracket does not match", at: position)
                    }
                    if open.isEmpty { return position + 1 }
                default: break
                }
            }
            position += 1
        }
        throw fail("a bracket is not closed", at: start)
    }

    /// Returns the first position from which a condition holds, outside of brackets.
    func next(from start: Int, where isFound: (Int) -> Bool) throws(NotUnderstood) -> Int {
        var position = start
        while position < tokens.count, !isFound(position) {
            position =
                ["(", "[", "{"].contains(tokens[position].text) && tokens[position].kind == .mark
                ? try end(ofGroupAt: position) : position + 1
        }
        return position
    }

    mutating func keep(_ range: Range<Int>) { result.skeleton += tokens[range].map(\.text) }

    // MARK: - Declarations

    mutating func parseDeclarations(in context: Context, isFile: Bool = false) throws(NotUnderstood) {
        let depth = conditions.count
        while let token = current {
            if token.text == "}", token.kind == .mark {
                guard !isFile, conditions.count == depth else { throw fail("a brace is not expected") }
                return
            }
            if token.text == ";" {
                index += 1
            } else if token.text == "#", !text(at: index + 1).isEmpty {
                try parsePound(in: context, isFile: isFile)
            } else {
                try parseDeclaration(in: context, isFile: isFile)
            }
        }
        guard isFile, conditions.isEmpty else { throw fail("a brace is not closed") }
    }

    private mutating func parsePound(in context: Context, isFile: Bool) throws(NotUnderstood) {
        let start = index
        let word = text(at: index + 1)
        if ["if", "elseif", "else", "endif"].contains(word) {
            index += 2
            while let token = current, !token.beginsLine { index += 1 }
            keep(start..<index)
            if isFile { result.imports.append(slice(start..<index)) }
            switch word {
            case "if": conditions.append((slice(start + 2..<index), false))
            case "endif":
                guard conditions.popLast() != nil else { throw fail("an #endif is not expected", at: start) }
            default:
                guard !conditions.isEmpty else { throw fail("an #\(word) is not expected", at: start) }
                conditions[conditions.count - 1].hasElse = true
            }
            return
        }
        // A macro, with its arguments and closures.
        index += 2
        while text(at: index) == "." { index += 2 }
        if text(at: index) == "<" {
            index = try next(from: index) { tokens[$0].beginsLine || tokens[$0].text.hasSuffix(">") } + 1
        }
        if text(at: index) == "(" { index = try end(ofGroupAt: index) }
        while text(at: index) == "{" || text(at: index + 1) == ":" && text(at: index + 2) == "{" {
            index = try end(ofGroupAt: text(at: index) == "{" ? index : index + 2)
        }
        // No app shows its previews.
        if word != "Preview" { keep(start..<index) }
    }

    private mutating func parseDeclaration(in context: Context, isFile: Bool) throws(NotUnderstood) {
        let start = index
        var head = DeclarationHead()
        try parseHead(into: &head)
        guard let token = current else { throw fail("a declaration is not complete") }
        switch token.text {
        case "import":
            index += 1
            while let token = current, !token.beginsLine, token.text != ";" { index += 1 }
            keep(start..<index)
            if isFile { result.imports.append(slice(start..<index)) }
        case "struct", "class", "enum", "actor", "extension", "protocol":
            try parseType(token.text, from: start, head: head, in: context)
        case "func": try parseFunction(.function, from: start, head: head, in: context)
        case "init": try parseFunction(.initializer, from: start, head: head, in: context)
        case "subscript": try parseFunction(.subscripting, from: start, head: head, in: context)
        case "var": try parseVariable(from: start, head: head, in: context)
        case "let", "case", "typealias", "associatedtype", "operator", "precedencegroup", "macro", "deinit":
            index += 1
            try keepToEnd(from: start)
        case "#" where token.kind == .mark:
            keep(start..<index)
            try parsePound(in: context, isFile: isFile)
        default: throw fail("“\(token.text)” begins no declaration that is known")
        }
    }

    /// Adds a declaration to the skeleton: all up to the next one.
    mutating func keepToEnd(from start: Int) throws(NotUnderstood) {
        index = try next(from: index) { beginsDeclaration($0) }
        keep(start..<index)
    }

    /// Returns whether a token begins a declaration, or ends those of a type. An expression may go on in the next line,
    /// but not with one of these.
    func beginsDeclaration(_ position: Int) -> Bool {
        let token = tokens[position]
        if token.text == ";" || token.text == "}" && token.kind == .mark { return true }
        guard token.beginsLine else { return false }
        // An attribute of a type that goes on in the next line.
        if position > 0, ["=", "->", "(", ",", ":", "&"].contains(tokens[position - 1].text) { return false }
        if token.text == "@" || token.text == "#" { return token.kind == .mark }
        return token.kind == .word
            && (DeclarationHead.introducers.contains(token.text) || DeclarationHead.modifiers.contains(token.text))
            && text(at: position + 1) != ":"
    }

    private mutating func parseType(
        _ keyword: String, from start: Int, head: DeclarationHead, in context: Context
    ) throws(NotUnderstood) {
        index += 1
        let open = try next(from: index) { tokens[$0].text == "{" && tokens[$0].kind == .mark }
        guard open < tokens.count else { throw fail("a type has no body", at: start) }
        let conditionsStart = try next(from: index) { $0 >= open || tokens[$0].text == "where" }
        let colon = try next(from: index) { $0 >= conditionsStart || tokens[$0].text == ":" }
        var inner = Context(isReplaceable: context.isReplaceable, isClass: keyword == "class" || keyword == "actor")
        if keyword == "protocol" { inner.isReplaceable = false }
        if keyword == "extension" {
            let attributes = head.attributes.joined(separator: " ")
            inner.surroundings = .init(
                type: slice(index..<colon), conditions: slice(conditionsStart..<open), attributes: attributes)
            // Only extensions of the file are known, and its types.
            if context.surroundings != nil { inner.isReplaceable = false }
        } else {
            let name = text(at: index)
            // The conditions of an extension around a type can't be repeated.
            if context.surroundings?.conditions.isEmpty == false { inner.isReplaceable = false }
            inner.surroundings = .init(type: context.surroundings.map { "\($0.type).\(name)" } ?? name)
        }
        keep(start..<open + 1)
        let end = try end(ofGroupAt: open)
        index = open + 1
        if inner.isReplaceable {
            try parseDeclarations(in: inner)
            guard index == end - 1 else { throw fail("a brace is not expected") }
        } else {
            keep(index..<end - 1)
        }
        index = end
        result.skeleton.append("}")
    }
}
