extension ChartModel {
    /// Adds the bounds of columns, which are enough for the scales.
    static func add(
        _ columns: MarkColumns, _ configuration: ChartConfiguration, to xs: inout [ScaleValue], _ ys: inout [ScaleValue]
    ) {
        func values(_ bounds: MarkColumns.Bounds, _ first: PlotValue, _ type: ScaleType?) -> [ScaleValue] {
            bounds.numbers(isPositive: type == .log).map { ScaleValue(datum: first.datum.replacing($0)) }
        }
        xs += values(columns.xBounds, columns.first.x, configuration.x.type)
        ys += values(columns.yBounds, columns.first.y, configuration.y.type)
    }

    /// Adds the domains that functions have themselves. Where nothing else says a domain of x, it is −10 to 10.
    static func addDomains(
        of functions: [PlotFunction], _ configuration: ChartConfiguration, to xs: inout [ScaleValue],
        _ ys: inout [ScaleValue]
    ) {
        for function in functions {
            guard let domain = function.domain else { continue }
            if function.isOfX {
                xs += [domain.lowerBound, domain.upperBound].map { ScaleValue(datum: .number($0)) }
            } else {
                let values = function.values(over: domain)
                xs += values.x.map { ScaleValue(datum: .number($0)) }
                ys += values.y.map { ScaleValue(datum: .number($0)) }
            }
        }
        if xs.isEmpty, functions.contains(where: \.isOfX) {
            xs = [-10, 10].map { ScaleValue(datum: .number($0)) }
        }
    }
}

extension PlotFunction {
    /// Whether the function is called with values of x, rather than of a parameter.
    var isOfX: Bool {
        if case .parametric = kind { false } else { true }
    }
}
