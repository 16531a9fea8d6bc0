import Martlet

extension Element {
    /// Types a text at the end of the field's, key by key: a newline is the Return key, and a tab the Tab key. The
    /// field is focused by a tap if it has no focus. In a container of fields, the first field is used.
    /// - Throws: ``ElementNotOperable`` if the element can't be tapped, or accepts no keys.
    public func type(_ text: String) throws {
        try focus("type into")
        key(KeyInput(key: .end))
        for character in text {
            let wasUsed = key(KeyInput(key: KeyEquivalent(typing: character), characters: String(character)))
            // The Return key ends the input of a single line, whether it has another effect or not.
            guard wasUsed || character.isNewline && node.extras?.input?.editor?.isMultiline == false else {
                throw refusal("type into", "it does not take the key \"\(character)\"")
            }
        }
    }

    /// Selects the field's text and deletes it by keys.
    /// - Throws: ``ElementNotOperable`` if the element can't be tapped, or takes no keys.
    public func clearText() throws {
        try focus("clear")
        key(KeyInput(key: "a", characters: "a", modifiers: .command))
        key(KeyInput(key: .delete))
        if let value, !value.isEmpty { throw refusal("clear", "its text is still \"\(value)\"") }
    }

    /// Presses and releases a key, with the focus on the element: it is tapped first if it has no focus. A container,
    /// such as a list, has the focus when one of its elements has it, and otherwise gives it to the first.
    ///
    /// - Parameter warns: Whether a key that nothing takes is a warning of the test: it is no fault, but hardly meant.
    /// - Returns: Whether something used the key.
    /// - Throws: ``ElementNotOperable`` if the element can't be tapped, or takes no keys.
    @discardableResult
    public func press(
        _ key: KeyEquivalent, modifiers: EventModifiers = [], warns: Bool = true,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) throws -> Bool {
        try focus("press a key in")
        let isText = modifiers.isDisjoint(with: [.command, .control, .option])
        let characters = isText ? String(key.character) : ""
        let wasUsed = self.key(KeyInput(key: key, characters: characters, modifiers: modifiers))
        self.key(KeyInput(key: key, characters: characters, modifiers: modifiers, phase: .up))
        if warns, !wasUsed {
            core.warnOfUnusedKey(
                KeyEquivalent.name(of: key, modifiers), in: "\(kind) \"\(label)\"",
                IssuePlace(fileID, filePath, line, column))
        }
        return wasUsed
    }

    @discardableResult
    func key(_ input: KeyInput) -> Bool {
        defer { core.update() }
        return core.performClipboardKey(input) || core.perform { core.scene.send(.key(input)) }
    }

    func focus(_ action: String) throws {
        try requireShown(action)
        guard isEnabled else { throw refusal(action, "it is disabled") }
        if node.hasFocus { return }
        if node.control == nil, let inside = node.focus.first, inside !== node {
            if !isFocused { try focus() }
            return
        }
        try tap(at: center, action)
        guard node.hasFocus else { throw refusal(action, "it does not take keys") }
    }
}

extension KeyEquivalent {
    /// Returns the key that the user presses for a character of a text.
    fileprivate init(typing character: Character) {
        switch character {
        case "\n", "\r\n": self = .return
        case "\t": self = .tab
        default: self.init(character)
        }
    }
}

extension KeyEquivalent {
    /// The name of a key with others held, as `press(keys:)` takes it.
    static func name(of key: KeyEquivalent, _ modifiers: EventModifiers) -> String {
        KeyboardShortcut(key, modifiers: modifiers).keys
    }
}

extension HostCore {
    /// Reports a key that nothing has taken, as a warning: it is no fault, but hardly meant.
    @MainActor
    func warnOfUnusedKey(_ name: String, in what: String, _ place: IssuePlace) {
        let focused = front.scene.focus.focused.map { "the \($0.kindName) \"\($0.reading.label)\" has the focus" }
        place.report(
            "Nothing has taken the key \(name) that was pressed in the \(what): \(focused ?? "nothing has the focus"), and no "
                + "shortcut, command or key handler wants it. If that is meant, say warns: false.",
            severity: .warning)
    }
}
