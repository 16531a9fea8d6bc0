/// The values that a swipe stops at.
public struct MajorValueAlignment<P: Plottable> {
    let rule: AlignmentRule

    /// Values a page apart.
    public static var page: MajorValueAlignment<P> { MajorValueAlignment(rule: .page) }
}

extension MajorValueAlignment where P: Numeric {
    /// Multiples of a number.
    public static func unit(_ unit: P) -> MajorValueAlignment<P> {
        MajorValueAlignment(rule: .unit(unit.datum.continuous ?? 0))
    }
}

extension MajorValueAlignment where P == Date {
    /// Dates with components of a calendar.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment<Date> {
        MajorValueAlignment(rule: .matching(components))
    }
}

/// The distance that one swipe may go.
public struct ValueAlignedLimitBehavior: Hashable, Sendable {
    private let number: Int

    /// As fits the chart: no limit.
    public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(number: 0) }
    /// To the next value that the chart is aligned to.
    public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(number: 1) }
    /// As far as the swipe goes.
    public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(number: 2) }
}

/// Values at regular distances.
enum AlignmentRule {
    case page
    case unit(Double)
    case matching(DateComponents)

    /// Returns the values next to a number: the last one that is not above it, and the first one above.
    func neighbours(of value: Double, calendar: Calendar, page: Double) -> (Double, Double)? {
        switch self {
        case .page: return Self.multiples(of: page, around: value)
        case .unit(let unit): return Self.multiples(of: unit, around: value)
        case .matching(let components):
            guard abs(value) < 1e12 else { return nil }
            let date = Date(timeIntervalSinceReferenceDate: value)
            // A date that matches itself is the one below.
            guard
                let above = calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime),
                let below = calendar.nextDate(
                    after: date.addingTimeInterval(0.001), matching: components, matchingPolicy: .nextTime,
                    direction: .backward)
            else { return nil }
            return (below.timeIntervalSinceReferenceDate, above.timeIntervalSinceReferenceDate)
        }
    }

    private static func multiples(of unit: Double, around value: Double) -> (Double, Double)? {
        guard unit > 0, value.isFinite else { return nil }
        let below = (value / unit).rounded(.down) * unit
        return below.isFinite ? (below, below + unit) : nil
    }
}

