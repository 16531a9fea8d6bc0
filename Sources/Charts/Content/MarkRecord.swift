/// The kinds of marks.
enum MarkKind: Hashable, Sendable {
    case bar, line, point, area, rule, rectangle, sector
}

/// A mark's extent along one axis.
enum Position: Equatable {
    /// The whole plot.
    case full
    case value(MarkValue)
    indirect case range(MarkValue, MarkValue)
    /// Distances from the start of the axis, in points; nil for the edge of the plot.
    case points(CGFloat?, CGFloat?)
    /// A part of a stack: its start, its end, and the number that it shows.
    case stacked(Double, Double, Double)

    var isStacked: Bool {
        if case .stacked = self { true } else { false }
    }

    /// The value of a position that is one.
    var single: MarkValue? {
        switch self {
        case .value(let value): value
        case .stacked(_, _, let number): MarkValue(.number(number))
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

    /// Whether both marks have one style, and come from one call with equal labels and dimensions.
    func looks(as other: MarkRecord) -> Bool { hasTraits(of: other) && style.isSame(as: other.style) }

    /// Whether assistive technology reads both marks alike.
    func reads(as other: MarkRecord) -> Bool {
        guard x == other.x, y == other.y, hasTraits(of: other) || shared.values == other.shared.values else {
            return false
        }
        return style.isSame(as: other.style)
            || (style.label == other.style.label && style.value == other.style.value
                && style.identifier == other.style.identifier && style.colorBy == other.style.colorBy)
    }

    /// The values of an axis, with their labels.
    func values(_ axis: Axis) -> [PlotValue] {
        let (position, labels) = axis == .horizontal ? (x, shared.values.xLabels) : (y, shared.values.yLabels)
        func labelled(_ value: MarkValue, _ label: Text?) -> PlotValue {
            PlotValue(label: label ?? Text(verbatim: ""), value: value)
        }
        return switch position {
        case .full, .points: []
        case .value(let value): [labelled(value, labels.start)]
        case .stacked(_, _, let number): [labelled(MarkValue(.number(number)), labels.start)]
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

/// The marks of one version of a chart. Views that have a plot are compared by it, rather than by each mark.
final class MarkList {
    let marks: [MarkRecord]

    init(_ marks: [MarkRecord]) { self.marks = marks }
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
