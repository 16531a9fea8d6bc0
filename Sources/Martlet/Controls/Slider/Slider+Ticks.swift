// Sliders with marks, with a value from which the track is filled, and with a part of the range that can be chosen.

extension Slider {
    /// A slider with labels.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the chosen one; nil for the lower bound.
    ///   - enabledBounds: The part of the range that a person can choose from; nil for all of it.
    ///   - currentValueLabel: Says what the value is, where it is a text: assistive technology tells it.
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

    /// A slider with labels, and with marks at its track.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the chosen one; nil for the lower bound.
    ///   - enabledBounds: The part of the range that a person can choose from; nil for all of it.
    ///   - currentValueLabel: Says what the value is, where it is a text: assistive technology tells it.
    ///   - ticks: The marks.
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

    /// A slider that goes in steps, with labels, and with marks at some of them.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the chosen one; nil for the lower bound.
    ///   - enabledBounds: The part of the range that a person can choose from; nil for all of it.
    ///   - currentValueLabel: Says what the value is, where it is a text: assistive technology tells it.
    ///   - tick: The mark for the value of a step; nil for none.
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
    /// A slider with a label.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the chosen one; nil for the lower bound.
    ///   - enabledBounds: The part of the range that a person can choose from; nil for all of it.
    ///   - currentValueLabel: Says what the value is, where it is a text: assistive technology tells it.
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

    /// A slider with marks at its track.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the chosen one; nil for the lower bound.
    ///   - enabledBounds: The part of the range that a person can choose from; nil for all of it.
    ///   - currentValueLabel: Says what the value is, where it is a text: assistive technology tells it.
    ///   - ticks: The marks.
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

    /// A slider that goes in steps, with marks at some of them.
    ///
    /// - Parameters:
    ///   - neutralValue: The value from which the track is filled to the chosen one; nil for the lower bound.
    ///   - enabledBounds: The part of the range that a person can choose from; nil for all of it.
    ///   - currentValueLabel: Says what the value is, where it is a text: assistive technology tells it.
    ///   - tick: The mark for the value of a step; nil for none.
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
