extension MemberParser {
    /// Parses a function, an initializer or a subscript.
    mutating func parseFunction(
        _ kind: SourceMember.Kind, from start: Int, head: DeclarationHead, in context: Context
    ) throws(NotUnderstood) {
        let introducer = index
        index += 1
        var failable = ""
        if kind == .initializer, ["?", "!"].contains(text(at: index)) {
            failable = text(at: index)
            index += 1
        }
        let nameIndex = index
        if kind == .function { index += 1 }
        let isOperator = kind == .function && tokens[min(nameIndex, tokens.count - 1)].kind != .word
        let parameters = try next(from: index) { tokens[$0].text == "(" && tokens[$0].kind == .mark }
        guard parameters < tokens.count else { throw fail("a function has no parameters", at: start) }
        let afterParameters = try end(ofGroupAt: parameters)
        let open = try next(from: afterParameters) {
            tokens[$0].text == "{" && tokens[$0].kind == .mark || beginsDeclaration($0)
        }
        guard open < tokens.count, tokens[open].text == "{" else {
            // A requirement, or a declaration without a body.
            index = afterParameters
            return try keepToEnd(from: start)
        }
        let end = try end(ofGroupAt: open)
        index = end
        let types = Array(afterParameters..<open)
        var isReplaceable = context.isReplaceable && head.isReplaceable && !isOperator && returnsKnownType(types)
        if kind == .initializer, context.isClass, !head.modifiers.contains("convenience") { isReplaceable = false }
        if kind == .subscripting { isReplaceable = isReplaceable && hasKnownAccessors(in: open + 1..<end - 1) }
        guard isReplaceable, let labels = labels(in: parameters, isSubscript: kind == .subscripting),
            // Without a parameter to rename, the replacement would hide the original.
            kind == .function || !labels.isEmpty
        else { return keep(start..<end) }
        var declaration = SourceMember.Declaration(
            prefix: head.prefix, introducer: text(at: introducer) + failable, name: "", rest: "", line: 1)
        let baseName: String
        if kind == .function {
            baseName = text(at: nameIndex)
            declaration.name = baseName
            declaration.rest = slice(nameIndex + 1..<end)
            declaration.line = tokens[nameIndex + 1].line
        } else {
            // The first parameter gets another label, so that the replacement is no second declaration of the same.
            baseName = text(at: introducer)
            let first = parameters + 1
            let generics = slice(nameIndex..<parameters)
            declaration.introducer += generics
            let colon = text(at: first + 1) == ":" ? first + 1 : first + 2
            declaration.name = text(at: colon - 1)
            declaration.rest = slice(colon..<end)
            declaration.line = tokens[first].line
        }
        add(
            SourceMember(
                kind: kind, reference: "\(baseName)(\(labels.map { $0 + ":" }.joined()))",
                surroundings: context.surroundings, compilationConditions: conditions.map(\.text),
                declaration: declaration, body: tokens[open..<end].map(Self.spaced)),
            signature: start..<open)
    }

    /// Parses a variable. One with a getter is a member that can be replaced.
    mutating func parseVariable(
        from start: Int, head: DeclarationHead, in context: Context
    ) throws(NotUnderstood) {
        let nameIndex = index + 1
        index += 1
        guard text(at: nameIndex + 1) == ":", tokens[nameIndex].kind == .word else { return try keepToEnd(from: start) }
        let stop = try next(from: nameIndex + 2) {
            // A comma may separate types of a generic one, too.
            ["=", "{"].contains(tokens[$0].text) || beginsDeclaration($0)
                || tokens[$0].text == "," && [":", "="].contains(text(at: $0 + 2))
        }
        guard stop < tokens.count, tokens[stop].text == "{" else { return try keepToEnd(from: start) }
        let end = try end(ofGroupAt: stop)
        index = end
        guard context.isReplaceable, head.isReplaceable, returnsKnownType(Array(nameIndex + 2..<stop)),
            hasKnownAccessors(in: stop + 1..<end - 1)
        else { return keep(start..<end) }
        let name = text(at: nameIndex)
        add(
            SourceMember(
                kind: .property, reference: name, surroundings: context.surroundings,
                compilationConditions: conditions.map(\.text),
                declaration: .init(
                    prefix: head.prefix, introducer: "var", name: name, rest: slice(nameIndex + 1..<end),
                    line: tokens[nameIndex + 1].line),
                body: tokens[stop..<end].map(Self.spaced)),
            signature: start..<stop)
    }

    private mutating func add(_ member: SourceMember, signature: Range<Int>) {
        // Which branch is compiled is not known.
        guard !conditions.contains(where: \.hasElse) else {
            keep(signature)
            result.skeleton += member.body
            return
        }
        keep(signature)
        result.skeleton.append(SourceMembers.bodyMark)
        result.members.append(member)
    }

    /// The text of a token with the space before it, which matters for operators, and at the start of a statement.
    private static func spaced(_ token: SwiftToken) -> String {
        (token.beginsLine ? "\n" : token.isApart ? " " : "") + token.text
    }

    /// Returns whether replacements may return the type: no opaque one, whose layout callers rely on, beside `some View`,
    /// which is erased.
    private func returnsKnownType(_ positions: [Int]) -> Bool {
        let words = positions.map { tokens[$0].text }
        let result = words.prefix { $0 != "where" }
        guard result.contains("some") else { return true }
        let type = Array(result.drop { ["->", "async", "throws", "rethrows"].contains($0) })
        return type == ["some", "View"] || type == ["some", "SwiftUI", ".", "View"]
    }

    /// Returns whether braces hold a getter, perhaps a setter, and no observer or other accessor.
    private func hasKnownAccessors(in range: Range<Int>) -> Bool {
        guard let first = range.first else { return true }
        var position = first
        // Attributes and modifiers of an accessor.
        while position < range.upperBound, tokens[position].text == "@" { position += 2 }
        if ["mutating", "nonmutating", "__consuming"].contains(text(at: position)) { position += 1 }
        let word = text(at: position)
        return !["willSet", "didSet", "init", "_read", "_modify", "read", "modify", "unsafeAddress", "_"].contains(word)
            && !word.hasPrefix("_modify")
            || word == "init" && text(at: position + 1) == "("
    }

    /// Returns the argument labels of parameters; nil if they are not understood.
    private func labels(in open: Int, isSubscript: Bool) -> [String]? {
        guard let close = try? end(ofGroupAt: open) else { return nil }
        var labels: [String] = []
        var position = open + 1
        while position < close - 1 {
            // An attribute of a parameter, or a pack, is not worth it.
            guard tokens[position].kind == .word else { return nil }
            let label = text(at: position)
            if text(at: position + 1) == ":" {
                labels.append(isSubscript ? "_" : label)
                position += 2
            } else if tokens[position + 1].kind == .word, text(at: position + 2) == ":" {
                labels.append(label)
                position += 3
            } else {
                return nil
            }
            // A comma between parameters is followed by a name and a colon; one of a generic type is not.
            let found = try? next(from: position) { candidate in
                guard candidate < close - 1, tokens[candidate].text == "," else { return candidate >= close - 1 }
                return text(at: candidate + 2) == ":" || text(at: candidate + 3) == ":"
            }
            guard let found else { return nil }
            position = found + 1
        }
        return labels
    }
}
