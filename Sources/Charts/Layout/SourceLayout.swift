/// Places columns of numbers and functions, as few points as the plot can show.
struct SourceLayout {
    let model: ChartModel
    let size: CGSize

    /// Returns the figures of a source, and the number of its values that have no place.
    func figures(of source: MarkSource, kind: MarkKind) -> (figures: [PlotGeometry.Figure], omitted: Int) {
        switch source {
        case .columns(let columns):
            kind == .line ? lines(of: columns) : symbols(of: columns)
        case .function(let function): (figures(of: function), 0)
        }
    }

    // MARK: - Columns

    /// The part of ascending columns that the plot shows, with a neighbour on either side.
    private func shown(_ columns: MarkColumns) -> Range<Int> {
        guard columns.isAscending, model.x.zoom > 1, !model.x.isCategory else { return columns.x.indices }
        let edges = [-1, size.width + 1].compactMap { model.x.value(at: $0)?.continuous }
        guard edges.count == 2 else { return columns.x.indices }
        let low = columns.x.partitioningIndex { $0 >= min(edges[0], edges[1]) }
        let high = columns.x.partitioningIndex { $0 >= max(edges[0], edges[1]) }
        return max(0, low - 1)..<min(columns.x.count, high + 1)
    }

    private func position(on scale: PositionScale) -> (Double) -> CGFloat? {
        if let line = scale.line {
            return { value in
                let position = value * line.factor + line.summand
                return position.isFinite ? CGFloat(min(max(position, -100_000), 100_000)) : nil
            }
        }
        let isDate = scale.isDate
        return { scale.position(isDate ? .date($0) : .number($0)) }
    }

    private func lines(of columns: MarkColumns) -> ([PlotGeometry.Figure], Int) {
        let (x, y) = (position(on: model.x), position(on: model.y))
        var reducer = ColumnReducer()
        var omitted = 0
        for index in shown(columns) {
            guard let x = x(columns.x[index]), let y = y(columns.y[index]) else {
                omitted += 1
                continue
            }
            reducer.add(CGPoint(x: x, y: y))
        }
        return ([.line(reducer.finish())], omitted)
    }

    private func symbols(of columns: MarkColumns) -> ([PlotGeometry.Figure], Int) {
        let (x, y) = (position(on: model.x), position(on: model.y))
        let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -20, dy: -20)
        var grid = PointGrid(bounds: bounds)
        var points: [CGPoint] = []
        var omitted = 0
        for index in shown(columns) {
            guard let x = x(columns.x[index]), let y = y(columns.y[index]) else {
                omitted += 1
                continue
            }
            let point = CGPoint(x: x, y: y)
            if bounds.contains(point), grid.insert(point) { points.append(point) }
        }
        return ([.symbols(points)], omitted)
    }

    // MARK: - Functions

    /// The largest number of samples of a function.
    private static var samples: Int { 4_000 }

    private func figures(of function: PlotFunction) -> [PlotGeometry.Figure] {
        guard !model.x.isCategory, !model.y.isCategory, size.width > 0, size.height > 0 else { return [] }
        let (x, y) = (position(on: model.x), position(on: model.y))
        let number: (CGFloat) -> Double? = { model.x.value(at: $0)?.continuous }
        var runs = Runs(height: size.height)
        switch function.kind {
        case .parametric(let of):
            guard let domain = function.domain else { return [] }
            let count = min(Self.samples, max(64, Int(size.width + size.height) * 2))
            for t in PlotFunction.steps(domain.lowerBound, domain.upperBound, count: count) {
                let value = of(t)
                runs.add(value.x.isFinite ? x(value.x) : nil, value.y.isFinite ? y(value.y) : nil, nil)
            }
        case .line(let of):
            for value in inputs(function, number) {
                let result = of(value)
                runs.add(x(value), result.isFinite ? y(result) : nil, nil)
            }
        case .area(let of):
            for value in inputs(function, number) {
                let result = of(value)
                let isFinite = result.yStart.isFinite && result.yEnd.isFinite
                // Zero has no place on a logarithmic scale: the area begins at the edge.
                let start = isFinite ? y(result.yStart) ?? model.y.zero : nil
                runs.add(x(value), isFinite ? y(result.yEnd) : nil, start)
            }
        }
        return runs.finish()
    }

    /// The values of x that the function is called with: two for each point of the part that is shown.
    private func inputs(_ function: PlotFunction, _ number: (CGFloat) -> Double?) -> [Double] {
        guard let a = number(0), let b = number(size.width) else { return [] }
        var (low, high) = (min(a, b), max(a, b))
        if let domain = function.domain { (low, high) = (max(low, domain.lowerBound), min(high, domain.upperBound)) }
        guard low <= high else { return [] }
        return PlotFunction.steps(low, high, count: min(Self.samples, max(64, Int(size.width) * 2 + 1)))
    }
}

/// Collects the points of a function; values without a place, and jumps past the whole plot, begin a new run.
private struct Runs {
    let height: CGFloat
    private var figures: [PlotGeometry.Figure] = []
    private var high: [CGPoint] = []
    private var low: [CGPoint] = []

    init(height: CGFloat) { self.height = height }

    mutating func add(_ x: CGFloat?, _ y: CGFloat?, _ start: CGFloat?) {
        guard let x, let y else { return end() }
        if let last = high.last, start == nil, min(last.y, y) < 0, max(last.y, y) > height { end() }
        high.append(CGPoint(x: x, y: y))
        if let start { low.append(CGPoint(x: x, y: start)) }
    }

    private mutating func end() {
        if high.count > 1 { figures.append(low.isEmpty ? .line(high) : .area(low, high)) }
        high = []
        low = []
    }

    mutating func finish() -> [PlotGeometry.Figure] {
        end()
        return figures
    }
}

/// The cells of a plot that points are in, half a point wide and high. Of the points in one cell, one is drawn.
private struct PointGrid {
    private let origin: CGPoint
    private let columns: Int
    private var cells: [UInt64]

    init(bounds: CGRect) {
        origin = bounds.origin
        columns = max(1, Int(min(bounds.width, 10_000) * 2) + 1)
        let rows = max(1, Int(min(bounds.height, 10_000) * 2) + 1)
        cells = Array(repeating: 0, count: columns * rows / 64 + 1)
    }

    /// Returns whether the point is the first one in its cell.
    mutating func insert(_ point: CGPoint) -> Bool {
        let cell = Int((point.y - origin.y) * 2) * columns + min(columns - 1, Int((point.x - origin.x) * 2))
        let (word, bit) = (cell / 64, UInt64(1) << UInt64(cell % 64))
        // Plots larger than any screen draw all of their points.
        guard cells.indices.contains(word) else { return true }
        guard cells[word] & bit == 0 else { return false }
        cells[word] |= bit
        return true
    }
}
