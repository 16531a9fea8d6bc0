/// The line of a function, which ``LinePlot`` makes itself.
nonisolated public struct FunctionLinePlotContent: _PrimitiveChartContent {
    let record: MarkDraft

    /// Adds the line.
    @MainActor public func _collect(into collector: inout _MarkCollector) { collector.append(record) }
}

/// The area of a function, which ``AreaPlot`` makes itself.
nonisolated public struct FunctionAreaPlotContent: _PrimitiveChartContent {
    let record: MarkDraft

    /// Adds the area.
    @MainActor public func _collect(into collector: inout _MarkCollector) { collector.append(record) }
}

nonisolated private func record(_ kind: MarkKind, _ x: Text, _ y: Text, _ function: PlotFunction) -> MarkDraft {
    // A position without a place: it only hands the labels on.
    func value(_ label: Text) -> MarkPlace { .value(PlotValue(label: label, datum: .number(.nan))) }
    var record = MarkDraft(kind: kind, x: value(x), y: value(y))
    record.source = .function(function)
    return record
}

nonisolated private func text(_ string: some StringProtocol) -> Text { Text(verbatim: String(string)) }

extension LinePlot where Content == FunctionLinePlotContent {
    /// Creates the line y = f(x).
    ///
    /// - Parameters:
    ///   - x: The label of x.
    ///   - y: The label of y.
    ///   - domain: The values of x; nil for the domain of the x scale.
    ///   - function: The function. The line has gaps where it returns `.nan` or an infinity.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Creates the line y = f(x).
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionLinePlotContent(
            record: record(.line, x, y, PlotFunction(kind: .line(function), domain: domain)))
    }

    /// Creates the line y = f(x).
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: text(x), y: text(y), domain: domain, function: function) }

    /// Creates the line of the points (x, y) = f(t).
    ///
    /// - Parameters:
    ///   - x: The label of x.
    ///   - y: The label of y.
    ///   - t: The label of the parameter.
    ///   - domain: The values of the parameter, which are finite.
    ///   - function: The function. The line has gaps where it returns `.nan` or an infinity.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function) }

    /// Creates the line of the points (x, y) = f(t).
    nonisolated public init(
        x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        content = FunctionLinePlotContent(
            record: record(.line, x, y, PlotFunction(kind: .parametric(function), domain: domain)))
    }

    /// Creates the line of the points (x, y) = f(t).
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) { self.init(x: text(x), y: text(y), t: text(t), domain: domain, function: function) }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
    /// Creates the area between zero and y = f(x).
    ///
    /// - Parameters:
    ///   - x: The label of x.
    ///   - y: The label of y.
    ///   - domain: The values of x; nil for the domain of the x scale.
    ///   - function: The function. The area has gaps where it returns `.nan` or an infinity.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: Text(x), y: Text(y), domain: domain, function: function) }

    /// Creates the area between zero and y = f(x).
    nonisolated public init(
        x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        content = FunctionAreaPlotContent(
            record: record(.area, x, y, PlotFunction(kind: .area { (0, function($0)) }, domain: domain)))
    }

    /// Creates the area between zero and y = f(x).
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) { self.init(x: text(x), y: text(y), domain: domain, function: function) }

    /// Creates the area between two values for each x.
    ///
    /// - Parameters:
    ///   - x: The label of x.
    ///   - yStart: The label of the first value.
    ///   - yEnd: The label of the second value.
    ///   - domain: The values of x; nil for the domain of the x scale.
    ///   - function: The function. The area has gaps where one of its values is `.nan` or an infinity.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function) }

    /// Creates the area between two values for each x.
    nonisolated public init(
        x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = FunctionAreaPlotContent(
            record: record(.area, x, yEnd, PlotFunction(kind: .area(function), domain: domain)))
    }

    /// Creates the area between two values for each x.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
        x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) { self.init(x: text(x), yStart: text(yStart), yEnd: text(yEnd), domain: domain, function: function) }
}
