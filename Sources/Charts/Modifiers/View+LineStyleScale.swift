extension View {
    /// Sets the strokes of values, one by one.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let spec = StyleScaleSpec<StrokeStyle>(
            domain: mapping.map(\.key.datum), range: mapping.map { $0.value })
        return chart { $0.lines = spec }
    }

    /// Sets the strokes of a list of values.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        let spec = StyleScaleSpec<StrokeStyle>(
            domain: domain._domain.listed, range: range._values.map { $0 })
        return chart { $0.lines = spec }
    }

    /// Sets the values that get the default strokes, in order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let spec = StyleScaleSpec<StrokeStyle>(domain: domain._domain.listed)
        return chart { $0.lines = spec }
    }

    /// Sets the strokes that values get, in order.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == StrokeStyle {
        let spec = StyleScaleSpec<StrokeStyle>(range: range._values.map { $0 })
        return chart { $0.lines = spec }
    }

    /// Sets the strokes of a list of values by a function.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let spec = StyleScaleSpec<StrokeStyle>(
            domain: domain.map(\.datum), mapping: { DataValue(datum: $0).map { mapping($0) } })
        return chart { $0.lines = spec }
    }

    /// Sets the strokes of values by a function.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        let spec = StyleScaleSpec<StrokeStyle>(mapping: { DataValue(datum: $0).map { mapping($0) } })
        return chart { $0.lines = spec }
    }
}
