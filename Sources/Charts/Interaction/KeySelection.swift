/// Moves the selection of a chart over its marks by keys, while the plot has the focus: arrows to the next mark, escape
/// to none. A chart without a selection takes no focus.
struct KeySelection: ViewModifier {
    let geometry: PlotGeometry
    /// The place among the values, counted along the axis.
    @State private var index: Int?

    private var configuration: ChartConfiguration { geometry.model.configuration }

    func body(content: Content) -> some View {
        if let target {
            content
                .focusable()
                .onKeyPress(keys: target.keys) { press in
                    move(press.key, target)
                    return .handled
                }
        } else {
            content
        }
    }

    private struct Target {
        var selection: ChartSelection
        var values: [Datum]
        var previous: KeyEquivalent
        var next: KeyEquivalent

        var keys: Set<KeyEquivalent> { [previous, next, .escape] }
    }

    private var target: Target? {
        if let selection = configuration.xSelection, selection.selectRange == nil {
            // Values go along the plot: from the right to the left where that is the direction of reading.
            return Target(selection: selection, values: values(.horizontal), previous: .leftArrow, next: .rightArrow)
        }
        if let selection = configuration.ySelection, selection.selectRange == nil {
            return Target(selection: selection, values: values(.vertical), previous: .upArrow, next: .downArrow)
        }
        if let selection = configuration.angleSelection {
            return Target(selection: selection, values: angles, previous: .leftArrow, next: .rightArrow)
        }
        return nil
    }

    /// The values of an axis that marks are at, along the axis.
    private func values(_ axis: Axis) -> [Datum] {
        let scale = axis == .horizontal ? geometry.model.x : geometry.model.y
        var seen: Set<Datum> = []
        var places: [(CGFloat, Datum)] = []
        for item in geometry.items where !item.isLine {
            let mark = geometry.model.marks[item.mark]
            guard !mark.isSource, let value = (axis == .horizontal ? mark.x : mark.y).single,
                seen.insert(value.datum).inserted, let place = scale.position(value.datum)
            else { continue }
            places.append((place, value.datum))
        }
        return places.sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The sums of sectors' values up to the middle of each.
    private var angles: [Datum] {
        var sum = 0.0
        return geometry.model.marks.compactMap { mark in
            guard mark.kind == .sector, let value = SectorLayout.value(of: mark) else { return nil }
            sum += value
            return .number(sum - value / 2)
        }
    }

    private func move(_ key: KeyEquivalent, _ target: Target) {
        if key == .escape || target.values.isEmpty {
            index = nil
            target.selection.select(nil)
            return
        }
        let last = target.values.count - 1
        let new =
            if let index { min(max(0, index + (key == target.next ? 1 : -1)), last) } else {
                key == target.next ? 0 : last
            }
        index = new
        target.selection.select(target.values[new])
    }
}
