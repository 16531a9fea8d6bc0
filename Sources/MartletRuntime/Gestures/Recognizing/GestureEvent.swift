import Foundation

/// What a recognizer is told: one step of the pointer or of a pinch, or that time has passed.
struct GestureEvent {
    enum Kind {
        case down, moved, up
        case pinchBegan, pinchChanged, pinchEnded
        /// Nothing has happened but that time has passed.
        case time
        /// Nothing touches any more: what has not been recognized by now, and waits for no time, never will be.
        case settled
    }

    var kind: Kind
    /// In the window's points.
    var location = CGPoint.zero
    /// On the host's clock.
    var time: Duration
    var modifiers: EventModifiers = []
    /// How far a pinch has spread since it began, as a factor.
    var magnification: CGFloat = 1
    /// How far a pinch has turned since it began.
    var rotation = Angle()

    var seconds: Double { time / .seconds(1) }

    /// Whether a contact begins.
    var begins: Bool { kind == .down || kind == .pinchBegan }

    /// The same moment as another kind of event.
    func with(_ kind: Kind) -> GestureEvent {
        var event = self
        event.kind = kind
        return event
    }
}

/// How far a recognizer has come.
enum GestureStatus {
    /// It may still be recognized, or not.
    case possible
    /// It is recognized and goes on.
    case active
    /// It is recognized and complete.
    case ended
    /// It can't be recognized any more.
    case failed

    /// Whether it has been recognized, so that those of lower precedence give up.
    var isRecognized: Bool { self == .active || self == .ended }
    /// Whether more can come.
    var isOpen: Bool { self == .possible || self == .active }
}

/// What it is by which a gesture is recognized: decides who need not wait for whom.
enum GestureDiscipline {
    /// At once, by touching.
    case press
    /// By letting go in time.
    case release
    /// By holding still for a time.
    case hold
    /// By moving far enough.
    case motion
    /// By two fingers that spread or turn.
    case pinch
}
