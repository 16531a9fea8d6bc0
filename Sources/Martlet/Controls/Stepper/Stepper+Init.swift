extension Stepper {
    /// A stepper that runs actions, with the label of a builder. Nil where there is nothing to do.
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged)
        self.init(label: label(), steps: steps)
    }

    /// A stepper of a value, with the label of a builder.
    public init<V: Strideable>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: nil, step: step, editingChanged: onEditingChanged)
        self.init(label: label(), steps: steps)
    }

    /// A stepper of a value that stays in a range, with the label of a builder.
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
    /// A stepper that runs actions, with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged)
        self.init(label: Text(titleKey), steps: steps)
    }

    /// A stepper that runs actions, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged)
        self.init(label: Text(title), steps: steps)
    }

    /// A stepper of a value, with a title that is localised.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: nil, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(titleKey), steps: steps)
    }

    /// A stepper of a value, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: nil, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(title), steps: steps)
    }

    /// A stepper of a value that stays in a range, with a title that is localised.
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

    /// A stepper of a value that stays in a range, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: bounds, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(title), steps: steps)
    }
}
