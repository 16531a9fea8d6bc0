/// A label of an axis.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: (AxisValue) -> AxisLabel.Content
    private let isCentered: Bool?
    private let anchor: UnitPoint?
    private let collision: AxisValueLabelCollisionResolution
    private let orientation: AxisValueLabelOrientation
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?

    /// Creates a view as the label.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let content = AnyView(content())
        label = { _ in .view(content) }
        self.isCentered = centered
        self.anchor = anchor
        self.collision = collisionResolution
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Adds the label to the marks at a value.
    @MainActor public func _collect(into collector: inout _AxisMarkCollector) {
        let label = AxisLabel(
            content: self.label(collector.value), anchor: anchor, collision: collision, orientation: orientation,
            horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        collector.items.append(AxisItem(kind: .label(label), isCentered: isCentered))
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates the value as the label.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = { .text($0.defaultText) }
        self.isCentered = centered
        self.anchor = anchor
        self.collision = collisionResolution
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Creates the value in a format as the label.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        label = { .text(Format.FormatInput(datum: $0.datum).map(format.format) ?? $0.defaultText) }
        self.isCentered = centered
        self.anchor = anchor
        self.collision = collisionResolution
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Creates a localized text as the label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = { _ in .view(AnyView(Text(titleKey))) }
        self.isCentered = centered
        self.anchor = anchor
        self.collision = collisionResolution
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Creates a text as the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let title = String(title)
        label = { _ in .text(title) }
        self.isCentered = centered
        self.anchor = anchor
        self.collision = collisionResolution
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// Creates a text of a resource as the label.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        label = { _ in .view(AnyView(Text(title))) }
        self.isCentered = centered
        self.anchor = anchor
        self.collision = collisionResolution
        self.orientation = orientation
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

}
