// The built-in date picker styles.

extension DatePickerStyle {
    /// Returns a picker with this style, as the body of a built-in style.
    fileprivate func picker(_ configuration: DatePickerStyleConfiguration) -> some View {
        DatePicker(
            label: configuration.label, selection: configuration.$selection,
            limits: DateLimits(minimum: configuration.minimumDate, maximum: configuration.maximumDate),
            components: configuration.displayedComponents
        )
        .datePickerStyle(self)
    }
}

/// The style that the host chooses: a compact field.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a date picker that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A field of editable components, with a button for a calendar where the host has one.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.compact) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a date picker that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A field of components that the user edits with the keyboard.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.field) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a date picker that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A field of components, with two buttons that step the component that had the focus last.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.stepperField) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a date picker that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A calendar of one month, with the time in a field below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.graphical) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a date picker that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

/// A wheel for each component of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(DateControl.Look.wheel) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a date picker that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View { picker(configuration) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style that the host chooses: a compact field.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A field of editable components, with a button for a calendar where the host has one.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field of components that the user edits with the keyboard.
    nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field of components, with two buttons that step the component that had the focus last.
    nonisolated public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of one month, with the time in a field below.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component of the date.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
