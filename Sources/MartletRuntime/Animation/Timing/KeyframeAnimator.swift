import AttributeGraph
import Foundation

/// Content that is created from a value which follows keyframes.
///
/// The content is created again for each frame while the value changes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    fileprivate let initialValue: Value
    fileprivate let trigger: ChangeTrigger?
    fileprivate let repeats: Bool
    fileprivate let content: (Value) -> Content
    fileprivate let keyframes: (Value) -> KeyframePath

    /// Plays the keyframes whenever a value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value to begin with.
    ///   - trigger: The value whose changes start the keyframes.
    ///   - content: The content for a value.
    ///   - keyframes: The keyframes, from the current value.
    public init(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = ChangeTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Plays the keyframes as long as the view is shown.
    ///
    /// - Parameters:
    ///   - initialValue: The value to begin with.
    ///   - repeating: Whether they are played again and again.
    ///   - content: The content for a value.
    ///   - keyframes: The way of the value.
    public init(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Stops the program: the runtime creates primitive views without a body.
    public var body: Never { fatalError("KeyframeAnimator is a primitive view: the runtime makes it without a body.") }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let made = makeContent(view, inputs: inputs)
        return Content._makeView(view: made.body, inputs: made.inputs)
    }

    /// Makes the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if inputs.laziness == .elements, inputs.isUnary(Content.self) {
            inputs.addElement { Self._makeView(view: view, inputs: $0) }
            return
        }
        let made = makeContent(view, inputs: inputs)
        Content._makeViewList(view: made.body, inputs: made.inputs)
    }

    /// Whether the content is.
    public static var _isUnary: Bool { Content._isUnary }

    private static func makeContent(
        _ view: _GraphValue<Self>,
        inputs: _ViewInputs
    ) -> (body: _GraphValue<Content>, inputs: _ViewInputs) {
        let player = KeyframePlayer<Self, Value>(scene: inputs.scene)
        return BodyRule.make(view, inputs: inputs) { view in
            view.content(
                player.value(initialValue: view.initialValue, trigger: view.trigger, repeats: view.repeats) {
                    KeyframeTimeline(initialValue: $0, keyframes: view.keyframes($0))
                }
            )
        }
    }
}

/// A value of which only matters whether it changes.
struct ChangeTrigger: Equatable {
    private let value: any Equatable

    init(_ value: any Equatable) { self.value = value }

    static func == (a: ChangeTrigger, b: ChangeTrigger) -> Bool {
        func isEqual<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
        return isEqual(a.value)
    }
}

/// The progress of a value along keyframes.
private final class KeyframePlayer<Owner, Value> {
    // Borrowed: a scene outlives its rules and nodes: it ends their scope before itself.
    @Borrowed private var scene: SceneGraph
    private var current: Value?
    private var trigger: ChangeTrigger?
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var frames: FrameRequest?

    init(scene: SceneGraph) { _scene = Borrowed(scene) }

    /// Returns the current value. Called in a rule, which depends on the time during the animation.
    func value(
        initialValue: Value,
        trigger: ChangeTrigger?,
        repeats: Bool,
        _ keyframes: (Value) -> KeyframeTimeline<Value>
    ) -> Value {
        let isFirst = current == nil
        if isFirst { current = initialValue }
        if isFirst ? trigger == nil : trigger != self.trigger {
            timeline = keyframes(current ?? initialValue)
            start = scene.graph[scene.clock.time]
            frames = FrameRequest(scene.clock)
        }
        self.trigger = trigger
        guard let timeline else { return current ?? initialValue }
        var elapsed = scene.graph[scene.clock.time] - start
        if elapsed >= timeline.duration {
            if repeats, timeline.duration > 0 {
                elapsed.formTruncatingRemainder(dividingBy: timeline.duration)
            } else {
                elapsed = timeline.duration
                self.timeline = nil
                frames = nil
            }
        }
        let value = timeline.value(time: elapsed)
        current = value
        return value
    }
}

extension View {
    /// Shows the view by a value that follows keyframes, for as long as it is shown.
    ///
    /// - Parameters:
    ///   - initialValue: The value to begin with.
    ///   - repeating: Whether the keyframes are played again and again.
    ///   - content: The view for a value.
    ///   - keyframes: The way of the value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            PlacedContent {
                KeyframeAnimator(initialValue: initialValue, repeating: repeating) {
                    content(PlaceholderContentView(), $0)
                } keyframes: {
                    keyframes($0)
                }
            }
        )
    }

    /// Shows the view by a value that follows keyframes whenever another value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value to begin with.
    ///   - trigger: The value whose changes start the keyframes.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes, from the current value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            PlacedContent {
                KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
                    content(PlaceholderContentView(), $0)
                } keyframes: {
                    keyframes($0)
                }
            }
        )
    }
}
