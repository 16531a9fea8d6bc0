/// The marks of one axis, made for the values of its scale.
struct AxisPlan {
    struct Entry {
        var value: AxisValue
        var item: AxisItem
        var edge: Edge
        var isInset: Bool
        /// The place among the labels of its group, by which labels are thinned out.
        var group: Int
    }

    var entries: [Entry] = []
    let axis: Axis

    @MainActor
    init(
        _ spec: AxisSpec, scale: PositionScale, axis: Axis, length: CGFloat, isNormalized: Bool, calendar: Calendar,
        locale: Locale
    ) {
        self.axis = axis
        guard spec.visibility != .hidden, scale.isUsed || scale.isCategory else { return }
        for (number, group) in spec.groups.enumerated() {
            let data = group.values.values(on: scale, length: length, calendar: calendar)
            let format = AxisFormat(
                scale: scale, data: data, isPercent: isNormalized, unit: unit(of: group, scale, length),
                calendar: calendar, locale: locale)
            var edge = group.position.edge ?? (axis == .horizontal ? .bottom : .trailing)
            // An edge that the axis cannot be at counts as the default one.
            if (edge == .top || edge == .bottom) != (axis == .horizontal) {
                edge = axis == .horizontal ? .bottom : .trailing
            }
            for (index, datum) in data.enumerated() {
                let text = group.format?(datum) ?? format.text(datum)
                let next = index + 1 < data.count ? data[index + 1] : endOfLast(data, scale)
                let value = AxisValue(datum: datum, next: next, defaultText: text, index: index, count: data.count)
                let items =
                    group.marks.map { Self.items($0(value), of: value) }
                    ?? defaultItems(value, scale: scale, stroke: group.stroke)
                for item in items {
                    entries.append(
                        Entry(value: value, item: item, edge: edge, isInset: group.preset == .inset, group: number))
                }
            }
        }
    }

    @MainActor
    private static func items(_ mark: any AxisMark, of value: AxisValue) -> [AxisItem] {
        var collector = _AxisMarkCollector(value: value)
        mark._collect(into: &collector)
        return collector.items
    }

    private func unit(of group: AxisGroup, _ scale: PositionScale, _ length: CGFloat) -> DateStep? {
        guard scale.isDate else { return nil }
        return group.values.dateStep(
            min(scale.lower, scale.upper),
            min(scale.lower, scale.upper) + abs(scale.upper - scale.lower) / Double(scale.zoom), length: length)
    }

    /// The end of the interval that the last value begins: as long as the one before, within the domain.
    private func endOfLast(_ data: [Datum], _ scale: PositionScale) -> Datum? {
        guard let last = data.last?.continuous, let datum = data.last else { return nil }
        let end = max(scale.lower, scale.upper)
        guard data.count > 1, let before = data[data.count - 2].continuous else { return datum.replacing(end) }
        return datum.replacing(min(end, last + (last - before)))
    }

    @MainActor
    private func defaultItems(_ value: AxisValue, scale: PositionScale, stroke: StrokeStyle?) -> [AxisItem] {
        let label = AxisItem(
            kind: .label(
                AxisLabel(
                    content: .text(value.defaultText), anchor: nil, collision: .automatic, orientation: .automatic)))
        if scale.isCategory { return [label] }
        let line = AxisItem(kind: .gridLine(stroke))
        guard axis == .horizontal else { return [line, label] }
        return [line, AxisItem(kind: .tick(.label, stroke)), label]
    }

    /// The values at which lines of the grid are.
    var gridLines: [Datum] {
        entries.compactMap { if case .gridLine = $0.item.kind { $0.value.datum } else { nil } }
    }

    /// The position of an item on a scale: that of its value, or half-way to the next one.
    static func position(of value: Datum, next: Datum?, isCentered: Bool?, on scale: PositionScale) -> CGFloat? {
        guard let start = scale.position(value) else { return nil }
        if scale.isCategory {
            // Lines are between the bands only on request.
            return isCentered == false ? start - scale.step / 2 : start
        }
        guard isCentered == true else { return start }
        // The end of the domain begins no interval.
        guard let next, next != value, let end = scale.position(next) else { return nil }
        return (start + end) / 2
    }
}
