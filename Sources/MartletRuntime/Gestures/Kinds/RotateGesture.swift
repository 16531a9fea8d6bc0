import Foundation

/// A rotation with two fingers, on devices that report it.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
    /// The state of the rotation.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle since the start; positive is clockwise.
        public var rotation: Angle
        /// The change of the rotation per second.
        public var velocity: Angle
        /// The start of the gesture, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The start of the gesture, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The angle from which the gesture is recognized.
    public var minimumAngleDelta: Angle
    private var inputKinds = GestureInputKinds.all

    /// Creates a gesture of two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Creates a gesture of two fingers that turn, by some kinds of input.
    ///
    /// - Parameter inputKinds: The kinds of input that the gesture recognizes.
    public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds) {
        self.minimumAngleDelta = minimumAngleDelta
        self.inputKinds = inputKinds
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = PinchRecognizer<Value>(inputs.place) {
            CGFloat(abs($0.rotation.radians))
        } quantity: {
            CGFloat($0.rotation.radians)
        } found: {
            Value(
                time: $0.time, rotation: $0.event.rotation, velocity: .radians($0.velocity),
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.minimum = gesture.minimumAngleDelta.radians
            recognizer.inputKinds = gesture.inputKinds
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// A rotation with two fingers; the older form of ``RotateGesture``, whose value is the angle alone.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
    /// The angle.
    public typealias Value = Angle

    /// The angle from which the gesture is recognized.
    public var minimumAngleDelta: Angle

    /// Creates a gesture of two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Angle> {
        let recognizer = PinchRecognizer<Angle>(inputs.place) {
            CGFloat(abs($0.rotation.radians))
        } quantity: {
            CGFloat($0.rotation.radians)
        } found: {
            $0.event.rotation
        }
        inputs.view.follow { recognizer.minimum = gesture.read(in: $0).minimumAngleDelta.radians }
        return _GestureOutputs(recognizer: recognizer)
    }
}
