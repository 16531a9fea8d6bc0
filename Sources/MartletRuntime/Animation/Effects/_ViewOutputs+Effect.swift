import AttributeGraph
import Foundation

extension _ViewOutputs {
    /// Makes a node that shows the content with an effect, whose data go gradually where the transaction animates them.
    ///
    /// - Parameters:
    ///   - isMovement: Whether the effect moves things, which a person may not want.
    ///   - data: What the effect is made from, read in a rule that belongs to a node.
    ///   - effect: The effect of the data that are to be shown, and those that they go to.
    static func animatedEffect<Data: VectorArithmetic>(
        inputs: _ViewInputs,
        body: (_ViewInputs) -> _ViewOutputs,
        isMovement: Bool = true,
        data: @escaping (Graph, RenderNode) -> Data,
        effect: @escaping (_ shown: Data, _ target: Data) -> RenderEffect
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let place = AnimationPlace(inputs)
        var animator = Animator<Data>(isMovement: isMovement)
        inputs.follow { [unowned node] graph in
            let target = data(graph, node)
            node.setContentIfChanged(.effect(effect(animator.present(target, at: place), target)))
            node.keep(.effect, animator.flight(at: place))
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }

    /// Makes a node that shows the content with an effect of what is shown now alone.
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
