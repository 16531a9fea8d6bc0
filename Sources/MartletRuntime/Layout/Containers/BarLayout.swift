import Foundation

/// The layout of a bar, which stands at an edge of what it belongs to.
package protocol BarLayout: NodeLayout {
    /// The edge that the bar stands at.
    var edge: VerticalEdge { get }
    /// Whether the bar lies over the content, and takes nothing of its place.
    var isOverContent: Bool { get }
}

extension BarLayout {
    package var edge: VerticalEdge { .top }
    package var isOverContent: Bool { false }
}

extension RenderNode {
    /// Places the bars among the children, and gives the room that they leave.
    package func placeBars(in area: CGRect) -> CGRect {
        var content = area
        for child in layoutChildren {
            guard let bar = child.layout as? any BarLayout, !child.flags.contains(.hidden) else { continue }
            let offered = ProposedViewSize(width: area.width, height: nil)
            let height = child.size(for: offered).height
            let y = bar.edge == .top ? content.minY : content.maxY - height
            child.place(at: CGPoint(x: area.minX, y: y), proposal: offered)
            guard !bar.isOverContent else { continue }
            if bar.edge == .top { content.origin.y += height }
            content.size.height = max(0, content.height - height)
        }
        return content
    }
}
