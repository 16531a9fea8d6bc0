extension ChartContent {
    /// Shows a shape as the symbol of points and lines.
    nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        styled {
            $0.symbol = AnyChartSymbolShape(symbol); $0.symbolBy = nil; $0.symbolView = nil
        }
    }

    /// Sets the size of symbols, in points.
    nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
        styled {
            $0.symbolArea = size.width * size.height; $0.symbolSizeBy = nil
        }
    }

    /// Sets the area of symbols, in square points.
    nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
        styled {
            $0.symbolArea = area; $0.symbolSizeBy = nil
        }
    }
}

extension ChartContent {
    /// Shows a view as the symbol of points and lines.
    nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return styled {
            $0.symbolView = view
            $0.symbol = nil
            $0.symbolBy = nil
        }
    }
}
