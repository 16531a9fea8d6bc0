import Foundation

/// Two fingers that turn around each other, on devices that tell of it.
nonisolated public struct RotateGesture: PrimitiveGesture, Sendable {
    /// How far the fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// How far the fingers have turned since the beginning; positive is clockwise.
        public var rotation: Angle
        /// How fast that changes, a second.
        public var velocity: Angle
        /// Where the gesture began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// How far the fingers must turn before it is the gesture.
    public var minimumAngleDelta: Angle

    /// A gesture of two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Makes what recognizes the gesture.
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
        inputs.view.follow { recognizer.minimum = gesture.read(in: $0).minimumAngleDelta.radians }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// Two fingers that turn; the older form of ``RotateGesture``, whose value is the angle alone.
nonisolated public struct RotationGesture: PrimitiveGesture, Sendable {
    /// The angle.
    public typealias Value = Angle

    /// How far the fingers must turn before it is the gesture.
    public var minimumAngleDelta: Angle

    /// A gesture of two fingers that turn.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Makes what recognizes the gesture.
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
