import AttributeGraph

/// A view or modifier with the animatable data that is displayed now, instead of its own.
///
/// During an animation it depends on the time, as `Animatable` requires.
struct AnimatablePart<Value: Animatable>: Rule {
    private let source: _GraphValue<Value>
    let place: AnimationPlace
    private(set) var animator: Animator<Value.AnimatableData>

    /// Makes the attribute. A value without animatable data needs none.
    static func make(
        _ source: _GraphValue<Value>,
        inputs: _ViewInputs,
        isMovement: Bool = false
    ) -> _GraphValue<Value> {
        if Value.AnimatableData.self == EmptyAnimatableData.self { return source }
        let rule = AnimatablePart(
            source: source,
            place: AnimationPlace(inputs),
            animator: Animator(isMovement: isMovement)
        )
        return _GraphValue(inputs.graph.makeRule(rule, in: inputs.scope), isCompared: true)
    }

    mutating func value(in graph: Graph) -> Value {
        var value = source.read(in: graph)
        let target = value.animatableData
        let shown = animator.present(target, at: place)
        if shown != target { value.animatableData = shown }
        return value
    }

    static func areEqual(_ a: Value, _ b: Value) -> Bool { ValueComparator.of(Value.self).areEqual(a, b) }
}

extension View where Self: Animatable {
    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let presented = AnimatablePart.make(view, inputs: inputs)
        let made = BodyRule.make(presented, inputs: inputs) { onMainActor($0) { $0.body } }
        return Body._makeView(view: made.body, inputs: made.inputs)
    }

    /// Makes the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        if Body.self == Never.self || (inputs.addsElements && inputs.isUnary(Body.self)) {
            inputs.addElement(of: view) { Self._makeView(view: view, inputs: $0) }
        } else {
            let presented = AnimatablePart.make(view, inputs: inputs)
            let made = BodyRule.make(presented, inputs: inputs) { onMainActor($0) { $0.body } }
            Body._makeViewList(view: made.body, inputs: made.inputs)
        }
    }
}

/// A modifier with animatable data: its body runs for each interpolated value.
@available(*, deprecated, message: "Use Animatable directly.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension ViewModifier where Self: Animatable {
    /// Makes the element of a modified view of one element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let presented = AnimatablePart.make(modifier, inputs: inputs)
        let made = makeBody(presented, inputs: inputs, content: ModifierContent(inputs: inputs, make: body))
        return Body._makeView(view: made.body, inputs: made.inputs)
    }
}
