extension Slider {
    /// Creates a slider with a label and with labels for the bounds of its range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            values: SliderValues(value, bounds: bounds, step: nil, editingChanged: onEditingChanged))
    }

    /// Creates a slider with steps, a label, and labels for the bounds of its range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            values: SliderValues(value, marking: bounds, by: step, editingChanged: onEditingChanged))
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            values: SliderValues(value, bounds: bounds, step: nil, editingChanged: onEditingChanged))
    }

    /// Creates a slider with steps and a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            values: SliderValues(value, marking: bounds, by: step, editingChanged: onEditingChanged))
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            values: SliderValues(value, bounds: bounds, step: nil, editingChanged: onEditingChanged))
    }

    /// Creates a slider with steps and without a label.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: EmptyView(), minimumLabel: EmptyView(), maximumLabel: EmptyView(),
            values: SliderValues(value, marking: bounds, by: step, editingChanged: onEditingChanged))
    }
}
