/// The attributes and modifiers before a declaration.
struct DeclarationHead {
    static let introducers: Set<String> = [
        "import", "struct", "class", "enum", "actor", "extension", "protocol", "func", "init", "subscript", "var",
        "let",
        "case", "typealias", "associatedtype", "operator", "precedencegroup", "macro", "deinit",
    ]
    static let modifiers: Set<String> = [
        "public", "internal", "private", "fileprivate", "open", "package", "static", "final", "lazy", "mutating",
        "nonmutating", "nonisolated", "isolated", "override", "required", "convenience", "optional", "dynamic", "weak",
        "unowned", "indirect", "prefix", "postfix", "infix", "consuming", "borrowing", "distributed", "sending",
    ]
    /// Modifiers that a replacement does not have: it is declared in another module, under another name.
    private static let dropped: Set<String> = [
        "public", "internal", "private", "fileprivate", "open", "package", "override", "dynamic", "required", "final",
    ]
    /// Attributes of functions that callers may contain a copy of.
    private static let copied: Set<String> = [
        "inlinable", "inline", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "_dynamicReplacement", "_cdecl",
        "_silgen_name", "objc", "Test",
    ]

    /// The attributes with their arguments.
    var attributes: [String] = []
    /// The modifiers with their arguments.
    var modifiers: [String] = []

    /// Whether the compiler lets a declaration with this head be replaced.
    var isReplaceable: Bool {
        !attributes.contains { Self.copied.contains(String($0.dropFirst().prefix { $0 != "(" })) }
            && !modifiers.contains { ["prefix", "postfix", "infix", "distributed"].contains($0) }
    }

    /// The part that a replacement has too.
    var prefix: String {
        (attributes + modifiers.filter { modifier in !Self.dropped.contains(String(modifier.prefix { $0 != "(" })) })
            .joined(separator: " ")
    }
}

extension MemberParser {
    /// Parses attributes and modifiers.
    mutating func parseHead(into head: inout DeclarationHead) throws(NotUnderstood) {
        while let token = current {
            let start = index
            if token.text == "@", token.kind == .mark {
                index += 2
                while text(at: index) == ".", !tokens[index].isApart { index += 2 }
                if text(at: index).hasPrefix("<"), !tokens[index].isApart { index = endOfGenericArguments(at: index) }
                if text(at: index) == "(", !tokens[index].isApart { index = try end(ofGroupAt: index) }
                head.attributes.append(slice(start..<min(index, tokens.count)))
            } else if token.kind == .word, isModifier(token.text) {
                index += 1
                if text(at: index) == "(", !tokens[index].isApart { index = try end(ofGroupAt: index) }
                head.modifiers.append(slice(start..<index))
            } else {
                return
            }
        }
    }

    /// Returns the position after `<…>`.
    private func endOfGenericArguments(at start: Int) -> Int {
        var depth = 0
        for position in start..<tokens.count {
            if tokens[position].kind == .operation, tokens[position].text != "->" {
                depth += tokens[position].text.count { $0 == "<" } - tokens[position].text.count { $0 == ">" }
            }
            if depth <= 0 { return position + 1 }
        }
        return tokens.count
    }

    /// Returns whether a word is a modifier here: `class` is one before a member, and introduces a type otherwise.
    private func isModifier(_ word: String) -> Bool {
        if DeclarationHead.modifiers.contains(word) { return true }
        let next = text(at: index + 1)
        return word == "class"
            && (["func", "var", "subscript", "let", "override"].contains(next)
                || DeclarationHead.modifiers.contains(next))
    }
}
