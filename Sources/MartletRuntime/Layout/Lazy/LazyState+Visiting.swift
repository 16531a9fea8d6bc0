import Foundation

extension LazyState {
    /// Places the elements of a group from a position on, and gives the position after the last.
    func visit(_ group: RenderNode, from start: CGFloat) -> CGFloat {
        var position = start
        for child in group.children {
            if !child.flags.contains(.transparent) {
                position += place(child, at: position)
            } else if let rows = child.lazy.rows {
                position = visitRows(rows, from: position)
            } else if let section = child.lazy.section {
                position = visitSection(section, group: child, from: position)
            } else {
                position = visit(child, from: position)
            }
        }
        return position
    }

    /// Places an element and gives its length with the spacing after it.
    func place(_ element: RenderNode, at position: CGFloat, countsAsInSight: Bool = true) -> CGFloat {
        let offered = proposalForRows
        let dimensions = element.dimensions(for: offered)
        element.place(
            at: CGPoint(position + (displacement?(element) ?? 0), along: axis, across: guide - dimensions[alignment]),
            proposal: offered
        )
        didPlace?(element)
        let end = position + dimensions.size[axis]
        if countsAsInSight, part.intersects(position, end) { inSight.append(Anchor(node: element, start: position)) }
        return extent(of: element)
    }

    /// Places the rows in the visible part, and makes those that don't live.
    private func visitRows(_ rows: LazyRows, from start: CGFloat) -> CGFloat {
        let count = rows.count
        guard count > 0 else { return start }
        let first = rows.lengths.row(at: part.start - start, fallback: estimate(for: rows))
        var position = start + rows.lengths.start(of: first, fallback: estimate(for: rows))
        var index = first
        while index < count, position < part.end {
            // Where the visible part lies beyond the end, the nearest row is not in it.
            let length = rows.lengths.length(at: index, fallback: estimate(for: rows))
            guard part.intersects(position, position + max(length, 0.001)) else { break }
            position += place(make(rows, at: index), of: rows, at: index, position: position)
            index += 1
        }
        var kept = first..<index
        if kept.isEmpty, !rows.isOfData, isRead {
            placeKept(0, of: rows, from: start, beside: kept)
            kept = 0..<1
        }
        visited.append((rows, kept, start))
        // The row that has the focus lives on out of sight, where it belongs.
        let focused = rows.focusedIndex
        if let focused { placeKept(focused, of: rows, from: start, beside: first..<index) }
        if let held = rows.heldIndex, held != focused, held < count {
            placeKept(held, of: rows, from: start, beside: first..<index)
        }
        return start + rows.lengths.start(of: count, fallback: estimate(for: rows))
    }

    private func placeKept(_ kept: Int, of rows: LazyRows, from start: CGFloat, beside inSight: Range<Int>) {
        if inSight.contains(kept) { return }
        let place = start + rows.lengths.start(of: kept, fallback: estimate(for: rows))
        _ = self.place(make(rows, at: kept), of: rows, at: kept, position: place)
    }

    /// Places a row and returns its length with the spacing after it.
    func place(_ row: RenderNode, of rows: LazyRows, at index: Int, position: CGFloat) -> CGFloat {
        let length: CGFloat
        if row.flags.contains(.transparent) {
            length = visit(row, from: position) - position
        } else {
            length = place(row, at: position)
        }
        setLength(length, of: rows, at: index)
        return length
    }
}
