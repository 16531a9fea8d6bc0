// Sliders with ticks, with a neutral value, or with a restricted range of choices.

extension Slider {
    /// Creates a slider with labels, including one for the current value.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the current value; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that users can choose from; `nil` for the whole range.
    ///   - currentValueLabel: The label of the current value. If it is a text, assistive technology reads it.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            values: SliderValues(
                value, bounds: bounds, step: nil, enabled: enabledBounds, neutral: neutralValue,
                editingChanged: onEditingChanged),
            extras: SliderExtras([SliderTick<V>](), in: bounds, currentValue: currentValueLabel()))
    }

    /// Creates a slider with labels and with ticks on its track.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the current value; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that users can choose from; `nil` for the whole range.
    ///   - currentValueLabel: The label of the current value. If it is a text, assistive technology reads it.
    ///   - ticks: A builder of the ticks.
    nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        let ticks = ticks()._ticks
        self.init(
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            values: SliderValues(
                value, bounds: bounds, step: nil, enabled: enabledBounds, neutral: neutralValue,
                ticks: ticks.map(\.value), editingChanged: onEditingChanged),
            extras: SliderExtras(ticks, in: bounds, currentValue: currentValueLabel()))
    }

    /// Creates a slider with steps, labels, and ticks at some of the steps.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the current value; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that users can choose from; `nil` for the whole range.
    ///   - currentValueLabel: The label of the current value. If it is a text, assistive technology reads it.
    ///   - tick: Returns the tick for the value of a step, or `nil` for none.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let ticks = SliderValues.steps(in: bounds, by: step).compactMap(tick)
        self.init(
            label: label(), minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(),
            values: SliderValues(
                value, bounds: bounds, step: step, enabled: enabledBounds, neutral: neutralValue,
                ticks: ticks.map(\.value), editingChanged: onEditingChanged),
            extras: SliderExtras(ticks, in: bounds, currentValue: currentValueLabel()))
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a slider with a label and a label for the current value.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the current value; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that users can choose from; `nil` for the whole range.
    ///   - currentValueLabel: The label of the current value. If it is a text, assistive technology reads it.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with a label and with ticks on its track.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the current value; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that users can choose from; `nil` for the whole range.
    ///   - currentValueLabel: The label of the current value. If it is a text, assistive technology reads it.
    ///   - ticks: A builder of the ticks.
    nonisolated public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> Ticks,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
        self.init(
            value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, ticks: ticks, onEditingChanged: onEditingChanged)
    }

    /// Creates a slider with steps, a label, and ticks at some of the steps.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the current value; `nil` for the lower bound.
    ///   - enabledBounds: The part of the range that users can choose from; `nil` for the whole range.
    ///   - currentValueLabel: The label of the current value. If it is a text, assistive technology reads it.
    ///   - tick: Returns the tick for the value of a step, or `nil` for none.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds,
            label: label,
            currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() }, tick: tick, onEditingChanged: onEditingChanged)
    }
}
