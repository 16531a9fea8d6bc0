// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Stepper where Label == Text {
    /// A stepper of a value, with a title that is a resource.
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

    /// A stepper of a value that stays in a range, with a title that is a resource.
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
