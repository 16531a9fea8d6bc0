/// The place of an annotation beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
    let number: Int
    /// Above the mark.
    public static let automatic = AnnotationPosition(number: 0)
    /// Over the mark.
    public static let overlay = AnnotationPosition(number: 1)
    /// Above the mark.
    public static let top = AnnotationPosition(number: 2)
    /// Below the mark.
    public static let bottom = AnnotationPosition(number: 3)
    /// Before the mark.
    public static let leading = AnnotationPosition(number: 4)
    /// After the mark.
    public static let trailing = AnnotationPosition(number: 5)
    /// Above and before the mark.
    public static let topLeading = AnnotationPosition(number: 6)
    /// Above and after the mark.
    public static let topTrailing = AnnotationPosition(number: 7)
    /// Below and before the mark.
    public static let bottomLeading = AnnotationPosition(number: 8)
    /// Below and after the mark.
    public static let bottomTrailing = AnnotationPosition(number: 9)
}

/// The mark that an annotation is made for.
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// The way in which an annotation is kept within bounds.
///
///     Chart {
///         PointMark(x: .value("Day", 1), y: .value("Visits", 5))
///             .annotation(position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .padScale)) { Text("Peak") }
///     }
public struct AnnotationOverflowResolution: Sendable {
    /// The bounds that an annotation is kept in.
    public struct Boundary: Sendable {
        let isPlot: Bool
        /// The chart.
        public static let automatic = Boundary(isPlot: false)
        /// The chart, with its axes and its legend.
        public static let chart = Boundary(isPlot: false)
        /// The plot.
        public static let plot = Boundary(isPlot: true)
    }

    /// The way in one direction.
    public struct Strategy: Sendable {
        /// The bounds that the annotation is moved into; nil if it is not moved.
        let boundary: Boundary?
        /// Whether the scale makes room for the annotation.
        let padsScale: Bool

        private init(boundary: Boundary? = nil, padsScale: Bool = false) {
            self.boundary = boundary
            self.padsScale = padsScale
        }

        /// Left where it is.
        public static let automatic = Strategy()
        /// Moved into the chart.
        public static let fit = Strategy(boundary: .chart)
        /// The scale is padded, so that the plot has room for the annotation beside its mark.
        public static let padScale = Strategy(padsScale: true)
        /// Left where it is.
        public static let disabled = Strategy()
        /// Moved into bounds.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(boundary: boundary) }
    }

    let x: Strategy
    let y: Strategy

    /// Creates a way for each direction.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// Annotations are left where they are.
    public static let automatic = AnnotationOverflowResolution()

    var needsChart: Bool { [x, y].contains { $0.boundary?.isPlot == false } }
    var padsScale: Bool { x.padsScale || y.padsScale }
}

struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> AnyView
}
