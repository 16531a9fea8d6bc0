// The looks of date pickers that are there.

extension DatePickerStyle {
    /// What a built-in style is for a picker that asks for its body: one with that look.
    fileprivate func picker(_ configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(
            label: configuration.label, selection: configuration.$selection,
            limits: DateLimits(minimum: configuration.minimumDate, maximum: configuration.maximumDate),
            components: configuration.displayedComponents
        )
        .datePickerStyle(self)
    }
}

/// The look that suits the host and the place: a compact field.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The date picker itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A field of the date's parts, with a calendar to open where the host has one.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.compact) }

    /// Makes the style.
    nonisolated public init() {}

    /// The date picker itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A field of the date's parts, which keys change.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.field) }

    /// Makes the style.
    nonisolated public init() {}

    /// The date picker itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A field of the date's parts, with two buttons that step the part that last had the focus.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.stepperField) }

    /// Makes the style.
    nonisolated public init() {}

    /// The date picker itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A calendar of one month, with the time in a field below it.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.graphical) }

    /// Makes the style.
    nonisolated public init() {}

    /// The date picker itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A column for each part of the date, which turns to what comes before and after.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.wheel) }

    /// Makes the style.
    nonisolated public init() {}

    /// The date picker itself, with this look.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The look that suits the host and the place: a compact field.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field of the date's parts, with a calendar to open where the host has one.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field of the date's parts, which keys change.
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field of the date's parts, with two buttons that step the part that last had the focus.
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of one month, with the time in a field below it.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A column for each part of the date, which turns to what comes before and after.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
