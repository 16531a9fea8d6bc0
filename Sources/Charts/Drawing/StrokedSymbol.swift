extension Circle: ChartSymbolShape {
    /// The unit square.
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension ChartSymbolShape where Self: InsettableShape {
    /// Returns a symbol of the border of the shape, inside of the shape.
    ///
    ///     PointMark(x: .value("Month", sale.month), y: .value("Sales", sale.amount))
    ///         .symbol(Circle().strokeBorder(lineWidth: 2))
    @_disfavoredOverload
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbol(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns a symbol of the border of the shape, inside of the shape, in a style.
    @_disfavoredOverload
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbol(shape: self, style: style) }
}

/// The border of a symbol.
private struct StrokedSymbol<Content: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
    let shape: Content
    let style: StrokeStyle
    let perceptualUnitRect: CGRect

    init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
        perceptualUnitRect = shape.perceptualUnitRect
    }

    nonisolated func path(in rect: CGRect) -> Path {
        shape.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
    }
}
