import Martlet

extension KeyboardShortcut {
    /// The keys as the desktop names them: `Ctrl+Shift+P`. Command is replaced by the corresponding key of a keyboard
    /// here.
    var keys: String {
        var names: [String] = []
        var key = key.character
        var modifiers = modifiers
        if key.isUppercase, key.isLetter { modifiers.insert(.shift) }
        if !modifiers.isDisjoint(with: [.command, .control]) { names.append("Ctrl") }
        if modifiers.contains(.option) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        if key.isLetter { key = Character(key.uppercased().prefix(1).description) }
        return (names + [Self.names[KeyEquivalent(key)] ?? String(key)]).joined(separator: "+")
    }

    static let names: [KeyEquivalent: String] = {
        var names: [KeyEquivalent: String] = [
            .upArrow: "Up", .downArrow: "Down", .leftArrow: "Left", .rightArrow: "Right", .escape: "Escape",
            .delete: "Backspace", .deleteForward: "Delete", .home: "Home", .end: "End", .pageUp: "Page Up",
            .pageDown: "Page Down", .clear: "Clear", .tab: "Tab", .space: "Space", .return: "Return",
        ]
        for number in 1...12 {
            guard let scalar = Unicode.Scalar(0xF703 + UInt32(number)) else { continue }
            names[KeyEquivalent(Character(scalar))] = "F\(number)"
        }
        return names
    }()
}
