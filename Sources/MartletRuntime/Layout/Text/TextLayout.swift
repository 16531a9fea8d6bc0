import Foundation

extension RenderNode {
    /// Replaces the text of the node, and invalidates the size if it may differ.
    package func show(_ content: __owned TextContent) {
        guard let old = textReference else { return show(consume content, changing: .size) }
        // The node holds `old` for the whole call.
        let change = old.with { prepare(for: content, after: $0) }
        if change != .nothing { show(consume content, changing: change) }
    }

    private func show(_ content: __owned TextContent, changing change: TextChange) {
        self.content = .text(consume content)
        didChange()
        if change == .size { invalidateSize() }
    }

    /// The effect of replacing the text of a node.
    private enum TextChange { case nothing, looks, size }

    /// Prepares for another text. A separate function, so that the first text of a node counts no references.
    @inline(never)
    private func prepare(for content: __shared TextContent, after old: __shared TextContent) -> TextChange {
        if old.sharesLook(with: content) {
            if old.sharesString(with: content) { return .nothing }
        } else {
            if old == content { return .nothing }
            if old.isMeasured(like: content) {
                // Only colors differ, as in each frame of an animated color.
                content.knownIdeal = old.knownIdeal
                return .looks
            }
            if !old.isSet(like: content) { flags.formUnion(.edgesChanged) }
        }
        if withScene({ $0.mayMove }), !old.sharesString(with: content) { fadeContentOver() }
        return .size
    }
}

extension RenderNode {
    /// The text of the node, unretained; for use while the text does not change.
    fileprivate var textReference: Borrowed<TextContent>? {
        guard case .text(let text) = content else { return nil }
        return Borrowed(text)
    }
}

/// The layout of text: measured by the host.
package struct TextLayout: NodeLayout {
    package init() {}

    package func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        // The node holds its text, which only rules replace.
        guard let text = node.textReference else { return .zero }
        let ideal = text.with { text in node.withScene { text.idealMetrics(in: $0) } }
        // A single line has the same size for every sufficient proposal.
        let isOneLine = ideal.firstBaseline == ideal.lastBaseline
        if isOneLine, proposal.width.map({ $0 >= ideal.size.width }) ?? true {
            node.sizeTraits = [.bounded(.horizontal), .rigid(.vertical)]
            return ideal.size
        }
        if proposal == .unspecified { return ideal.size }
        return text.with {
            node.scene.metrics(of: $0, proposal: node.proposalForWholeWords(of: $0, proposal)).size
        }
    }

    package func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {}

    package var ownSpacing: OwnSpacing { .byFont }

    package func spacing(of node: RenderNode, at edge: Edge) -> SpacingEdge {
        guard edge.axis == .vertical, case .text(let text) = node.content else { return .standard }
        return .text(inset: edge == .top ? node.withScene { text.idealMetrics(in: $0) }.capitalsInset : 0)
    }

    package func explicitAlignment(
        _ key: AlignmentKey, of node: RenderNode, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.isTextBaseline, case .text(let text) = node.content else { return nil }
        var metrics = text.idealMetrics(in: node.scene)
        if metrics.size != size { metrics = node.scene.metrics(of: text, proposal: ProposedViewSize(size)) }
        return key == VerticalAlignment.firstTextBaseline.key ? metrics.firstBaseline : metrics.lastBaseline
    }
}

extension SceneGraph {
    /// Returns the size and baselines of text. The size is rounded up to whole pixels, so that rounding of edges never
    /// makes it smaller.
    package func metrics(of text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        var metrics = host.measure(text, proposal: proposal)
        let pixel = profile.pixelSize
        metrics.size.width = (metrics.size.width / pixel.width - 1e-6).rounded(.up) * pixel.width
        metrics.size.height = (metrics.size.height / pixel.height - 1e-6).rounded(.up) * pixel.height
        return metrics
    }
}

extension TextContent {
    /// Returns the size and baselines without a proposal, measured once.
    package func idealMetrics(in scene: SceneGraph) -> TextMetrics {
        if let knownIdeal { return knownIdeal }
        let metrics = scene.metrics(of: self, proposal: .unspecified)
        knownIdeal = metrics
        return metrics
    }
}
