/// A value as charts compute with it: the primitive value of a ``Plottable``.
public enum _ChartDatum: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A date, in seconds since the reference date.
    case date(TimeInterval)
    /// A category, by its name.
    case category(String)

    /// The number of a continuous value; nil for categories.
    var continuous: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    var isCategory: Bool { continuous == nil }

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    /// Whether the value has a place on a scale: NaN and the infinities have none.
    var isFinite: Bool { continuous?.isFinite ?? true }

    /// A value of the kind of this one.
    func replacing(_ value: Double) -> _ChartDatum { isDate ? .date(value) : .number(value) }
}

typealias Datum = _ChartDatum
