/// The data that a chart shows, in series, as assistive technology, tests and the table of the data have it.
struct ChartData {
    struct Row {
        /// The place and the measures as they are read, such as "May 2026" and "5".
        var place: String
        var measure: String
        var point: AXDataPoint
    }

    struct Series {
        var name: String
        var isContinuous: Bool
        var rows: [Row]
    }

    private(set) var series: [Series] = []
    /// The names of what the places and the measures are.
    private(set) var placeTitle = ""
    private(set) var measureTitle = ""
    /// Whether the measures are along the x axis.
    private var isHorizontal = false
    private let model: ChartModel
    private let locale: Locale
    private let calendar: Calendar

    /// - Complexity: Linear in the number of marks.
    init(_ model: ChartModel, locale: Locale, calendar: Calendar) {
        self.model = model
        self.locale = locale
        self.calendar = calendar
        var numbers: [SeriesKey: Int] = [:]
        for mark in model.marks {
            if let source = mark.source {
                if case .columns(let columns) = source { add(columns, of: mark) }
                continue
            }
            let data = MarkText(mark)
            guard let row = row(of: mark, data) else { continue }
            if let number = numbers[mark.dataKey] {
                series[number].rows.append(row)
            } else {
                numbers[mark.dataKey] = series.count
                let names = [mark.series, mark.style.colorBy].compactMap { $0 }.map(text)
                series.append(
                    Series(
                        name: mark.kind == .sector ? "" : names.first ?? "",
                        isContinuous: mark.kind == .line || mark.kind == .area, rows: [row]))
            }
        }
    }

    private func text(_ value: PlotValue) -> String { MarkText.text(value, locale: locale, calendar: calendar) }

    private mutating func row(of mark: MarkRecord, _ data: MarkText) -> Row? {
        let measures = data.measures
        guard let place = data.places.first ?? measures.first else { return nil }
        name(place, measures.first, isHorizontal: data.isHorizontal)
        // The end of a range is the measure of a mark that has one.
        let value = measures.last.flatMap { ($0.end ?? $0.datum).continuous }
        let point: AXDataPoint =
            switch place.datum {
            case .category(let name): AXDataPoint(x: name, y: value)
            case .number(let number), .date(let number): AXDataPoint(x: number, y: value)
            }
        return Row(place: text(place), measure: measures.map(text).joined(separator: "–"), point: point)
    }

    private mutating func name(_ place: PlotValue, _ measure: PlotValue?, isHorizontal: Bool) {
        guard placeTitle.isEmpty, measureTitle.isEmpty else { return }
        self.isHorizontal = isHorizontal
        placeTitle = place.label.string(locale: locale)
        measureTitle = measure?.label.string(locale: locale) ?? ""
    }

    private mutating func add(_ columns: MarkColumns, of mark: MarkRecord) {
        name(columns.first.x, columns.first.y, isHorizontal: false)
        let first = columns.first
        func value(_ number: Double, like other: PlotValue) -> PlotValue {
            PlotValue(label: other.label, datum: other.datum.replacing(number), unit: other.unit)
        }
        series.append(
            Series(
                name: mark.series.map(text) ?? mark.style.colorBy.map(text) ?? "", isContinuous: mark.kind == .line,
                rows: zip(columns.x, columns.y).map { x, y in
                    Row(
                        place: text(value(x, like: first.x)), measure: text(value(y, like: first.y)),
                        point: AXDataPoint(x: x, y: y))
                }))
    }

    // MARK: - Description

    /// The description for assistive technology and tests.
    ///
    /// - Parameter lines: The values at which lines of the grid are, of each axis.
    func descriptor(title: String, summary: String, lines: (x: [Double], y: [Double])) -> AXChartDescriptor {
        let (place, measure) = isHorizontal ? (model.y, model.x) : (model.x, model.y)
        let (placeLines, measureLines) = isHorizontal ? (lines.y, lines.x) : (lines.x, lines.y)
        let names =
            model.isPie
            ? series.flatMap(\.rows).map(\.place)
            : place.categories.map {
                MarkText.text($0, locale: locale, calendar: calendar)
            }
        let xAxis: any AXDataAxisDescriptor =
            model.isPie || place.isCategory
            ? AXCategoricalDataAxisDescriptor(title: placeTitle, categoryOrder: names)
            : axis(place, title: placeTitle, placeLines)
        let hasMeasure = !model.isPie && measure.isUsed && !measure.isCategory
        return AXChartDescriptor(
            title: title.isEmpty ? nil : title, summary: summary.isEmpty ? nil : summary, xAxis: xAxis,
            yAxis: hasMeasure ? axis(measure, title: measureTitle, measureLines) : nil,
            series: series.map {
                AXDataSeriesDescriptor(name: $0.name, isContinuous: $0.isContinuous, dataPoints: $0.rows.map(\.point))
            })
    }

    private func axis(_ scale: PositionScale, title: String, _ lines: [Double]) -> AXNumericDataAxisDescriptor {
        let (isDate, locale, calendar) = (scale.isDate, locale, calendar)
        let low = min(scale.lower, scale.upper)
        let bounds = low.isFinite ? low...max(scale.lower, scale.upper, low) : 0...0
        return AXNumericDataAxisDescriptor(
            title: title, range: bounds, gridlinePositions: lines,
            valueDescriptionProvider: { number in
                MarkText.text(isDate ? .date(number) : .number(number), locale: locale, calendar: calendar)
            })
    }
}

extension MarkRecord {
    /// Marks with equal keys are in one series of the data, whatever their symbols.
    fileprivate var dataKey: SeriesKey {
        SeriesKey(
            kind: self.kind, series: self.series?.datum, color: self.kind == .sector ? nil : style.colorBy?.datum)
    }
}
