import AttributeGraph
import Foundation

extension _ViewOutputs {
    /// Creates nodes that draw the content with a look, which is animated if the transaction has an animation.
    fileprivate static func look(
        inputs: _ViewInputs,
        body: (_ViewInputs) -> _ViewOutputs,
        place: AnimationPlace,
        _ look: @escaping (Graph, RenderNode, GeometryProxy) -> _VisualLook.Vector
    ) -> _ViewOutputs {
        let faded = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let blurred = RenderNode.make(layout: PassingLayout(), inputs: inputs.inside(faded))
        let moved = RenderNode.make(layout: PassingLayout(), inputs: inputs.inside(blurred))
        // Innermost, because it is no effect while no colors change, and the chain of effects that determines the frame
        // must not be interrupted.
        let colored = RenderNode.make(layout: PassingLayout(), inputs: inputs.inside(moved))
        let proxy = GeometryProxy(geometry: NodeGeometry(node: faded, scope: inputs.scope))
        var animator = Animator<_VisualLook.Vector>()
        inputs.follow { [unowned faded, unowned blurred, unowned colored, unowned moved] graph in
            let shown = animator.present(look(graph, faded, proxy).finite, at: place)
            faded.setContentIfChanged(.effect(.opacity(min(1, max(0, shown.opacity)))))
            blurred.setContentIfChanged(.effect(.blur(radius: max(0, shown.blur))))
            if shown.colors != ColorTransform() {
                colored.setContentIfChanged(.effect(.color(shown.colors)))
            } else if case .effect = colored.content {
                colored.setContent(.layout)
            }
            let transform = TransformEffect(kind: .projection(shown.matrix.transform))
            moved.setContentIfChanged(.effect(.transform(transform)))
        }
        _ = body(inputs.inside(colored))
        return _ViewOutputs(node: faded)
    }
}

/// Shows the content with an effect that depends on its geometry.
nonisolated struct VisualEffectModifier<Effect: VisualEffect>: PrimitiveModifier {
    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .look(inputs: inputs, body: body, place: AnimationPlace(inputs)) { graph, _, proxy in
            let effect = modifier.read(in: graph).effect(EmptyVisualEffect(), proxy)
            var look = _VisualLook(size: proxy.size)
            effect._apply(to: &look)
            return look.vector
        }
    }
}

/// The position of a view relative to the visible part of a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Beyond the top or the leading edge.
    case topLeading
    /// In sight.
    case identity
    /// Beyond the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// -1 beyond the start, 0 in sight, 1 beyond the end.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The way in which a view changes between the phases of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
    enum Kind { case animated, interactive, identity }

    let kind: Kind
    var animation: Animation?
    var curve = UnitCurve.linear
    /// The visible fraction from which the view counts as visible.
    var visible = 0.5

    /// The visible fraction from which a view counts as visible.
    public struct Threshold: Sendable {
        let visible: Double

        /// Any visible part.
        public static let hidden = Threshold(visible: 0)
        /// The whole view is visible.
        public static let visible = Threshold(visible: 1)
        /// Half of the view is visible.
        public static let centered = Threshold(visible: 0.5)

        /// Returns a visible fraction, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(visible: amount) }

        /// Returns an interpolated threshold.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            Threshold(visible: visible + (other.visible - visible) * amount)
        }
    }

    /// With an animation, as soon as enough of the view is seen.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .animated, animation: animation)
    }

    /// With an animation, as soon as enough of the view is seen.
    public static var animated: ScrollTransitionConfiguration { animated() }

    /// Follows the scroll position, by the visible fraction of the view.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(kind: .interactive, curve: timingCurve)
    }

    /// Follows the scroll position, by the visible fraction of the view.
    public static var interactive: ScrollTransitionConfiguration { interactive() }

    /// Returns the configuration with another part of the view that must be seen.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.visible = threshold.visible
        return result
    }

    /// Returns the configuration with another animation.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var result = self
        result.animation = animation
        return result
    }

    /// Not at all.
    public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(kind: .identity) }
}

/// Draws the content with an effect that depends on its position in a scroll view.
nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: PrimitiveModifier {
    let top: ScrollTransitionConfiguration
    let bottom: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    private final class OwnAnimation: TransactionChange {
        var animation: Animation?

        override func apply(to transaction: inout Transaction, in scene: SceneGraph) {
            if let animation { transaction.animation = animation }
        }
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let change = OwnAnimation()
        var changed = inputs
        changed.changeTransactions(change)
        return .look(inputs: inputs, body: body, place: AnimationPlace(changed)) { graph, node, proxy in
            let modifier = modifier.read(in: graph)
            func vector(_ phase: ScrollTransitionPhase) -> _VisualLook.Vector {
                var look = _VisualLook(size: proxy.size)
                modifier.effect(EmptyVisualEffect(), phase)._apply(to: &look)
                return look.vector
            }
            // Records the dependency.
            _ = proxy.frame(in: .global)
            guard let (seen, phase) = node.scroll.seenPart(along: modifier.axis), phase != .identity else {
                change.animation = modifier.top.kind == .animated ? modifier.top.animation : nil
                return vector(.identity)
            }
            let configuration = phase == .topLeading ? modifier.top : modifier.bottom
            change.animation = configuration.kind == .animated ? configuration.animation : nil
            switch configuration.kind {
            case .identity: return vector(.identity)
            case .animated: return vector(seen >= configuration.visible ? .identity : phase)
            case .interactive:
                let identity = vector(.identity)
                var distance = vector(phase) - identity
                distance.scale(by: configuration.curve.value(at: 1 - seen))
                return identity + distance
            }
        }
    }
}

extension ScrollNode {
    /// Returns the visible fraction of the node in the enclosing scroll view, from 0 to 1, and the edge beyond which
    /// the rest is; nil outside scroll views.
    fileprivate func seenPart(along axis: Axis?) -> (seen: Double, phase: ScrollTransitionPhase)? {
        var outer = node.containerNode
        while let current = outer {
            if case .scroll(let scroll) = current.content {
                let axis = axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
                let port = CGRect(origin: .zero, size: current.layoutSize)
                let own = GeometryConversion(from: node, to: current).rect(CGRect(origin: .zero, size: node.layoutSize))
                let (start, end) = (own.origin[axis], own.origin[axis] + own.size[axis])
                let (first, last) = (port.origin[axis], port.origin[axis] + port.size[axis])
                guard end > start else { return (1, .identity) }
                let seen = Double(max(0, min(end, last) - max(start, first)) / (end - start))
                if seen >= 1 { return (1, .identity) }
                return (seen, start < first ? .topLeading : .bottomTrailing)
            }
            outer = current.containerNode
        }
        return nil
    }
}

extension View {
    /// Shows the view with an effect that depends on its geometry, and does not change its layout.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
    }

    /// Draws the view with an effect while it enters or leaves the visible part of the enclosing scroll view.
    ///
    /// - Parameters:
    ///   - configuration: The way in which the view changes between phases.
    ///   - axis: The scroll axis to consider; nil for that of the scroll view.
    ///   - transition: Returns the effect for a phase.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration,
            bottomTrailing: configuration,
            axis: axis,
            transition: transition
        )
    }

    /// Draws the view with an effect while it enters or leaves the visible part of the enclosing scroll view.
    ///
    /// - Parameters:
    ///   - topLeading: The configuration at the start of the visible part.
    ///   - bottomTrailing: The configuration at the end of the visible part.
    ///   - axis: The scroll axis to consider; nil for that of the scroll view.
    ///   - transition: Returns the effect for a phase.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(top: topLeading, bottom: bottomTrailing, axis: axis, effect: transition)
        )
    }
}
