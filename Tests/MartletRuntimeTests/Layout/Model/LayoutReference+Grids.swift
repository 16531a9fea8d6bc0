import Foundation
import Martlet

/// Grids: columns share a width, and rows a height, as a stack's children do; cells of several columns widen these.
extension LayoutReference {
    private struct GridCell {
        let content: LayoutTree
        let row: Int
        let columns: Range<Int>
        let unsized: Axis.Set
        let anchor: UnitPoint?
    }

    private struct GridLengths {
        var cells: [GridCell] = []
        var widths: [CGFloat] = []
        var heights: [CGFloat] = []
        var gaps = CGSize.zero
        var alignment = Alignment.center
        /// The guides of columns and rows that are not the grid's, as fractions of the lengths.
        var columnGuides: [Int: CGFloat] = [:]
        var rowGuides: [Int: CGFloat] = [:]

        func columnGuide(of cell: GridCell) -> CGFloat {
            // The alignment of one column does not apply to cells that span several.
            (cell.columns.count == 1 ? columnGuides[cell.columns.lowerBound] : nil) ?? alignment.fractions.x
        }

        func rowGuide(_ row: Int) -> CGFloat { rowGuides[row] ?? alignment.fractions.y }

        func width(of columns: Range<Int>) -> CGFloat {
            widths[columns].reduce(0, +) + gaps.width * CGFloat(max(0, columns.count - 1))
        }

        var size: CGSize {
            CGSize(
                width: width(of: widths.indices),
                height: heights.reduce(0, +) + gaps.height * CGFloat(max(0, heights.count - 1)))
        }
    }

