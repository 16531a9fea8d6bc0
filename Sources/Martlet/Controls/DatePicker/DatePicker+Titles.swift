import Foundation
// Made by script/lib/overloads.py of DatePicker+Init.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension DatePicker where Label == Text {
    /// Creates a picker for any date, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// Creates a picker for dates in a closed range, with a verbatim title.
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

    /// Creates a picker for dates from a minimum on, with a verbatim title.
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

    /// Creates a picker for dates up to a maximum, with a verbatim title.
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

    /// Creates a picker for any date, with a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// Creates a picker for dates in a closed range, with a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// Creates a picker for dates from a minimum on, with a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }

    /// Creates a picker for dates up to a maximum, with a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        selection: Binding<Date>,
        in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            label: Text(title), selection: selection, limits: DateLimits(range), components: displayedComponents)
    }
}
