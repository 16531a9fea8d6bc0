import AttributeGraph
import Foundation

/// Draws the content with an effect that does not influence layout.
package nonisolated struct EffectModifier: PrimitiveModifier {
    package let effect: RenderEffect

    package init(effect: RenderEffect) {
        self.effect = effect
    }

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in
            node.setContentIfChanged(.effect(modifier.pointer(in: graph).pointee.effect))
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// Shows the content transparent.
nonisolated struct OpacityModifier: PrimitiveModifier {
    let opacity: Double

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .animatedEffect(inputs: inputs, body: body, isMovement: false) { graph, _ in
            let opacity = modifier.pointer(in: graph).pointee.opacity
            return opacity.isNaN ? 1 : opacity
        } effect: {
            .opacity(min(1, max(0, $0)))
        }
    }
}

/// Lays the content out without drawing it.
nonisolated struct HiddenModifier: PrimitiveModifier {
    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        node.flags.insert(.invisible)
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Sets the opacity of the view: 0 is invisible, 1 changes nothing.
    ///
    ///     Text("Faded").opacity(0.4)
    ///
    /// An invisible view keeps its place in the layout, but receives no input.
    ///
    /// - Parameter opacity: The opacity, from 0 to 1. Nested opacities are multiplied.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }

    /// Clips the view to its frame.
    ///
    ///     Image("Sunset")
    ///         .frame(width: 100, height: 60)
    ///         .clipped()
    ///
    /// Parts outside of the frame are neither drawn nor hit.
    ///
    /// - Parameter antialiased: Whether the edges are smoothed, if the host can.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(EffectModifier(effect: .clip))
    }

    /// Hides the view and excludes it from input, but keeps its place in the layout.
    nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}
