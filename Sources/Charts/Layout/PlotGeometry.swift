/// The shapes of a chart's marks in a plot of a size.
struct PlotGeometry {
    enum Figure {
        /// A bar or a rectangle, which fills the frame of its item.
        case rectangle
        indirect case rule(CGPoint, CGPoint)
        case symbol(CGPoint)
        /// Many points of one style.
        case symbols([CGPoint])
        indirect case sector(SectorShape)
        /// A line, of which this is the first mark.
        case line([CGPoint])
        /// An area between two edges.
        case area([CGPoint], [CGPoint])
    }

    /// A mark with a place. A chart has one for each mark, so that an item is small.
    struct Item {
        /// The bounds of the mark, for annotations and assistive technology.
        var frame: CGRect
        /// The opacity while the item enters or leaves.
        var fade = 1.0
        /// The series of a whole line or area.
        private(set) var series: Series?
        var figure: Figure
        /// Whether the item is only a place of a line or an area, which is drawn as a whole.
        var isPart = false
        private let number: UInt32

        init(mark: Int, figure: Figure, frame: CGRect, isPart: Bool = false, series: Series? = nil) {
            number = UInt32(truncatingIfNeeded: mark)
            self.figure = figure
            self.frame = frame
            self.isPart = isPart
            self.series = series
        }

        /// The number of the mark.
        var mark: Int { Int(number) }

        /// The place of an area's lower edge, for one of its parts: the corner across from its upper edge.
        var low: CGPoint? {
            guard isPart, case .symbol(let high) = figure else { return nil }
            func across(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
                abs(value - low) < abs(value - high) ? high : low
            }
            return CGPoint(
                x: across(high.x, frame.minX, frame.maxX), y: across(high.y, frame.minY, frame.maxY))
        }
    }

    /// The identity of a line or an area, which does not depend on the order of its points.
    final class Series {
        let identity: Int
        /// The identities of the marks that are its points.
        fileprivate(set) var points: [Int] = []

        init(identity: Int) { self.identity = identity }
    }

    var model: ChartModel
    var size: CGSize
    /// All marks that have a place, in the order of drawing.
    var items: [Item] = []
    /// The number of marks that were left out, because their values have no place.
    private(set) var omitted = 0

    /// The sentence about what was left out; nil if everything has a place.
    var issue: String? {
        guard omitted > 0 else { return nil }
        let count = omitted == 1 ? "1 mark of the chart has" : "\(omitted) marks of the chart have"
        return "\(count) no place, because a value is not a number, is infinite, or is not above zero on a logarithmic "
            + "scale. Leave such marks out, or choose another scale."
    }

    /// - Complexity: Linear in the number of marks, apart from sorting by their z index.
    init(_ model: ChartModel, size: CGSize) {
        self.model = model.fitted(to: size)
        self.size = size
        build()
    }