    func gridSize(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> CGSize { gridLengths(tree, proposal).size }

    private func gridLengths(_ tree: LayoutTree, _ proposal: ProposedViewSize) -> GridLengths {
        var result = GridLengths()
        guard case .grid(let given, let alignment, let rows) = tree else { return result }
        result.alignment = alignment
        result.gaps = given ?? spacing
        let count = rows.map { row in row.isWhole ? 1 : row.cells.reduce(0) { $0 + $1.span } }.max() ?? 0
        for (index, row) in rows.enumerated() {
            var column = 0
            if let guide = row.guide { result.rowGuides[index] = CGFloat(guide) / 2 }
            for cell in row.cells {
                let span = row.isWhole ? count : cell.span
                result.cells.append(
                    GridCell(
                        content: cell.content, row: index, columns: column..<(column + span), unsized: cell.unsized,
                        anchor: cell.anchor))
                if !row.isWhole, let guide = cell.columnGuide, result.columnGuides[column] == nil {
                    result.columnGuides[column] = CGFloat(guide) / 2
                }
                column += span
            }
        }
        let columnGaps = result.gaps.width * CGFloat(max(0, count - 1))
        let columns = (0..<count).map { column in
            result.cells.filter { $0.columns == column..<(column + 1) && !$0.unsized.contains(.horizontal) }
        }
        let guides = result
        result.widths = shares(
            proposal.width.map { $0 - columnGaps }, priorities: columns.map(priority)
        ) { column, offered in
            extent(
                columns[column].map { ($0.content, ProposedViewSize(width: offered, height: nil)) }, .horizontal,
                guides.columnGuides[column] ?? alignment.fractions.x)
        }
        let wide = result.cells.enumerated()
            .filter { $0.element.columns.count > 1 && !$0.element.unsized.contains(.horizontal) }
            .sorted { ($0.element.columns.count, $0.offset) < ($1.element.columns.count, $1.offset) }
        for (_, cell) in wide {
            let own = result.width(of: cell.columns)
            let left = proposal.width.map { max(0, $0 - columnGaps - result.widths.reduce(0, +)) }
            let offered = ProposedViewSize(width: left.map { own + $0 }, height: nil)
            let more = size(cell.content, offered, in: nil).width - own
            guard more > 0 else { continue }
            for column in cell.columns { result.widths[column] += more / CGFloat(cell.columns.count) }
        }
        let found = result
        let rowGaps = result.gaps.height * CGFloat(max(0, rows.count - 1))
        let lines = rows.indices.map { row in
            result.cells.filter { $0.row == row && !$0.unsized.contains(.vertical) }
        }
        result.heights = shares(
            proposal.height.map { $0 - rowGaps }, priorities: lines.map(priority)
        ) { row, offered in
            extent(
                lines[row].map { ($0.content, ProposedViewSize(width: found.width(of: $0.columns), height: offered)) },
                .vertical, found.rowGuide(row))
        }
        return result
    }

    private func priority(_ cells: [GridCell]) -> Double { cells.map { priority(of: $0.content) }.max() ?? 0 }

    /// Returns the combined length of views that share a guide along an axis.
    private func extent(
        _ views: [(LayoutTree, ProposedViewSize)], _ axis: Axis, _ fraction: CGFloat
    ) -> CGFloat {
        if views.isEmpty { return 0 }
        var reach = Reach()
        for (view, offered) in views {
            let size = size(view, offered, in: nil)
            let guide = value(of: axis, fraction, view, size, offered, in: nil)
            reach.add(guide: guide, length: size[along: axis])
        }
        return reach.length
    }

    /// Divides a length as a stack does: by priority, what can change least first.
    private func shares(
        _ available: CGFloat?, priorities: [Double], of length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let available else { return priorities.indices.map { length($0, nil) } }
        let least = priorities.indices.map { length($0, 0) }
        let flexibility = priorities.indices.map { index -> CGFloat in
            let most = length(index, .infinity)
            return most == least[index] ? 0 : most - least[index]
        }
        var lengths = [CGFloat](repeating: 0, count: priorities.count)
        var rest = available
        for priority in Set(priorities).sorted(by: >) {
            let reserved = priorities.indices.filter { priorities[$0] < priority }.reduce(0) { $0 + least[$1] }
            let group = priorities.indices.filter { priorities[$0] == priority }
                .sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
            for (position, index) in group.enumerated() {
                lengths[index] = length(index, max(0, (rest - reserved) / CGFloat(group.count - position)))
                if rest != .infinity { rest -= lengths[index] }
            }
        }
        return lengths
    }

    /// The cells in their places: the guides of a column, and of a row, lie in one line.
    func gridded(_ place: Place) -> [Place] {
        let lengths = gridLengths(place.tree, place.offered)
        var columns = [Reach](repeating: Reach(), count: lengths.widths.count)
        var rows = [Reach](repeating: Reach(), count: lengths.heights.count)
        let cells = lengths.cells.map { cell -> (GridCell, ProposedViewSize, CGSize, CGPoint) in
            let offered = ProposedViewSize(
                width: lengths.width(of: cell.columns), height: lengths.heights[cell.row])
            let size = size(cell.content, offered, in: nil)
            let guide = CGPoint(
                x: value(of: .horizontal, lengths.columnGuide(of: cell), cell.content, size, offered, in: nil),
                y: value(of: .vertical, lengths.rowGuide(cell.row), cell.content, size, offered, in: nil))
            if cell.anchor != nil { return (cell, offered, size, guide) }
            rows[cell.row].add(guide: guide.y, length: size.height)
            if cell.columns.count == 1 { columns[cell.columns.lowerBound].add(guide: guide.x, length: size.width) }
            return (cell, offered, size, guide)
        }
        return cells.map { cell, offered, size, guide in
            var across = Reach()
            across.add(guide: guide.x, length: size.width)
            if cell.columns.count == 1 { across = columns[cell.columns.lowerBound] }
            let start = CGPoint(
                x: lengths.width(of: 0..<cell.columns.lowerBound)
                    + (cell.columns.lowerBound > 0 ? lengths.gaps.width : 0),
                y: lengths.heights[..<cell.row].reduce(0, +) + lengths.gaps.height * CGFloat(cell.row))
            let length = CGSize(width: lengths.width(of: cell.columns), height: lengths.heights[cell.row])
            func origin(_ reach: Reach, _ length: CGFloat, _ fraction: CGFloat, _ guide: CGFloat) -> CGFloat {
                // Baselines are as high as possible.
                (length - reach.before - reach.after) * (fraction > 1 ? 0 : fraction) + reach.before - guide
            }
            if let anchor = cell.anchor {
                return Place(
                    tree: cell.content,
                    origin: CGPoint(
                        x: start.x + (length.width - size.width) * anchor.x,
                        y: start.y + (length.height - size.height) * anchor.y),
                    offered: offered, size: size)
            }
            return Place(
                tree: cell.content,
                origin: CGPoint(
                    x: start.x + origin(across, length.width, lengths.columnGuide(of: cell), guide.x),
                    y: start.y + origin(rows[cell.row], length.height, lengths.rowGuide(cell.row), guide.y)),
                offered: offered, size: size)
        }
    }
}