/// Aligns the first visible value of charts to values at regular distances.
///
/// A drag comes to rest at the nearest value. A swipe comes to rest at the next major value in its direction.
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    private struct Alignment {
        var minor: AlignmentRule
        var major: AlignmentRule?
    }

    private let x: Alignment
    private let y: Alignment
    private let limit: ValueAlignedLimitBehavior

    private init(
        x: AlignmentRule, _ xMajor: AlignmentRule?, y: AlignmentRule, _ yMajor: AlignmentRule?,
        limit: ValueAlignedLimitBehavior
    ) {
        self.x = Alignment(minor: x, major: xMajor)
        self.y = Alignment(minor: y, major: yMajor)
        self.limit = limit
    }

    /// Aligns to multiples of a number.
    nonisolated public init<T: Plottable & Numeric>(
        unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let rule = AlignmentRule.unit(unit.datum.continuous ?? 0)
        self.init(x: rule, majorAlignment?.rule, y: rule, majorAlignment?.rule, limit: limitBehavior)
    }

    /// Aligns to dates with components of a calendar.
    nonisolated public init(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        let rule = AlignmentRule.matching(components)
        self.init(x: rule, majorAlignment?.rule, y: rule, majorAlignment?.rule, limit: limitBehavior)
    }

    /// Aligns each axis to multiples of a number.
    nonisolated public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .unit(xUnit.datum.continuous ?? 0), xMajorAlignment?.rule, y: .unit(yUnit.datum.continuous ?? 0),
            yMajorAlignment?.rule, limit: limitBehavior)
    }

    /// Aligns each axis to dates with components of a calendar.
    nonisolated public init(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .matching(xComponents), xMajorAlignment?.rule, y: .matching(yComponents), yMajorAlignment?.rule,
            limit: limitBehavior)
    }

    /// Aligns the x axis to multiples of a number, the y axis to dates with components of a calendar.
    nonisolated public init<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .unit(xUnit.datum.continuous ?? 0), xMajorAlignment?.rule, y: .matching(yComponents),
            yMajorAlignment?.rule, limit: limitBehavior)
    }

    /// Aligns the x axis to dates with components of a calendar, the y axis to multiples of a number.
    nonisolated public init<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) {
        self.init(
            x: .matching(xComponents), xMajorAlignment?.rule, y: .unit(yUnit.datum.continuous ?? 0),
            yMajorAlignment?.rule, limit: limitBehavior)
    }

    /// Moves the target to the nearest value, or that of a swipe to the next major one.
    @MainActor public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
        let (model, start) = (context.chartProxy.model, context.base.originalTarget.rect.origin)
        let calendar = context.base.calendar
        target.rect.origin.x = place(
            target.rect.minX, from: start.x, by: context.base.velocity.dx, model.x, x, calendar)
        target.rect.origin.y = place(
            target.rect.minY, from: start.y, by: context.base.velocity.dy, model.y, y, calendar)
    }

    /// The velocity from which a drag counts as a swipe, in points a second.
    private static var swipe: CGFloat { 100 }

    /// Returns the aligned offset for one that a scroll view would come to rest at.
    private func place(
        _ offset: CGFloat, from start: CGFloat, by velocity: CGFloat, _ scale: PositionScale, _ alignment: Alignment,
        _ calendar: Calendar
    ) -> CGFloat {
        guard scale.zoom > 1, scale.whole > 0 else { return offset }
        func value(_ offset: CGFloat) -> Double? {
            var moved = scale
            moved.scrolled = offset / scale.whole
            if scale.isCategory { return Double(moved.scrolled) * Double(scale.categories.count) }
            return moved.firstVisible?.continuous
        }
        func place(of value: Double) -> CGFloat? {
            if scale.isCategory { return CGFloat(value) / CGFloat(max(1, scale.categories.count)) * scale.whole }
            return scale.scrolled(to: scale.isDate ? .date(value) : .number(value)).map { $0 * scale.whole }
        }
        guard let wanted = value(offset), let first = value(start) else { return offset }
        let last = scale.lastScrolled * scale.whole
        guard offset > 0, offset < last else { return min(max(0, offset), last) }
        let whole = scale.isCategory ? Double(scale.categories.count) : abs(scale.upper - scale.lower)
        let page = whole / Double(scale.zoom)
        let isSwipe = abs(velocity) >= Self.swipe
        let rule = isSwipe ? alignment.major ?? alignment.minor : alignment.minor
        // The limit holds a swipe at the value next to the one that it began at.
        let from = isSwipe && (alignment.major != nil || limit == .always) ? first : wanted
        guard let (below, above) = rule.neighbours(of: from, calendar: calendar, page: page) else { return offset }
        let aligned: Double
        if isSwipe, alignment.major != nil || limit == .always {
            aligned = wanted > first ? above : below < first ? below : below - (above - below)
        } else {
            aligned = wanted - below <= above - wanted ? below : above
        }
        return place(of: aligned).map { min(max(0, $0), last) } ?? offset
    }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Aligns to multiples of a number.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Aligns to dates with components of a calendar.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
    }

    /// Aligns each axis to multiples of a number.
    public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
        xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Aligns each axis to dates with components of a calendar.
    public static func valueAligned(
        xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
        xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
            yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
    }

    /// Aligns the x axis to multiples of a number, the y axis to dates with components of a calendar.
    public static func valueAligned<X: Plottable & Numeric>(
        xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
        yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }

    /// Aligns the x axis to dates with components of a calendar, the y axis to multiples of a number.
    public static func valueAligned<Y: Plottable & Numeric>(
        xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
        yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior(
            xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
            limitBehavior: limitBehavior)
    }
}
