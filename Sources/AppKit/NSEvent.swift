import Martlet

/// Events, as AppKit calls them: the modifier keys that are held.
@MainActor
public enum NSEvent {
    /// Modifier keys.
    public struct ModifierFlags: OptionSet, Sendable {
        /// The bits of the keys.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps Lock.
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        /// Shift.
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        /// Control: the super key, as in `EventModifiers`.
        public static let control = ModifierFlags(rawValue: 1 << 18)
        /// Alt.
        public static let option = ModifierFlags(rawValue: 1 << 19)
        /// Command: the control key, as in `EventModifiers`.
        public static let command = ModifierFlags(rawValue: 1 << 20)
    }

    /// The modifier keys that are held in the window in use. A terminal does not report them.
    public static var modifierFlags: ModifierFlags {
        guard let held = CurrentScene.scene?.heldModifierKeys else { return [] }
        let all: [(EventModifiers, ModifierFlags)] = [
            (.capsLock, .capsLock), (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
        ]
        return all.reduce(into: []) { flags, key in if held.contains(key.0) { flags.insert(key.1) } }
    }
}
