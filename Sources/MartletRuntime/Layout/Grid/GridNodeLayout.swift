import Foundation

/// The layout of `Grid`: cells in rows and columns, a column as wide as its widest cell, a row as high as its highest.
///
/// Widths are found first, with heights left open, then heights for those widths; space is divided among columns and
/// among rows as a stack divides it among its children.
struct GridNodeLayout: NodeLayout, Equatable {
    let alignment: Alignment
    /// Between columns, in points; nil for the host's default.
    let horizontalSpacing: CGFloat?
    /// Between rows, in points; nil for the host's default.
    let verticalSpacing: CGFloat?

    var name: String? { "Grid" }

    func isUnbounded(along axis: Axis, node: RenderNode) -> Bool { false }

    func checked(for node: RenderNode) -> GridNodeLayout {
        GridNodeLayout(
            alignment: alignment,
            horizontalSpacing: node.scene.profile.stepped(
                node.valid(horizontalSpacing, "the horizontalSpacing of Grid", .distance), along: .horizontal),
            verticalSpacing: node.scene.profile.stepped(
                node.valid(verticalSpacing, "the verticalSpacing of Grid", .distance), along: .vertical))
    }

    /// The lengths of columns and rows for one proposal.
    private struct Arrangement {
        let table: GridTable
        var widths: [CGFloat]
        var heights: [CGFloat]
        let spacing: CGSize
        var traits: SizeTraits

        /// Returns the start of a track, and the length of `count` tracks from there, with the spacing between them.
        static func range(_ lengths: [CGFloat], _ first: Int, _ count: Int, _ spacing: CGFloat) -> (CGFloat, CGFloat) {
            let start = lengths[..<first].reduce(0, +) + spacing * CGFloat(first)
            let end = min(first + count, lengths.count)
            return (start, lengths[first..<end].reduce(0, +) + spacing * CGFloat(max(0, end - first - 1)))
        }

        var size: CGSize {
            CGSize(
                width: Self.range(widths, 0, widths.count, spacing.width).1,
                height: Self.range(heights, 0, heights.count, spacing.height).1
            )
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let arrangement = arrangement(for: proposal, node: node)
        node.sizeTraits = arrangement.traits
        return arrangement.size
    }

    // MARK: - Columns and rows

    private func arrangement(for proposal: ProposedViewSize, node: RenderNode) -> Arrangement {
        let table = GridTable(of: node)
        let standard = node.scene.profile.defaultSpacing
        let spacing = CGSize(
            width: horizontalSpacing ?? standard.width,
            height: verticalSpacing ?? standard.height
        )
        var result = Arrangement(table: table, widths: [], heights: [], spacing: spacing, traits: .all)
        result.widths = widths(table, in: proposal.width, spacing: spacing.width, traits: &result.traits)
        let rows = table.rows.map { row in
            GridTrack(
                members: row.cells.filter { !$0.unsized.contains(.vertical) }.map {
                    GridTrack.Member(node: $0.node, across: width(of: $0, result.widths, spacing.width))
                },
                key: (row.alignment ?? alignment.vertical).key,
                axis: .vertical
            )
        }
        let gaps = spacing.height * CGFloat(max(0, rows.count - 1))
        result.heights = GridTrack.lengths(of: rows, in: proposal.height.map { $0 - gaps }, traits: &result.traits)
        return result
    }

    private func width(of cell: GridTable.Cell, _ widths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
        Arrangement.range(widths, cell.column, cell.span, spacing).1
    }

    private func widths(
        _ table: GridTable, in available: CGFloat?, spacing: CGFloat, traits: inout SizeTraits
    ) -> [CGFloat] {
        let columns = columnTracks(table)
        let gaps = spacing * CGFloat(max(0, table.columnCount - 1))
        var widths = GridTrack.lengths(of: columns, in: available.map { $0 - gaps }, traits: &traits)
        let spanning = table.rows.flatMap(\.cells)
            .filter { $0.span > 1 && !$0.unsized.contains(.horizontal) }
            .sorted { $0.span < $1.span }
        // A cell that spans several columns widens them evenly if it needs more than their combined width.
        for cell in spanning {
            let own = width(of: cell, widths, spacing)
            let (ideal, known) = cell.node.sizeAndTraits(for: .unspecified)
            traits.formIntersection(known)
            var wanted = ideal.width
            if let available {
                let left = max(0, available - gaps - widths.reduce(0, +))
                wanted = cell.node.size(for: ProposedViewSize(width: own + left, height: nil)).width
            }
            guard wanted > own + 1e-6 else { continue }
            let end = min(cell.column + cell.span, widths.count)
            let share = (wanted - own) / CGFloat(end - cell.column)
            for column in cell.column..<end { widths[column] += share }
        }
        return widths
    }

