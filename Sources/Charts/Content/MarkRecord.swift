/// The kinds of marks.
enum MarkKind: Hashable, Sendable {
    case bar, line, point, area, rule, rectangle, sector
}

/// A mark's extent along one axis.
enum Position {
    /// The whole plot.
    case full
    case value(PlotValue)
    case range(PlotValue, PlotValue)
    /// Distances from the start of the axis, in points; nil for the edge of the plot.
    case points(CGFloat?, CGFloat?)
    /// A part of a stack, with the value that it shows.
    case stacked(Double, Double, PlotValue)

    /// The values that the scale of the axis has to include.
    var values: [PlotValue] {
        switch self {
        case .full, .points: []
        case .value(let value): [value]
        case .range(let start, let end): [start, end]
        case .stacked(_, _, let value): [value]
        }
    }

    var isStacked: Bool {
        if case .stacked = self { true } else { false }
    }

    /// The value of a position that is one.
    var single: PlotValue? {
        switch self {
        case .value(let value), .stacked(_, _, let value): value
        default: nil
        }
    }
}

/// One mark of a chart, as its initialiser and its modifiers describe it.
struct MarkRecord {
    var kind: MarkKind
    var x: Position
    var y: Position
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.unstacked
    var series: PlotValue?
    var angle: PlotValue?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    /// Values of many marks in one record, or a function; nil for a single mark.
    var source: MarkSource?
    /// The identity of the mark from one version of the content to the next.
    var identity = 0
    /// The innermost group that is drawn as one.
    var layer: Int?
    /// The layer that the mark is a part of the mask of.
    var masks: Int?
    var style = MarkStyle()

    init(kind: MarkKind, x: Position, y: Position) {
        self.kind = kind
        self.x = x
        self.y = y
    }

    /// Marks of lines and areas with equal keys are points of one line.
    var seriesKey: SeriesKey {
        SeriesKey(
            kind: kind, series: series?.datum, color: style.colorBy?.datum, symbol: style.symbolBy?.datum,
            line: style.lineBy?.datum, masks: masks)
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
