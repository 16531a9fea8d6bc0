import Foundation

/// Follows two fingers by one of the quantities that they change.
final class PinchRecognizer<Value>: LeafRecognizer<Value> {
    /// The state of a pinch.
    struct State {
        let event: GestureEvent
        let time: Date
        /// The change of the quantity per second.
        let velocity: Double
        let startAnchor: UnitPoint
        let startLocation: CGPoint
    }

    /// The change from which the gesture is recognized.
    var minimum: CGFloat = 0
    private let change: (GestureEvent) -> CGFloat
    private let quantity: (GestureEvent) -> CGFloat
    private let found: (State) -> Value
    private var start: (anchor: UnitPoint, location: CGPoint)?
    private var meter = SpeedMeter()

    init(
        _ place: GesturePlace,
        change: @escaping (GestureEvent) -> CGFloat,
        quantity: @escaping (GestureEvent) -> CGFloat,
        found: @escaping (State) -> Value
    ) {
        self.change = change
        self.quantity = quantity
        self.found = found
        super.init(place)
    }

    override var discipline: GestureDiscipline { .pinch }

    override func step(_ event: GestureEvent) {
        switch event.kind {
        case .pinchBegan:
            start = (place.unitPoint(event.location), place.conversion(to: .local)(event.location))
            move(event)
        case .pinchChanged: move(event)
        case .pinchEnded: if status == .active { set(.ended, value) } else { fail() }
        default: break
        }
    }

    private func move(_ event: GestureEvent) {
        guard let start else { return }
        meter.add(CGSize(width: quantity(event), height: 0), at: event.seconds)
        guard status == .active || event.kind == .pinchChanged && change(event) >= minimum else { return }
        let state = State(
            event: event, time: place.date(of: event), velocity: meter.speed.width, startAnchor: start.anchor,
            startLocation: start.location)
        set(.active, found(state))
    }

    override func reset() {
        super.reset()
        start = nil
        meter.reset()
    }

    override func yields(to rival: GestureDiscipline) -> Bool { start == nil }
}
