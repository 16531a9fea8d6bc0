import Foundation

/// Cells of a lazy grid that follow each other without a break, line after line: those between two headers.
///
/// A cell that is written out comes from a source of one row, and the others from the rows of a `ForEach`. A row that was
/// never made counts as one cell; the source's `lengths` count the cells of the others.
final class GridFlow {
    enum Source {
        case element(RenderNode)
        case rows(LazyRows)

        var id: UInt64 {
            switch self {
            case .element(let node): node.id
            case .rows(let rows): rows.group.id
            }
        }

        var count: Int {
            switch self {
            case .element: 1
            case .rows(let rows): rows.cellCount
            }
        }
    }

    private(set) var sources: [Source] = []
    /// Whether all cells are written out: none comes from a `ForEach`.
    var isOfElements: Bool {
        sources.allSatisfy { if case .rows(let rows) = $0 { !rows.isOfData } else { true } }
    }
    /// The index of the first cell of each source.
    private(set) var starts: [Int] = []
    private(set) var count = 0
    private var ids: [UInt64] = []
    /// The lengths of the lines along the axis, spacing included.
    var lines = LengthTable()

    /// Takes the sources of cells as they are now, and forgets the lines that may be others.
    func take(_ new: [Source], columns: Int) {
        var firstChange = Int.max
        var position = 0
        var newStarts: [Int] = []
        for (index, source) in new.enumerated() {
            if index >= ids.count || ids[index] != source.id || starts[index] != position {
                firstChange = min(firstChange, position)
            }
            if case .rows(let rows) = source, rows.firstChange < Int.max {
                firstChange = min(firstChange, position + rows.firstCell(ofRow: min(rows.firstChange, rows.count)))
                rows.firstChange = .max
            }
            newStarts.append(position)
            position += source.count
        }
        sources = new
        starts = newStarts
        ids = new.map(\.id)
        count = position
        fitLines(columns: columns, keeping: firstChange == .max ? lines.count : firstChange / columns)
    }

    /// Counts the cells anew, after rows have been made.
    func recount(columns: Int) {
        var position = 0
        for (index, source) in sources.enumerated() {
            starts[index] = position
            position += source.count
        }
        count = position
        fitLines(columns: columns, keeping: lines.count)
    }

    private func fitLines(columns: Int, keeping kept: Int) {
        let needed = (count + columns - 1) / columns
        if needed != lines.count || kept < needed { lines.resize(to: needed, keeping: kept) }
    }

    /// Forgets the lengths of all lines, which the cells will have in other tracks.
    func forgetLines() {
        let count = lines.count
        lines = LengthTable()
        lines.reset(count: count)
    }

    /// Whether a cell of a line lives.
    func hasLiveCell(inLine line: Int, columns: Int) -> Bool {
        (line * columns..<min(count, (line + 1) * columns)).contains { cell in
            let index = source(ofCell: cell)
            guard case .rows(let rows) = sources[index] else { return true }
            return rows.count > 0 && rows.liveNode(at: rows.row(ofCell: cell - starts[index]).index) != nil
        }
    }

    /// The source that has a cell, which there must be.
    func source(ofCell cell: Int) -> Int {
        var low = 0
        var high = starts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= cell { low = middle } else { high = middle - 1 }
        }
        return low
    }
}

extension LazyRows {
    /// How many cells the rows have in a grid, as far as that is known.
    var cellCount: Int { firstCell(ofRow: count) }

    /// How many cells there are before a row.
    func firstCell(ofRow index: Int) -> Int { Int(saturating: lengths.start(of: index, fallback: 1)) }

    /// The row that has a cell, and how many cells of the row come before it. There must be rows.
    func row(ofCell cell: Int) -> (index: Int, skipped: Int) {
        let index = lengths.measuredCount == 0 ? min(cell, count - 1) : lengths.row(at: CGFloat(cell), fallback: 1)
        return (index, max(0, cell - firstCell(ofRow: index)))
    }

    /// Takes how many cells a row turned out to have.
    func setCellCount(_ cells: Int, ofRow index: Int) {
        guard lengths.length(at: index, fallback: 1) != CGFloat(cells) else { return }
        lengths.set(CGFloat(cells), at: index)
    }
}

/// Goes over the cells of a flow from one on, making those that don't live.
struct GridCursor {
    private let flow: GridFlow
    private let state: LazyGridState
    private var source: Int
    /// The row of the source that comes next.
    private var row = 0
    /// The cells of the row that was made last, and how many of them have been given out.
    private var cells: ContiguousArray<RenderNode> = []
    private var given = 0
    /// The rows of the source that were made.
    private var made: Range<Int>?

    init(_ flow: GridFlow, from cell: Int, state: LazyGridState) {
        self.flow = flow
        self.state = state
        source = 0
        guard cell < flow.count else {
            source = flow.sources.count
            return
        }
        source = flow.source(ofCell: cell)
        guard case .rows(let rows) = flow.sources[source] else { return }
        let place = rows.row(ofCell: cell - flow.starts[source])
        row = place.index
        make(rows)
        given = min(place.skipped, cells.count)
    }

    private mutating func make(_ rows: LazyRows) {
        let node = state.make(rows, at: row)
        made = min(made?.lowerBound ?? row, row)..<(row + 1)
        if node.flags.contains(.transparent) {
            cells.removeAll(keepingCapacity: true)
            node.appendFlattened(to: &cells)
        } else {
            cells = [node]
        }
        given = 0
        rows.setCellCount(cells.count, ofRow: row)
        row += 1
    }

    /// The next cell, or nil after the last.
    mutating func next() -> RenderNode? {
        while source < flow.sources.count {
            switch flow.sources[source] {
            case .element(let node):
                source += 1
                return node
            case .rows(let rows):
                if given < cells.count {
                    given += 1
                    return cells[given - 1]
                }
                if row < rows.count {
                    make(rows)
                } else {
                    finishSource()
                    source += 1
                }
            }
        }
        return nil
    }

    /// Says which rows of the source are to live on.
    mutating func finishSource() {
        if source < flow.sources.count, case .rows(let rows) = flow.sources[source], let made {
            state.keep(rows, made)
        }
        made = nil
        row = 0
        cells.removeAll(keepingCapacity: true)
        given = 0
    }
}
