import Foundation

/// Something that a person did, as a host tells a scene of it.
public enum InputEvent: Sendable {
    /// A pointer, finger or mouse was pressed, moved or let go.
    case pointer(PointerEvent)
    /// Content at a point is to move, in points: positive moves it right and down.
    case scroll(location: CGPoint, delta: CGSize)
    /// A key was pressed.
    case key(KeyInput)
    /// Text arrived as a whole: pasted, or composed by an input method.
    case text(String)
}

/// One step of a pointer's movement.
public struct PointerEvent: Sendable {
    /// What the pointer did.
    public enum Phase: Sendable {
        case down, moved, up, cancelled
        /// Moved without being pressed.
        case hovered
    }

    public var phase: Phase
    /// Where it is, in the window's points.
    public var location: CGPoint
    public var modifiers: EventModifiers
    /// When it happened, on the host's clock.
    public var time: Duration

    public init(phase: Phase, location: CGPoint, modifiers: EventModifiers = [], time: Duration = .zero) {
        self.phase = phase
        self.location = location
        self.modifiers = modifiers
        self.time = time
    }
}

/// A key that was pressed.
public struct KeyInput: Sendable, Hashable {
    /// The key, by what it types or what it is called.
    public var key: KeyEquivalent
    /// What it types; empty if nothing.
    public var characters: String
    public var modifiers: EventModifiers

    public init(key: KeyEquivalent, characters: String = "", modifiers: EventModifiers = []) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
    }
}

/// A key, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character; arrows and other keys without one have characters of the private use area.
    public var character: Character

    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{08}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

/// The keys that were held while something happened.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    public static let shift = EventModifiers(rawValue: 1 << 1)
    public static let control = EventModifiers(rawValue: 1 << 2)
    public static let option = EventModifiers(rawValue: 1 << 3)
    public static let command = EventModifiers(rawValue: 1 << 4)
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
