/// Maps values to positions along an axis of the plot, and positions to values.
///
/// The domain is determined once, before layout; layout determines the length.
struct PositionScale {
    var kind: ScaleType.Kind = .linear
    /// The bounds of a continuous domain; the upper one is the smaller where the scale is reversed.
    var lower = 0.0
    var upper = 1.0
    var isDate = false
    /// The categories of a scale of bands, in order.
    var categories: [Datum] = []
    var indices: [Datum: Int] = [:]
    /// The length of the plot in this direction.
    var length: CGFloat = 0
    var startPadding: CGFloat = 0
    var endPadding: CGFloat = 0
    /// Positions that the developer gave in points.
    var explicit: ClosedRange<CGFloat>?
    /// Whether positions are counted from the other end, as on a y axis.
    var isFlipped = false
    /// The distance of the round numbers that the domain was widened to, which automatic marks keep.
    var tickStep: Double?
    /// Whether any mark uses the axis.
    var isUsed = false

    var isCategory: Bool { kind == .category }

    /// The length of the whole domain in lengths of the plot: 1 unless the axis scrolls.
    var zoom: CGFloat = 1
    /// The part of the whole domain before the start of the plot, from 0 to 1 − 1/zoom.
    var scrolled: CGFloat = 0

    /// The length of the whole domain, of which the plot shows a part.
    var whole: CGFloat { length * zoom }
    private var shift: CGFloat { scrolled * whole }
    private var start: CGFloat { explicit?.lowerBound ?? startPadding }
    private var end: CGFloat { explicit?.upperBound ?? max(startPadding, whole - endPadding) }

    /// The length of one band.
    var step: CGFloat { (end - start) / CGFloat(max(1, categories.count)) }

    /// The distance from the start of the axis, before the axis is flipped, in parts of the range.
    private func fraction(_ value: Double) -> Double? {
        guard let value = kind.forward(value), let low = kind.forward(lower), let high = kind.forward(upper) else {
            return nil
        }
        // One value alone is in the middle.
        guard high != low else { return value == low ? 0.5 : value < low ? 0 : 1 }
        // Huge domains overflow when they are subtracted.
        let result = (value / 2 - low / 2) / (high / 2 - low / 2)
        return result.isFinite ? result : nil
    }

    /// The position of a value: the middle of its band, for a category. Nil for values without a place.
    func position(_ datum: Datum) -> CGFloat? {
        let along: CGFloat
        if isCategory {
            guard let index = indices[datum] else { return nil }
            along = start + (CGFloat(index) + 0.5) * step
        } else {
            guard let value = datum.continuous, let fraction = fraction(value) else { return nil }
            along = start + CGFloat(fraction) * (end - start)
        }
        // Values far outside are kept where drawing can compute with them.
        return min(max((isFlipped ? whole - along : along) - shift, -100_000), 100_000)
    }

    /// The factor and the summand that make positions of numbers; nil where the scale is not linear.
    var line: (factor: Double, summand: Double)? {
        guard kind == .linear || kind == .date, lower != upper, let low = position(.number(lower)) else { return nil }
        let span = upper - lower
        guard span.isFinite else { return nil }
        let length = Double(end - start) * (isFlipped ? -1 : 1)
        // The position of the lower bound may be kept where drawing can compute with it.
        let exact = Double((isFlipped ? whole - start : start) - shift)
        guard exact.isFinite, low.isFinite else { return nil }
        return (length / span, exact - lower * length / span)
    }

    /// The positions of the bounds of a value's band, the smaller one first; nil for a value without a band.
    func band(_ value: MarkValue) -> (CGFloat, CGFloat)? {
        if isCategory {
            guard let middle = position(value.datum) else { return nil }
            return (middle - step / 2, middle + step / 2)
        }
        guard let end = value.end, let a = position(value.datum), let b = position(end) else { return nil }
        return (min(a, b), max(a, b))
    }

    /// The position of zero, or of the end of the domain that is nearest to it.
    var zero: CGFloat {
        let low = min(lower, upper)
        let high = max(lower, upper)
        return position(isDate ? .date(low) : .number(min(max(0, low), high))) ?? position(.number(low)) ?? 0
    }

    /// The value at a position; nil where there is none.
    func value(at position: CGFloat) -> Datum? {
        guard position.isFinite, end > start else { return nil }
        let along = isFlipped ? whole - position - shift : position + shift
        if isCategory {
            guard !categories.isEmpty, step > 0 else { return nil }
            let index = ((along - start) / step).rounded(.down)
            guard index >= 0, Int(index) < categories.count else { return nil }
            return categories[Int(index)]
        }
        guard let low = kind.forward(lower), let high = kind.forward(upper) else { return nil }
        let value = kind.backward(low + (high - low) * Double((along - start) / (end - start)))
        guard value.isFinite else { return nil }
        return isDate ? .date(value) : .number(value)
    }

    /// The bounds or the categories.
    var domain: [Datum] {
        if isCategory { return categories }
        return isDate ? [.date(lower), .date(upper)] : [.number(lower), .number(upper)]
    }

    /// The parts of the domain between which it is near what the plot shows, from 0 to 1.
    var visibleParts: (CGFloat, CGFloat) {
        guard zoom > 1 else { return (0, 1) }
        let (low, high) = (scrolled - 0.5 / zoom, scrolled + 1.5 / zoom)
        let isReversed = isFlipped && !isCategory
        return isReversed ? (max(0, 1 - high), min(1, 1 - low)) : (max(0, low), min(1, high))
    }

    /// The numbers between which the domain is near what the plot shows, the smaller first.
    var visibleBounds: (Double, Double) {
        let all = (min(lower, upper), max(lower, upper))
        guard zoom > 1, let low = kind.forward(lower), let high = kind.forward(upper) else { return all }
        let (a, b) = visibleParts
        let bounds = [a, b].map { kind.backward(low + (high - low) * Double($0)) }
        guard bounds.allSatisfy(\.isFinite) else { return all }
        return (max(all.0, min(bounds[0], bounds[1])), min(all.1, max(bounds[0], bounds[1])))
    }

    /// The scale as a layout needs it, which is itself mirrored from right to left.
    var unmirrored: PositionScale {
        guard isFlipped else { return self }
        var scale = self
        scale.isFlipped = false
        scale.scrolled = 1 - 1 / zoom - scrolled
        return scale
    }

    /// Moves the ends of the range away from the edges of the plot: from the left or the top, and from the other one.
    mutating func pad(_ low: CGFloat, _ high: CGFloat) {
        startPadding += isFlipped ? high : low
        endPadding += isFlipped ? low : high
    }

    /// The scale for a plot of a length.
    func fitted(to length: CGFloat) -> PositionScale {
        var scale = self
        scale.length = max(0, length)
        return scale
    }
}
