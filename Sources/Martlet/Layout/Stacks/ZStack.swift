import AttributeGraph
import Foundation

/// Views in front of each other, the first at the back.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
    let content: Content
    let alignment: Alignment

    /// Lays views over each other, aligned at a guide on each axis.
    @inlinable
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.init(alignment: alignment, _content: content())
    }

    @usableFromInline
    init(alignment: Alignment, _content: Content) {
        content = _content
        self.alignment = alignment
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        StackMaker.make(inputs: inputs, content: { Content._makeViewList(view: view.project(offset: 0), inputs: $0) }) {
            OverlaidLayout(alignment: view.pointer(in: $0).pointee.alignment)
        }
    }
}

/// The layout of `ZStack`: each child is offered the whole, and all are aligned at one point.
struct OverlaidLayout: NodeLayout, Equatable {
    let alignment: Alignment

    var name: String? { "ZStack" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        extent(of: node, proposal: proposal).size
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let origin = extent(of: node, proposal: proposal).guides
        for child in node.layoutChildren {
            let dimensions = child.dimensions(for: proposal)
            child.place(
                at: CGPoint(
                    x: origin.x - dimensions[alignment.horizontal],
                    y: origin.y - dimensions[alignment.vertical]
                ),
                proposal: proposal
            )
        }
    }

    func explicitAlignment(_ key: AlignmentKey, of node: RenderNode, size: CGSize) -> CGFloat? {
        let proposal = node.proposalFor(size)
        let origin = extent(of: node, proposal: proposal).guides
        let values = node.layoutChildren.compactMap { child -> CGFloat? in
            let dimensions = child.dimensions(for: proposal)
            guard let value = dimensions[explicit: key] else { return nil }
            return value
                + (key.axis == .horizontal
                    ? origin.x - dimensions[alignment.horizontal] : origin.y - dimensions[alignment.vertical])
        }
        return key.combine(values)
    }

    /// The size that holds all children when their guides lie on one point, and that point.
    private func extent(of node: RenderNode, proposal: ProposedViewSize) -> (size: CGSize, guides: CGPoint) {
        var left: CGFloat = 0
        var right: CGFloat = 0
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        var isFirst = true
        for child in node.layoutChildren {
            let dimensions = child.dimensions(for: proposal)
            let x = dimensions[alignment.horizontal]
            let y = dimensions[alignment.vertical]
            left = isFirst ? x : max(left, x)
            right = isFirst ? dimensions.width - x : max(right, dimensions.width - x)
            top = isFirst ? y : max(top, y)
            bottom = isFirst ? dimensions.height - y : max(bottom, dimensions.height - y)
            isFirst = false
        }
        return (CGSize(width: max(0, left + right), height: max(0, top + bottom)), CGPoint(x: left, y: top))
    }
}
