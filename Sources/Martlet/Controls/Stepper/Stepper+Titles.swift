// Made by script/lib/overloads.py of Stepper+Init.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Stepper where Label == Text {
    /// Creates a stepper with custom actions and a verbatim title.
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

    /// Creates a stepper for a value, with a verbatim title.
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

    /// Creates a stepper for a value in a range, with a verbatim title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: A binding to the value.
    ///   - bounds: The range of the value. At a bound, the button in that direction is disabled.
    ///   - step: The amount by which a press changes the value.
    ///   - onEditingChanged: A closure that is called when editing begins and ends.
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

    /// Creates a stepper with custom actions and a title resource.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(increment: onIncrement, decrement: onDecrement, editingChanged: onEditingChanged)
        self.init(label: Text(title), steps: steps)
    }

    /// Creates a stepper for a value, with a title resource.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: LocalizedStringResource,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: nil, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(title), steps: steps)
    }

    /// Creates a stepper for a value in a range, with a title resource.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: A binding to the value.
    ///   - bounds: The range of the value. At a bound, the button in that direction is disabled.
    ///   - step: The amount by which a press changes the value.
    ///   - onEditingChanged: A closure that is called when editing begins and ends.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: LocalizedStringResource,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let steps = StepperSteps(value, bounds: bounds, step: step, editingChanged: onEditingChanged)
        self.init(label: Text(title), steps: steps)
    }
}
