import Foundation

extension View {
    /// Attaches a gesture to the view. The gestures and controls inside the view have precedence.
    ///
    ///     Rectangle()
    ///         .gesture(DragGesture(minimumDistance: 4).onEnded { drag in print(drag.location) })
    ///
    /// Only one of several gestures that compete for a movement is recognized.
    /// ``View/highPriorityGesture(_:including:)`` goes before the gestures inside, and
    /// ``View/simultaneousGesture(_:including:)`` is recognized beside them.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The gestures to recognize: this one, those inside the view, or both.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Attaches a gesture to the view, which is recognized only while it is enabled.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
    }

    /// Attaches a named gesture to the view, which is only recognized while it is enabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name of the recognizer, for code that lists recognizers. It has no effect here.
    ///   - isEnabled: Whether the gesture is recognized.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .normal, isEnabled: isEnabled))
    }

    /// Attaches a gesture with a name that comes before the gestures and controls in the view.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    /// Attaches a gesture with a name that is recognized together with the gestures and controls in the view.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }

    /// Attaches a gesture to the view that comes before the gestures and controls in the view.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
    }

    /// Attaches a gesture with precedence over those inside the view, which is only recognized while it is enabled.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .high, isEnabled: isEnabled))
    }

    /// Attaches a gesture to the view that is recognized together with the gestures and controls in the view.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
    }

    /// Attaches a gesture that is recognized together with those inside the view, but only while it is enabled.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(GestureModifier(gesture: gesture, priority: .simultaneous, isEnabled: isEnabled))
    }
}

extension View {
    /// Runs an action when the view is tapped or clicked a number of times in a row.
    ///
    ///     Text("Zoom")
    ///         .onTapGesture(count: 2) { print("double tap") }
    ///
    /// Only the drawn parts of the view react, unless `contentShape(_:eoFill:)` extends them. For an action that
    /// keys and assistive technology should reach too, use a `Button`.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - action: The action.
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
    }

    /// Runs an action when the view is tapped or clicked a number of times in a row.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - coordinateSpace: The coordinate space of the location.
    ///   - action: Receives the location of the last tap.
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the view is tapped or clicked a number of times in a row, located in a coordinate space.
    @_disfavoredOverload
    nonisolated public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the view is pressed for a time without moving.
    ///
    /// - Parameters:
    ///   - minimumDuration: In seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile, in points.
    ///   - action: Runs when the time is over.
    ///   - onPressingChanged: Told when the press begins, and when it ends or succeeds.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(PressingGesture(base: press, changed: onPressingChanged).onEnded { _ in action() })
    }

    /// Runs an action when the view is pressed for a time without moving; the older form.
    @_disfavoredOverload
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A gesture that reports when its recognition becomes possible and impossible.
nonisolated struct PressingGesture<Base: Gesture>: PrimitiveGesture {
    package typealias Value = Base.Value

    let base: Base
    let changed: ((Bool) -> Void)?

    static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Base.Value> {
        let child = Base._makeGesture(gesture: gesture[\.base], inputs: inputs).recognizer
        let recognizer = PressingRecognizer(child)
        inputs.view.follow { recognizer.changed = gesture.read(in: $0).changed }
        return _GestureOutputs(recognizer: recognizer)
    }
}

private final class PressingRecognizer<Value>: ForwardingRecognizer<Value> {
    var changed: ((Bool) -> Void)?
    private var isPressing = false

    override func commit() {
        child.commit()
        notify(status.isOpen && value != nil)
    }

    override func reset() {
        notify(false)
        super.reset()
    }

    private func notify(_ isPressing: Bool) {
        guard isPressing != self.isPressing else { return }
        self.isPressing = isPressing
        changed?(isPressing)
    }
}
