import Foundation

/// Two fingers that spread or close, on devices that tell of it.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
    /// How far the fingers have spread.
    public struct Value: Equatable, Sendable {
        /// When this was so.
        public var time: Date
        /// How far apart the fingers are, as a factor of what it was at the beginning.
        public var magnification: CGFloat
        /// How fast that changes, a second.
        public var velocity: CGFloat
        /// Where the gesture began, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// Where the gesture began, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// How much the magnification must change before it is the gesture.
    public var minimumScaleDelta: CGFloat

    /// A gesture of two fingers that spread or close.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Makes what recognizes the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = PinchRecognizer<Value>(inputs.place) {
            abs($0.magnification - 1)
        } quantity: {
            $0.magnification
        } found: {
            Value(
                time: $0.time, magnification: $0.event.magnification, velocity: $0.velocity,
                startAnchor: $0.startAnchor, startLocation: $0.startLocation)
        }
        inputs.view.follow { recognizer.minimum = gesture.read(in: $0).minimumScaleDelta }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// Two fingers that spread or close; the older form of ``MagnifyGesture``, whose value is the magnification alone.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
    /// The factor.
    public typealias Value = CGFloat

    /// How much the magnification must change before it is the gesture.
    public var minimumScaleDelta: CGFloat

    /// A gesture of two fingers that spread or close.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Makes what recognizes the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<CGFloat> {
        let recognizer = PinchRecognizer<CGFloat>(inputs.place) {
            abs($0.magnification - 1)
        } quantity: {
            $0.magnification
        } found: {
            $0.event.magnification
        }
        inputs.view.follow { recognizer.minimum = gesture.read(in: $0).minimumScaleDelta }
        return _GestureOutputs(recognizer: recognizer)
    }
}
