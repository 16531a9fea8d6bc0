import Martlet

/// A key with others held, as the desktop names them: `Ctrl+Shift+P`.
struct KeyCombination {
    let key: KeyEquivalent
    let modifiers: EventModifiers

    init(_ keys: String) throws {
        var modifiers: EventModifiers = []
        var names = keys.split(separator: "+", omittingEmptySubsequences: false).map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        // The key after the last plus may be the plus itself.
        if names.count > 1, names.suffix(2).allSatisfy(\.isEmpty) { names = names.dropLast(2) + ["+"] }
        let last = names.removeLast()
        for name in names {
            guard let modifier = Self.modifiers[name.lowercased()] else {
                throw Self.refusal(keys, "\"\(name)\" is no key that is held: those are Ctrl, Shift, Alt and Super")
            }
            modifiers.insert(modifier)
        }
        guard let key = Self.key(last) else {
            throw Self.refusal(
                keys, "there is no key \"\(last)\". Keys are characters, and \(Self.keyNames.joined(separator: ", "))")
        }
        // A letter with Shift is the capital, unless the combination is a shortcut.
        let isTyped = modifiers.isDisjoint(with: [.command, .control, .option])
        self.key = isTyped && modifiers.contains(.shift) ? key.capital : key
        self.modifiers = modifiers
    }

    private static func refusal(_ keys: String, _ reason: String) -> ElementNotOperable {
        ElementNotOperable(description: "Can't press \"\(keys)\": \(reason).")
    }

    /// The modifier keys by their names, as an app calls them: Control here has the role of Command elsewhere.
    private static let modifiers: [String: EventModifiers] = [
        "ctrl": .command, "control": .command, "shift": .shift, "alt": .option, "option": .option, "super": .control,
        "meta": .control,
    ]

    private static var keyNames: [String] { KeyboardShortcut.names.values.sorted() }

    private static func key(_ name: String) -> KeyEquivalent? {
        if name.count == 1, let character = name.lowercased().first { return KeyEquivalent(character) }
        let short = ["esc": "escape", "enter": "return", "del": "delete"]
        let wanted = name.lowercased().filter { $0 != " " }
        let full = short[wanted] ?? wanted
        return KeyboardShortcut.names.first { $0.value.lowercased().filter { $0 != " " } == full }?.key
    }
}

extension KeyEquivalent {
    fileprivate var capital: KeyEquivalent {
        let upper = character.uppercased()
        return upper.count == 1 && character.isLetter ? KeyEquivalent(Character(upper)) : self
    }
}

extension TestHost {
    /// Presses keys together in this window, as the desktop names them: `Ctrl+Shift+P`, `Alt+Left`, `Page Down`, `F5`.
    ///
    /// They are the names that ``menus`` has. Ctrl is what an app's code calls Command, and Super what it calls Control.
    /// - Parameter warns: Whether keys that nothing takes are a warning of the test.
    /// - Returns: Whether anything used them.
    /// - Throws: ``ElementNotOperable`` if there are no such keys.
    @discardableResult
    public func press(
        keys: String, warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Bool {
        let keys = try KeyCombination(keys)
        return press(
            keys.key, modifiers: keys.modifiers, warns: warns, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}

extension Element {
    /// Presses keys together with the focus on the element, as the desktop names them: `Ctrl+A`, `Shift+End`.
    ///
    /// - Parameter warns: Whether keys that nothing takes are a warning of the test.
    /// - Returns: Whether something used the keys.
    /// - Throws: ``ElementNotOperable`` if there are no such keys, or if the element can't be tapped, or takes no keys.
    @discardableResult
    public func press(
        keys: String, warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Bool {
        let keys = try KeyCombination(keys)
        return try press(
            keys.key, modifiers: keys.modifiers, warns: warns, fileID: fileID, filePath: filePath, line: line,
            column: column)
    }
}