    private func columnTracks(_ table: GridTable) -> [GridTrack] {
        var columns = (0..<table.columnCount).map {
            GridTrack(key: (table.columnAlignments[$0] ?? alignment.horizontal).key, axis: .horizontal)
        }
        for row in table.rows {
            for cell in row.cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
                columns[cell.column].members.append(GridTrack.Member(node: cell.node, across: nil))
            }
        }
        return columns
    }

    // MARK: - Placing

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        place(of: node, at: .zero, proposal: proposal)
    }

    func place(of node: RenderNode, at origin: CGPoint, proposal: ProposedViewSize) {
        arrange(node, proposal: proposal) { child, offered, _, position in
            child.flags.insert(.placedByLayout)
            child.place(at: CGPoint(x: origin.x + position.x, y: origin.y + position.y), proposal: offered)
        }
    }

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard node.layoutChildren.contains(where: { $0.mayHaveGuide(key) }) else { return nil }
        var values: [CGFloat] = []
        arrange(node, proposal: proposal) { _, _, dimensions, position in
            if let value = dimensions[explicit: key] { values.append(value + position[key.axis]) }
        }
        return key.combine(values)
    }

    /// Calls `body` with the place of each cell.
    private func arrange(
        _ node: RenderNode,
        proposal: ProposedViewSize,
        _ body: (_ child: RenderNode, _ offered: ProposedViewSize, ViewDimensions, _ position: CGPoint) -> Void
    ) {
        let arrangement = arrangement(for: proposal, node: node)
        let table = arrangement.table
        var columnGuides = [GuideReach](repeating: GuideReach(), count: table.columnCount)
        struct Placed {
            let cell: GridTable.Cell
            let row: Int
            let offered: ProposedViewSize
            let dimensions: ViewDimensions
        }
        var placed: [Placed] = []
        var rowGuides: [GuideReach] = []
        for (index, row) in table.rows.enumerated() {
            var guide = GuideReach()
            let key = (row.alignment ?? alignment.vertical).key
            for cell in row.cells {
                let offered = ProposedViewSize(
                    width: width(of: cell, arrangement.widths, arrangement.spacing.width),
                    height: arrangement.heights[index]
                )
                let dimensions = cell.node.dimensions(for: offered)
                placed.append(Placed(cell: cell, row: index, offered: offered, dimensions: dimensions))
                guard cell.anchor == nil else { continue }
                guide.include(dimensions[key], dimensions.height)
                if cell.span == 1 {
                    columnGuides[cell.column].include(dimensions[columnKey(cell, table)], dimensions.width)
                }
            }
            rowGuides.append(guide)
        }
        for entry in placed {
            let cell = entry.cell
            let (x, width) = Arrangement.range(
                arrangement.widths, cell.column, cell.span, arrangement.spacing.width)
            let (y, height) = Arrangement.range(arrangement.heights, entry.row, 1, arrangement.spacing.height)
            let size = entry.dimensions.size
            if let anchor = cell.anchor {
                let position = CGPoint(
                    x: x + (width - size.width) * anchor.x, y: y + (height - size.height) * anchor.y)
                body(cell.node, entry.offered, entry.dimensions, position)
                continue
            }
            let column = columnKey(cell, table)
            let row = (table.rows[entry.row].alignment ?? alignment.vertical).key
            var across = GuideReach()
            across.include(entry.dimensions[column], size.width)
            if cell.span == 1 { across = columnGuides[cell.column] }
            let position = CGPoint(
                x: x + across.place(entry.dimensions[column], in: width, column),
                y: y + rowGuides[entry.row].place(entry.dimensions[row], in: height, row)
            )
            body(cell.node, entry.offered, entry.dimensions, position)
        }
    }

    private func columnKey(_ cell: GridTable.Cell, _ table: GridTable) -> AlignmentKey {
        // The alignment of a column does not apply to cells that span several columns.
        (cell.span == 1 ? table.columnAlignments[cell.column] ?? alignment.horizontal : alignment.horizontal).key
    }
}

extension GuideReach {
    /// Returns the start of a cell with a guide, in a track that may be longer than its cells are together.
    fileprivate func place(_ guide: CGFloat, in length: CGFloat, _ key: AlignmentKey) -> CGFloat {
        (length - before - after) * (key.fraction ?? 0) + before - guide
    }
}
