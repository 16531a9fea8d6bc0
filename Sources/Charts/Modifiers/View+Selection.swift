extension View {
    /// Writes the value of the x axis under the pointer, while it is pressed.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.xSelection = .value(value) }
    }

    /// Writes the range of the x axis that the pointer is dragged over.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.xSelection = .range(range) }
    }

    /// Writes the value of the y axis under the pointer, while it is pressed.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.ySelection = .value(value) }
    }

    /// Writes the range of the y axis that the pointer is dragged over.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.ySelection = .range(range) }
    }

    /// Writes the sum of the values of sectors up to the angle of the pointer, while it is pressed.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.angleSelection = .value(value) }
    }
}

extension ChartSelection {
    static func value<P: Plottable>(_ binding: Binding<P?>) -> ChartSelection {
        ChartSelection { datum in binding.wrappedValue = datum.flatMap { P(datum: $0) } }
    }

    static func range<P: Plottable & Comparable>(_ binding: Binding<ClosedRange<P>?>) -> ChartSelection {
        ChartSelection(
            select: { if $0 == nil { binding.wrappedValue = nil } },
            selectRange: { start, end in
                guard let start = P(datum: start), let end = P(datum: end) else { return }
                binding.wrappedValue = min(start, end)...max(start, end)
            })
    }
}
