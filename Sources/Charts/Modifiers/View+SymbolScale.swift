extension View {
    /// Sets the symbols of values, one by one.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let spec = StyleScaleSpec<AnyChartSymbolShape>(
            domain: mapping.map(\.key.datum), range: mapping.map { AnyChartSymbolShape($0.value) })
        return chart { $0.symbols = spec }
    }

    /// Sets the symbols of a list of values.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let spec = StyleScaleSpec<AnyChartSymbolShape>(
            domain: domain._domain.listed, range: range._values.map { AnyChartSymbolShape($0) })
        return chart { $0.symbols = spec }
    }

    /// Sets the values that get the default symbols, in order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        let spec = StyleScaleSpec<AnyChartSymbolShape>(domain: domain._domain.listed)
        return chart { $0.symbols = spec }
    }

    /// Sets the symbols that values get, in order.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let spec = StyleScaleSpec<AnyChartSymbolShape>(range: range._values.map { AnyChartSymbolShape($0) })
        return chart { $0.symbols = spec }
    }

    /// Sets the symbols of a list of values by a function.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let spec = StyleScaleSpec<AnyChartSymbolShape>(
            domain: domain.map(\.datum), mapping: { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } })
        return chart { $0.symbols = spec }
    }

    /// Sets the symbols of values by a function.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        let spec = StyleScaleSpec<AnyChartSymbolShape>(mapping: {
            DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) }
        })
        return chart { $0.symbols = spec }
    }
}
