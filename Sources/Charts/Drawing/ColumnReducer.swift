/// Reduces the points of a line while they are computed: at most four are kept of those in one column of points, namely
/// the first, the highest, the lowest and the last, which cover the same pixels. A line that goes back keeps its points.
struct ColumnReducer {
    private var points: [CGPoint] = []
    private var column = CGFloat.nan
    private var first = CGPoint.zero
    private var low = CGPoint.zero
    private var high = CGPoint.zero
    private var last = CGPoint.zero
    private var isLowFirst = true

    mutating func add(_ point: CGPoint) {
        let own = (point.x * 2).rounded(.down)
        guard own == column, point.x >= last.x else {
            flush()
            column = own
            (first, low, high, last) = (point, point, point, point)
            return
        }
        if point.y < low.y {
            low = point
            isLowFirst = false
        }
        if point.y > high.y {
            high = point
            isLowFirst = true
        }
        last = point
    }

    private mutating func flush() {
        guard !column.isNaN else { return }
        var previous: CGPoint?
        for point in [first, isLowFirst ? low : high, isLowFirst ? high : low, last] where point != previous {
            points.append(point)
            previous = point
        }
        isLowFirst = true
    }

    mutating func finish() -> [CGPoint] {
        flush()
        column = .nan
        return points
    }
}
