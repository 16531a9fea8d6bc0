/// A style whose opacity is multiplied by a factor.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let opacity: Double

    func _paint(in context: _ShapeStyleContext) -> _ResolvedPaint {
        base._paint(in: context).opacity(Float(opacity))
    }
}

extension OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: From 0 (transparent) to 1 (unchanged).
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        OpacityShapeStyle(base: self, opacity: opacity)
    }
}
