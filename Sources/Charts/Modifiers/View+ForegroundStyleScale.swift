extension View {
    /// Sets the styles of values, one by one.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let spec = StyleScaleSpec<AnyShapeStyle>(
            domain: mapping.map(\.key.datum), range: mapping.map { AnyShapeStyle($0.value) })
        return chart { $0.colors = spec }
    }

    /// Sets the styles of a list of values.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let spec = StyleScaleSpec<AnyShapeStyle>(
            domain: domain._domain.listed, range: range._values.map { AnyShapeStyle($0) })
        return chart { $0.colors = spec }
    }

    /// Sets the values that get the default styles, in order.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let spec = StyleScaleSpec<AnyShapeStyle>(domain: domain._domain.listed)
        return chart { $0.colors = spec }
    }

    /// Sets the styles that values get, in order.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let spec = StyleScaleSpec<AnyShapeStyle>(range: range._values.map { AnyShapeStyle($0) })
        return chart { $0.colors = spec }
    }

    /// Sets the styles of a list of values by a function.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        domain: [DataValue], mapping: @escaping (DataValue) -> S
    ) -> some View {
        let spec = StyleScaleSpec<AnyShapeStyle>(
            domain: domain.map(\.datum), mapping: { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } })
        return chart { $0.colors = spec }
    }

    /// Sets the styles of values by a function.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        let spec = StyleScaleSpec<AnyShapeStyle>(mapping: { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } })
        return chart { $0.colors = spec }
    }
}
