import Foundation
import Martlet

/// Selection of text by the mouse, in texts with `textSelection(.enabled)`.
///
/// A drag selects cells as they are read, and its release copies their text. The next press, key or scrolling ends the
/// selection.
@MainActor
package final class TextDrag {
    private weak var node: RenderNode?
    /// The cells of the text at the press. A text that moves loses its selection.
    private var area = CellRect(column: 0, row: 0, width: 0, height: 0)
    private var start = CellPosition(column: 0, row: 0)
    private var end = CellPosition(column: 0, row: 0)
    private var isHeld = false

    package init() {}

    /// Whether cells are selected.
    package var isSelecting: Bool { node != nil && start != end }

    /// Handles an event of the mouse.
    ///
    /// - Parameters:
    ///   - scene: The front scene.
    ///   - origin: Its origin on the screen, in points.
    ///   - grid: The cells of the screen.
    ///   - copy: Called with the selected text at the end of a drag.
    /// - Returns: False if the event belongs to the page.
    package func handle(
        _ mouse: TerminalMouse, in scene: SceneGraph, origin: CGPoint, grid: CellGrid, copy: (String) -> Void
    ) -> Bool {
        switch mouse.kind {
        case .press:
            clear()
            guard mouse.button == .left, !scene.picking.isPicking,
                let text = scene.transfer.takeableText(at: mouse.location - origin)
            else { return false }
            (node, area, isHeld) = (text, Self.area(of: text, origin), true)
            start = CellPosition(column: mouse.column, row: mouse.row)
            end = start
            return true
        case .drag:
            guard isHeld, let node, Self.area(of: node, origin) == area, !area.isEmpty else { return isHeld }
            end = CellPosition(
                column: min(max(mouse.column, area.column), area.endColumn - 1),
                row: min(max(mouse.row, area.row), area.endRow - 1))
            return true
        case .release:
            guard isHeld else { return false }
            isHeld = false
            if isSelecting { copy(text(in: grid)) }
            return true
        case .scrollUp, .scrollDown, .scrollLeft, .scrollRight:
            clear()
            return false
        case .move: return false
        }
    }

    /// Ends the selection.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func clear() -> Bool {
        defer { (node, isHeld) = (nil, false) }
        return isSelecting
    }

    /// The selected cells of each line.
    package func lines(origin: CGPoint) -> [CellRect] {
        guard isSelecting, let node, node.isAttached, Self.area(of: node, origin) == area else { return [] }
        return lines
    }

    private var lines: [CellRect] {
        let (first, last) = (start.row, start.column) < (end.row, end.column) ? (start, end) : (end, start)
        return (first.row...last.row).map { row in
            let from = row == first.row ? first.column : area.column
            let to = row == last.row ? last.column + 1 : area.endColumn
            return CellRect(column: from, row: row, width: to - from, height: 1)
        }
    }

    private func text(in grid: CellGrid) -> String {
        lines.map { line in
            let shown = line.intersection(grid.bounds)
            var text = (shown.column..<max(shown.column, shown.endColumn)).map { grid[$0, line.row].glyph.text }
                .joined()
            while text.last == " " { text.removeLast() }
            return text
        }.joined(separator: "\n")
    }

    private static func area(of node: RenderNode, _ origin: CGPoint) -> CellRect {
        CellRect(covering: node.frameInWindow.offsetBy(dx: origin.x, dy: origin.y))
    }
}

extension TreePainter {
    /// Shows cells as selected text.
    package func select(_ lines: [CellRect]) {
        guard !lines.isEmpty else { return }
        // The records of the frame do not know of the selection.
        invalidate()
        for line in lines where !fillSelection(line) {
            grid.restyle(line) { $0.attributes.formSymmetricDifference(.reverse) }
        }
    }
}
