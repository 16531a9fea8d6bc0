extension View {
    /// Sets the areas of symbols of values, one by one.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let spec = StyleScaleSpec<CGFloat>(
            domain: mapping.map(\.key.datum), range: mapping.map { $0.value })
        return chart { $0.sizes = spec }
    }

    /// Sets the areas of symbols of a list of values.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let spec = StyleScaleSpec<CGFloat>(
            domain: domain._domain.listed, range: range._values.map { $0 })
        return chart { $0.sizes = spec }
    }

    /// Sets the values that get the default areas of symbols, in order.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let spec = StyleScaleSpec<CGFloat>(domain: domain._domain.listed)
        return chart { $0.sizes = spec }
    }

    /// Sets the areas of symbols that values get, in order.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let spec = StyleScaleSpec<CGFloat>(range: range._values.map { $0 })
        return chart { $0.sizes = spec }
    }

    /// Sets the areas of symbols of a list of values by a function.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        domain: [DataValue], mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let spec = StyleScaleSpec<CGFloat>(
            domain: domain.map(\.datum), mapping: { DataValue(datum: $0).map { mapping($0) } })
        return chart { $0.sizes = spec }
    }

    /// Sets the areas of symbols of values by a function.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        let spec = StyleScaleSpec<CGFloat>(mapping: { DataValue(datum: $0).map { mapping($0) } })
        return chart { $0.sizes = spec }
    }
}
