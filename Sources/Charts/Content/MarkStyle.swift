/// The appearance of marks. Modifiers of groups set it for all marks inside that do not set it themselves.
///
/// Marks that no modifier has told apart share their values: most charts have a thousand marks of a few styles.
@dynamicMemberLookup
struct MarkStyle {
    // @unchecked Sendable: shared values are never changed.
    private final class Storage: @unchecked Sendable {
        var values: MarkStyleValues

        init(_ values: MarkStyleValues) { self.values = values }

        static let plain = Storage(MarkStyleValues())
    }

    private var storage = Storage.plain

    /// Whether both are one style, which no modifier has told apart.
    func isSame(as other: MarkStyle) -> Bool { storage === other.storage }

    subscript<Value>(dynamicMember path: WritableKeyPath<MarkStyleValues, Value>) -> Value {
        @inline(__always) get { storage.values[keyPath: path] }
        @inline(__always) _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
            yield &storage.values[keyPath: path]
        }
    }
}

struct MarkStyleValues {
    var foreground: AnyShapeStyle?
    var colorBy: PlotValue?
    var symbol: AnyChartSymbolShape?
    var symbolBy: PlotValue?
    /// A view that is shown as the symbol.
    var symbolView: AnyView?
    /// The area of symbols, in square points.
    var symbolArea: CGFloat?
    var symbolSizeBy: PlotValue?
    var line: StrokeStyle?
    var lineBy: PlotValue?
    var positionBy: PlotValue?
    var positionAxis: Axis?
    var positionSpan = MarkDimension.automatic
    var interpolation = InterpolationMethod.linear
    var opacity = 1.0
    var cornerRadius: CGFloat = 0
    var cornerStyle = RoundedCornerStyle.continuous
    var offset = MarkOffset()
    var zIndex = 0.0
    var blur: CGFloat = 0
    var shadow: MarkShadow?
    var alignsWithPlot = false
    /// The shape in a mark's frame that the mark is clipped to.
    var clip: MarkClip?
    var annotations: [MarkAnnotation] = []
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}

/// Distances that a mark's edges are moved by, in points.
struct MarkOffset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

struct MarkClip {
    var path: (CGRect) -> Path
    var fill: FillStyle
}

struct MarkShadow {
    var color: Color
    var radius: CGFloat
    var x: CGFloat
    var y: CGFloat
}

extension MarkOffset {
    mutating func move(xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat) {
        self.xStart += xStart
        self.xEnd += xEnd
        self.yStart += yStart
        self.yEnd += yEnd
    }
}
