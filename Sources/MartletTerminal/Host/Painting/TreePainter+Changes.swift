import Foundation
import Martlet

/// Painting what has changed since the last frame.
///
/// The unit is a row of the screen: all that covers a changed row is painted again in it, from back to front, so that the
/// cells are as in a full frame. Colors that are read in one row and used in others come from the records.
extension TreePainter {
    /// Paints the rows in which something has changed.
    ///
    /// - Parameters:
    ///   - changes: The changes since the last frame.
    ///   - extraRows: Rows to paint if `true` is returned for a changed row.
    ///   - paintAll: Paints all trees of the frame, from back to front.
    /// - Returns: False if the frame has to be painted as a whole instead.
    func paintRows(
        of changes: PaintChanges, with extraRows: [Int] = [], _ paintAll: () -> Void
    ) -> Bool {
        guard !changes.isEverything, !records.areStale else { return false }
        var partial = PartialPaint(height: grid.height)
        for node in changes.nodes { record(node, in: &partial) }
        var areExtrasIncluded = extraRows.isEmpty
        paintedRows = []
        self.partial = partial
        defer {
            self.partial = nil
            grid.restrict(to: grid.bounds)
        }
        var isFirst = true
        while true {
            if !areExtrasIncluded, extraRows.contains(where: { self.partial!.rows[$0] }) {
                areExtrasIncluded = true
                for row in extraRows { self.partial!.rows[row] = true }
            }
            let next = self.partial!.nextRun()
            // The first run visits all changed nodes, which may be drawn in other rows than before.
            guard let run = next ?? (isFirst ? RowSpan() : nil) else { break }
            paint(run, paintAll)
            if self.partial!.missesColor { return false }
            if isFirst {
                self.partial!.changed = []
                self.partial!.path = []
                isFirst = false
            }
        }
        paintedRows = self.partial!.painted
        return true
    }

    private func paint(_ run: RowSpan, _ paintAll: () -> Void) {
        partial!.current = run
        let area = CellRect(column: 0, row: run.range.lowerBound, width: grid.width, height: run.range.count)
        grid.restrict(to: area)
        grid.touched = RowSpan()
        if !area.isEmpty { grid.fill(area, style: .plain) }
        // A cursor in the rows is set again by its field.
        let kept = cursor
        cursor = nil
        paintAll()
        if cursor == nil, let kept, !area.contains(column: kept.column, row: kept.row) { cursor = kept }
    }

    /// Records a changed node, its containers, and the rows that it was drawn in.
    private func record(_ node: RenderNode, in partial: inout PartialPaint) {
        guard partial.changed.insert(ObjectIdentifier(node)).inserted else { return }
        if case .layout = node.content {
            // Its children may be all that has changed.
        } else if let record = records[node] {
            partial.formUnion(record.rows)
        }
        // Of two fading siblings, only the more opaque one is drawn.
        var fading = node.painting.isOpacity ? PaintedNode.fadingDepth : 0
        var container = node.containerNode
        while let current = container {
            let id = ObjectIdentifier(current)
            if fading > 0 {
                fading -= 1
                partial.changed.insert(id)
                if let record = records[current] { partial.formUnion(record.rows) }
                partial.always.insert(id)
            }
            if !partial.path.insert(id).inserted, fading == 0 { return }
            container = current.containerNode
        }
    }

    /// Draws a node if it has a part in the rows being painted or has changed, and records its rows.
    func paintRecording(_ node: RenderNode, in origin: CGPoint) {
        let outerNode = currentNode
        let outerTouched = grid.touched
        let record = records[node]
        let start = CGPoint(x: node.frame.minX + origin.x, y: node.frame.minY + origin.y)
        var isWhole = false
        if let partial, partial.wholeDepth == 0 {
            switch visit(node, record, origin: start, in: partial) {
            case .whole:
                isWhole = true
                if let record { self.partial!.formUnion(record.rows) }
            case .part: break
            case .none:
                if let record { grid.touched.formUnion(record.rows) }
                return
            }
        }
        if isWhole { partial!.wholeDepth += 1 }
        currentNode = node
        grid.touched = RowSpan()
        paintNode(node, in: origin)
        let touched = grid.touched
        records[node] = PaintRecords.Record(rows: touched, origin: start, children: node.painting.hashOfDrawnChildren)
        if isWhole {
            partial!.wholeDepth -= 1
            partial!.formUnion(touched)
        }
        grid.touched = outerTouched
        grid.touched.formUnion(touched)
        currentNode = outerNode
    }

    private enum Visit { case whole, part, none }

    /// Returns how much of a node has to be drawn.
    private func visit(
        _ node: RenderNode, _ record: PaintRecords.Record?, origin: CGPoint, in partial: PartialPaint
    ) -> Visit {
        let id = ObjectIdentifier(node)
        if partial.changed.contains(id) {
            let children = node.painting.hashOfDrawnChildren
            let onlyArranges = children != 0 && record?.children == children && record?.origin == origin
            return onlyArranges && !partial.always.contains(id) ? .part : .whole
        }
        if partial.path.contains(id) { return node.painting.canBeDrawnInRows ? .part : .whole }
        guard let record, record.rows.overlaps(grid.clip) else { return .none }
        return .part
    }

    // MARK: - Colors

    /// The background of the first cell of a rectangle, for drawing all of the rectangle.
    func cornerBackground(of rect: CellRect) -> CellColor {
        if rect.height <= 1 { return background(column: rect.column, row: rect.row) }
        let place = CellPosition(column: rect.column, row: rect.row)
        return reading(at: place, rows: rect.row..<rect.row + 1, for: rect) {
            background(column: rect.column, row: rect.row)
        } ?? .default
    }

    /// Returns a color that is read from cells of some rows, and used in all rows of a rectangle. It comes from the record
    /// if these rows are not being painted, because they have been painted over.
    func reading(
        at place: CellPosition, rows: Range<Int>, for rect: CellRect, _ read: () -> CellColor?
    ) -> CellColor? {
        guard let currentNode else { return read() }
        let key = PaintRecords.Read(node: ObjectIdentifier(currentNode), place: place)
        if let partial {
            let rows = rows.clamped(to: 0..<grid.height)
            let isPainted = rows.allSatisfy { partial.current.range.contains($0) }
            if !isPainted {
                guard partial.current.overlaps(rect) else { return .default }
                if coverageDepth == 0, let known = records.reads[key] { return known }
                self.partial!.missesColor = true
                return read()
            }
        }
        let color = read()
        records.reads[key] = .some(color)
        return color
    }
}
