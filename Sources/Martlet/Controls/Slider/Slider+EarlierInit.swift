// The older parameter order of the initializers, in which labels are last.

extension Slider {
    /// Creates a slider with a label and with labels for the bounds of its range.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel,
            values: SliderValues(value, bounds: bounds, step: nil, editingChanged: onEditingChanged))
    }

    /// Creates a slider with steps, a label, and labels for the bounds of its range.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel,
            values: SliderValues(value, marking: bounds, by: step, editingChanged: onEditingChanged))
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with steps and a label.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
