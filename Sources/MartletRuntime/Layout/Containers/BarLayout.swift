import Foundation

/// The layout of a bar at the upper or lower edge of a container.
package protocol BarLayout: NodeLayout {
    /// The edge at which the bar is placed.
    var edge: VerticalEdge { get }
    /// Whether the bar overlaps the content without taking space from it.
    var isOverContent: Bool { get }
}

extension BarLayout {
    package var edge: VerticalEdge { .top }
    package var isOverContent: Bool { false }
    package var asBar: (any BarLayout)? { self }
}

extension RenderNode {
    /// Places the bars among the children, and returns the remaining area.
    package func placeBars(in area: CGRect) -> CGRect {
        var content = area
        for child in layoutChildren {
            guard let bar = child.layout.asBar, !child.flags.contains(.hidden) else { continue }
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
