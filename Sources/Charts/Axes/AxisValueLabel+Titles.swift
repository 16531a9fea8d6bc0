// Made by script/lib/overloads.py of AxisValueLabel.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension AxisValueLabel where Content == Text {
    /// Creates a verbatim text as the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
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

    /// Creates a text resource as the label.
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
