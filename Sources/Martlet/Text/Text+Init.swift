import Foundation

extension Text {
    /// Creates a text from a key that is looked up in a localization table.
    ///
    /// If the table has no entry, the key itself is shown. Inline Markdown is rendered.
    ///
    /// - Parameters:
    ///   - key: The key, with its interpolated values.
    ///   - tableName: The table; `nil` for `Localizable`.
    ///   - bundle: The bundle with the table; `nil` for the main bundle.
    ///   - comment: A note for translators.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        if tableName == nil && bundle == nil {
            switch key.storage {
            case .plain(let string): self.init(storage: .key(string))
            case .integer(let value): self.init(storage: .integer(value))
            case .format(let format): self.init(storage: .format(format))
            }
        } else {
            self.init(
                storage: .boxed(
                    LocalizedTextBox(format: key.format, table: tableName, bundle: bundle)))
        }
    }

    /// Creates a text from an attributed string.
    ///
    /// - Parameter attributedContent: The string. Attributes that it does not set come from the modifiers and the
    ///   environment.
    @_disfavoredOverload  // Disfavored, so that a literal becomes a key and not an attributed string.
    public init(_ attributedContent: AttributedString) {
        self.init(storage: .boxed(AttributedTextBox(attributedContent)))
    }

    /// Creates a text from a value and a format style, in the locale of the environment.
    ///
    /// ```swift
    /// Text(price, format: .currency(code: "EUR"))
    /// ```
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(storage: .boxed(FormattedTextBox(input, format)))
    }

    /// Creates a text from a value and a format style that returns attributed strings.
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(storage: .boxed(FormattedTextBox(input, format)))
    }

    /// Creates a text from a value and a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter)
    where Subject: ReferenceConvertible {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text from a date and a formatter.
    public init(_ subject: Date, formatter: Formatter) { self.init(verbatim: formatter.text(of: subject)) }

    /// Creates a text from an object and a formatter.
    public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Creates a text that shows a date. Relative styles are updated as time passes.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - style: The style of the date.
    public init(_ date: Date, style: DateStyle) {
        self.init(storage: .boxed(DateTextBox(.date(date, style))))
    }

    /// Creates a text that counts through an interval.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval.
    ///   - pauseTime: The time at which the count was paused, or `nil` while it runs.
    ///   - countsDown: Whether to show the remaining time instead of the elapsed time.
    ///   - showsHours: Whether to show hours from one hour on. If `false`, minutes exceed 59.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let timer = TimerText(
            interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)
        self.init(storage: .boxed(DateTextBox(.timer(timer))))
    }

    /// Concatenates two texts, each of which keeps its own styling.
    public static func + (lhs: Text, rhs: Text) -> Text {
        // A left side that is already a concatenation grows, so that a chain stays flat.
        if lhs.modifiers == nil, case .boxed(let box) = lhs.storage,
            let concatenated = box as? ConcatenatedTextBox
        {
            return Text(storage: .boxed(ConcatenatedTextBox(concatenated.parts + [rhs])))
        }
        return Text(storage: .boxed(ConcatenatedTextBox([lhs, rhs])))
    }
}
