/// The texts that assistive technology reads for a chart as a whole: the names of what it shows, and between which values.
struct ChartSummary {
    let model: ChartModel
    let locale: Locale
    let calendar: Calendar

    /// The labels of the measure, the place and the series, each once.
    var label: Text {
        var labels: [Text] = []
        func add(_ label: Text?) {
            if let label, !labels.contains(label) { labels.append(label) }
        }
        if let sector = model.marks.first(where: { $0.kind == .sector }) {
            add(sector.angle?.label)
        } else {
            add(first(.vertical))
            add(first(.horizontal))
        }
        add(model.colors.label)
        return joined(labels)
    }

    private func first(_ axis: Axis) -> Text? {
        model.marks.lazy.compactMap { $0.values(axis).first?.label }.first
    }

    /// The bounds of both axes, or the number of categories' names where there are few.
    var value: Text {
        guard !model.isPie else { return Text(verbatim: "") }
        let parts = [model.y, model.x].compactMap { range(of: $0) }
        return Text(verbatim: parts.joined(separator: ", "))
    }

    private func range(of scale: PositionScale) -> String? {
        guard scale.isUsed, let first = scale.domain.first, let last = scale.domain.last else { return nil }
        let (a, b) = (text(first), text(last))
        return a == b ? a : a + "–" + b
    }

    private func text(_ datum: Datum) -> String {
        // A label of ten kilobytes is no summary.
        String(MarkText.text(datum, locale: locale, calendar: calendar).prefix(100))
    }

    private func joined(_ texts: [Text]) -> Text {
        guard let first = texts.first else { return Text(verbatim: "") }
        return texts.dropFirst().reduce(first) { Text("\($0), \($1)") }
    }
}
