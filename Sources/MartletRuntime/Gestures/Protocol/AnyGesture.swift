import AttributeGraph

/// A type-erased gesture with values of a known type.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
    fileprivate let storage: AnyGestureStorage<Value>

    /// Hides the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        storage = WrappedGesture(gesture)
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        .exchangeable(inputs) { gesture.read(in: $0).storage }
    }
}

/// A gesture that is there or not: without one nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture.
    public typealias Value = Wrapped.Value

    /// Stops the program: the runtime creates gestures without a body itself.
    public var body: Never {
        fatalError("An optional gesture is recognized without a body.")
    }

    /// Creates the recognizer of the gesture.
    nonisolated public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Wrapped.Value> {
        .exchangeable(inputs) { graph in
            guard let gesture = gesture.read(in: graph) else { return nil }
            return WrappedGesture(gesture)
        }
    }
}

/// The gesture in an ``AnyGesture``.
// @unchecked Sendable: immutable; gestures are only used on the main actor.
private class AnyGestureStorage<Value>: @unchecked Sendable {
    /// Creates the recognizer of the gesture. `current` returns the current storage.
    func make(_ inputs: _GestureInputs, current: @escaping (Graph) -> AnyGestureStorage<Value>?) -> Recognizer<Value> {
        fatalError("AnyGestureStorage is abstract.")
    }
}

private final class WrappedGesture<G: Gesture>: AnyGestureStorage<G.Value>, @unchecked Sendable {
    let gesture: G

    init(_ gesture: G) { self.gesture = gesture }

    override func make(
        _ inputs: _GestureInputs,
        current: @escaping (Graph) -> AnyGestureStorage<G.Value>?
    ) -> Recognizer<G.Value> {
        let rule = UnwrappedGesture(current: current, last: gesture)
        let attribute = inputs.view.graph.makeRule(rule, in: inputs.view.scope)
        return G._makeGesture(gesture: _GraphValue(attribute, isCompared: false), inputs: inputs).recognizer
    }
}

/// The gesture in an ``AnyGesture``, as long as it is of one type.
private struct UnwrappedGesture<G: Gesture>: Rule {
    let current: (Graph) -> AnyGestureStorage<G.Value>?
    var last: G

    mutating func value(in graph: Graph) -> G {
        if let wrapped = current(graph) as? WrappedGesture<G> { last = wrapped.gesture }
        return last
    }
}

extension _GestureOutputs {
    /// Returns a gesture whose type may change; a change replaces the recognizer.
    fileprivate static func exchangeable(
        _ inputs: _GestureInputs,
        current: @escaping (Graph) -> AnyGestureStorage<Value>?
    ) -> _GestureOutputs {
        let slot = SlotRecognizer<Value>()
        let view = inputs.view
        var shown: (type: ObjectIdentifier, scope: Scope)?
        view.follow { [unowned scene = view.scene] graph in
            let storage = current(graph)
            let type = storage.map { ObjectIdentifier(Swift.type(of: $0)) }
            guard type != shown?.type else { return }
            if let shown { scene.graph.end(shown.scope) }
            shown = nil
            slot.child = nil
            guard let storage, let type else { return }
            var inner = inputs
            inner.view.scope = graph.makeScope(in: view.scope)
            shown = (type, inner.view.scope)
            slot.child = storage.make(inner, current: current)
        }
        return _GestureOutputs(recognizer: slot)
    }
}

/// Stands for a recognizer that may be exchanged for another.
private final class SlotRecognizer<Value>: Recognizer<Value> {
    var child: Recognizer<Value>? {
        didSet {
            // A recognizer that replaces another during a gesture has missed the beginning, so it fails.
            guard oldValue?.revision ?? 0 > 0 else { return }
            retired = oldValue
            retired?.fail()
            child?.fail()
        }
    }
    /// The replaced recognizer, which still has to report its failure.
    private var retired: Recognizer<Value>?

    override var status: GestureStatus { child?.status ?? .failed }
    override var revision: Int { child?.revision ?? 0 }
    override var value: Value? { child?.value }
    override var discipline: GestureDiscipline { child?.discipline ?? .release }
    override var deadline: Duration? { child?.deadline }
    override func receive(_ event: GestureEvent) { child?.follow(event) }

    override func commit() {
        retired?.commit()
        retired = nil
        child?.commit()
    }

    override func fail() { child?.fail() }
    override func reset() { child?.reset() }
    override func yields(to rival: GestureDiscipline) -> Bool { child?.yields(to: rival) ?? true }
}
