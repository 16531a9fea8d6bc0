extension ChartContent {
    /// Sets the style of marks by a value, which the legend explains.
    nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(by: StyleChannel(\.colorBy, value.plot)) {
            $0.colorBy = value.plot; $0.foreground = nil
        }
    }

    /// Sets the stroke of lines by a value, which the legend explains.
    nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(by: StyleChannel(\.lineBy, value.plot)) {
            $0.lineBy = value.plot; $0.line = nil
        }
    }

    /// Sets the symbol of points and lines by a value, which the legend explains.
    nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(by: StyleChannel(\.symbolBy, value.plot)) {
            $0.symbolBy = value.plot; $0.symbol = nil; $0.symbolView = nil
        }
    }

    /// Sets the area of symbols by a value.
    nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        styled(by: StyleChannel(\.symbolSizeBy, value.plot)) {
            $0.symbolSizeBy = value.plot; $0.symbolArea = nil
        }
    }

    /// Places marks beside each other within their band, by a value.
    nonisolated public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        styled {
            $0.positionBy = value.plot; $0.positionAxis = axis; $0.positionSpan = span
        }
    }
}
