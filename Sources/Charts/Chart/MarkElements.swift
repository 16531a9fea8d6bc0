/// The marks of a chart as assistive technology reads them: a name and a value for each, in the order of the content.
struct MarkElements: View {
    let geometry: PlotGeometry

    /// The largest number of elements, so that charts of many marks update quickly.
    private static var limit: Int { 200 }

    var body: some View {
        ForEach(Array(elements.enumerated()), id: \.offset) { element in
            MarkElement(element: element.element)
        }
    }

    private var elements: [ReadMark] {
        var result: [ReadMark] = []
        result.reserveCapacity(min(Self.limit, geometry.items.count))
        for index in geometry.items.indices where result.count < Self.limit {
            switch geometry.items[index].figure {
            case .line, .area, .symbols: continue
            default: break
            }
            let mark = geometry.model.marks[geometry.items[index].mark]
            if !mark.style.isHidden { result.append(ReadMark(mark, frame: geometry.items[index].frame)) }
        }
        return result
    }
}

/// All that the element of a mark depends on. One that is equal to the last is not made again.
struct ReadMark: Equatable {
    let frame: CGRect
    let mark: MarkRecord

    init(_ mark: MarkRecord, frame: CGRect) {
        self.frame = frame
        self.mark = mark
    }

    static func == (a: ReadMark, b: ReadMark) -> Bool { a.frame == b.frame && a.mark.reads(as: b.mark) }
}

struct MarkElement: View {
    let element: ReadMark
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar

    var body: some View {
        let style = element.mark.style
        let texts = MarkText(element.mark)
        Color.clear
            .frame(width: max(1, element.frame.width), height: max(1, element.frame.height))
            .accessibilityElement()
            .accessibilityLabel(style.label ?? texts.label(locale, calendar))
            .accessibilityValue(style.value ?? texts.value(locale, calendar))
            .accessibilityIdentifier(style.identifier ?? "")
            .chartElement(.mark)
            // Last, so that the element is where the mark is.
            .offset(x: element.frame.minX, y: element.frame.minY)
            .allowsHitTesting(false)
    }
}

/// The texts that a mark is read as: the place as its name, the measure as its value.
struct MarkText: Equatable {
    /// The values of the axis that marks are along: the place of the mark.
    let places: [PlotValue]
    /// The values of the other axis.
    let measures: [PlotValue]
    /// Whether the mark's measure is along the x axis.
    let isHorizontal: Bool
    private let series: [PlotValue]

    init(_ mark: MarkRecord) {
        isHorizontal = Stacking.valueAxis(of: mark) == .horizontal || mark.x.isStacked
        if let angle = mark.angle {
            places = mark.style.colorBy.map { [$0] } ?? [angle]
            measures = [angle]
            series = []
        } else {
            let values = mark.values(isHorizontal ? .vertical : .horizontal)
            measures = mark.values(isHorizontal ? .horizontal : .vertical)
            places = values.isEmpty ? measures : values
            series = [mark.series, mark.style.colorBy].compactMap { $0 }
        }
    }

    func label(_ locale: Locale, _ calendar: Calendar) -> Text {
        joined((places + series).map { Text(verbatim: Self.text($0, locale: locale, calendar: calendar)) })
    }

    /// The measures with their names.
    func value(_ locale: Locale, _ calendar: Calendar) -> Text {
        joined(
            measures.map { Text("\($0.label): \(Text(verbatim: Self.text($0, locale: locale, calendar: calendar)))") })
    }

    private func joined(_ texts: [Text]) -> Text {
        guard let first = texts.first else { return Text(verbatim: "") }
        return texts.dropFirst().reduce(first) { Text("\($0), \($1)") }
    }

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
