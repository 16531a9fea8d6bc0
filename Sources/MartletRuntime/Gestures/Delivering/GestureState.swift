/// A value that a gesture updates while it is active, and that is reset when the gesture ends or is cancelled.
///
///     @GestureState private var offset = CGSize.zero
///
///     var body: some View {
///         Card()
///             .offset(offset)
///             .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
///     }
///
/// Only the closure of ``Gesture/updating(_:body:)`` writes the value. The reset can be animated, by the
/// `resetTransaction` of the initializer.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty, IgnoredInComparison {
    private let initial: Value
    private let resetting: (Value, inout Transaction) -> Void
    private var location: StoredLocation<Value>?

    /// Creates a value that is reset without a transaction of its own.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Creates a value that is reset without a transaction of its own.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a value that is reset with a transaction, such as one with an animation.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a value that is reset with a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a value that is reset with a transaction which depends on the value.
    ///
    /// - Parameter reset: Receives the current value, and changes the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        resetting = reset
    }

    /// Creates a value that is reset with a transaction which depends on the value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value. A body that reads it depends on it.
    public var wrappedValue: Value { location?.get() ?? initial }

    /// The value itself, as the argument for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Connects the property to its storage in the view instance.
    // Unsafe pointers: `property` is a property of this type, in the copy of a view value that is being bound.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let state = property.assumingMemoryBound(to: GestureState<Value>.self)
        let own = context.storage { instance, name in
            StoredLocation(state.pointee.initial, instance: instance, property: name)
        }
        // A property that another view has passed on keeps that view's storage.
        if state.pointee.location == nil { state.pointee.location = own }
    }

    /// Changes the value for a gesture.
    func update(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction.Current.transaction
        change(&value, &transaction)
        location.set(value, transaction: transaction)
    }

    /// Resets the value to its initial value.
    func reset(in scene: SceneGraph?) {
        guard let location, let scope = location.scope, let scene, scene.graph.isAlive(scope) else { return }
        var transaction = Transaction()
        resetting(location.get(), &transaction)
        location.set(initial, transaction: transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a value that is nil while there is no gesture.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a value that is nil without a gesture, and is reset with a transaction which depends on the value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

// @unchecked Sendable: as `State`: its location has a lock, and the rest never changes.
extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A gesture that changes a ``GestureState`` while it lasts.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
    /// The value of the gesture.
    public typealias Value = Base.Value

    /// The gesture.
    public var base: Base
    /// The state that the gesture updates.
    public var state: GestureState<State>
    /// The closure that updates the state.
    public var body: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that changes a state while it lasts.
    public init(
        base: Base,
        state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Base.Value> {
        let child = Base._makeGesture(gesture: gesture[\.base], inputs: inputs).recognizer
        let recognizer = UpdatingRecognizer<Value, State>(child, place: inputs.place)
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.state = gesture.state
            recognizer.change = gesture.body
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

private final class UpdatingRecognizer<Value, State>: ForwardingRecognizer<Value> {
    var state: GestureState<State>?
    var change: ((Value, inout State, inout Transaction) -> Void)?
    private let place: GesturePlace
    /// The last revision that was reported.
    private var reported: Int?

    init(_ child: Recognizer<Value>, place: GesturePlace) {
        self.place = place
        super.init(child)
    }

    override func commit() {
        child.commit()
        if status.isOpen {
            guard let value, reported != revision else { return }
            reported = revision
            state?.update { change?(value, &$0, &$1) }
        } else {
            takeBack()
        }
    }

    private func takeBack() {
        guard reported != nil else { return }
        reported = nil
        state?.reset(in: place.scene.object)
    }

    override func reset() {
        takeBack()
        super.reset()
    }
}

extension Gesture {
    /// Updates a state whenever the value of the gesture changes; the state is reset when the gesture ends.
    ///
    ///     struct Draggable: View {
    ///         @GestureState private var offset = CGSize.zero
    ///         var body: some View {
    ///             Circle()
    ///                 .offset(offset)
    ///                 .gesture(DragGesture().updating($offset) { drag, offset, _ in offset = drag.translation })
    ///         }
    ///     }
    ///
    /// The state goes back to its initial value when the gesture ends or is cancelled, so that no code has to clean up.
    ///
    /// - Parameters:
    ///   - state: A property of the view, by its name with a dollar sign.
    ///   - body: Receives the value of the gesture, and changes the state and the transaction of the change.
    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}
