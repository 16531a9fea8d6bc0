import Foundation

/// A pinch with two fingers, on devices that report it.
nonisolated public struct MagnifyGesture: PrimitiveGesture, Sendable {
    /// The state of the pinch.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The distance between the fingers, as a factor of the initial distance.
        public var magnification: CGFloat
        /// The change of the magnification per second.
        public var velocity: CGFloat
        /// The start of the gesture, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The start of the gesture, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The change of magnification from which the gesture is recognized.
    public var minimumScaleDelta: CGFloat
    private var inputKinds = GestureInputKinds.all

    /// Creates a gesture of two fingers that spread or close.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Creates a gesture of two fingers that spread or close, by some kinds of input.
    ///
    /// - Parameter inputKinds: The kinds of input that the gesture recognizes.
    public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds) {
        self.minimumScaleDelta = minimumScaleDelta
        self.inputKinds = inputKinds
    }

    /// Creates the recognizer of the gesture.
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
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.minimum = gesture.minimumScaleDelta
            recognizer.inputKinds = gesture.inputKinds
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// A pinch with two fingers; the older form of ``MagnifyGesture``, whose value is the magnification alone.
nonisolated public struct MagnificationGesture: PrimitiveGesture, Sendable {
    /// The factor.
    public typealias Value = CGFloat

    /// The change of magnification from which the gesture is recognized.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture of two fingers that spread or close.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Creates the recognizer of the gesture.
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
