import Foundation

/// A calendar of one month to select days from, with buttons for the months before and after.
struct MonthGrid: View {
    /// A date in the month to show. When it changes, the grid returns to that month.
    let anchor: Date
    let limits: DateLimits
    /// Returns whether a day is selected.
    let isChosen: (CalendarDay) -> Bool
    let choose: (CalendarDay) -> Void
    @Environment(\.datesCalendar) private var calendar
    @State private var shown: Date?

    var body: some View {
        let month = CalendarMonth(of: shown ?? anchor, calendar)
        let editing = DateEditing(calendar: calendar, limits: limits)
        let today = editing.day(of: Date())
        VStack(spacing: nil) {
            HStack {
                turn("chevron.left", "Previous Month", to: month.moved(by: -1))
                Text(month.title).bold().lineLimit(1).accessibilityAddTraits(.isHeader)
                    .frame(maxWidth: .infinity)
                turn("chevron.right", "Next Month", to: month.moved(by: 1))
            }
            .frame(width: DayCell.width * CGFloat(month.weekdays.count))
            HStack(spacing: 0) {
                ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, day in
                    Text(day.short).foregroundStyle(.secondary).accessibilityLabel(day.full)
                        .frame(width: DayCell.width)
                }
            }
            ForEach(Array(month.weeks.enumerated()), id: \.offset) { _, week in
                HStack(spacing: 0) {
                    ForEach(Array(week.enumerated()), id: \.offset) { _, date in
                        if let date {
                            let day = editing.day(of: date)
                            DayCell(
                                day: day, name: month.name(of: date), isChosen: isChosen(day), isToday: day == today,
                                isEnabled: month.contains(date, limits), choose: choose
                            )
                            .equatable()
                        } else {
                            Text("").frame(width: DayCell.width)
                        }
                    }
                }
            }
        }
        .fixedSize()
        .onChange(of: anchor) { shown = nil }
    }

    private func turn(_ symbol: String, _ name: String, to month: CalendarMonth) -> some View {
        Button {
            shown = month.first
        } label: {
            Image(systemName: symbol)
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(name)
        .disabled(!month.reaches(limits))
    }
}

/// A cell for one day. It is compared by its appearance, so that an unchanged day is not evaluated again.
private struct DayCell: View, Equatable {
    static let width: CGFloat = 32

    let day: CalendarDay
    let name: String
    let isChosen: Bool
    let isToday: Bool
    let isEnabled: Bool
    let choose: (CalendarDay) -> Void

    nonisolated static func == (a: DayCell, b: DayCell) -> Bool {
        a.day == b.day && a.name == b.name && a.isChosen == b.isChosen && a.isToday == b.isToday
            && a.isEnabled == b.isEnabled
    }

    private var color: AnyShapeStyle {
        if isChosen { return AnyShapeStyle(Color.white) }
        return isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.primary)
    }

    var body: some View {
        Button {
            choose(day)
        } label: {
            Text("\(day.day)")
                .monospacedDigit()
                .fontWeight(isToday ? .bold : nil)
                .foregroundStyle(color)
                .frame(width: Self.width)
                .background {
                    if isChosen {
                        RoundedRectangle(cornerRadius: 6).fill(.tint).padding(.vertical, -3).padding(.horizontal, 2)
                    }
                }
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isEnabled)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// A date picker as a calendar of one month, with the time field below.
struct GraphicalDates: View {
    let source: DateSource
    @Environment(\.datesCalendar) private var calendar

    var body: some View {
        VStack {
            if source.components.contains(.date) {
                let editing = DateEditing(calendar: calendar, limits: source.limits)
                let chosen = editing.day(of: source.shown)
                MonthGrid(
                    anchor: CalendarMonth(of: source.shown, calendar).first, limits: source.limits,
                    isChosen: { $0 == chosen },
                    choose: { source.select(editing.setting($0, in: source.shown)) })
            }
            if source.components.contains(.hourAndMinute) {
                DateFields(
                    source: DateSource(
                        selection: source.selection, limits: source.limits, components: .hourAndMinute))
            }
        }
    }
}
