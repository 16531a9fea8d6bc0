import Foundation

/// A horizontal stack of a label and a value, aligned by their first baselines.
///
/// A value without text, such as a slider or a switch, has no baseline: its center is aligned with the label's.
nonisolated struct LabeledRow: Layout {
    typealias Cache = HStackLayout.Cache

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    private func stack(of subviews: Subviews) -> HStackLayout {
        let hasText = subviews.last?.dimensions(in: .unspecified)[explicit: .firstTextBaseline] != nil
        return HStackLayout(alignment: hasText ? .firstTextBaseline : .center)
    }

    func makeCache(subviews: Subviews) -> Cache { stack(of: subviews).makeCache(subviews: subviews) }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        stack(of: subviews).updateCache(&cache, subviews: subviews)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        stack(of: subviews).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        stack(of: subviews).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
