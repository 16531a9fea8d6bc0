import AttributeGraph
import Foundation

/// A calendar in which the user selects any number of days.
///
///     @State private var days: Set<DateComponents> = []
///
///     MultiDatePicker("Days off", selection: $days)
///
/// Each selected day has a calendar, era, year, month and day. Days are compared by these components only.
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
    let label: Label
    let content: ChosenDays

    init(label: Label, selection: Binding<Set<DateComponents>>, limits: DateLimits) {
        self.label = label
        content = ChosenDays(selection: selection, limits: limits)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let content = view[\.content]
        let node = ControlMaker.make(
            DateControl(look: .graphical), inputs: inputs, isFocusable: false, layout: FieldLayout(),
            label: ControlLabel(label),
            accessories: [ControlLabel(content)]
        ) { _, _, _ in
        }
        return _ViewOutputs(node: node)
    }
}

/// A calendar of one month that toggles days of a selection.
struct ChosenDays: View {
    let selection: Binding<Set<DateComponents>>
    let limits: DateLimits
    @Environment(\.datesCalendar) private var calendar
    /// The month to show first. It stays `nil` until the view appears.
    @State private var anchor: Date?

    nonisolated init(selection: Binding<Set<DateComponents>>, limits: DateLimits) {
        self.selection = selection
        self.limits = limits
    }

    var body: some View {
        let chosen = Set(selection.wrappedValue.compactMap { CalendarDay($0, calendar) })
        MonthGrid(
            anchor: anchor ?? first, limits: limits, isChosen: { chosen.contains($0) }, choose: { turn($0) }
        )
        .onAppear { anchor = first }
    }

    /// The earliest selected day, or today, clamped to the limits.
    private var first: Date {
        limits.clamped(selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date())
    }

    /// Adds a day to the selection, or removes it.
    private func turn(_ day: CalendarDay) {
        var days = selection.wrappedValue
        let same = days.filter { CalendarDay($0, calendar) == day }
        if same.isEmpty {
            days.insert(
                DateComponents(calendar: calendar, era: day.era, year: day.year, month: day.month, day: day.day))
        } else {
            days.subtract(same)
        }
        selection.wrappedValue = days
    }
}

extension CalendarDay {
    /// Returns the day of components; `nil` if the year, month or day is missing.
    fileprivate init?(_ components: DateComponents, _ calendar: Calendar) {
        guard let year = components.year, let month = components.month, let day = components.day else { return nil }
        // Without an era, the components are of the current era.
        let now = calendar.component(.era, from: Date(timeIntervalSinceReferenceDate: 0))
        self.init(era: components.era ?? now, year: year, month: month, day: day)
    }
}

extension MultiDatePicker {
    /// Creates a picker for any days, with a label from a builder.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, limits: DateLimits())
    }

    /// Creates a picker for days in a range, with a label from a builder.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, limits: DateLimits(bounds))
    }

    /// Creates a picker for days from a minimum on, with a label from a builder.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// Creates a picker for days before a date, with a label from a builder.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(bounds))
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker for any days, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits())
    }

    /// Creates a picker for days in a range, with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits(bounds))
    }

    /// Creates a picker for days from a minimum on, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// Creates a picker for days before a date, with a localized title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits(bounds))
    }
}

extension DateLimits {
    /// The distance of the latest selectable date from the excluded upper bound, in seconds.
    private static let moment = 0.001

    init(_ bounds: Range<Date>) {
        self.init(minimum: bounds.lowerBound, maximum: bounds.upperBound - Self.moment)
    }

    init(_ bounds: PartialRangeUpTo<Date>) { self.init(maximum: bounds.upperBound - Self.moment) }
}
