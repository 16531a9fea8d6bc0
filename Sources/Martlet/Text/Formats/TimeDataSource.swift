import Foundation

/// A value that follows the time, for texts that keep up with it.
///
///     Text(.currentDate, format: .timer(countingDownIn: start..<end))
public struct TimeDataSource<Value>: Sendable {
    /// The value at a moment.
    let value: @Sendable (Date) -> Value
    /// The moment of a value that the source gave.
    let moment: @Sendable (Value) -> Date
    /// The value by which sources are compared.
    let anchor: Date?
}

extension TimeDataSource where Value == Date {
    /// The moment that it is.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: { $0 }, moment: { $0 }, anchor: nil) }
}

extension TimeDataSource where Value == Range<Date> {
    /// From a moment to the one that it is.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, moment: \.upperBound, anchor: date)
    }

    /// From the moment that it is to another one.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, moment: \.lowerBound, anchor: date)
    }
}

extension TimeDataSource where Value == Duration {
    /// The time from a moment to the one that it is; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(
            value: { .seconds(min(max($0.timeIntervalSince(date), -1e12), 1e12)) },
            moment: {
                date.addingTimeInterval(Double($0.components.seconds) + Double($0.components.attoseconds) * 1e-18)
            },
            anchor: date)
    }
}

extension Text {
    /// Makes a text that shows a value which follows the time, and keeps up with it.
    ///
    /// - Parameters:
    ///   - source: The value, such as `.currentDate`.
    ///   - format: How it is written, and when that changes.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(storage: .boxed(TimeTextBox(source, format)))
    }

    /// Makes a text that shows a value which follows the time, and keeps up with it.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(storage: .boxed(TimeTextBox(source, format)))
    }
}

/// A value that follows the time, and how it is written.
// @unchecked Sendable: immutable, as all of its kind.
final class TimeTextBox<Format: DiscreteFormatStyle>: TextBox, @unchecked Sendable {
    private let source: TimeDataSource<Format.FormatInput>
    private let format: Format

    init(_ source: TimeDataSource<Format.FormatInput>, _ format: Format) {
        self.source = source
        self.format = format
    }

    override func isEqual(to other: TextBox) -> Bool {
        guard let other = other as? TimeTextBox<Format> else { return false }
        return source.anchor == other.source.anchor && format == other.format
    }

    override var dependsOnTime: Bool { true }

    override func nextChange(after now: Date) -> Date? {
        format.discreteInput(after: source.value(now)).map {
            // No more often than a display can show.
            max(source.moment($0), now.addingTimeInterval(1.0 / 60))
        }
    }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        let output = builder.context.localized(format).format(source.value(builder.now))
        switch output {
        case let string as String: builder.append(string, attributes: attributes)
        case let string as AttributedString: builder.append(string, attributes: attributes)
        default: builder.append("\(output)", attributes: attributes)
        }
    }
}
