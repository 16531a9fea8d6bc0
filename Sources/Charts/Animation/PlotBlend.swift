/// A plot on its way from one state to another.
///
/// A mark with an identity that both have moves. A new one appears; where the domain moves, it comes from its place in
/// the old one. One that is gone fades out, on its way to its place in the new domain.
struct PlotBlend {
    /// The marks of the new plot.
    let entered: PlotGeometry
    /// The marks that only the old plot has.
    let leaving: PlotGeometry
    let progress: CGFloat
    private let old: PlotGeometry

    /// The old scales, for the lines of the axes.
    var scales: (x: PositionScale, y: PositionScale, progress: CGFloat) { (old.model.x, old.model.y, progress) }

    private struct Key: Hashable {
        enum Part { case mark, line, part }

        var identity: Int
        var part: Part
    }

    /// The blend of a version; nil where it is shown as it is.
    init?(history: PlotHistory, version: Double) {
        guard let new = history.current, let start = history.start, let progress = history.progress(of: version) else {
            return nil
        }
        self.init(from: start, to: new, progress: progress)
    }

    init(from start: PlotGeometry, to new: PlotGeometry, progress: CGFloat) {
        let old = start.scaled(to: new.size)
        self.old = old
        self.progress = progress
        let before = Self.keyed(old)
        let after = Self.keyed(new)
        // Places of new marks in the old domain, and of old ones in the new.
        let origin = after.keys.contains { before[$0] == nil } ? Self.keyed(new.onScales(of: old)) : [:]
        let goal = before.keys.contains { after[$0] == nil } ? Self.keyed(old.onScales(of: new)) : [:]
        let move = Move(progress: progress)
        var entered = new
        var leaving = old
        entered.items = new.items.map { item in
            let key = Self.key(item, new)
            if item.isLine {
                // A line that is new appears as a whole.
                if before[key] == nil {
                    var result = item
                    result.fade = Double(min(max(0, progress), 1))
                    return result
                }
                return move.line(item, points: item.series?.points ?? []) { id in
                    let part = Key(identity: id, part: .part)
                    return before[part] ?? origin[part]
                }
            }
            if let from = before[key] { return move.item(from, item) }
            var result = origin[key].map { move.item($0, item) } ?? item
            result.fade = Double(min(max(0, progress), 1))
            return result
        }
        leaving.items = old.items.compactMap { item in
            let key = Self.key(item, old)
            guard after[key] == nil, !item.isPart else { return nil }
            var result = goal[key].map { move.item(item, $0) } ?? item
            result.fade = item.fade * Double(1 - min(max(0, progress), 1))
            return result
        }
        self.entered = entered
        self.leaving = leaving
    }

    private static func key(_ item: PlotGeometry.Item, _ plot: PlotGeometry) -> Key {
        Key(
            identity: item.series?.identity ?? plot.model.marks[item.mark].identity,
            part: item.isLine ? .line : item.isPart ? .part : .mark)
    }

    private static func keyed(_ plot: PlotGeometry) -> [Key: PlotGeometry.Item] {
        Dictionary(plot.items.map { (key($0, plot), $0) }, uniquingKeysWith: { first, _ in first })
    }
}

/// Moves items a part of the way.
private struct Move {
    let progress: CGFloat

    func number(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }

    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: number(a.x, b.x), y: number(a.y, b.y)) }

    func rect(_ a: CGRect, _ b: CGRect) -> CGRect {
        // A spring goes beyond the goal: a small rectangle would get a negative height.
        CGRect(
            x: number(a.minX, b.minX), y: number(a.minY, b.minY), width: max(0, number(a.width, b.width)),
            height: max(0, number(a.height, b.height)))
    }

    func item(_ old: PlotGeometry.Item, _ new: PlotGeometry.Item) -> PlotGeometry.Item {
        var result = new
        result.frame = rect(old.frame, new.frame)
        result.fade = Double(min(1, max(0, number(CGFloat(old.fade), CGFloat(new.fade)))))
        switch (old.figure, new.figure) {
        case (.rule(let a, let b), .rule(let c, let d)): result.figure = .rule(point(a, c), point(b, d))
        case (.symbol(let a), .symbol(let b)): result.figure = .symbol(point(a, b))
        case (.sector(let a), .sector(var b)):
            b.start = number(a.start, b.start)
            b.end = number(a.end, b.end)
            b.inner = max(0, number(a.inner, b.inner))
            b.outer = max(0, number(a.outer, b.outer))
            b.center = point(a.center, b.center)
            result.figure = .sector(b)
        default: break
        }
        return result
    }

    /// Moves the points of a line or an area from where their marks were.
    func line(
        _ item: PlotGeometry.Item, points: [Int], from part: (Int) -> PlotGeometry.Item?
    ) -> PlotGeometry.Item {
        var result = item
        func moved(_ ends: [CGPoint], _ place: (PlotGeometry.Item) -> CGPoint?) -> [CGPoint] {
            guard ends.count == points.count else { return ends }
            return zip(points, ends).map { id, end in
                guard let old = part(id), let start = place(old) else { return end }
                return point(start, end)
            }
        }
        let high: (PlotGeometry.Item) -> CGPoint? = { item in
            if case .symbol(let point) = item.figure { point } else { nil }
        }
        switch item.figure {
        case .line(let points): result.figure = .line(moved(points, high))
        case .area(let low, let highs): result.figure = .area(moved(low) { $0.low }, moved(highs, high))
        default: break
        }
        return result
    }
}

extension PlotGeometry.Item {
    /// Whether the item is a whole line or area.
    var isLine: Bool {
        switch figure {
        case .line, .area: true
        default: false
        }
    }
}

extension PlotGeometry {
    /// The marks of this plot on the scales of another one.
    func onScales(of other: PlotGeometry) -> PlotGeometry {
        var model = model
        model.x = other.model.x
        model.y = other.model.y
        return PlotGeometry(model, size: size)
    }

    /// The plot with its places scaled to another size, as when labels of axes get wider.
    func scaled(to size: CGSize) -> PlotGeometry {
        guard size != self.size, self.size.width > 0, self.size.height > 0 else { return self }
        let (sx, sy) = (size.width / self.size.width, size.height / self.size.height)
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * sx, y: point.y * sy) }
        func scaled(_ rect: CGRect) -> CGRect {
            CGRect(x: rect.minX * sx, y: rect.minY * sy, width: rect.width * sx, height: rect.height * sy)
        }
        var result = self
        result.size = size
        result.model = model.fitted(to: size)
        result.items = items.map { item in
            var item = item
            item.frame = scaled(item.frame)
            switch item.figure {
            case .rectangle: break
            case .rule(let a, let b): item.figure = .rule(scaled(a), scaled(b))
            case .symbol(let point): item.figure = .symbol(scaled(point))
            case .symbols(let points): item.figure = .symbols(points.map(scaled))
            case .line(let points): item.figure = .line(points.map(scaled))
            case .area(let low, let high): item.figure = .area(low.map(scaled), high.map(scaled))
            case .sector(var shape):
                shape.center = scaled(shape.center)
                item.figure = .sector(shape)
            }
            return item
        }
        return result
    }
}
