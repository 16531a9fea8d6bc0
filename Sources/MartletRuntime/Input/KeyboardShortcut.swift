import AttributeGraph

/// Keys that operate a control from anywhere in the window.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers

    /// Creates a key that is pressed with others held; with Command alone unless said otherwise.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return, for the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the cancel button.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A shortcut that is attached to a node.
package final class ShortcutRecord {
    package var shortcut: KeyboardShortcut?
    /// The action of the shortcut; nil to operate the first control in the node.
    package var perform: (@MainActor () -> Void)?

    package init() {}
}

private enum KeyboardShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The key that operates the control around from anywhere in its window, as styles of buttons show it.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }
}

/// Attaches a shortcut to the control in the content.
nonisolated struct KeyboardShortcutModifier: PrimitiveModifier {
    let shortcut: KeyboardShortcut?

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.setEnvironment { graph, values in values.keyboardShortcut = modifier.read(in: graph).shortcut }
        let outputs = body(inner)
        let record = ShortcutRecord()
        outputs.node.input.shortcuts.append(record)
        inputs.follow { graph in record.shortcut = modifier.read(in: graph).shortcut }
        return outputs
    }
}

extension KeyboardShortcut {
    /// The adaptation of a shortcut to keyboard layouts of other languages.
    public struct Localization: Hashable, Sendable {
        private let number: Int

        /// The system's default. Shortcuts are never adapted here.
        public static let automatic = Localization(number: 0)
        /// In a right-to-left language, mirrored keys are not swapped.
        public static let withoutMirroring = Localization(number: 1)
        /// The key stays as it was declared.
        public static let custom = Localization(number: 2)
    }
}

extension View {
    /// Operates the control with a key from anywhere in its window.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }

    /// Operates the control with a key from anywhere in its window.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }

    /// Operates the control with a key from anywhere in its window.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Operates the control with a key from anywhere in its window; nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(KeyboardShortcutModifier(shortcut: shortcut))
    }
}

extension SceneGraph {
    /// Operates the control with a matching shortcut; returns false if no shown and enabled control has it.
    @MainActor
    package func performShortcut(_ key: KeyInput) -> Bool {
        root.keys.performShortcut(key)
    }
}

extension KeyNode {
    @MainActor
    fileprivate func performShortcut(_ key: KeyInput) -> Bool {
        if node.isOutOfSight { return false }
        for record in node.extras?.input?.shortcuts ?? [] where record.shortcut?.matches(key) == true {
            if let perform = record.perform {
                perform()
                return true
            }
            if activateFirst() { return true }
        }
        for child in node.layoutChildren where child.keys.performShortcut(key) { return true }
        return false
    }

    /// Operates the first control in the node that can be.
    @MainActor
    private func activateFirst() -> Bool {
        if node.isOutOfSight { return false }
        if node.controlContent?.offers.contains(.press) == true { return node.operate(.press, by: .key) }
        for child in node.layoutChildren where child.keys.activateFirst() { return true }
        return false
    }
}

extension KeyEquivalent {
    /// Returns whether both are the same letter, ignoring case.
    fileprivate func isSameLetter(as other: KeyEquivalent) -> Bool {
        character.isLetter && character.lowercased() == other.character.lowercased()
    }
}

extension KeyboardShortcut {
    /// Whether a key is the shortcut.
    package func matches(_ input: KeyInput) -> Bool {
        let ignored: EventModifiers = [.capsLock, .numericPad]
        let held = input.modifiers.subtracting(ignored)
        if key == input.key, modifiers == held { return true }
        // With Shift held, a keyboard may report the upper-case letter.
        if held.contains(.shift), modifiers == held, input.key.isSameLetter(as: key) { return true }
        // An upper-case letter is its key with Shift.
        return key.character.isUppercase && KeyEquivalent(Character(key.character.lowercased())) == input.key
            && modifiers.union(.shift) == held
    }
}
