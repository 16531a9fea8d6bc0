/// Draws the marks of a plot.
struct PlotPainter {
    let geometry: PlotGeometry
    var scale: CGFloat = 1

    private var model: ChartModel { geometry.model }

    func draw(in context: inout GraphicsContext) {
        for item in geometry.items {
            let mark = model.marks[item.mark]
            guard mark.style.opacity > 0 else { continue }
            var inner = context
            inner.opacity *= mark.style.opacity
            if let shadow = mark.style.shadow {
                inner.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
            }
            if mark.style.blur > 0 { inner.addFilter(.blur(radius: mark.style.blur)) }
            draw(item, mark, in: &inner)
        }
    }

    private func draw(_ item: PlotGeometry.Item, _ mark: MarkRecord, in context: inout GraphicsContext) {
        let style = model.shading(of: mark)
        switch item.figure {
        case .rectangle(let rect):
            let radius = min(mark.style.cornerRadius, rect.width / 2, rect.height / 2)
            let path =
                radius > 0
                ? Path(roundedRect: rect, cornerRadius: radius, style: mark.style.cornerStyle) : Path(snapped(rect))
            fill(path, style, mark, in: &context)
        case .path(let path): fill(path, style, mark, in: &context)
        case .rule(let start, let end):
            let path = Path { path in
                path.move(to: start)
                path.addLine(to: end)
            }
            context.stroke(path, with: .style(style), style: model.stroke(of: mark))
        case .line(let points):
            let points =
                mark.style.interpolation == .linear
                ? Curve.reduced(points, width: geometry.size.width * scale) : points
            guard let first = points.first else { return }
            let path = Path { path in
                path.move(to: first)
                Curve.add(points, mark.style.interpolation, to: &path)
            }
            let stroke = model.stroke(of: mark)
            guard mark.style.alignsWithPlot else {
                context.stroke(path, with: .style(style), style: stroke)
                return
            }
            fill(path.strokedPath(stroke), style, mark, in: &context)
        case .area(let low, let high):
            guard let first = high.first, let last = low.last else { return }
            let path = Path { path in
                path.move(to: first)
                Curve.add(high, mark.style.interpolation, to: &path)
                path.addLine(to: last)
                Curve.add(low.reversed(), mark.style.interpolation.reversed, to: &path)
                path.closeSubpath()
            }
            fill(path, style, mark, in: &context)
        case .symbol(let center):
            guard let symbol = symbol(of: mark, isPart: item.isPart), mark.style.symbolView == nil else { return }
            let side = model.area(of: mark).squareRoot()
            let unit = symbol.perceptualUnitRect
            let rect = CGRect(
                x: center.x - side / 2 + unit.minX * side, y: center.y - side / 2 + unit.minY * side,
                width: unit.width * side, height: unit.height * side)
            context.fill(symbol.path(in: rect), with: .style(style))
        }
    }

    /// A rectangle with its edges at pixels, so that nothing shines through between two that touch. Rectangles of less
    /// than a pixel stay as they are.
    private func snapped(_ rect: CGRect) -> CGRect {
        func edge(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (left, right, top, bottom) = (edge(rect.minX), edge(rect.maxX), edge(rect.minY), edge(rect.maxY))
        return CGRect(
            x: right > left ? left : rect.minX, y: bottom > top ? top : rect.minY,
            width: right > left ? right - left : rect.width, height: bottom > top ? bottom - top : rect.height)
    }

    private func symbol(of mark: MarkRecord, isPart: Bool) -> AnyChartSymbolShape? {
        if mark.kind == .area { return nil }
        return model.symbol(of: mark) ?? (isPart ? nil : AnyChartSymbolShape(.circle))
    }

    private func fill(_ path: Path, _ style: AnyShapeStyle, _ mark: MarkRecord, in context: inout GraphicsContext) {
        guard mark.style.alignsWithPlot else {
            context.fill(path, with: .style(style))
            return
        }
        var inner = context
        inner.clip(to: path)
        inner.fill(Path(CGRect(origin: .zero, size: geometry.size)), with: .style(style))
    }
}

extension InterpolationMethod {
    /// The method for the same points from the last to the first.
    var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
