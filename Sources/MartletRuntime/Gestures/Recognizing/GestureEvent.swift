import Foundation

/// An event for recognizers: a step of the pointer or of a pinch, or the passage of time.
struct GestureEvent {
    enum Kind {
        case down, moved, up
        case pinchBegan, pinchChanged, pinchEnded
        /// Only time has passed.
        case time
        /// The last contact has ended: a gesture that is not recognized by now, and waits for no deadline, never will
        /// be.
        case settled
    }

    var kind: Kind
    /// In the window's points.
    var location = CGPoint.zero
    /// On the host's clock.
    var time: Duration
    var modifiers: EventModifiers = []
    /// The kind of input that the contact is made by.
    var inputKind = GestureInputKinds.pointer
    /// The magnification since the start of the pinch, as a factor.
    var magnification: CGFloat = 1
    /// The rotation since the start of the pinch.
    var rotation = Angle()

    var seconds: Double { time / .seconds(1) }

    /// Whether a contact begins.
    var begins: Bool { kind == .down || kind == .pinchBegan }

    /// Returns the event with another kind.
    func with(_ kind: Kind) -> GestureEvent {
        var event = self
        event.kind = kind
        return event
    }
}

/// The status of a recognizer.
enum GestureStatus {
    /// The gesture may still be recognized.
    case possible
    /// The gesture is recognized and continues.
    case active
    /// The gesture is recognized and complete.
    case ended
    /// The gesture can no longer be recognized.
    case failed

    /// Whether the gesture is recognized, so that those of lower precedence fail.
    var isRecognized: Bool { self == .active || self == .ended }
    /// Whether further events matter.
    var isOpen: Bool { self == .possible || self == .active }
}

/// The criterion by which a gesture is recognized; it determines which recognizers need not wait for each other.
enum GestureDiscipline {
    /// At once, by touching.
    case press
    /// By the release in time.
    case release
    /// By holding still for a time.
    case hold
    /// By a sufficient movement.
    case motion
    /// By two fingers that spread or turn.
    case pinch
}
