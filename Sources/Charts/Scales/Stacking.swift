/// Stacks bars and areas that are at one place of the other axis.
enum Stacking {
    /// Returns the axis that a bar's or an area's length is a value of; nil for marks that are not stacked from zero.
    static func valueAxis(of mark: MarkRecord) -> Axis? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        switch (mark.x, mark.y) {
        case (.value(let x), .value(let y)):
            if isLength(y) { return .vertical }
            return isLength(x) ? .horizontal : nil
        case (.value(let x), .points(nil, nil)): return mark.kind == .bar && isLength(x) ? .horizontal : nil
        case (.points(nil, nil), .value(let y)): return mark.kind == .bar && isLength(y) ? .vertical : nil
        default: return nil
        }
    }

    private static func isLength(_ value: MarkValue) -> Bool {
        if case .number = value.datum { return value.end == nil }
        return false
    }

    private struct Key: Hashable {
        var kind: MarkKind
        var axis: Axis
        var place: Datum?
        var end: Datum?
        var group: Datum?
        var method: MarkStackingMethod
        var masks: Int?

        /// Whether the ends depend on the sum of the stack.
        var isOfWhole: Bool { method == .normalized || method == .center }
    }

    private struct Totals {
        var positive = 0.0
        var negative = 0.0

        /// Adds a value at its end, and returns the bounds of what was added.
        mutating func add(_ value: Double) -> (start: Double, end: Double) {
            if value >= 0 {
                defer { positive += value }
                return (positive, positive + value)
            }
            defer { negative += value }
            return (negative, negative + value)
        }
    }

    /// Sets the ends of bars and areas. Marks without a finite length are left as they are.
    ///
    /// - Complexity: Linear in the number of marks, apart from sorting the series of areas.
    static func stack(_ marks: inout [MarkRecord]) {
        guard marks.contains(where: { $0.kind == .bar || $0.kind == .area }) else { return }
        if areApart(marks) {
            for index in marks.indices { setLength(from: 0, to: nil, of: &marks[index]) }
            return
        }
        let order = order(of: marks)
        let lengths = marks.map { length(of: $0) }
        var sums: [Key: Totals] = [:]
        var tops: [Key: Totals] = [:]
        for case let (key, value)? in order.lazy.map({ lengths[$0] }) where key.isOfWhole {
            if value >= 0 {
                sums[key, default: Totals()].positive += value
            } else {
                sums[key, default: Totals()].negative += value
            }
        }
        for index in order {
            guard let (key, value) = lengths[index] else { continue }
            var (start, end) = (0.0, value)
            if key.method != .unstacked {
                (start, end) = tops[key, default: Totals()].add(value)
            }
            if key.isOfWhole {
                let sum = sums[key] ?? Totals()
                let whole = sum.positive - sum.negative
                if key.method == .normalized {
                    (start, end) = whole > 0 ? (start / whole, end / whole) : (0, 0)
                } else {
                    (start, end) = (start - whole / 2, end - whole / 2)
                }
            }
            setLength(from: start, to: end, of: &marks[index])
        }
    }

    /// Sets the ends of a mark's length; without an end it is as long as its value.
    private static func setLength(from start: Double, to end: Double?, of mark: inout MarkRecord) {
        guard let axis = valueAxis(of: mark), let value = axis == .vertical ? mark.y.single : mark.x.single,
            let number = value.datum.continuous, number.isFinite
        else { return }
        let position = Position.stacked(start, end ?? number, number)
        if axis == .vertical { mark.y = position } else { mark.x = position }
    }

    /// Whether each mark begins at zero, because all are at ascending numbers and so none is at the place of another.
    ///
    /// Most charts of many bars are like that, and need no table of places.
    private static func areApart(_ marks: [MarkRecord]) -> Bool {
        guard let first = marks.first, first.stacking == .standard || first.stacking == .unstacked,
            let axis = valueAxis(of: first)
        else { return false }
        var last = -Double.infinity
        for index in marks.indices {
            guard marks[index].hasTraits(of: first), valueAxis(of: marks[index]) == axis,
                case .value(let place) = axis == .vertical ? marks[index].x : marks[index].y,
                let number = place.datum.continuous, number > last
            else { return false }
            last = number
        }
        return true
    }

    private static func length(of mark: MarkRecord) -> (Key, Double)? {
        guard let axis = valueAxis(of: mark) else { return nil }
        let value = axis == .vertical ? mark.y.single : mark.x.single
        let place = axis == .vertical ? mark.x.single : mark.y.single
        guard let number = value?.datum.continuous, number.isFinite else { return nil }
        let key = Key(
            kind: mark.kind, axis: axis, place: place?.datum, end: place?.end, group: mark.style.positionBy?.datum,
            method: mark.stacking, masks: mark.masks)
        return (key, number)
    }

    /// Bars are stacked in the order of the data, areas by their series, so that a series is at one level throughout.
    private static func order(of marks: [MarkRecord]) -> [Int] {
        var series: [SeriesKey: Int] = [:]
        var ranks = [Int](repeating: 0, count: marks.count)
        var isOrdered = true
        var last = 0
        for (index, mark) in marks.enumerated() where mark.kind == .area {
            let rank = series[mark.seriesKey, default: series.count]
            series[mark.seriesKey] = rank
            ranks[index] = rank
            if rank < last { isOrdered = false }
            last = rank
        }
        if isOrdered { return Array(marks.indices) }
        return marks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    }
}
