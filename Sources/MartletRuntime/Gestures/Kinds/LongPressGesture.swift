import Foundation

/// A press for a minimum time, without a large movement.
///
///     Text("Hold me")
///         .gesture(LongPressGesture(minimumDuration: 0.8).onEnded { _ in print("held") })
///
/// The value is true from the press on, while the gesture is still only possible. The gesture succeeds at the end of
/// the time, whether or not the pointer is released.
nonisolated public struct LongPressGesture: PrimitiveGesture, Sendable {
    /// Whether the press is in progress or has lasted.
    public typealias Value = Bool

    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double
    /// The largest distance that the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat
    private var inputKinds = GestureInputKinds.all

    /// Creates a gesture of a press for a time.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Creates a gesture of a press for a time by some kinds of input.
    ///
    /// - Parameter inputKinds: The kinds of input that the gesture recognizes.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        self.inputKinds = inputKinds
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Bool> {
        let recognizer = LongPressRecognizer(inputs.place)
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.minimumDuration = gesture.minimumDuration
            recognizer.maximumDistance = gesture.maximumDistance
            recognizer.inputKinds = gesture.inputKinds
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// Waits for the end of a long press.
final class LongPressRecognizer: LeafRecognizer<Bool> {
    var minimumDuration = 0.5
    var maximumDistance: CGFloat = 10
    private var start: GestureEvent?

    override var discipline: GestureDiscipline { .hold }

    override var deadline: Duration? {
        // A duration of more than a year never ends; the value may also be NaN.
        guard let start, minimumDuration < 31_536_000 else { return nil }
        return start.time + .seconds(max(0, minimumDuration))
    }

    override func step(_ event: GestureEvent) {
        if start != nil, let deadline, event.time >= deadline { return set(.ended, true) }
        switch event.kind {
        case .down:
            start = event
            if minimumDuration <= 0 { set(.ended, true) } else { set(.possible, true) }
        case .moved:
            guard let start else { return }
            if event.location.distance(to: start.location) > maximumDistance { fail() }
        case .up, .pinchBegan: fail()
        default: break
        }
    }

    override func reset() {
        super.reset()
        start = nil
    }

    override func yields(to rival: GestureDiscipline) -> Bool { start == nil || rival == .pinch }
}

extension CGPoint {
    /// In points.
    func distance(to other: CGPoint) -> CGFloat {
        let x = other.x - self.x
        let y = other.y - self.y
        return (x * x + y * y).squareRoot()
    }
}
