import Foundation

/// Recognizes one gesture attached to a view, and reports its values.
///
/// This takes two steps. `receive` advances the recognizer without outside effects. `commit` calls the closures for new
/// values, and is only called if no gesture of higher precedence may still take the events. A recognizer lives as long
/// as its gesture's place in the view tree; its closures follow the gesture's value.
class AnyRecognizer {
    var status: GestureStatus { .failed }
    /// Grows with each new value or status.
    var revision: Int { 0 }
    /// The criterion by which the gesture is recognized.
    var discipline: GestureDiscipline { .release }
    /// The time at which the recognizer needs a time event; nil for none.
    var deadline: Duration? { nil }

    /// The number of taps, for a gesture that consists of taps; nil for others.
    var tapCount: Int? { nil }

    /// Moves on by an event. Called only while the status is open.
    func receive(_ event: GestureEvent) {}

    /// Reports the changes since the last call.
    @MainActor func commit() {}

    /// Cancels the gesture. The next `commit` reports that.
    func fail() {}

    /// Resets the recognizer for new contacts.
    func reset() {}

    /// Whether a gesture of lower precedence that has been recognized first need not wait for this one.
    func yields(to rival: GestureDiscipline) -> Bool { false }

    /// Receives an event, unless the recognizer has ended.
    final func follow(_ event: GestureEvent) {
        if status.isOpen { receive(event) }
    }
}

/// A recognizer with values.
class Recognizer<Value>: AnyRecognizer {
    /// The current value. A gesture that is only possible may have one too.
    var value: Value? { nil }
}

/// A recognizer that follows the events itself.
class LeafRecognizer<Value>: Recognizer<Value> {
    private var currentStatus = GestureStatus.possible
    private var currentValue: Value?
    private var currentRevision = 0
    let place: GesturePlace
    /// The kinds of input that the gesture recognizes: it fails at a contact of another kind.
    var inputKinds = GestureInputKinds.all

    init(_ place: GesturePlace) { self.place = place }

    final override var status: GestureStatus { currentStatus }
    final override var revision: Int { currentRevision }
    final override var value: Value? { currentValue }

    final func set(_ status: GestureStatus, _ value: Value? = nil) {
        currentStatus = status
        currentValue = value
        currentRevision += 1
    }

    final override func receive(_ event: GestureEvent) {
        if event.kind == .settled {
            if status == .active || deadline == nil { fail() }
        } else if event.begins, !inputKinds.contains(event.inputKind) {
            fail()
        } else {
            step(event)
        }
    }

    /// Moves on by an event that is not `.settled`.
    func step(_ event: GestureEvent) {}

    final override func fail() {
        if status != .failed { set(.failed) }
    }

    override func reset() {
        currentStatus = .possible
        currentValue = nil
        currentRevision = 0
    }
}

/// A recognizer that forwards the values of another, with an action on commit.
class ForwardingRecognizer<Value>: Recognizer<Value> {
    let child: Recognizer<Value>

    init(_ child: Recognizer<Value>) { self.child = child }

    override var status: GestureStatus { child.status }
    override var revision: Int { child.revision }
    override var value: Value? { child.value }
    override var discipline: GestureDiscipline { child.discipline }
    override var deadline: Duration? { child.deadline }
    override var tapCount: Int? { child.tapCount }
    override func receive(_ event: GestureEvent) { child.follow(event) }
    override func commit() { child.commit() }
    override func fail() { child.fail() }
    override func reset() { child.reset() }
    override func yields(to rival: GestureDiscipline) -> Bool { child.yields(to: rival) }
}
