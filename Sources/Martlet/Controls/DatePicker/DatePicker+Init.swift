import Foundation

extension DatePicker {
    /// A picker of any date, with the label of a builder.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// A picker of the dates in a range, with the label of a builder.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of the dates from one on, with the label of a builder.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of the dates up to one, with the label of a builder.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// A picker of any date, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// A picker of the dates in a range, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of the dates from one on, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of the dates up to one, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of any date, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// A picker of the dates in a range, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of the dates from one on, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// A picker of the dates up to one, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }
}

extension DateLimits {
    init(_ range: ClosedRange<Date>) {
        self.init(minimum: range.lowerBound, maximum: range.upperBound)
    }

    init(_ range: PartialRangeFrom<Date>) { self.init(minimum: range.lowerBound) }

    init(_ range: PartialRangeThrough<Date>) { self.init(maximum: range.upperBound) }
}
