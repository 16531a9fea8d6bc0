import Foundation

/// Controls that belong together, and stand beside each other without a gap.
package struct ControlGroupControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .controlGroup }
    package var isElement: Bool { false }

    /// What its label says, which is read and not shown.
    package func name(of node: RenderNode) -> String? { node.leadingName }
}

extension ControlRole {
    package static let controlGroup = ControlRole("controlGroup", as: .other)
}

/// The layout of a group: that of its controls. The label takes no room.
struct ControlGroupLayout: NodeLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        node.layoutChildren.last?.size(for: proposal) ?? .zero
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        node.layoutChildren.last?.place(at: .zero, proposal: proposal)
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        node.layoutChildren.last?.dimensions(for: proposal)[explicit: key]
    }
}
