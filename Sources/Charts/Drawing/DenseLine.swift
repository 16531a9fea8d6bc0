/// The area that the stroke of a line of very many points covers, as one rectangle in each column of half a pixel.
///
/// Such a line goes up and down in each column, and a stroke of it takes longer than a frame has. What is seen of it is how
/// far it goes up and down there.
struct DenseLine {
    /// The number of points in a pixel's column from which on no part of the line can be told from its column.
    private static var density: CGFloat { 3 }
    /// The height of the columns, in points, from which on they are drawn as areas. A flat line is stroked, which takes
    /// little time; an area of less than half a cell would have gaps in a terminal.
    private static var height: CGFloat { 12 }

    private let unit: CGFloat
    private let first: Int
    private var low: [CGFloat]
    private var high: [CGFloat]

    /// Creates the columns of a line; nil for one that goes back, is flat, or whose points can be told apart.
    ///
    /// - Parameter pixel: The width of a pixel, in points.
    /// - Complexity: Linear in the number of points.
    init?(_ points: [CGPoint], pixel: CGFloat) {
        guard let start = points.first, let end = points.last, pixel > 0, end.x - start.x > pixel,
            CGFloat(points.count) >= Self.density * (end.x - start.x) / pixel, end.x - start.x < 20_000
        else { return nil }
        unit = pixel / 2
        first = Int((start.x / unit).rounded(.down))
        let count = Int((end.x / unit).rounded(.down)) - first + 1
        low = Array(repeating: .infinity, count: count)
        high = Array(repeating: -.infinity, count: count)
        var last = start
        include(start.y, start.y, in: 0)
        for point in points.dropFirst() {
            guard point.x >= last.x else { return nil }
            let (a, b) = (column(last.x), column(point.x))
            if a == b {
                include(last.y, point.y, in: a)
            } else {
                // The line crosses the borders between two columns at heights in between.
                let slope = (point.y - last.y) / (point.x - last.x)
                for column in a...b {
                    let left = max(last.x, CGFloat(first + column) * unit)
                    let right = min(point.x, CGFloat(first + column + 1) * unit)
                    include(last.y + (left - last.x) * slope, last.y + (right - last.x) * slope, in: column)
                }
            }
            last = point
        }
        guard zip(low, high).reduce(0, { $0 + $1.1 - $1.0 }) >= Self.height * CGFloat(count) else { return nil }
    }

    private func column(_ x: CGFloat) -> Int { Int((x / unit).rounded(.down)) - first }

    private mutating func include(_ a: CGFloat, _ b: CGFloat, in column: Int) {
        low[column] = min(low[column], a, b)
        high[column] = max(high[column], a, b)
    }

    /// Returns the rectangles that a stroke of a width covers.
    ///
    /// - Complexity: O(*n* · *w*) for *n* columns and a stroke of *w* columns.
    func rects(width: CGFloat) -> [CGRect] {
        let reach = max(1, Int((width / unit).rounded()))
        let (before, after) = (reach / 2, reach - reach / 2 - 1)
        return (-before..<low.count + after).compactMap { column in
            let near = max(0, column - after)...min(low.count - 1, max(0, column + before))
            guard let top = low[near].min(), let bottom = high[near].max(), top <= bottom else { return nil }
            return CGRect(
                x: CGFloat(first + column) * unit, y: top - width / 2, width: unit, height: bottom - top + width)
        }
    }
}
