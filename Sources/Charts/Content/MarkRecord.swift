/// The kinds of marks.
enum MarkKind: Hashable, Sendable {
    case bar, line, point, area, rule, rectangle, sector
}

/// A mark's extent along one axis.
enum Position {
    /// The whole plot.
    case full
    case value(MarkValue)
    indirect case range(MarkValue, MarkValue)
    /// Distances from the start of the axis, in points; nil for the edge of the plot.
    case points(CGFloat?, CGFloat?)
    /// A part of a stack, with the value that it shows.
    case stacked(Double, Double, MarkValue)

    var isStacked: Bool {
        if case .stacked = self { true } else { false }
    }

    /// The value of a position that is one.
    var single: MarkValue? {
        switch self {
        case .value(let value), .stacked(_, _, let value): value
        default: nil
        }
    }
}

/// One mark of a chart: its places, and what it shares with the marks around it.
///
/// A chart has a record for each datum, so that a record is small and has few references. Labels, dimensions and all
/// else that the marks of one call have in common are in ``MarkTraits``, and read as properties of the record.
@dynamicMemberLookup
struct MarkRecord {
    var x: Position
    var y: Position
    /// The identity of the mark from one version of the content to the next.
    let identity: Int
    let style: MarkStyle
    private let shared: SharedTraits

    init(x: Position, y: Position, traits: SharedTraits, identity: Int, style: MarkStyle) {
        self.x = x
        self.y = y
        shared = traits
        self.identity = identity
        self.style = style
    }

    subscript<Value>(dynamicMember path: KeyPath<MarkTraits, Value>) -> Value {
        @inline(__always) get { shared.values[keyPath: path] }
    }

    /// Values of many marks in one record, or a function; nil for a single mark.
    var source: MarkSource? { shared.source }

    /// Whether the record shows more than one mark.
    var isSource: Bool { shared.source != nil }

    /// Whether both marks come from one call with equal labels and dimensions.
    func hasTraits(of other: MarkRecord) -> Bool { shared === other.shared }

    /// The values of an axis, with their labels.
    func values(_ axis: Axis) -> [PlotValue] {
        let (position, labels) = axis == .horizontal ? (x, shared.values.xLabels) : (y, shared.values.yLabels)
        func labelled(_ value: MarkValue, _ label: Text?) -> PlotValue {
            PlotValue(label: label ?? Text(verbatim: ""), value: value)
        }
        return switch position {
        case .full, .points: []
        case .value(let value), .stacked(_, _, let value): [labelled(value, labels.start)]
        case .range(let start, let end): [labelled(start, labels.start), labelled(end, labels.end)]
        }
    }

    /// Marks of lines and areas with equal keys are points of one line.
    var seriesKey: SeriesKey {
        SeriesKey(
            kind: self.kind, series: self.series?.datum, color: style.colorBy?.datum, symbol: style.symbolBy?.datum,
            line: style.lineBy?.datum, masks: self.masks)
    }
}

struct SeriesKey: Hashable {
    var kind: MarkKind
    var series: Datum?
    var color: Datum?
    var symbol: Datum?
    var line: Datum?
    /// The layer that the line is a part of the mask of.
    var masks: Int?
}
