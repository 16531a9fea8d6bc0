// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension Stepper where Label == Text {
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
