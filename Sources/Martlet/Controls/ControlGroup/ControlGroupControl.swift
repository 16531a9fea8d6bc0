import Foundation

/// A row of related controls without gaps.
package struct ControlGroupControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .controlGroup }
    package var isElement: Bool { false }

    /// The text of the group's label, which is read by assistive technology and not shown.
    package func name(of node: RenderNode) -> String? { node.reading.leadingName }
}

extension ControlRole {
    package static let controlGroup = ControlRole("controlGroup", as: .other)
}

/// Lays out the controls of a group. The label has no size.
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
