/// The values that an axis has marks at.
public struct AxisMarkValues {
    enum Kind {
        case automatic(desiredCount: Int?, minimumStride: Double?)
        case numbers(step: Double)
        case dates(DateStep, Calendar?)
        case values([Datum])
    }

    let kind: Kind
    var roundLowerBound: Bool?
    var roundUpperBound: Bool?

    /// Round values, as many as there is room for.
    public static var automatic: AxisMarkValues { automatic(desiredCount: nil) }

    /// Round values, approximately as many as requested.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: nil), roundLowerBound: roundLowerBound,
            roundUpperBound: roundUpperBound)
    }

    /// Round values at least a distance apart.
    public static func automatic<P: BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
            roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound)
    }

    /// Returns the starts of units of a calendar.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .dates(DateStep(component, max(1, count)), calendar), roundLowerBound: roundLowerBound,
            roundUpperBound: roundUpperBound)
    }

    /// Multiples of a number.
    public static func stride<P: BinaryFloatingPoint>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            kind: .numbers(step: Double(stepSize)), roundLowerBound: roundLowerBound, roundUpperBound: roundUpperBound)
    }

    static func list(_ values: [some Plottable]) -> AxisMarkValues {
        AxisMarkValues(kind: .values(values.map(\.datum)))
    }
}

extension AxisMarkValues: CustomStringConvertible {
    /// The kind of the values, such as "automatic" or "stride(by: 2.0)".
    public var description: String {
        switch kind {
        case .automatic: "automatic"
        case .numbers(let step): "stride(by: \(step))"
        case .dates(let step, _): "stride(by: \(step.unit), count: \(step.count))"
        case .values(let values): "\(values.count) values"
        }
    }
}

extension AxisMarkValues {
    /// Whether the domain is widened to the marks before and after it.
    func rounds(isDate: Bool) -> (Bool, Bool) {
        let isDefault: Bool
        switch kind {
        case .automatic, .numbers: isDefault = !isDate
        case .dates, .values: isDefault = false
        }
        return (roundLowerBound ?? isDefault, roundUpperBound ?? isDefault)
    }

    /// The number of marks that there is room for, unless the developer gave one.
    func count(length: CGFloat, isVertical: Bool) -> Int {
        if case .automatic(let count?, _) = kind { return max(1, min(count, Ticks.limit)) }
        guard length.isFinite else { return 5 }
        return isVertical ? max(3, min(6, Int(length / 55))) : max(2, min(10, Int(length / 70)))
    }

    func step(_ lower: Double, _ upper: Double, length: CGFloat, isFlipped: Bool) -> Double {
        switch kind {
        case .numbers(let step): return step
        case .automatic(_, let least):
            return max(Ticks.step(lower, upper, count: count(length: length, isVertical: isFlipped)), least ?? 0)
        default: return Ticks.step(lower, upper, count: count(length: length, isVertical: isFlipped))
        }
    }

