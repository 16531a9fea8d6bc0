/// A gesture that runs an action when it has ended.
nonisolated public struct _EndedGesture<Content: Gesture>: PrimitiveGesture {
    fileprivate let content: Content
    fileprivate let action: (Content.Value) -> Void

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        let child = Content._makeGesture(gesture: gesture[\.content], inputs: inputs).recognizer
        let recognizer = EndedRecognizer(child)
        inputs.view.follow { recognizer.action = gesture.read(in: $0).action }
        return _GestureOutputs(recognizer: recognizer)
    }
}

private final class EndedRecognizer<Value>: ForwardingRecognizer<Value> {
    var action: ((Value) -> Void)?
    private var hasReported = false

    override func commit() {
        child.commit()
        guard status == .ended, !hasReported, let value else { return }
        hasReported = true
        action?(value)
    }

    override func reset() {
        super.reset()
        hasReported = false
    }
}

/// A gesture that runs an action whenever its value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: PrimitiveGesture where Content.Value: Equatable {
    fileprivate let content: Content
    fileprivate let action: (Content.Value) -> Void

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        let child = Content._makeGesture(gesture: gesture[\.content], inputs: inputs).recognizer
        let recognizer = ChangedRecognizer(child)
        inputs.view.follow { recognizer.action = gesture.read(in: $0).action }
        return _GestureOutputs(recognizer: recognizer)
    }
}

private final class ChangedRecognizer<Value: Equatable>: ForwardingRecognizer<Value> {
    var action: ((Value) -> Void)?
    private var reported: Value?

    override func commit() {
        child.commit()
        guard status.isOpen, let value, value != reported else { return }
        reported = value
        action?(value)
    }

    override func reset() {
        super.reset()
        reported = nil
    }
}

/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: PrimitiveGesture {
    fileprivate let content: Content
    fileprivate let transform: (Content.Value) -> Value

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(gesture: _GraphValue<Self>, inputs: _GestureInputs) -> _GestureOutputs<Value> {
        let child = Content._makeGesture(gesture: gesture[\.content], inputs: inputs).recognizer
        let recognizer = MapRecognizer<Content.Value, Value>(child)
        inputs.view.follow { recognizer.transform = gesture.read(in: $0).transform }
        return _GestureOutputs(recognizer: recognizer)
    }
}

private final class MapRecognizer<Base, Value>: Recognizer<Value> {
    private let child: Recognizer<Base>
    var transform: ((Base) -> Value)?
    /// The transformed value of a revision.
    private var known: (revision: Int, value: Value)?

    init(_ child: Recognizer<Base>) { self.child = child }

    override var value: Value? {
        guard let base = child.value, let transform else { return nil }
        if let known, known.revision == child.revision { return known.value }
        let value = transform(base)
        known = (child.revision, value)
        return value
    }

    override var status: GestureStatus { child.status }
    override var revision: Int { child.revision }
    override var discipline: GestureDiscipline { child.discipline }
    override var deadline: Duration? { child.deadline }
    override var tapCount: Int? { child.tapCount }
    override func receive(_ event: GestureEvent) { child.follow(event) }
    override func commit() { child.commit() }
    override func fail() { child.fail() }
    override func yields(to rival: GestureDiscipline) -> Bool { child.yields(to: rival) }

    override func reset() {
        child.reset()
        known = nil
    }
}

/// A gesture that is recognized only while keys are held.
nonisolated public struct _ModifiersGesture<Content: Gesture>: PrimitiveGesture {
    fileprivate let content: Content
    fileprivate let modifiers: EventModifiers

    /// Creates the recognizer of the gesture.
    public static func _makeGesture(
        gesture: _GraphValue<Self>,
        inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        let child = Content._makeGesture(gesture: gesture[\.content], inputs: inputs).recognizer
        let recognizer = ModifiersRecognizer(child)
        inputs.view.follow { recognizer.modifiers = gesture.read(in: $0).modifiers }
        return _GestureOutputs(recognizer: recognizer)
    }
}

private final class ModifiersRecognizer<Value>: ForwardingRecognizer<Value> {
    var modifiers: EventModifiers = []

    /// A tap while a key is held is none that assistive technology could make.
    override var tapCount: Int? { modifiers.isEmpty ? child.tapCount : nil }

    override func receive(_ event: GestureEvent) {
        if event.begins, !event.modifiers.isSuperset(of: modifiers) { child.fail() } else { child.follow(event) }
    }
}

extension Gesture {
    /// Runs an action when the gesture has ended with success.
    ///
    ///     Circle()
    ///         .gesture(TapGesture(count: 2).onEnded { print("double tap") })
    ///
    /// A gesture that is cancelled, such as a press that becomes a scroll, does not run the action.
    ///
    /// - Parameter action: Receives the last value of the gesture.
    nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Runs an action whenever the value of the gesture changes, before it ends.
    ///
    ///     Circle()
    ///         .gesture(DragGesture().onChanged { drag in print(drag.translation) })
    ///
    /// The action runs on the main actor, after each event that changes the value. A write of state in it updates the
    /// view for the next frame. A value that is reset at the end belongs into a ``GestureState``.
    ///
    /// - Parameter action: Receives the value of the gesture.
    nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self>
    where Self.Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Returns the gesture with transformed values.
    nonisolated public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Recognizes the gesture only where keys are held when it begins.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
    }
}
