/// A row's part of the box around its section.
package struct RowBox: Equatable, Sendable {
    /// Whether the row is the first in the box.
    package var isFirst: Bool
    /// Whether the row is the last in the box.
    package var isLast: Bool
    /// Whether a separator is between the row and the next one.
    package var hasLine: Bool
    /// Whether the row has a background of its own, which covers the box.
    package var isBare = false
}

extension ListNode {
    /// Updates the row's part of the box to its position in the list.
    func updateBox(in column: RenderNode) {
        guard let state = rowState, !state.isHeader, state.context.box != nil else { return }
        let box = RowBox(
            isFirst: !hasNeighbour(before: true, in: column), isLast: !hasNeighbour(before: false, in: column),
            hasLine: state.hasLineOfBox, isBare: state.hasBackground)
        guard let control = node.control?.as(RowControl.self), control.box != box else { return }
        node.updateControl(RowControl.self) { $0.box = box }
    }

    /// Whether another row of the same section, or of those outside sections, precedes or follows this row.
    private func hasNeighbour(before: Bool, in column: RenderNode) -> Bool {
        var current = node.outermost
        while current !== column, let parent = current.parent {
            // Header, rows and footer are in separate groups; they never share a box.
            if parent.lazy.section != nil { return false }
            if let rows = parent.lazy.rows {
                guard let index = rows.index(of: current) else { return false }
                if before ? index > 0 : index < rows.count - 1 { return true }
            } else if let index = parent.children.firstIndex(where: { $0 === current }) {
                let others = before ? parent.children[..<index].reversed() : Array(parent.children[(index + 1)...])
                for other in others {
                    if other.lazy.section != nil { return false }
                    if other.list.hasRows { return true }
                }
            }
            current = parent
        }
        return false
    }

    /// Whether the node is a row, or a group with rows in it.
    private var hasRows: Bool {
        guard node.flags.contains(.transparent) else { return true }
        if let rows = node.lazy.rows { return rows.count > 0 }
        return node.children.contains { $0.lazy.section == nil && $0.list.hasRows }
    }
}
