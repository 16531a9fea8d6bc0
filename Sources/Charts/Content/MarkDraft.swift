/// A mark as its initialiser describes it, before a chart collects it.
@dynamicMemberLookup
struct MarkDraft {
    let x: Position
    let y: Position
    private(set) var traits: MarkTraits
    /// Values of many marks in one, or a function; nil for a single mark.
    var source: MarkSource?

    init(kind: MarkKind, x: MarkPlace, y: MarkPlace) {
        self.x = x.position
        self.y = y.position
        traits = MarkTraits(kind: kind, xLabels: x.labels, yLabels: y.labels)
    }

    subscript<Value>(dynamicMember path: WritableKeyPath<MarkTraits, Value>) -> Value {
        @inline(__always) get { traits[keyPath: path] }
        @inline(__always) _modify { yield &traits[keyPath: path] }
    }

    /// The value of the x axis, where the mark is at one.
    var xValue: PlotValue? { Self.value(x, traits.xLabels) }
    /// The value of the y axis, where the mark is at one.
    var yValue: PlotValue? { Self.value(y, traits.yLabels) }

    private static func value(_ position: Position, _ labels: PlaceLabels) -> PlotValue? {
        guard case .value(let value) = position, let label = labels.start else { return nil }
        return PlotValue(label: label, value: value)
    }
}

/// A mark's extent along one axis, with the labels of its values.
struct MarkPlace {
    var position: Position
    var labels = PlaceLabels()

    /// The whole plot.
    static var full: MarkPlace { MarkPlace(position: .full) }

    static func value(_ value: PlotValue) -> MarkPlace {
        MarkPlace(position: .value(value.value), labels: PlaceLabels(start: value.label))
    }

    static func range(_ start: PlotValue, _ end: PlotValue) -> MarkPlace {
        MarkPlace(
            position: .range(start.value, end.value), labels: PlaceLabels(start: start.label, end: end.label))
    }

    /// Distances from the start of the axis, in points; nil for the edge of the plot.
    static func points(_ start: CGFloat?, _ end: CGFloat?) -> MarkPlace { MarkPlace(position: .points(start, end)) }
}
