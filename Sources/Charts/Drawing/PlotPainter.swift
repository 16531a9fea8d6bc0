/// Draws the marks of a plot.
struct PlotPainter {
    let geometry: PlotGeometry
    var scale: CGFloat = 1

    private var model: ChartModel { geometry.model }

    func draw(in context: inout GraphicsContext) {
        // Marks of a plot that scrolls, and functions, end at its edges.
        var inner = context
        if model.isScrolling { inner.clip(to: Path(CGRect(origin: .zero, size: geometry.size))) }
        let items =
            model.features.hasMasks
            ? geometry.items.filter { model.marks[$0.mark].masks == nil } : geometry.items
        draw(items[...], within: nil, in: &inner)
    }

    // MARK: - Layers

    /// Draws the items of a layer, and each layer inside it as one.
    func draw(_ items: ArraySlice<PlotGeometry.Item>, within layer: Int?, in context: inout GraphicsContext) {
        var index = items.startIndex
        while index < items.endIndex {
            let inner = child(of: layer, around: items[index])
            guard let inner else {
                let run = rectangles(items[index...], within: layer, in: context)
                if run.count > 1 {
                    fill(run, in: &context)
                } else {
                    draw(items[index], in: &context)
                }
                index += max(1, run.count)
                continue
            }
            let end = items[index...].firstIndex { child(of: layer, around: $0) != inner } ?? items.endIndex
            let part = items[index..<end]
            var masked = context
            if model.layers[inner].isMasked { mask(&masked, by: inner) }
            masked.drawLayer { draw(part, within: inner, in: &$0) }
            index = end
        }
    }

    /// The layer around an item that is directly inside another one; nil for an item that is itself.
    func child(of layer: Int?, around item: PlotGeometry.Item) -> Int? {
        guard !model.layers.isEmpty else { return nil }
        var own = model.marks[item.mark].layer
        while let current = own, current != layer {
            let parent = model.layers[current].parent
            if parent == layer { return current }
            own = parent
        }
        return nil
    }

    private func mask(_ context: inout GraphicsContext, by layer: Int) {
        context.clipToLayer { drawMask(of: layer, in: &$0) }
    }

    /// Draws the marks that mask a layer.
    func drawMask(of layer: Int, in context: inout GraphicsContext) {
        for item in geometry.items where model.marks[item.mark].masks == layer { draw(item, in: &context) }
    }

    private func draw(_ item: PlotGeometry.Item, in context: inout GraphicsContext) {
        let mark = model.marks[item.mark]
        let opacity = mark.style.opacity * item.fade
        guard opacity > 0 else { return }
        var inner = context
        inner.opacity *= min(1, opacity)
        if let shadow = mark.style.shadow {
            inner.addFilter(.shadow(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y))
        }
        if mark.style.blur > 0 { inner.addFilter(.blur(radius: mark.style.blur)) }
        if case .function = mark.source { inner.clip(to: Path(CGRect(origin: .zero, size: geometry.size))) }
        if let clip = mark.style.clip { inner.clip(to: clip.path(frame(of: item)), style: clip.fill) }
        draw(item, mark, in: &inner)
    }

    /// The frame that a mark is clipped to a shape in: that of a whole line, rather than of one of its points.
    private func frame(of item: PlotGeometry.Item) -> CGRect {
        switch item.figure {
        case .line(let points), .symbols(let points): Self.bounds(of: points)
        case .area(let low, let high): Self.bounds(of: low + high)
        default: item.frame
        }
    }

    private static func bounds(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .zero }
        return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    // MARK: - Rectangles

    /// Returns the rectangles at the start of some items that can be drawn as one path: they have one color, and
    /// either it is opaque or none covers a part of another. A path for each of a thousand bars costs more than all else in drawing them.
    private func rectangles(
        _ items: ArraySlice<PlotGeometry.Item>, within layer: Int?, in context: GraphicsContext
    ) -> ArraySlice<PlotGeometry.Item> {
        guard let first = items.first, case .rectangle = first.figure else { return [] }
        let style = model.marks[first.mark].style
        guard style.shadow == nil, style.blur == 0, style.clip == nil, !style.alignsWithPlot,
            let color = model.shading(of: model.marks[first.mark]).color
        else { return [] }
        let isOpaque =
            style.opacity * first.fade * context.opacity >= 1 && color.resolve(in: context.environment).opacity >= 1
        var bounds = first.frame
        let end = items.dropFirst().firstIndex { item in
            guard case .rectangle = item.figure, item.fade == first.fade,
                model.marks[item.mark].style.isSame(as: style),
                child(of: layer, around: item) == nil, isOpaque || !Self.overlap(item.frame, bounds)
            else { return true }
            bounds = bounds.union(item.frame)
            return false
        }
        return items[..<(end ?? items.endIndex)]
    }

