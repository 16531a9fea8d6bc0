/// A chart with everything settled that does not depend on the size of its plot: marks, stacks, domains and styles.
struct ChartModel {
    private let list: MarkList
    var marks: [MarkRecord] { list.marks }
    /// The modifiers that any mark has, so that plots without them need not look for them.
    private(set) var features = MarkFeatures()
    /// The groups of marks that are drawn as one.
    var layers: [MarkLayer] = []
    var x: PositionScale
    var y: PositionScale
    var colors: StyleScale<AnyShapeStyle>
    var symbols: StyleScale<AnyChartSymbolShape>
    var lines: StyleScale<StrokeStyle>
    var sizes: StyleScale<CGFloat>
    /// The values that marks are placed beside each other by, in order of appearance.
    var groups: [Datum: Int] = [:]
    /// Whether any stack shows parts of a whole along an axis.
    var isNormalized: (x: Bool, y: Bool) = (false, false)
    var configuration: ChartConfiguration
    /// The room that annotations have beside the marks.
    private(set) var padding = ScalePadding()

    /// - Parameter marks: The marks, with the ends of stacks.
    /// - Complexity: Linear in the number of marks.
    init(
        marks: [MarkRecord], layers: [MarkLayer] = [], configuration: ChartConfiguration, size: CGSize,
        calendar: Calendar, isRightToLeft: Bool
    ) {
        list = MarkList(marks)
        self.layers = layers
        self.configuration = configuration
        var (xs, ys): ([ScaleValue], [ScaleValue]) = ([], [])
        xs.reserveCapacity(2 * marks.count)
        ys.reserveCapacity(2 * marks.count)
        var functions: [PlotFunction] = []
        var styles = StyleValues()
        // Marks are read in place: a copy of one counts four references.
        for index in marks.indices {
            switch marks[index].isSource ? marks[index].source : nil {
            case .columns(let columns): Self.add(columns, configuration, to: &xs, &ys)
            case .function(let function): functions.append(function)
            case nil:
                Self.add(marks[index].x, to: &xs)
                Self.add(marks[index].y, to: &ys)
            }
            if marks[index].stacking == .normalized {
                isNormalized.x = isNormalized.x || marks[index].x.isStacked
                isNormalized.y = isNormalized.y || marks[index].y.isStacked
            }
            if index > 0, marks[index].looks(as: marks[index - 1]) { continue }
            let mark = marks[index]
            styles.add(mark.style)
            features.add(mark)
            if let group = mark.style.positionBy?.datum { groups[group] = groups[group] ?? groups.count }
        }
        Self.addDomains(of: functions, configuration, to: &xs, &ys)
        x = ScaleBuilder(
            spec: configuration.x, axis: configuration.xAxis, isFlipped: false, roughLength: size.width - 40,
            calendar: calendar, visible: configuration.scroll.visible(.horizontal)
        ).scale(of: xs)
        x.isFlipped = isRightToLeft
        for function in functions {
            guard function.isOfX, !x.isCategory, !x.isDate else { continue }
            let domain = function.domain ?? min(x.lower, x.upper)...max(x.lower, x.upper)
            ys += function.values(over: domain).y.map { ScaleValue(datum: .number($0)) }
        }
        y = ScaleBuilder(
            spec: configuration.y, axis: configuration.yAxis, isFlipped: true, roughLength: size.height - 40,
            calendar: calendar, visible: configuration.scroll.visible(.vertical)
        ).scale(of: ys)
        // Categories go from the top to the bottom, numbers from the bottom to the top.
        y.isFlipped = !y.isCategory
        colors = StyleScale(styles.colors, spec: configuration.colors)
        symbols = StyleScale(styles.symbols, spec: configuration.symbols)
        lines = StyleScale(styles.lines, spec: configuration.lines)
        sizes = StyleScale(styles.sizes, spec: configuration.sizes)
    }

    private static func add(_ position: Position, to values: inout [ScaleValue]) {
        switch position {
        case .full, .points: break
        case .value(let value): values.append(ScaleValue(datum: value.datum, end: value.end))
        case .range(let start, let end):
            values.append(ScaleValue(datum: start.datum, end: start.end))
            values.append(ScaleValue(datum: end.datum, end: end.end))
        case .stacked(let start, let end, _):
            values.append(ScaleValue(datum: .number(start)))
            values.append(ScaleValue(datum: .number(end)))
        }
    }

