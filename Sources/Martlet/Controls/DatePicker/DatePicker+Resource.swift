import Foundation

// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension DatePicker where Label == Text {
    /// A picker of any date, with a title that is a resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(), components: displayedComponents)
    }

    /// A picker of the dates in a range, with a title that is a resource.
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

    /// A picker of the dates from one on, with a title that is a resource.
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

    /// A picker of the dates up to one, with a title that is a resource.
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
