import Foundation

/// Formats a date relative to another: `2 hours ago`. Foundation on Linux has no such formatter.
// @unchecked Sendable: as for every `Formatter` of Foundation, the caller confines changes to one thread.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// The style of the units' names.
    public enum UnitsStyle: Int, Sendable {
        /// Full unit names: `2 months ago`.
        case full
        /// Full unit names, and numbers in words: `two months ago`.
        case spellOut
        /// Short unit names: `2 mo. ago`.
        case short
        /// The shortest unit names: `2 mo ago`.
        case abbreviated
    }

    /// The use of names such as "yesterday".
    public enum DateTimeStyle: Int, Sendable {
        /// Always uses a number: `1 day ago`.
        case numeric
        /// Uses names such as `yesterday` if possible.
        case named
    }

    /// The style of the units' names.
    open var unitsStyle: UnitsStyle = .full
    /// The use of names such as "yesterday".
    open var dateTimeStyle: DateTimeStyle = .numeric
    /// The context of the text.
    open var formattingContext: Formatter.Context = .unknown
    /// The calendar that defines days and months.
    open var calendar: Calendar! = .autoupdatingCurrent
    /// The language.
    open var locale: Locale! = .autoupdatingCurrent

    /// Creates a formatter with the default settings.
    public override init() { super.init() }

    /// Creates a formatter with the default settings.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Formats a date relative to another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let width: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date.countable, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar ?? .autoupdatingCurrent,
            capitalizationContext: formattingContext.capitalization
        ).format(referenceDate.countable)
    }

    /// Formats the moment a number of seconds from now; negative numbers are in the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        let distance = timeInterval.isFinite ? min(max(timeInterval, -1e12), 1e12) : 0
        return localizedString(for: now.addingTimeInterval(distance), relativeTo: now)
    }

    /// Formats the moment that is the given components from now.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: now) ?? now
        return localizedString(for: date, relativeTo: now)
    }

    /// Formats a date relative to now; `nil` if the object is not a date.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }
}

extension Date {
    /// The date, clamped to a few thousand years around the present, for which calendars can count.
    var countable: Date {
        let seconds = timeIntervalSinceReferenceDate
        return Date(timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -6e10), 6e10))
    }
}

extension Formatter.Context {
    fileprivate var capitalization: FormatStyleCapitalizationContext {
        switch self {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}
