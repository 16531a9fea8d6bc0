import AttributeGraph
import Foundation

extension _ViewOutputs {
    /// Creates a node that draws the content with an effect, whose data are animated if the transaction has an
    /// animation.
    ///
    /// - Parameters:
    ///   - isMovement: Whether the effect moves content, and is thus affected by reduced motion.
    ///   - data: Returns the data of the effect, in a rule that belongs to a node.
    ///   - effect: Returns the effect for the presented data and the target data.
    static func animatedEffect<Data: VectorArithmetic>(
        inputs: _ViewInputs,
        body: (_ViewInputs) -> _ViewOutputs,
        isMovement: Bool = true,
        data: @escaping (Graph, RenderNode) -> Data,
        effect: @escaping (_ shown: Data, _ target: Data) -> RenderEffect
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let rule = EffectFollower(
            node: Borrowed(node), place: AnimationPlace(inputs), animator: Animator(isMovement: isMovement),
            data: data, effect: effect)
        _ = inputs.graph.makeRule(rule, in: inputs.scope, isEager: true)
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }

    /// Creates a node that draws the content with an effect that depends on the presented data only.
    package static func animatedEffect<Data: VectorArithmetic>(
        inputs: _ViewInputs,
        body: (_ViewInputs) -> _ViewOutputs,
        isMovement: Bool = true,
        data: @escaping (Graph, RenderNode) -> Data,
        effect: @escaping (_ shown: Data) -> RenderEffect
    ) -> _ViewOutputs {
        animatedEffect(inputs: inputs, body: body, isMovement: isMovement, data: data) { shown, _ in effect(shown) }
    }
}

/// Applies the effect of a possibly animated value to a node.
private struct EffectFollower<Data: VectorArithmetic>: Rule {
    /// Lasts as long as the rule.
    let node: Borrowed<RenderNode>
    let place: AnimationPlace
    var animator: Animator<Data>
    let data: (Graph, RenderNode) -> Data
    let effect: (_ shown: Data, _ target: Data) -> RenderEffect

    mutating func value(in graph: Graph) {
        node.with { node in
            let target = data(graph, node)
            node.setContentIfChanged(.effect(effect(animator.present(target, at: place), target)))
            node.motion.keep(.effect, animator.flight(at: place))
        }
    }
}
