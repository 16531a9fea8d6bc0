/// A mark of an axis at one value, as it is drawn.
struct AxisItem {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(AxisTick.Length, StrokeStyle?)
        case label(AxisLabel)
    }

    var kind: Kind
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

struct AxisLabel {
    enum Content: Equatable {
        /// A text, whose view is left alone as long as the text is the same.
        case text(String)
        case view(AnyView)

        static func == (a: Content, b: Content) -> Bool {
            // A view of the developer's is compared when it is updated.
            if case (.text(let a), .text(let b)) = (a, b) { a == b } else { false }
        }
    }

    var content: Content
    var anchor: UnitPoint?
    var collision: AxisValueLabelCollisionResolution
    var orientation: AxisValueLabelOrientation
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// Collects the marks of an axis at one value.
public struct _AxisMarkCollector {
    let value: AxisValue
    var items: [AxisItem] = []

    init(value: AxisValue) { self.value = value }
}

/// Collects the groups of marks of an axis.
public struct _AxisCollector {
    var groups: [AxisGroup] = []
}

/// Axis marks as they were declared: which values, and the marks at each.
struct AxisGroup {
    var preset: AxisMarkPreset
    var position: AxisMarkPosition
    var values: AxisMarkValues
    /// The marks at a value; nil for the default ones.
    var marks: ((AxisValue) -> any AxisMark)?
    var stroke: StrokeStyle?
    var format: ((Datum) -> String?)?
    /// The labels and ticks as one view, with a placeholder for them.
    var layer: AnyView?
}

/// The developer's choices for an axis.
struct AxisSpec {
    var groups = [AxisGroup(preset: .automatic, position: .automatic, values: .automatic)]
    var visibility = Visibility.automatic
    /// The labels and ticks of the axis as the developer styles them.
    var style: ((ChartAxisContent) -> AnyView)?

    /// The values that the domain is widened to.
    var roundingValues: AxisMarkValues { groups.first?.values ?? .automatic }
}
