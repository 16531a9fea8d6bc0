import Foundation

/// One tap, or several in quick succession.
///
///     Image(systemName: "heart")
///         .gesture(TapGesture(count: 2).onEnded { like() })
nonisolated public struct TapGesture: PrimitiveGesture, Sendable {
    /// A tap has no value.
    public typealias Value = Void

    /// The number of required taps.
    public var count: Int
    private var inputKinds = GestureInputKinds.all

    /// Creates a gesture of a number of taps.
    public init(count: Int = 1) { self.count = count }

    /// Creates a gesture of a number of taps by some kinds of input.
    ///
    /// - Parameter inputKinds: The kinds of input that the gesture recognizes.
    public init(count: Int = 1, inputKinds: GestureInputKinds) {
        self.count = count
        self.inputKinds = inputKinds
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Void> {
        let recognizer = TapRecognizer<Void>(inputs.place) { _, _ in }
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.count = gesture.count
            recognizer.inputKinds = gesture.inputKinds
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// One tap, or several in quick succession, with their location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, Sendable {
    /// The location of a tap on the view.
    public struct Value: Equatable, Sendable {
        /// The end of the last tap, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of required taps.
    public var count: Int
    private let space: UncheckedSpace
    private var inputKinds = GestureInputKinds.all

    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace { space.value }

    /// Creates a gesture of a number of taps, located in a coordinate space.
    @_disfavoredOverload  // Without a default, so that calls that name no space have one initialiser to try.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
        self.count = count
        space = UncheckedSpace(value: coordinateSpace)
    }

    /// Creates a gesture of a number of taps, located in a coordinate space.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        space = UncheckedSpace(value: coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture of a number of taps by some kinds of input, located in a coordinate space.
    ///
    /// - Parameter inputKinds: The kinds of input that the gesture recognizes.
    public init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds
    ) {
        self.init(count: count, coordinateSpace: coordinateSpace)
        self.inputKinds = inputKinds
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let place = inputs.place
        var space = CoordinateSpace.local
        let recognizer = TapRecognizer<Value>(place) { point, _ in
            Value(location: place.conversion(to: space)(point))
        }
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.count = gesture.count
            recognizer.inputKinds = gesture.inputKinds
            space = gesture.coordinateSpace
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// A coordinate space in a value that other threads may see: the name in it is never changed.
// @unchecked Sendable: a constant.
struct UncheckedSpace: @unchecked Sendable, Equatable {
    let value: CoordinateSpace
}

/// Counts taps.
final class TapRecognizer<Value>: LeafRecognizer<Value> {
    var count = 1
    private let found: (CGPoint, GestureEvent) -> Value
    private var taps = 0
    private var isPressed = false
    private var lastTap = Duration.zero

    init(_ place: GesturePlace, found: @escaping (CGPoint, GestureEvent) -> Value) {
        self.found = found
        super.init(place)
    }

    override var discipline: GestureDiscipline { .release }
    override var tapCount: Int? { count }

    override var deadline: Duration? {
        taps > 0 && !isPressed ? lastTap + InputRouter.tapInterval + .milliseconds(1) : nil
    }

    override func step(_ event: GestureEvent) {
        if let deadline, event.time >= deadline { return fail() }
        switch event.kind {
        case .down: isPressed = true
        case .up where isPressed:
            isPressed = false
            guard place.contains(event.location) else { return fail() }
            taps += 1
            lastTap = event.time
            if taps >= count { set(.ended, found(event.location, event)) }
        case .pinchBegan: fail()
        default: break
        }
    }

    override func reset() {
        super.reset()
        taps = 0
        isPressed = false
    }

    /// Returns true while the contact is down: a held tap may turn out to be another gesture.
    override func yields(to rival: GestureDiscipline) -> Bool {
        (isPressed || taps == 0) && rival != .release && rival != .press
    }
}
