import Foundation

/// The cells of a grid, by rows, according to its children and their traits.
struct GridTable {
    struct Cell {
        let node: RenderNode
        /// The index of the first column that the cell occupies.
        let column: Int
        /// The number of columns that the cell spans.
        let span: Int
        /// The axes along which the cell's size does not count for the size of its row or column.
        let unsized: Axis.Set
        /// The point of the cell that is aligned with the same point of its place; nil for the alignments of row and
        /// column.
        let anchor: UnitPoint?
    }

    struct Row {
        var cells: [Cell] = []
        var alignment: VerticalAlignment?
    }

    private(set) var rows: [Row] = []
    private(set) var columnCount = 0
    /// The alignments that cells set for their columns.
    private(set) var columnAlignments: [Int: HorizontalAlignment] = [:]

    init(of node: RenderNode) {
        var whole: [Int] = []
        collect(node, &whole)
        if columnCount == 0, !rows.isEmpty { columnCount = 1 }
        // A view outside a row spans all columns.
        for index in whole {
            let cell = rows[index].cells[0]
            rows[index].cells[0] = Cell(
                node: cell.node, column: 0, span: columnCount, unsized: cell.unsized, anchor: cell.anchor
            )
        }
    }

    private mutating func collect(_ group: RenderNode, _ whole: inout [Int]) {
        for child in group.children {
            if !child.flags.contains(.transparent) {
                whole.append(rows.count)
                rows.append(Row(cells: [cell(child, column: 0, span: 1)], alignment: nil))
            } else if let info = child.attachment(GridRowInfo.self) {
                var elements: ContiguousArray<RenderNode> = []
                child.appendFlattened(to: &elements)
                addRow(elements, alignment: info.alignment)
            } else {
                collect(child, &whole)
            }
        }
    }

    private mutating func addRow(_ elements: ContiguousArray<RenderNode>, alignment: VerticalAlignment?) {
        var row = Row(cells: [], alignment: alignment)
        var column = 0
        for element in elements {
            let span = max(1, element.trait(GridColumnsTrait.self, as: Int.self) ?? 1)
            row.cells.append(cell(element, column: column, span: span))
            if columnAlignments[column] == nil,
                let guide = element.trait(GridColumnAlignmentTrait.self, as: HorizontalAlignment.self)
            {
                columnAlignments[column] = guide
            }
            column += span
        }
        columnCount = max(columnCount, column)
        // A row without cells takes no space.
        if !row.cells.isEmpty { rows.append(row) }
    }

    private func cell(_ node: RenderNode, column: Int, span: Int) -> Cell {
        Cell(
            node: node,
            column: column,
            span: span,
            unsized: node.trait(GridUnsizedAxesTrait.self, as: Axis.Set.self) ?? [],
            anchor: node.trait(GridAnchorTrait.self, as: UnitPoint.self)
        )
    }
}

enum GridColumnsTrait {}
enum GridColumnAlignmentTrait {}
enum GridUnsizedAxesTrait {}
enum GridAnchorTrait {}

/// Marks the group of a `GridRow`.
final class GridRowInfo: NodeAttachment {
    var alignment: VerticalAlignment?
}
