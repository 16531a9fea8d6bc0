import Foundation
import Martlet

/// Scrolling by the mouse at the bars of scroll views.
///
/// A press on a thumb holds it until the release, and the content follows. A press beside the thumb, where the page has
/// nothing to press, scrolls by a page.
@MainActor
package final class ScrollBarDrag {
    /// The thumb that the mouse holds.
    private struct Hold {
        weak var node: RenderNode?
        let axis: Axis
        /// The cells of the thumb before the mouse.
        let grip: Int
    }

    private var hold: Hold?

    package init() {}

    /// Whether a thumb is held.
    package var isHolding: Bool { hold != nil }

    /// Handles an event of the mouse.
    ///
    /// - Parameters:
    ///   - scene: The front scene.
    ///   - origin: Its origin on the screen, in points.
    /// - Returns: False if the event belongs to the page.
    package func handle(
        _ mouse: TerminalMouse, in scene: SceneGraph, origin: CGPoint, painter: TreePainter
    ) -> Bool {
        switch mouse.kind {
        case .press:
            // A terminal may lose the release, for example outside of its window.
            _ = end(painter)
            guard mouse.button == .left, !scene.picking.isPicking else { return false }
            return press(mouse, in: scene, origin: origin, painter: painter)
        case .drag:
            guard let hold else { return false }
            if let node = hold.node, let bar = node.scroll.scrollBar(hold.axis, origin: origin) {
                node.scroll.scroll(bar, to: bar.offset(forThumbAt: bar.place(mouse) - hold.grip))
            }
            return true
        case .release: return end(painter)
        case .move, .scrollUp, .scrollDown, .scrollLeft, .scrollRight: return false
        }
    }

    private func press(_ mouse: TerminalMouse, in scene: SceneGraph, origin: CGPoint, painter: TreePainter) -> Bool {
        let point = mouse.location - origin
        guard let (node, bar) = scene.scrolling.scrollBar(at: mouse, point: point, origin: origin) else { return false }
        let place = bar.place(mouse)
        if bar.thumb.contains(place) {
            hold = Hold(node: node, axis: bar.axis, grip: place - bar.thumb.lowerBound)
            painter.heldBar = (ObjectIdentifier(node), bar.axis)
            return true
        }
        guard !scene.scrolling.isPressable(at: point, in: node) else { return false }
        let page = bar.axis == .vertical ? node.frame.height : node.frame.width
        let step = max(1, page - HostProfile.cell.height)
        node.scroll.scroll(bar, to: node.scroll.scrollOffset(bar.axis) + (place < bar.thumb.lowerBound ? -step : step))
        return true
    }

    private func end(_ painter: TreePainter) -> Bool {
        defer {
            hold = nil
            if painter.heldBar != nil { painter.heldBar = nil }
        }
        return hold != nil
    }
}

extension SceneScrolling {
    /// Returns the innermost scroll view with a bar at a cell.
    @MainActor
    fileprivate func scrollBar(
        at mouse: TerminalMouse, point: CGPoint, origin: CGPoint
    ) -> (node: RenderNode, bar: ScrollBar)? {
        // Each direction leads to the innermost scroll view that can move there.
        let deltas = [
            CGSize(width: 0, height: -1), CGSize(width: 0, height: 1), CGSize(width: -1, height: 0),
            CGSize(width: 1, height: 0),
        ]
        for delta in deltas {
            var current = target(at: point, delta: delta)
            while let node = current {
                for axis in Axis.allCases {
                    if let bar = node.scroll.scrollBar(axis, origin: origin),
                        bar.track.contains(column: mouse.column, row: mouse.row)
                    {
                        return (node, bar)
                    }
                }
                current = node.parent
            }
        }
        return nil
    }

    /// Whether a press at a point of a scroll view operates something in it.
    fileprivate func isPressable(at point: CGPoint, in scroll: RenderNode) -> Bool {
        var current = scene.hitTest(point)
        while let node = current, node !== scroll {
            if node.controlContent != nil || node.reading.isOperated { return true }
            current = node.parent
        }
        return false
    }
}

extension ScrollNode {
    /// Returns the node's scroll bar on the screen; `nil` for none.
    fileprivate func scrollBar(_ axis: Axis, origin: CGPoint) -> ScrollBar? {
        guard node.isAttached, case .scroll(let scroll) = node.content else { return nil }
        let rect = CellRect(covering: node.frameInWindow.offsetBy(dx: origin.x, dy: origin.y))
        return ScrollBar(axis, of: scroll, in: rect, size: node.frame.size, isMirrored: node.isRightToLeft)
    }

    fileprivate func scrollOffset(_ axis: Axis) -> CGFloat {
        guard case .scroll(let scroll) = node.content else { return 0 }
        return axis == .vertical ? scroll.offset.y : scroll.offset.x
    }

    /// Scrolls to an offset, which is moved to a line between cells.
    @MainActor
    fileprivate func scroll(_ bar: ScrollBar, to offset: CGFloat) {
        let isVertical = bar.axis == .vertical
        let cell = isVertical ? HostProfile.cell.height : HostProfile.cell.width
        let wanted = min(max(0, (offset / cell).rounded() * cell), bar.distance)
        let delta = scrollOffset(bar.axis) - wanted
        node.scene.scrolling.scroll(
            node, by: isVertical ? CGSize(width: 0, height: delta) : CGSize(width: delta, height: 0))
    }
}