    /// Whether rectangles have more than an edge in common.
    private static func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
        a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
    }

    private func fill(_ items: ArraySlice<PlotGeometry.Item>, in context: inout GraphicsContext) {
        guard let first = items.first else { return }
        let mark = model.marks[first.mark]
        let opacity = mark.style.opacity * first.fade
        guard opacity > 0 else { return }
        let path = Path { path in
            guard mark.style.cornerRadius == 0 else {
                for item in items { add(item.frame, mark.style, to: &path) }
                return
            }
            // Of many narrow bars in one column of pixels, the path has their union.
            var rects: [CGRect] = []
            rects.reserveCapacity(items.count)
            var last = snapped(first.frame)
            for item in items.dropFirst() {
                let next = snapped(item.frame)
                if next.minX == last.minX, next.width == last.width, next.minY <= last.maxY, last.minY <= next.maxY {
                    last = last.union(next)
                } else {
                    rects.append(last)
                    last = next
                }
            }
            rects.append(last)
            path.addRects(rects)
        }
        var inner = context
        inner.opacity *= min(1, opacity)
        inner.fill(path, with: .style(model.shading(of: mark)))
    }

    private func add(_ rect: CGRect, _ style: MarkStyle, to path: inout Path) {
        let radius = min(style.cornerRadius, rect.width / 2, rect.height / 2)
        if radius > 0 {
            path.addRoundedRect(
                in: rect, cornerSize: CGSize(width: radius, height: radius), style: style.cornerStyle)
        } else {
            path.addRect(snapped(rect))
        }
    }

    // MARK: - Figures

    private func draw(_ item: PlotGeometry.Item, _ mark: MarkRecord, in context: inout GraphicsContext) {
        let style = model.shading(of: mark)
        switch item.figure {
        case .rectangle:
            var path = Path()
            add(item.frame, mark.style, to: &path)
            fill(path, style, mark, in: &context)
        case .sector(let shape): fill(shape.path, style, mark, in: &context)
        case .symbols(let centers):
            guard let symbol = symbol(of: mark, isPart: false) else { return }
            let side = model.area(of: mark).squareRoot()
            fill(path(of: self.path(of: symbol, at: .zero, side: side), at: centers), style, mark, in: &context)
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
            let stroke = model.stroke(of: mark)
            if mark.style.interpolation == .linear, stroke.dash.isEmpty,
                let line = DenseLine(points, pixel: 1 / scale)
            {
                fill(Path { $0.addRects(line.rects(width: stroke.lineWidth)) }, style, mark, in: &context)
                return
            }
            let path = Path { path in
                path.move(to: first)
                Curve.add(points, mark.style.interpolation, to: &path)
            }
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
            context.fill(path(of: symbol, at: center, side: side), with: .style(style))
        }
    }

    /// Returns the area that copies of a symbol cover.
    private func path(of symbol: Path, at centers: [CGPoint]) -> Path {
        if centers.count >= DenseSymbols.limit {
            let bounds = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -40, dy: -40)
            if var grid = DenseSymbols(bounds: bounds, unit: 0.5 / scale), grid.add(symbol, at: centers) {
                return Path { $0.addRects(grid.rects) }
            }
        }
        return Path { $0.addPath(symbol, at: centers) }
    }

    private func path(of symbol: AnyChartSymbolShape, at center: CGPoint, side: CGFloat) -> Path {
        let unit = symbol.perceptualUnitRect
        return symbol.path(
            in: CGRect(
                x: center.x - side / 2 + unit.minX * side, y: center.y - side / 2 + unit.minY * side,
                width: unit.width * side, height: unit.height * side))
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
