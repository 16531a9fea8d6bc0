extension Stepper {
    /// Creates a stepper with custom actions and a label from a builder. A `nil` action disables its button.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged)
        self.init(label: label(), steps: steps)
    }

    /// Creates a stepper for a value, with a label from a builder.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: nil, step: step, editingChanged: onEditingChanged)
        self.init(label: label(), steps: steps)
    }

    /// Creates a stepper for a value in a range, with a label from a builder.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: bounds, step: step, editingChanged: onEditingChanged)
        self.init(label: label(), steps: steps)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with custom actions and a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged)
        self.init(label: Text(titleKey), steps: steps)
    }

    /// Creates a stepper for a value, with a localized title.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: nil, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(titleKey), steps: steps)
    }

    /// Creates a stepper for a value in a range, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title in the localization tables.
    ///   - value: A binding to the value.
    ///   - bounds: The range of the value. At a bound, the button in that direction is disabled.
    ///   - step: The amount by which a press changes the value.
    ///   - onEditingChanged: A closure that is called when editing begins and ends.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: bounds, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(titleKey), steps: steps)
    }
}
