/// The developer's choices for one scale.
struct ScaleSpec {
    var domain: _ScaleDomainValues?
    var padding: (start: CGFloat, end: CGFloat)?
    var explicit: ClosedRange<CGFloat>?
    var type: ScaleType?
}

/// The part of a domain that a plot shows at once.
enum VisibleDomain {
    case all
    /// A default part of it.
    case some
    /// A length in units of the data: seconds for dates, a count for categories.
    case length(Double)

    /// The length of the whole domain in lengths of the visible part.
    func zoom(of whole: Double, default part: CGFloat) -> CGFloat {
        switch self {
        case .all: return 1
        case .some: return max(1, part)
        case .length(let length):
            let zoom = whole / length
            // A part of a billionth has no more positions than a number has digits.
            return length > 0 && zoom.isFinite ? CGFloat(min(max(1, zoom), 1e6)) : 1
        }
    }
}

/// Makes position scales of the values of marks.
struct ScaleBuilder {
    var spec: ScaleSpec
    var axis: AxisSpec
    var isFlipped: Bool
    /// The length of the chart in this direction, by which the number of ticks is chosen.
    var roughLength: CGFloat
    var calendar: Calendar
    var visible = VisibleDomain.all

    func scale(of values: [ScaleValue]) -> PositionScale {
        var scale = PositionScale()
        scale.isFlipped = isFlipped
        scale.isUsed = !values.isEmpty
        scale.startPadding = spec.padding?.start ?? 0
        scale.endPadding = spec.padding?.end ?? 0
        scale.explicit = spec.explicit
        var data: [Datum] = []
        data.reserveCapacity(values.count)
        for value in values {
            data.append(value.datum)
            if let end = value.end { data.append(end) }
        }
        var automatic = AutomaticScaleDomain()
        var isGiven = false
        switch spec.domain?.kind {
        case .values(let values): (data, isGiven) = (values, true)
        case .range(let lower, let upper): (data, isGiven) = ([lower, upper], true)
        case .automatic(let domain): automatic = domain
        case nil: break
        }
        if let modify = automatic.modify { data = modify(unique(data)) }
        if spec.type == .category || (spec.type == nil && data.contains(where: \.isCategory)) {
            scale.kind = .category
            scale.categories = unique(data)
            if automatic.reversed == true { scale.categories.reverse() }
            for (index, category) in scale.categories.enumerated() { scale.indices[category] = index }
            let count = Double(scale.categories.count)
            // By default a band has 40 points.
            scale.zoom = visible.zoom(of: count, default: CGFloat(count) * 40 / max(40, roughLength))
            return scale
        }
        scale.isDate = data.contains(where: \.isDate)
        scale.kind = spec.type?.kind ?? (scale.isDate ? .date : .linear)
        var numbers = data.compactMap(\.continuous).filter(\.isFinite)
        if scale.kind == .log { numbers.removeAll { $0 <= 0 } }
        guard var lower = numbers.first, var upper = numbers.last else { return scale }
        if isGiven {
            // A domain that is given may go from the larger value to the smaller.
            if case .values = spec.domain?.kind { (lower, upper) = (numbers.min() ?? lower, numbers.max() ?? upper) }
        } else {
            (lower, upper) = (numbers.min() ?? lower, numbers.max() ?? upper)
            let includesZero = automatic.includesZero ?? !values.contains { $0.isBin }
            if includesZero, !scale.isDate, scale.kind != .log { (lower, upper) = (min(0, lower), max(0, upper)) }
            if lower == upper { (lower, upper) = around(lower, isDate: scale.isDate) }
            scale.zoom = visible.zoom(of: upper - lower, default: 2)
            (lower, upper) = rounded(lower, upper, scale: &scale)
        }
        if lower == upper { (lower, upper) = around(lower, isDate: scale.isDate) }
        scale.zoom = visible.zoom(of: abs(upper - lower), default: 2)
        scale.lower = automatic.reversed == true ? upper : lower
        scale.upper = automatic.reversed == true ? lower : upper
        return scale
    }

    /// A domain around one value.
    private func around(_ value: Double, isDate: Bool) -> (Double, Double) {
        if isDate { return (value - 43_200, value + 43_200) }
        if value == 0 { return (0, 1) }
        let distance = abs(value) / 2
        return value + distance > value - distance ? (value - distance, value + distance) : (value - 1, value + 1)
    }

    private func unique(_ data: [Datum]) -> [Datum] {
        var seen: Set<Datum> = []
        return data.filter { seen.insert($0).inserted }
    }

    /// Widens a domain to round numbers, as the axis has them.
    private func rounded(_ lower: Double, _ upper: Double, scale: inout PositionScale) -> (Double, Double) {
        let values = axis.roundingValues
        let (roundsLower, roundsUpper) = values.rounds(isDate: scale.isDate)
        guard roundsLower || roundsUpper else { return (lower, upper) }
        var ticks: [Double] = []
        if scale.kind == .log {
            let (low, high) = (log10(lower).rounded(.down), log10(upper).rounded(.up))
            ticks = [pow(10, low), pow(10, high)]
        } else if scale.isDate {
            let step = values.dateStep(lower, lower + (upper - lower) / Double(scale.zoom), length: roughLength)
            ticks = values.dates(lower, upper, by: step, calendar: calendar, covering: true)
        } else {
            let step = values.step(
                lower, lower + (upper - lower) / Double(scale.zoom), length: roughLength, isFlipped: isFlipped)
            ticks = Ticks.covering(lower, upper, step: step)
            scale.tickStep = step
        }
        guard let first = ticks.first, let last = ticks.last, first.isFinite, last.isFinite else {
            return (lower, upper)
        }
        return (roundsLower ? min(first, lower) : lower, roundsUpper ? max(last, upper) : upper)
    }
}

/// A value that a scale has to include.
struct ScaleValue {
    var datum: Datum
    var end: Datum?
    /// Whether it is a bin of numbers, which says that zero is of no account.
    var isBin: Bool { end != nil && !datum.isDate }
}
