import AttributeGraph
import Foundation

/// An effect that shows a view transformed, by its size, without changing its place in the layout.
///
///     struct Shake: GeometryEffect {
///         var amount: CGFloat
///         var animatableData: CGFloat {
///             get { amount }
///             set { amount = newValue }
///         }
///         func effectValue(size: CGSize) -> ProjectionTransform {
///             ProjectionTransform(CGAffineTransform(translationX: 10 * sin(amount * .pi * 6), y: 0))
///         }
///     }
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform for a view of a size, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Stops the program: the effect is applied without a body.
    public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a geometry effect: the runtime applies it without a body.")
    }

    /// Creates the element of a modified view with a single element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeEffect(modifier: modifier, inputs: inputs, isIgnoredByLayout: false, body: body)
    }

    nonisolated fileprivate static func makeEffect(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        isIgnoredByLayout: Bool,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let presented = AnimatablePart.make(modifier, inputs: inputs, isMovement: true)
        inputs.follow { [unowned node] graph in
            let effect = presented.read(in: graph)
            node.motion.keep(.animatableData, presented.flight(in: graph))
            node.layout = GeometryEffectLayout(isIgnoredByLayout: isIgnoredByLayout) { effect.effectValue(size: $0) }
            if node.flags.contains(.placed) { node.showTransform(in: node.layoutSize) }
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The layout of content with a transform that depends on its size.
struct GeometryEffectLayout: WrappingLayout {
    let isIgnoredByLayout: Bool
    let transform: (CGSize) -> ProjectionTransform

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        node.showTransform(in: size)
        node.onlyChild?.place(at: .zero, proposal: proposal)
    }
}

extension RenderNode {
    /// Applies the layout's transform for a size.
    fileprivate func showTransform(in size: CGSize) {
        guard let layout = layout as? GeometryEffectLayout else { return }
        var effect = TransformEffect(kind: .projection(layout.transform(size)))
        effect.isIgnoredByLayout = layout.isIgnoredByLayout
        setContentIfChanged(.effect(.transform(effect)))
    }
}

/// A geometry effect that frames and anchors leave out.
nonisolated struct IgnoredByLayoutEffect<Effect: GeometryEffect>: GeometryEffect {
    var effect: Effect

    var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform { effect.effectValue(size: size) }

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        makeEffect(modifier: modifier, inputs: inputs, isIgnoredByLayout: true, body: body)
    }
}

extension GeometryEffect {
    /// Returns an effect that shows the same transform, but which the frames and anchors that views inside read leave
    /// out.
    nonisolated public func ignoredByLayout() -> some ViewModifier { IgnoredByLayoutEffect(effect: self) }
}
