import AttributeGraph

/// A gesture of the user with a pointer or with fingers.
///
/// Make gestures of one's own by combining others in a body, and attach them with ``View/gesture(_:including:)``:
///
///     struct Knock: Gesture {
///         let action: () -> Void
///         var body: some Gesture { TapGesture(count: 3).onEnded(action) }
///     }
///
/// A gesture with a body has storage as a view has: it may declare ``GestureState`` and ``State``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's values.
    associatedtype Value
    /// The type of the gesture's body, inferred from its implementation.
    associatedtype Body: Gesture

    /// The gesture that defines this one.
    @MainActor @preconcurrency var body: Self.Body { get }

    /// Creates the recognizer of the gesture. Called once for each place that it is attached to.
    nonisolated static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Self.Value>
}

/// The inputs for creating a gesture: the place it is attached to.
public struct _GestureInputs {
    var view: _ViewInputs
    let place: GesturePlace
}

/// The result of creating a gesture.
public struct _GestureOutputs<Value> {
    let recognizer: Recognizer<Value>
}

extension Gesture where Body.Value == Value {
    /// Creates the recognizer of the gesture.
    nonisolated public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Body.Value> {
        let made = BodyRule.make(gesture, inputs: inputs.view) { onMainActor($0) { $0.body } }
        return Body._makeGesture(gesture: made.body, inputs: _GestureInputs(view: made.inputs, place: inputs.place))
    }
}

/// A gesture that is recognized without a body.
@MainActor @preconcurrency
protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// Stops the program: the runtime creates primitive gestures itself.
    public var body: Never {
        fatalError("\(Self.self) is a primitive gesture: it is recognized without a body.")
    }
}

extension Never: Gesture {
    /// No value.
    public typealias Value = Never

    /// Stops the program: a gesture without a body must create its recognizer itself.
    nonisolated public static func _makeGesture(
        gesture: _GraphValue<Never>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Never> {
        preconditionFailure("A gesture whose body is Never must make itself.")
    }
}

/// The set of gestures to recognize: the attached one, and those inside the view.
public struct GestureMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None of them.
    public static let none: GestureMask = []
    /// The gesture that is added.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// The gestures inside the view.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// The union of all options.
    public static let all: GestureMask = [.gesture, .subviews]
}
