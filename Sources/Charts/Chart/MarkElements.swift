/// The marks of a chart as assistive technology reads them: a name and a value for each, in the order of the content.
struct MarkElements: View {
    let geometry: PlotGeometry

    /// The largest number of elements, so that charts of many marks update quickly.
    private static var limit: Int { 200 }

    var body: some View {
        ForEach(Array(elements.enumerated()), id: \.offset) { element in
            MarkElement(geometry: geometry, item: element.element)
        }
    }

    private var elements: [PlotGeometry.Item] {
        let items = geometry.items.lazy.filter { item in
            if geometry.model.marks[item.mark].style.isHidden { return false }
            switch item.figure {
            case .line, .area, .symbols: return false
            default: return true
            }
        }
        return Array(items.prefix(Self.limit))
    }
}

private struct MarkElement: View {
    let geometry: PlotGeometry
    let item: PlotGeometry.Item
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View {
        let mark = geometry.model.marks[item.mark]
        let text = MarkText(mark: mark, locale: locale, calendar: calendar)
        Color.clear
            .frame(width: max(1, item.frame.width), height: max(1, item.frame.height))
            .accessibilityElement()
            .accessibilityLabel(mark.style.label ?? text.label)
            .accessibilityValue(mark.style.value ?? text.value)
            .accessibilityIdentifier(mark.style.identifier ?? "")
            .chartElement(.mark)
            // Last, so that the element is where the mark is.
            .offset(x: item.frame.minX, y: item.frame.minY)
            .allowsHitTesting(false)
    }
}

/// The texts that a mark is read as: the place as its name, the measure as its value.
struct MarkText {
    let mark: MarkRecord
    let locale: Locale
    let calendar: Calendar

    /// Whether the mark's measure is along the x axis.
    var isHorizontal: Bool { Stacking.valueAxis(of: mark) == .horizontal || isStacked(mark.x) }

    /// The values of the axis that marks are along: the place of the mark.
    var places: [PlotValue] {
        if let angle = mark.angle { return mark.style.colorBy.map { [$0] } ?? [angle] }
        let values = isHorizontal ? mark.y.values : mark.x.values
        return values.isEmpty ? (isHorizontal ? mark.x.values : mark.y.values) : values
    }

    /// The values of the other axis.
    var measures: [PlotValue] {
        if let angle = mark.angle { return [angle] }
        return isHorizontal ? mark.x.values : mark.y.values
    }

    private func isStacked(_ position: Position) -> Bool {
        if case .stacked = position { true } else { false }
    }

    var label: Text {
        let series = mark.angle == nil ? [mark.series, mark.style.colorBy].compactMap { $0 } : []
        return joined((places + series).map { Text(verbatim: text($0)) })
    }

    /// The measures with their names.
    var value: Text { joined(measures.map { Text("\($0.label): \(Text(verbatim: text($0)))") }) }

    private func joined(_ texts: [Text]) -> Text {
        guard let first = texts.first else { return Text(verbatim: "") }
        return texts.dropFirst().reduce(first) { Text("\($0), \($1)") }
    }

    private func text(_ value: PlotValue) -> String { Self.text(value, locale: locale, calendar: calendar) }

    static func text(_ datum: Datum, locale: Locale, calendar: Calendar) -> String {
        text(PlotValue(label: Text(verbatim: ""), datum: datum), locale: locale, calendar: calendar)
    }

    static func text(_ value: PlotValue, locale: Locale, calendar: Calendar) -> String {
        switch value.datum {
        case .category(let name): return name
        case .number(let number):
            guard let end = value.end?.continuous else { return number.formatted(.number.locale(locale)) }
            return number.formatted(.number.locale(locale)) + "–" + end.formatted(.number.locale(locale))
        case .date(let seconds):
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            switch value.unit {
            case .year, .yearForWeekOfYear: style = style.year()
            case .month, .quarter: style = style.month(.wide).year()
            case .hour, .minute, .second: style = style.month(.abbreviated).day().hour().minute()
            default: style = style.month(.abbreviated).day().year()
            }
            return date.formatted(style)
        }
    }
}
