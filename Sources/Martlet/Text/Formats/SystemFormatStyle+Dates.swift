import Foundation

extension SystemFormatStyle.DateReference: DiscreteFormatStyle {
    /// Formats a date relative to another.
    public func format(_ value: Date) -> AttributedString {
        if let threshold = thresholdField.seconds, abs(date.timeIntervalSince(value)) >= threshold {
            return AttributedString(
                Date.FormatStyle(
                    date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone
                ).format(date.countable))
        }
        return AttributedString(relative.format(value.countable))
    }

    private var relative: Date.AnchoredRelativeFormatStyle {
        Date.AnchoredRelativeFormatStyle(
            anchor: date.countable, allowedFields: allowedFields, presentation: .numeric, unitsStyle: .wide,
            locale: locale,
            calendar: calendar)
    }

    /// Returns the last date before `input` with another formatted text.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// Returns the first date after `input` with another formatted text.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }

    /// Returns the format in another language.
    public func locale(_ locale: Locale) -> Self {
        var result = self
        result.locale = locale
        return result
    }
}

extension SystemFormatStyle.DateOffset: DiscreteFormatStyle {
    /// Returns the offset of a moment from the anchor.
    public func format(_ value: Date) -> AttributedString {
        let distance = value.timeIntervalSince(anchor)
        let seconds = Int64(abs(distance).rounded(.down), in: 0...3_155_760_000_000)
        let units = Set(allowedFields.map(\.unit))
        let text = Duration.seconds(seconds).formatted(
            .units(allowed: units, width: .abbreviated, maximumUnitCount: maxFieldCount).locale(locale))
        guard showsSign != false, seconds > 0 else { return AttributedString(text) }
        return AttributedString((distance < 0 ? "-" : "+") + text)
    }

    /// Returns the last date before `input` with another formatted text.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// Returns the first date after `input` with another formatted text.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }

    /// Returns the format in another language.
    public func locale(_ locale: Locale) -> Self {
        var result = self
        result.locale = locale
        return result
    }
}

extension Date.RelativeFormatStyle.Field {
    /// The duration of one unit in seconds; `nil` for calendar units of variable length.
    fileprivate var seconds: Double? {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        case .month: 2_629_746
        case .year: 31_556_952
        default: nil
        }
    }
}

extension Date.ComponentsFormatStyle.Field {
    /// The corresponding unit of durations. Months and years are expressed in weeks.
    fileprivate var unit: Duration.UnitsFormatStyle.Unit {
        switch self {
        case .second: .seconds
        case .minute: .minutes
        case .hour: .hours
        case .day: .days
        default: .weeks
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// Returns a format that describes `date` relative to the formatted moment.
    ///
    /// - Parameters:
    ///   - date: The described moment.
    ///   - allowedFields: The units of the offset.
    ///   - maxFieldCount: The largest number of units. Only the largest unit is shown.
    ///   - thresholdField: From an offset of one of this unit on, the date itself is shown.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> SystemFormatStyle.DateReference {
        SystemFormatStyle.DateReference(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// Returns a format for the offset of the formatted moment from another.
    ///
    /// - Parameters:
    ///   - anchor: The other moment.
    ///   - allowedFields: The units of the offset.
    ///   - maxFieldCount: The largest number of units, beginning with the largest.
    ///   - sign: The strategy for the sign, which is shown by default.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> SystemFormatStyle.DateOffset {
        SystemFormatStyle.DateOffset(
            to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
