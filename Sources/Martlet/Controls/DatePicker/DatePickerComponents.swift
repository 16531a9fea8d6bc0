/// The components of a date that a picker shows and edits. The picker keeps the other components unchanged.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    /// The set's elements, one bit for each.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute, in the format of the locale.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, the month and the year.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}
