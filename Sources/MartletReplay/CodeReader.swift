import MartletTesting

/// A step that can't be performed, or an expectation that is not met.
struct ReplayFailure: Error, CustomStringConvertible {
    /// The expected value; `nil` for a step, without which the test can't go on.
    var expected: String?
    var seen: String

    var description: String { expected.map { "expected: \($0); seen: \(seen)" } ?? seen }
}

/// Reads the expressions of a recorded test, from the beginning of a text.
struct CodeReader {
    private(set) var rest: Substring

    init(_ code: some StringProtocol) { rest = Substring(code) }

    mutating func skips(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest.removeFirst(text.count)
        return true
    }

    mutating func expect(_ text: String) throws {
        guard skips(text) else {
            throw ReplayFailure(seen: "This is no code of a recorded test: \(text) is missing before \(rest).")
        }
    }

    mutating func word() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        rest.removeFirst(word.count)
        return String(word)
    }

    mutating func number() throws -> Double {
        let digits = rest.prefix { $0.isNumber || "-.e+".contains($0) }
        rest.removeFirst(digits.count)
        guard let number = Double(digits) else {
            throw ReplayFailure(seen: "This is no code of a recorded test: \(digits) is no number.")
        }
        return number
    }

    /// Reads a string literal, as `debugDescription` writes it.
    mutating func text() throws -> String {
        try expect("\"")
        // Quotes and combining scalars can be one character.
        var scalars = String.UnicodeScalarView()
        var left = rest.unicodeScalars
        defer { rest = Substring(left) }
        while let scalar = left.popFirst(), scalar != "\"" {
            guard scalar == "\\" else {
                scalars.append(scalar)
                continue
            }
            switch left.popFirst() {
            case "n": scalars.append("\n")
            case "t": scalars.append("\t")
            case "r": scalars.append("\r")
            case "0": scalars.append("\0")
            case "u":
                let digits = left.prefix { $0 != "}" }
                left = left.dropFirst(digits.count + 1)
                let value = UInt32(String(Substring(digits.dropFirst())), radix: 16)
                scalars.append(value.flatMap(Unicode.Scalar.init) ?? "?")
            case let other?: scalars.append(other)
            case nil: break
            }
        }
        return String(scalars)
    }

    /// Reads string literals between commas.
    mutating func texts() throws -> [String] {
        var texts = [try text()]
        while skips(", ") { texts.append(try text()) }
        return texts
    }

    private static let keys: [String: KeyEquivalent] = [
        "upArrow": .upArrow, "downArrow": .downArrow, "leftArrow": .leftArrow, "rightArrow": .rightArrow,
        "escape": .escape, "delete": .delete, "deleteForward": .deleteForward, "home": .home, "end": .end,
        "pageUp": .pageUp, "pageDown": .pageDown, "clear": .clear, "tab": .tab, "space": .space, "return": .return,
    ]

    private static let modifiers: [String: EventModifiers] = [
        "command": .command, "control": .control, "option": .option, "shift": .shift,
    ]

    /// Reads the arguments of `press`: a key by its name or character, and modifiers.
    mutating func key() throws -> (KeyEquivalent, EventModifiers) {
        let key: KeyEquivalent
        if skips(".") {
            let name = word()
            guard let found = Self.keys[name] else { throw ReplayFailure(seen: "No key is called \(name).") }
            key = found
        } else {
            let text = try text()
            guard let character = text.first, text.count == 1 else {
                throw ReplayFailure(seen: "\(text.debugDescription) is no key.")
            }
            key = KeyEquivalent(character)
        }
        var held: EventModifiers = []
        guard skips(", modifiers: [") else { return (key, held) }
        while !skips("]") {
            try expect(".")
            let name = word()
            guard let modifier = Self.modifiers[name] else {
                throw ReplayFailure(seen: "No modifier is called \(name).")
            }
            held.insert(modifier)
            _ = skips(", ")
        }
        return (key, held)
    }

    private mutating func role() throws -> Role {
        let name = word()
        guard let role = Role.allCases.first(where: { "\($0)" == name }) else {
            throw ReplayFailure(seen: "No role is called \(name).")
        }
        return role
    }

    /// Reads `host`, or the code that gives another window's host.
    @MainActor
    mutating func window(of host: TestHost) throws -> TestHost {
        try expect("host")
        guard skips(".window(") else { return host }
        let window = skips("at: ") ? try host.window(at: Int(number())) : try host.window(text())
        try expect(")")
        return window
    }

    /// Reads `.find(…).find(…)` after the code of a window, or `.scroll(to: …)` in the place of the first.
    @MainActor
    mutating func element(in host: TestHost) throws -> Element {
        var found: Element?
        if skips(".scroll(to: .") {
            let role = try role()
            try expect(", ")
            found = try host.scroll(to: role, text())
            try expect(")")
        }
        while skips(".find(") {
            if skips("text: ") {
                let text = try text()
                found = try found.map { try $0.find(text: text) } ?? host.find(text: text)
                try expect(")")
                continue
            }
            try expect(".")
            let role = try role()
            if skips(", at: ") {
                let index = Int(try number())
                found = try found.map { try $0.find(role, at: index) } ?? host.find(role, at: index)
            } else if skips(", containing: ") {
                let text = try text()
                found = try found.map { try $0.find(role, containing: text) } ?? host.find(role, containing: text)
            } else if skips(", ") {
                let name = try text()
                found = try found.map { try $0.find(role, name) } ?? host.find(role, name)
            } else {
                found = try found.map { try $0.find(role) } ?? host.find(role)
            }
            try expect(")")
        }
        guard let found else {
            throw ReplayFailure(seen: "This is no code of a recorded test: no element is before \(rest).")
        }
        return found
    }
}