    func dateStep(_ lower: Double, _ upper: Double, length: CGFloat) -> DateStep {
        if case .dates(let step, _) = kind { return step }
        return DateTicks.step(
            Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper),
            count: count(length: length, isVertical: false))
    }

    func dates(_ lower: Double, _ upper: Double, by step: DateStep, calendar: Calendar, covering: Bool) -> [Double] {
        var calendar = calendar
        if case .dates(_, let own?) = kind { calendar = own }
        let bounds = (Date(timeIntervalSinceReferenceDate: lower), Date(timeIntervalSinceReferenceDate: upper))
        let dates =
            covering
            ? DateTicks.covering(bounds.0, bounds.1, by: step, calendar: calendar)
            : DateTicks.within(bounds.0, bounds.1, by: step, calendar: calendar)
        return dates.map(\.timeIntervalSinceReferenceDate)
    }

    /// The values of the marks on a scale, in ascending order.
    func values(on scale: PositionScale, length: CGFloat, calendar: Calendar) -> [Datum] {
        if case .values(let values) = kind { return values.filter { scale.position($0) != nil } }
        if scale.isCategory { return categories(of: scale, length: length) }
        let (lower, upper) = (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
        // Of a domain that scrolls only the values near the visible part are made.
        let (low, high) = scale.visibleBounds
        let end = lower + (upper - lower) / Double(scale.zoom)
        if scale.isDate {
            return dates(
                low, high, by: dateStep(lower, end, length: length), calendar: calendar, covering: false
            ).map { .date($0) }
        }
        if scale.kind == .log {
            guard low > 0, high > low else { return [] }
            let powers =
                (Int(log10(low).rounded(.up))...max(Int(log10(low).rounded(.up)), Int(log10(high).rounded(.down))))
            let every = max(1, powers.count / count(length: length, isVertical: scale.isFlipped))
            return Swift.stride(from: powers.lowerBound, through: powers.upperBound, by: every)
                .map { .number(pow(10, Double($0))) }.filter { scale.position($0) != nil }
        }
        if case .automatic(nil, nil) = kind, let step = scale.tickStep {
            return Ticks.within(low, high, step: step).map { .number($0) }
        }
        return Ticks.within(low, high, step: step(lower, end, length: length, isFlipped: scale.isFlipped)).map {
            .number($0)
        }
    }

    /// The categories near the visible part of a scale, no more than there could be room for at 4 points each.
    private func categories(of scale: PositionScale, length: CGFloat) -> [Datum] {
        let (low, high) = scale.visibleParts
        let count = CGFloat(scale.categories.count)
        let shown = scale.categories[
            min(
                scale.categories.count, Int(low * count))..<min(
                    scale.categories.count, Int((high * count).rounded(.up)))]
        let room = max(50, Int(min(max(0, length), 100_000) / 4))
        guard shown.count > room * 2 else { return Array(shown) }
        return Swift.stride(from: shown.startIndex, to: shown.endIndex, by: shown.count / room).map { shown[$0] }
    }
}

/// A value of an axis, for which marks are made.
public struct AxisValue {
    let datum: Datum
    /// The next value of the axis, or the end of the domain.
    let next: Datum?
    let defaultText: String
    /// The number of the value, from 0.
    public let index: Int
    /// The number of values of the axis.
    public let count: Int

    /// Returns the value as a type; nil where it is of another kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// A style of axis marks.
public struct AxisMarkPreset: Sendable, Hashable, CustomStringConvertible {
    let number: Int
    /// As fits the scale.
    public static var automatic: AxisMarkPreset { AxisMarkPreset(number: 0) }
    /// Labels beside the plot.
    public static var extended: AxisMarkPreset { AxisMarkPreset(number: 1) }
    /// The first and the last label stay within the plot.
    public static var aligned: AxisMarkPreset { AxisMarkPreset(number: 2) }
    /// Labels within the plot.
    public static var inset: AxisMarkPreset { AxisMarkPreset(number: 3) }
    /// The name of the style.
    public var description: String { ["automatic", "extended", "aligned", "inset"][number] }
}

/// The edge of the plot that axis marks are at.
public struct AxisMarkPosition: Sendable, Hashable {
    let edge: Edge?
    /// Below the plot for the x axis, after it for the y axis.
    public static var automatic: AxisMarkPosition { AxisMarkPosition(edge: nil) }
    /// Before the plot.
    public static var leading: AxisMarkPosition { AxisMarkPosition(edge: .leading) }
    /// After the plot.
    public static var trailing: AxisMarkPosition { AxisMarkPosition(edge: .trailing) }
    /// Above the plot.
    public static var top: AxisMarkPosition { AxisMarkPosition(edge: .top) }
    /// Below the plot.
    public static var bottom: AxisMarkPosition { AxisMarkPosition(edge: .bottom) }
}

extension AxisMarkPosition: CustomStringConvertible {
    /// The name of the position.
    public var description: String { edge.map { "\($0)" } ?? "automatic" }
}
