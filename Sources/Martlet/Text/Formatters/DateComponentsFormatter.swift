import Foundation

/// Formats a duration: `1:05`, `1 hour, 5 minutes`. Foundation on Linux declares the class without an implementation.
// @unchecked Sendable: as for every `Formatter` of Foundation, the caller confines changes to one thread.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// The style of the units.
    public enum UnitsStyle: Int, Sendable {
        /// Digits as on a clock: `1:05:00`.
        case positional
        /// The shortest unit names: `1h 5m`.
        case abbreviated
        /// Short unit names: `1 hr, 5 min`.
        case short
        /// Full unit names: `1 hour, 5 minutes`.
        case full
        /// Full unit names, and numbers in words: `one hour, five minutes`.
        case spellOut
        /// Short unit names without commas: `1hr 5min`.
        case brief
    }

    /// The handling of units whose value is zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The options as a bit mask.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The default of the style: clocks omit leading zeros, and other styles omit all units with the value zero.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        /// Omits units with the value zero before the first other unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        /// Omits units with the value zero between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        /// Omits units with the value zero after the last other unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        /// Omits all units with the value zero.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// Shows all units, with two digits in the positional style.
        public static let pad = ZeroFormattingBehavior(rawValue: 65536)
    }

    /// The style of the units.
    open var unitsStyle: UnitsStyle = .positional
    /// The allowed units; the units from years to seconds if the set is empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// The handling of units whose value is zero.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// The calendar, whose locale determines the language of the unit names.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The moment from which months and years are counted.
    open var referenceDate: Date?
    /// Whether the last unit may have a fraction. Ignored.
    open var allowsFractionalUnits = false
    /// The largest number of units, beginning with the largest; 0 for all.
    open var maximumUnitCount = 0
    /// Whether the largest unit is merged into the next smaller one if possible. Ignored.
    open var collapsesLargestUnit = false
    /// Whether the text begins with `About`.
    open var includesApproximationPhrase = false
    /// Whether the text ends with `remaining`.
    open var includesTimeRemainingPhrase = false
    /// The context of the text.
    open var formattingContext: Formatter.Context = .unknown

    /// Creates a formatter with the default settings.
    public override init() { super.init() }

    /// Creates a formatter with the default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Formats a duration in seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite else { return nil }
        let distance = min(max(ti, -1e11), 1e11)
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(distance))
    }

    /// Formats the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        var calendar = calendar ?? .autoupdatingCurrent
        // A day always has 24 hours, regardless of daylight saving time.
        calendar.timeZone = TimeZone(identifier: "GMT") ?? calendar.timeZone
        let components = Set(units.map(\.component))
        return string(from: calendar.dateComponents(components, from: startDate.countable, to: endDate.countable))
    }

    /// Formats components without normalizing them.
    open func string(from components: DateComponents) -> String? {
        let values = units.map { (unit: $0, value: components.value(for: $0.component) ?? 0) }
        let kept = withoutZeros(values)
        let shown = maximumUnitCount > 0 ? Array(kept.prefix(maximumUnitCount)) : kept
        if shown.isEmpty { return nil }
        let isNegative = shown.contains { $0.value < 0 }
        let text: String
        if unitsStyle == .positional {
            let isPadded = zeroFormattingBehavior.contains(.pad)
            text =
                (isNegative ? "-" : "")
                + shown.enumerated().map { index, part in
                    let number = "\(abs(part.value))"
                    // A single unit is not padded.
                    return (index > 0 || isPadded) && number.count < 2 ? "0" + number : number
                }.joined(separator: ":")
        } else {
            let separator =
                switch unitsStyle {
                case .abbreviated, .brief: " "
                default: ", "
                }
            text = shown.map { name(of: $0.unit, $0.value) }.joined(separator: separator)
        }
        return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// Formats date components in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Formats date components, or a number of seconds; returns `nil` for other objects.
    open override func string(for obj: Any?) -> String? {
        if let components = obj as? DateComponents { return string(from: components) }
        return (obj as? TimeInterval).flatMap { string(from: $0) }
    }
}

extension DateComponentsFormatter {
    fileprivate enum TimeUnit: CaseIterable {
        case year, month, week, day, hour, minute, second

        var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        var flag: NSCalendar.Unit {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        /// The unit's full name, its short name, and its letter.
        var names: (full: String, short: String, letter: String) {
            switch self {
            case .year: ("year", "yr", "y")
            case .month: ("month", "mo", "mo")
            case .week: ("week", "wk", "w")
            case .day: ("day", "day", "d")
            case .hour: ("hour", "hr", "h")
            case .minute: ("minute", "min", "m")
            case .second: ("second", "sec", "s")
            }
        }

        /// The corresponding unit of durations and its length in seconds; `nil` for months and years.
        var duration: (Duration.UnitsFormatStyle.Unit, Int64)? {
            switch self {
            case .week: (.weeks, 604_800)
            case .day: (.days, 86_400)
            case .hour: (.hours, 3600)
            case .minute: (.minutes, 60)
            case .second: (.seconds, 1)
            case .year, .month: nil
            }
        }
    }

    private var units: [TimeUnit] {
        let wanted = TimeUnit.allCases.filter { allowedUnits.contains($0.flag) }
        return wanted.isEmpty ? TimeUnit.allCases.filter { $0 != .week } : wanted
    }

    private func withoutZeros(_ values: [(unit: TimeUnit, value: Int)]) -> [(unit: TimeUnit, value: Int)] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) || behavior.isEmpty { return values }
        if behavior.contains(.default) { behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll) }
        guard let first = values.firstIndex(where: { $0.value != 0 }),
            let last = values.lastIndex(where: { $0.value != 0 })
        else {
            // A zero duration is zero of the smallest unit.
            return Array(values.suffix(1))
        }
        return values.indices.filter { index in
            if values[index].value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return index > last ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }.map { values[$0] }
    }

    private func name(of unit: TimeUnit, _ value: Int) -> String {
        let locale = calendar?.locale ?? .autoupdatingCurrent
        if locale.language.languageCode != .english, let (style, seconds) = unit.duration {
            let width: Duration.UnitsFormatStyle.UnitWidth =
                unitsStyle == .full || unitsStyle == .spellOut ? .wide : unitsStyle == .short ? .abbreviated : .narrow
            return Duration.seconds(Int64(value) * seconds).formatted(
                .units(allowed: [style], width: width).locale(locale))
        }
        let names = unit.names
        let plural = abs(value) == 1 ? "" : "s"
        switch unitsStyle {
        case .abbreviated: return "\(value)\(names.letter)"
        case .brief: return "\(value)\(names.short)\(unit == .day ? plural : "")"
        case .short: return "\(value) \(names.short)\([.day, .year, .month, .week].contains(unit) ? plural : "")"
        case .spellOut:
            let formatter = NumberFormatter()
            formatter.numberStyle = .spellOut
            formatter.locale = locale
            return "\(formatter.string(from: NSNumber(value: value)) ?? "\(value)") \(names.full)\(plural)"
        case .full, .positional: return "\(value) \(names.full)\(plural)"
        }
    }
}
