import AttributeGraph
import Foundation

/// The first of several views that fits in the space that is offered; the last where none does.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    let content: Content
    let axes: Axis.Set

    /// Shows the first view whose ideal size fits.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a view must fit.
    ///   - content: The views, in the order of preference.
    @inlinable
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.init(axes: axes, _content: content())
    }

    @usableFromInline
    init(axes: Axis.Set, _content: Content) {
        content = _content
        self.axes = axes
    }

    /// Creates the single element of the view, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaker.make(inputs: inputs, content: { Content._makeViewList(view: view[\.content], inputs: $0) }) {
            FittingLayout(axes: view.pointer(in: $0).pointee.axes)
        }
    }
}

/// The layout of `ViewThatFits`. The children that are not chosen are hidden.
struct FittingLayout: NodeLayout, Equatable {
    let axes: Axis.Set

    var name: String? { "ViewThatFits" }

    private func choice(for proposal: ProposedViewSize, node: RenderNode) -> RenderNode? {
        let children = node.layoutChildren
        return children.first { child in
            let ideal = child.size(for: .unspecified)
            return Axis.allCases.allSatisfy { axis in
                guard axes.contains(axis), let offered = proposal[axis] else { return true }
                return ideal[axis] <= offered + 1e-6
            }
        } ?? children.last
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        choice(for: proposal, node: node)?.size(for: proposal) ?? .zero
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let chosen = choice(for: proposal, node: node) else { return }
        for child in node.layoutChildren where child !== chosen { child.lifetime.setShown(false) }
        chosen.lifetime.setShown(true)
        chosen.place(at: .zero, proposal: proposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        return choice(for: proposal, node: node)?.dimensions(for: proposal)[explicit: key]
    }
}
