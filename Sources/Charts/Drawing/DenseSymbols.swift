/// The area that many symbols of one shape cover, as rectangles.
///
/// A path of a hundred thousand circles takes longer to fill than a frame has. The symbols are stamped into a grid of half
/// pixels instead, and the path has the runs of its rows: where symbols are close to each other, there are few.
struct DenseSymbols {
    /// The number of symbols from which on the grid is faster than a path of them.
    static let limit = 5_000

    private let origin: CGPoint
    private let unit: CGFloat
    private let rows: Int
    private let wordsInRow: Int
    private var bits: [UInt64]

    /// Creates an empty grid over bounds; nil where it would be larger than any screen.
    ///
    /// - Parameter unit: The side of a cell of the grid, in points.
    init?(bounds: CGRect, unit: CGFloat) {
        guard unit > 0, bounds.width > 0, bounds.height > 0, bounds.width / unit < 20_000, bounds.height / unit < 20_000
        else { return nil }
        origin = bounds.origin
        self.unit = unit
        rows = Int((bounds.height / unit).rounded(.up))
        // A symbol reaches into the word after the one that it begins in.
        wordsInRow = Int((bounds.width / unit).rounded(.up)) / 64 + 2
        bits = Array(repeating: 0, count: rows * wordsInRow)
    }

    /// Covers the cells of a symbol around each of some points.
    ///
    /// Points whose symbol begins left or right of the grid are left out.
    ///
    /// - Parameter symbol: The symbol around zero.
    /// - Returns: False, and covers nothing, where the symbol is wider than 63 cells.
    /// - Complexity: O(*n* · *h*) for *n* points and symbols of *h* cells in height.
    mutating func add(_ symbol: Path, at points: [CGPoint]) -> Bool {
        let frame = symbol.boundingRect
        let (columns, height) = (Int((frame.width / unit).rounded(.up)), Int((frame.height / unit).rounded(.up)))
        guard columns > 0, height > 0, columns < 64 else { return false }
        let masks = (0..<height).map { row -> UInt64 in
            (0..<columns).reduce(0) { mask, column in
                let cell = CGPoint(
                    x: frame.minX + (CGFloat(column) + 0.5) * unit, y: frame.minY + (CGFloat(row) + 0.5) * unit)
                return symbol.contains(cell) ? mask | UInt64(1) << UInt64(column) : mask
            }
        }
        let (rows, words) = (rows, wordsInRow)
        let (left, top) = (frame.minX - origin.x, frame.minY - origin.y)
        // Unsafe pointers: checks of bounds take half of the time; the guards below keep each index within the grid.
        bits.withUnsafeMutableBufferPointer { bits in
            for point in points {
                let column = ((point.x + left) / unit).rounded()
                let first = ((point.y + top) / unit).rounded()
                guard column >= 0, column < CGFloat((words - 1) * 64), abs(first) < 1e6 else { continue }
                let (word, shift) = (Int(column) / 64, UInt64(Int(column) % 64))
                for row in max(0, -Int(first))..<max(0, min(height, rows - Int(first)), -Int(first)) {
                    let index = (Int(first) + row) * words + word
                    bits[index] |= masks[row] << shift
                    if shift > 0 { bits[index + 1] |= masks[row] >> (64 - shift) }
                }
            }
        }
        return true
    }

    /// The covered cells as rectangles that do not overlap: runs of rows, of which equal ones below each other are one.
    ///
    /// - Complexity: Linear in the number of cells, of which 64 are looked at at once.
    var rects: [CGRect] {
        var result: [CGRect] = []
        var open: [(run: Range<Int>, row: Int)] = []
        for row in 0...rows {
            let runs = row < rows ? self.runs(of: row) : []
            var next: [(run: Range<Int>, row: Int)] = []
            next.reserveCapacity(runs.count)
            var index = 0
            for run in runs {
                while index < open.count, open[index].run.lowerBound < run.lowerBound {
                    result.append(rect(open[index], to: row))
                    index += 1
                }
                if index < open.count, open[index].run == run {
                    next.append(open[index])
                    index += 1
                } else {
                    next.append((run, row))
                }
            }
            while index < open.count {
                result.append(rect(open[index], to: row))
                index += 1
            }
            open = next
        }
        return result
    }

    private func rect(_ open: (run: Range<Int>, row: Int), to row: Int) -> CGRect {
        CGRect(
            x: origin.x + CGFloat(open.run.lowerBound) * unit, y: origin.y + CGFloat(open.row) * unit,
            width: CGFloat(open.run.count) * unit, height: CGFloat(row - open.row) * unit)
    }

    /// The runs of covered cells in a row.
    private func runs(of row: Int) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        for word in 0..<wordsInRow {
            let bits = bits[row * wordsInRow + word]
            if bits == 0, start == nil { continue }
            if bits == .max, start != nil { continue }
            var column = 0
            while column < 64 {
                let rest = (start == nil ? bits : ~bits) >> UInt64(column)
                let change = column + rest.trailingZeroBitCount
                guard rest != 0, change < 64 else { break }
                if let first = start {
                    result.append(first..<word * 64 + change)
                    start = nil
                } else {
                    start = word * 64 + change
                }
                column = change
            }
        }
        if let start { result.append(start..<wordsInRow * 64) }
        return result
    }
}
