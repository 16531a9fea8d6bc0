import Foundation

extension DatePicker {
    /// Creates a picker for any date, with a label from a builder.
    public init(
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// Creates a picker for dates in a closed range, with a label from a builder.
    public init(
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// Creates a picker for dates from a minimum on, with a label from a builder.
    public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// Creates a picker for dates up to a maximum, with a label from a builder.
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
    /// Creates a picker for any date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// Creates a picker for dates in a closed range, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// Creates a picker for dates from a minimum on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// Creates a picker for dates up to a maximum, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(titleKey), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }
}

extension DateLimits {
    init(_ range: ClosedRange<Date>) {
        self.init(minimum: range.lowerBound, maximum: range.upperBound)
    }

    init(_ range: PartialRangeFrom<Date>) { self.init(minimum: range.lowerBound) }

    init(_ range: PartialRangeThrough<Date>) { self.init(maximum: range.upperBound) }
}
