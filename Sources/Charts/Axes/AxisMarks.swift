/// Marks along an axis: a line, a tick and a label at each value, or the marks of a closure.
///
///     .chartXAxis {
///         AxisMarks(values: .stride(by: .month)) { _ in
///             AxisGridLine()
///             AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
///         }
///     }
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
    let group: AxisGroup

    /// Adds the marks to an axis.
    @MainActor public func _collect(into collector: inout _AxisCollector) { collector.groups.append(group) }

    /// Marks that a closure makes for each value.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: values, marks: { content($0) })
    }

    /// Marks that a closure makes.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: values, marks: { _ in content() })
    }

    /// Marks that a closure makes for each value.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .list(values), marks: { content($0) })
    }

    /// Marks that a closure makes.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], @AxisMarkBuilder content: @escaping () -> Content
    ) {
        group = AxisGroup(
            preset: preset, position: position, values: .list(values), marks: { _ in content() })
    }

}

extension AxisMarks where Content == Never {
    /// Creates the default marks.
    nonisolated public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: values, stroke: stroke)
    }

    /// Creates the default marks.
    nonisolated public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: .list(values), stroke: stroke)
    }

    /// Creates the default marks, with labels in a format.
    nonisolated public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: values, stroke: stroke,
            format: { Format.FormatInput(datum: $0).map(format.format) })
    }

    /// Creates the default marks, with labels in a format.
    nonisolated public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Value == Format.FormatInput, Format.FormatOutput == String {
        group = AxisGroup(
            preset: preset, position: position, values: .list(values), stroke: stroke,
            format: { Value(datum: $0).map(format.format) })
    }
}
