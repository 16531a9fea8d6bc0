/// Collects the marks of a chart's content, with the styles that apply to each.
public struct _MarkCollector {
    /// The marks, in the order of the content.
    var marks: [MarkRecord] = []
    /// The style that content has where it says nothing else.
    var style = MarkStyle()
    /// The groups that are drawn as one, in the order of the content.
    var layers: [MarkLayer] = []
    /// The columns of plots that the chart has shown before.
    var cache: ColumnCache?
    /// The identity of the content that is collected: a hash of the branches and elements around it.
    var identity = 0
    var pools = MarkPools()
    /// The innermost group that is drawn as one.
    private var layer: Int?
    /// The layer that the content masks.
    private var masked: Int?

    /// Collects the marks of content with a style that differs from the one around it.
    @MainActor
    mutating func collect(_ content: some ChartContent, change: (inout MarkStyle) -> Void) {
        let outer = style
        change(&style)
        content._collect(into: &self)
        style = outer
    }

    /// Collects the marks of content with a style by a value. Marks with equal values share one style, as marks of one
    /// series do.
    @MainActor
    mutating func collect(
        _ content: some ChartContent, channel: StyleChannel, change: (inout MarkStyle) -> Void
    ) {
        let outer = style
        style = pools.styles.style(outer, channel, change: change)
        content._collect(into: &self)
        style = outer
    }

    /// Collects content whose identity differs from that of its siblings.
    @MainActor
    mutating func collect(_ content: some ChartContent, id: some Hashable) {
        let outer = identity
        identity = Self.identity(of: id, in: outer)
        content._collect(into: &self)
        identity = outer
    }

    /// Collects content that is drawn as one, behind a mask or in a view if there is one.
    @MainActor
    mutating func collectLayer(
        _ content: some ChartContent, mask: (any ChartContent)? = nil, style: AnyView? = nil
    ) {
        let outer = layer
        let index = layers.count
        layers.append(MarkLayer(parent: outer, isMasked: mask != nil, style: style))
        layer = index
        content._collect(into: &self)
        layer = outer
        guard let mask else { return }
        let outerMask = masked
        masked = masked ?? index
        collect(mask, id: -1)
        masked = outerMask
    }

    mutating func append(_ draft: MarkDraft) { append(draft, style: style) }

    mutating func append(_ draft: MarkDraft, change: (inout MarkStyle) -> Void) {
        var own = style
        change(&own)
        append(draft, style: own)
    }

    private mutating func append(_ draft: MarkDraft, style: MarkStyle) {
        var traits = draft.traits
        traits.layer = layer
        traits.masks = masked
        marks.append(
            MarkRecord(
                x: draft.x, y: draft.y, traits: pools.traits.shared(traits, source: draft.source), identity: identity,
                style: style))
    }

    static func identity(of id: some Hashable, in outer: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(outer)
        hasher.combine(id)
        return hasher.finalize()
    }
}

/// A group of marks that is drawn as one.
struct MarkLayer {
    var parent: Int?
    var isMasked = false
    /// The view that shows the group, with a placeholder for its marks.
    var style: AnyView?
}
