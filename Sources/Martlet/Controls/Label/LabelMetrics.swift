import AttributeGraph
import Foundation

/// What modifiers say of the lengths in labels, found when a label is made.
final class LabelMetrics {
    /// Between icon and title, in points.
    var spacing: ((Graph) -> CGFloat)?
    /// The least width of the icon, in points.
    var iconWidth: ((Graph) -> CGFloat)?
    /// Whether the icon stands above the title.
    var isStacked: ((Graph) -> Bool)?

    init(outer: LabelMetrics?) {
        spacing = outer?.spacing
        iconWidth = outer?.iconWidth
        isStacked = outer?.isStacked
    }

    /// Whether icons stand above titles, unless labels say how they are laid out.
    init(isStacked: @escaping (Graph) -> Bool) { self.isStacked = isStacked }
}

/// Sets a length of the labels in the content.
nonisolated struct LabelMetricModifier: InputModifier {
    enum Metric { case spacing, iconWidth }

    let metric: Metric
    let length: CGFloat

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let metrics = LabelMetrics(outer: inputs.attachment(LabelMetrics.self))
        let read: (Graph) -> CGFloat = { min(max(0, modifier.read(in: $0).length.finite()), 10_000) }
        switch modifier.read(in: inputs.graph).metric {
        case .spacing: metrics.spacing = read
        case .iconWidth: metrics.iconWidth = read
        }
        inputs.attach(LabelMetrics.self, metrics)
    }
}

extension View {
    /// Sets the distance between the icons and the titles of the labels in the view, in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        modifier(LabelMetricModifier(metric: .spacing, length: spacing))
    }

    /// Reserves a width for the icons of the labels in the view, in points, so that titles below each other begin at one
    /// line. An icon that is narrower stands in the middle of it.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        modifier(LabelMetricModifier(metric: .iconWidth, length: value))
    }
}
