import Foundation

/// A source of values that change with time, for texts that update themselves.
///
///     Text(.currentDate, format: .timer(countingDownIn: start..<end))
public struct TimeDataSource<Value>: Sendable {
    /// Returns the value at a date.
    let value: @Sendable (Date) -> Value
    /// Returns the date at which the source has a value.
    let moment: @Sendable (Value) -> Date
    /// The date by which sources are compared.
    let anchor: Date?
}

extension TimeDataSource where Value == Date {
    /// The current date.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: { $0 }, moment: { $0 }, anchor: nil) }
}

extension TimeDataSource where Value == Range<Date> {
    /// Returns a source of the range from a date to the current date.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { date..<max(date, $0) }, moment: \.upperBound, anchor: date)
    }

    /// Returns a source of the range from the current date to a date.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(value: { min(date, $0)..<date }, moment: \.lowerBound, anchor: date)
    }
}

extension TimeDataSource where Value == Duration {
    /// Returns a source of the duration from a date to the current date, which is negative before `date`.
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
    /// Creates a text that shows a value that changes with time, and updates itself.
    ///
    /// - Parameters:
    ///   - source: The value, such as `.currentDate`.
    ///   - format: The format, which also determines when the text changes.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(storage: .boxed(TimeTextBox(source, format)))
    }

    /// Creates a text that shows a value that changes with time, and updates itself. The format returns plain strings.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(storage: .boxed(TimeTextBox(source, format)))
    }
}

/// A text that formats the current value of a time source.
// @unchecked Sendable: immutable, like all text boxes.
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
            // At most once per frame of a display.
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
