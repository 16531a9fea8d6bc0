/// Two gestures that are recognized at the same time, each for itself.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture; nil if it has none.
        public var first: First.Value?
        /// The value of the second gesture; nil if it has none.
        public var second: Second.Value?
    }

    /// The one.
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
        return _GestureOutputs(
            recognizer: SimultaneousRecognizer<First, Second>(first.recognizer, second.recognizer))
    }
}

extension SimultaneousGesture: Sendable where First: Sendable, Second: Sendable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: Recognizer<
    SimultaneousGesture<First, Second>.Value
>
{
    private let first: Recognizer<First.Value>
    private let second: Recognizer<Second.Value>
    private let both: Company

    init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
        self.first = first
        self.second = second
        both = Company(first: first, second: second)
    }

    override var value: SimultaneousGesture<First, Second>.Value? {
        let value = SimultaneousGesture<First, Second>.Value(first: first.value, second: second.value)
        return value.first == nil && value.second == nil ? nil : value
    }

    override var status: GestureStatus { both.status }
    override var revision: Int { both.revision }
    override var discipline: GestureDiscipline { both.discipline }
    override var deadline: Duration? { both.deadline }
    override func receive(_ event: GestureEvent) { both.receive(event) }
    override func commit() { both.commit() }
    override func fail() { both.fail() }
    override func reset() { both.reset() }
    override func yields(to rival: GestureDiscipline) -> Bool { both.yields(to: rival) }
}

extension Gesture {
    /// Recognizes another gesture at the same time as this one.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
