import Foundation

/// An input of the user that a host passes to a scene.
package enum InputEvent: Sendable {
    /// A pointer, finger or mouse was pressed, moved or released.
    case pointer(PointerEvent)
    /// Two fingers spread, closed or turned.
    case pinch(PinchEvent)
    /// Scrolls the content at a point by a distance in points: positive moves it right and down.
    case scroll(location: CGPoint, delta: CGSize)
    /// A key was pressed, repeated or released.
    case key(KeyInput)
    /// Text arrived as a whole: pasted, or composed by an input method.
    case text(String)
}

/// An event of a pointer.
package struct PointerEvent: Sendable {
    /// The phase of a pointer contact.
    package enum Phase: Sendable {
        /// Pressed, moved, released, or cancelled by the system.
        case down, moved, up, cancelled
        /// Moved without being pressed.
        case hovered
        /// Left the window.
        case exited
    }

    /// The phase of the contact.
    package var phase: Phase
    /// The location in the window, in points.
    package var location: CGPoint
    /// The modifier keys that are held down.
    package var modifiers: EventModifiers
    /// The time of the event, on the host's clock.
    package var time: Duration
    /// The kind of input.
    package var inputKind: GestureInputKinds

    /// Creates an event at a location in the window, in points.
    package init(
        phase: Phase, location: CGPoint, modifiers: EventModifiers = [], time: Duration = .zero,
        inputKind: GestureInputKinds = .pointer
    ) {
        self.phase = phase
        self.location = location
        self.modifiers = modifiers
        self.time = time
        self.inputKind = inputKind
    }
}

/// An event of a two-finger gesture on a touchpad or a screen.
package struct PinchEvent: Sendable {
    /// The phase of a pinch.
    package enum Phase: Sendable {
        /// Began, changed, ended, or cancelled by the system.
        case began, changed, ended, cancelled
    }

    /// The phase of the pinch.
    package var phase: Phase
    /// The point between the fingers, in the window's points.
    package var location: CGPoint
    /// The distance between the fingers, as a factor of the initial distance.
    package var magnification: CGFloat
    /// The rotation since the start; positive is clockwise.
    package var rotation: Angle
    /// The modifier keys that are held down.
    package var modifiers: EventModifiers
    /// The time of the event, on the host's clock.
    package var time: Duration
    /// The kind of input.
    package var inputKind: GestureInputKinds

    /// Creates an event.
    package init(
        phase: Phase,
        location: CGPoint,
        magnification: CGFloat = 1,
        rotation: Angle = .zero,
        modifiers: EventModifiers = [],
        time: Duration = .zero,
        inputKind: GestureInputKinds = .indirectTouch
    ) {
        self.inputKind = inputKind
        self.phase = phase
        self.location = location
        self.magnification = magnification
        self.rotation = rotation
        self.modifiers = modifiers
        self.time = time
    }
}

/// A key that was pressed, repeated or released.
package struct KeyInput: Sendable, Hashable {
    /// The phase of a key.
    package enum Phase: Sendable {
        /// Pressed.
        case down
        /// The key is held and repeats.
        case repeated
        /// Released.
        case up
    }

    /// The key, identified by its character or its name.
    package var key: KeyEquivalent
    /// The typed characters; empty if there are none.
    package var characters: String
    /// The modifier keys that are held down.
    package var modifiers: EventModifiers
    /// The phase of the key. A host without this information always sends `.down`.
    package var phase: Phase

    /// Creates an event for a key.
    package init(
        key: KeyEquivalent,
        characters: String = "",
        modifiers: EventModifiers = [],
        phase: Phase = .down
    ) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.phase = phase
    }
}

/// A key, identified by its typed character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character; arrows and other keys without one have characters of the private use area.
    public var character: Character

    /// The key of a character.
    public init(_ character: Character) { self.character = character }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }

    /// The arrow key up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow key down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow key to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow key to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete, which removes the character before the cursor.
    public static let delete = KeyEquivalent("\u{08}")
    /// Forward delete, which removes the character after the cursor.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// The modifier keys held during an event.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, also called Alt.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command, or, on a keyboard without it, the host's substitute.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// Every modifier.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
