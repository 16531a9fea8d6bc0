import AttributeGraph
import Foundation

/// A control that selects a date, a time, or both.
///
///     DatePicker("Departure", selection: $departure, in: Date.now..., displayedComponents: .date)
///
/// The components are in the order of the environment's locale, and use its calendar and time zone. Components that are
/// not shown keep their values: selecting another day leaves the time unchanged. A date outside the limits is shown as
/// the nearest date inside them; the binding is written only when the user changes the date.
nonisolated public struct DatePicker<Label: View>: PrimitiveView {
    /// The components of a date that the picker shows.
    public typealias Components = DatePickerComponents

    let label: Label
    let content: DatePickerContent

    init(label: Label, selection: Binding<Date>, limits: DateLimits, components: Components) {
        self.label = label
        content = DatePickerContent(
            source: DateSource(selection: selection, limits: limits, components: components))
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = ControlLabel.titles(view[\.label])
        if let style = inputs.attachment(DatePickerStyleKey.self, as: StyleMaker<DateSource>.self) {
            var inputs = inputs
            inputs.attach(DatePickerStyleConfiguration.Label.self, StyleContent(label, inputs: inputs))
            return style.make(inputs: inputs) { view.pointer(in: $0).pointee.content.source }
        }
        let content = view[\.content]
        let environment = inputs.environment
        let node = ControlMaker.make(
            DateControl(),
            inputs: inputs,
            isFocusable: false,
            layout: FieldLayout(),
            label: label,
            accessories: [ControlLabel(content)]
        ) { graph, _, draft in
            let values = EnvironmentValues(scope: environment)
            draft.control.look = values.datePickerLook
            view.pointer(in: graph).pointee.content.source.describe(&draft, values)
        }
        return _ViewOutputs(node: node)
    }
}

extension DateSource {
    /// Sets the control's properties and actions that concern the date as a whole. Called in a rule.
    fileprivate func describe(_ draft: inout ControlDraft<DateControl>, _ values: EnvironmentValues) {
        let calendar = values.datesCalendar
        let editing = DateEditing(calendar: calendar, limits: limits)
        let shown = shown
        draft.control.shown = text(of: shown, calendar)
        draft.control.earliest = limits.minimum
        draft.control.latest = limits.maximum
        draft.actions.setDate = { select($0) }
        draft.control.day = nil
        draft.actions.setDay = nil
        // The calendars of hosts are Gregorian.
        guard components.contains(.date), [.gregorian, .iso8601].contains(calendar.identifier) else { return }
        let day = editing.day(of: shown)
        draft.control.day = ControlDay(year: day.year, month: day.month, day: day.day)
        draft.actions.setDay = { day in
            let wanted = CalendarDay(era: 1, year: day.year, month: day.month, day: day.day)
            select(editing.setting(wanted, in: self.shown))
        }
    }

    private func text(of date: Date, _ calendar: Calendar) -> String {
        var style = Date.FormatStyle(
            date: components.contains(.date) ? .abbreviated : .omitted,
            time: components.contains(.hourAndMinute) ? .shortened : .omitted)
        style.calendar = calendar
        style.timeZone = calendar.timeZone
        if let locale = calendar.locale { style.locale = locale }
        return date.formatted(style)
    }
}

/// The part of a date picker that shows and edits the date, in the look of the environment.
struct DatePickerContent: View {
    let source: DateSource
    @Environment(\.datePickerLook) private var look

    nonisolated init(source: DateSource) { self.source = source }

    var body: some View {
        switch look {
        case .graphical: GraphicalDates(source: source)
        case .wheel: WheelDates(source: source)
        case .stepperField: SteppedDates(source: source)
        default: DateFields(source: source)
        }
    }
}

/// Date fields with two buttons, which step the component that had the focus last.
private struct SteppedDates: View {
    let source: DateSource
    @State private var field: DateField?
    @Environment(\.datesCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        HStack {
            DateFields(source: source) { field = $0 }
            Stepper(label: { Text("Step") }, onIncrement: { step(up: true) }, onDecrement: { step(up: false) })
                .labelsHidden()
        }
    }

    private func step(up: Bool) {
        let first = DatePattern.of(source.components, locale).pieces.lazy.compactMap(\.field).first
        guard let field = field ?? first else { return }
        let editing = DateEditing(calendar: calendar, limits: source.limits)
        source.select(editing.stepping(field, up: up, from: source.shown))
    }
}
