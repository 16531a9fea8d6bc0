import Martlet
import MartletRuntime

/// The code with which a test presses a key.
enum RecordedKey {
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "upArrow", .downArrow: "downArrow", .leftArrow: "leftArrow", .rightArrow: "rightArrow",
        .escape: "escape", .delete: "delete", .deleteForward: "deleteForward", .home: "home", .end: "end",
        .pageUp: "pageUp", .pageDown: "pageDown", .clear: "clear", .tab: "tab", .space: "space", .return: "return",
    ]

    private static let modifiers: [(modifier: EventModifiers, name: String)] = [
        (.command, "command"), (.control, "control"), (.option, "option"), (.shift, "shift"),
    ]

    /// Returns the arguments of `press` for a key; nil for a function key, which has no name.
    static func code(for key: KeyInput) -> String? {
        let isFunction = key.key.character.unicodeScalars.contains { (0xF700...0xF8FF).contains($0.value) }
        let literal = isFunction ? nil : String(key.key.character).debugDescription
        guard let name = names[key.key].map({ ".\($0)" }) ?? literal else { return nil }
        let held = modifiers.filter { key.modifiers.contains($0.modifier) }.map { ".\($0.name)" }
        return held.isEmpty ? name : "\(name), modifiers: [\(held.joined(separator: ", "))]"
    }
}