    private mutating func build() {
        items.reserveCapacity(model.marks.count)
        var series: [SeriesKey: Int] = [:]
        var lines: [(item: Int, low: [CGPoint], high: [CGPoint])] = []
        var sectors = SectorLayout(model: model, size: size)
        let marks = model.marks
        for index in marks.indices {
            let kind = marks[index].kind
            if kind == .bar || kind == .rectangle {
                // Most charts of many marks are bars, which are read in place.
                if let frame = rectangle(of: marks[index]) {
                    items.append(Item(mark: index, figure: .rectangle, frame: frame))
                } else {
                    omitted += 1
                }
                continue
            }
            let mark = marks[index]
            if let source = mark.source {
                let (figures, left) = SourceLayout(model: model, size: size).figures(of: source, kind: mark.kind)
                omitted += left
                items += figures.map { Item(mark: index, figure: $0, frame: CGRect(origin: .zero, size: size)) }
                continue
            }
            switch kind {
            case .line, .area:
                guard let extent = rectangle(of: mark) else { omitted += 1; continue }
                let isVertical = Self.isVertical(mark)
                let low =
                    kind == .line
                    ? CGPoint(x: extent.midX, y: extent.midY)
                    : isVertical ? CGPoint(x: extent.midX, y: extent.maxY) : CGPoint(x: extent.minX, y: extent.midY)
                let high =
                    kind == .line
                    ? low
                    : isVertical ? CGPoint(x: extent.midX, y: extent.minY) : CGPoint(x: extent.maxX, y: extent.midY)
                if let line = series[mark.seriesKey] {
                    lines[line].low.append(low)
                    lines[line].high.append(high)
                    items[lines[line].item].series?.points.append(mark.identity)
                } else {
                    series[mark.seriesKey] = lines.count
                    lines.append((items.count, [low], [high]))
                    let line = Series(identity: mark.seriesKey.hashValue)
                    line.points.append(mark.identity)
                    items.append(
                        Item(mark: index, figure: .line([]), frame: .zero, series: line))
                }
                let frame = CGRect(x: high.x, y: high.y, width: low.x - high.x, height: low.y - high.y).standardized
                items.append(Item(mark: index, figure: .symbol(high), frame: frame, isPart: true))
            case .sector:
                guard let shape = sectors.next(mark) else { omitted += 1; continue }
                items.append(Item(mark: index, figure: .sector(shape), frame: shape.frame))
            case .bar, .rectangle: continue
            case .point:
                guard let extent = rectangle(of: mark) else { omitted += 1; continue }
                let center = CGPoint(x: extent.midX, y: extent.midY)
                let side = model.area(of: mark).squareRoot()
                items.append(
                    Item(
                        mark: index, figure: .symbol(center),
                        frame: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)))
            case .rule:
                guard let frame = rectangle(of: mark) else { omitted += 1; continue }
                items.append(
                    Item(
                        mark: index,
                        figure: .rule(
                            CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)), frame: frame)
                )
            }
        }
        for line in lines {
            let isArea = model.marks[items[line.item].mark].kind == .area
            items[line.item].figure = isArea ? .area(line.low, line.high) : .line(line.high)
        }
        removeHidden()
        if model.features.hasOrder {
            items = items.enumerated().sorted {
                let (a, b) = (model.marks[$0.element.mark].style.zIndex, model.marks[$1.element.mark].style.zIndex)
                return a == b ? $0.offset < $1.offset : a < b
            }.map(\.element)
        }
    }

    /// Removes the items outside of the part that a plot that scrolls shows.
    private mutating func removeHidden() {
        guard model.isScrolling else { return }
        let shown = CGRect(origin: .zero, size: size).insetBy(dx: -20, dy: -20)
        items.removeAll { item in
            switch item.figure {
            case .line, .area, .symbols: false
            default: !shown.intersects(item.frame.insetBy(dx: -0.5, dy: -0.5))
            }
        }
    }

    /// Whether the length of an area is along the y axis.
    static func isVertical(_ mark: MarkRecord) -> Bool {
        switch mark.x {
        case .stacked, .range: false
        default: true
        }
    }

    // MARK: - Extents

    /// The rectangle of a mark; without width or height where it is a position. Nil where a value has no place.
    private func rectangle(of mark: MarkRecord) -> CGRect? {
        guard
            let x = extent(mark.x, of: mark, axis: .horizontal), let y = extent(mark.y, of: mark, axis: .vertical)
        else { return nil }
        let offset = mark.style.offset
        let (left, right) = (x.0 + offset.xStart, x.1 + offset.xEnd)
        let (top, bottom) = (y.0 + offset.yStart, y.1 + offset.yEnd)
        return CGRect(x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
    }

    private func extent(_ position: Position, of mark: MarkRecord, axis: Axis) -> (CGFloat, CGFloat)? {
        let scale = axis == .horizontal ? model.x : model.y
        let length = axis == .horizontal ? size.width : size.height
        switch position {
        case .full: return (0, length)
        case .points(let start, let end):
            if mark.kind == .point || (mark.kind == .rule && isAcross(mark, axis)) {
                let middle = start ?? length / 2
                return (middle, middle)
            }
            return (start ?? 0, end ?? length)
        case .stacked(let start, let end, _):
            guard let a = scale.position(.number(start)), let b = scale.position(.number(end)) else { return nil }
            return (min(a, b), max(a, b))
        case .range(let start, let end):
            let (first, last) = (scale.band(start), scale.band(end))
            guard let a = first?.0 ?? scale.position(start.datum), let b = last?.1 ?? scale.position(end.datum) else {
                return nil
            }
            return (min(a, b), max(a, b))
        case .value(let value):
            return around(value, scale: scale, mark: mark, axis: axis)
        }
    }

    /// Whether a rule goes across an axis, and so has one position on it.
    private func isAcross(_ mark: MarkRecord, _ axis: Axis) -> Bool {
        let other = axis == .horizontal ? mark.y : mark.x
        if case .range = other { return true }
        return false
    }

    /// The extent of a mark around one value: in its band, or around its position.
    private func around(
        _ value: MarkValue, scale: PositionScale, mark: MarkRecord, axis: Axis
    ) -> (CGFloat, CGFloat)? {
        let dimension = axis == .horizontal ? mark.width.kind : mark.height.kind
        guard var (low, high) = scale.band(value) ?? scale.position(value.datum).map({ ($0, $0) }) else { return nil }
        let isBand = high > low
        if isBand, let by = mark.style.positionBy, groupAxis(of: mark) == axis, let group = model.groups[by.datum] {
            let span = resolved(mark.style.positionSpan.kind, default: .ratio(0.75), band: high - low)
            let middle = (low + high) / 2
            let part = span / CGFloat(max(1, model.groups.count))
            low = middle - span / 2 + CGFloat(group) * part
            high = low + part
            if mark.kind == .bar, dimension == .automatic {
                return (low + min(0.5, part / 8), high - min(0.5, part / 8))
            }
        }
        let middle = (low + high) / 2
        switch mark.kind {
        case .bar:
            // A bin touches its neighbours but for a point.
            let isBin = value.end != nil && value.unit == nil && !scale.isCategory
            let length = resolved(
                dimension, default: isBin ? .inset(0.5) : .ratio(DefaultStyles.barRatio), band: high - low)
            return (middle - length / 2, middle + length / 2)
        case .rectangle:
            let length = resolved(dimension, default: .ratio(1), band: high - low)
            return (middle - length / 2, middle + length / 2)
        default: return (middle, middle)
        }
    }

    private func groupAxis(of mark: MarkRecord) -> Axis {
        if let axis = mark.style.positionAxis { return axis }
        if case .value(let x) = mark.x, x.isBand { return .horizontal }
        if case .value(let y) = mark.y, y.isBand { return .vertical }
        return .horizontal
    }

    /// The length of a dimension in a band. Without a band ratios are of a length that looks like a bar.
    private func resolved(_ kind: MarkDimension.Kind, default fallback: MarkDimension.Kind, band: CGFloat) -> CGFloat {
        let whole = band > 0 ? band : 10
        switch kind == .automatic ? fallback : kind {
        case .automatic: return whole
        case .fixed(let length): return max(0, length)
        case .inset(let inset): return max(0, whole - 2 * inset)
        case .ratio(let ratio): return max(0, whole * ratio)
        }
    }
}