    /// Whether all marks are sectors, which have no axes.
    var isPie: Bool { features.kinds == [.sector] }

    /// Whether the plot shows a part of its domains.
    var isScrolling: Bool { x.zoom > 1 || y.zoom > 1 }

    func fitted(to size: CGSize) -> ChartModel {
        var model = self
        model.x = x.fitted(to: size.width)
        model.y = y.fitted(to: size.height)
        return model
    }

    /// Returns the chart with room for annotations beside its marks, in place of the room that it had for them.
    func padded(by padding: ScalePadding) -> ChartModel {
        var model = self
        model.x.pad(padding.left - self.padding.left, padding.right - self.padding.right)
        model.y.pad(padding.top - self.padding.top, padding.bottom - self.padding.bottom)
        model.padding = padding
        return model
    }

    // MARK: - Styles

    /// The style of a mark: its own, that of its value, or the default one.
    func shading(of mark: MarkRecord) -> AnyShapeStyle {
        if let style = mark.style.foreground { return style }
        if let value = mark.style.colorBy { return color(of: value.datum) }
        return AnyShapeStyle(Color.blue)
    }

    func color(of datum: Datum) -> AnyShapeStyle {
        if let style = colors.given(datum) { return style }
        if let part = colors.part(of: datum) {
            let stops = colors.spec.range ?? []
            if stops.isEmpty { return AnyShapeStyle(DefaultStyles.color(at: part)) }
            return stops[min(stops.count - 1, Int(part * Double(stops.count)))]
        }
        return AnyShapeStyle(DefaultStyles.colors[(colors.indices[datum] ?? 0) % DefaultStyles.colors.count])
    }

    func symbol(of mark: MarkRecord) -> AnyChartSymbolShape? {
        if let value = mark.style.symbolBy { return symbol(of: value.datum) }
        return mark.style.symbol
    }

    func symbol(of datum: Datum) -> AnyChartSymbolShape {
        if let symbol = symbols.given(datum) { return symbol }
        let order = BasicChartSymbolShape.order
        return AnyChartSymbolShape(order[(symbols.indices[datum] ?? 0) % order.count])
    }

    func stroke(of mark: MarkRecord) -> StrokeStyle {
        if let style = mark.style.line { return style }
        if let value = mark.style.lineBy { return stroke(of: value.datum) }
        if mark.kind == .rule { return StrokeStyle(lineWidth: 1) }
        return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    }

    func stroke(of datum: Datum) -> StrokeStyle {
        if let style = lines.given(datum) { return style }
        let dashes = DefaultStyles.dashes[(lines.indices[datum] ?? 0) % DefaultStyles.dashes.count]
        return StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: dashes)
    }

    /// The area of a mark's symbol, in square points.
    func area(of mark: MarkRecord) -> CGFloat {
        let area: CGFloat
        if let value = mark.style.symbolSizeBy {
            area = self.area(of: value.datum)
        } else {
            area = mark.style.symbolArea ?? DefaultStyles.symbolArea
        }
        return area.isFinite ? min(max(0, area), 1_000_000) : 0
    }

    func area(of datum: Datum) -> CGFloat {
        if let area = sizes.given(datum) { return area }
        let range = sizes.spec.range ?? [DefaultStyles.symbolArea * 0.4, DefaultStyles.symbolArea * 8]
        guard let low = range.min(), let high = range.max() else { return DefaultStyles.symbolArea }
        if let part = sizes.part(of: datum) { return low + (high - low) * CGFloat(part) }
        let count = max(1, sizes.domain.count - 1)
        return low + (high - low) * CGFloat(sizes.indices[datum] ?? 0) / CGFloat(count)
    }
}

/// The styles that values get where the developer gives none.
enum DefaultStyles {
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let dashes: [[CGFloat]] = [[], [6, 4], [2, 4], [8, 4, 2, 4], [12, 4], [4, 8]]
    /// The color of a part of a range of numbers. It is opaque, so that no line of the grid shows through the cells of
    /// a table.
    static func color(at part: Double) -> Color {
        Color.blue.mix(with: Color(uiColor: .systemBackground), by: 0.8 * (1 - part), in: .device)
    }
    static let symbolArea: CGFloat = 36
    /// The part of its band that a bar takes.
    static let barRatio: CGFloat = 0.65
}
