import AttributeGraph
import Foundation

/// A calendar in which any number of days is chosen.
///
///     @State private var days: Set<DateComponents> = []
///
///     MultiDatePicker("Days off", selection: $days)
///
/// The selection has the calendar, era, year, month and day of each. A day that is in it counts as chosen by these,
/// whatever else its components say.
nonisolated public struct MultiDatePicker<Label: View>: PrimitiveView {
    let label: Label
    let content: ChosenDays

    init(label: Label, selection: Binding<Set<DateComponents>>, limits: DateLimits) {
        self.label = label
        content = ChosenDays(selection: selection, limits: limits)
    }

    /// Makes the one element that the view is, once for each identity.
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

/// The days of a month, of which some are chosen.
struct ChosenDays: View {
    let selection: Binding<Set<DateComponents>>
    let limits: DateLimits
    @Environment(\.datesCalendar) private var calendar
    /// The month that is shown first, once it is known.
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

    /// A moment in the first month with a chosen day, or in this one.
    private var first: Date {
        limits.clamped(selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? Date())
    }

    /// Chooses a day, or no longer.
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
    /// The day that components stand for; nil without a year, a month and a day.
    fileprivate init?(_ components: DateComponents, _ calendar: Calendar) {
        guard let year = components.year, let month = components.month, let day = components.day else { return nil }
        // Hardly anyone means an era before this one.
        let now = calendar.component(.era, from: Date(timeIntervalSinceReferenceDate: 0))
        self.init(era: components.era ?? now, year: year, month: month, day: day)
    }
}

extension MultiDatePicker {
    /// A picker of any days, with the label of a builder.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, limits: DateLimits())
    }

    /// A picker of the days in a range, with the label of a builder.
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, limits: DateLimits(bounds))
    }

    /// A picker of the days from one on, with the label of a builder.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// A picker of the days before one, with the label of a builder.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: selection, limits: DateLimits(bounds))
    }
}

extension MultiDatePicker where Label == Text {
    /// A picker of any days, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits())
    }

    /// A picker of the days in a range, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits(bounds))
    }

    /// A picker of the days from one on, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// A picker of the days before one, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(titleKey), selection: selection, limits: DateLimits(bounds))
    }

    /// A picker of any days, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(label: Text(title), selection: selection, limits: DateLimits())
    }

    /// A picker of the days in a range, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(bounds))
    }

    /// A picker of the days from one on, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(minimum: bounds.lowerBound))
    }

    /// A picker of the days before one, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(label: Text(title), selection: selection, limits: DateLimits(bounds))
    }
}

extension DateLimits {
    /// What ends before a date ends a moment before it.
    private static let moment = 0.001

    fileprivate init(_ bounds: Range<Date>) {
        self.init(minimum: bounds.lowerBound, maximum: bounds.upperBound - Self.moment)
    }

    fileprivate init(_ bounds: PartialRangeUpTo<Date>) { self.init(maximum: bounds.upperBound - Self.moment) }
}
