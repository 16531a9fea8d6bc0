import AttributeGraph
import Foundation

/// Sets the position of a guide of the content.
nonisolated struct AlignmentGuideModifier: PrimitiveModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: EmptyLayout(), inputs: inputs)
        node.setsGuides()
        var last: Self?
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            if let last, ValueComparator.of(Self.self).areEqual(last, modifier) { return }
            last = modifier
            node.layout = GuideLayout(key: modifier.key, computeValue: modifier.computeValue)
            node.flags.insert(.guidesChanged)
            node.invalidateSize()
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// The layout of content one of whose guides is computed.
struct GuideLayout: WrappingLayout {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard let child = node.onlyChild else { return nil }
        let dimensions = child.dimensions(for: proposal)
        guard key == self.key else { return dimensions[explicit: key] }
        return node.valid(computeValue(dimensions.forUser), "the guide of alignmentGuide(_:computeValue:)", .distance)
    }
}

extension View {
    /// Sets the position of a horizontal guide of the view, in points from its leading edge.
    ///
    ///     Text("12").alignmentGuide(.leading) { d in d[.trailing] }
    nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets the position of a vertical guide of the view, in points from its top.
    nonisolated public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue))
    }
}
