import AttributeGraph
import Foundation
// Made by script/lib/overloads.py of MultiDatePicker.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(title), selection: selection, limits: DateLimits())
    }

    /// Creates a picker for days in a range, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(bounds))
    }

    /// Creates a picker for days from a minimum on, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// Creates a picker for days before a date, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(bounds))
    }

    /// Creates a picker for any days, with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(title), selection: selection, limits: DateLimits())
    }

    /// Creates a picker for days in a range, with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(bounds))
    }

    /// Creates a picker for days from a minimum on, with a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// Creates a picker for days before a date, with a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(bounds))
    }
}
