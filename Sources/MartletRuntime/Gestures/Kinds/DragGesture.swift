import Foundation

/// A movement of the pointer while it is pressed.
///
///     Circle()
///         .offset(offset)
///         .gesture(DragGesture().onChanged { offset = $0.translation })
///
/// The gesture begins when the pointer has moved by the minimum distance, 10 points by default; with 0 it begins with
/// the press. Locations are in the coordinate space of the view unless another is given. The pointer is the mouse or a
/// finger; in a terminal, it moves from cell to cell.
nonisolated public struct DragGesture: PrimitiveGesture, Sendable {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the pointer, in the gesture's coordinate space at the start of the drag.
        public var location: CGPoint
        /// The location at the start of the drag.
        public var startLocation: CGPoint
        /// The velocity of the pointer, in points a second.
        public var velocity: CGSize

        /// The distance of the pointer from the start of the drag.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the pointer would come to rest after a release now.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }

        /// The distance of the predicted end from the start of the drag.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The distance from which a movement is a drag, in points.
    public var minimumDistance: CGFloat
    private var space: UncheckedSpace
    private var inputKinds = GestureInputKinds.all

    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace {
        get { space.value }
        set { space = UncheckedSpace(value: newValue) }
    }

    /// Creates a gesture of a movement, located in a coordinate space.
    @_disfavoredOverload  // Without a default, so that calls that name no space have one initialiser to try.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        space = UncheckedSpace(value: coordinateSpace)
    }

    /// Creates a gesture of a movement, located in a coordinate space.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        space = UncheckedSpace(value: coordinateSpace.coordinateSpace)
    }

    /// Creates a gesture of a movement by some kinds of input, located in a coordinate space.
    ///
    /// - Parameter inputKinds: The kinds of input that the gesture recognizes.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
        self.inputKinds = inputKinds
    }

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let recognizer = DragRecognizer(inputs.place)
        inputs.view.follow { graph in
            let gesture = gesture.read(in: graph)
            recognizer.minimumDistance = gesture.minimumDistance
            recognizer.space = gesture.coordinateSpace
            recognizer.inputKinds = gesture.inputKinds
        }
        return _GestureOutputs(recognizer: recognizer)
    }
}

/// Follows a drag.
final class DragRecognizer: LeafRecognizer<DragGesture.Value> {
    var minimumDistance: CGFloat = 10
    var space = CoordinateSpace.local
    private var start: GestureEvent?
    private var convert = PointConversion()
    private var meter = SpeedMeter()
    private var travel: CGFloat = 0

    /// Smaller movements may be those of an unsteady finger.
    private static let deliberate: CGFloat = 10

    override var discipline: GestureDiscipline { travel >= Self.deliberate ? .motion : .press }

    override func step(_ event: GestureEvent) {
        switch event.kind {
        case .down:
            start = event
            convert = place.conversion(to: space)
            move(event)
        case .moved: move(event)
        case .up:
            move(event)
            if status == .active { set(.ended, value) } else { fail() }
        case .pinchBegan: if status == .possible { fail() }
        default: break
        }
    }

    private func move(_ event: GestureEvent) {
        guard let start else { return }
        let location = convert(event.location)
        meter.add(CGSize(width: location.x, height: location.y), at: event.seconds)
        travel = max(travel, event.location.distance(to: start.location))
        guard status == .active || travel >= minimumDistance else { return }
        let value = DragGesture.Value(
            time: place.date(of: event), location: location, startLocation: convert(start.location),
            velocity: meter.speed)
        set(.active, value)
    }

    override func reset() {
        super.reset()
        start = nil
        meter.reset()
        travel = 0
    }

    override func yields(to rival: GestureDiscipline) -> Bool { start == nil || rival == .hold || rival == .pinch }
}
