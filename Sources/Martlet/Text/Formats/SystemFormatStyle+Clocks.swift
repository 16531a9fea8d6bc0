import Foundation

extension SystemFormatStyle.Stopwatch: DiscreteFormatStyle {
    /// Formats the time from the start to a date.
    public func format(_ value: Date) -> AttributedString {
        AttributedString(clock.string(value.timeIntervalSince(start)))
    }

    /// Returns the last date before `input` with another formatted text.
    public func discreteInput(before input: Date) -> Date? {
        let passed = input.timeIntervalSince(start)
        guard passed > 0 else { return nil }
        return start.addingTimeInterval(((passed / clock.step - 1e-6).rounded(.down)) * clock.step).nearlyBefore
    }

    /// Returns the first date after `input` with another formatted text.
    public func discreteInput(after input: Date) -> Date? {
        let passed = max(0, input.timeIntervalSince(start))
        guard passed < 1e12 else { return nil }
        return start.addingTimeInterval(((passed / clock.step + 1e-6).rounded(.down) + 1) * clock.step)
    }
}

extension SystemFormatStyle.Timer: DiscreteFormatStyle {
    /// Returns the remaining or elapsed time at a moment.
    public func format(_ value: Date) -> AttributedString {
        let moment = min(max(value, interval.lowerBound), interval.upperBound)
        return AttributedString(
            countsDown
                ? clock.string(interval.upperBound.timeIntervalSince(moment), roundsUp: true)
                : clock.string(moment.timeIntervalSince(interval.lowerBound)))
    }

    /// Returns the last date before `input` with another formatted text.
    public func discreteInput(before input: Date) -> Date? {
        guard input > interval.lowerBound else { return nil }
        return max(interval.lowerBound, min(input, interval.upperBound).addingTimeInterval(-clock.step))
    }

    /// Returns the first date after `input` with another formatted text.
    public func discreteInput(after input: Date) -> Date? {
        guard input < interval.upperBound else { return nil }
        if input < interval.lowerBound { return interval.lowerBound }
        let origin = countsDown ? interval.upperBound : interval.lowerBound
        let steps = (input.timeIntervalSince(origin) / clock.step + 1e-6).rounded(.down) + 1
        return min(interval.upperBound, origin.addingTimeInterval(steps * clock.step))
    }
}

extension Date {
    fileprivate var nearlyBefore: Date { addingTimeInterval(-0.000_001) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// Returns a format for the time elapsed since a moment, as a stopwatch shows it.
    ///
    /// - Parameters:
    ///   - startDate: The start. Earlier dates show zero.
    ///   - showsHours: Whether to show hours from one hour on. If `false`, minutes exceed 59.
    ///   - maxFieldCount: The largest number of fields (hours, minutes, seconds, fractions), beginning with the
    ///     largest.
    ///   - maxPrecision: The smallest step.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// Returns a format for the remaining time of an interval.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before it, its full duration remains, and after it nothing.
    ///   - showsHours: Whether to show hours from one hour on. If `false`, minutes exceed 59.
    ///   - maxFieldCount: The largest number of fields (hours, minutes, seconds, fractions), beginning with the
    ///     largest.
    ///   - maxPrecision: The smallest step.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }

    /// Returns a format for the elapsed time of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}
