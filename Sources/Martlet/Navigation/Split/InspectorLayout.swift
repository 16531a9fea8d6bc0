import Foundation

/// The layout of content with an inspector. Its subviews are the content and, while the inspector is presented, a
/// background, the line before the inspector, and the inspector.
///
/// The inspector is beside the content. If that would leave the content too narrow, the inspector covers the content's
/// trailing part.
nonisolated struct InspectorLayout: Layout {
    /// The width of the inspector, in points.
    let width: CGFloat

    /// The minimum width of content that an inspector is beside.
    private static let leastContent: CGFloat = 200

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private struct Widths {
        var content: CGFloat?
        var line: CGFloat = 0
        var inspector: CGFloat = 0
        var isBeside = true

        /// The width of the inspector with its line.
        var trailing: CGFloat { line + inspector }
    }

    private func widths(_ subviews: Subviews, in total: CGFloat?) -> Widths {
        guard subviews.count > 3 else { return Widths(content: total) }
        let line = subviews[2].sizeThatFits(ProposedViewSize(width: nil, height: 0)).width
        guard let total else { return Widths(content: nil, line: line, inspector: width) }
        let least = max(Self.leastContent, subviews[0].sizeThatFits(.zero).width)
        let isBeside = total - line - width >= least
        let inspector = isBeside ? width : max(0, min(width, total - line))
        return Widths(
            content: isBeside ? total - line - inspector : total, line: line, inspector: inspector, isBeside: isBeside)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let widths = widths(subviews, in: proposal.width)
        var size = content.sizeThatFits(ProposedViewSize(width: widths.content, height: proposal.height))
        guard subviews.count > 3 else { return size }
        let inspector = subviews[3].sizeThatFits(ProposedViewSize(width: widths.inspector, height: proposal.height))
        size.height = max(size.height, inspector.height)
        size.width = widths.isBeside ? size.width + widths.trailing : max(size.width, widths.trailing)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let content = subviews.first else { return }
        let widths = widths(subviews, in: bounds.width)
        content.place(
            at: bounds.origin, proposal: ProposedViewSize(width: widths.content, height: bounds.height))
        guard subviews.count > 3 else { return }
        let column = bounds.maxX - widths.inspector
        let line = column - widths.line
        // An inspector beside the content does not need a background.
        subviews[1].place(
            at: CGPoint(x: line, y: bounds.minY),
            proposal: widths.isBeside ? .zero : ProposedViewSize(width: widths.trailing, height: bounds.height))
        subviews[2].place(
            at: CGPoint(x: line, y: bounds.minY), proposal: ProposedViewSize(width: widths.line, height: bounds.height))
        subviews[3].place(
            at: CGPoint(x: column, y: bounds.minY),
            proposal: ProposedViewSize(width: widths.inspector, height: bounds.height))
    }
}
