/// Two gestures one after the other: the second can be recognized only when the first has ended.
///
///     LongPressGesture().sequenced(before: DragGesture())
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The progress of the sequence.
    public enum Value {
        /// The first has not ended.
        case first(First.Value)
        /// The first has ended; the second may have begun.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Combines two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let first = First._makeGesture(gesture: gesture[\.first], inputs: inputs)
        let second = Second._makeGesture(gesture: gesture[\.second], inputs: inputs)
        return _GestureOutputs(recognizer: SequenceRecognizer<First, Second>(first.recognizer, second.recognizer))
    }
}

extension SequenceGesture: Sendable where First: Sendable, Second: Sendable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: Recognizer<
    SequenceGesture<First, Second>.Value
>
{
    private let first: Recognizer<First.Value>
    private let second: Recognizer<Second.Value>
    /// The last event of the current contact; nil without a contact.
    private var contact: GestureEvent?
    /// The time at which the first gesture ended without a contact.
    private var pause: Duration?

    init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var value: SequenceGesture<First, Second>.Value? {
        guard first.status == .ended else { return first.value.map { .first($0) } }
        return first.value.map { .second($0, second.value) }
    }

    override var status: GestureStatus {
        switch first.status {
        case .possible, .active: first.status
        case .failed: .failed
        case .ended: second.status == .possible ? .active : second.status
        }
    }

    override var revision: Int { first.revision + second.revision }

    override var discipline: GestureDiscipline { first.status == .ended ? second.discipline : first.discipline }

    override var deadline: Duration? {
        guard first.status == .ended else { return first.deadline }
        if let pause { return pause + InputRouter.tapInterval + .milliseconds(1) }
        return second.status.isOpen ? second.deadline : nil
    }

    override func receive(_ event: GestureEvent) {
        switch event.kind {
        case .down, .moved: contact = event
        case .up: contact = nil
        default: break
        }
        if first.status == .ended { return receiveInSecond(event) }
        first.follow(event)
        guard first.status == .ended else { return }
        if let contact {
            // A contact that is still down begins the second gesture at its current location.
            var begin = contact.with(.down)
            begin.time = event.time
            second.follow(begin)
        } else {
            pause = event.time
        }
    }

    private func receiveInSecond(_ event: GestureEvent) {
        if event.begins {
            pause = nil
        } else if pause != nil {
            // Without a contact, the second gesture has some time to begin.
            if let deadline, event.time >= deadline { second.fail() }
            return
        }
        second.follow(event)
    }

    override func commit() {
        first.commit()
        if first.status == .ended || first.status == .failed { second.commit() }
    }

    override func fail() {
        if first.status != .ended { first.fail() }
        second.fail()
    }

    override func reset() {
        first.reset()
        second.reset()
        contact = nil
        pause = nil
    }

    override func yields(to rival: GestureDiscipline) -> Bool {
        first.status != .ended && first.yields(to: rival)
    }
}

extension Gesture {
    /// Recognizes another gesture when this one has ended.
    ///
    ///     Circle()
    ///         .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in print("moved after a press") })
    ///
    /// The value of the result says which of the two gestures is active: `first` with the value of this one, then
    /// `second` with both values, where the latter is `nil` until the other gesture has begun.
    ///
    /// - Parameter other: The gesture that follows.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
