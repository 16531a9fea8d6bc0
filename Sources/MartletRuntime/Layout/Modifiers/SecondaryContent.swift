import AttributeGraph
import Foundation

/// The drawing order of secondary content, relative to the primary content.
package enum Layer {
    case behind
    case inFront
}

/// A layer that is known by its type, and so before any value is read.
package protocol LayerKind {
    static var layer: Layer { get }
}

package enum Behind: LayerKind { package static var layer: Layer { .behind } }
package enum InFront: LayerKind { package static var layer: Layer { .inFront } }

/// The layout of content with other content behind or in front of it, which is offered the size of the first.
struct LayeredLayout: NodeLayout, Equatable {
    let layer: Layer
    let alignment: Alignment

    var primaryIndex: Int { layer == .behind ? 1 : 0 }

    private func primary(_ node: RenderNode) -> RenderNode? {
        let children = node.children
        return primaryIndex < children.count ? children[primaryIndex] : nil
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        guard let (size, traits) = primary(node)?.sizeAndTraits(for: proposal) else { return .zero }
        node.sizeTraits = traits
        return size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let primary = primary(node) else { return }
        primary.place(at: .zero, proposal: proposal)
        let dimensions = primary.dimensions(for: proposal)
        let offered = ProposedViewSize(dimensions.size)
        for child in node.children where child !== primary {
            child.place(at: alignment.origin(of: child.dimensions(for: offered), in: dimensions), proposal: offered)
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        primary(node)?.dimensions(for: proposal)[explicit: key]
    }

    var ownSpacing: OwnSpacing { .always }

    func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge { primary(node)?.spacing(at: edge) ?? .standard }

    func isUnbounded(along axis: Axis, node: RenderNode) -> Bool {
        primary(node)?.isUnbounded(along: axis) == true
    }

    package var isTransparentToTraits: Bool { true }
}

/// Adds views behind or in front of the content, without changing its size.
nonisolated struct LayerModifier<Secondary: View, Kind: LayerKind>: SecondaryContentModifier {
    let secondary: Secondary
    let alignment: Alignment

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let secondary = modifier[\.secondary]
        return .layered(
            Kind.layer,
            inputs: inputs,
            body: body,
            alignment: { modifier.pointer(in: $0).pointee.alignment },
            secondary: { Secondary._makeViewList(view: secondary, inputs: $0) }
        )
    }
}

extension _ViewOutputs {
    /// Makes content with other content behind or in front of it.
    package static func layered(
        _ layer: Layer,
        inputs: _ViewInputs,
        body: (_ViewInputs) -> _ViewOutputs,
        alignment: ((Graph) -> Alignment)? = nil,
        secondary: (_ViewInputs) -> Void
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: LayeredLayout(layer: layer, alignment: .center), inputs: inputs)
        let inner = inputs.inside(node)
        if layer == .inFront { _ = body(inner) }
        // Several views are laid over each other, as in a `ZStack`.
        let stack = RenderNode.make(layout: OverlaidLayout(alignment: .center), inputs: inner)
        if let alignment {
            inputs.follow { [unowned node, unowned stack] graph in
                let alignment = alignment(graph)
                node.setLayout(LayeredLayout(layer: layer, alignment: alignment))
                stack.setLayout(OverlaidLayout(alignment: alignment))
            }
        }
        secondary(inner.inside(stack))
        if layer == .behind { _ = body(inner) }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Lays views in front of the view, without changing its size. They are offered the size of the view.
    ///
    ///     Image(systemName: "bell")
    ///         .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 6, height: 6) }
    ///
    /// The size of the result is that of the view alone. An overlay that is larger reaches beyond the frame, where it
    /// is drawn over the neighbors.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of another size.
    ///   - content: The views; several overlap, the last in front.
    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier<_, InFront>(secondary: content(), alignment: alignment))
    }

    /// Lays a view in front of the view, without changing its size.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay,
        alignment: Alignment = .center,
        _apart: _NoClosure = nil
    ) -> some View {
        modifier(LayerModifier<_, InFront>(secondary: overlay, alignment: alignment))
    }

    /// Lays views behind the view, without changing its size. They are offered the size of the view.
    ///
    ///     Text("Quote")
    ///         .padding()
    ///         .background { RoundedRectangle(cornerRadius: 8).fill(.yellow) }
    ///
    /// The size of the result is that of the view alone. Modifiers between the view and its background count: a
    /// background after `padding` also fills the padding, and one before it does not.
    ///
    /// - Parameters:
    ///   - alignment: The alignment of views of another size.
    ///   - content: The views; several overlap, the last in front.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier<_, Behind>(secondary: content(), alignment: alignment))
    }

    /// Lays a view behind the view, without changing its size.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center,
        _apart: _NoClosure = nil
    ) -> some View {
        modifier(LayerModifier<_, Behind>(secondary: background, alignment: alignment))
    }
}
