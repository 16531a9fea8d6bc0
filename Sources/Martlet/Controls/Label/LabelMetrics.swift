import AttributeGraph
import Foundation

/// The lengths that modifiers set for labels. They are looked up when a label is created.
final class LabelMetrics {
    /// The distance between icon and title, in points.
    var spacing: ((Graph) -> CGFloat)?
    /// The minimum width of the icon, in points.
    var iconWidth: ((Graph) -> CGFloat)?
    /// Whether the icon is above the title.
    var isStacked: ((Graph) -> Bool)?

    init(outer: LabelMetrics?) {
        spacing = outer?.spacing
        iconWidth = outer?.iconWidth
        isStacked = outer?.isStacked
    }

    /// Creates metrics that place icons above titles, for containers that decide on the layout of their labels.
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
    /// Sets the spacing between icon and title for the labels in the view, in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        modifier(LabelMetricModifier(metric: .spacing, length: spacing))
    }

    /// Reserves a width for the icons of the labels in the view, so that the titles of successive labels are aligned. A
    /// narrower icon is centered in this width, which is in points.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        modifier(LabelMetricModifier(metric: .iconWidth, length: value))
    }
}
