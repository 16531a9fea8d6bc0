/// Two gestures of which one at most is recognized; the first has precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The value of the recognized gesture.
    public enum Value {
        /// The first is recognized, or may still be.
        case first(First.Value)
        /// The second is recognized, or may still be.
        case second(Second.Value)
    }

    /// The gesture with precedence.
    public var first: First
    /// The other.
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
        return _GestureOutputs(recognizer: ExclusiveRecognizer<First, Second>(first.recognizer, second.recognizer))
    }
}

extension ExclusiveGesture: Sendable where First: Sendable, Second: Sendable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: Recognizer<
    ExclusiveGesture<First, Second>.Value
>
{
    private let first: Recognizer<First.Value>
    private let second: Recognizer<Second.Value>
    private let both: Precedence

    init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
        self.first = first
        self.second = second
        both = Precedence(first: first, second: second)
    }

    override var value: ExclusiveGesture<First, Second>.Value? {
        if first.status != .failed {
            if let value = first.value { return .first(value) }
            if second.status != .possible { return nil }
        }
        return second.value.map { .second($0) }
    }

    override var status: GestureStatus { both.status }
    override var revision: Int { both.revision }
    override var discipline: GestureDiscipline { both.leader.discipline }
    override var deadline: Duration? { both.deadline }
    override func receive(_ event: GestureEvent) { both.receive(event) }
    override func commit() { both.commit() }
    override func fail() { both.fail() }
    override func reset() { both.reset() }
    override func yields(to rival: GestureDiscipline) -> Bool { both.yields(to: rival) }
}

extension Gesture {
    /// Recognizes another gesture only where this one is not recognized.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
