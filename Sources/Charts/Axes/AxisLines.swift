/// A line through the plot at a value of an axis.
nonisolated public struct AxisGridLine: AxisMark {
    private let item: AxisItem

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - centered: Whether it is half-way to the next value.
    ///   - stroke: How it is drawn; nil for a thin line.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        item = AxisItem(kind: .gridLine(stroke), isCentered: centered)
    }

    /// Adds the line to the marks at a value.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) { collector.items.append(item) }
}

/// A short line from the plot outwards at a value of an axis.
nonisolated public struct AxisTick: AxisMark {
    /// The length of ticks.
    public struct Length: Sendable {
        enum Kind: Sendable {
            case points(CGFloat)
            case label(CGFloat)
        }

        let kind: Kind
        /// A few points.
        public static var automatic: Length { Length(kind: .points(4)) }
        /// As far as the label reaches.
        public static var label: Length { label() }
        /// As far as the longest label reaches.
        public static var longestLabel: Length { longestLabel() }
        /// Returns some points farther than the label reaches.
        public static func label(extendPastBy length: CGFloat = 0) -> Length { Length(kind: .label(length)) }
        /// Returns some points farther than the longest label reaches.
        public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length { Length(kind: .label(length)) }
    }

    private let item: AxisItem

    /// Creates a tick of a length in points.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        item = AxisItem(kind: .tick(Length(kind: .points(length)), stroke), isCentered: centered)
    }

    /// Creates a tick.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        item = AxisItem(kind: .tick(length, stroke), isCentered: centered)
    }

    /// Adds the tick to the marks at a value.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) { collector.items.append(item) }
}

/// The way in which labels that overlap are thinned out.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
    let hides: Bool
    let spacing: CGFloat?
    /// Labels are left out at equal distances.
    public static var automatic: AxisValueLabelCollisionResolution { .init(hides: true, spacing: nil) }
    /// Labels are left out at equal distances.
    public static var greedy: AxisValueLabelCollisionResolution { .init(hides: true, spacing: nil) }
    /// All labels are shown.
    public static var disabled: AxisValueLabelCollisionResolution { .init(hides: false, spacing: nil) }
    /// Labels are left out at equal distances, so that some points are between them.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution { .init(hides: true, spacing: minimumSpacing) }
}

/// The direction in which labels are read.
public struct AxisValueLabelOrientation: Sendable, Hashable {
    let degrees: Double
    /// Horizontally.
    public static var automatic: AxisValueLabelOrientation { .init(degrees: 0) }
    /// Horizontally.
    public static var horizontal: AxisValueLabelOrientation { .init(degrees: 0) }
    /// From top to bottom.
    public static var vertical: AxisValueLabelOrientation { .init(degrees: 90) }
    /// From bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { .init(degrees: -90) }
}

/// Marks of an axis with a style.
nonisolated struct StyledAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisItem) -> Void

    @MainActor func _collect(into collector: inout _AxisMarkCollector) {
        let first = collector.items.count
        content._collect(into: &collector)
        for index in first..<collector.items.count { change(&collector.items[index]) }
    }
}

extension AxisMark {
    /// Sets the font of labels that have none.
    nonisolated public func font(_ font: Font?) -> some AxisMark {
        StyledAxisMark(content: self) { $0.font = $0.font ?? font }
    }

    /// Sets the style of marks that have none.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return StyledAxisMark(content: self) { $0.style = $0.style ?? style }
    }

    /// Moves marks, in points.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

    /// Moves marks, in points.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        StyledAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}
