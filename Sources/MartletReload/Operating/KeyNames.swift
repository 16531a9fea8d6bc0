import Martlet
import MartletRuntime

/// Keys by the names that the desktop has for them: `Ctrl+Shift+P`, `Page Down`.
enum KeyNames {
    /// Returns the event of pressing keys together.
    static func input(_ keys: String) throws(OperationRefused) -> KeyInput {
        var names = keys.split(separator: "+").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        guard let last = names.popLast() else { throw refusal(keys, "it names no key") }
        var held: EventModifiers = []
        for name in names {
            guard let modifier = modifiers[name] else {
                throw refusal(keys, "\"\(name)\" is not one of Ctrl, Shift, Alt and Super")
            }
            held.insert(modifier)
        }
        guard let key = self.keys[last] ?? (last.count == 1 ? last.first.map { KeyEquivalent($0) } : nil) else {
            throw refusal(keys, "keys are characters, \(self.keys.keys.sorted().joined(separator: ", "))")
        }
        let isTyped = held.isDisjoint(with: [.command, .control, .option])
        return KeyInput(key: key, characters: isTyped ? String(key.character) : "", modifiers: held)
    }

    /// Ctrl has the role of Command elsewhere.
    private static let modifiers: [String: EventModifiers] = [
        "ctrl": .command, "shift": .shift, "alt": .option, "super": .control,
    ]

    private static let keys: [String: KeyEquivalent] = [
        "up": .upArrow, "down": .downArrow, "left": .leftArrow, "right": .rightArrow, "escape": .escape,
        "backspace": .delete, "delete": .deleteForward, "home": .home, "end": .end, "page up": .pageUp,
        "page down": .pageDown, "tab": .tab, "space": .space, "return": .return,
    ]

    private static func refusal(_ keys: String, _ reason: String) -> OperationRefused {
        OperationRefused(description: "Can't press \"\(keys)\": \(reason).")
    }
}
