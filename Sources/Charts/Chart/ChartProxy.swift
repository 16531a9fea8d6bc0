/// Maps values of a chart to positions in its plot, and positions to values.
///
///     .chartOverlay { proxy in
///         GeometryReader { geometry in
///             Rectangle().fill(.clear).contentShape(Rectangle()).onTapGesture { location in
///                 guard let frame = proxy.plotFrame else { return }
///                 let x = location.x - geometry[frame].origin.x
///                 selected = proxy.value(atX: x, as: Date.self)
///             }
///         }
///     }
@MainActor @preconcurrency
public struct ChartProxy {
    let model: ChartModel
    let anchor: Anchor<CGRect>?
    /// The size of the plot, in points.
    public let plotSize: CGSize

    init(model: ChartModel, size: CGSize, anchor: Anchor<CGRect>?) {
        self.model = model.fitted(to: size)
        self.anchor = anchor
        plotSize = size
    }

    /// The frame of the plot.
    public var plotFrame: Anchor<CGRect>? { anchor }

    /// The frame of the part of the plot that is shown, which stays where it is while the chart scrolls.
    public var plotContainerFrame: Anchor<CGRect>? { anchor }

    /// The frame of the plot; an empty one if it is not known. ``plotFrame`` says so.
    public var plotAreaFrame: Anchor<CGRect> { anchor ?? .ofNothing }

    /// The size of the plot, in points, by an earlier name of ``plotSize``.
    public var plotAreaSize: CGSize { plotSize }

    /// Returns the position of a value on the x axis, from the leading edge of the plot.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { model.x.position(value.datum) }

    /// Returns the position of a value on the y axis, from the top of the plot.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { model.y.position(value.datum) }

    /// Returns the position of values of both axes in the plot.
    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the positions of the edges of a value's band on the x axis; both are equal for a value without a band.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { range(value.datum, model.x) }

    /// Returns the positions of the edges of a value's band on the y axis; both are equal for a value without a band.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { range(value.datum, model.y) }

    /// Returns the rectangle of the bands of two values.
    public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
        guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else { return nil }
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    private func range(_ datum: Datum, _ scale: PositionScale) -> ClosedRange<CGFloat>? {
        guard let middle = scale.position(datum) else { return nil }
        return scale.isCategory ? middle - scale.step / 2...middle + scale.step / 2 : middle...middle
    }

    /// Returns the value of the x axis at a position in the plot.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        model.x.value(at: position).flatMap { P(datum: $0) }
    }

    /// Returns the value of the y axis at a position in the plot.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        model.y.value(at: position).flatMap { P(datum: $0) }
    }

    /// Returns the values of both axes at a position in the plot.
    public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the angle of a position around the middle of the plot, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle {
        let angle = atan2(position.x - plotSize.width / 2, plotSize.height / 2 - position.y)
        return .radians(Double(angle < 0 ? angle + 2 * .pi : angle))
    }

    /// Returns the sum of the values of sectors up to an angle.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        angleDatum(angle).flatMap { P(datum: $0) }
    }

    func angleDatum(_ angle: Angle) -> Datum? {
        let total = model.marks.reduce(0) { $0 + ($1.kind == .sector ? SectorLayout.value(of: $1) ?? 0 : 0) }
        guard total > 0, angle.radians.isFinite else { return nil }
        let part = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        return .number(total * (part < 0 ? part + 1 : part))
    }

    /// Returns the domain of the x axis.
    public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.x.domain.compactMap { P(datum: $0) } }

    /// Returns the domain of the y axis.
    public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { model.y.domain.compactMap { P(datum: $0) } }

    /// Returns the foreground style of the marks for a value; nil for a value that the chart has no style for.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        model.colors.indices[value.datum] == nil ? nil : model.color(of: value.datum)
    }

    /// Returns the values with a style, in order.
    public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        model.colors.domain.compactMap { P(datum: $0) }
    }

    /// Returns the symbol of the points for a value; nil for a value that the chart has no symbol for.
    public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
        model.symbols.indices[value.datum] == nil ? nil : model.symbol(of: value.datum)
    }

    /// Returns the values with a symbol, in order.
    public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
        model.symbols.domain.compactMap { P(datum: $0) }
    }

    /// Returns the area of the symbol of a value, in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        model.sizes.domain.isEmpty ? nil : model.area(of: value.datum)
    }

    /// Returns the values with a size of their symbol, in order.
    public func symbolSizeDomain<P: Plottable>(dataType: P.Type) -> [P] {
        model.sizes.domain.compactMap { P(datum: $0) }
    }

    /// Returns the stroke of a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        model.lines.indices[value.datum] == nil ? nil : model.stroke(of: value.datum)
    }

    /// Returns the values with a stroke, in order.
    public func lineStyleDomain<P: Plottable>(dataType: P.Type) -> [P] {
        model.lines.domain.compactMap { P(datum: $0) }
    }

    /// Selects the value of the x axis at a position in the plot.
    public func selectXValue(at position: CGFloat) {
        model.configuration.xSelection?.select(model.x.value(at: position))
    }

    /// Selects the value of the y axis at a position in the plot.
    public func selectYValue(at position: CGFloat) {
        model.configuration.ySelection?.select(model.y.value(at: position))
    }

    /// Selects the values of the x axis between two positions in the plot.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        guard let a = model.x.value(at: start), let b = model.x.value(at: end) else { return }
        model.configuration.xSelection?.selectRange?(a, b)
    }

    /// Selects the values of the y axis between two positions in the plot.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        guard let a = model.y.value(at: start), let b = model.y.value(at: end) else { return }
        model.configuration.ySelection?.selectRange?(a, b)
    }

    /// Selects the sum of the values of sectors up to an angle.
    public func selectAngleValue(at angle: Angle) { model.configuration.angleSelection?.select(angleDatum(angle)) }
}
